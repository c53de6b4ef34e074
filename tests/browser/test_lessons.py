"""Lessons and films in the page: gone through by keys alone, clean for axe, kept by the browser."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import examine
from voormsi_nb.rules import PACK, Card
from voormsi_nb.teach import LessonSession, PlayPosition, Try, Watch
from voormsi_nb.teach.swapping import swap

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import OpenNotebook

_CELL = "from voormsi_nb import Film, Lesson\nshown = {}\nshown"
_TEXTS = 5


def _root(page: Page, kind: str = "lesson") -> Locator:
    found = page.locator(f'.vn-root[data-vn-kind="{kind}"]').first
    expect(found).to_be_visible()
    return found


def _settled(root: Locator) -> None:
    """Wait until Python has answered: the snapshot may come before the reply."""
    expect(root).not_to_have_attribute("data-vn-pending", "true")


def _reach_by_tab(root: Locator) -> None:
    """Press Tab, from the active cell on, until something of the lesson has the focus."""
    for _ in range(40):
        if root.evaluate("(it) => it.contains(document.activeElement)"):
            return
        root.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the lesson")


def _choose(root: Locator, ids: list[str]) -> None:
    """Choose answers by their numbers."""
    answers = root.locator("[data-vn-answer]")
    order = [answers.nth(at).get_attribute("data-vn-answer") for at in range(answers.count())]
    for name in ids:
        root.page.keyboard.press(str(order.index(name) + 1))
        expect(root.locator(f'[data-vn-answer="{name}"]')).to_have_attribute("aria-pressed", "true")


def _exchange(root: Locator, session: LessonSession, step: Try) -> None:
    """Exchange a card by keys, so that the goal is reached."""
    keyboard, trick = root.page.keyboard, session.trick
    assert trick is not None
    others = [card for card in PACK if card not in trick.cards]
    old, new = next(
        (old, new)
        for old, new in product(trick.cards[trick.number :], others)
        if step.goal in {None, swap(trick, old, new).winner}
    )
    keyboard.press(str(trick.cards.index(old) + 1))
    expect(root.get_by_role("dialog")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Tab")
    pack = root.locator(".vn-pack [data-vn-card]")
    order = [pack.nth(at).get_attribute("data-vn-card") for at in range(pack.count())]
    for _ in range(order.index(new.code)):
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    session.swap(old, new)
    expect(root.locator('[data-vn-verdict="right"]')).to_be_visible()
    expect(root.locator('[data-vn-act="swap"]:focus')).to_be_visible()


def _by_keys(root: Locator, session: LessonSession) -> None:
    """Do what the step asks for and go on, with a mirror of the lesson that knows the answers."""
    keyboard, step, question = root.page.keyboard, session.step, session.question
    if question is not None:
        _choose(root, list(question.answer))
        keyboard.press("Enter")
        session.answer(list(question.answer))
        expect(root.locator('[data-vn-verdict="right"]')).to_be_visible()
    elif isinstance(step, PlayPosition):
        _choose(root, [Card(text).code for text in step.model.split()])
        keyboard.press("Enter")
        session.play(step.model)
        expect(root.locator('[data-vn-verdict="right"]')).to_be_visible()
    elif isinstance(step, Try):
        _exchange(root, session, step)
        keyboard.press("Tab")
        while not root.locator('[data-vn-act="next"]:focus').count():
            keyboard.press("Tab")
    elif isinstance(step, Watch):
        keyboard.press("End")  # not a key of films: it stays where it is
        for _ in range(3):
            keyboard.press("ArrowRight")
        while not root.locator('[data-vn-act="next"]:focus').count():
            keyboard.press("Tab")
    _settled(root)
    keyboard.press("Enter")
    session.next()
    expect(root.locator("[data-vn-verdict]")).to_have_count(0)
    _settled(root)


def test_a_whole_lesson_by_keys_alone(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(_CELL.format('Lesson("sevens", seed=1)'))
    before = notebook.cells()
    root = _root(notebook.page)
    session = LessonSession("sevens", seed=1)
    steps = str(len(session.steps))
    _reach_by_tab(root)
    while not session.is_over:
        expect(root).to_have_attribute("data-vn-step", str(session.at + 1))
        expect(root).to_have_attribute("data-vn-steps", steps)
        _by_keys(root, session)
        expect(root).to_have_attribute(
            "data-vn-phase", "summary" if session.step is None else session.step.kind
        )
    assert notebook.cells() == before
    attempts = notebook.python("len(shown.attempts)")
    assert attempts == len(session.attempts)


def test_a_fresh_lesson_goes_on_where_the_browser_was(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(_CELL.format('Lesson("welcome")'))
    root = _root(notebook.page)
    root.locator('[data-vn-act="next"]').click()
    expect(root).to_have_attribute("data-vn-step", "2")
    notebook.run_all()
    root = _root(notebook.page)
    expect(root).to_have_attribute("data-vn-step", "1")
    root.locator('[data-vn-act="resume"]').click()
    expect(root).to_have_attribute("data-vn-step", "2")


def test_a_film_leaves_the_focus_and_steps_without_python(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(_CELL.format('Film("7♥ K♣ K♠ A♣")'))
    root = _root(notebook.page, "film")
    assert not root.evaluate("(it) => it.contains(document.activeElement)")
    notebook.restart_kernel()
    root.locator('[data-vn-act="film-next"]').click()
    expect(root.locator(".vn-film-frame").nth(1)).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_axe_finds_nothing_in_lessons(open_notebook: OpenNotebook, theme: str) -> None:
    notebook = open_notebook(_CELL.format('Lesson("welcome")'))
    page, root = notebook.page, _root(notebook.page)
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
                _settled(root)
            found = examine(page)
            assert (acts, found.faults) == (acts, [])
            assert "color-contrast" in found.checked
            assert found.contrasts >= _TEXTS
    finally:
        notebook.choose_theme("JupyterLab Light")
