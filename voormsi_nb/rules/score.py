"""The score while a deal goes on: trick points, runs, out, bust and void deals (R5).

>>> tally = Tally.start((0, 0), RuleSet.smith().target_for(4), RuleSet.smith(), tricks=9)
>>> for side in (0, 0, 0, 0, 0, 1):
...     tally = tally.after_trick(side, 1, [], number=0)
>>> tally.scores, tally.won
((2, 0), (5, 1))
"""

from __future__ import annotations

from typing import NamedTuple

from voormsi_nb.rules.awards import Award, Circumstances, Outcome
from voormsi_nb.rules.ruleset import RuleSet  # noqa: TC001 - the examples use it

UNPAID_TRICKS: int = 4
"""Tricks of a side in a deal that bring nothing; the fifth is the first to count (R5.1)."""


class _Run(NamedTuple):
    side: int
    tricks: int
    points: int


class Run(_Run):
    """One side has won every trick of the deal so far (R5.4).

    ``points`` is what its tricks will be worth when the run breaks now: they are not in the
    score yet, and nobody can go out. ``told``, for its sentence, is no part of the value.
    """

    told: Circumstances | None = None


def points_of_run(side: int, won: int, number: int) -> list[Award]:
    """Return what a run from the first trick is worth when it breaks (R5.2, R5.1).

    >>> [award.points for award in points_of_run(0, 7, number=7)]
    [2, 2]
    """
    beyond = won - UNPAID_TRICKS - 1
    if beyond < 0:
        return []
    found = [Award("R5.2", side, 2, number)]
    if beyond:
        found.append(Award("R5.1", side, beyond, number))
    return found


def points_of_tricks(side: int, before: int, after: int, number: int) -> list[Award]:
    """Return what the tricks of a side bring beyond those it had before this trick (R5.1)."""
    points = max(after - UNPAID_TRICKS, 0) - max(before - UNPAID_TRICKS, 0)
    return [Award("R5.1", side, points, number)] if points else []


class Tally(NamedTuple):
    """Scores, tricks won and awards at one moment of a deal. An immutable value.

    - ``scores``: per side, with all awards so far. ``won``: tricks won per side (R3.9).
    - ``awards``: every `Award` of the deal in order.
    - ``falls_back_to``: the scores to which a void deal returns (R5.3).
    - ``outcome``: None until the deal is over.
    - ``target``, ``ruleset``, ``tricks``: the points to reach, the options, the tricks of a deal.
    """

    scores: tuple[int, ...]
    won: tuple[int, ...]
    awards: tuple[Award, ...]
    falls_back_to: tuple[int, ...]
    outcome: Outcome | None
    target: int
    ruleset: RuleSet
    tricks: int

    @classmethod
    def start(cls, scores: tuple[int, ...], target: int, ruleset: RuleSet, tricks: int) -> Tally:
        """Begin a deal of so many tricks: nine (R3.9), or twelve with three players (R7.2)."""
        none_won = tuple(0 for _ in scores)
        return cls(scores, none_won, (), scores, None, target, ruleset, tricks)

    @property
    def run(self) -> Run | None:
        """The run from the first trick, while it lasts (R5.4)."""
        played = sum(self.won)
        if not played or played not in self.won:
            return None
        side = self.won.index(played)
        points = sum(award.points for award in points_of_run(side, played, 0))
        return Run(side, played, points)

    def after_trick(self, side: int, count: int, bonuses: list[Award], number: int) -> Tally:
        """Return the tally after this side took a trick that counts ``count`` (R3.9, R5).

        ``bonuses`` is what the trick brought by R4, ``number`` its place in the deal.
        """
        run = self.run
        won = _put(self.won, side, self.won[side] + count)
        played = sum(won)
        goes_on = won[side] == played
        last = played == self.tricks
        earned = list(bonuses)
        if not goes_on:
            if run is not None:
                earned += points_of_run(run.side, run.tricks, number)
            earned += points_of_tricks(side, self.won[side], won[side], number)
        if not (earned or last or run is not None):
            # Most tricks bring nothing, and who has earned nothing is not judged anew.
            return self._replace(won=won)
        tally = self._replace(won=won).with_awards(earned)
        if goes_on and not last:
            return tally
        if goes_on and self.ruleset.sweep == "deal_void":
            return tally.voided(number)
        return tally.judged(number, last=last, swept=goes_on)

    def wiped(self, side: int, number: int) -> Tally:
        """Return the tally after the score of this side was wiped to 0 (R4.3).

        A void deal does not bring back what was wiped (R5.3).
        """
        falls_back_to = _put(self.falls_back_to, side, 0)
        wipe = Award("R4.3", side, -self.scores[side], number)
        return self._replace(falls_back_to=falls_back_to).with_awards([wipe])

    def lost(self, side: int, number: int) -> Tally:
        """Return the tally after this side lost the game at once (R4.3)."""
        winners = tuple(other for other in range(len(self.scores)) if other != side)
        return self.wiped(side, number)._replace(outcome=Outcome("lost", winners, "R4.3"))

    def with_awards(self, awards: list[Award]) -> Tally:
        """Return the tally with these awards added to the scores."""
        scores = list(self.scores)
        for award in awards:
            scores[award.side] += award.points
        return self._replace(scores=tuple(scores), awards=(*self.awards, *awards))

    def voided(self, number: int) -> Tally:
        """Return the tally after a void deal: all that it brought is taken back (R5.3)."""
        back = [
            Award("R5.3", side, before - now, number)
            for side, (before, now) in enumerate(zip(self.falls_back_to, self.scores, strict=True))
            if before != now
        ]
        return self.with_awards(back)._replace(outcome=Outcome("void", (), "R5.3"))

    def judged(self, number: int, *, last: bool, swept: bool) -> Tally:
        """Return the tally after each side was judged once: out, bust or neither (R5.5 to R5.9)."""
        out, busts = [], []
        for side, score in enumerate(self.scores):
            excess = score - self.target
            if excess == 0 or (excess > 0 and self.ruleset.overshoot == "allowed"):
                out.append(side)
            elif excess > 0:
                left = -excess if self.ruleset.overshoot == "minus" else self.target - excess
                busts.append(Award("R5.6", side, left - score, number))
        tally = self.with_awards(busts)
        if out:
            outcome = Outcome("shared" if len(out) > 1 else "out", tuple(out), "R5.5")
            if outcome.kind == "shared":
                outcome = outcome._replace(rule="R5.7")
            return tally._replace(outcome=outcome)
        if swept:
            return tally._replace(outcome=Outcome("void", (), "R5.3"))
        if last:
            return tally._replace(outcome=Outcome("played_out", (), "R5.9"))
        return tally


def _put(scores: tuple[int, ...], side: int, score: int) -> tuple[int, ...]:
    return (*scores[:side], score, *scores[side + 1 :])
