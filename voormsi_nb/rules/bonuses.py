"""The bonuses of Voormsi, Toqutsit and 3♦, found in a trick when it ends (R4).

>>> trick = Trick()
>>> for group, seat in zip("K♥ J♣ 3♦ Q♦".split(), Seat, strict=True):
...     trick = trick.play(group, seat)
>>> found = bonuses(trick, 0, {seat: seat % 2 for seat in Seat}, king_is_proven=lambda: False)
>>> [(award.rule, award.side, award.points, award.cancelled_by) for award in found]
[('R4.2', 1, 0, 'R4.5'), ('R4.5', 0, 2, None)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules.awards import Award
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI
from voormsi_nb.rules.seats import Seat
from voormsi_nb.rules.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["Seat", "Trick", "bonuses", "captures_partner_at"]


def bonuses(
    trick: Trick, number: int, side_of: Mapping[Seat, int], king_is_proven: Callable[[], bool]
) -> list[Award]:
    """Return what the whole trick brings by R4, in the order of play.

    ``number`` is the trick's place in the deal. ``king_is_proven`` is asked when a group with
    K♥ took the trick: whether J♣ had neither been played before K♥ nor was held by its player
    just after (R4.1). J♣ together with 3♦ counts as J♣ (R4.6); J♣ on a partner's or one's own
    K♥ brings no bonus, 3♦ on one's own does (R4.3, R6.3).
    """
    found: list[Award] = []
    king_place = next((at for at, group in enumerate(trick.plays) if VOORMSI in group), None)
    if king_place is None:
        return found
    side = [side_of[seat] for seat in trick.seats]
    hangman_headed_on_opponent = False
    for place, group in enumerate(trick.plays[1:], start=1):
        before = trick.heads[place - 1]
        if trick.heads[place] != place:
            continue
        if before == king_place:
            if TOQUTSIT in group:
                # R4.6: with 3♦ in the same group it is still J♣ that took K♥. On a partner's
                # or one's own K♥ there is no bonus (R4.3, R6.3).
                if side[place] != side[king_place]:
                    hangman_headed_on_opponent = True
                    found.append(Award("R4.2", side[place], 2, number))
            elif THREE in group:
                found.append(Award("R4.4", side[place], 1, number))
        elif hangman_headed_on_opponent and TOQUTSIT in trick.plays[before] and THREE in group:
            hangman = found.pop()
            found.append(hangman._replace(points=0, cancelled_by="R4.5"))
            found.append(Award("R4.5", side[place], 2, number))
    if trick.winner == king_place and king_place != trick.places - 1 and king_is_proven():
        found.append(Award("R4.1", side[king_place], 1, number))
    return found


def captures_partner_at(trick: Trick, side_of: Mapping[Seat, int]) -> bool:
    """Say whether the last play took partner's heading K♥ with a group that holds J♣ (R4.3)."""
    place = len(trick.plays) - 1
    if place < 1 or trick.winner != place or TOQUTSIT not in trick.plays[place]:
        return False
    before = trick.heads[place - 1]
    if VOORMSI not in trick.plays[before]:
        return False
    king, hangman = trick.seats[before], trick.seats[place]
    return king != hangman and side_of[king] == side_of[hangman]
