"""Recipes for tricks in which a wrong idea about cards decides.

A recipe draws a question; `voormsi_nb.teach.positions` keeps drawing until the idea errs in it.

>>> from voormsi_nb.teach.lot import Lot
>>> TRICK_RECIPES["ace_above_nine"](Lot("a"), 1).kind
'who_takes'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import MATADORS, Card, Rank, Seat, Trick
from voormsi_nb.rules.cards import CLUB_KING, SPADE_KING, THREE, TOQUTSIT, VOORMSI
from voormsi_nb.teach.asking import seated, takers, which_beats, who_takes
from voormsi_nb.teach.positions.cards import QUIET, SEVENS, filled, fillers, of_rank

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.teach.lot import Lot
    from voormsi_nb.teach.question import Question

    Pools = tuple[tuple[Card, ...], ...]

_OFFERED: Final = 4
"""How many cards are offered in a question about single cards."""


def _single(
    lead: tuple[Card, ...] | None, *others: tuple[Card, ...], offered: bool = False
) -> Callable[[Lot, int], Question]:
    """Return a recipe for single cards: the lead from its pool, the others somewhere after it.

    ``offered`` asks about single cards at the lowest difficulty too, for ideas that whole tricks
    seldom bring out.
    """

    def recipe(lot: Lot, difficulty: int) -> Question:
        # Whole tricks most often; at the lowest difficulty nothing else.
        kind = lot.below(4) if difficulty > 1 or offered else 0
        if kind == 2:  # noqa: PLR2004 - one of four
            return _offered(lot, difficulty, lead, others, hand=False)
        if kind == 3:  # noqa: PLR2004 - one of four
            return _offered(lot, difficulty, lead, others, hand=True)
        pools: Pools = others if lead is None else (lead, *others)
        cards = filled(lot, pools, len(Seat), difficulty)
        cards = lot.shuffled(cards) if lead is None else [cards[0], *lot.shuffled(cards[1:])]
        leader = lot.pick(tuple(Seat))
        return who_takes(" ".join(map(str, cards)), leader=leader)

    return recipe


def _offered(
    lot: Lot, difficulty: int, lead: tuple[Card, ...] | None, others: Pools, *, hand: bool
) -> Question:
    """Draw a trick that has begun, and cards of which some may head next."""
    most = len(Seat) - 1
    played = 1 + lot.below(most)
    pools: Pools = others if lead is None else (lead, *others)
    cards = filled(lot, pools, played + _OFFERED, difficulty)
    cards = lot.shuffled(cards) if lead is None else [cards[0], *lot.shuffled(cards[1:])]
    text = " ".join(map(str, cards[:played]))
    leader = Seat(len(Seat) - played)
    if hand:
        return takers(text, cards[played:], leader=leader)
    return which_beats(text, sorted(cards[played:]), leader=leader)


def _group(lot: Lot, difficulty: int) -> Question:
    """Draw a trick of two cards each, at the highest difficulty of three as well."""
    number = 2 + (lot.below(2) if difficulty == 3 else 0)  # noqa: PLR2004 - the highest
    pool = fillers(difficulty)
    ranks = [rank for rank in Rank if sum(card.rank is rank for card in pool) >= number]
    rank = lot.pick(ranks)
    lead = lot.some([card for card in pool if card.rank is rank], number)
    # Whole ranks now and then, or pairs would hardly ever meet pairs.
    rest = lot.shuffled(card for card in pool if card not in lead)
    trick = Trick().play(lead)
    for _ in range(len(Seat) - 1):
        first = rest[0]
        same = [card for card in rest if card.rank is first.rank]
        together = len(same) >= number and lot.below(2)
        group = (same if together else rest)[:number]
        rest = [card for card in rest if card not in group]
        trick = trick.play(group)
    leader = lot.pick(tuple(Seat)) if difficulty > 1 else Seat.SOUTH
    return who_takes(seated(trick, leader=leader))


TRICK_RECIPES: Final[dict[str, Callable[[Lot, int], Question]]] = {
    "matador_takes_seven": _single(SEVENS, MATADORS),
    "club_king_is_only_low": _single(SEVENS, (CLUB_KING,)),
    "higher_seven_fails": _single(SEVENS, SEVENS),
    "later_seven_takes": _single(SEVENS, SEVENS),
    "dead_seven_wins": _single((*QUIET, THREE), SEVENS),
    "second_seven_is_dead": _single((THREE,), SEVENS),
    "led_seven_is_low": _single(SEVENS),
    "spade_king_waits": _single(SEVENS, (CLUB_KING,), (SPADE_KING,)),
    "king_in_advance": _single(SEVENS, (SPADE_KING,), (CLUB_KING,)),
    "spade_king_takes_any": _single((CLUB_KING,), (SPADE_KING,), SEVENS, SEVENS, offered=True),
    "spade_king_takes_seven": _single(SEVENS, (SPADE_KING,)),
    "led_three_wins": _single((THREE,)),
    "matador_takes_three": _single(None, (THREE,), MATADORS),
    "three_is_low": _single(None, (THREE,)),
    "one_card_is_enough": _group,
    "pair_needs_pair": _group,
    "ace_above_nine": _single(None, of_rank("A"), of_rank("9")),
    "earlier_of_the_two_wins": _single(None, (TOQUTSIT,), (VOORMSI,)),
    "matador_by_its_rank": _single(None, MATADORS),
    "court_above_small": _single(of_rank("QK658"), of_rank("QK"), of_rank("658Q")),
    "first_of_rank_stays": _single(None),
    "suit_must_be_followed": _single(None),
}
"""By the name of the misconception."""
