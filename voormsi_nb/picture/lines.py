"""The lines of a trick: from a card to the one that it faces, and whether it beats it.

>>> from voormsi_nb.picture.sheet import sheet_for
>>> "stroke-dasharray" in fails_line(0, 60, 10, sheet_for())
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.picture.svg import element, number

if TYPE_CHECKING:
    from voormsi_nb.picture.sheet import Sheet

_WIDTH: Final = 4
_HEAD: Final = 9
_CROSS: Final = 6
_CROSS_AT: Final = 0.4
"""How far down the line the cross is: below it there is room for a chip on the line."""


def beats_line(x: float, low: float, high: float, sheet: Sheet) -> str:
    """Return the arrow upwards from a card to the one that it beats."""
    path = (
        f"M{number(x)} {number(low)}V{number(high)}"
        f"M{number(x - _HEAD)} {number(high + _HEAD)}l{_HEAD}-{_HEAD} {_HEAD} {_HEAD}"
    )
    return element(
        "path", d=path, fill="none", stroke=sheet.shade["ok"], stroke_width=_WIDTH,
        stroke_linejoin="round",
    )  # fmt: skip


def fails_line(x: float, low: float, high: float, sheet: Sheet) -> str:
    """Return the dots and the cross between a card and the one that it does not beat."""
    colour = sheet.shade["bad"]
    middle = high + (low - high) * _CROSS_AT
    dots = "".join(
        element(
            "path", d=f"M{number(x)} {number(start)}V{number(end)}", stroke=colour,
            stroke_width=_WIDTH, stroke_linecap="round", stroke_dasharray=".01 7",
        )
        for start, end in ((low, middle + _CROSS + 4), (high, middle - _CROSS - 4))
    )  # fmt: skip
    cross = (
        f"M{number(x - _CROSS)} {number(middle - _CROSS)}l{2 * _CROSS} {2 * _CROSS}"
        f"m-{2 * _CROSS} 0 {2 * _CROSS}-{2 * _CROSS}"
    )
    return dots + element("path", d=cross, fill="none", stroke=colour, stroke_width=3.4)
