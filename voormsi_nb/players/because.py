"""Why a play was chosen, as a value.

Every fact comes from the weighing or from the core; nothing is decided here. Of all that is true
of a play the most particular is named.

>>> from voormsi_nb.players.weighing import weigh_all
>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "7♥ 5♦ 5♥ Q♦", "W": "7♦ K♣ A♥ J♦"}).play("7♥")
>>> situation = Situation(deal.view("W"))
>>> reason_for(situation, weigh_all(situation)).kind
'king_takes_seven'
"""

from __future__ import annotations

from voormsi_nb.players.because_leading import why_led
from voormsi_nb.players.because_leaving import why_left
from voormsi_nb.players.because_taking import why_taken
from voormsi_nb.players.reasons import Reason
from voormsi_nb.players.situation import Situation
from voormsi_nb.players.weighing import Weighed
from voormsi_nb.rules.cards import TOQUTSIT, VOORMSI

__all__ = ["Reason", "Situation", "Weighed", "reason_for"]


def reason_for(situation: Situation, weighed: list[Weighed]) -> Reason:
    """Return why the first of these plays, the best, is chosen."""
    chosen = weighed[0]
    forced = _without_choice(situation, weighed)
    if forced is not None:
        return forced
    if not situation.view.trick.plays:
        return why_led(situation, weighed)
    if chosen.takes:
        return why_taken(situation, chosen)
    return why_left(situation, weighed)


def _without_choice(situation: Situation, weighed: list[Weighed]) -> Reason | None:
    """Return why there is no choice, or none but which cards go with J♣ (R3.8)."""
    view, chosen = situation.view, weighed[0]
    if TOQUTSIT in chosen.play and not chosen.takes:
        refusals = [it for card in view.hand for it in view.why_not(card)]
        duty = next((it for it in refusals if it.kind == "must_play_toqutsit"), None)
        if duty is not None:
            return Reason("must_play_toqutsit", (TOQUTSIT, VOORMSI), duty.rule, duty.other)
    if len(weighed) == 1 and len(view.hand) == len(chosen.play):
        return Reason("only_play", chosen.play, "R3.11")
    return None
