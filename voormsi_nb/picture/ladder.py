"""The ladders of the score: one for each side, a rung for each point (R5.8).

A won rung is thick and struck through; the highest carries the side's sign with the score. A
bracket outside says what each deal added, as far as the climbs still stand.

>>> climbs([(0, 0), (1, 2), (3, 4)], 0)
[(0, 1), (1, 3)]
>>> climbs([(0,), (5,), (2,), (4,)], 0)
[(2, 4)]
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.locale import gettext
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.parts import side_sign
from voormsi_nb.picture.svg import element, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.picture.sheet import Sheet

TOP: Final = 120.0
"""Where the highest rung is, in the side column."""
LOWEST: Final = 376.0
FOOT: Final = 422.0
_BELOW_FIRST: Final = 406.0
"""Where a side stands that has no point yet, or less than none."""
_STRUCK_FROM: Final = 15
"""Rungs that are closer than this are not struck through: the strokes would run together."""


class Ladder(NamedTuple):
    """Where one ladder stands: the middle, half its width, and on which side its brackets are."""

    middle: float
    half: float
    outside: int


class Heights(NamedTuple):
    """How high the rungs are, for the points that win the game."""

    target: int

    @property
    def step(self) -> float:
        """How far rungs are apart."""
        return (LOWEST - TOP) / max(self.target - 1, 1)

    def rung(self, score: int) -> float:
        """Return the height of a score; none, or less, is below the first rung."""
        if score <= 0:
            return _BELOW_FIRST
        return TOP + (self.target - min(score, self.target)) * self.step


def climbs(scores: Sequence[tuple[int, ...]], side: int) -> list[tuple[int, int]]:
    """Return from where to where each deal took a side, without what was lost again."""
    found: list[tuple[int, int]] = []
    for before, after in pairwise(scores):
        low, high = max(before[side], 0), max(after[side], 0)
        if high > low:
            found.append((low, high))
        elif high < low:
            found = [climb for climb in found if climb[1] <= high]
    return found


def numbers(heights: Heights, x: float, sheet: Sheet) -> str:
    """Return the column of numbers that the ladders share."""
    every = next(every for every in (1, 2, 5, 10, 20) if every * heights.step >= 13)  # noqa: PLR2004
    quiet, loud = Pen(12, sheet.shade["mut"]), Pen(12, sheet.shade["ink"], bold=True)
    drawn = write(gettext("out"), x, TOP - 11, quiet, "middle")
    for score in range(1, heights.target + 1):
        if score == heights.target or (score % every == 0 and score <= heights.target - every):
            pen = loud if score == heights.target else quiet
            drawn += write(str(score), x, heights.rung(score) + 4.2, pen, "middle")
    return drawn


def ladder(place: Ladder, side: int, score: int, heights: Heights, sheet: Sheet) -> str:
    """Return the ladder of a side that has this score."""
    left, right = place.middle - place.half, place.middle + place.half
    won = range(1, min(score, heights.target) + 1)
    empty = [rung for rung in range(1, heights.target + 1) if rung not in won]
    rails = (
        f"M{number(left)} {number(TOP - 12)}V{FOOT:g}M{number(right)} {number(TOP - 12)}V{FOOT:g}"
    )
    across = f"H{number(right)}"
    rungs = "".join(f"M{number(left)} {number(heights.rung(rung))}{across}" for rung in empty)
    drawn = element("path", d=rungs, stroke=sheet.shade["ctl"], stroke_width=1.6) if rungs else ""
    colour = sheet.side(side)
    for rung in won:
        y = heights.rung(rung)
        d = f"M{number(left)} {number(y)}{across}"
        drawn += element("path", d=d, stroke=colour, stroke_width=4.5)
        if rung < score and heights.step >= _STRUCK_FROM:
            drawn += _stroke(place.middle, y, colour, sheet)
    drawn += element(
        "path", d=rails, stroke=sheet.shade["ctl"], stroke_width=4, stroke_linecap="round"
    )
    return drawn + _standing(place.middle, side, score, heights, sheet)


def _stroke(x: float, y: float, colour: str, sheet: Sheet) -> str:
    """Return the stroke through a rung that has been won and passed."""
    d = f"M{number(x - 7)} {number(y + 8)}l15-16"
    return element("path", d=d, stroke=sheet.shade["bg"], stroke_width=8) + element(
        "path", d=d, stroke=colour, stroke_width=3.4, stroke_linecap="round"
    )


def _standing(x: float, side: int, score: int, heights: Heights, sheet: Sheet) -> str:
    """Return the sign of a side with its score, where it stands."""
    y = heights.rung(score)
    size = 28 if side == 1 else 21
    text = str(score).replace("-", "\N{MINUS SIGN}")
    pen = Pen(12 if len(text) == 1 else 10.5, sheet.shade["bg"], bold=True)
    foot = y + (7 if side == 1 else 4.2)
    return side_sign(side, x, y, size, sheet.side(side)) + write(text, x, foot, pen, "middle")


def brackets(
    place: Ladder, side: int, found: list[tuple[int, int]], heights: Heights, sheet: Sheet
) -> str:
    """Return the brackets beside a ladder: what each deal added."""
    colour = sheet.side(side)
    x = place.middle + place.outside * (place.half + 8)
    drawn = ""
    for low, high in found:
        top, foot = heights.rung(high) - 7, heights.rung(low + 1) + 7
        d = f"M{number(x)} {number(top)}V{number(foot)}"
        drawn += element("path", d=d, stroke=colour, stroke_width=2)
        pen, gain = Pen(13, colour, bold=True), f"+{high - low}"
        at = x + 6 if place.outside > 0 else x - 6 - text_width(gain, pen)
        drawn += write(gain, at, (top + foot) / 2 + 4.5, pen)
    return drawn
