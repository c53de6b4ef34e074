"""The small words of sentences: who, which side, how many, which rank and suit.

They are put into whole sentences, so each is looked up in a context that says what it is.

>>> People.of({"W": "Nivi"}, "S").who(Seat.WEST).start
'Nivi'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.locale import pgettext
from voormsi_nb.rules.cards import Rank, Suit
from voormsi_nb.rules.seats import Seat, seats_in_play

if TYPE_CHECKING:
    from collections.abc import Mapping

Names = "Mapping[Seat, str] | Mapping[str, str]"


def P_(context: str, word: str) -> str:  # noqa: N802 - a mark for gettext's tools, like N_
    """Mark a word, with its context, that is stored now and looked up when it is shown."""
    del context
    return word


_SEATS: Final = (P_("seat", "South"), P_("seat", "West"), P_("seat", "North"), P_("seat", "East"))
_HANDS: Final = (
    (P_("starts a sentence", "The first hand"), P_("in a sentence", "the first hand")),
    (P_("starts a sentence", "The second hand"), P_("in a sentence", "the second hand")),
    (P_("starts a sentence", "The third hand"), P_("in a sentence", "the third hand")),
    (P_("starts a sentence", "The fourth hand"), P_("in a sentence", "the fourth hand")),
)
_SOMEONE: Final = (P_("starts a sentence", "The player"), P_("in a sentence", "the player"))
_YOUR_SIDE: Final = P_("side", "You")
_OTHER_SIDE: Final = P_("side", "They")
_NUMBERS: Final = (
    P_("number", "zero"),
    P_("number", "one"),
    P_("number", "two"),
    P_("number", "three"),
    P_("number", "four"),
    P_("number", "five"),
    P_("number", "six"),
    P_("number", "seven"),
    P_("number", "eight"),
    P_("number", "nine"),
)
_ORDINALS: Final = (
    P_("ordinal", "first"),
    P_("ordinal", "second"),
    P_("ordinal", "third"),
    P_("ordinal", "fourth"),
)
_RANKS: Final = {
    Rank.ACE: (P_("rank", "ace"), P_("ranks", "aces")),
    Rank.KING: (P_("rank", "king"), P_("ranks", "kings")),
    Rank.QUEEN: (P_("rank", "queen"), P_("ranks", "queens")),
    Rank.JACK: (P_("rank", "jack"), P_("ranks", "jacks")),
    Rank.NINE: (P_("rank", "nine"), P_("ranks", "nines")),
    Rank.EIGHT: (P_("rank", "eight"), P_("ranks", "eights")),
    Rank.SEVEN: (P_("rank", "Seven"), P_("ranks", "Sevens")),
    Rank.SIX: (P_("rank", "six"), P_("ranks", "sixes")),
    Rank.FIVE: (P_("rank", "five"), P_("ranks", "fives")),
    Rank.THREE: (P_("rank", "three"), P_("ranks", "threes")),
}
_SUITS: Final = {
    Suit.CLUBS: P_("suit", "clubs"),
    Suit.SPADES: P_("suit", "spades"),
    Suit.HEARTS: P_("suit", "hearts"),
    Suit.DIAMONDS: P_("suit", "diamonds"),
}


def number_word(number: int) -> str:
    """Return a number as sentences write it: to nine in words.

    >>> number_word(2), number_word(12)
    ('two', '12')
    """
    return pgettext("number", _NUMBERS[number]) if 0 <= number <= 9 else str(number)  # noqa: PLR2004


def ordinal_word(number: int) -> str:
    """Return "first" for 1, up to "fourth"."""
    return pgettext("ordinal", _ORDINALS[number - 1])


def rank_word(rank: Rank) -> str:
    """Return the name of one card of this rank."""
    return pgettext("rank", _RANKS[rank][0])


def ranks_word(rank: Rank) -> str:
    """Return the name of all cards of this rank."""
    return pgettext("ranks", _RANKS[rank][1])


def suit_word(suit: Suit) -> str:
    """Return the name of a suit."""
    return pgettext("suit", _SUITS[suit])


def seat_word(seat: Seat) -> str:
    """Return the name of a seat, which is also that of a player who has no other.

    >>> seat_word(Seat.WEST)
    'West'
    """
    return pgettext("seat", _SEATS[seat])


class Person(NamedTuple):
    """Someone in a sentence: the name at its start and inside it, or that it is you."""

    start: str
    inside: str
    is_you: bool = False


class People(NamedTuple):
    """Who is called what, and which seat is addressed as you, if any."""

    names: tuple[tuple[Seat, str], ...]
    you: Seat | None

    @classmethod
    def of(
        cls,
        names: Mapping[Seat, str] | Mapping[str, str] | None,
        you: Seat | str | int | None,
    ) -> People:
        """Read seats and their names.

        Raises `CardError` for what is not a seat.
        """
        given = tuple((Seat.read(seat), str(name)) for seat, name in (names or {}).items())
        return cls(given, None if you is None else Seat.read(you))

    def name(self, seat: Seat) -> str:
        """Return what the player of a seat is called."""
        return next((name for given, name in self.names if given == seat), seat_word(seat))

    def who(self, seat: Seat | None, place: int | None = None) -> Person:
        """Return the player of a seat; without one the hand at this place of the trick."""
        if seat is not None:
            name = self.name(seat)
            return Person(name, name, is_you=seat == self.you)
        start, inside = _SOMEONE if place is None else _HANDS[place]
        return Person(pgettext("starts a sentence", start), pgettext("in a sentence", inside))

    def side(self, side: int, players: int) -> Side:
        """Return a side: yours, the others', or with its names."""
        seats = seats_in_play(players)
        partners = players == len(Seat)
        members = [seat for at, seat in enumerate(seats) if (at % 2 if partners else at) == side]
        if self.you in members:
            return Side(pgettext("side", _YOUR_SIDE), is_you=True, is_one=False)
        if partners and self.you is not None:
            return Side(pgettext("side", _OTHER_SIDE), is_you=False, is_one=False)
        return Side(" ".join(map(self.name, members)), is_you=False, is_one=len(members) == 1)


class Side(NamedTuple):
    """A side in a sentence, and whether it is addressed as you or is one player."""

    name: str
    is_you: bool
    is_one: bool
