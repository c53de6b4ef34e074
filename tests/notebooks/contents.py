"""What must hold of the contents of the project's notebooks: links, pictures, lessons, seeds."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any

from voormsi_nb.rules import RULES
from voormsi_nb.teach import LESSONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nbformat import NotebookNode

# Where a seed stands in a call; None where it can only be named.
_SEED_AT = {"Table": None, "Lesson": None, "Random": 0, "Game.new": 0, "play_game": 1}
_INSTEAD_OF_SEED = {"game", "resume"}
_ADDRESS = re.compile(r"https?://|www\.|\bdata:|src=|<img|<script", re.IGNORECASE)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]*)\)")
_RULE = re.compile(r"\bR\d\.\d+\b")
_KNOWN_RULES = {rule.id for rule in RULES}
_SVG = "image/svg+xml"


def faults(notebook: NotebookNode, name: str, names: Iterable[str]) -> list[str]:
    """Name everything that is wrong with a notebook among the notebooks of these names."""
    return [
        fault
        for cell in notebook.cells
        for fault in (
            *_faults_of_text(cell, set(names)),
            *(_faults_of_code(cell) if cell.cell_type == "code" else ()),
        )
    ] + [*_faults_of_order(notebook, name, sorted(names))]


def _faults_of_text(cell: NotebookNode, names: set[str]) -> Iterator[str]:
    """Judge what is written in a cell: addresses, links, pictures, ids of rules."""
    if _ADDRESS.search(cell.source):
        yield f"{cell.id}: an address outside, or a picture without words"
    for rule in sorted({*_RULE.findall(cell.source)} - _KNOWN_RULES):
        yield f"{cell.id}: there is no rule {rule}"
    if cell.cell_type == "markdown":
        for picture, words, target in _LINK.findall(cell.source):
            if not words.strip():
                yield f"{cell.id}: a link or picture without words"
            if not picture and target not in names:
                yield f"{cell.id}: {target} is no notebook"


def _faults_of_code(cell: NotebookNode) -> Iterator[str]:
    """Judge what a cell makes and what it shows."""
    for call in _calls(cell.source):
        made = ast.unparse(call.func)
        if made in _SEED_AT and not _has_seed(call, _SEED_AT[made]):
            yield f"{cell.id}: {made} without a seed"
        if made == "Lesson" and _first(call) not in LESSONS:
            yield f"{cell.id}: there is no lesson {_first(call)!r}"
    for output in cell.outputs:
        data: dict[str, Any] = output.get("data", {})
        if data and not data.get("text/plain", "").strip():
            yield f"{cell.id}: an output without text"
        drawn = data.get(_SVG)
        if drawn is not None and not re.search(r"<title>[^<]+</title><desc>[^<]+</desc>", drawn):
            yield f"{cell.id}: a picture without title and description"


def _calls(source: str) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def _has_seed(call: ast.Call, at: int | None) -> bool:
    named = {word.arg for word in call.keywords}
    return (
        "seed" in named
        or bool(named & _INSTEAD_OF_SEED)
        or (at is not None and len(call.args) > at)
    )


def _first(call: ast.Call) -> object:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) else None


def _faults_of_order(notebook: NotebookNode, name: str, names: list[str]) -> Iterator[str]:
    """Judge where the notebook leads: to the next, or from the last back to the first."""
    links = {target for *_, target in _LINK.findall(notebook.cells[-1].source)}
    at = names.index(name)
    if names[(at + 1) % len(names)] not in links:
        yield "its last cell does not lead to the next notebook"
    shown = [_first(call) for call in _calls_of(notebook) if ast.unparse(call.func) == "Lesson"]
    wanted = [LESSONS[at]] if at else []
    if shown != wanted:
        yield f"it shows the lessons {shown}, and should show {wanted}"


def _calls_of(notebook: NotebookNode) -> list[ast.Call]:
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return [call for cell in cells for call in _calls(cell.source)]
