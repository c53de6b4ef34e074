"""What a card is worth in the hand: how likely it takes a later trick.

>>> from voormsi_nb.rules import PACK, Deal
>>> situation = Situation(Deal.from_hands({"S": "9♣ 7♣ Q♦ 3♦"}).view("S"))
>>> [keeping_power(situation, card) for card in situation.view.hand]
[745, 3, 272, 1500]
"""

from __future__ import annotations

from functools import cache
from typing import Final

from voormsi_nb.players.knowledge import CERTAIN
from voormsi_nb.players.situation import Situation, beaters
from voormsi_nb.rules import PACK, Card, Rank, RuleSet, Trick
from voormsi_nb.rules.cards import CLUB_KING, SPADE_KING, THREE, TOQUTSIT, VOORMSI

__all__ = ["Situation", "cost_of", "keeping_power", "lead_power"]

_THREE: Final = 1500
"""3♦ takes any trick to which it is not led, when it is worth most (R2.2)."""
_LEADS_SEVEN: Final = 300
"""How often, in thousandths, a Seven comes to be led; elsewhere it is dead (R2.5)."""
_EACH_SEVEN: Final = 100
"""How much each Seven that is out adds to K♣ (R2.6)."""
_HUNTS_KING: Final = 500
"""How much the two points for K♥ add to J♣ while K♥ is out (R4.2)."""
_KING_TAKES_KING: Final = 40
"""What K♠ is worth while K♣ is out (R2.7)."""
_TRICKS_PER_POWER: Final = 500
"""How much of a trick, in thousandths, a card that is sure to take one is worth."""


def cost_of(situation: Situation, play: tuple[Card, ...]) -> int:
    """Return what it costs to part with these cards, in the measure of `prospects`.

    The last cards of a deal cost nothing: there is no later trick.
    """
    if situation.left <= len(play):
        return 0
    power = sum(keeping_power(situation, card) for card in play)
    return power * situation.swing * _TRICKS_PER_POWER // CERTAIN // CERTAIN


def keeping_power(situation: Situation, card: Card) -> int:
    """Return how likely a card takes a later trick, in thousandths."""
    if card == THREE:
        return _THREE
    power = lead_power(situation, card)
    out = situation.known.out
    if card.rank is Rank.SEVEN:
        power = power * _LEADS_SEVEN // CERTAIN
    elif card == CLUB_KING:
        power += _EACH_SEVEN * sum(other.rank is Rank.SEVEN for other in out)
    elif card == TOQUTSIT and VOORMSI in out:
        power += _HUNTS_KING
    elif card == SPADE_KING and CLUB_KING in out:
        power += _KING_TAKES_KING
    return power


def lead_power(situation: Situation, card: Card) -> int:
    """Return how likely a card that is led beats one card of each other player, in thousandths."""
    out = situation.known.out
    if not out:
        return CERTAIN
    stronger = _takers(situation.view.ruleset, card)
    beaten = CERTAIN - CERTAIN * sum(other in stronger for other in out) // len(out)
    power = CERTAIN
    for _ in range(len(situation.view.seats) - 1):
        power = power * beaten // CERTAIN
    return power


@cache
def _takers(ruleset: RuleSet, card: Card) -> frozenset[Card]:
    """Return the cards that take this one when it is led: the core's verdicts, remembered."""
    led = Trick(ruleset=ruleset).play(card)
    return frozenset(beaters(led, tuple(other for other in PACK if other != card)))
