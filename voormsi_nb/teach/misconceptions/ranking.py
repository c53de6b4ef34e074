"""Wrong ideas about the ranking of the cards (R1).

>>> [idea.name for idea in OF_RANKING][0]
'ace_above_nine'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import Rank
from voormsi_nb.teach.believing import Belief, Manner, fails, takes
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.misconceptions.seeing import seen_with

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.rules.judging import Nearness, Slot, Verdict


class _AceAboveNine(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.PLAIN and {slot.card.rank, card.rank} == {Rank.ACE, Rank.NINE}:
            return takes(slot, card) if card.rank is Rank.ACE else fails(slot)
        return super().verdict(slot, card, nearness)


OF_RANKING: Final = (
    Misconception(
        "ace_above_nine",
        N_("An ace beats a nine."),
        N_("Nines stand above aces here; only the matadors stand above nines."),
        N_("You saw that {cards} is an ace, the highest card in many other games."),
        ("R1.4",),
        seen_with(_AceAboveNine),
    ),
)
"""About ranks and suits."""
