"""One play of a trick: who headed above, who plays below, and a line from card to card.

>>> from voormsi_nb.picture.sheet import sheet_for
>>> from voormsi_nb.rules import Trick
>>> panels = Panels(Trick.parse("7♥ K♣"), People.of(None, None), sheet_for())
>>> panels.drawn(1, 0, 0).count("gold") == 0 and "#F3C14B" in panels.drawn(1, 0, 0)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.locale import gettext
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.lines import beats_line, fails_line
from voormsi_nb.picture.naming import People, hand_label, side_at
from voormsi_nb.picture.parts import (
    PILL_HEIGHT,
    Spot,
    area_of,
    card_at,
    empty_place,
    gold_frame,
    order_number,
    pill,
    pill_width,
    side_sign,
)
from voormsi_nb.picture.running_text import chip, chip_width

if TYPE_CHECKING:
    from collections.abc import Container

    from voormsi_nb.picture.sheet import Sheet
    from voormsi_nb.picture.svg import Area
    from voormsi_nb.rules import Card, Pair, Step, Trick

PANEL: Final = 202
"""How wide a panel is, whatever is played."""

_ABOVE: Final = 60
_BETWEEN: Final = 66
_BELOW: Final = 60
_NAME_OFF: Final = 34
"""From the cards to the name, with the pennant between."""

# For each number of cards in a group: how wide they are and how far apart.
_WIDTH: Final = (72.0, 72.0, 52.0, 38.0)
_GAP: Final = (0.0, 12.0, 7.0, 4.0)
_MOST_WITH_CHIPS_BESIDE: Final = 2


class Panels(NamedTuple):
    """The panels of a trick; `drawn` returns one."""

    trick: Trick
    people: People
    sheet: Sheet

    @property
    def _count(self) -> int:
        return self.trick.number or 1

    @property
    def _spot(self) -> Spot:
        return Spot(0, 0, _WIDTH[self._count - 1])

    @property
    def height(self) -> float:
        """How high the panels are."""
        return _ABOVE + _BETWEEN + _BELOW + 2 * self._spot.height

    def drawn(self, place: int, x: float, y: float) -> str:
        """Return the panel of the play at this place, 1 for the second hand."""
        steps = self.trick.explain()
        high = self._row(x, y + _ABOVE)
        low = self._row(x, y + _ABOVE + self._spot.height + _BETWEEN)
        if place > len(steps):
            return self._places(high, awaited=not steps and place == 1) + self._places(low)
        before = steps[place - 1]
        if place == len(steps):
            upper = _Group(before.heading, before.heads, high)
            return self._framed(upper, below=False, last=False) + self._places(low, awaited=True)
        return self._step(steps[place], _Group(before.heading, before.heads, high), low)

    def _step(self, step: Step, upper: _Group, low: list[Spot]) -> str:
        """Return both groups and the lines between them."""
        # Each card played stands under the one that it faces, so that lines are upright.
        facing = {pair.against: pair for pair in step.pairs}
        pairs = [facing[card] for card in upper.cards]
        lower = _Group(tuple(pair.card for pair in pairs), step.place, low)
        beaten = {pair.against for pair in pairs if pair.beats}
        last = step.place == self.trick.places - 1
        if step.takes:
            groups = self._group(upper, below=False, beaten=beaten)
            groups += self._framed(lower, below=True, last=last)
        else:
            groups = self._framed(upper, below=False, last=last, beaten=beaten)
            groups += self._group(lower, below=True)
        return groups + self._lines(pairs, upper, lower)

    def _row(self, x: float, y: float) -> list[Spot]:
        """Return the spots of a group's cards in the middle of a panel."""
        width, gap = self._spot.width, _GAP[self._count - 1]
        wide = self._count * width + (self._count - 1) * gap
        left = x + (PANEL - wide) / 2
        return [Spot(left + at * (width + gap), y, width) for at in range(self._count)]

    def _places(self, row: list[Spot], *, awaited: bool = False) -> str:
        return "".join(empty_place(area_of([spot]), self.sheet, awaited=awaited) for spot in row)

    def _group(self, group: _Group, *, below: bool, beaten: Container[Card] = ()) -> str:
        """Return the cards of a group, its number in the order of play, and who played it."""
        drawn = "".join(
            card_at(card, spot, self.sheet, dimmed=card in beaten)
            for card, spot in zip(group.cards, group.row, strict=True)
        )
        area = group.area
        drawn += order_number(group.place + 1, area.x - 3, area.y - 3, self.sheet)
        return drawn + self._name(group, area.y + area.height + 41 if below else area.y - _NAME_OFF)

    def _name(self, group: _Group, y: float) -> str:
        name = hand_label(self.people, self.trick, group.place)
        pen = Pen(14, self.sheet.shade["ink"], bold=True)
        side = side_at(self.trick, group.place)
        left = group.middle - (text_width(name, pen) + 18) / 2
        sign = side_sign(side, left + 6, y - 5, 11, self.sheet.side(side))
        return sign + write(name, left + 18, y, pen)

    def _framed(
        self, group: _Group, *, below: bool, last: bool, beaten: Container[Card] = ()
    ) -> str:
        """Return a group that heads after this play, with gold frame and pennant."""
        words = gettext("takes it") if last and self.trick.is_whole else gettext("heads")
        area, wide = group.area, pill_width(words)
        # The pennant hangs from the middle of the frame, or stands on it beside the number.
        x = group.middle - wide / 2 if below else max(area.x + area.width + 12 - wide, area.x + 9)
        y = area.y + area.height + 8.5 if below else area.y - 8.5
        flag = pill(words, x, y - PILL_HEIGHT / 2, self.sheet)
        frame = gold_frame(area, self.sheet)
        return frame + self._group(group, below=below, beaten=beaten) + flag

    def _lines(self, pairs: list[Pair], upper: _Group, lower: _Group) -> str:
        """Return a line for each card played, with the rule that decides."""
        top, foot = upper.area.y + upper.area.height, lower.area.y
        beside = self._count <= _MOST_WITH_CHIPS_BESIDE
        drawn = ""
        for pair, spot in zip(pairs, lower.row, strict=True):
            x = spot.x + spot.width / 2
            line = beats_line if pair.beats else fails_line
            drawn += line(x, foot - 5, top + 6, self.sheet)
            left = x + 12 if beside else x - chip_width(pair.rule) / 2
            drawn += chip(pair.rule, left, (top + foot) / 2 + (-9 if beside else 3), self.sheet)
        return drawn


class _Group(NamedTuple):
    """Cards of one player, their place in the order of play, and where they lie."""

    cards: tuple[Card, ...]
    place: int
    row: list[Spot]

    @property
    def area(self) -> Area:
        return area_of(self.row)

    @property
    def middle(self) -> float:
        return self.area.x + self.area.width / 2
