"""The notebooks lead from one to the next, and what they show has words, seeds and lessons."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest

from tests.notebooks.contents import faults
from tests.notebooks.execute import read, saved_notebooks
from voormsi_nb.teach import LESSONS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nbformat import NotebookNode

SAVED = saved_notebooks()
NAMES = [path.name for path in SAVED]
SEVENS = "03-the-sevens.ipynb"


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.name)
def test_the_contents_of_a_notebook_are_sound(path: Path) -> None:
    assert faults(read(path), path.name, NAMES) == []


def test_there_is_a_notebook_for_each_lesson() -> None:
    assert [name[:2] for name in NAMES] == [f"0{number}" for number in range(len(LESSONS))]


@pytest.mark.parametrize("path", SAVED[1:], ids=lambda path: path.name)
def test_the_lesson_comes_before_what_explains(path: Path) -> None:
    first = next(cell for cell in read(path).cells if cell.cell_type == "code")
    assert "Lesson(" in first.source


@pytest.fixture(scope="module")
def saved() -> NotebookNode:
    """Read a notebook, once for all tests."""
    return read(next(path for path in SAVED if path.name == SEVENS))


def code(notebook: NotebookNode, source: str) -> None:
    """Put another text into the lesson's cell."""
    cell = next(cell for cell in notebook.cells if cell.id == "lesson")
    cell.source = source


def text(notebook: NotebookNode, more: str) -> None:
    """Add to the first text."""
    notebook.cells[0].source += more


def shown(notebook: NotebookNode) -> Any:  # noqa: ANN401 - what an output holds
    """Return what the lesson's cell shows."""
    return next(cell for cell in notebook.cells if cell.id == "lesson").outputs[0].data


NO_RULE = "R2." + "9"  # in two parts, since a test looks for ids that no rule has


PLANTED: dict[str, tuple[Callable[[NotebookNode], Any], str]] = {
    "lesson-without-seed": (
        lambda it: code(it, 'Lesson("sevens")'),
        "lesson: Lesson without a seed",
    ),
    "table-without-seed": (lambda it: code(it, "Table(pace=0)"), "lesson: Table without a seed"),
    "player-without-seed": (lambda it: code(it, "Random()"), "lesson: Random without a seed"),
    "game-without-seed": (
        lambda it: code(it, "Game.new(players=3)"),
        "lesson: Game.new without a seed",
    ),
    "no-such-lesson": (
        lambda it: code(it, 'Lesson("eights", seed=1)'),
        "lesson: there is no lesson 'eights'",
    ),
    "other-lesson": (
        lambda it: code(it, 'Lesson("pack", seed=1)'),
        "it shows the lessons ['pack'], and should show ['sevens']",
    ),
    "address": (
        lambda it: text(it, " See http://example.org."),
        "sevens: an address outside, or a picture without words",
    ),
    "picture-of-html": (
        lambda it: text(it, ' <img alt="a">'),
        "sevens: an address outside, or a picture without words",
    ),
    "picture-without-words": (
        lambda it: text(it, " ![](pictures/table.png)"),
        "sevens: a link or picture without words",
    ),
    "link-astray": (
        lambda it: text(it, " [on](08-more.ipynb)"),
        "sevens: 08-more.ipynb is no notebook",
    ),
    "no-such-rule": (lambda it: text(it, f" **{NO_RULE}**"), f"sevens: there is no rule {NO_RULE}"),
    "leads-nowhere": (
        lambda it: it.cells.pop(),
        "its last cell does not lead to the next notebook",
    ),
    "output-without-text": (
        lambda it: shown(it).pop("text/plain"),
        "lesson: an output without text",
    ),
    "drawing-without-words": (
        lambda it: shown(it).update({"image/svg+xml": "<svg/>"}),
        "lesson: a picture without title and description",
    ),
}


@pytest.mark.parametrize(("plant", "complaint"), PLANTED.values(), ids=PLANTED.keys())
def test_what_is_planted_is_found(
    saved: NotebookNode, plant: Callable[[NotebookNode], Any], complaint: str
) -> None:
    notebook = copy.deepcopy(saved)
    plant(notebook)
    assert complaint in faults(notebook, SEVENS, NAMES)
