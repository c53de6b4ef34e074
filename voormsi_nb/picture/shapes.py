"""A card as a list of shapes, and how they are painted.

A shape says what it is (its look), not which colour it has: the same shapes are painted here,
with the colours inside, and in the browser, with the colours of the style sheet.

>>> paint([Shape("suit", "M0 0Z", Place(0.5, 3, 4))], ink_of("H", "light"))
'<path fill="#C60701" transform="matrix(.5 0 0 .5 3 4)" d="M0 0Z"/>'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from voormsi_nb.picture.glyphs import rounded
from voormsi_nb.picture.palette import (
    BACK,
    COURT_GOLD,
    DIMMED_FACE,
    PAPER_SUITS,
    SuitPalette,
    Theme,
    colours,
)
from voormsi_nb.picture.svg import element, group, number

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

WIDTH: Final = 100
HEIGHT: Final = 140
"""The size of the box that every face is drawn in."""

SMALLEST_FULL: Final = 64
"""Below this width in pixels a card is drawn with a large index (`style_for`)."""

Style = Literal["large", "full", "fan"]
"""Which face: a large index for small cards, the full face, or rank and suit side by side at the
top, for cards that overlap downwards."""


def style_for(width: float) -> Style:
    """Return the style for a card that is so many pixels wide and lies free.

    >>> style_for(90), style_for(40)
    ('full', 'large')
    """
    return "full" if width >= SMALLEST_FULL else "large"


Look = Literal[
    "paper", "suit", "rank", "frame", "solid", "gold", "line", "eye",
    "field", "hairline", "stitch", "bead",
]  # fmt: skip

_ROUND: Final[dict[str, str | float]] = {"stroke-linecap": "round", "stroke-linejoin": "round"}

LOOKS: Final[dict[Look, dict[str, str | float]]] = {
    "paper": {"fill": "paper", "stroke": "edge"},
    "suit": {"fill": "suit"},
    "rank": {"fill": "none", "stroke": "suit", **_ROUND},
    "frame": {"fill": "suit", "fill-opacity": 0.06, "stroke": "suit", "stroke-opacity": 0.38},
    "solid": {"fill": "suit", "stroke": "suit", **_ROUND},
    "gold": {"fill": "gold", "stroke": "suit", **_ROUND},
    "line": {"fill": "none", "stroke": "suit", **_ROUND},
    "eye": {"fill": "paper"},
    "field": {"fill": "field"},
    "hairline": {"fill": "none", "stroke": "hairline"},
    "stitch": {"fill": "none", "stroke": "stitch", **_ROUND},
    "bead": {"fill": "none", "stroke": "bead", **_ROUND},
}
"""What each look is painted with. ``fill`` and ``stroke`` name an ink, never a colour."""


class Place(NamedTuple):
    """Where a shape goes: scaled, and moved; a negative scale also turns it half round."""

    scale: float
    x: float
    y: float


class Shape(NamedTuple):
    """One outline of a card: its look, its path, where it goes and how wide its line is."""

    look: Look
    path: str
    place: Place | None = None
    width: float | None = None


PAPER: Final = Shape("paper", rounded(0.7, 0.7, 98.6, 138.6, 9), width=1.2)
"""The card itself."""


def ink_of(
    suit: str, theme: Theme, palette: SuitPalette = "four", *, dimmed: bool = False
) -> dict[str, str]:
    """Return the colour of each ink for a card of this suit; ``dimmed`` for a greyed card."""
    shades = colours(theme)
    return {
        "none": "none",
        "paper": shades["dimpap" if dimmed else "pap"],
        "edge": shades["papln"],
        "suit": PAPER_SUITS[palette][suit],
        "gold": COURT_GOLD,
    }


def ink_of_back(theme: Theme) -> dict[str, str]:
    """Return the colour of each ink for the back of a card."""
    shades = colours(theme)
    return {"none": "none", "paper": shades["pap"], "edge": shades["papln"], **BACK}


def paint(shapes: Iterable[Shape], ink: Mapping[str, str]) -> str:
    """Return the shapes as SVG elements in these inks."""
    return "".join(_painted(shape, ink) for shape in shapes)


def paint_dimmed(shapes: tuple[Shape, ...], ink: Mapping[str, str], theme: Theme) -> str:
    """Return the shapes as SVG elements, what is drawn on the paper a little fainter."""
    opacity = DIMMED_FACE[theme]
    face = paint(shapes[1:], ink)
    return paint(shapes[:1], ink) + (group(face, opacity=opacity) if opacity < 1 else face)


def _painted(shape: Shape, ink: Mapping[str, str]) -> str:
    attributes: dict[str, str | float | None] = {
        name: ink[str(value)] if name in {"fill", "stroke"} else value
        for name, value in LOOKS[shape.look].items()
    }
    attributes["stroke-width"] = shape.width
    if shape.place is not None:
        scale, x, y = (number(part, 3) for part in shape.place)
        attributes["transform"] = f"matrix({scale} 0 0 {scale} {x} {y})"
    return element("path", **attributes, d=shape.path)
