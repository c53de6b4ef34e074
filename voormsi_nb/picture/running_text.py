"""Sentences in pictures: cards in them are drawn, rule ids stand in chips, lines break at blanks.

A card in a sentence is written ``K♠``. Its suit is drawn, never set as a character, because some
systems make coloured emoji of ♣ ♠ ♥ ♦.

>>> lines = broken("K♠ takes K♣. R2.7", 90, Pen(14, "#16211F"))
>>> [[piece.text for piece in line] for line in lines]
[['K♠', ' takes'], ['K♣', '. ', 'R2.7']]
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from voormsi_nb.picture.glyphs import SUITS
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.svg import Area, box, element, number

if TYPE_CHECKING:
    from voormsi_nb.picture.sheet import Sheet

_SUIT_LETTERS: Final = dict(zip("♣♠♥♦", "CSHD", strict=True))
_PIECES: Final = re.compile(r"([AKQJ3-9][♣♠♥♦]|R\d\.\d)")
_SUIT_SIZE: Final = 0.82
_SUIT_GAP: Final = 0.06
_CHIP_PADDING: Final = 5
CHIP_HEIGHT: Final = 18


class Piece(NamedTuple):
    """A part of a line that is drawn at once."""

    kind: Literal["text", "card", "rule"]
    text: str


def broken(text: str, width: float, pen: Pen) -> list[list[Piece]]:
    """Return the lines of a text that may be so wide; a word that is wider has its own line."""
    lines: list[list[Piece]] = []
    room = 0.0
    for word in text.split():
        pieces = [_piece(part) for part in _PIECES.split(word) if part]
        wide = sum(piece_width(piece, pen) for piece in pieces)
        blank = text_width(" ", pen)
        if lines and wide + blank <= room:
            lines[-1] += [Piece("text", " "), *pieces]
            room -= wide + blank
        else:
            lines.append(pieces)
            room = width - wide
    return [_joined(line) for line in lines]


def _piece(part: str) -> Piece:
    if not _PIECES.fullmatch(part):
        return Piece("text", part)
    return Piece("rule" if part[0] == "R" else "card", part)


def _joined(line: list[Piece]) -> list[Piece]:
    """Join texts that follow each other."""
    joined: list[Piece] = []
    for piece in line:
        if joined and piece.kind == joined[-1].kind == "text":
            joined[-1] = Piece("text", joined[-1].text + piece.text)
        else:
            joined.append(piece)
    return joined


def piece_width(piece: Piece, pen: Pen) -> float:
    """Return how wide a piece is, in pixels."""
    if piece.kind == "text":
        return text_width(piece.text, pen)
    if piece.kind == "rule":
        return chip_width(piece.text)
    return text_width(piece.text[0], pen._replace(bold=True)) + _suit_width(pen)


def line_width(line: list[Piece], pen: Pen) -> float:
    """Return how wide a line is, in pixels."""
    return sum(piece_width(piece, pen) for piece in line)


class Column(NamedTuple):
    """Where a text is set: the left end of its first baseline, its width, and its leading."""

    x: float
    y: float
    width: float
    leading: float


def set_text(text: str, column: Column, pen: Pen, sheet: Sheet) -> str:
    """Return a text, broken into lines that fit into the column."""
    return "".join(
        set_line(line, column.x, column.y + at * column.leading, pen, sheet)
        for at, line in enumerate(broken(text, column.width, pen))
    )


def set_line(line: list[Piece], x: float, y: float, pen: Pen, sheet: Sheet) -> str:
    """Return one line, its baseline at ``y``."""
    drawn = ""
    for piece in line:
        if piece.kind == "text":
            drawn += write(piece.text, x, y, pen)
        elif piece.kind == "rule":
            drawn += chip(piece.text, x, y - 13.5, sheet)
        else:
            drawn += card_in_text(piece.text, x, y, pen, sheet)
        x += piece_width(piece, pen)
    return drawn


def card_in_text(card: str, x: float, y: float, pen: Pen, sheet: Sheet) -> str:
    """Return a card's name, a bold rank and its suit, drawn as high as the letters."""
    suit = _SUIT_LETTERS[card[1]]
    bold = pen._replace(bold=True, colour=sheet.text_suit[suit])
    size = _SUIT_SIZE * pen.size
    left = x + text_width(card[0], bold) + _SUIT_GAP * pen.size
    scale = number(size / 100, 4)
    matrix = f"matrix({scale} 0 0 {scale} {number(left)} {number(y + 0.06 * pen.size - size)})"
    # Set from the right, so that a narrow rank stands close to its suit in any font.
    return write(card[0], left - _SUIT_GAP * pen.size, y, bold, "end") + element(
        "path", fill=bold.colour, transform=matrix, d=SUITS[suit]
    )


def _suit_width(pen: Pen) -> float:
    return (_SUIT_SIZE + _SUIT_GAP) * pen.size


def _chip_pen(sheet: Sheet) -> Pen:
    return Pen(12, sheet.shade["acc"], bold=True, family="mono")


def chip_width(rule: str) -> float:
    """Return how wide the chip of a rule id is, in pixels."""
    return text_width(rule, Pen(12, "", bold=True, family="mono")) + 2 * _CHIP_PADDING


def chip(rule: str, x: float, y: float, sheet: Sheet) -> str:
    """Return a rule id in its chip, the upper left corner at the place."""
    ground = box(Area(x, y, chip_width(rule), CHIP_HEIGHT), 5, fill=sheet.shade["accbg"])
    return ground + write(rule, x + _CHIP_PADDING, y + 13, _chip_pen(sheet))
