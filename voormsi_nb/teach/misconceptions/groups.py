"""Wrong ideas about cards played together (R3.7).

>>> from voormsi_nb.teach.asking import who_takes
>>> question = who_takes("6♥+6♦ 9♣+5♣ 6♣+6♠ Q♠+A♣")
>>> question.answer, OF_GROUPS[0].thinks(question)
(('N',), ('E',))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.teach.misconception import Misconception

if TYPE_CHECKING:
    from voormsi_nb.teach.question import Question


def _one_card_is_enough(question: Question) -> tuple[str, ...] | None:
    """Let the last group head of which any card beats one of those that head."""
    if question.kind != "who_takes" or question.trick.number < 2:  # noqa: PLR2004 - a group
        return None
    steps = question.trick.explain()
    place = max(it.place for it in steps if it.takes or any(pair.beats for pair in it.pairs))
    return (question.choices[place].id,)


def _pair_needs_pair(question: Question) -> tuple[str, ...] | None:
    """Let only groups of one rank take the lead, as those that were led."""
    if question.kind != "who_takes" or question.trick.number < 2:  # noqa: PLR2004 - a group
        return None
    steps = question.trick.explain()
    place = max(it.place for it in steps if it.takes and len({card.rank for card in it.cards}) == 1)
    return (question.choices[place].id,)


OF_GROUPS: Final = (
    Misconception(
        "one_card_is_enough",
        N_("Beating one card of a pair is enough."),
        N_("Each card that heads must be beaten by a card of its own, or nothing changes."),
        N_("You saw a card that beats one of those that head: right, it does."),
        ("R3.7",),
        _one_card_is_enough,
    ),
    Misconception(
        "pair_needs_pair",
        N_("Only a pair beats a pair."),
        N_("Cards of any ranks can beat a pair, if each beats a card of its own."),
        N_("You saw that cards of one rank go together: right for the lead."),
        ("R3.7", "R3.5"),
        _pair_needs_pair,
    ),
)
"""About groups."""
