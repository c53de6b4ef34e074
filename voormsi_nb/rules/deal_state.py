"""A deal as it lies on the table at one moment: everything that can be asked of it.

`voormsi_nb.rules.deal.Deal` adds how to begin one and how to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.telling import told_awards, told_outcome, told_run

if TYPE_CHECKING:
    from typing import Self

    from voormsi_nb.rules.awards import Award, Outcome
    from voormsi_nb.rules.cards import Card
    from voormsi_nb.rules.plays import LegalPlays, Play
    from voormsi_nb.rules.ruleset import RuleSet
    from voormsi_nb.rules.score import Run, Tally
    from voormsi_nb.rules.seats import Seat
    from voormsi_nb.rules.setup import Setup
    from voormsi_nb.rules.trick import Trick

NOBODY: Final = -1
"""In place of a seat's number when nobody is to play."""


class DealState:
    """The state of a deal, read only. An immutable value.

    Two deals are equal when pack, dealer, rules, players, starting scores and plays are.
    """

    __slots__ = (
        "_at",
        "_before",
        "_hands",
        "_legal",
        "_setup",
        "_tally",
        "_top",
        "_trick",
        "_tricks",
    )

    _setup: Setup
    _hands: tuple[Play, ...]
    _top: int
    _at: int
    _trick: Trick
    _tricks: tuple[Trick, ...]
    _tally: Tally
    _before: Self | None
    _legal: LegalPlays | None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in play, clockwise from South (R3.1, R6.1, R7.1)."""
        return self._setup.seats

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat in play: partners share one (R3.1)."""
        return self._setup.sides

    @property
    def dealer(self) -> Seat:
        """Who dealt (R3.2)."""
        return self._setup.dealer

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack as it was dealt, top card first."""
        return self._setup.pack

    @property
    def ruleset(self) -> RuleSet:
        """The options in force."""
        return self._setup.ruleset

    @property
    def target(self) -> int:
        """The points to reach (R5.5, R7.1)."""
        return self._tally.target

    @property
    def start_scores(self) -> tuple[int, ...]:
        """The scores before the deal, per side."""
        return self._setup.scores

    @property
    def hands(self) -> tuple[Play, ...]:
        """The cards of each seat in play, in the order of `seats`; each hand in `PACK` order."""
        return self._hands

    @property
    def turn(self) -> Seat | None:
        """Who is to play, None when the deal is over (R3.4, R3.11)."""
        return None if self._at == NOBODY else self._setup.seats[self._at]

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be drawn, next one first (R3.3, R3.10)."""
        return self._setup.pack[self._top :]

    @property
    def trick(self) -> Trick:
        """The trick being played; empty before a lead and after the last trick."""
        return self._trick

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks in order; one of several cards each counts as several (R3.9)."""
        return self._tricks

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """How many tricks each side has won (R3.9)."""
        return self._tally.won

    @property
    def total_tricks(self) -> int:
        """How many tricks the deal has: nine, or twelve with three players (R3.9, R7.1)."""
        return self._tally.tricks

    @property
    def plays(self) -> tuple[Play, ...]:
        """Every play of the deal in order."""
        return tuple(play for trick in (*self._tricks, self._trick) for play in trick.plays)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side now: start scores and all awards (R5)."""
        return self._tally.scores

    @property
    def awards(self) -> tuple[Award, ...]:
        """Every point won or lost in this deal, in order (R4, R5)."""
        return told_awards(self, self._tally.awards)

    @property
    def run(self) -> Run | None:
        """The side that has won every trick so far, and what is pending for it (R5.4)."""
        return told_run(self, self._tally.run)

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None while it goes on."""
        outcome = self._tally.outcome
        return None if outcome is None else told_outcome(self, outcome)

    def hand_after(self, number: int, place: int) -> Play:
        """Return the hand of a player just after a play: the trick's number and the place in it.

        >>> from voormsi_nb.rules import PACK, Deal
        >>> deal = Deal.start(PACK).play("J♣").play("K♥")
        >>> [str(card) for card in deal.hand_after(0, 0)]
        ['9♠', 'A♠', 'J♥']
        """
        tricks = (*self._tricks, self._trick)
        wanted = sum(len(trick.plays) for trick in tricks[:number]) + place
        deal: DealState = self
        for _ in range(len(self.plays) - wanted):
            assert deal._before is not None  # noqa: S101 - each play has a deal before it
            deal = deal._before
        # From the deal before the play: the one after it may hold cards drawn since (R6.2).
        hand = deal.hands[self._setup.seats.index(tricks[number].seats[place])]
        return tuple(card for card in hand if card not in tricks[number].plays[place])

    def __eq__(self, other: object) -> bool:
        """Compare set-up and plays."""
        if not isinstance(other, DealState):
            return NotImplemented
        return self._setup.key() == other._setup.key() and self.plays == other.plays

    def __hash__(self) -> int:
        """Hash set-up and plays."""
        return hash((self._setup.key(), self.plays))

    def __repr__(self) -> str:
        """Return who is to play or how it ended, the trick and the scores."""
        state = f"{self.turn.name.title()} to play" if self.turn is not None else "over"
        if self.outcome is not None:
            state = f"over: {self.outcome.kind} by {self.outcome.rule}"
        trick = f", {self._trick!r}" if self._trick.plays else ""
        won = "-".join(map(str, self.tricks_won))
        scores = "-".join(map(str, self.scores))
        return f"<Deal: {state}{trick}, tricks {won}, scores {scores}>"
