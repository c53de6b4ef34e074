"""Packs, shuffles, the cut for dealer and the first hands (R3.2, R3.3, R6.1, R7.1).

Everything random comes from a seed by SHA-256, so that a seed means the same game on every
machine and in every version of Python.

>>> shuffled_pack("7") == shuffled_pack("7")
True
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.cards import PACK, TOQUTSIT, VOORMSI, Card, read_distinct, repr_short
from voormsi_nb.rules.errors import CardError
from voormsi_nb.rules.seats import Seat, seats_in_play

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    Cards = str | Iterable[str | Card]

HAND: Final = 4
"""How many cards a player holds while the stock lasts (R3.3, R3.10)."""


_LONGEST_SEED: Final = 40


def read_seed(seed: int | str) -> str:
    """Return the seed as text: a whole number or a text of at most 40 characters.

    Raises `CardError` for anything else.

    >>> read_seed(7)
    '7'
    """
    whole = isinstance(seed, int) and not isinstance(seed, bool)
    if (whole and abs(seed) < 10**_LONGEST_SEED) or (  # type: ignore[arg-type]
        isinstance(seed, str) and len(seed) <= _LONGEST_SEED
    ):
        return str(seed)
    raise CardError("seed", given=repr_short(seed))


def _numbers_below(limits: Iterable[int], seed: str) -> Iterator[int]:
    """Yield an even-handed number below each limit: 64 bits at a time, those in excess left out."""
    block = 0
    words: list[int] = []
    for limit in limits:
        excess_from = 2**64 - 2**64 % limit
        while True:
            if not words:
                digest = sha256(f"voormsi/1 {seed} {block}".encode(errors="surrogatepass")).digest()
                words = [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8)]
                block += 1
            word = words.pop()
            if word < excess_from:
                yield word % limit
                break


def shuffled(cards: Iterable[Card], seed: str) -> tuple[Card, ...]:
    """Return the cards in an order that the seed alone decides (Fisher and Yates)."""
    order = list(cards)
    places = range(len(order) - 1, 0, -1)
    for at, other in zip(places, _numbers_below((at + 1 for at in places), seed), strict=True):
        order[at], order[other] = order[other], order[at]
    return tuple(order)


def shuffled_pack(seed: str) -> tuple[Card, ...]:
    """Return the whole pack, shuffled by the seed, top card first."""
    return shuffled(PACK, seed)


def pack_after(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the pack for the next deal of a game that has no seed: a hash of the last pack."""
    return shuffled_pack("after " + " ".join(card.code for card in pack))


def cut_for_dealer(seed: str, players: int) -> Seat:
    """Return who deals first: the lowest card of the cut does (R3.2).

    J♣ and K♥ alone against each other are equal, so the pack is cut again.
    """
    seats = seats_in_play(players)
    attempt = 0
    while True:
        cut = shuffled_pack(f"{seed} cut {attempt}")[: len(seats)]
        if set(cut) != {TOQUTSIT, VOORMSI}:
            return seats[cut.index(max(cut))]
        attempt += 1


def read_pack(pack: str | Iterable[str | Card]) -> tuple[Card, ...]:
    """Read a whole pack, top card first.

    Raises `CardError` unless it is the 36 different cards (R1.1).
    """
    cards = read_distinct(pack)
    if len(cards) != len(PACK):
        missing = " ".join(str(card) for card in PACK if card not in cards)
        raise CardError("pack", number=len(cards), missing=missing)
    return cards


def pack_with_hands(
    hands: Mapping[str, Cards] | Mapping[Seat, Cards], dealer: Seat, players: int, seed: str
) -> tuple[Card, ...]:
    """Return a pack that deals these hands when this seat deals; the seed decides the rest (R3.3).

    Raises `CardError` for a seat that is not in play, a card in two hands or more than four in
    one.
    """
    seats = seats_in_play(players)
    given: dict[Seat, list[Card]] = {seat: [] for seat in seats}
    if not hasattr(hands, "items"):
        raise CardError("hands", given=repr_short(hands))
    for name, cards in hands.items():
        seat = Seat.read(name)
        if seat not in given:
            raise CardError("seat_not_in_play", seat=seat.name.title(), players=players)
        given[seat] += read_distinct(cards)
        if len(given[seat]) > HAND:
            raise CardError("hand_too_large", seat=seat.name.title(), number=len(given[seat]))
    taken = [card for cards in given.values() for card in cards]
    if len(set(taken)) < len(taken):
        raise CardError("twice", given=str(next(card for card in taken if taken.count(card) > 1)))
    rest = list(shuffled((card for card in PACK if card not in taken), f"{seed} hands"))
    for cards in given.values():
        while len(cards) < HAND:
            cards.append(rest.pop(0))
    order = deal_order(seats, dealer)
    dealt = [given[seat][turn] for turn in range(HAND) for seat in order]
    return (*dealt, *rest)


def deal_order(seats: tuple[Seat, ...], dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats from the dealer's left round to the dealer (R3.3)."""
    first = seats.index(dealer) + 1
    return (*seats[first:], *seats[:first])
