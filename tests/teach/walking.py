"""Goes through lessons as a learner does: what answers right, what answers wrong."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from voormsi_nb.rules import PACK
from voormsi_nb.teach import LessonSession, PlayPosition, Question, Try
from voormsi_nb.teach.playing import play_position
from voormsi_nb.teach.swapping import swap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voormsi_nb.rules import Card


def a_wrong_answer(question: Question) -> list[str]:
    """Give the ids of an answer that is not right."""
    return [next(choice.id for choice in question.choices if (choice.id,) != question.answer)]


def a_bad_play(step: PlayPosition) -> tuple[Card, ...] | None:
    """Give a play that misses the goal, None where every play reaches it."""
    assert step.deal is not None
    plays = step.deal.legal_plays
    return next((play for play in plays if not play_position(step, play).reached), None)


def a_good_swap(session: LessonSession) -> tuple[Card, Card]:
    """Give an exchange that brings a free trick to its goal."""
    step, trick = session.step, session.trick
    assert isinstance(step, Try)
    assert trick is not None
    free = [card for card in PACK if card not in trick.cards]
    for old, new in product(trick.cards[trick.number :], free):
        if step.goal in {None, swap(trick, old, new).winner}:
            return old, new
    raise AssertionError("one exchange does not reach the goal")


def walk(session: LessonSession, *, wrong_first: bool) -> Iterator[str]:
    """Go through a whole lesson, and stop to be looked at after each move."""
    while not session.is_over:
        step = session.step
        yield "arrived"
        if session.question is not None:
            if wrong_first:
                session.answer(a_wrong_answer(session.question))
                yield "wrong"
                session.again()
                yield "again"
            session.answer(list(session.question.answer))
            yield "right"
        elif isinstance(step, PlayPosition):
            bad = a_bad_play(step) if wrong_first else None
            if bad is not None:
                session.play(bad)
                yield "missed"
                session.again()
            session.play(step.model)
            yield "reached"
        elif isinstance(step, Try):
            session.swap(*a_good_swap(session))
            yield "swapped"
        session.next()
    yield "over"
