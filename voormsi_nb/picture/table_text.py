"""A table as text: hands, trick, stock, tricks and score, for a terminal and a screen reader.

>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "7♥ 9♠ 5♦ 5♥", "W": "K♣ A♥ A♦ 8♦"}, seed=1).play("7♥")
>>> print(table_text(deal.view("S")))
Trick 1. East dealt · Smith's rules
Your hand: 9♠ 5♥ 5♦
West: 4 cards
North, partner: 4 cards
East: 4 cards
Stock: 20 cards
The trick: You 7♥
Your 7♥ heads. R3.5
Tricks: You 0, They 0 of 9
Score: You 0, They 0. 9 is out.
West plays next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext, ngettext
from voormsi_nb.picture.naming import People, label, said
from voormsi_nb.picture.position import position_of
from voormsi_nb.picture.table_words import plate_note, prompt, side_name, title, title_note

if TYPE_CHECKING:
    from voormsi_nb.picture.naming import Names
    from voormsi_nb.picture.position import Hand, Position, Showable


def table_text(value: Showable, names: Names = None) -> str:
    """Return a view, a deal or a game as text; a view shows only what its seat may know."""
    position = position_of(value)
    return position_text(position, People.of(names, position.viewer))


def position_text(position: Position, people: People) -> str:
    """Return the text of a position, a line for each thing."""
    opening = gettext("{title}. {note}").format(
        title=title(position), note=title_note(position, people)
    )
    return "\n".join(
        [
            opening,
            *(_hand_line(hand, position, people) for hand in _from_the_lowest(position)),
            _stock_line(position.stock),
            *_trick_lines(position, people),
            _tricks_line(position, people),
            _score_line(position, people),
            prompt(position, people),
        ]
    )


def _from_the_lowest(position: Position) -> list[Hand]:
    """Return the hands clockwise from whoever looks."""
    return sorted(position.hands, key=lambda hand: position.edge_of(hand.seat))


def _hand_line(hand: Hand, position: Position, people: People) -> str:
    count = len(hand.cards)
    known = " ".join(str(card) for card in hand.cards if card is not None)
    hidden = sum(card is None for card in hand.cards)
    cards = ngettext("{count} card", "{count} cards", count).format(count=count)
    if known and hidden:
        cards = gettext("{cards} and {hidden} face down").format(cards=known, hidden=hidden)
    elif known:
        cards = known
    elif not count:
        cards = gettext("no cards")
    if hand.seat == people.you:
        return gettext("Your hand: {cards}").format(cards=cards)
    name = people.name(hand.seat)
    if hand.seat != position.turn and plate_note(position, hand.seat, people):
        return gettext("{name}, partner: {cards}").format(name=name, cards=cards)
    return gettext("{name}: {cards}").format(name=name, cards=cards)


def _stock_line(stock: int) -> str:
    if not stock:
        return gettext("The stock is empty.")
    return ngettext("Stock: {count} card", "Stock: {count} cards", stock).format(count=stock)


def _trick_lines(position: Position, people: People) -> list[str]:
    """Return the groups of the trick in order of play, and who heads."""
    trick = position.trick
    if not trick.plays:
        return []
    groups = "; ".join(
        gettext("{name} {cards}").format(name=label(people, seat), cards=" ".join(map(str, group)))
        for seat, group in zip(trick.seats, trick.plays, strict=True)
    )
    return [gettext("The trick: {groups}").format(groups=groups), str(said(trick, people))]


def _by_side(position: Position, people: People, values: tuple[int, ...]) -> str:
    return ", ".join(
        gettext("{side} {number}").format(side=side_name(position, side, people), number=value)
        for side, value in enumerate(values)
    )


def _tricks_line(position: Position, people: People) -> str:
    won = _by_side(position, people, position.tricks_won)
    return gettext("Tricks: {won} of {tricks}").format(won=won, tricks=position.tricks)


def _score_line(position: Position, people: People) -> str:
    scores = _by_side(position, people, position.scores)
    return gettext("Score: {scores}. {target} is out.").format(
        scores=scores, target=position.target
    )
