"""The ranking of the pack as a picture: columns that step down, Sevens and 3♦ apart.

>>> drawn = ranking_svg()
>>> drawn[drawn.index("<title>") :].partition("</title>")[0]
'<title>The ranking of the cards'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.parts import Spot, card_at
from voormsi_nb.picture.ranks import columns
from voormsi_nb.picture.running_text import Column, set_text
from voormsi_nb.picture.sheet import sheet_for
from voormsi_nb.picture.svg import Area, box, element, number, picture
from voormsi_nb.picture.text import notes, ranking_text

if TYPE_CHECKING:
    from voormsi_nb.picture.palette import SuitPalette, Theme
    from voormsi_nb.picture.ranks import RankColumn
    from voormsi_nb.picture.sheet import Sheet

WIDTH: Final = 860
HEIGHT: Final = 392
_CARD: Final = 58.0
_STEP: Final = 34.0
"""Of overlapped cards as much shows as holds rank and suit of the fan style."""
_FIRST: Final = (150.0, 72.0)
_ACROSS: Final = 67.0
_DOWN: Final = 9.0
_MATADORS_TOP: Final = 63.0
_APART: Final = Area(694, 12, 155, 368)


def ranking_svg(*, theme: Theme = "light", palette: SuitPalette = "four") -> str:
    """Return the picture of the ranking (R1.2 to R1.4, R2).

    Raises ValueError for a theme or a palette that does not exist.
    """
    sheet = sheet_for(theme, palette)
    steps = columns()
    ranked = [step for step in steps if step.ranked]
    content = [
        box(
            Area(0.5, 0.5, WIDTH - 1, HEIGHT - 1), 16,
            fill=sheet.shade["felt"], stroke=sheet.shade["line"],
        ),
        _arrow(sheet),
        _matadors(ranked[0], ranked[1], sheet),
    ]  # fmt: skip
    for at, step in enumerate(ranked[2:]):
        content.append(_column(step, _FIRST[0] + at * _ACROSS, _FIRST[1] + at * _DOWN, sheet))
    content.append(_apart([step for step in steps if not step.ranked], sheet))
    content.append(_below(sheet))
    title = gettext("The ranking of the cards")
    return picture(WIDTH, HEIGHT, title, ranking_text(), content)


def _arrow(sheet: Sheet) -> str:
    """Return the arrow from the highest to the lowest."""
    pen = Pen(14, sheet.shade["mut"])
    high, low = gettext("highest"), gettext("lowest")
    start, end = 15 + text_width(high, pen) + 14, 680 - text_width(low, pen) - 8
    d = f"M{number(start)} 27H{number(end)}m-8-6l8 6-8 6"
    line = element("path", d=d, fill="none", stroke=sheet.shade["ctl"], stroke_width=1.6)
    return write(high, 15, 31, pen) + line + write(low, end + 8, 31, pen)


def _head(text: str, middle: float, y: float, sheet: Sheet) -> str:
    return write(text, middle, y, Pen(14, sheet.shade["ink"], bold=True), "middle")


def _matadors(first: RankColumn, third: RankColumn, sheet: Sheet) -> str:
    """Return the two equal matadors side by side, and the third below (R1.2, R1.3)."""
    left, right, top = 17.0, 83.0, _MATADORS_TOP
    middle = (left + right + _CARD) / 2
    drawn = _head(first.name, middle, top - 12, sheet)
    for card, x in zip(first.cards, (left, right), strict=True):
        drawn += card_at(card, Spot(x, top, _CARD), sheet, "fan")
    ink, ground = sheet.shade["ink"], sheet.shade["felt"]
    drawn += element(
        "circle", cx=middle, cy=top + 57, r=10, fill=ink, stroke=ground, stroke_width=2
    )
    bars = f"M{number(middle - 4)} {number(top + 54.5)}h8m-8 5h8"
    drawn += element("path", d=bars, stroke=ground, stroke_width=2)
    return drawn + card_at(third.cards[0], Spot(middle - _CARD / 2, top + 92, _CARD), sheet, "fan")


def _column(step: RankColumn, x: float, y: float, sheet: Sheet) -> str:
    """Return the cards of a rank, overlapped downwards, under its name."""
    return _head(step.name, x + _CARD / 2, y - 12, sheet) + "".join(
        card_at(card, Spot(x, y + at * _STEP, _CARD), sheet, "fan")
        for at, card in enumerate(step.cards)
    )


def _apart(steps: list[RankColumn], sheet: Sheet) -> str:
    """Return the Sevens and 3♦, which have no place in the ranking, and what they can do."""
    shade = sheet.shade
    drawn = box(_APART.wider(-0.5), 16, fill=shade["raise"], stroke=shade["line"])
    middle = _APART.x + _APART.width / 2
    drawn += write(gettext("apart"), middle, 31, Pen(14, shade["mut"]), "middle")
    for at, step in enumerate(steps):
        drawn += _column(step, _APART.x + 7 + at * (_CARD + 7), _MATADORS_TOP, sheet)
    pen = Pen(12, shade["ink"])
    y = _MATADORS_TOP + 3 * _STEP + _CARD * 1.4 + 20
    for note in notes()[2:]:
        column = Column(_APART.x + 10, y, _APART.width - 18, 18)
        drawn += set_text(note, column, pen, sheet)
        y += 4 * 18 + 4
    return drawn


def _below(sheet: Sheet) -> str:
    """Return how to read the columns, and what holds for all cards."""
    pen = Pen(14, sheet.shade["mut"])
    lines = [
        gettext(
            "Read the columns from the left, each from the top: clubs, spades, hearts, diamonds."
        ),
        *notes()[:2],
    ]
    return "".join(
        set_text(line, Column(15, 326 + at * 22, 540, 22), pen, sheet)
        for at, line in enumerate(lines)
    )
