"""The static words of a language for the front end, which holds none of its own.

>>> labels().cards["KS"]
'king of spades'
"""

from __future__ import annotations

from voormsi_nb.locale import language
from voormsi_nb.picture import card_name
from voormsi_nb.rules import PACK, RULES, Rank
from voormsi_nb.rules.cards import THREE
from voormsi_nb.widget import wire
from voormsi_nb.widget.interface import interface_words


def labels() -> wire.Labels:
    """Return the words, the spoken names of the cards, the rules and the ranking (R1)."""
    return wire.Labels(
        language=language(),
        words=interface_words(),
        cards={card.code: card_name(card) for card in PACK},
        rules=[
            wire.RuleText(
                id=rule.id,
                title=rule.title,
                text=rule.text,
                source=rule.source,
                see_also=list(rule.see_also),
                option=rule.elsewhere or "",
            )
            for rule in RULES
        ],
        ranking=_ranking(),
    )


def _ranking() -> list[list[str]]:
    """Return the pack from high to low in columns: J♣ with K♥, then each rank (R1.2 to R1.4).

    The last two columns are the Sevens and 3♦, which have no place in the ranking.
    """
    columns = [[card.code for card in PACK[:2]], [PACK[2].code]]
    plain = [card for card in PACK[3:] if card.rank is not Rank.SEVEN and card != THREE]
    ranks = dict.fromkeys(card.rank for card in plain)
    columns += [[card.code for card in plain if card.rank is rank] for rank in ranks]
    sevens = [card.code for card in PACK if card.rank is Rank.SEVEN]
    return [*columns, sevens, [THREE.code]]
