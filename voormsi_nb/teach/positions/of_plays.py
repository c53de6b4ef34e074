"""Recipes for questions about what may and must be played.

>>> from voormsi_nb.teach.lot import Lot
>>> PLAY_RECIPES["matadors_go_alone"](Lot("a"), 1).kind
'may_play'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import MATADORS, PACK, Card, Rank, Seat
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI
from voormsi_nb.rules.dealing import HAND
from voormsi_nb.teach.asking import may_play, must_play
from voormsi_nb.teach.positions.cards import BLACK_KINGS, filled, fillers
from voormsi_nb.teach.stacking import stacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.rules import Deal
    from voormsi_nb.teach.lot import Lot
    from voormsi_nb.teach.question import Question


def _deal(lot: Lot, played: list[list[Card]], hand: list[Card]) -> Deal:
    """Return a deal in which these groups have been played and South, with this hand, is next."""
    text = " ".join("+".join(map(str, group)) for group in played)
    leader = Seat((len(Seat) - len(played)) % len(Seat))
    seed = lot.below(10**6)
    return stacked(
        [text] if text else [], {"S": " ".join(map(str, hand))}, leader=leader, seed=seed
    )


def _duty(*, partner: bool, three: bool) -> Callable[[Lot, int], Question]:
    """Return a recipe: K♥ heads, South holds J♣, and perhaps 3♦ too."""

    def recipe(lot: Lot, difficulty: int) -> Question:
        number = 1 + (lot.below(2) if difficulty == 3 else 0)  # noqa: PLR2004 - the highest
        before = 2 if partner else lot.pick((1, 2, 3))
        pools = ((VOORMSI,), (TOQUTSIT,), *(((THREE,),) if three else ()))
        cards = filled(lot, pools, (before + 2) * number + HAND, difficulty)
        hand = [TOQUTSIT, *([THREE] if three else [])]
        rest = [card for card in cards if card not in {VOORMSI, *hand}]
        kings = [VOORMSI, *(lot.some(BLACK_KINGS, number - 1))]
        rest = [card for card in rest if card not in kings]
        while len(hand) < HAND:
            hand.append(rest.pop())
        king_at = 0 if partner or number > 1 else lot.pick([0, before - 1][: 1 + before % 2])
        played = [
            kings if at == king_at else [rest.pop() for _ in range(number)] for at in range(before)
        ]
        deal = _deal(lot, played, hand)
        if number == 1 and lot.below(2):
            return must_play(deal)
        asked = [THREE] if three else lot.some([it for it in hand if it != TOQUTSIT], 1)
        more = [it for it in hand if it not in {TOQUTSIT, *asked}]
        return may_play(deal, [*asked, *lot.some(more, number - 1)])

    return recipe


def _free(lot: Lot, difficulty: int) -> Question:
    """Draw a trick in which South may play anything, and ask about one card or about a duty."""
    before = lot.pick((1, 2, 3))
    cards = filled(lot, (), before + HAND, difficulty)
    deal = _deal(lot, [[card] for card in cards[:before]], cards[before:])
    if lot.below(3) == 0:
        return must_play(deal)
    return may_play(deal, lot.pick(cards[before:]))


def _lead(*pools: tuple[Card, ...], number: int = 2) -> Callable[[Lot, int], Question]:
    """Return a recipe: South leads, and is asked about the first cards of the hand together."""

    def recipe(lot: Lot, difficulty: int) -> Question:
        hand = filled(lot, pools, HAND, difficulty)
        return may_play(_deal(lot, [], hand), hand[:number])

    return recipe


def _matador_with_its_rank(lot: Lot, difficulty: int) -> Question:
    matador = lot.pick(MATADORS)
    same = tuple(card for card in PACK if card.rank is matador.rank and card != matador)
    number = 2 if difficulty < 3 or len(same) < 3 else 3  # noqa: PLR2004 - the highest
    return _lead((matador,), *([same] * (number - 1)), number=number)(lot, difficulty)


def _one_suit(lot: Lot, difficulty: int) -> Question:
    first = lot.pick(fillers(difficulty))
    others = tuple(it for it in PACK if it.suit is first.suit and it.rank is not first.rank)
    return _lead((first,), others)(lot, difficulty)


def _too_few(lot: Lot, difficulty: int) -> Question:
    """Draw a lead of two or three, and ask about one card less."""
    pool = fillers(difficulty)
    number = 2 + (lot.below(2) if difficulty > 1 else 0)
    ranks = [rank for rank in Rank if sum(card.rank is rank for card in pool) >= number]
    rank = lot.pick(ranks)
    lead = lot.some([card for card in pool if card.rank is rank], number)
    rest = lot.shuffled(card for card in pool if card not in lead)
    before = lot.pick((1, 2))
    played = [lead, *(rest[HAND + at * number :][:number] for at in range(before - 1))]
    return may_play(_deal(lot, played, rest[:HAND]), rest[: number - 1])


PLAY_RECIPES: Final[dict[str, Callable[[Lot, int], Question]]] = {
    "three_frees_from_duty": _duty(partner=False, three=True),
    "toqutsit_may_wait": _duty(partner=False, three=False),
    "toqutsit_on_partner": _duty(partner=True, three=False),
    "must_take_if_you_can": _free,
    "matadors_go_alone": _matador_with_its_rank,
    "three_goes_with_kings": _lead((VOORMSI, *BLACK_KINGS), (THREE,)),
    "suit_goes_together": _one_suit,
    "one_for_a_pair": _too_few,
}
"""By the name of the misconception."""
