"""The snapshot of a lesson: all that a step shows, as one value of the wire.

What is right stands in it only after it was found or shown: not in a question that waits, not in
its film, and not in the trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.locale import language
from voormsi_nb.picture.naming import label, side_at
from voormsi_nb.rules.sentences.people import People
from voormsi_nb.teach import Goal, PlayPosition, Read, Try, Watch
from voormsi_nb.teach.question import YOU
from voormsi_nb.widget import lesson_words, wire, words
from voormsi_nb.widget.lesson_feedback import feedback_on, film_shown, is_open
from voormsi_nb.widget.lesson_summary import summary_of
from voormsi_nb.widget.wire_lesson import (
    Ask,
    Choice,
    LessonCan,
    LessonPlay,
    LessonSnapshot,
    LessonStep,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Card
    from voormsi_nb.teach import LessonSession, Question
    from voormsi_nb.widget.base import Size

_PEOPLE = People.of(None, YOU)


class Stand(NamedTuple):
    """What a snapshot holds besides the lesson: its place in time, size, code, faults."""

    epoch: str
    rev: int
    size: Size
    code: str
    problem: str | None = None


def snapshot(session: LessonSession, stand: Stand) -> LessonSnapshot:
    """Return the snapshot in the language in force."""
    lesson, step, question = session.lesson, session.step, session.question
    rows = session.steps
    number = min(session.at + 1, len(rows))
    texts = [str(text) for text in session.texts]
    own = len(step.texts) if step is not None else 0
    return LessonSnapshot(
        v=wire.VERSION,
        epoch=stand.epoch,
        rev=stand.rev,
        kind="lesson",
        phase="summary" if step is None else step.kind,
        name=lesson.name,
        title=lesson_words.title(lesson.number, lesson.title),
        note=lesson_words.step_note(number, len(rows)),
        heading=lesson.title if step is None else step.title,
        step=number,
        steps=[LessonStep(row.title, row.state) for row in rows],
        texts=texts[:own],
        after=texts[own:],
        can=LessonCan(
            next=session.can_go_on,
            again=_can_again(session),
            show=session.can_show,
            swap=isinstance(step, Try),
        ),
        code=stand.code,
        fresh=not session.progress.moves,
        size=stand.size,
        language=language(),
        trick=_trick(session),
        whole=session.trick is not None and session.trick.is_whole,
        hand=_codes(_hand(question)),
        asked=[] if question is None else _codes(question.asked),
        facts=_facts(session),
        picture=step.picture if isinstance(step, Read) else None,
        ask=_ask(session),
        feedback=feedback_on(session),
        wait=_wait(session),
        film=film_shown(session),
        summary=summary_of(session) if step is None else None,
        problem=None if stand.problem is None else wire.Problem("internal", stand.problem),
    )


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _can_again(session: LessonSession) -> bool:
    tried = session.verdict is not None or session.played is not None
    return tried and not session.can_go_on


def _wait(session: LessonSession) -> str:
    """Return what an act that is closed waits for, where the step itself does not say it."""
    if _can_again(session) and not session.can_show:
        return lesson_words.show_later()
    return session.waits_for or "" if isinstance(session.step, Try) else ""


def _trick(session: LessonSession) -> list[LessonPlay]:
    """Return what lies on the table; a step about the seats has their names without cards."""
    trick, step = session.trick, session.step
    if isinstance(step, Read) and step.picture == "table":
        return [_seat_play(seat.value) for seat in type(YOU)]
    if trick is None or isinstance(step, Watch):
        return []
    heads = trick.heads[-1] if trick.heads and is_open(session) else None
    return [
        LessonPlay(
            name=label(_PEOPLE, seat),
            seat=words.letter(seat),
            side=side_at(trick, place),
            cards=_codes(group),
            heads=place == heads,
        )
        for place, (seat, group) in enumerate(zip(trick.seats, trick.plays, strict=True))
    ]


def _seat_play(number: int) -> LessonPlay:
    seat = type(YOU)(number)
    return LessonPlay(label(_PEOPLE, seat), words.letter(seat), number % 2, [])


def _hand(question: Question | None) -> tuple[Card, ...]:
    """Return your cards where they are not the choices themselves."""
    if question is None or any(choice.cards for choice in question.choices):
        return ()
    return question.hand


def _facts(session: LessonSession) -> list[str]:
    """Return what has to be known besides the cards: the ladder, who took the tricks before."""
    question = session.question
    if question is None or question.deal is None or question.scores_before is None:
        return []
    if question.kind not in {"points", "ladder"}:
        return []
    before = lesson_words.tricks_before(question.deal, question.trick_number)
    stood = [lesson_words.stood(question.scores_before)] if question.kind == "ladder" else []
    return [*stood, *([before] if before else [])]


def _ask(session: LessonSession) -> Ask | None:
    question, step = session.question, session.step
    if isinstance(step, PlayPosition):
        return _position(session, step.goal)
    if question is None:
        return None
    in_trick = question.kind == "who_takes"
    return Ask(
        act="answer",
        prompt=question.prompt,
        how=question.how,
        choices=[_choice(question, at) for at in range(len(question.choices))],
        several=question.several,
        in_trick=in_trick,
        number=session.number,
        questions=session.questions,
        note=lesson_words.question_note(session.number, session.questions, _which_try(session)),
    )


def _which_try(session: LessonSession) -> int:
    """Return which try is judged on the screen, else which one is awaited."""
    judged = session.verdict is not None or session.played is not None
    return session.tries + (not judged)


def _choice(question: Question, at: int) -> Choice:
    choice = question.choices[at]
    cards = _codes(choice.cards)
    if choice.seat is None:
        return Choice(choice.id, "" if cards else choice.label, cards, choice.side)
    side = side_at(question.trick, choice.place or 0)
    return Choice(choice.id, label(_PEOPLE, choice.seat), cards, side)


def _position(session: LessonSession, goal: Goal) -> Ask | None:
    """Return a position in which you are to play; it is asked like a question."""
    deal = session.played.before if session.played is not None else session.deal
    if deal is None:
        return None
    hand = deal.hands[deal.seats.index(YOU)]
    return Ask(
        act="play",
        prompt=lesson_words.goal(goal),
        how=lesson_words.how_to_play_cards(),
        choices=[Choice(card.code, cards=[card.code]) for card in hand],
        several=True,
        note=lesson_words.question_note(1, 1, _which_try(session)),
    )
