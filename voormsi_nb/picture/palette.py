"""The colours of everything that is drawn, light and dark, in one place.

The front end's style sheet is generated from these tokens, and the stand-alone pictures take
theirs from here, so that a card looks the same wherever it is shown.

>>> colours("dark")["felt"], PAPER_SUITS["four"]["H"]
('#1B272B', '#C60701')
>>> round(contrast("#000000", "#FFFFFF"), 1)
21.0
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Theme = Literal["light", "dark"]
"""On what the picture is seen. A picture paints its own ground, so either can stand anywhere."""

SuitPalette = Literal["four", "classic"]
"""Four colours, one a suit; or the classic two, where shape alone tells ♠ from ♣ and ♥ from ♦."""


class Shade(NamedTuple):
    """A colour in each theme, as ``#RRGGBB``."""

    light: str
    dark: str


TOKENS: Final[dict[str, Shade]] = {
    # The ground, the felt of the table, and sheets and buttons that lie on them.
    "bg": Shade("#FBFAF7", "#12191C"),
    "felt": Shade("#DFE9E6", "#1B272B"),
    "raise": Shade("#FFFFFF", "#1F2B30"),
    # Text, second lines, borders of controls; hairlines that carry no meaning.
    "ink": Shade("#16211F", "#E9EFED"),
    "mut": Shade("#475553", "#A9B8B6"),
    "ctl": Shade("#6E7F7B", "#7F9296"),
    "line": Shade("#C3CECB", "#35454B"),
    # Primary button, selection, focus and rule ids; what is written on it; chips behind ids.
    "acc": Shade("#0B5563", "#7FCBDA"),
    "onacc": Shade("#FFFFFF", "#06262D"),
    "accbg": Shade("#DCECEF", "#1D3A42"),
    # Whoever heads: the gold frame, its outline, the writing on it; a paler ground.
    "gold": Shade("#F3C14B", "#F3C14B"),
    "goldln": Shade("#A06600", "#F3C14B"),
    "ongold": Shade("#2B1D00", "#2B1D00"),
    "goldbg": Shade("#FFF3D1", "#302A16"),
    # The sides: disc, triangle, and the square of a third player; the grounds of their cells.
    "a": Shade("#A84506", "#F2A563"),
    "b": Shade("#4B46A0", "#B7B2F7"),
    "c": Shade("#00695C", "#8FD3C0"),
    "abg": Shade("#FBE9DA", "#3B2817"),
    "bbg": Shade("#E7E6F6", "#2A2950"),
    "cbg": Shade("#DDF0EB", "#17372F"),
    # Refused or not beating; beating or done.
    "bad": Shade("#A11E1B", "#FFA396"),
    "badbg": Shade("#FCEBE8", "#3C1F1C"),
    "ok": Shade("#17643F", "#86D6AC"),
    "okbg": Shade("#E2F1E8", "#163526"),
    # A card's paper, its edge, and the paper of a card that is greyed.
    "pap": Shade("#FFFFFF", "#F3F0E9"),
    "papln": Shade("#82918D", "#8D958F"),
    "dimpap": Shade("#E9EDEA", "#D2D1CA"),
}
"""The tokens by name: in the style sheet ``--vn-`` stands before it."""

BACK: Final[dict[str, str]] = {
    "field": "#24505F",
    "hairline": "#8FB9C4",
    "stitch": "#7EA9B3",
    "bead": "#F3C14B",
}
"""The back of a card, the same in both themes."""

COURT_GOLD: Final = "#F3C14B"
"""The gold of crown, flower and feather, which always has an outline in the suit's colour."""

PAPER_SUITS: Final[dict[SuitPalette, dict[str, str]]] = {
    "four": {"C": "#127B69", "S": "#111111", "H": "#C60701", "D": "#011DB3"},
    "classic": {"C": "#111111", "S": "#111111", "H": "#C60701", "D": "#C60701"},
}
"""The suits as drawn on cards, by their letters. Paper is light in both themes."""

_RED_IN_TEXT: Final = Shade("#B80600", "#FF8A80")

TEXT_SUITS: Final[dict[SuitPalette, dict[str, Shade]]] = {
    "four": {
        "C": Shade("#0D6858", "#6FD3BE"),
        "S": TOKENS["ink"],
        "H": _RED_IN_TEXT,
        "D": Shade("#011DB3", "#9DB2FF"),
    },
    "classic": {
        "C": TOKENS["ink"],
        "S": TOKENS["ink"],
        "H": _RED_IN_TEXT,
        "D": _RED_IN_TEXT,
    },
}
"""The suits in running text, by their letters."""

DIMMED_FACE: Final[dict[Theme, float]] = {"light": 0.9, "dark": 1.0}
"""The opacity of what is drawn on a greyed card."""

SIDE_TOKENS: Final = ("a", "b", "c")
"""The token of each side's colour."""


def colours(theme: Theme) -> dict[str, str]:
    """Return the colour of each token in a theme."""
    dark = theme == "dark"
    return {name: shade.dark if dark else shade.light for name, shade in TOKENS.items()}


def text_suits(theme: Theme, palette: SuitPalette = "four") -> dict[str, str]:
    """Return the colour of each suit in running text.

    >>> text_suits("light")["D"]
    '#011DB3'
    """
    dark = theme == "dark"
    return {
        suit: shade.dark if dark else shade.light for suit, shade in TEXT_SUITS[palette].items()
    }


def other(theme: Theme) -> Theme:
    """Return the other theme: the plate of whose turn it is stands inverse on the felt."""
    return "light" if theme == "dark" else "dark"


def contrast(one: str, another: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it, from 1 to 21.

    >>> round(contrast(TOKENS["ink"].light, TOKENS["bg"].light), 1)
    15.8
    """
    low, high = sorted((_luminance(one), _luminance(another)))
    return (high + 0.05) / (low + 0.05)


def mixed(over: str, under: str, opacity: float) -> str:
    """Return what is seen of a colour with some opacity on another.

    >>> mixed("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    parts = [
        round(opacity * top + (1 - opacity) * below)
        for top, below in zip(_channels(over), _channels(under), strict=True)
    ]
    return "#" + "".join(f"{part:02X}" for part in parts)


def _channels(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2, 0 for black to 1 for white."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004
        for part in (channel / 255 for channel in _channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
