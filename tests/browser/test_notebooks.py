"""The project's notebooks in a real JupyterLab: every widget appears, and nothing complains."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Notebook
from tests.browser.lesson_keys import go_through, root_of
from tests.notebooks.execute import read, saved_notebooks
from voormsi_nb.teach import LessonSession

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.server import Server

SAVED = saved_notebooks()
SEVENS = next(path for path in SAVED if path.stem == "03-the-sevens")

_MADE = re.compile(r"\b(Film|Lesson|Table)\(")


class OpenSaved(Protocol):
    """Opens a notebook of the project and runs it."""

    def __call__(self, path: Path) -> Notebook:
        """Open a copy of the notebook and run all its cells."""


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """Keep what the console of the page reports as an error."""
    found: list[str] = []
    page.on("console", lambda line: found.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: found.append(error.message))
    return found


@pytest.fixture
def open_saved(page: Page, server: Server) -> Iterator[OpenSaved]:
    """Give what opens a notebook of the project; its kernel ends with the test."""
    opened: list[Notebook] = []

    def opening(path: Path) -> Notebook:
        shutil.copy(path, server.folder)
        notebook = Notebook(page, server, "lab", path.name)
        opened.append(notebook)
        notebook.open()
        notebook.run_all()
        return notebook

    yield opening
    opened[-1].shut_down()


def kinds_of(path: Path) -> list[str]:
    """Name the widgets that the cells of a notebook show, in their order."""
    cells = [cell for cell in read(path).cells if cell.cell_type == "code"]
    return [made[1].lower() for cell in cells for made in _MADE.finditer(cell.source)]


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_every_widget_appears_and_nothing_complains(
    open_saved: OpenSaved, complaints: list[str], path: Path
) -> None:
    notebook = open_saved(path)
    kinds = kinds_of(path)
    roots = notebook.page.locator(".vn-root")
    expect(roots).to_have_count(len(kinds))
    shown = [roots.nth(at).get_attribute("data-vn-kind") for at in range(len(kinds))]
    assert shown == kinds
    for root in roots.all():
        root.scroll_into_view_if_needed()
        expect(root).to_be_visible()
    expect(
        notebook.page.locator('[data-mime-type="application/vnd.jupyter.stderr"]')
    ).to_have_count(0)
    assert complaints == []


def test_the_lesson_of_the_sevens_by_keys_alone(
    open_saved: OpenSaved, complaints: list[str]
) -> None:
    notebook = open_saved(SEVENS)
    notebook.script("panel.content.activeCellIndex = 0;")
    before = notebook.cells()
    session = LessonSession("sevens", seed=1)
    go_through(root_of(notebook.page), session)
    assert notebook.cells() == before
    assert notebook.python("len(lesson.attempts)") == len(session.attempts)
    assert complaints == []


def test_a_complaint_would_be_heard(page: Page, complaints: list[str]) -> None:
    page.evaluate("console.error('out of order')")
    assert complaints == ["out of order"]
