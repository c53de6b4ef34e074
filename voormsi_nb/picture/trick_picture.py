"""A trick as a strip of panels, one for each play after the lead, with a sentence under each.

A green arrow beats; red dots with a cross do not. The gold frame is round whoever heads after the
play. Two rows in a panel, and not lines across a table, so that no line crosses a third hand.

>>> from voormsi_nb.rules import Trick
>>> drawn = trick_svg(Trick.parse("7♥ K♣ K♠ A♣"))
>>> drawn[drawn.index("<title>") :].partition("</title>")[0]
'<title>The third hand takes the trick with K♠.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.lines import beats_line, fails_line
from voormsi_nb.picture.naming import People, said
from voormsi_nb.picture.running_text import Column, broken, set_text
from voormsi_nb.picture.sheet import sheet_for
from voormsi_nb.picture.svg import Area, box, element, number, picture
from voormsi_nb.picture.text import trick_text
from voormsi_nb.picture.trick_panel import PANEL, Panels

if TYPE_CHECKING:
    from voormsi_nb.picture.naming import Names
    from voormsi_nb.picture.palette import SuitPalette, Theme
    from voormsi_nb.picture.sheet import Sheet
    from voormsi_nb.rules import Seat, Trick

_MARGIN: Final = 17
_LEADING: Final = 20


def trick_svg(
    trick: Trick,
    *,
    theme: Theme = "light",
    palette: SuitPalette = "four",
    names: Names = None,
    you: Seat | str | None = None,
) -> str:
    """Return the picture of a trick, finished or not.

    ``names`` are what the players of the seats are called, ``you`` the seat that is spoken to.

    Raises ValueError for a theme or a palette that does not exist.
    """
    sheet, people = sheet_for(theme, palette), People.of(names, you)
    panels = Panels(trick, people, sheet)
    count = trick.places - 1
    inside = count * PANEL
    width = inside + 2 * _MARGIN
    title = said(trick, people).text
    told = [str(said(step, people)) for step in trick.explain()]
    parts = _Column(sheet, inside)
    parts.text(title, Pen(16, sheet.shade["ink"], bold=True))
    if told:
        parts.text(told[0], Pen(13, sheet.shade["mut"]))
    top = parts.y - 4
    drawn = [*parts.drawn, _felt(panels, top, count)]
    caption = Pen(14.5, sheet.shade["ink"], family="serif")
    lines = 0
    for place in range(1, trick.places):
        left = _MARGIN + (place - 1) * PANEL
        drawn.append(panels.drawn(place, left, top))
        if place < len(told):
            column = Column(left + 9, top + panels.height + 27, PANEL - 22, _LEADING)
            drawn.append(set_text(told[place], column, caption, sheet))
            lines = max(lines, len(broken(told[place], column.width, caption)))
    bottom = top + panels.height + (20 + lines * _LEADING if lines else 6)
    drawn.append(_legend(sheet, _MARGIN + 9, bottom + 16))
    height = round(bottom + 40)
    ground = box(
        Area(0.5, 0.5, width - 1, height - 1), 16,
        fill=sheet.shade["bg"], stroke=sheet.shade["line"],
    )  # fmt: skip
    return picture(width, height, title, trick_text(trick, people), [ground, *drawn])


class _Column:
    """Texts under one another."""

    def __init__(self, sheet: Sheet, width: float) -> None:
        self.sheet = sheet
        self.width = width
        self.y = 34.0
        self.drawn: list[str] = []

    def text(self, text: str, pen: Pen) -> None:
        """Set a text below what is there."""
        column = Column(_MARGIN, self.y, self.width, _LEADING)
        self.drawn.append(set_text(text, column, pen, self.sheet))
        self.y += _LEADING * len(broken(text, self.width, pen))


def _felt(panels: Panels, top: float, count: int) -> str:
    """Return the felt, and the hairlines that part its panels."""
    shade = panels.sheet.shade
    area = Area(_MARGIN, top, count * PANEL, panels.height).wider(-0.5)
    ground = box(area, 16, fill=shade["felt"], stroke=shade["line"])
    parting = "".join(
        f"M{number(_MARGIN + at * PANEL)} {number(top + 14)}v{number(panels.height - 28)}"
        for at in range(1, count)
    )
    return ground + element("path", d=parting, stroke=shade["line"])


def _legend(sheet: Sheet, x: float, y: float) -> str:
    """Return what the lines mean."""
    pen = Pen(12, sheet.shade["mut"])
    beats, fails = gettext("beats the card above"), gettext("does not beat it")
    second = x + 20 + text_width(beats, pen) + 30
    return (
        beats_line(x + 6, y + 8, y - 10, sheet)
        + write(beats, x + 22, y + 4, pen)
        + fails_line(second, y + 10, y - 12, sheet)
        + write(fails, second + 14, y + 4, pen)
    )
