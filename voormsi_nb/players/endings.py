"""How a trick may end after a play: who may still take it, how likely, and what it brings then.

>>> from voormsi_nb.rules import Deal
>>> view = Deal.from_hands({"S": "J♣ 5♦ 5♥ Q♦"}).view("S")
>>> after = view.trick.play("J♣", view.seat)
>>> [(ending.side, ending.chance) for ending in endings(Situation(view), after)]
[(0, 657), (1, 190), (1, 153)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.players.knowledge import CERTAIN
from voormsi_nb.players.situation import Situation, beaters, head_of
from voormsi_nb.rules import PACK
from voormsi_nb.rules.bonuses import bonuses
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI

if TYPE_CHECKING:
    from voormsi_nb.rules import Award, Card, Seat, Trick

__all__ = ["Ending", "Situation", "endings"]

_OPPONENT_TAKES: Final = 800
"""How often, in thousandths, an opponent that can take a trick does."""
_PARTNER_TAKES: Final = 700
"""How often a partner that can take a trick does."""
_OWN_SECOND_CARD: Final = 600
"""How often one takes a trick for two players with a second card that can (R6.2)."""
_OWN_DRAWN_CARD: Final = 300
"""How often one does so with a card drawn in between."""


class Ending(NamedTuple):
    """One way in which a trick may end.

    - ``chance``: how likely it is, in thousandths.
    - ``side``: the side that takes the trick. ``awards``: the bonuses that it brings (R4).
    """

    chance: int
    side: int
    awards: tuple[Award, ...]


def endings(situation: Situation, after: Trick) -> list[Ending]:
    """Return the ways in which the trick may end: first that whoever heads now takes it.

    It is supposed that at most one more play changes who heads.
    """
    head_side = situation.side_of[head_of(after)]
    strong = beaters(after, situation.known.out)
    # J♣ and 3♦ are told from the others where a bonus hangs on them.
    marked = [card for card in (TOQUTSIT, THREE) if card in strong and _earns(after, card)]
    plain = tuple([card for card in strong if card not in marked])
    wanted = plain if after.number == 1 else strong
    stays = CERTAIN
    found: list[Ending] = []
    for place, seat in enumerate(situation.followers(after)):
        side = situation.side_of[seat]
        if side == head_side:
            continue
        for card in (*marked, None):
            chance = stays * _chance(situation, after, seat, card, wanted) // CERTAIN
            if chance:
                stays -= chance
                awards = _awards(situation, after, place, card) if card is not None else ()
                found.append(Ending(chance, side, awards))
    return [Ending(stays, head_side, _awards(situation, after)), *found]


def _earns(after: Trick, card: Card) -> bool:
    """Say whether a bonus may hang on this card if it takes the trick (R4.2 to R4.5)."""
    if VOORMSI in after.heading:
        return True
    return card == THREE and VOORMSI in after.cards and TOQUTSIT in after.heading


def _chance(
    situation: Situation, after: Trick, seat: Seat, card: Card | None, strong: tuple[Card, ...]
) -> int:
    """Return how likely this seat takes the trick with this card, or with a plain one for None.

    ``strong`` are the cards out that beat what heads; of single cards, only the plain ones.
    """
    known, number = situation.known, after.number
    if seat == situation.view.seat:
        if card is not None:
            return 0
        kept = [other for other in situation.view.hand if other not in after.cards]
        return _OWN_SECOND_CARD if beaters(after, tuple(kept)) else _OWN_DRAWN_CARD
    takes = _PARTNER_TAKES if situation.is_ours(seat) else _OPPONENT_TAKES
    if card is None:
        return known.chance(seat, strong, number) * takes // CERTAIN
    chance = known.chance(seat, (card,))
    if number > 1:
        chance = chance * known.chance(seat, strong, number) // CERTAIN
    # A holder of J♣ has no choice (R3.8).
    return chance if card == TOQUTSIT else chance * takes // CERTAIN


def _awards(
    situation: Situation, after: Trick, place: int | None = None, card: Card | None = None
) -> tuple[Award, ...]:
    """Return the bonuses if nothing more happens, or if a follower takes the trick with a card."""
    if VOORMSI not in after.cards:
        return ()
    whole, number = after, after.number
    for at, seat in enumerate(situation.followers(after)):
        unused = [other for other in PACK if other not in whole.cards and other != card]
        if card is not None and at == place:
            strong = [other for other in unused if other not in (TOQUTSIT, THREE)]
            whole = whole.play((card, *strong[: number - 1]), seat)
        else:
            whole = whole.play(_thrown_away(whole, unused), seat)
    return tuple(
        bonuses(whole, situation.number, situation.side_of, lambda: _is_proven(situation, after))
    )


def _is_proven(situation: Situation, after: Trick) -> bool:
    """Say whether K♥ would earn its bonus, as far as this player knows (R4.1)."""
    view = situation.view
    place = next(at for at, group in enumerate(after.plays) if VOORMSI in group)
    if after.seats[place] == view.seat and TOQUTSIT in view.hand:
        return False
    groups = (*(trick.cards for trick in view.tricks), *after.plays[: place + 1])
    return not any(TOQUTSIT in group for group in groups)


def _thrown_away(trick: Trick, unused: list[Card]) -> tuple[Card, ...]:
    """Return a group of low cards that does not take the trick, if there is one."""
    low = [card for card in reversed(unused) if card not in (TOQUTSIT, VOORMSI, THREE)]
    number = trick.number
    groups = [tuple(low[at : at + number]) for at in range(len(low) - number + 1)]
    return next((group for group in groups if not trick.would_take(group)), groups[0])
