"""A lesson as it is gone through in the page by keys alone."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from voormsi_nb.rules import PACK, Card
from voormsi_nb.teach import PlayPosition, Try, Watch
from voormsi_nb.teach.swapping import swap

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from voormsi_nb.teach import LessonSession


def root_of(page: Page, kind: str = "lesson") -> Locator:
    """Return the first widget of this kind in the page, once it is there."""
    found = page.locator(f'.vn-root[data-vn-kind="{kind}"]').first
    expect(found).to_be_visible()
    return found


def settled(root: Locator) -> None:
    """Wait until Python has answered: the snapshot may come before the reply."""
    expect(root).not_to_have_attribute("data-vn-pending", "true")


def reach_by_tab(root: Locator) -> None:
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


def by_keys(root: Locator, session: LessonSession) -> None:
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
    settled(root)
    keyboard.press("Enter")
    session.next()
    expect(root.locator("[data-vn-verdict]")).to_have_count(0)
    settled(root)


def go_through(root: Locator, session: LessonSession) -> None:
    """Do a lesson from start to end by keys alone."""
    steps = str(len(session.steps))
    reach_by_tab(root)
    while not session.is_over:
        expect(root).to_have_attribute("data-vn-step", str(session.at + 1))
        expect(root).to_have_attribute("data-vn-steps", steps)
        by_keys(root, session)
        expect(root).to_have_attribute(
            "data-vn-phase", "summary" if session.step is None else session.step.kind
        )
