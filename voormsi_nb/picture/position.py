"""What a picture of a table shows: made from a view, which hides, or from a deal, which is open.

>>> from voormsi_nb.rules import Deal, PACK
>>> position = position_of(Deal.start(PACK).view("W"))
>>> [hand.cards for hand in position.hands][0]
(None, None, None, None)
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.rules import PACK, Deal, Game, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Award, Card, Outcome, RuleSet, Run, Seat, Trick

    Showable = Game | Deal | View


class Edge(IntEnum):
    """An edge of the picture, clockwise from that of whoever looks."""

    LOW = 0
    LEFT = 1
    HIGH = 2
    RIGHT = 3


class Hand(NamedTuple):
    """The cards of a seat, and None for each that is face down."""

    seat: Seat
    cards: tuple[Card | None, ...]

    @property
    def is_hidden(self) -> bool:
        """Whether no card of it is known."""
        return all(card is None for card in self.cards)


class Position(NamedTuple):
    """All that is seen on a table at one moment.

    - ``viewer``: who looks, None where all hands are open. ``hands``: of the seats in play.
    - ``number``: which deal of a game it is, from 1, or None. ``earlier``: the scores before each
      earlier deal of the game, as far as they are known.
    - ``trick``: the one on the table: being played, or the last one of a deal that is over.
    - ``finished``: the tricks in the order won. The rest is as in `Deal` and `View`.
    """

    viewer: Seat | None
    hands: tuple[Hand, ...]
    stock: int
    trick: Trick
    finished: tuple[Trick, ...]
    tricks_won: tuple[int, ...]
    turn: Seat | None
    dealer: Seat
    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    start_scores: tuple[int, ...]
    target: int
    awards: tuple[Award, ...]
    run: Run | None
    outcome: Outcome | None
    ruleset: RuleSet
    number: int | None
    earlier: tuple[tuple[int, ...], ...]

    def side_of(self, seat: Seat) -> int:
        """Return the side of a seat in play."""
        return self.sides[self.seats.index(seat)]

    def members(self, side: int) -> list[Seat]:
        """Return the seats of a side."""
        return [seat for seat, its in zip(self.seats, self.sides, strict=True) if its == side]

    def edge_of(self, seat: Seat) -> Edge:
        """Return at which edge a seat is: who looks sits at the lower one, else South does."""
        lowest = self.seats[0] if self.viewer is None else self.viewer
        return Edge((seat - lowest) % len(Edge))

    @property
    def tricks(self) -> int:
        """How many tricks a deal has."""
        return len(PACK) // self.trick.places


def position_of(
    value: Showable,
    number: int | None = None,
    earlier: Iterable[tuple[int, ...]] = (),
) -> Position:
    """Return what there is to see of a view, a deal or the deal of a game.

    A game knows the number of its deal and the earlier scores; of others they may be given.
    """
    if isinstance(value, Game):
        before = tuple(deal.start_scores for deal in value.history)
        return position_of(value.deal, len(value.history) + 1, before)
    shown = value.trick
    if value.outcome is not None and not shown.plays and value.tricks:
        shown = value.tricks[-1]
    return Position(
        viewer=value.seat if isinstance(value, View) else None,
        hands=_seen(value) if isinstance(value, View) else _open(value),
        stock=value.stock if isinstance(value, View) else len(value.stock),
        trick=shown,
        finished=value.tricks,
        tricks_won=value.tricks_won,
        turn=value.turn,
        dealer=value.dealer,
        seats=value.seats,
        sides=value.sides,
        scores=value.scores,
        start_scores=value.start_scores,
        target=value.target,
        awards=value.awards,
        run=value.run,
        outcome=value.outcome,
        ruleset=value.ruleset,
        number=number,
        earlier=tuple(earlier),
    )


def _open(deal: Deal) -> tuple[Hand, ...]:
    return tuple(Hand(seat, cards) for seat, cards in zip(deal.seats, deal.hands, strict=True))


def _seen(view: View) -> tuple[Hand, ...]:
    """Return the own hand, and of the others so many backs and what they showed (R4.1)."""
    hands = []
    for seat, count in zip(view.seats, view.counts, strict=True):
        known = view.hand if seat == view.seat else view.shown.get(seat, ())
        hands.append(Hand(seat, (*known, *[None] * (count - len(known)))))
    return tuple(hands)
