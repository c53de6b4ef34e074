"""Points and how a deal ends, as values.

>>> Award("R4.2", 1, 2, 0)
Award(rule='R4.2', side=1, points=2, trick=0, cancelled_by=None)
"""

from __future__ import annotations

from typing import Literal, NamedTuple

OutcomeKind = Literal["out", "shared", "lost", "void", "played_out"]


class Award(NamedTuple):
    """Points that a side won or lost, so that start scores and awards add up to the scores.

    - ``rule``: the id of the rule that gives them: R4.x, R5.1, R5.2 (2 for the first five
      tricks; the rest is R5.1), R5.3 (a void deal, negative), R5.6 (bust, negative).
    - ``side``: 0, 1 or 2. ``points``: may be negative, and 0 for one that is cancelled.
    - ``trick``: the place in ``deal.tricks`` of the trick that brought them, from 0.
    - ``cancelled_by``: the id of the rule that took it away (R4.5), else None.
    """

    rule: str
    side: int
    points: int
    trick: int
    cancelled_by: str | None = None


class Outcome(NamedTuple):
    """How a deal, or the game, ended.

    - ``kind``: ``"out"`` (R5.5), ``"shared"`` (R5.7), ``"lost"`` (R4.3), ``"void"`` (R5.3) or
      ``"played_out"`` (R5.9). The first three end the game.
    - ``winners``: the sides that won the game, empty where it goes on.
    - ``rule``: the id of the rule.
    """

    kind: OutcomeKind
    winners: tuple[int, ...]
    rule: str

    @property
    def ends_game(self) -> bool:
        """Whether the game is over with this deal."""
        return bool(self.winners)
