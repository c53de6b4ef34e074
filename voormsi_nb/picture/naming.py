"""Who and what is called how in pictures and texts.

>>> from voormsi_nb.rules import Card, Seat
>>> people = People.of({"N": "Nivi"}, "S")
>>> [label(people, seat) for seat in Seat], card_name(Card("K♠"))
(['You', 'West', 'Nivi', 'East'], 'king of spades')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext, pgettext
from voormsi_nb.rules.sentences import words
from voormsi_nb.rules.sentences.people import People, rank_word, suit_word
from voormsi_nb.rules.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voormsi_nb.rules import Card, Seat
    from voormsi_nb.rules.sentences import Sayable, Words

    Names = Mapping[Seat, str] | Mapping[str, str] | None

__all__ = ["People", "Trick", "card_name", "hand_label", "label", "said", "side_at"]

_ACROSS: Final = 2


def card_name(card: Card) -> str:
    """Return the name of a card as it is spoken."""
    return gettext("{rank} of {suit}").format(rank=rank_word(card.rank), suit=suit_word(card.suit))


def label(people: People, seat: Seat) -> str:
    """Return what stands on the plate of a seat."""
    return pgettext("player", "You") if seat == people.you else people.name(seat)


def said(value: Sayable, people: People) -> Words:
    """Return what the rules say of a value, with these names."""
    return words(value, dict(people.names), people.you)


def hand_label(people: People, trick: Trick, place: int) -> str:
    """Return who played at this place of a trick, or which hand that is.

    >>> hand_label(People.of(None, None), Trick.parse("7♥ K♣"), 1)
    'Second hand'
    """
    if trick.seats:
        return label(people, trick.seats[place])
    hands = (
        pgettext("label", "First hand"),
        pgettext("label", "Second hand"),
        pgettext("label", "Third hand"),
        pgettext("label", "Fourth hand"),
    )
    return hands[place]


def side_at(trick: Trick, place: int) -> int:
    """Return the side that played at this place; without seats, partners sit opposite (R3.1).

    >>> [side_at(Trick.parse("7♥ K♣ K♠ A♣"), place) for place in range(4)]
    [0, 1, 0, 1]
    """
    seats = trick.seats
    if trick.places % 2:  # R7.1: each of three players is a side
        return int(seats[place]) if seats else place
    if not seats:
        return place % 2
    if len(seats) > 1 and abs(seats[1] - seats[0]) == _ACROSS:  # R6.1: South and North alone
        return seats[place] // _ACROSS
    return seats[place] % 2
