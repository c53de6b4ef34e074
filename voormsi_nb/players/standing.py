"""How good a score is: the prospects of a side while a deal goes on (R5).

What a trick brings is the core's business (`voormsi_nb.rules.score.Tally`); here it is only
estimated how much it helps. All in whole numbers; a game won is worth `WON`.

>>> level = Tally.start((0, 0), 9, RuleSet.smith(), tricks=9)
>>> prospects(level, 0)
5000
>>> prospects(level._replace(scores=(8, 0)), 0) > 9000
True
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import PACK, RuleSet
from voormsi_nb.rules.score import Tally, points_of_run, points_of_tricks

if TYPE_CHECKING:
    from voormsi_nb.rules import View

__all__ = ["WON", "RuleSet", "Tally", "prospects", "tally_of"]

WON: Final = 10_000
"""What a game is worth that is won alone."""

_POINT: Final = 100
"""One point of the score, in the hundredths in which expected points are counted."""

_NEAREST: Final = 30
"""Whoever is not out yet lacks at least so many hundredths of a point."""


def tally_of(view: View) -> Tally:
    """Return the tally of the deal as the view shows it, without its awards."""
    wiped = {award.side for award in view.awards if award.rule == "R4.3"}
    falls_back_to = [0 if side in wiped else score for side, score in enumerate(view.start_scores)]
    tally = Tally.start(
        tuple(falls_back_to), view.target, view.ruleset, len(PACK) // view.trick.places
    )
    return tally._replace(scores=view.scores, won=view.tricks_won)


def prospects(tally: Tally, side: int) -> int:
    """Return how likely this side is to win the game, in parts of `WON`.

    A rule of thumb: the weight of a side is one over the square of the points that it lacks,
    less those that the deal will probably bring it.
    """
    outcome = tally.outcome
    if outcome is not None and outcome.ends_game:
        return WON // len(outcome.winners) if side in outcome.winners else 0
    weights = [
        WON * WON // max(_lacking(tally, other), _NEAREST) ** 2
        for other in range(len(tally.scores))
    ]
    return WON * weights[side] // sum(weights)


def _lacking(tally: Tally, side: int) -> int:
    """Return what a side will probably lack when the deal is over."""
    lacking = _POINT * (tally.target - tally.scores[side])
    if tally.outcome is not None:
        return lacking
    coming = _coming(tally.won[side], sum(tally.won), tricks=tally.tricks, sides=len(tally.scores))
    return lacking - coming


@cache
def _coming(won: int, played: int, *, tricks: int, sides: int) -> int:
    """Return what tricks will bring to a side if chance decides those that are left.

    A run from the first trick is paid when it breaks, and not at all if it never does (R5.3,
    R5.4); it is worth more than other tricks (R5.2), by as much as it is likely.
    """
    left = tricks - played
    in_run = won == played
    counted = 0 if in_run else won
    total = 0
    for more in range(left + 1 - in_run):
        ways = comb(left, more) * (sides - 1) ** (left - more)
        total += ways * sum(award.points for award in points_of_tricks(0, counted, won + more, 0))
    coming: int = _POINT * total // sides**left
    if in_run and left:
        five = max(won, _FIRST_FIVE)
        as_run = sum(award.points for award in points_of_run(0, five, 0))
        as_tricks = sum(award.points for award in points_of_tricks(0, 0, five, 0))
        coming += _POINT * (as_run - as_tricks) // sides ** (five - won)
    return coming


_FIRST_FIVE: Final = 5
