"""Why a play is refused, as values.

>>> Refusal("R3.8", "must_play_toqutsit", (Card("J♣"),)).rule
'R3.8'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from voormsi_nb.rules.cards import Card  # noqa: TC001 - the examples use it

if TYPE_CHECKING:
    from voormsi_nb.rules.seats import Seat

RefusalKind = Literal[
    "not_in_hand",
    "wrong_number",
    "not_one_rank",
    "must_play_toqutsit",
    "partner_capture",
    "not_your_turn",
    "over",
]


class _Refusal(NamedTuple):
    rule: str
    kind: RefusalKind
    cards: tuple[Card, ...]


class Refusal(_Refusal):
    """One reason why a set of cards may not be played.

    - ``rule``: the id of the rule that refuses it.
    - ``kind``: what is wrong.
    - ``cards``: the cards concerned: those not held, those of different ranks, the J♣ that
      must be played or would take partner's K♥, and for a wrong number the cards that were led
      (at a lead the cards that were tried).

    Two refusals are equal when these three are. Beside them stands what a sentence may tell:
    ``seat``, who tried; ``number``, how many cards this trick takes from each player (0: not
    yet decided); ``other``, whose K♥ heads, or whose turn it is.
    """

    seat: Seat | None
    number: int
    other: Seat | None

    def __new__(  # noqa: PLR0913 - three facts of the value and three for its sentence
        cls,
        rule: str,
        kind: RefusalKind,
        cards: tuple[Card, ...] = (),
        *,
        seat: Seat | None = None,
        number: int = 0,
        other: Seat | None = None,
    ) -> Self:
        """Make the value."""
        refusal = super().__new__(cls, rule, kind, cards)
        refusal.seat, refusal.number, refusal.other = seat, number, other
        return refusal
