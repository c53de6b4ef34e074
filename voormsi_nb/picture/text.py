"""Cards, hands, tricks and the ranking as text, for a terminal and for a screen reader.

>>> from voormsi_nb.rules import Trick
>>> print(trick_text(Trick.parse("6♥ 9♣"), People.of(None, None)))
The second hand's 9♣ heads. R1.4
1. The first hand leads 6♥. R3.5
2. The second hand's 9♣ takes the first hand's 6♥: nines rank above sixes. R1.4
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext
from voormsi_nb.picture.naming import People, card_name, said
from voormsi_nb.picture.ranks import columns

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Card, Trick

__all__ = ["People", "card_text", "cards_text", "ranking_text", "trick_text"]


def card_text(card: Card) -> str:
    """Return a card's sign and name, and its title if it has one.

    >>> from voormsi_nb.rules import Card
    >>> card_text(Card("J♣"))
    'J♣, jack of clubs: Toqutsit'
    """
    if card.title is None:
        return gettext("{card}, {name}").format(card=card, name=card_name(card))
    return gettext("{card}, {name}: {title}").format(
        card=card, name=card_name(card), title=card.title
    )


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards side by side, as they lie.

    >>> from voormsi_nb.rules import PACK
    >>> cards_text(PACK[:3])
    'J♣ K♥ 8♠'
    """
    return " ".join(map(str, cards))


def trick_text(trick: Trick, people: People) -> str:
    """Return who heads or takes the trick, then a line on each play: what it did, and the rule."""
    lines = [str(said(trick, people))]
    lines += (f"{step.place + 1}. {said(step, people)}" for step in trick.explain())
    return "\n".join(lines)


def ranking_text() -> str:
    """Return the pack from high to low, a line for each rank (R1.2 to R1.4, R2).

    >>> print(ranking_text().splitlines()[0])
    From high to low, each line from the left:
    """
    lines = [gettext("From high to low, each line from the left:")]
    for column in columns():
        line = gettext("{name}: {cards}") if column.ranked else gettext("apart, {name}: {cards}")
        lines.append(line.format(name=column.name, cards=column.text))
    return "\n".join([*lines, *notes()])


def notes() -> tuple[str, ...]:
    """Return what has to be said beside the ranking."""
    return (
        gettext("J♣ and K♥ are equal: the one played later beats the other. R1.2"),
        gettext("No suit to follow and no trump. R1.5"),
        gettext(
            "Led, a Seven falls only to 3♦, K♣ or a higher Seven. "
            "Elsewhere it is dead, but for R2.4."
        ),
        gettext("3♦ led is worthless; later it takes all. R2.2"),
    )
