"""The outlines that faces are made of: suits, ranks and the emblems of the courts.

They are drawn, not set in a font, so that a card looks the same on every system. Suits and
emblems stand in a box of 100 x 100; ranks in one of 60 x 84, as lines to be stroked.

>>> sorted(SUITS), sorted(EMBLEMS)
(['C', 'D', 'H', 'S'], ['J', 'K', 'Q'])
"""

from __future__ import annotations

from typing import Final, NamedTuple

SUITS: Final[dict[str, str]] = {
    "C": (
        "M50 5a21 21 0 0 1 18 33 22.5 22.5 0 1 1-14 38c1 9 4 15 11 19H35c7-4 10-10 11-19"
        "a22.5 22.5 0 1 1-14-38A21 21 0 0 1 50 5Z"
    ),
    "S": (
        "M50 5C60 25 92 42 92 65c0 13-10 21-21 21-7 0-12-3-17-9 1 9 5 14 11 18H35"
        "c6-4 10-9 11-18-5 6-10 9-17 9C18 86 8 78 8 65 8 42 40 25 50 5Z"
    ),
    "H": (
        "M50 93C22 69 6 52 6 32 6 17 17 7 30 7c9 0 16 5 20 15C54 12 61 7 70 7"
        "c13 0 24 10 24 25 0 20-16 37-44 61Z"
    ),
    "D": "M50 2c10 19 22 34 38 48C72 65 60 80 50 98 40 80 28 65 12 50 28 35 40 21 50 2Z",
}
"""The suits by their letters."""

SUIT_BOX: Final = 100

RANKS: Final[dict[str, str]] = {
    "A": "M4 80 30 5 56 80M14 55H46",
    "K": "M9 4V80M54 4 10 51M25 36 56 80",
    "Q": "M30 5C13 5 6 20 6 41s7 37 24 37 24-16 24-37S47 5 30 5ZM34 58 56 82",
    "J": "M45 4V56c0 32-38 32-39 4M26 4H54",
    "9": "M53 30C53 14 43 5 30 5S7 14 7 29s10 24 23 24 23-9 23-23c0 28-8 49-34 49",
    "8": (
        "M30 39C17 39 10 31 10 22S18 5 30 5s20 8 20 17-7 17-20 17Z"
        "M30 39C15 39 6 48 6 59s9 20 24 20 24-9 24-20S45 39 30 39Z"
    ),
    "7": "M6 5H54C40 28 30 52 27 80",
    "6": "M46 6C20 6 7 28 7 54c0 16 10 25 23 25s23-10 23-25-10-24-23-24S7 39 7 54",
    "5": "M50 5H14L11 39c5-5 11-7 18-7 15 0 25 9 25 23S44 79 29 79C19 79 11 75 6 67",
    "3": (
        "M8 16C13 9 20 5 29 5c13 0 22 7 22 17s-8 17-24 17c17 0 27 8 27 20S44 79 29 79"
        "C19 79 11 75 5 67"
    ),
}
"""The ranks by their letters."""

RANK_BOX: Final = 84


class Emblem(NamedTuple):
    """The sign of a court: three silhouettes that can be told apart at 36 px.

    - ``body``: what is filled, or gold with an outline.
    - ``line``: a line across it, and its width when all is solid and when it is gold.
    - ``eye``: what is left open in a solid body, and filled in a gold one.
    """

    body: str
    line: str = ""
    solid: float = 0
    gold: float = 0
    eye: str = ""


EMBLEMS: Final[dict[str, Emblem]] = {
    # A crown, wide and spiky; a flower, round with a hole; a feather, slim and slanting.
    "K": Emblem("M8 84 2 26l26 26L50 6l22 46 26-26-6 58Z", "M8 96H92", 11, 9),
    "Q": Emblem(
        "M50 4a19.5 19.5 0 0 1 19 24 19.5 19.5 0 0 1 13 37 19.5 19.5 0 0 1-32 20"
        " 19.5 19.5 0 0 1-32-20 19.5 19.5 0 0 1 13-37A19.5 19.5 0 0 1 50 4Z",
        eye="M50 38a11 11 0 1 1 0 22 11 11 0 1 1 0-22Z",
    ),
    "J": Emblem(
        "M18 82C10 50 34 14 92 4 94 26 90 38 84 47L70 45l7 10c-6 8-13 13-21 16L44 68l5 7"
        "c-9 5-19 7-31 7Z",
        "M4 97 62 33",
        8,
        5,
    ),
}
"""The emblems by the letters of the courts."""

EMBLEM_BOX: Final = 100
EMBLEM_OUTLINE: Final = 5
"""How wide the outline of an emblem's body is, in the box of the emblem."""


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return the outline of a rectangle with rounded corners.

    >>> rounded(0, 0, 10, 20, 2)
    'M2 0H8a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z'
    """
    arc = f"a{radius:g} {radius:g} 0 0 1"
    return (
        f"M{x + radius:g} {y:g}H{x + width - radius:g}{arc} {radius:g} {radius:g}"
        f"V{y + height - radius:g}{arc}-{radius:g} {radius:g}"
        f"H{x + radius:g}{arc}-{radius:g}-{radius:g}V{y + radius:g}{arc} {radius:g}-{radius:g}Z"
    )
