"""The 36 faces in three styles, put together from suits, ranks and emblems.

>>> from voormsi_nb.rules import Card
>>> [shape.look for shape in face(Card("K♥"), "large")]
['paper', 'rank', 'suit', 'solid', 'line']
>>> len(face(Card("9♣"), "full"))
14
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from voormsi_nb.picture.glyphs import (
    EMBLEM_BOX,
    EMBLEM_OUTLINE,
    EMBLEMS,
    RANK_BOX,
    RANKS,
    SUIT_BOX,
    SUITS,
    rounded,
)
from voormsi_nb.picture.shapes import HEIGHT, PAPER, WIDTH, Place, Shape, Style

if TYPE_CHECKING:
    from voormsi_nb.rules import Card

Glyph = Literal["rank", "suit", "emblem"]

FRAME: Final = Shape("frame", rounded(29, 13, 42, 114, 5), width=1)
"""The panel of a full court."""


class Layout(NamedTuple):
    """Where everything stands on the face of one rank in one style.

    - ``marks``: the glyphs and their places, the same for each suit.
    - ``rank_line``: how wide the lines of the rank are, in the rank's own box.
    - ``emblem``: ``"solid"``, ``"gold"``, or None where the rank has none.
    """

    marks: tuple[tuple[Glyph, Place], ...]
    rank_line: float
    emblem: Literal["solid", "gold"] | None


STYLES: Final[tuple[Style, ...]] = ("large", "full", "fan")

# Pips stand in three columns; heights from 0 at the top to 1 at the bottom.
_COLUMNS: Final = (36.5, 50.0, 63.5)
_TOP_ROW: Final = 25.0
_ROWS: Final = 90.0
_PIP: Final = 17.0
_LEFT, _MIDDLE, _RIGHT = range(3)
_PIPS: Final[dict[str, tuple[tuple[int, float], ...]]] = {
    "3": ((1, 0), (1, 0.5), (1, 1)),
    "5": ((0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)),
    "6": ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    "7": ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    "8": ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)),
    "9": (
        (0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 0.5), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1),
    ),
}  # fmt: skip


@cache
def layout(rank: str, style: Style) -> Layout:
    """Return where everything stands on a card of this rank."""
    court = rank in EMBLEMS
    if style == "large":
        marks = [_rank(10, 11, 52 if court else 56), _suit(66, 98, 58)]
        if court:
            marks.append(_emblem(75.5, 30, 35))
        return Layout(tuple(marks), 13 if court else 12.5, "solid" if court else None)
    if style == "fan":
        marks = [_rank(9, 10, 42), _suit(70, 31, 46)]
        marks.append(_emblem(50, 96, 52) if court else _suit(50, 98, 52))
        return Layout(tuple(marks), 13, "solid" if court else None)
    index = [_rank(6.5, 8, 24), _suit(15, 44, _PIP)]
    marks = [*index, *map(_turned, index)]
    if court:
        marks += [_suit(50, 35, 25), _turned(_suit(50, 35, 25)), _emblem(50, 70, 37)]
    elif rank == "A":
        marks.append(_suit(50, 70, 52))
    else:
        marks += [_pip(column, height) for column, height in _PIPS[rank]]
    return Layout(tuple(marks), 12.5, "gold" if court else None)


def _rank(x: float, y: float, height: float) -> tuple[Glyph, Place]:
    """Place the rank by its upper left corner."""
    return "rank", Place(round(height / RANK_BOX, 3), x, y)


def _suit(x: float, y: float, width: float) -> tuple[Glyph, Place]:
    """Place the suit by its middle."""
    return "suit", Place(width / SUIT_BOX, round(x - width / 2, 2), round(y - width / 2, 2))


def _emblem(x: float, y: float, width: float) -> tuple[Glyph, Place]:
    """Place the emblem by its middle."""
    return "emblem", Place(width / EMBLEM_BOX, round(x - width / 2, 2), round(y - width / 2, 2))


def _turned(mark: tuple[Glyph, Place]) -> tuple[Glyph, Place]:
    """Turn a mark half round about the middle of the card."""
    glyph, place = mark
    return glyph, Place(-place.scale, round(WIDTH - place.x, 2), round(HEIGHT - place.y, 2))


def _pip(column: int, height: float) -> tuple[Glyph, Place]:
    """Place a pip; those of the lower half stand on their heads."""
    lower = height > 0.5  # noqa: PLR2004 - half
    if lower:
        return _turned(_pip(2 - column, 1 - height))
    return _suit(_COLUMNS[column], _TOP_ROW + _ROWS * height, _PIP)


@cache
def face(card: Card, style: Style = "full") -> tuple[Shape, ...]:
    """Return the shapes of a face, its paper first."""
    suit, rank = card.suit.letter, card.rank.value
    laid = layout(rank, style)
    shapes = [PAPER]
    if laid.emblem == "gold":
        shapes.append(FRAME)
    for glyph, place in laid.marks:
        if glyph == "suit":
            shapes.append(Shape("suit", SUITS[suit], place))
        elif glyph == "rank":
            shapes.append(Shape("rank", RANKS[rank], place, laid.rank_line))
        else:
            shapes += _emblem_shapes(rank, place, solid=laid.emblem == "solid")
    return tuple(shapes)


def _emblem_shapes(rank: str, place: Place, *, solid: bool) -> list[Shape]:
    """Return the shapes of an emblem: its body, and its line or its eye."""
    emblem = EMBLEMS[rank]
    shapes = [Shape("solid" if solid else "gold", emblem.body, place, EMBLEM_OUTLINE)]
    if emblem.line:
        shapes.append(Shape("line", emblem.line, place, emblem.solid if solid else emblem.gold))
    if emblem.eye:
        eye = Shape("eye", emblem.eye, place)
        shapes.append(eye if solid else Shape("solid", emblem.eye, place, EMBLEM_OUTLINE))
    return shapes
