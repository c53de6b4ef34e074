"""Deals put together for an example: these hands, these cards next in the stock, dull ones else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import MATADORS, PACK, Card, Deal, Rank, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.rules import RuleSet

POWERFUL = {*MATADORS, Card("3♦"), Card("K♣"), Card("K♠")} | {
    card for card in PACK if card.rank is Rank.SEVEN
}
"""Matadors, black kings, 3♦ and Sevens: they come into a hand only where an example says so."""


def pack_of(hands: str, stock: str = "", players: int = 4) -> list[Card]:
    """Give a pack that deals these hands, from the dealer's left on, with this stock.

    ``|`` parts the hands. What is left open are the weakest cards that are not named; cards with
    powers of their own lie at the bottom of the stock.
    """
    given = [list(map(Card, hand.split())) for hand in hands.split("|")]
    given += [[] for _ in range(players - len(given))]
    drawn = list(map(Card, stock.split()))
    named = {card for hand in [*given, drawn] for card in hand}
    rest = sorted(set(PACK) - named, key=lambda card: (card in POWERFUL, -card))
    for hand in given:
        while len(hand) < 4:
            hand.append(rest.pop(0))
    return [*(hand[turn] for turn in range(4) for hand in given), *drawn, *rest]


def arranged(  # noqa: PLR0913 - all that a table is made of
    hands: str,
    stock: str = "",
    *,
    players: int = 4,
    dealer: Seat | None = None,
    ruleset: RuleSet | None = None,
    scores: Sequence[int] | None = None,
) -> Deal:
    """Deal such a pack; South leads unless another seat is named as the dealer."""
    return Deal.start(pack_of(hands, stock, players), dealer, ruleset, scores, players)


def after(deal: Deal, plays: str) -> Deal:
    """Play the groups of a text in turn; ``+`` joins cards, ``.`` throws some away."""
    for group in plays.split():
        deal = deal.play(thrown_away(deal) if group == "." else group)
    return deal


def thrown_away(deal: Deal) -> tuple[Card, ...]:
    """Give the last of the shortest legal plays with no power of its own, else the last of all."""
    least = len(deal.legal_plays[0])
    plays = [play for play in deal.legal_plays if len(play) == least]
    return next((play for play in reversed(plays) if POWERFUL.isdisjoint(play)), plays[-1])


def points(deal: Deal) -> list[tuple[str, int, int]]:
    """Give the awards as rule, side and points."""
    return [award[:3] for award in deal.awards]


def written(cards: Sequence[Card]) -> str:
    """Write cards as a sentence would."""
    return " ".join(map(str, cards))
