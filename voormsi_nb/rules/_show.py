"""How values show themselves: the one place where the rules reach for a room above them.

Pictures and texts of tables are made in `voormsi_nb.picture`, which is loaded when a value is
first shown. Importing the rules does not load it.

>>> from voormsi_nb.rules import Card
>>> svg(Card("K♠")).startswith("<svg")
True
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

# Loaded by name: the rules work without it, and no room may come to lean on one above.
_PICTURE: Final = "voormsi_nb.picture"


def svg(value: object) -> str:
    """Return the picture of a card, a trick or a table, as a notebook shows it."""
    return str(import_module(_PICTURE).svg_of(value))


def text(value: object) -> str:
    """Return a table as text: hands, trick, stock, tricks and score."""
    return str(import_module(_PICTURE).text_of(value))
