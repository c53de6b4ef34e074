"""The command that writes what the front end takes from here: its faces and its colours.

``python -m voormsi_nb.picture.export FOLDER`` writes ``faces.ts`` and ``tokens.css`` into the
folder, ``voormsi_nb/frontend/src/generated`` in this project. A test holds both up to date.

>>> print(tokens_as_css().splitlines()[1])
.vn-root {
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from voormsi_nb.picture.faces_data import faces_as_typescript
from voormsi_nb.picture.palette import (
    BACK,
    COURT_GOLD,
    DIMMED_FACE,
    PAPER_SUITS,
    Theme,
    colours,
    other,
    text_suits,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_HEAD: Final = (
    "/* Written by `python -m voormsi_nb.picture.export`: change voormsi_nb/picture/palette.py. */"
)


def tokens_as_css() -> str:
    """Return the custom properties of the table, light, dark and with the classic palette.

    Besides the tokens themselves there are ``--vn-suit-*`` (on paper), ``--vn-text-*`` (in running
    text), ``--vn-turn-*`` (side colours on the inverse plate), ``--vn-court`` and ``--vn-back-*``.
    """
    always = {
        "court": COURT_GOLD,
        **{f"back-{part}": colour for part, colour in BACK.items()},
        **{f"suit-{suit.lower()}": colour for suit, colour in PAPER_SUITS["four"].items()},
    }
    paper = PAPER_SUITS["classic"]
    classic = {
        "suit-c": paper["C"],
        "suit-d": paper["D"],
        "text-c": "var(--vn-ink)",
        "text-d": "var(--vn-text-h)",
    }
    return "\n".join(
        [
            _HEAD,
            *_rule(".vn-root", always | _themed("light")),
            *_rule('.vn-root[data-vn-theme="dark"]', _themed("dark")),
            *_rule('.vn-root[data-vn-palette="classic"]', classic),
            "",
        ]
    )


def _themed(theme: Theme) -> dict[str, str]:
    """Return what differs between the themes."""
    inverse = colours(other(theme))
    return {
        **colours(theme),
        **{f"text-{suit.lower()}": colour for suit, colour in text_suits(theme).items()},
        **{f"turn-{side}": inverse[side] for side in ("a", "b", "c")},
        "dimface": f"{DIMMED_FACE[theme]:g}",
    }


def _rule(selector: str, properties: Mapping[str, str]) -> Iterable[str]:
    yield f"{selector} {{"
    yield from (f"  --vn-{name}: {value};" for name, value in properties.items())
    yield "}"


def exported() -> dict[str, str]:
    """Return the files by name, with what must be in them."""
    return {"faces.ts": faces_as_typescript(), "tokens.css": tokens_as_css()}


def main(arguments: list[str]) -> int:
    """Write the files into the folder that is named; return the exit code."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m voormsi_nb.picture.export FOLDER\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in exported().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
