"""What tables and tricks are put together from: cards, frames, numbers, plates and side signs.

>>> from voormsi_nb.picture.sheet import sheet_for
>>> side_sign(0, 10, 10, 8, "#A84506")
'<circle fill="#A84506" cx="10" cy="10" r="4"/>'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.picture.back import back
from voormsi_nb.picture.faces import face
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.shapes import HEIGHT, WIDTH, Style, paint, paint_dimmed, style_for
from voormsi_nb.picture.svg import Area, box, element, moved, number

if TYPE_CHECKING:
    from voormsi_nb.picture.sheet import Sheet
    from voormsi_nb.rules import Card

RATIO: Final = HEIGHT / WIDTH
"""How high a card is for its width."""

_FRAME_OFF: Final = 7
"""How far off the cards the gold frame runs."""


class Spot(NamedTuple):
    """Where a card lies: its upper left corner, and how wide it is."""

    x: float
    y: float
    width: float

    @property
    def height(self) -> float:
        """How high the card is."""
        return self.width * RATIO


def card_at(
    card: Card, spot: Spot, sheet: Sheet, style: Style | None = None, *, dimmed: bool = False
) -> str:
    """Return a card; a greyed one throws no shadow. The style fits the width if none is named."""
    shapes = face(card, style or style_for(spot.width))
    ink = sheet.ink(card, dimmed=dimmed)
    scale = spot.width / WIDTH
    if dimmed:
        return moved(paint_dimmed(shapes, ink, sheet.theme), spot.x, spot.y, scale)
    return shadow(spot, sheet) + moved(paint(shapes, ink), spot.x, spot.y, scale)


def back_at(spot: Spot, sheet: Sheet) -> str:
    """Return a card that lies face down."""
    drawn = paint(back(style_for(spot.width)), sheet.ink_of_back())
    return shadow(spot, sheet) + moved(drawn, spot.x, spot.y, spot.width / WIDTH)


def shadow(spot: Spot, sheet: Sheet) -> str:
    """Return the shadow under a card: two soft edges, since a picture has no filters."""
    dark = sheet.theme == "dark"
    colour, near, far = ("#000000", 0.4, 0.25) if dark else ("#122826", 0.14, 0.06)
    x, y, width = spot
    radius = width * 0.09
    wide = Area(x - 1, y + 1.5, width + 2, spot.height + 2.5)
    close = Area(x, y + 1, width, spot.height + 0.5)
    return box(wide, radius + 1, fill=colour, fill_opacity=far) + box(
        close, radius, fill=colour, fill_opacity=near
    )


def area_of(row: list[Spot]) -> Area:
    """Return the area that cards from left to right cover.

    >>> area_of([Spot(10, 20, 50), Spot(70, 20, 50)])
    Area(x=10, y=20, width=110, height=70.0)
    """
    first, last = row[0], row[-1]
    return Area(first.x, first.y, last.x + last.width - first.x, first.height)


def empty_place(area: Area, sheet: Sheet, *, awaited: bool = False) -> str:
    """Return a place with no card, dashed where the next one is awaited."""
    inside = area.wider(-0.75)
    if awaited:
        return box(
            inside, 8, fill="none", stroke=sheet.shade["ctl"],
            stroke_width=2, stroke_dasharray="6 4",
        )  # fmt: skip
    return box(inside, 8, fill="none", stroke=sheet.shade["line"], stroke_width=1.5)


def gold_frame(around: Area, sheet: Sheet) -> str:
    """Return the frame of whoever heads, round the whole group of cards."""
    line = around.wider(_FRAME_OFF + 1.5)
    outline = box(line, 12, fill="none", stroke=sheet.shade["goldln"], stroke_width=6)
    return outline + box(line, 12, fill="none", stroke=sheet.shade["gold"], stroke_width=3)


_PENNANT: Final = "M.5 0V13M.5 1H11L8.5 4.5 11 8H.5"
PILL_HEIGHT: Final = 22


def pill_width(words: str) -> float:
    """Return how wide the pill with these words is."""
    return text_width(words, Pen(12, "", bold=True)) + 33


def pill(words: str, x: float, y: float, sheet: Sheet) -> str:
    """Return the pill with the pennant, its upper left corner at the place."""
    ink = sheet.shade["ongold"]
    ground = box(
        Area(x, y, pill_width(words), PILL_HEIGHT), 11,
        fill=sheet.shade["gold"], stroke=sheet.shade["goldln"], stroke_width=1.5,
    )  # fmt: skip
    pennant = element(
        "path", d=_PENNANT, fill=ink, stroke=ink, stroke_width=1.4, stroke_linejoin="round",
        stroke_linecap="round", transform=f"translate({number(x + 9)} {number(y + 4.5)})",
    )  # fmt: skip
    return ground + pennant + write(words, x + 24, y + 15.2, Pen(12, ink, bold=True))


def order_number(place: int, x: float, y: float, sheet: Sheet) -> str:
    """Return the place of a group in the order of play, in a ring about the point."""
    ring = element("circle", fill=sheet.shade["bg"], stroke=sheet.shade["ctl"], cx=x, cy=y, r=9.5)
    return ring + write(str(place), x, y + 4.2, Pen(12, sheet.shade["ink"], bold=True), "middle")


def side_sign(side: int, x: float, y: float, size: float, colour: str) -> str:
    """Return the sign of a side about the point: a disc, a triangle, or a square."""
    half = size / 2
    if side == 0:
        return element("circle", fill=colour, cx=x, cy=y, r=half)
    if side == 1:
        corners = (x, y - half * 1.05, x + half * 1.08, y + half * 0.9, x - half * 1.08)
        top_x, top_y, right, low, left = map(number, corners)
        return element("path", fill=colour, d=f"M{top_x} {top_y}L{right} {low}H{left}Z")
    return box(Area(x, y, 0, 0).wider(half * 0.9), fill=colour)
