"""Wrong ideas about what may and what must be played (R3.5 to R3.8).

>>> [idea.name for idea in OF_PLAYS][0]
'three_frees_from_duty'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import MATADORS, Rank
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI
from voormsi_nb.teach.misconception import Misconception

if TYPE_CHECKING:
    from voormsi_nb.teach.question import Question


def _refused(question: Question, kind: str) -> bool:
    """Say whether the cards asked about are refused, and by this kind of refusal alone."""
    deal = question.deal
    if deal is None or question.kind != "may_play":
        return False
    return {refusal.kind for refusal in deal.why_not(question.asked)} == {kind}


def _allowed(question: Question) -> bool:
    return question.kind == "may_play" and question.answer == ("yes",)


def _three_frees_from_duty(question: Question) -> tuple[str, ...] | None:
    if _refused(question, "must_play_toqutsit") and THREE in question.asked:
        return ("yes",)
    bound = question.kind == "must_play" and question.answer == (TOQUTSIT.code,)
    return (THREE.code,) if bound and THREE in question.hand else None


def _toqutsit_may_wait(question: Question) -> tuple[str, ...] | None:
    if _refused(question, "must_play_toqutsit"):
        return ("yes",)
    bound = question.kind == "must_play" and question.answer == (TOQUTSIT.code,)
    return ("any",) if bound else None


def _toqutsit_on_partner(question: Question) -> tuple[str, ...] | None:
    """Think that J♣ must fall on any K♥, partner's too."""
    if TOQUTSIT not in question.hand or VOORMSI not in question.trick.heading:
        return None
    if question.kind == "must_play":
        return (TOQUTSIT.code,)
    return ("no",) if _allowed(question) and TOQUTSIT not in question.asked else None


def _must_take_if_you_can(question: Question) -> tuple[str, ...] | None:
    trick = question.trick
    if trick.number != 1 or question.deal is None:
        return None
    able = [card for card in question.hand if trick.would_take((card,))]
    if question.kind == "must_play":
        return (able[0].code,) if len(able) == 1 else None
    if not _allowed(question) or not able:
        return None
    return ("yes",) if question.asked[0] in able else ("no",)


def _matadors_go_alone(question: Question) -> tuple[str, ...] | None:
    leads_several = _allowed(question) and not question.trick.plays and len(question.asked) > 1
    return ("no",) if leads_several and set(question.asked) & set(MATADORS) else None


def _three_goes_with_kings(question: Question) -> tuple[str, ...] | None:
    ranks = {card.rank for card in question.asked}
    mixed = _refused(question, "not_one_rank") and ranks == {Rank.KING, Rank.THREE}
    return ("yes",) if mixed else None


def _suit_goes_together(question: Question) -> tuple[str, ...] | None:
    mixed = _refused(question, "not_one_rank")
    return ("yes",) if mixed and len({card.suit for card in question.asked}) == 1 else None


def _one_for_a_pair(question: Question) -> tuple[str, ...] | None:
    fewer = 0 < len(question.asked) < question.trick.number
    return ("yes",) if fewer and _refused(question, "wrong_number") else None


OF_PLAYS: Final = (
    Misconception(
        "three_frees_from_duty",
        N_("With 3♦ I need not play J♣."),
        N_("On an opponent's K♥ that heads J♣ must be played, also if you hold 3♦."),
        N_("You saw that 3♦ would take K♥ as well: right, it would."),
        ("R3.8",),
        _three_frees_from_duty,
    ),
    Misconception(
        "toqutsit_may_wait",
        N_("J♣ may wait for a better moment."),
        N_("While an opponent's K♥ heads, a holder of J♣ must play it."),
        N_("You saw that a strong card may be kept back: right for every card but this one."),
        ("R3.8",),
        _toqutsit_may_wait,
    ),
    Misconception(
        "toqutsit_on_partner",
        N_("J♣ must be played on any K♥."),
        N_("The duty is towards an opponent's K♥. On partner's K♥ J♣ would lose the game."),
        N_("You saw that K♥ heads and you hold J♣: right, and that matters."),
        ("R3.8", "R4.3"),
        _toqutsit_on_partner,
        N_("But here K♥ is your partner's, and the duty is only towards an opponent's."),
    ),
    Misconception(
        "must_take_if_you_can",
        N_("If you can take the trick, you must."),
        N_("You may throw away any card; only J♣ has a duty."),
        N_("You saw which cards would head: right."),
        ("R3.7", "R1.5"),
        _must_take_if_you_can,
        N_("But nobody has to take a trick."),
    ),
    Misconception(
        "matadors_go_alone",
        N_("A matador is always led alone."),
        N_("For a lead the printed rank counts, so J♣ goes with jacks, K♥ with kings, 8♠ with 8s."),
        N_("You saw that a matador stands apart in the ranking: right."),
        ("R3.5",),
        _matadors_go_alone,
        N_("But for a lead only what is printed in the corner counts."),
    ),
    Misconception(
        "three_goes_with_kings",
        N_("3♦ stands in for a king, so it may be led with kings."),
        N_("3♦ takes the place of K♦ in the pack, but it does not count as a king."),
        N_("You saw that 3♦ is in the pack in place of K♦: right."),
        ("R3.6",),
        _three_goes_with_kings,
    ),
    Misconception(
        "suit_goes_together",
        N_("Cards of one suit may be led together."),
        N_("Only cards of one rank may be led together."),
        N_("You saw that these cards have something in common: their suit."),
        ("R3.5",),
        _suit_goes_together,
    ),
    Misconception(
        "one_for_a_pair",
        N_("One card is enough when several were led."),
        N_("Everyone plays as many cards as were led."),
        N_("You saw a card that you hold and may play in many tricks."),
        ("R3.7",),
        _one_for_a_pair,
    ),
)
"""About what may and must be played."""
