"""Why a play takes the lead in a trick to which others have played.

>>> from voormsi_nb.players.weighing import weigh_all
>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "K♥", "W": "J♣ 5♦ 5♥ Q♦"}).play("K♥")
>>> situation = Situation(deal.view("W"))
>>> why_taken(situation, weigh_all(situation)[0]).kind
'toqutsit_takes_voormsi'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.players.reasons import Reason
from voormsi_nb.players.situation import Situation
from voormsi_nb.players.weighing import Weighed, threats
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI

if TYPE_CHECKING:
    from voormsi_nb.players.reasons import ReasonKind

__all__ = [
    "Reason",
    "Situation",
    "Weighed",
    "why_dared",
    "why_game_is_won",
    "why_run_is_broken",
    "why_taken",
]

_LIKELY: Final = 600
"""From this chance on, in thousandths, a trick is called likely."""

_BY_BONUS: Final[dict[str, ReasonKind]] = {
    "R4.2": "toqutsit_takes_voormsi",
    "R4.4": "three_takes_voormsi",
    "R4.5": "three_takes_toqutsit",
}

_BY_PRIVILEGE: Final[dict[str, ReasonKind]] = {
    "R2.3": "higher_seven",
    "R2.6": "king_takes_seven",
    "R2.7": "king_takes_king",
}


def why_taken(situation: Situation, chosen: Weighed) -> Reason:
    """Return why a play that takes the lead is chosen."""
    return (
        why_game_is_won(situation, chosen)
        or _by_bonus(chosen)
        or why_run_is_broken(situation, chosen)
        or why_dared(chosen)
        or _by_privilege(chosen)
        or _by_strength(situation, chosen)
    )


def why_game_is_won(situation: Situation, chosen: Weighed) -> Reason | None:
    """Return that the trick wins the game, if it does (R5.5)."""
    side, number = situation.side, len(chosen.play)
    awards = chosen.endings[0].awards if chosen.endings else ()
    outcome = situation.result(side, number, awards).outcome
    if outcome is not None and outcome.kind == "out" and side in outcome.winners:
        return Reason("wins_game", chosen.play, outcome.rule)
    return None


def why_run_is_broken(situation: Situation, chosen: Weighed) -> Reason | None:
    """Return that the trick ends a run that would be paid, if it does (R5.4)."""
    run = situation.view.run
    if run is not None and run.side != situation.side and run.points:
        return Reason("break_run", chosen.play, "R5.4", None, run.tricks)
    return None


def why_dared(chosen: Weighed) -> Reason | None:
    """Return the bonus of Voormsi, if the play is after it (R4.1)."""
    awards = chosen.endings[0].awards if chosen.endings else ()
    if VOORMSI in chosen.play and any(award.rule == "R4.1" for award in awards):
        return Reason("dare_voormsi", (VOORMSI, TOQUTSIT), "R4.1")
    return None


def _by_bonus(chosen: Weighed) -> Reason | None:
    """Return the bonus for the card that is taken (R4.2, R4.4, R4.5)."""
    after = chosen.after
    for award in chosen.endings[0].awards if chosen.endings else ():
        kind = _BY_BONUS.get(award.rule)
        card = TOQUTSIT if award.rule == "R4.2" else THREE
        if kind is not None and award.points and card in chosen.play:
            taken = TOQUTSIT if kind == "three_takes_toqutsit" else VOORMSI
            seat = after.seats[after.heads[-2]]
            return Reason(kind, (card, taken), award.rule, seat, award.points)
    return None


def _by_privilege(chosen: Weighed) -> Reason | None:
    """Return the power of a black king or a Seven, if it takes a card that few others take."""
    after = chosen.after
    for pair in after.explain()[-1].pairs:
        kind = _BY_PRIVILEGE.get(pair.rule)
        if kind is not None:
            seat = after.seats[after.heads[-2]]
            return Reason(kind, (pair.card, pair.against), pair.rule, seat)
    return None


def _by_strength(situation: Situation, chosen: Weighed) -> Reason:
    if not situation.followers(chosen.after):
        return Reason("take_last", chosen.play, "R3.9")
    if not threats(situation, chosen):
        return Reason("take_sure", chosen.play, "R3.9")
    kind: ReasonKind = "take_likely" if chosen.chance >= _LIKELY else "take_try"
    return Reason(kind, chosen.play, "R3.9")
