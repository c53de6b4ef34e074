"""Exchanges a card of a free trick.

>>> from voormsi_nb.teach.asking import seated
>>> str(swap(seated("A♣ 9♥ Q♠ 5♦"), 4, "8♠"))
'A♣ 9♥ Q♠ 8♠'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import Card, CardError, Seat, Trick
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.rules.trick import may_be_led
from voormsi_nb.teach.errors import LessonError

if TYPE_CHECKING:
    from voormsi_nb.rules import RuleSet


def swap(trick: Trick, old: object, new: object) -> Trick:
    """Return the trick with another card in place of one of its own.

    ``old`` is a card of the trick, a place from 1, or a seat; ``new`` any card. If the new one
    lies in the trick already, the two change places.

    Raises `LessonError` for what is not in the trick and for a lead of different ranks (R3.5),
    and `CardError` for what is not a card.
    """
    out = _card_of(trick, old)
    put = Card(new)  # type: ignore[arg-type]  # it checks
    exchange = {out: put, put: out}
    groups = [[exchange.get(card, card) for card in group] for group in trick.plays]
    if not may_be_led(tuple(groups[0]), trick.ruleset):
        raise LessonError("lead_of_ranks", given=str(put))
    return of_groups(groups, trick.seats, trick.ruleset, trick.places)


def of_groups(
    groups: list[list[Card]], seats: tuple[Seat, ...], ruleset: RuleSet, places: int
) -> Trick:
    """Return the trick of these groups, played by these seats."""
    found = Trick(ruleset=ruleset, places=places)
    for group, seat in zip(groups, seats, strict=True):
        found = found.play(group, seat)
    return found


def _card_of(trick: Trick, old: object) -> Card:
    """Return the card of the trick that a card, a place or a seat means."""
    by_place = dict(enumerate(trick.plays, start=1))
    group: tuple[Card, ...] = ()
    if isinstance(old, Card):
        group = (old,) if old in trick.cards else ()
    elif isinstance(old, int) and not isinstance(old, (bool, Seat)):
        group = by_place.get(old, ())
    elif isinstance(old, (str, Seat)):
        group = _group_named(trick, old)
    if len(group) != 1:
        cards = " ".join(map(str, trick.cards))
        raise LessonError("not_in_trick", given=repr_short(old), cards=cards)
    return group[0]


def _group_named(trick: Trick, name: str | Seat) -> tuple[Card, ...]:
    try:
        seat = Seat.read(name)
    except CardError:
        pass
    else:
        return trick.plays[trick.seats.index(seat)] if seat in trick.seats else ()
    try:
        card = Card(str(name))
    except CardError:
        return ()
    return (card,) if card in trick.cards else ()
