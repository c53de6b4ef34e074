"""Which cards fill a position beside those that it is about.

>>> len(fillers(1)) < len(fillers(2)) < len(fillers(3))
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import MATADORS, PACK, Card, Rank
from voormsi_nb.rules.cards import CLUB_KING, SPADE_KING, THREE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.teach.lot import Lot

SEVENS: Final = tuple(card for card in PACK if card.rank is Rank.SEVEN)
BLACK_KINGS: Final = (CLUB_KING, SPADE_KING)
QUIET: Final = tuple(
    card
    for card in PACK
    if card not in {*MATADORS, *SEVENS, *BLACK_KINGS, THREE} and card.rank is not Rank.NINE
)
"""Cards with no power of their own, below the nines."""


def fillers(difficulty: int) -> tuple[Card, ...]:
    """Return what may lie beside the cards that matter: quiet cards, also high ones, anything."""
    if difficulty == 1:
        return QUIET
    if difficulty == 2:  # noqa: PLR2004 - the middle one
        return tuple(card for card in PACK if card not in {*SEVENS, *BLACK_KINGS, THREE})
    return PACK


def of_rank(ranks: str) -> tuple[Card, ...]:
    """Return the cards of these ranks that are no matadors: ``"9A"``."""
    return tuple(card for card in PACK if card.rank.value in ranks and card not in MATADORS)


def filled(lot: Lot, pools: Iterable[tuple[Card, ...]], number: int, difficulty: int) -> list[Card]:
    """Return so many different cards: one of each pool, in that order, then fillers."""
    found: list[Card] = []
    for pool in pools:
        found.append(lot.pick([card for card in pool if card not in found]))
    rest = [card for card in fillers(difficulty) if card not in found]
    return [*found, *lot.some(rest, number - len(found))][:number]
