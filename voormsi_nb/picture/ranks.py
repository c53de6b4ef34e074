"""The columns of the ranking: matadors, then the ranks from nines to kings; Sevens and 3♦ apart.

>>> [column.text for column in columns()][:3]
['J♣ = K♥', '8♠', '9♣ 9♠ 9♥ 9♦']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.locale import gettext
from voormsi_nb.rules import MATADORS, PACK, Rank
from voormsi_nb.rules.cards import THREE
from voormsi_nb.rules.sentences.people import ranks_word

if TYPE_CHECKING:
    from voormsi_nb.rules import Card


class RankColumn(NamedTuple):
    """A step of the ranking.

    - ``name``: what the step is called. ``cards``: from high to low.
    - ``equal``: whether the cards are equal (R1.2). ``ranked``: whether it has a place at all.
    """

    name: str
    cards: tuple[Card, ...]
    equal: bool = False
    ranked: bool = True

    @property
    def text(self) -> str:
        """The cards as text."""
        return (" = " if self.equal else " ").join(map(str, self.cards))


def columns() -> list[RankColumn]:
    """Return the steps from high to low, then the Sevens and 3♦ (R1.2 to R1.4)."""
    plain = [
        card for card in PACK if card not in MATADORS and card.rank not in {Rank.SEVEN, Rank.THREE}
    ]
    ranks = dict.fromkeys(card.rank for card in plain)
    sevens = tuple(card for card in PACK if card.rank is Rank.SEVEN)
    return [
        RankColumn(gettext("matadors"), MATADORS[:2], equal=True),
        RankColumn(gettext("third matador"), MATADORS[2:]),
        *(
            RankColumn(ranks_word(rank), tuple(card for card in plain if card.rank is rank))
            for rank in ranks
        ),
        RankColumn(ranks_word(Rank.SEVEN), sevens, ranked=False),
        RankColumn(gettext("Three"), (THREE,), ranked=False),
    ]
