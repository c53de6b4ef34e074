"""A view with all that a player works out from it before weighing plays.

>>> from voormsi_nb.rules import PACK, Deal
>>> situation = Situation(Deal.start(PACK).view("W"))
>>> situation.side, situation.left
(1, 9)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.players.knowledge import Knowledge
from voormsi_nb.players.standing import prospects, tally_of

if TYPE_CHECKING:
    from voormsi_nb.rules import Award, Card, Seat, Trick, View
    from voormsi_nb.rules.score import Tally

_LEAST_SWING: Final = 50
"""A trick is never taken for quite worthless: the winner leads to the next one."""

_TWO: Final = 2


class Situation:
    """What a player knows and wants at one moment. Nothing in it changes.

    - ``view``, ``known``: what is seen, and what follows about the rest.
    - ``side``, ``side_of``: the player's side, and the side of each seat.
    - ``left``: how many cards the player will play in this deal from now on.
    - ``swing``: how much better it is to win a single trick now than to lose it.
    """

    def __init__(self, view: View) -> None:
        """Think about this view."""
        self.view = view
        self.known = Knowledge.of(view)
        self.side = view.side_of(view.seat)
        self.side_of = dict(zip(view.seats, view.sides, strict=True))
        self.left = len(view.hand) + view.stock // view.players
        self.number = len(view.tricks)
        self._tally = tally_of(view)
        self._worth: dict[tuple[int, int, tuple[Award, ...]], int] = {}
        other = next(side for side in view.sides if side != self.side)
        self.swing = max(self.worth(self.side, 1) - self.worth(other, 1), _LEAST_SWING)

    def result(self, side: int, count: int, awards: tuple[Award, ...] = ()) -> Tally:
        """Return the tally if this side takes a trick of so many cards with these bonuses."""
        return self._tally.after_trick(side, count, list(awards), self.number)

    def worth(self, side: int, count: int, awards: tuple[Award, ...] = ()) -> int:
        """Return the prospects of the player's side after that."""
        key = (side, count, awards)
        if key not in self._worth:
            self._worth[key] = prospects(self.result(side, count, awards), self.side)
        return self._worth[key]

    def worth_of_capture(self, count: int) -> int:
        """Return the prospects after J♣ has taken partner's K♥, as far as it is punished (R4.3)."""
        penalty = self.view.ruleset.partner_capture
        if penalty == "loses_game":
            return prospects(self._tally.lost(self.side, self.number), self.side)
        tally = self._tally
        if penalty == "loses_points":
            tally = tally.wiped(self.side, self.number)
        return prospects(tally.after_trick(self.side, count, [], self.number), self.side)

    def is_ours(self, seat: Seat) -> bool:
        """Say whether a seat is the player's own or the partner's."""
        return self.side_of[seat] == self.side

    def followers(self, after: Trick) -> list[Seat]:
        """Return who plays to the trick after the player's own play, in order (R3.1, R6.2).

        With two players it is supposed that who heads now heads after half the trick.
        """
        view = self.view
        seats, at = view.seats, view.seats.index(view.seat)
        to_come = after.places - len(after.plays)
        order = [seats[(at + turn) % len(seats)] for turn in range(1, to_come + 1)]
        if len(seats) == len(after.plays) == _TWO:
            head = head_of(after)
            order = [head, *(seat for seat in seats if seat != head)]
        return order


def head_of(trick: Trick) -> Seat:
    """Return the seat whose play heads a trick to which somebody has played."""
    return trick.seats[trick.heads[-1]]


def beaters(after: Trick, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return those of the cards that are strong enough to beat any card of the heading group.

    >>> from voormsi_nb.rules import PACK, Trick
    >>> [str(card) for card in beaters(Trick.parse("9♣ 5♦"), PACK)]
    ['J♣', 'K♥', '8♠', '9♣', '3♦']
    """
    # The core is asked whether as many such cards as are needed would take the trick.
    number = after.number
    return tuple([card for card in cards if after.would_take((card,) * number)])
