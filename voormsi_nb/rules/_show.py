"""How values show themselves: the one place where the rules reach for a room above them.

Pictures and texts of tables are made in `voormsi_nb.picture`, which is loaded when a value is
first shown. Importing the rules does not load it.

>>> from voormsi_nb.rules import Card
>>> svg(Card("K♠")).startswith("<svg")
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal, Game, Trick, View


def svg(value: Card | Trick | Deal | View | Game) -> str:
    """Return the picture of a card, a trick or a table, as a notebook shows it."""
    from voormsi_nb.picture import svg_of  # noqa: PLC0415 - loaded when it is needed

    return svg_of(value)


def text(value: Deal | View | Game) -> str:
    """Return a table as text: hands, trick, stock, tricks and score."""
    from voormsi_nb.picture import text_of  # noqa: PLC0415 - loaded when it is needed

    return text_of(value)
