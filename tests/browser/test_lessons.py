"""Lessons and films in the page: gone through by keys alone, clean for axe, kept by the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.lesson_keys import go_through, root_of, settled
from voormsi_nb.teach import LessonSession

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

_CELL = "from voormsi_nb import Film, Lesson\nshown = {}\nshown"
_TEXTS = 5


def test_a_whole_lesson_by_keys_alone(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(_CELL.format('Lesson("sevens", seed=1)'))
    before = notebook.cells()
    root = root_of(notebook.page)
    session = LessonSession("sevens", seed=1)
    go_through(root, session)
    assert notebook.cells() == before
    attempts = notebook.python("len(shown.attempts)")
    assert attempts == len(session.attempts)


def test_a_fresh_lesson_goes_on_where_the_browser_was(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(_CELL.format('Lesson("welcome")'))
    root = root_of(notebook.page)
    root.locator('[data-vn-act="next"]').click()
    expect(root).to_have_attribute("data-vn-step", "2")
    notebook.run_all()
    root = root_of(notebook.page)
    expect(root).to_have_attribute("data-vn-step", "1")
    root.locator('[data-vn-act="resume"]').click()
    expect(root).to_have_attribute("data-vn-step", "2")


def test_a_film_leaves_the_focus_and_steps_without_python(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(_CELL.format('Film("7♥ K♣ K♠ A♣")'))
    root = root_of(notebook.page, "film")
    assert not root.evaluate("(it) => it.contains(document.activeElement)")
    notebook.restart_kernel()
    root.locator('[data-vn-act="film-next"]').click()
    expect(root.locator(".vn-film-frame").nth(1)).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_axe_finds_nothing_in_lessons(open_notebook: OpenNotebook, theme: str) -> None:
    notebook = open_notebook(_CELL.format('Lesson("welcome")'))
    page, root = notebook.page, root_of(notebook.page)
    page.emulate_media(reduced_motion="reduce")
    try:
        notebook.choose_theme(f"JupyterLab {theme}")
        expect(root).to_have_attribute("data-vn-theme", theme.lower())
        for acts in (
            [],
            ['[data-vn-act="next"]'],
            ['[data-vn-answer="S"]'],
            ['[data-vn-act="check"]'],
            ['[data-vn-act="again"]', '[data-vn-answer="W"]', '[data-vn-act="check"]'],
            ['[data-vn-act="next"]'],
            ['[data-vn-act="next"]'],
            ['[data-vn-act="swap"]'],
        ):
            for act in acts:
                root.locator(act).first.click()
                settled(root)
            found = examine(page)
            assert (acts, found.faults) == (acts, [])
            assert "color-contrast" in found.checked
            assert found.contrasts >= _TEXTS
    finally:
        notebook.choose_theme("JupyterLab Light")
