"""Text in pictures: how wide it is, where lines break, and cards and rule ids drawn within it.

An SVG cannot ask how wide a text came out. Widths here are those of Helvetica, which the usual
sans serif fonts share, and each text is told to be that wide, so that nothing runs over its edge
in a system with other fonts.

>>> round(text_width("West", Pen(14, "#16211F", bold=True)), 1)
33.4
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from voormsi_nb.picture.svg import element, escape

SERIF: Final = "Iowan Old Style, Palatino Linotype, Palatino, P052, Georgia, serif"
MONO: Final = "ui-monospace, Menlo, Consolas, Liberation Mono, monospace"

_WIDTHS: Final = {
    # In thousandths of the size: the letters that are so wide, regular and bold.
    False: {
        191: "'", 222: "ijl’", 260: "|", 278: " !,./:;I[]ft·", 333: "()-`r„“”", 355: '"',
        389: "*", 500: "Jckvxyz", 556: "#$0123456789?L_abdeghnopqu–", 584: "+<=>~×",
        611: "FTZ", 667: "&ABEKPSVXY", 722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%",
        944: "W", 1000: "…—", 1015: "@",
    },
    True: {
        238: "'", 278: " ,./Iijl’·", 333: "!()-:;[]ft", 389: "*r", 474: '"', 500: "z",
        556: "#$0123456789Jacekosvxy_–", 584: "+<=>~×", 611: "?FLTZbdghnopqu", 667: "EPSVXY",
        722: "&ABCDHKNRU", 778: "GOQw", 833: "M", 889: "%m", 944: "W", 975: "@", 1000: "…—",
    },
}  # fmt: skip
_WIDTH_OF: Final = {
    bold: {letter: width / 1000 for width, letters in table.items() for letter in letters}
    for bold, table in _WIDTHS.items()
}
_OTHER_LETTER: Final = {False: 0.556, True: 0.6}
_MONO_WIDTH: Final = 0.6
_SERIF_WIDTH: Final = 0.98
"""How wide the book serifs run, compared with Helvetica."""


class Pen(NamedTuple):
    """How a text is written: its size in pixels, colour, weight and family."""

    size: float
    colour: str
    bold: bool = False
    family: Literal["sans", "serif", "mono"] = "sans"


def text_width(text: str, pen: Pen) -> float:
    """Return how wide the text is, in pixels."""
    if pen.family == "mono":
        return len(text) * _MONO_WIDTH * pen.size
    table, default = _WIDTH_OF[pen.bold], _OTHER_LETTER[pen.bold]
    width = sum(table.get(letter, default) for letter in text) * pen.size
    return width * _SERIF_WIDTH if pen.family == "serif" else width


def write(
    text: str, x: float, y: float, pen: Pen, anchor: Literal["start", "middle", "end"] = "start"
) -> str:
    """Return the text with its baseline at ``y``; blanks at its ends take room but are not drawn.

    >>> write("No", 5, 10, Pen(10, "#000000")).partition(" lengthAdjust")[0]
    '<text x="5" y="10" font-size="10" fill="#000000" textLength="12.78"'
    """
    if anchor == "start":
        x += text_width(text[: len(text) - len(text.lstrip())], pen)
    text = text.strip()
    if not text:
        return ""
    family = {"sans": None, "serif": SERIF, "mono": MONO}[pen.family]
    return element(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=pen.size,
        font_weight="700" if pen.bold else None,
        font_family=family,
        text_anchor=None if anchor == "start" else anchor,
        fill=pen.colour,
        textLength=round(text_width(text, pen), 2),
        lengthAdjust="spacingAndGlyphs",
    )
