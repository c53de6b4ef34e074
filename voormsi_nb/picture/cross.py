"""The trick as a cross round the middle of the table: what each seat played, and who heads.

>>> from voormsi_nb.picture.position import position_of
>>> from voormsi_nb.picture.sheet import sheet_for
>>> from voormsi_nb.rules import PACK, Deal
>>> position = position_of(Deal.start(PACK).play("A♠"))
>>> "heads" in Cross(position, sheet_for(), 72).drawn()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.locale import gettext
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
)
from voormsi_nb.picture.position import Edge

if TYPE_CHECKING:
    from voormsi_nb.picture.position import Position
    from voormsi_nb.picture.sheet import Sheet
    from voormsi_nb.picture.svg import Area
    from voormsi_nb.rules import Seat

_MIDDLE_X: Final = 298.0
_MIDDLE_Y: Final = 186.5
_BETWEEN: Final = 5.0
"""Between cards that lie side by side, and between the upper and the lower group."""
_BETWEEN_TWO: Final = 24.0
"""The same where a row holds two groups, each of which may be framed."""
_OVERLAPPED_FROM: Final = 3
_OVERLAPPED_STEP: Final = 0.4
_TWO_PLAYERS: Final = 2


class Cross(NamedTuple):
    """The trick of a position, with cards so wide; `drawn` returns it."""

    position: Position
    sheet: Sheet
    card: float

    def drawn(self) -> str:
        """Return the cards that were played, and the places of those to come."""
        # What says something about a group lies over all cards: a neighbour must not cover it.
        places, frames, cards, signs = "", "", "", ""
        for seat in self.position.seats:
            played = [at for at, its in enumerate(self.position.trick.seats) if its == seat]
            rows = self._rows(seat)
            for place, row in zip(played, rows, strict=False):
                area = area_of(row)
                cards += self._cards(place, row)
                signs += order_number(place + 1, area.x - 3, area.y - 3, self.sheet)
                if place == self.position.trick.winner:
                    frames += gold_frame(area, self.sheet)
                    signs += self._pennant(area, self.position.edge_of(seat))
            for row in rows[len(played) :]:
                awaited = seat == self.position.turn and row is rows[len(played)]
                # Overlapped cards to come share one place.
                share = [row] if len(row) >= _OVERLAPPED_FROM else [[spot] for spot in row]
                places += "".join(
                    empty_place(area_of(part), self.sheet, awaited=awaited) for part in share
                )
        return places + frames + cards + signs

    def _cards(self, place: int, row: list[Spot]) -> str:
        # Of overlapped cards only the index column shows, which the full face has.
        group = self.position.trick.plays[place]
        return "".join(
            card_at(card, spot, self.sheet, "full") for card, spot in zip(group, row, strict=True)
        )

    def _rows(self, seat: Seat) -> list[list[Spot]]:
        """Return where the groups of a seat lie: one, or of two players two single cards (R6.1)."""
        height, edge = Spot(0, 0, self.card).height, self.position.edge_of(seat)
        two = len(self.position.seats) == _TWO_PLAYERS
        count = _TWO_PLAYERS if two else self.position.trick.number or 1
        step = self.card + (_BETWEEN_TWO if two else _BETWEEN)
        if count >= _OVERLAPPED_FROM:
            step = self.card * _OVERLAPPED_STEP
        wide = (count - 1) * step + self.card
        # The arms of the cross keep clear of the upright, which is as wide as they are.
        off = 20 if count == 1 else 12
        x = {
            Edge.LEFT: _MIDDLE_X - wide / 2 - off - wide,
            Edge.RIGHT: _MIDDLE_X + wide / 2 + off,
        }.get(edge, _MIDDLE_X - wide / 2)
        y = {
            Edge.HIGH: _MIDDLE_Y - height - _BETWEEN / 2,
            Edge.LOW: _MIDDLE_Y + _BETWEEN / 2,
        }.get(edge, _MIDDLE_Y - height / 2)
        row = [Spot(x + at * step, y, self.card) for at in range(count)]
        return [[spot] for spot in row] if two else [row]

    def _pennant(self, area: Area, edge: Edge) -> str:
        """Return the pill on the frame, where it covers neither an index nor a plate."""
        words = gettext("takes it") if self.position.trick.is_whole else gettext("heads")
        right, foot = area.x + area.width, area.y + area.height
        if edge == Edge.HIGH:
            return pill(words, right + 2, area.y - 1, self.sheet)
        if edge == Edge.LOW:
            return pill(words, right + 2, foot - PILL_HEIGHT + 1, self.sheet)
        x = area.x + area.width / 2 - pill_width(words) / 2
        return pill(words, x, foot + 8.5 - PILL_HEIGHT / 2, self.sheet)
