"""Where to look before choosing: the first step of a hint, from the same thinking as the choice.

>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "7♥ 5♦ 5♥ Q♦", "W": "7♦ K♣ A♥ J♦"}).play("7♥")
>>> nudge(deal.view("W"))
Cue(kind='see_seven', cards=(Card("7♥"),), rule='R2.3', seat=<Seat.SOUTH: 0>, number=0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.players.because import reason_for
from voormsi_nb.players.reasons import Cue, CueKind, Reason, ReasonKind
from voormsi_nb.players.situation import Situation, head_of
from voormsi_nb.players.weighing import weigh_all
from voormsi_nb.rules import Rank
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, View

__all__ = ["Cue", "nudge"]

# To each kind of reason what its player had to see, and the rule that says why it matters.
_CUES: Final[dict[ReasonKind, tuple[CueKind, str]]] = {
    "only_play": ("see_hand", "R3.11"),
    "must_play_toqutsit": ("see_duty", "R3.8"),
    "dare_voormsi": ("see_own_king", "R4.1"),
    "king_waits": ("see_own_king", "R4.1"),
    "lead_seven": ("see_lead", "R3.5"),
    "lead_group": ("see_lead", "R3.5"),
    "lead_sure": ("see_lead", "R3.5"),
    "lead_strong": ("see_lead", "R3.5"),
    "lead_best": ("see_lead", "R3.5"),
    "lead_low": ("see_lead", "R3.5"),
    "toqutsit_takes_voormsi": ("see_voormsi", "R1.2"),
    "three_takes_voormsi": ("see_voormsi", "R1.2"),
    "three_takes_toqutsit": ("see_three", "R2.2"),
    "king_takes_seven": ("see_seven", "R2.3"),
    "higher_seven": ("see_seven", "R2.3"),
    "king_takes_king": ("see_club_king", "R2.6"),
    "wins_game": ("see_score", "R5.5"),
    "avoid_bust": ("see_score", "R5.5"),
    "break_run": ("see_run", "R5.4"),
    "avoid_sweep": ("see_run", "R5.3"),
    "spare_partners_king": ("see_partners_king", "R4.3"),
    "partner_heads": ("see_partner", "R3.1"),
    "keep_three": ("see_three", "R2.2"),
    "keep_toqutsit": ("see_toqutsit", "R4.2"),
}


def nudge(view: View) -> Cue:
    """Return what to look at before choosing a play; it names no card to play.

    It is asked of a view whose seat is to play.
    """
    situation = Situation(view)
    reason = reason_for(situation, weigh_all(situation))
    kind, rule = _CUES.get(reason.kind) or _of_the_trick(situation)
    return _cue(situation, kind, rule, reason)


def _of_the_trick(situation: Situation) -> tuple[CueKind, str]:
    """Return what to see in a trick that only the ranks of the cards decide."""
    view = situation.view
    others = view.trick.places - len(view.trick.plays) - 1
    if view.is_partner(head_of(view.trick)):
        return "see_partner", "R3.1"
    if VOORMSI in view.trick.heading:
        return "see_voormsi", "R1.2"
    if all(card.rank is Rank.SEVEN for card in view.trick.heading):
        return "see_seven", "R2.3"
    return ("see_others", "R3.9") if others else ("see_last", "R3.9")


def _cue(situation: Situation, kind: CueKind, rule: str, reason: Reason) -> Cue:
    """Fill in whose cards the cue is about, and how many of what it counts."""
    view = situation.view
    trick = view.trick
    heading, head = trick.heading, head_of(trick) if trick.plays else None
    cards: tuple[Card, ...] = ()
    number = 0
    if kind in {"see_partner", "see_seven", "see_club_king", "see_last", "see_others"}:
        cards = heading
    elif kind in _GREAT_CARDS:
        cards = _GREAT_CARDS[kind]
        head = head if kind in _OF_OTHERS else None
    else:
        head = None
        number = {"see_score": view.target, "see_run": reason.number}.get(kind, 0)
    return Cue(kind, cards, rule, head, number)


_GREAT_CARDS: Final[dict[CueKind, tuple[Card, ...]]] = {
    "see_duty": (VOORMSI, TOQUTSIT),
    "see_voormsi": (VOORMSI,),
    "see_own_king": (VOORMSI, TOQUTSIT),
    "see_partners_king": (VOORMSI, TOQUTSIT),
    "see_three": (THREE,),
    "see_toqutsit": (TOQUTSIT, VOORMSI),
}
_OF_OTHERS: Final = {"see_duty", "see_voormsi", "see_partners_king"}
