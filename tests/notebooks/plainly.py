"""Run the plain cells of saved notebooks without a kernel, and say where they give something else.

Plain is every cell that makes no film, lesson or table. It takes a tenth of the time of nbval and
compares what nbval compares; test_plainly.py holds the two against each other.

``python -P -m tests.notebooks.plainly`` reads a JSON list of runs from its input, each a folder
that holds the package voormsi_nb and a notebook. It answers each with a line of JSON: where the
package was imported from, and the cells that differ, each with what differs there. Each run is a
process of its own, split off before anything of the package is loaded.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import re
import signal
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from IPython.core.formatters import DisplayFormatter

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

# What nbval leaves out of its comparison.
_LEFT_OUT = {
    "metadata",
    "traceback",
    "prompt_number",
    "output_type",
    "name",
    "execution_count",
    "application/vnd.jupyter.widget-view+json",
    "image/png",
    "image/jpeg",
}

Output = dict[str, Any]

_WIDGET = re.compile(r"\b(Film|Lesson|Table)\(")

_PATIENCE = 60
"""Seconds after which a run is ended; then no package is named."""


class Difference(NamedTuple):
    """A cell that gives something else than what is saved: its id, and in what it differs."""

    cell: str
    what: str


def comparable(outputs: Iterable[Mapping[str, Any]]) -> dict[str, list[str]]:
    """Return what is compared of the outputs of a cell: the texts of each kind, in order."""
    found: dict[str, list[str]] = defaultdict(list)
    for output in outputs:
        if output["output_type"] == "stream":
            found[output["name"]] = ["".join([*found[output["name"]], output["text"]])]
            continue
        for key, value in {**output, **output.get("data", {})}.items():
            if key not in _LEFT_OUT and key != "data":
                found[key].append(value)
    return dict(found)


def difference(outputs: Iterable[Output], saved: Iterable[Mapping[str, Any]]) -> str | None:
    """Name the kind of output in which a cell differs from what is saved; None if it does not."""
    now, before = comparable(outputs), comparable(saved)
    return next(
        (kind for kind in sorted({*now, *before}) if now.get(kind) != before.get(kind)), None
    )


def outputs_of(source: str, names: dict[str, Any]) -> list[Output]:
    """Run a cell and return its outputs: what it prints, and its last value or its error."""
    printed = io.StringIO()
    shown: list[Output] = []
    with contextlib.redirect_stdout(printed):
        try:
            value = _value_of(source, names)
        except Exception as error:  # noqa: BLE001 - a cell may raise anything
            shown = [{"output_type": "error", "ename": type(error).__name__, "evalue": str(error)}]
        else:
            if value is not None:
                data, _ = DisplayFormatter().format(value)
                shown = [{"output_type": "execute_result", "data": data}]
    text = printed.getvalue()
    stream = [{"output_type": "stream", "name": "stdout", "text": text}] if text else []
    return [*stream, *shown]


def _value_of(source: str, names: dict[str, Any]) -> object:
    """Run a cell and return the value of its last line, None where that is no expression."""
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "<cell>", "exec"), names)  # noqa: S102 - a cell of the project's own
        return None
    tree.body.pop()
    exec(compile(tree, "<cell>", "exec"), names)  # noqa: S102 - as above
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)  # noqa: S307 - as above


def plain_cells(path: Path) -> list[dict[str, Any]]:
    """Return the plain code cells of a notebook, texts joined; nbformat takes seconds to load."""
    cells = json.loads(path.read_text(encoding="utf-8"), object_hook=_joined)["cells"]
    return [
        cell for cell in cells if cell["cell_type"] == "code" and not _WIDGET.search(cell["source"])
    ]


def _joined(read: dict[str, Any]) -> dict[str, Any]:
    """Join the lines of a text, which a notebook keeps as a list."""
    return {
        key: "".join(value)
        if isinstance(value, list) and value and isinstance(value[0], str)
        else value
        for key, value in read.items()
    }


def differences(cells: Iterable[Mapping[str, Any]]) -> list[Difference]:
    """Run the cells in order, and return those that differ from what is saved."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for cell in cells:
        what = difference(outputs_of(cell["source"], names), cell["outputs"])
        if what is not None:
            found.append(Difference(cell["id"], what))
    return found


def _run(folder: str, notebook: str) -> None:
    """Run a notebook with the package of this folder, and print what came of it."""
    sys.path.insert(0, folder)
    found = differences(plain_cells(Path(notebook)))
    package = sys.modules.get("voormsi_nb")
    print(json.dumps([package and package.__file__, found]), flush=True)  # noqa: T201


def main() -> None:
    """Run what the input asks for, each in a process of its own."""
    for folder, notebook in json.load(sys.stdin):
        child = os.fork()
        if not child:
            signal.alarm(_PATIENCE)
            try:
                _run(folder, notebook)
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        if status:
            print(json.dumps([None, []]), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
