"""Wrong ideas about Sevens (R2.3 to R2.5).

>>> [idea.name for idea in OF_SEVENS][:2]
['matador_takes_seven', 'club_king_is_only_low']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import MATADORS, Rank
from voormsi_nb.rules.cards import CLUB_KING, THREE
from voormsi_nb.teach.believing import Belief, Manner, Nearness, fails, takes
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.misconceptions.seeing import seen_with

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.rules.judging import Slot, Verdict


class _MatadorTakesSeven(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card in MATADORS:
            return takes(card)
        return super().verdict(slot, card, nearness)


class _ClubKingIsOnlyLow(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card == CLUB_KING:
            return fails(slot)
        return super().verdict(slot, card, nearness)


class _HigherSevenFails(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card.rank is Rank.SEVEN:
            return fails(slot)
        return super().verdict(slot, card, nearness)


class _LaterSevenTakes(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card.rank is Rank.SEVEN:
            return takes(card, Manner.SEVEN)
        return super().verdict(slot, card, nearness)


class _DeadSevenWins(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        seen = super().verdict(slot, card, nearness)
        if card.rank is Rank.SEVEN and seen.rule == "R2.5":
            return takes(card, Manner.SEVEN)
        return seen


class _SecondSevenIsDead(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.WORTHLESS and card.rank is Rank.SEVEN:
            return fails(slot)
        return super().verdict(slot, card, nearness)


class _LedSevenIsLow(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card.rank is not Rank.SEVEN and card != THREE:
            return takes(card)
        return super().verdict(slot, card, nearness)


OF_SEVENS: Final = (
    Misconception(
        "matador_takes_seven",
        N_("A matador beats everything."),
        N_("Matadors beat every card that has a rank, but a Seven that was led is out of reach."),
        N_("You saw that a matador beats nearly every card: right in most tricks."),
        ("R2.3", "R1.3"),
        seen_with(_MatadorTakesSeven),
    ),
    Misconception(
        "club_king_is_only_low",
        N_("K♣ is low, so it never takes anything."),
        N_("K♣ is the second lowest card with a rank, and yet it takes a Seven that heads."),
        N_("You saw that K♣ is nearly the lowest card: right where no Seven heads."),
        ("R2.6", "R2.8"),
        seen_with(_ClubKingIsOnlyLow),
    ),
    Misconception(
        "higher_seven_fails",
        N_("No Seven beats a Seven that was led."),
        N_("A Seven of a higher suit beats a Seven that heads, and heads with the same power."),
        N_("You saw how strong a Seven is that was led: hardly anything beats it."),
        ("R2.3",),
        seen_with(_HigherSevenFails),
    ),
    Misconception(
        "later_seven_takes",
        N_("A later Seven beats an earlier one, whatever its suit."),
        N_("Only a Seven of a higher suit beats a Seven that heads; a lower one is dead."),
        N_("You saw that a Seven can beat a Seven: right if its suit is higher."),
        ("R2.3", "R2.5"),
        seen_with(_LaterSevenTakes),
    ),
    Misconception(
        "dead_seven_wins",
        N_("A Seven always wins."),
        N_("Only a Seven that is led, or put second on a led 3♦, has power. Others are dead."),
        N_("You saw that Sevens have a power of their own: right when they are led."),
        ("R2.5", "R2.3"),
        seen_with(_DeadSevenWins),
    ),
    Misconception(
        "second_seven_is_dead",
        N_("A Seven that was not led is always dead."),
        N_("A Seven put second on a led 3♦ takes it, and is then as strong as one that was led."),
        N_("You saw that a Seven which was not led is dead: right on every other card."),
        ("R2.4", "R2.5"),
        seen_with(_SecondSevenIsDead),
    ),
    Misconception(
        "led_seven_is_low",
        N_("A Seven is a low card, so anything beats it."),
        N_("A Seven that is led is one of the strongest cards: three kinds of cards beat it."),
        N_("You saw that Sevens have no place in the ranking: right, but that is not all."),
        ("R2.3",),
        seen_with(_LedSevenIsLow),
    ),
)
"""About Sevens."""
