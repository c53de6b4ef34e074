"""A step of a lesson as a picture: a title, a few lines, and cards that tell nobody who heads.

>>> from voormsi_nb.rules import Trick
>>> drawn = step_svg("Who takes it?", ["Guess."], trick=Trick.parse("7♥ K♣"))
>>> drawn[drawn.index("<desc>") :].partition("</desc>")[0]
'<desc>Guess. First hand: 7♥. Second hand: K♣.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext
from voormsi_nb.picture.lettering import Pen, write
from voormsi_nb.picture.naming import People, hand_label, side_at
from voormsi_nb.picture.parts import RATIO, Spot, card_at, order_number, side_sign
from voormsi_nb.picture.running_text import Column, broken, set_text
from voormsi_nb.picture.sheet import sheet_for
from voormsi_nb.picture.svg import Area, box, picture
from voormsi_nb.picture.text import cards_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.picture.naming import Names
    from voormsi_nb.picture.palette import SuitPalette, Theme
    from voormsi_nb.picture.sheet import Sheet
    from voormsi_nb.rules import Card, Seat, Trick

_WIDTH: Final = 620.0
_MARGIN: Final = 17.0
_CARD: Final = 64.0
_BESIDE: Final = 0.5
"""How far cards of one group lie apart, as a part of their width."""
_LEADING: Final = 21


def step_svg(  # noqa: PLR0913 - what can stand on it, and how it is drawn
    title: str,
    lines: Sequence[str] = (),
    *,
    trick: Trick | None = None,
    hand: Sequence[Card] = (),
    theme: Theme = "light",
    palette: SuitPalette = "four",
    names: Names = None,
    you: Seat | str | None = None,
) -> str:
    """Return the picture: ``trick`` in the order of play, and ``hand`` below it.

    Raises ValueError for a theme or a palette that does not exist.
    """
    sheet, people = sheet_for(theme, palette), People.of(names, you)
    inside = _WIDTH - 2 * _MARGIN
    drawn: list[str] = []
    y = 36.0
    for text, pen in [
        (title, Pen(18, sheet.shade["ink"], bold=True)),
        *((line, Pen(14.5, sheet.shade["ink"])) for line in lines),
    ]:
        drawn.append(set_text(text, Column(_MARGIN, y, inside, _LEADING), pen, sheet))
        y += _LEADING * len(broken(text, inside, pen)) + 4
    groups = _groups(trick, hand, people)
    if groups:
        drawn.append(_felt(groups, Area(_MARGIN, y - 12, inside, _CARD * RATIO + 56), sheet))
        y += _CARD * RATIO + 56
    height = round(y + 4)
    ground = box(
        Area(0.5, 0.5, _WIDTH - 1, height - 1), 16,
        fill=sheet.shade["bg"], stroke=sheet.shade["line"],
    )  # fmt: skip
    told = [
        gettext("{player}: {cards}.").format(player=it[0], cards=cards_text(it[2])) for it in groups
    ]
    return picture(_WIDTH, height, title, " ".join([*lines, *told]), [ground, *drawn])


def _groups(
    trick: Trick | None, hand: Sequence[Card], people: People
) -> list[tuple[str, int | None, Sequence[Card]]]:
    """Return what lies side by side: a name, a side and cards."""
    groups: list[tuple[str, int | None, Sequence[Card]]] = []
    if trick is not None:
        groups = [
            (hand_label(people, trick, place), side_at(trick, place), cards)
            for place, cards in enumerate(trick.plays)
        ]
    return [*groups, (gettext("Your hand"), None, hand)] if hand else groups


def _felt(
    groups: Sequence[tuple[str, int | None, Sequence[Card]]], area: Area, sheet: Sheet
) -> str:
    """Return the cards on their felt, each group in its share of the width."""
    shade = sheet.shade
    drawn = box(area.wider(-0.5), 16, fill=shade["felt"], stroke=shade["line"])
    shares = [1 + _BESIDE * (len(cards) - 1) for _, _, cards in groups]
    unit = area.width / sum(shares)
    left = area.x
    for place, ((name, side, cards), share) in enumerate(zip(groups, shares, strict=True)):
        middle = left + unit * share / 2
        start = middle - _CARD * share / 2
        for at, card in enumerate(cards):
            spot = Spot(start + at * _CARD * _BESIDE, area.y + 16, _CARD)
            drawn += card_at(card, spot, sheet)
        foot = area.y + 16 + _CARD * RATIO + 24
        drawn += write(name, middle, foot, Pen(14, shade["ink"], bold=True), "middle")
        if side is not None:
            drawn += side_sign(side, start - 2, foot - 5, 10, sheet.side(side))
            drawn += order_number(place + 1, start - 3, area.y + 16, sheet)
        left += unit * share
    return drawn
