"""The picture and the text of any value that can be shown.

>>> from voormsi_nb.rules import Card
>>> text_of(Card("K♥"))
'K♥, king of hearts: Voormsi'
>>> text_of([Card("9♣"), Card("9♥")])
'9♣ 9♥'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext
from voormsi_nb.picture.card_picture import card_svg
from voormsi_nb.picture.naming import People
from voormsi_nb.picture.table_picture import table_svg
from voormsi_nb.picture.table_text import table_text
from voormsi_nb.picture.text import card_text, cards_text, trick_text
from voormsi_nb.picture.trick_picture import trick_svg
from voormsi_nb.rules import Card, Deal, Game, Trick, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.picture.palette import Theme


def svg_of(value: Card | Trick | Deal | View | Game, theme: Theme = "light") -> str:
    """Return the picture of a card, a trick, or a table.

    Raises TypeError for a value that has none.
    """
    if isinstance(value, Card):
        return card_svg(value, theme=theme)
    if isinstance(value, Trick):
        return trick_svg(value, theme=theme)
    if isinstance(value, (Deal, View, Game)):
        return table_svg(value, theme=theme)
    message = gettext("There is no picture of a value of type {type}.")
    raise TypeError(message.format(type=type(value).__name__))


def text_of(value: Card | Iterable[Card] | Trick | Deal | View | Game) -> str:
    """Return the text of a card, of cards, of a trick, or of a table.

    Raises TypeError for a value that has none.
    """
    if isinstance(value, Card):
        return card_text(value)
    if isinstance(value, Trick):
        return trick_text(value, People.of(None, None))
    if isinstance(value, (Deal, View, Game)):
        return table_text(value)
    cards = list(value) if isinstance(value, (tuple, list, set, frozenset)) else None
    if cards is None or not all(isinstance(card, Card) for card in cards):
        message = gettext("There is no text of a value of type {type}.")
        raise TypeError(message.format(type=type(value).__name__))
    return cards_text(sorted(cards) if isinstance(value, (set, frozenset)) else cards)
