"""Why a play leaves the lead to others.

>>> from voormsi_nb.players.weighing import weigh_all
>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "A♣", "W": "6♦", "N": "9♣ 5♦ 5♥ Q♦"}).play("A♣").play("6♦")
>>> situation = Situation(deal.view("N"))
>>> why_left(situation, weigh_all(situation)).kind
'partner_heads'
"""

from __future__ import annotations

from voormsi_nb.players.reasons import Reason
from voormsi_nb.players.situation import Situation, head_of
from voormsi_nb.players.weighing import Weighed
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI

__all__ = ["Reason", "Situation", "Weighed", "why_left"]


def why_left(situation: Situation, weighed: list[Weighed]) -> Reason:
    """Return why the first of these plays, which does not take the lead, is chosen."""
    chosen = weighed[0]
    could_take = [other for other in weighed if other.takes]
    return (
        _for_partner(situation, could_take)
        or _for_the_score(situation, chosen, could_take)
        or _for_a_card(situation, could_take)
        or Reason("too_dear" if could_take else "cannot_take", chosen.play, "R3.7")
    )


def _for_partner(situation: Situation, could_take: list[Weighed]) -> Reason | None:
    """Return that the partner heads already (R3.1), perhaps with K♥ (R4.3)."""
    trick = situation.view.trick
    head = head_of(trick)
    if not situation.view.is_partner(head) or not could_take:
        return None
    if any(other.loses_king for other in could_take):
        return Reason("spare_partners_king", (TOQUTSIT, VOORMSI), "R4.3", head)
    return Reason("partner_heads", trick.heading, "R3.9", head)


def _for_the_score(
    situation: Situation, chosen: Weighed, could_take: list[Weighed]
) -> Reason | None:
    """Return that the trick would bring too much (R5.6), or make a sweep of the deal (R5.3)."""
    view, side, number = situation.view, situation.side, len(chosen.play)
    if not could_take:
        return None
    result = situation.result(side, number, could_take[0].endings[0].awards)
    if any(award.rule == "R5.6" and award.side == side for award in result.awards):
        return Reason("avoid_bust", chosen.play, "R5.6", None, view.target)
    run = view.run
    if run is not None and run.side == side and run.points:
        return Reason("avoid_sweep", chosen.play, "R5.3", None, run.tricks)
    return None


def _for_a_card(situation: Situation, could_take: list[Weighed]) -> Reason | None:
    """Return that a great card waits, if nothing but great cards could have taken the trick."""
    out = situation.known.out
    takers = {card for other in could_take for card in other.play}
    if not takers or takers - {THREE, TOQUTSIT, VOORMSI}:
        return None
    if VOORMSI in takers and TOQUTSIT in out:
        return Reason("king_waits", (VOORMSI, TOQUTSIT), "R4.2")
    if TOQUTSIT in takers and VOORMSI in out:
        return Reason("keep_toqutsit", (TOQUTSIT, VOORMSI), "R4.2")
    return Reason("keep_three", (THREE,), "R2.2") if THREE in takers else None
