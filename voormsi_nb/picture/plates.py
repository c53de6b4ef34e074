"""The plate of a seat: side sign, name, what there is to say of it, and who dealt.

>>> round(Plate("West", 1, note="leads").width)
108
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.parts import side_sign
from voormsi_nb.picture.svg import Area, box

if TYPE_CHECKING:
    from voormsi_nb.picture.sheet import Sheet

PLATE_HEIGHT: Final = 28
_NAME: Final = 28
_GAP: Final = 6
_DEALER: Final = 16


def _name_pen(colour: str = "") -> Pen:
    return Pen(14, colour, bold=True)


def _note_pen(colour: str = "") -> Pen:
    return Pen(12, colour)


class Plate(NamedTuple):
    """What stands on the plate of a seat.

    - ``name``, ``side``: who sits there, and for which side.
    - ``note``: a word beside the name; ``dealer``: the letter of whoever dealt, or nothing.
    - ``turn``: whether this seat is to play.
    """

    name: str
    side: int
    note: str = ""
    dealer: str = ""
    turn: bool = False

    @property
    def width(self) -> float:
        """How wide the plate is."""
        note = text_width(self.note, _note_pen()) + _GAP if self.note else 0
        dealer = _DEALER + _GAP if self.dealer else 0
        return _NAME + text_width(self.name, _name_pen()) + note + dealer + 11

    def drawn(self, x: float, y: float, sheet: Sheet) -> str:
        """Return the plate, its upper left corner at the place; inverse for whose turn it is."""
        ink, ground, quiet, edge = (sheet.shade[token] for token in ("ink", "bg", "mut", "line"))
        if self.turn:
            ink, ground, quiet, edge = ground, ink, ground, ink
        area = Area(x, y, self.width, PLATE_HEIGHT).wider(-0.5)
        colour = sheet.side(self.side, inverse=self.turn)
        drawn = box(area, 13.5, fill=ground, stroke=edge)
        drawn += side_sign(self.side, x + 16, y + 14, 11, colour)
        drawn += write(self.name, x + _NAME, y + 19, _name_pen(ink))
        left = x + _NAME + text_width(self.name, _name_pen()) + _GAP
        if self.note:
            drawn += write(self.note, left, y + 18.5, _note_pen(quiet))
            left += text_width(self.note, _note_pen()) + _GAP
        if self.dealer:
            letter = Pen(12, ink, bold=True)
            drawn += box(
                Area(left, y + 6.5, _DEALER, 15), 4, fill="none", stroke=ink, stroke_width=1.2
            )
            drawn += write(self.dealer, left + _DEALER / 2, y + 18.3, letter, "middle")
        return drawn
