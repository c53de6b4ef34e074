"""Groups against the group that heads: one to one, each card beating its own (R3.7).

>>> judge = judge_for(RuleSet.smith())
>>> sixes = tuple(judge.led(card) for card in read_cards("6♥ 6♦"))
>>> overtake(judge, sixes, read_cards("9♣ 5♣"), Nearness.SECOND) is None
True
>>> [pair.beats for pair in pair_off(judge, sixes, read_cards("9♣ 5♣"), Nearness.SECOND)]
[True, False]
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.rules.cards import Card, read_cards
from voormsi_nb.rules.judging import Judge, Manner, Nearness, Slot, judge_for
from voormsi_nb.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Card", "Nearness", "Pair", "RuleSet", "judge_for", "overtake", "pair_off", "read_cards"]


class PairFacts(NamedTuple):
    """What explains a pair: how the other card heads, how near it is, and the rules in force."""

    manner: Manner
    nearness: Nearness
    ruleset: RuleSet


class _Pair(NamedTuple):
    card: Card
    against: Card
    beats: bool
    rule: str


class Pair(_Pair):
    """A card, the card of the heading group that it faces, and by which rule it beats it or not.

    ``told``, for its sentence, is no part of the value: two pairs are equal without it.
    """

    told: PairFacts | None = None


def overtake(
    judge: Judge, heading: tuple[Slot, ...], cards: tuple[Card, ...], nearness: Nearness
) -> tuple[Slot, ...] | None:
    """Return how the cards head if they take the heading group, else None (R3.7).

    Any matching will do. Where there are several, they leave the cards heading in the same
    manner: only K♣, K♠ and Sevens could tell them apart, and no group that heads ever offers
    one of these both a card to take by privilege and one to take without.
    """
    if len(heading) == 1:
        verdict = judge.verdict(heading[0], cards[0], nearness)
        return (verdict.slot,) if verdict.takes else None
    return _match(judge, heading, cards, nearness)


def _match(
    judge: Judge, heading: Sequence[Slot], cards: Sequence[Card], nearness: Nearness
) -> tuple[Slot, ...] | None:
    """Match the first card with each slot in turn, and the others with the slots that are left."""
    if not cards:
        return ()
    for place, slot in enumerate(heading):
        verdict = judge.verdict(slot, cards[0], nearness)
        if verdict.takes:
            left = (*heading[:place], *heading[place + 1 :])
            rest = _match(judge, left, cards[1:], nearness)
            if rest is not None:
                return (verdict.slot, *rest)
    return None


def pair_off(
    judge: Judge, heading: tuple[Slot, ...], cards: tuple[Card, ...], nearness: Nearness
) -> tuple[Pair, ...]:
    """Pair each card with a card of the heading group so that as many as can be are beaten (R3.7).

    Of the pairings that beat most, the one is taken that keeps strong against strong.
    """
    best: tuple[Pair, ...] = ()
    most = -1
    for slots in permutations(heading):
        pairs = []
        for slot, card in zip(slots, cards, strict=True):
            verdict = judge.verdict(slot, card, nearness)
            pair = Pair(card, slot.card, verdict.takes, verdict.rule)
            pair.told = PairFacts(slot.manner, nearness, judge.ruleset)
            pairs.append(pair)
        beaten = sum(pair.beats for pair in pairs)
        if beaten > most:
            best, most = tuple(pairs), beaten
    return best
