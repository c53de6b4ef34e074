"""The player that thinks: rules of thumb, weighed against each other.

>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "K♥", "W": "J♣ 5♦ 5♥ Q♦"}).play("K♥")
>>> play, reason = Careful().choose(deal.view("W"))
>>> str(play[0]), reason.kind, reason.rule
('J♣', 'toqutsit_takes_voormsi', 'R4.2')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.players.because import reason_for
from voormsi_nb.players.situation import Situation
from voormsi_nb.players.weighing import weigh_all

if TYPE_CHECKING:
    from voormsi_nb.players.reasons import Reason
    from voormsi_nb.rules import Card, View

_WORTH_CONSIDERING: Final = 3
"""How many plays are left to choose from when a hint narrows the choice."""


class Careful:
    """Weighs every legal play by a few rules of thumb and takes the best.

    It counts the cards that have been played, asks the core who would take the trick and what
    that would bring, estimates who may still take it, and does not give a card away that is
    worth more later. So it keeps 3♦, J♣ and K♥ for their moment, leaves partner's tricks alone,
    leads Sevens and strong pairs, and minds the score: a run, the target, and what lies beyond.

    It looks at nothing but the view and takes no seed: equal views, equal choices.
    """

    def choose(self, view: View) -> tuple[tuple[Card, ...], Reason]:
        """Return the best play and why."""
        situation = Situation(view)
        weighed = weigh_all(situation)
        return weighed[0].play, reason_for(situation, weighed)

    def __repr__(self) -> str:
        """Return how to write it in Python."""
        return "Careful()"


def narrow(view: View) -> tuple[tuple[Card, ...], ...]:
    """Return the two or three plays worth considering, in the order of ``legal_plays``.

    The choice of `Careful` is among them, and the order does not tell which it is.

    >>> from voormsi_nb.rules import Deal
    >>> view = Deal.from_hands({"S": "9♣ 9♠ 5♥ Q♦"}).view("S")
    >>> [" ".join(map(str, play)) for play in narrow(view)]
    ['9♣', '9♠', '9♣ 9♠']
    """
    best = [weighed.play for weighed in weigh_all(Situation(view))[:_WORTH_CONSIDERING]]
    return tuple(play for play in view.legal_plays if play in best)
