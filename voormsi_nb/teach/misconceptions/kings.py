"""Wrong ideas about the black kings and 3♦ (R2.1, R2.2, R2.6 to R2.8).

>>> [idea.name for idea in OF_KINGS][0]
'spade_king_waits'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import MATADORS
from voormsi_nb.rules.cards import CLUB_KING, SPADE_KING, THREE
from voormsi_nb.rules.judging import slot_of
from voormsi_nb.teach.believing import Belief, Manner, Nearness, fails, takes
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.misconceptions.seeing import seen_with

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.rules.judging import Slot, Verdict
    from voormsi_nb.teach.question import Question


class _SpadeKingWaits(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.CLUB_KING and card == SPADE_KING:
            return super().verdict(slot, card, Nearness.NEXT)
        return super().verdict(slot, card, nearness)


class _SpadeKingTakesAny(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        plain = slot.manner in {Manner.PLAIN, Manner.LED_CLUB_KING}
        if plain and slot.card == CLUB_KING and card == SPADE_KING:
            return takes(card)
        return super().verdict(slot, card, nearness)


class _SpadeKingTakesSeven(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card == SPADE_KING:
            return takes(card, Manner.SPADE_KING)
        return super().verdict(slot, card, nearness)


class _LedThreeWins(Belief):
    def led(self, card: Card) -> Slot:
        return slot_of(card, Manner.UNBEATABLE) if card == THREE else super().led(card)


class _ThreeIsLow(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        return fails(slot) if card == THREE else super().verdict(slot, card, nearness)


class _MatadorTakesThree(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.UNBEATABLE and card in MATADORS:
            return takes(card)
        return super().verdict(slot, card, nearness)


def _king_in_advance(question: Question) -> tuple[str, ...] | None:
    """Think that K♠ takes a K♣ that falls only after it, because the two lie there together."""
    trick = question.trick
    if question.kind != "who_takes" or trick.heading != (CLUB_KING,):
        return None
    place = trick.winner
    earlier = next((at for at, group in enumerate(trick.plays) if SPADE_KING in group), None)
    if earlier is None or place is None or earlier > place:
        return None
    return (question.choices[earlier].id,)


OF_KINGS: Final = (
    Misconception(
        "spade_king_waits",
        N_("K♠ may wait before it takes K♣."),
        N_("K♠ takes a K♣ that took a Seven only as the very next card."),
        N_("You saw that K♠ beats a K♣ that has taken a Seven: right for the very next card."),
        ("R2.7",),
        seen_with(_SpadeKingWaits),
    ),
    Misconception(
        "king_in_advance",
        N_("K♠ beats K♣, whichever comes first."),
        N_("K♠ must come after K♣. Neither king works ahead of time."),
        N_("You saw that K♠ can beat K♣: right if it comes after it."),
        ("R2.8", "R2.7"),
        _king_in_advance,
    ),
    Misconception(
        "spade_king_takes_any",
        N_("K♠ beats every K♣."),
        N_("K♠ beats only a K♣ that has taken a Seven. Otherwise it is the lowest card of all."),
        N_("You saw that there is a K♣ which K♠ beats: the one that has taken a Seven."),
        ("R2.8", "R2.7"),
        seen_with(_SpadeKingTakesAny),
    ),
    Misconception(
        "spade_king_takes_seven",
        N_("K♠ takes a Seven, as K♣ does."),
        N_("Of the two black kings only K♣ takes a Seven."),
        N_("You saw that a black king takes a Seven: right for K♣."),
        ("R2.8", "R2.6"),
        seen_with(_SpadeKingTakesSeven),
    ),
    Misconception(
        "led_three_wins",
        N_("3♦ beats everything, also when it is led."),
        N_("3♦ takes anything when it is played on other cards. Led, it is worthless."),
        N_("You saw that 3♦ takes anything: right when it is not led."),
        ("R2.1", "R2.2"),
        seen_with(_LedThreeWins),
    ),
    Misconception(
        "matador_takes_three",
        N_("A matador still beats 3♦."),
        N_("A 3♦ that was not led is beaten by nothing, not even by J♣ or K♥."),
        N_("You saw that matadors are the highest cards: right for all cards that have a rank."),
        ("R2.2",),
        seen_with(_MatadorTakesThree),
    ),
    Misconception(
        "three_is_low",
        N_("A three is the lowest card."),
        N_("3♦ has no place in the ranking: played on other cards it takes whatever heads."),
        N_("You saw that 3♦ can be worthless: right when it is led."),
        ("R2.2", "R2.1"),
        seen_with(_ThreeIsLow),
    ),
)
"""About the black kings and 3♦."""
