"""A browser that is none, for lessons and films; and lessons brought to a step."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, cast

from tests.widget.talking import Browser
from voormsi_nb import Lesson
from voormsi_nb.rules import PACK
from voormsi_nb.teach import LessonSession, PlayPosition, Try
from voormsi_nb.teach.swapping import swap

if TYPE_CHECKING:
    from voormsi_nb import Table
    from voormsi_nb.widget.base import BoundWidget


class Hearing(Browser):
    """Speaks to any widget as the front end does."""

    def __init__(self, widget: BoundWidget) -> None:
        """Listen to the widget."""
        self.widget = widget
        super().__init__(cast("Table", widget))


def session_of(lesson: Lesson) -> LessonSession:
    """Return what the widget draws."""
    return lesson._session  # noqa: SLF001 - the one place that knows


def do_step(lesson: Lesson) -> None:
    """Do what the step, or the question, asks for."""
    session = session_of(lesson)
    step, question = session.step, session.question
    if question is not None:
        lesson.answer(list(question.answer))
    elif isinstance(step, PlayPosition):
        lesson.play(step.model)
    elif isinstance(step, Try):
        _exchange(lesson)


def _exchange(lesson: Lesson) -> None:
    """Exchange one card of the free trick so that its goal is reached."""
    step, trick = session_of(lesson).step, lesson.trick
    assert isinstance(step, Try)
    assert trick is not None
    others = [card for card in PACK if card not in trick.cards]
    for old, new in product(trick.cards[trick.number :], others):
        if step.goal in {None, swap(trick, old, new).winner}:
            lesson.swap(old, new)
            return
    raise AssertionError("one exchange does not reach the goal")


def lesson_at(name: str, step: int, seed: int = 1) -> Lesson:
    """Return the lesson at a step, counted from 1."""
    lesson = Lesson(name, seed=seed)
    while session_of(lesson).at + 1 < step:
        do_step(lesson)
        lesson.next()
    return lesson
