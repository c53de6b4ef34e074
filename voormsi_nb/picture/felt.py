"""The felt: hands round the table, the trick as a cross in the middle, plates and stock.

The box is 596 x 484, with whoever looks at its lower edge. Hidden hands look in over the edge, as
they do at a table; open ones lie before their players.

>>> from voormsi_nb.picture.position import position_of
>>> from voormsi_nb.picture.sheet import sheet_for
>>> from voormsi_nb.rules import Game
>>> felt = Felt(position_of(Game.new(seed=7).deal.view("S")), People.of(None, "S"), sheet_for())
>>> felt.drawn().startswith("<svg")
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.locale import gettext
from voormsi_nb.picture.cross import Cross
from voormsi_nb.picture.lettering import Pen, write
from voormsi_nb.picture.naming import People, label
from voormsi_nb.picture.parts import Spot, back_at, card_at
from voormsi_nb.picture.plates import PLATE_HEIGHT, Plate
from voormsi_nb.picture.position import Edge
from voormsi_nb.picture.svg import Area, box, element, group
from voormsi_nb.picture.table_words import dealer_letter, plate_note

if TYPE_CHECKING:
    from voormsi_nb.picture.position import Hand, Position
    from voormsi_nb.picture.sheet import Sheet

WIDTH: Final = 596.0
HEIGHT: Final = 484.0
_MIDDLE: Final = WIDTH / 2
_OWN_TOP: Final = 331.0
_OWN_WIDTH: Final = 92.0
_OWN_GAP: Final = 14.0
_BACK_WIDTH: Final = 44.0
_SIDE_HAND: Final = 203.0
"""The middle height of hidden hands at the left and right."""
_OPEN_WIDTH: Final = 54.0
_OPEN_STEP: Final = 32.0
_OPEN_TOP: Final = 92.0
_OPPOSITE_WIDTH: Final = 46.0


class Felt(NamedTuple):
    """The felt of a position; `drawn` returns it."""

    position: Position
    people: People
    sheet: Sheet

    def drawn(self, x: float = 0, y: float = 0) -> str:
        """Return the felt with its upper left corner at the place."""
        shade = self.sheet.shade
        inside = [box(Area(0, 0, WIDTH, HEIGHT), 16, fill=shade["felt"])]
        inside.append(self._stock())
        opened = any(not hand.is_hidden for hand in self._others())
        inside += [self._hand(hand) for hand in self.position.hands]
        inside.append(Cross(self.position, self.sheet, 64 if opened else 72).drawn())
        inside += [self._plate(hand) for hand in self.position.hands]
        inside.append(
            box(Area(0, 0, WIDTH, HEIGHT).wider(-0.5), 15.5, fill="none", stroke=shade["line"])
        )
        # A picture within the picture ends at its edge, so that hidden hands are cut off by it.
        return element("svg", "".join(inside), x=x, y=y, width=WIDTH, height=HEIGHT)

    def _others(self) -> list[Hand]:
        return [
            hand for hand in self.position.hands if self.position.edge_of(hand.seat) != Edge.LOW
        ]

    def _stock(self) -> str:
        """Return the stock and how many cards it holds."""
        if not self.position.stock:
            return ""
        layers = min(3, -(-self.position.stock // 8))
        cards = "".join(
            back_at(Spot(17 + 2 * up, 18 - 2 * up + 2 * (layers - 1), 40), self.sheet)
            for up in reversed(range(layers))
        )
        number = Pen(17, self.sheet.shade["ink"], bold=True)
        words = Pen(12.5, self.sheet.shade["mut"])
        return (
            cards
            + write(str(self.position.stock), 72, 39, number)
            + write(gettext("stock"), 72, 57, words)
        )

    def _hand(self, hand: Hand) -> str:
        edge, count = self.position.edge_of(hand.seat), len(hand.cards)
        if edge == Edge.LOW:
            return self._row(hand, _OWN_TOP, _OWN_WIDTH, _OWN_GAP)
        if hand.is_hidden:
            return self._over_the_edge(edge, count)
        if edge == Edge.HIGH:
            return self._row(hand, 8, _OPPOSITE_WIDTH, 6)
        x = 14 if edge == Edge.LEFT else WIDTH - 14 - _OPEN_WIDTH
        spots = [Spot(x, _OPEN_TOP + at * _OPEN_STEP, _OPEN_WIDTH) for at in range(count)]
        return "".join(
            card_at(card, spot, self.sheet, "fan")
            if card is not None
            else back_at(spot, self.sheet)
            for card, spot in zip(hand.cards, spots, strict=True)
        )

    def _row(self, hand: Hand, y: float, width: float, gap: float) -> str:
        """Return a hand as a row of cards that lie free."""
        count = len(hand.cards)
        left = _MIDDLE - (count * width + (count - 1) * gap) / 2
        spots = [Spot(left + at * (width + gap), y, width) for at in range(count)]
        return "".join(
            card_at(card, spot, self.sheet) if card is not None else back_at(spot, self.sheet)
            for card, spot in zip(hand.cards, spots, strict=True)
        )

    def _over_the_edge(self, edge: Edge, count: int) -> str:
        """Return the backs of a hidden hand, which look in over an edge of the felt."""
        step = 30 if edge == Edge.HIGH else 26
        wide = (count - 1) * step + _BACK_WIDTH
        high = Spot(0, 0, _BACK_WIDTH).height
        fan = "".join(
            back_at(Spot(at * step - wide / 2, -high / 2, _BACK_WIDTH), self.sheet)
            for at in range(count)
        )
        if edge == Edge.HIGH:
            return group(fan, transform=f"translate({_MIDDLE:g} 5.5)")
        if edge == Edge.LEFT:
            return group(fan, transform=f"translate(-3 {_SIDE_HAND:g})rotate(90)")
        return group(fan, transform=f"translate({WIDTH + 3:g} {_SIDE_HAND:g})rotate(-90)")

    def _plate(self, hand: Hand) -> str:
        position, seat = self.position, hand.seat
        plate = Plate(
            label(self.people, seat),
            position.side_of(seat),
            plate_note(position, seat, self.people),
            dealer_letter() if position.dealer == seat else "",
            turn=position.turn == seat,
        )
        edge = position.edge_of(seat)
        if edge == Edge.LOW:
            return plate.drawn(_MIDDLE - plate.width / 2, _OWN_TOP - PLATE_HEIGHT - 4, self.sheet)
        if edge == Edge.HIGH:
            if hand.is_hidden:
                return plate.drawn(_MIDDLE - plate.width / 2, 46, self.sheet)
            wide = len(hand.cards) * (_OPPOSITE_WIDTH + 6)
            return plate.drawn(_MIDDLE + wide / 2 + 12, 26, self.sheet)
        y = 256.0
        if not hand.is_hidden:
            y = _OPEN_TOP + (len(hand.cards) - 1) * _OPEN_STEP + Spot(0, 0, _OPEN_WIDTH).height + 7
        x = 11 if edge == Edge.LEFT else WIDTH - 11 - plate.width
        return plate.drawn(x, y, self.sheet)
