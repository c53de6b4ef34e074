"""The back of a card: rows of zigzag stitches with gold beads between, as in skin embroidery.

All is built inside its frame, so that nothing has to be clipped.

>>> [shape.look for shape in back("large")]
['paper', 'field', 'stitch', 'bead']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.picture.glyphs import rounded
from voormsi_nb.picture.shapes import PAPER, Shape
from voormsi_nb.picture.svg import number

if TYPE_CHECKING:
    from voormsi_nb.picture.shapes import Style


class _Pattern(NamedTuple):
    """Rows of so many strokes, how steep and how far apart; widths of stitches and beads."""

    rows: int
    strokes: int
    left: float
    rise: float
    apart: float
    stitch: float
    bead: float


_FINE: Final = _Pattern(6, 10, 15, 7, 18.4, 2, 3.4)
# Below 64 px fewer, bolder stitches are what still can be seen.
_COARSE: Final = _Pattern(4, 6, 17, 11, 27, 3.2, 5)

_FIELD: Final = Shape("field", rounded(6.5, 6.5, 87, 127, 5))
_HAIRLINE: Final = Shape("hairline", rounded(10.5, 10.5, 79, 119, 3), width=1.2)


def back(style: Style) -> tuple[Shape, ...]:
    """Return the shapes of the back, fine for the full style and coarse for the others."""
    if style == "full":
        return (PAPER, _FIELD, _HAIRLINE, *_embroidery(_FINE))
    return (PAPER, _FIELD, *_embroidery(_COARSE))


def _embroidery(pattern: _Pattern) -> tuple[Shape, Shape]:
    """Return the stitches of all rows as one shape, and the beads as another."""
    along = (100 - 2 * pattern.left) / pattern.strokes
    top = 70 - (pattern.rows - 1) * pattern.apart / 2 + pattern.rise / 2
    stroke, rise = number(along), number(pattern.rise)
    zigzag = " ".join([f"{stroke}-{rise}", f"{stroke} {rise}"] * (pattern.strokes // 2))
    stitches, beads = "", ""
    for row in range(pattern.rows):
        y = top + row * pattern.apart
        stitches += f"M{number(pattern.left)} {number(y)}l{zigzag}"
        if row < pattern.rows - 1:
            middle = number(y + (pattern.apart - pattern.rise) / 2 + pattern.stitch / 4)
            for at in range(1, pattern.strokes, 2):
                # A stroke of no length to speak of, with round caps, is a dot.
                beads += f"M{number(pattern.left + at * along)} {middle}h.01"
    return (
        Shape("stitch", stitches, width=pattern.stitch),
        Shape("bead", beads, width=pattern.bead),
    )
