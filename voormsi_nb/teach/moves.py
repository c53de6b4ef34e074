"""What a learner did, as small numbers: so a resume code can hold it.

A number stands with its base, which whoever reads it knows from the step that was reached.

>>> from voormsi_nb.teach.asking import who_takes
>>> of_answer(who_takes("7♥ K♣ K♠ A♣"), ("N",))
Move(kind='answer', digits=((2, 4),))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from voormsi_nb.rules import PACK, Trick
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.steps import PlayPosition
from voormsi_nb.teach.swapping import of_groups

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.rules import Card
    from voormsi_nb.teach.question import Question

    Take = Callable[[int], int]

MoveKind = Literal["next", "answer", "again", "show", "trick", "play"]

MOVE_KINDS: Final[tuple[MoveKind, ...]] = get_args(MoveKind)
"""Every kind of move."""


class Move(NamedTuple):
    """A move: its kind, and for answers, exchanges and plays the numbers that say which."""

    kind: MoveKind
    digits: tuple[tuple[int, int], ...] = ()


def of_answer(question: Question, ids: tuple[str, ...]) -> Move:
    """Return the move that gives this answer."""
    chosen = [choice.id in ids for choice in question.choices]
    if question.several:
        return Move("answer", tuple((int(it), 2) for it in chosen))
    return Move("answer", ((chosen.index(True), len(chosen)),))


def read_answer(take: Take, question: Question | None) -> list[str]:
    """Return the ids of an answer, from the numbers that ``take`` yields.

    Raises `LessonError` where no question waits.
    """
    if question is None:
        raise LessonError("no_question")
    ids = [choice.id for choice in question.choices]
    if question.several:
        return [it for it in ids if take(2)]
    return [ids[take(len(ids))]]


def of_trick(trick: Trick) -> Move:
    """Return the move after which the free trick lies like this."""
    return Move("trick", tuple((int(card), len(PACK)) for card in trick.cards))


def read_trick(take: Take, trick: Trick | None) -> Trick:
    """Return a free trick, from the numbers that ``take`` yields; ``trick`` is the one before.

    Raises `LessonError` where there is no free trick, and `CardError` for one that cannot be.
    """
    if trick is None:
        raise LessonError("no_swap")
    groups = [[PACK[take(len(PACK))] for _ in group] for group in trick.plays]
    return of_groups(groups, trick.seats, trick.ruleset, trick.places)


def of_play(step: PlayPosition, cards: tuple[Card, ...]) -> Move:
    """Return the move that plays these cards."""
    plays = _legal(step)
    return Move("play", ((plays.index(cards), len(plays)),))


def read_play(take: Take, step: object) -> tuple[Card, ...]:
    """Return a play, from the number that ``take`` yields.

    Raises `LessonError` where nothing is played.
    """
    if not isinstance(step, PlayPosition):
        raise LessonError("no_play")
    plays = _legal(step)
    return plays[take(len(plays))]


def _legal(step: PlayPosition) -> tuple[tuple[Card, ...], ...]:
    return () if step.deal is None else tuple(step.deal.legal_plays)
