"""Makes questions: each takes a position and lets the rules core find the answer.

>>> who_takes("7♦ J♣ K♥ 8♠").answer
('S',)
>>> which_beats("7♦", "J♣ K♣ 7♠ 3♦").answer
('KC', '7S', '3D')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import PACK, Seat, Trick
from voormsi_nb.rules.cards import Card, read_cards, read_distinct
from voormsi_nb.rules.seats import seats_in_play
from voormsi_nb.teach.question import YOU, Choice, Question

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Deal, RuleSet

    Cards = str | Card | Iterable[str | Card]

__all__ = [
    "PACK",
    "may_play",
    "must_play",
    "seated",
    "takers",
    "which_beats",
    "who_takes",
]


def seated(
    trick: Trick | str,
    *,
    leader: Seat | str = YOU,
    ruleset: RuleSet | None = None,
    places: int = 4,
) -> Trick:
    """Return the trick as the players of a table play it, clockwise from the leader.

    A trick whose players are known is returned as it is.

    Raises `CardError` as `Trick.parse` does.

    >>> seated("7♥ K♣", leader="N").seats
    (<Seat.NORTH: 2>, <Seat.EAST: 3>)
    """
    parsed = Trick.parse(trick, ruleset, places) if isinstance(trick, str) else trick
    if parsed.seats:
        return parsed
    seats = seats_in_play(parsed.places)
    first = seats.index(Seat.read(leader))
    found = Trick(ruleset=parsed.ruleset, places=parsed.places)
    for place, group in enumerate(parsed.plays):
        found = found.play(group, seats[(first + place) % len(seats)])
    return found


def next_seat(trick: Trick) -> Seat:
    """Return who plays next to a trick that is not whole."""
    seats = seats_in_play(trick.places)
    if not trick.seats:
        return YOU
    return seats[(seats.index(trick.seats[-1]) + 1) % len(seats)]


def who_takes(
    trick: Trick | str,
    *,
    leader: Seat | str = YOU,
    ruleset: RuleSet | None = None,
    places: int = 4,
    targets: tuple[str, ...] = (),
) -> Question:
    """Ask who takes this trick (R3.9), or who heads it so far.

    Raises `CardError` as `Trick.parse` does.
    """
    told = seated(trick, leader=leader, ruleset=ruleset, places=places)
    distinct = len(set(told.seats)) == len(told.seats)
    choices = tuple(
        Choice(str(seat) if distinct else str(place + 1), group, place=place, seat=seat)
        for place, (seat, group) in enumerate(zip(told.seats, told.plays, strict=True))
    )
    answer = (choices[told.heads[-1]].id,)
    return Question("who_takes", told, choices, answer, targets=targets)


def which_beats(
    trick: Trick | str,
    cards: Cards,
    *,
    leader: Seat | str = YOU,
    ruleset: RuleSet | None = None,
    targets: tuple[str, ...] = (),
) -> Question:
    """Ask which of these cards would take the lead if they were the next card of the trick.

    Raises `CardError` as `Trick.parse` does, and for a card that lies in the trick.
    """
    told = seated(trick, leader=leader, ruleset=ruleset)
    offered = read_distinct(cards)
    for card in offered:
        told.play(card)  # refuses a card twice
    return _of_cards("which_beats", told, offered, targets=targets)


def takers(
    trick: Trick | str,
    hand: Cards,
    *,
    leader: Seat | str = Seat.EAST,
    ruleset: RuleSet | None = None,
    targets: tuple[str, ...] = (),
) -> Question:
    """Ask which cards of your hand would head the trick if you played them now (R3.7).

    Raises `CardError` as `Trick.parse` does, and for a card that lies in the trick.
    """
    told = seated(trick, leader=leader, ruleset=ruleset)
    held = read_cards(hand)
    for card in held:
        told.play(card)  # refuses a card twice
    return _of_cards("takers", told, held, held, targets)


def _of_cards(
    kind: str,
    trick: Trick,
    cards: tuple[Card, ...],
    hand: tuple[Card, ...] = (),
    targets: tuple[str, ...] = (),
) -> Question:
    """Ask which of these single cards head, with "none of them" as the last choice."""
    choices = (*(Choice(card.code, (card,)) for card in cards), Choice("none"))
    right = tuple(card.code for card in cards if trick.would_take((card,))) or ("none",)
    return Question(
        "takers" if kind == "takers" else "which_beats",
        trick,
        choices,
        right,
        hand=hand,
        several=True,
        targets=targets,
    )


def may_play(deal: Deal, cards: Cards, targets: tuple[str, ...] = ()) -> Question:
    """Ask whether the seat to play may play these cards now (R3).

    Raises `CardError` for what is not a set of cards.
    """
    asked = read_cards(cards)
    answer = "no" if deal.why_not(asked) else "yes"
    return Question(
        "may_play",
        deal.trick,
        (Choice("yes"), Choice("no")),
        (answer,),
        hand=_hand_to_play(deal),
        deal=deal,
        asked=asked,
        targets=targets,
    )


def must_play(deal: Deal, targets: tuple[str, ...] = ()) -> Question:
    """Ask which card the seat to play must play now: one of the hand, or any (R3.7, R3.8)."""
    hand = _hand_to_play(deal)
    choices = (*(Choice(card.code, (card,)) for card in hand), Choice("any"))
    plays = deal.legal_plays
    bound = [card for card in hand if all(card in play for play in plays)]
    free = len(bound) != 1 or len(hand) == 1
    answer = ("any",) if free else (bound[0].code,)
    return Question("must_play", deal.trick, choices, answer, hand=hand, deal=deal, targets=targets)


def _hand_to_play(deal: Deal) -> tuple[Card, ...]:
    turn = deal.turn
    return () if turn is None else deal.hands[deal.seats.index(turn)]
