"""Points and how a deal ends, as values.

>>> Award("R4.2", 1, 2, 0)
Award(rule='R4.2', side=1, points=2, trick=0, cancelled_by=None)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from voormsi_nb.rules.seats import Seat

OutcomeKind = Literal["out", "shared", "lost", "void", "played_out"]


class Circumstances(NamedTuple):
    """What a sentence tells about points, a run or an end, and what is no part of their value.

    - ``players``: how many play. ``target``: the points to reach. ``whole``: tricks of a deal.
    - ``seat``: who played the card that did it. ``other``: whose card it overtook.
    - ``tricks``: how many tricks the side has won. ``run_broken``: whether they were its run.
    - ``score``: the side's score with these points. ``keeps_bonuses``: a sweep leaves them (R5.3).
    """

    players: int
    target: int
    whole: int
    seat: Seat | None = None
    other: Seat | None = None
    tricks: int = 0
    run_broken: bool = False
    score: int = 0
    keeps_bonuses: bool = False


class _Award(NamedTuple):
    rule: str
    side: int
    points: int
    trick: int
    cancelled_by: str | None = None


class Award(_Award):
    """Points that a side won or lost, so that start scores and awards add up to the scores.

    - ``rule``: the id of the rule that gives them: R4.x, R5.1, R5.2 (2 for the first five
      tricks; the rest is R5.1), R5.3 (a void deal, negative), R5.6 (bust, negative).
    - ``side``: 0, 1 or 2. ``points``: may be negative, and 0 for one that is cancelled.
    - ``trick``: the place in ``deal.tricks`` of the trick that brought them, from 0.
    - ``cancelled_by``: the id of the rule that took it away (R4.5), else None.

    ``told``, for its sentence, is no part of the value: two awards are equal without it.
    """

    told: Circumstances | None = None


class _Outcome(NamedTuple):
    kind: OutcomeKind
    winners: tuple[int, ...]
    rule: str


class Outcome(_Outcome):
    """How a deal, or the game, ended.

    - ``kind``: ``"out"`` (R5.5), ``"shared"`` (R5.7), ``"lost"`` (R4.3), ``"void"`` (R5.3) or
      ``"played_out"`` (R5.9). The first three end the game.
    - ``winners``: the sides that won the game, empty where it goes on.
    - ``rule``: the id of the rule.

    ``told``, for its sentence, is no part of the value: two outcomes are equal without it.
    """

    told: Circumstances | None = None

    @property
    def ends_game(self) -> bool:
        """Whether the game is over with this deal."""
        return bool(self.winners)
