"""Writes the playthroughs anew: `python -m tests.rules.golden.write`, from the top of the checkout.

Read the difference before committing it: each changed line is a rule or a sentence that changed.
"""

from __future__ import annotations

from pathlib import Path

from tests.rules.golden.chosen import CHOSEN, play_out
from tests.rules.golden.prose import told

FOLDER = Path(__file__).parent


def playthroughs() -> dict[str, str]:
    """Tell all chosen deals, by the names of their files."""
    return {f"{chosen.name}.txt": told(chosen, play_out(chosen)) for chosen in CHOSEN}


def main() -> None:
    """Write each file, and remove those that are told no more."""
    texts = playthroughs()
    for path in FOLDER.glob("*.txt"):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
