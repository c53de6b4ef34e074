"""Recipes for questions about bonuses: who gets how many points for a trick.

>>> from voormsi_nb.teach.lot import Lot
>>> POINT_RECIPES["last_player_earns"](Lot("a"), 1).kind
'points'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import Seat
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI, Card
from voormsi_nb.teach.positions.cards import filled
from voormsi_nb.teach.scoring import points
from voormsi_nb.teach.stacking import stacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.teach.lot import Lot
    from voormsi_nb.teach.question import Question


def _trick(
    *places: tuple[Card, tuple[int, ...]], holder: int | None = None, fallen: bool = False
) -> Callable[[Lot, int], Question]:
    """Return a recipe: these cards at one of these places each, and what else fits.

    ``holder`` is who holds J♣ after the trick, counted from the player of the first card;
    ``fallen`` puts J♣ into a trick before it.
    """

    def recipe(lot: Lot, difficulty: int) -> Question:
        fixed = {lot.pick(at): card for card, at in places}
        named = tuple((card,) for card, _ in places)
        cards = filled(lot, named, 2 * len(Seat) + 1, difficulty)
        rest = [card for card in cards if card not in {*fixed.values(), TOQUTSIT}]
        leader = lot.pick(tuple(Seat))
        order = [fixed[at] if at in fixed else rest.pop() for at in range(len(Seat))]
        if fallen:
            first = lot.shuffled([TOQUTSIT, *rest[: len(Seat) - 1]])
            # Whoever won with J♣ leads to the trick that is asked about.
            first_leader = Seat((leader - first.index(TOQUTSIT)) % len(Seat))
            texts = [" ".join(map(str, first)), " ".join(map(str, order))]
            return points(stacked(texts, leader=first_leader, seed=lot.below(10**6)))
        held = {}
        if holder is not None:
            seat = Seat((leader + next(iter(fixed)) + holder) % len(Seat))
            held = {str(seat): str(TOQUTSIT)}
        text = " ".join(map(str, order))
        return points(stacked([text], held, leader=leader, seed=lot.below(10**6)))

    return recipe


POINT_RECIPES: Final[dict[str, Callable[[Lot, int], Question]]] = {
    "last_player_earns": _trick((VOORMSI, (3,))),
    "voormsi_on_toqutsit_pays": _trick((VOORMSI, (1, 2, 3)), (TOQUTSIT, (0, 1, 2))),
    "fallen_toqutsit_is_forgotten": _trick((VOORMSI, (0, 1, 2)), fallen=True),
    "held_toqutsit_is_forgotten": _trick((VOORMSI, (0, 1, 2)), holder=0),
    "partner_holds_toqutsit": _trick((VOORMSI, (0, 1, 2)), holder=2),
    "beaten_toqutsit_pays": _trick((VOORMSI, (0, 1)), (TOQUTSIT, (1, 2)), (THREE, (2, 3))),
    "three_on_any_toqutsit_pays": _trick((TOQUTSIT, (0, 1, 2)), (THREE, (1, 2, 3))),
    "three_on_voormsi_is_nothing": _trick((VOORMSI, (0, 1, 2)), (THREE, (1, 2, 3))),
    "partners_king_pays": _trick((VOORMSI, (0, 1)), (TOQUTSIT, (2, 3))),
}
"""By the name of the misconception."""
