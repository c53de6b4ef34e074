"""Names of cards as things on the table: ids that say nothing about what lies face down.

The id of a card is the number of its deal and its place in that deal's pack. Everybody at a
table has seen which card of the pack went where, so the id of a hidden card tells nothing new;
and the same card keeps its id from hand to trick, so that the front end can move it.

>>> from voormsi_nb.rules import Game
>>> ids = Ids(Game.new(seed=7))
>>> ids.card(ids.of(ids.deal.pack[3])) == ids.deal.pack[3]
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Card, Game


class Ids:
    """The ids of the cards of one deal."""

    def __init__(self, game: Game) -> None:
        """Name the cards of the deal in play."""
        self.deal = game.deal
        self._prefix = f"{len(game.history) + 1}."
        self._places = {card: place for place, card in enumerate(self.deal.pack)}

    def of(self, card: Card) -> str:
        """Return the id of a card."""
        return f"{self._prefix}{self._places[card]}"

    def all_of(self, cards: Iterable[Card]) -> list[str]:
        """Return the ids of several cards."""
        return [self.of(card) for card in cards]

    def as_dealt(self, cards: Iterable[Card]) -> list[Card]:
        """Return cards in the order in which they left the pack, which tells nothing of them."""
        return sorted(cards, key=self._places.__getitem__)

    def card(self, name: str) -> Card | None:
        """Return the card with this id, None for an id that is not of this deal."""
        prefix, place = name[: len(self._prefix)], name[len(self._prefix) :]
        if prefix != self._prefix or not place.isascii() or not place.isdigit():
            return None
        number = int(place)
        return self.deal.pack[number] if number < len(self.deal.pack) else None
