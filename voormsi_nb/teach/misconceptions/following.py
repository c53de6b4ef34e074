"""What somebody answers who thinks that suit must be followed (R1.5).

>>> from voormsi_nb.teach.asking import who_takes
>>> suit_followed(who_takes("6♦ 9♣ Q♦ A♠"))
('S',)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.teach.believing import Belief, fails
from voormsi_nb.teach.misconceptions.seeing import seen_with

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.rules.judging import Nearness, Slot, Verdict
    from voormsi_nb.teach.question import Question


class _OnlyTheSuitLed(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        # What heads is then always of the suit that was led.
        if card.suit is not slot.card.suit:
            return fails(slot)
        return super().verdict(slot, card, nearness)


_sees = seen_with(_OnlyTheSuitLed)


def suit_followed(question: Question) -> tuple[str, ...] | None:
    """Answer as if only cards of the suit led counted, and had to be played."""
    trick = question.trick
    if not trick.plays or trick.number > 1:
        return None
    suit = trick.plays[0][0].suit
    following = [card for card in question.hand if card.suit is suit]
    if question.kind == "may_play" and len(question.asked) == 1:
        return None if not following else ("yes" if question.asked[0] in following else "no",)
    if question.kind == "must_play":
        return (following[0].code,) if len(following) == 1 else None
    return _sees(question)
