"""The sheet a picture is drawn on: its theme and its suits, and so every colour in it.

>>> sheet_for("dark").shade["felt"]
'#1B272B'
>>> sheet_for("dusk")
Traceback (most recent call last):
ValueError: There is no theme 'dusk'. What there is: light, dark.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, get_args

from voormsi_nb.locale import gettext
from voormsi_nb.picture.palette import (
    PAPER_SUITS,
    SIDE_TOKENS,
    SuitPalette,
    Theme,
    colours,
    other,
    text_suits,
)
from voormsi_nb.picture.shapes import ink_of, ink_of_back

if TYPE_CHECKING:
    from voormsi_nb.rules import Card


class Sheet(NamedTuple):
    """What a picture is drawn with.

    - ``theme``, ``palette``: what was asked for.
    - ``shade``: the colour of each token; ``text_suit``: of each suit in running text.
    """

    theme: Theme
    palette: SuitPalette
    shade: dict[str, str]
    text_suit: dict[str, str]

    def ink(self, card: Card, *, dimmed: bool = False) -> dict[str, str]:
        """Return the inks for the face of this card."""
        return ink_of(card.suit.letter, self.theme, self.palette, dimmed=dimmed)

    def ink_of_back(self) -> dict[str, str]:
        """Return the inks for the back of a card."""
        return ink_of_back(self.theme)

    def side(self, side: int, *, inverse: bool = False) -> str:
        """Return the colour of a side; ``inverse`` on the plate of whose turn it is."""
        shades = colours(other(self.theme)) if inverse else self.shade
        return shades[SIDE_TOKENS[side]]

    def side_ground(self, side: int) -> str:
        """Return the pale ground of a side's cells."""
        return self.shade[SIDE_TOKENS[side] + "bg"]


@cache
def sheet_for(theme: Theme = "light", palette: SuitPalette = "four") -> Sheet:
    """Return the sheet of a theme and a palette.

    Raises ValueError for one that does not exist.
    """
    if theme not in get_args(Theme):
        message = gettext("There is no theme '{given}'. What there is: {known}.")
        raise ValueError(message.format(given=theme, known=", ".join(get_args(Theme))))
    if palette not in PAPER_SUITS:
        message = gettext("There is no palette '{given}'. What there is: {known}.")
        raise ValueError(message.format(given=palette, known=", ".join(PAPER_SUITS)))
    return Sheet(theme, palette, colours(theme), text_suits(theme, palette))
