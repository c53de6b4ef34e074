"""One card as a picture, its face or its back.

>>> from voormsi_nb.rules import Card
>>> drawn = card_svg(Card("K♠"))
>>> drawn[drawn.index("<title>") :].partition("<desc>")[0]
'<title>king of spades</title>'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext
from voormsi_nb.picture.back import back
from voormsi_nb.picture.faces import STYLES, face
from voormsi_nb.picture.naming import card_name
from voormsi_nb.picture.shapes import HEIGHT, WIDTH, paint
from voormsi_nb.picture.sheet import sheet_for
from voormsi_nb.picture.svg import picture
from voormsi_nb.picture.text import card_text
from voormsi_nb.rules import Card

if TYPE_CHECKING:
    from voormsi_nb.picture.palette import SuitPalette, Theme
    from voormsi_nb.picture.shapes import Style


def card_svg(
    card: Card | str,
    style: Style = "full",
    theme: Theme = "light",
    palette: SuitPalette = "four",
) -> str:
    """Return the face of a card, 100 x 140.

    ``style`` is ``"full"``, ``"large"`` for small cards, or ``"fan"`` for cards that overlap
    downwards.

    Raises `CardError` for what is not a card, and ValueError for a style, a theme or a palette
    that does not exist.
    """
    sheet, its = sheet_for(theme, palette), Card(card)
    shapes = face(its, _checked(style))
    return picture(WIDTH, HEIGHT, card_name(its), card_text(its), [paint(shapes, sheet.ink(its))])


def back_svg(style: Style = "full", theme: Theme = "light") -> str:
    """Return the back of a card, 100 x 140; its pattern is coarser but in the full style.

    Raises ValueError for a style or a theme that does not exist.
    """
    drawn = paint(back(_checked(style)), sheet_for(theme).ink_of_back())
    title = gettext("a card, face down")
    description = gettext("Rows of stitches with beads between them.")
    return picture(WIDTH, HEIGHT, title, description, [drawn])


def _checked(style: Style) -> Style:
    if style not in STYLES:
        message = gettext("There is no style '{given}'. What there is: {known}.")
        raise ValueError(message.format(given=style, known=", ".join(STYLES)))
    return style
