"""Wrong ideas about Sevens and what takes them (R2.3 to R2.8).

>>> [idea.name for idea in OF_SEVENS][0]
'matador_takes_seven'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import MATADORS
from voormsi_nb.teach.believing import Belief, Manner, takes
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.misconceptions.seeing import seen_with

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.rules.judging import Nearness, Slot, Verdict


class _MatadorTakesSeven(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.SEVEN and card in MATADORS:
            return takes(slot, card)
        return super().verdict(slot, card, nearness)


OF_SEVENS: Final = (
    Misconception(
        "matador_takes_seven",
        N_("A matador beats everything."),
        N_("Matadors beat every card that has a rank, but a Seven that was led is out of reach."),
        N_("You saw that {cards} is a matador and beats nearly every card: right in most tricks."),
        ("R2.3", "R1.3"),
        seen_with(_MatadorTakesSeven),
    ),
)
"""About Sevens and the black kings."""
