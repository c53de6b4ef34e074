"""Makes questions about points and the ladder: the deal is counted by the core.

>>> from voormsi_nb.teach.stacking import stacked
>>> points(stacked(["K♥ J♣ 5♦ Q♦"])).answer
('they+2',)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.cards import TOQUTSIT, VOORMSI
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.question import Choice, Question

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Award, Deal, Trick

_SIDES: Final = ("you", "they")
_LOSE: Final = tuple(f"{side} lose" for side in _SIDES)
_RUNGS: Final = 6
"""How many rungs a question about the ladder offers."""


def points_id(awards: Iterable[Award]) -> str:
    """Return the answer that stands for these points: ``"0"``, or one side's, as ``"you+2"``.

    Raises `LessonError` where both sides earn or somebody loses points: that is no one answer.
    """
    sums = [0, 0]
    for award in awards:
        sums[award.side] += award.points
    if min(sums) < 0 or all(sums):
        raise LessonError("not_one_answer")
    if not any(sums):
        return "0"
    side = 0 if sums[0] else 1
    return f"{_SIDES[side]}+{sums[side]}"


def last_trick(deal: Deal) -> tuple[int, Trick]:
    """Return the number and the trick that was played last, also where R4.3 broke it off.

    Raises `LessonError` in a deal in which none has been finished.
    """
    tricks = (*deal.tricks, deal.trick) if deal.trick.plays else deal.tricks
    broken_off = deal.outcome is not None and deal.outcome.kind == "lost"
    if not tricks or (deal.trick.plays and not broken_off):
        raise LessonError("no_trick_ended")
    return len(tricks) - 1, tricks[-1]


def points(deal: Deal, targets: tuple[str, ...] = ()) -> Question:
    """Ask what the last trick of this deal brought, and whom (R4, R5).

    Raises `LessonError` for a deal without a finished trick, or one that brought both sides
    points.
    """
    number, trick = last_trick(deal)
    if deal.outcome is not None and deal.outcome.kind == "lost":
        answer = _LOSE[1 - deal.outcome.winners[0]]
    else:
        answer = points_id(award for award in deal.awards if award.trick == number)
    numbers = {1, 2} | ({int(answer[-1])} if "+" in answer else set())
    choices = [Choice("0", number=0)]
    for side, name in enumerate(_SIDES):
        choices += [Choice(f"{name}+{it}", side=side, number=it) for it in sorted(numbers)]
    if {TOQUTSIT, VOORMSI} <= set(trick.cards):
        choices += [Choice(it, side=side) for side, it in enumerate(_LOSE)]
    return Question("points", trick, tuple(choices), (answer,), deal=deal, targets=targets)


def ladder(deal: Deal, side: int = 0, targets: tuple[str, ...] = ()) -> Question:
    """Ask where a side stands on the ladder after the last trick of this deal (R5).

    Raises `LessonError` for a deal in which no trick is finished.
    """
    _, trick = last_trick(deal)
    answer = deal.scores[side]
    bare = Question("ladder", trick, (), (str(answer),), deal=deal, side=side, targets=targets)
    numbers = {answer, *_thought(bare)}
    nearest = sorted(range(deal.target + 1), key=lambda it: (abs(it - answer), it))
    while len(numbers) < _RUNGS:
        numbers.add(next(it for it in nearest if it not in numbers))
    choices = tuple(Choice(str(it), number=it) for it in sorted(numbers))
    return Question("ladder", trick, choices, bare.answer, deal=deal, side=side, targets=targets)


def _thought(question: Question) -> set[int]:
    """Return what the wrong ideas about the ladder would answer: they are among the choices."""
    from voormsi_nb.teach.misconceptions.ladder import (  # noqa: PLC0415 - it knows questions
        OF_LADDER,
    )

    thoughts = [idea.thinks(question) for idea in OF_LADDER]
    return {int(thought[0]) for thought in thoughts if thought is not None}
