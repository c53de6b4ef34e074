"""What each play is worth: how the trick may end after it, less what the cards are worth later.

>>> from voormsi_nb.rules import Deal
>>> view = Deal.from_hands({"S": "7♥", "W": "K♣ J♣ 9♣ Q♦"}).play("7♥").view("W")
>>> [str(weighed.play[0]) for weighed in weigh_all(Situation(view))]
['K♣', 'Q♦', '9♣', 'J♣']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.players.endings import Ending, endings
from voormsi_nb.players.keeping import cost_of, keeping_power
from voormsi_nb.players.knowledge import CERTAIN
from voormsi_nb.players.situation import Situation, beaters, head_of
from voormsi_nb.rules import Card, Rank

if TYPE_CHECKING:
    from voormsi_nb.rules import Trick

__all__ = ["Ending", "Situation", "Weighed", "weigh_all"]

_LEAD: Final = CERTAIN
"""How much of a trick, in thousandths, the next lead is worth to a Seven that is sure to hold."""


class Weighed(NamedTuple):
    """A play and what speaks for it.

    - ``play``: the cards. ``after``: the trick with them.
    - ``value``: what it is worth, in the measure of `prospects`; the highest is chosen.
    - ``cost``: what of that its cards cost, because they are worth something later.
    - ``endings``: how the trick may end then; the first is that whoever heads now takes it.
    - ``chance``: how likely the player's own side takes the trick, in thousandths.
    - ``loses_king``: whether it takes partner's K♥ with J♣ (R4.3).
    """

    play: tuple[Card, ...]
    after: Trick
    value: int
    cost: int
    endings: tuple[Ending, ...]
    chance: int
    loses_king: bool = False

    @property
    def takes(self) -> bool:
        """Whether the play heads the trick."""
        return self.after.winner == len(self.after.plays) - 1


def weigh_all(situation: Situation) -> list[Weighed]:
    """Return every legal play, the best first; of equal ones the lower card first."""
    # Legal plays come in the order of the pack, so the lower of two cards is the later.
    weighed = [_weigh(situation, play) for play in reversed(situation.view.legal_plays)]
    return sorted(weighed, key=lambda weighed: -weighed.value)


def _weigh(situation: Situation, play: tuple[Card, ...]) -> Weighed:
    view, number = situation.view, len(play)
    after = view.trick.play(play, view.seat)
    cost = cost_of(situation, play)
    if view.captures_partner(play):
        value = situation.worth_of_capture(number) - cost
        return Weighed(play, after, value, cost, (), 0, loses_king=True)
    ways = endings(situation, after)
    value = (
        sum(way.chance * situation.worth(way.side, number, way.awards) for way in ways) // CERTAIN
    )
    if head_of(after) == view.seat:
        value += ways[0].chance * _worth_of_lead(situation, play) // CERTAIN
    chance = sum(way.chance for way in ways if way.side == situation.side)
    return Weighed(play, after, value - cost, cost, tuple(ways), chance)


def _worth_of_lead(situation: Situation, play: tuple[Card, ...]) -> int:
    """Return what the next lead is worth: a Seven in the hand waits for it (R2.3)."""
    if situation.left <= len(play):
        return 0
    sevens = [
        keeping_power(situation, card)
        for card in situation.view.hand
        if card.rank is Rank.SEVEN and card not in play
    ]
    return max(sevens, default=0) * situation.swing * _LEAD // CERTAIN // CERTAIN


def threats(situation: Situation, weighed: Weighed) -> tuple[Card, ...]:
    """Return the cards out that would beat the group heading after this play."""
    return beaters(weighed.after, situation.known.out)
