"""What a player can work out from a view: which cards are out of sight, and how likely they fall.

Chances are whole numbers of thousandths, so that they are the same in every version of Python.

>>> from voormsi_nb.rules import PACK, Deal
>>> known = Knowledge.of(Deal.start(PACK).view("S"))
>>> len(known.out), known.chance(Seat.WEST, (Card("K♥"),))
(32, 125)
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.rules import PACK, Card, Seat

if TYPE_CHECKING:
    from voormsi_nb.rules import View

CERTAIN: Final = 1000
"""The chance, in thousandths, of what is sure."""


class Knowledge(NamedTuple):
    """What follows from a view about the cards that its player does not see.

    - ``out``: the cards that other players hold or may still draw, in `PACK` order.
    - ``hidden``: those of them that nobody has shown (R4.1).
    - ``held``: how many hidden cards each seat holds.
    - ``shown``: the cards known to be in a hand. ``barred``: those known not to be in it (R3.8).
    """

    out: tuple[Card, ...]
    hidden: tuple[Card, ...]
    held: dict[Seat, int]
    shown: dict[Seat, tuple[Card, ...]]
    barred: dict[Seat, tuple[Card, ...]]

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """Work it out."""
        shown = {seat: cards for seat, cards in view.shown.items() if seat != view.seat}
        seen = {*view.hand, *view.played}
        out = hidden = tuple([card for card in PACK if card not in seen])
        for cards in shown.values():
            hidden = tuple([card for card in hidden if card not in cards])
        held = {
            seat: count - len(shown.get(seat, ()))
            for seat, count in zip(view.seats, view.counts, strict=True)
        }
        return cls(out, hidden, held, shown, view.cannot_hold)

    def chance(self, seat: Seat, cards: tuple[Card, ...], need: int = 1) -> int:
        """Return how likely this seat holds at least so many of these cards, in thousandths.

        The cards are among those that are out.
        """
        wanted = len(cards)
        for owner, theirs in self.shown.items():
            shown = sum(card in theirs for card in cards)
            wanted -= shown
            if owner == seat:
                need -= shown
        for card in self.barred.get(seat, ()):
            wanted -= card in cards
        return chance_to_hold(need, wanted, len(self.hidden), self.held[seat])


@cache
def chance_to_hold(need: int, wanted: int, hidden: int, held: int) -> int:
    """Return how likely ``held`` cards out of ``hidden`` have ``need`` of the ``wanted`` ones.

    >>> chance_to_hold(1, 1, hidden=32, held=4)
    125
    """
    if need <= 0:
        return CERTAIN
    too_few = sum(
        comb(wanted, found) * comb(hidden - wanted, held - found)
        for found in range(min(need, held + 1))
    )
    return CERTAIN - CERTAIN * too_few // comb(hidden, held)
