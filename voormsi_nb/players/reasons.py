"""Why a player plays what it plays, and what is worth looking at first, as values.

A reason carries no text; `voormsi_nb.players.say` finds its words when it is shown.

>>> Reason("king_waits", (TOQUTSIT, VOORMSI), "R4.1").rule
'R4.1'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from voormsi_nb.rules.cards import TOQUTSIT, VOORMSI, Card

if TYPE_CHECKING:
    from voormsi_nb.rules import Seat

__all__ = ["TOQUTSIT", "VOORMSI", "Card", "Cue", "CueKind", "Reason", "ReasonKind"]

ReasonKind = Literal[
    "by_lot",
    # There is no choice.
    "only_play",
    "must_play_toqutsit",
    # The lead, and Voormsi wherever it is played.
    "dare_voormsi",
    "lead_seven",
    "lead_group",
    "lead_sure",
    "lead_strong",
    "lead_best",
    "lead_low",
    # Taking the lead.
    "toqutsit_takes_voormsi",
    "three_takes_voormsi",
    "three_takes_toqutsit",
    "king_takes_seven",
    "king_takes_king",
    "higher_seven",
    "wins_game",
    "break_run",
    "take_last",
    "take_sure",
    "take_likely",
    "take_try",
    # Leaving the lead to others.
    "spare_partners_king",
    "partner_heads",
    "king_waits",
    "keep_three",
    "keep_toqutsit",
    "avoid_bust",
    "avoid_sweep",
    "too_dear",
    "cannot_take",
]

CueKind = Literal[
    "see_duty",
    "see_voormsi",
    "see_own_king",
    "see_partner",
    "see_partners_king",
    "see_seven",
    "see_club_king",
    "see_three",
    "see_toqutsit",
    "see_score",
    "see_run",
    "see_last",
    "see_others",
    "see_lead",
    "see_hand",
]


class Reason(NamedTuple):
    """Why a play is chosen.

    - ``kind``: what speaks for it.
    - ``cards``: the cards of which the sentence speaks: mostly those that are played.
    - ``rule``: the id of the rule behind it; empty for a play drawn by lot.
    - ``seat``: whose card it is about, where it is about another player's.
    - ``number``: how many, of whatever the kind counts: tricks, or points of the score.
    """

    kind: ReasonKind
    cards: tuple[Card, ...]
    rule: str
    seat: Seat | None = None
    number: int = 0


class Cue(NamedTuple):
    """What to look at before choosing; it gives no play away. Its parts are those of a `Reason`."""

    kind: CueKind
    cards: tuple[Card, ...]
    rule: str
    seat: Seat | None = None
    number: int = 0
