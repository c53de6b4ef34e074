"""How many ways there are to play on from pinned packs: where a count changes, a rule has changed.

The counts were worked out once and agree with a count that asks `why_not` about every set of
cards; they are told to a depth that takes a second or two in all.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

from tests.rules.arranged import after, arranged
from voormsi_nb.rules import PACK, Deal, RuleSet


class Counted(NamedTuple):
    """A deal, and how many lines of one, two, three ... plays there are."""

    name: str
    deal: Deal
    lines: tuple[int, ...]


COUNTED = (
    Counted("the pack in order", Deal.start(PACK), (5, 22, 100, 472, 2009, 8278, 34564)),
    Counted(
        "the pack from low to high",
        Deal.start(PACK[::-1]),
        (4, 16, 64, 256, 1078, 4420, 18328, 77200),
    ),
    Counted(
        "all of one rank",
        arranged("9♣ 9♠ 9♥ 9♦|A♣ A♠ A♥ A♦|K♥ K♣ K♠ 3♦|J♣ J♠ J♥ J♦"),
        (15, 69, 345, 1653, 8632, 37672),
    ),
    Counted(
        "3♦ as a king",
        arranged("K♥ K♣ K♠ 3♦|J♣ 5♣ 5♠|J♠", ruleset=RuleSet(three_is_king=True)),
        (15, 54, 267, 1389, 7758, 34786),
    ),
    Counted(
        "K♥ led into J♣",
        after(arranged("K♥ K♠|J♣ 7♣|9♣ 9♠"), "K♥+K♠"),
        (3, 18, 108, 468, 1944, 8208, 35424),
    ),
    Counted(
        "partner holds J♣ and may not take",
        after(arranged("K♥ K♠|5♣ 5♠|J♣ 9♣", ruleset=RuleSet.parlett()), "K♥+K♠"),
        (6, 18, 108, 540, 2376, 10800, 50976),
    ),
    Counted(
        "two players",
        Deal.start(PACK[::-1], players=2),
        (4, 16, 64, 256, 1024, 4096, 16384, 65536),
    ),
    Counted(
        "two players, K♥ and J♣",
        arranged("K♥ 9♣|J♣ 3♦", players=2),
        (4, 13, 52, 202, 808, 3148, 12592, 47347),
    ),
    Counted(
        "three players",
        Deal.start(PACK[::-1], players=3),
        (4, 16, 64, 285, 1198, 5140, 22329, 92854),
    ),
)


def lines(deal: Deal, depth: int) -> int:
    """Count the lines of so many plays, by `legal_plays`."""
    if depth == 1:
        return len(deal.legal_plays)
    return sum(lines(deal.play(play), depth - 1) for play in deal.legal_plays)


def lines_asked_for(deal: Deal, depth: int) -> int:
    """Count them by asking about every set of cards that the player holds."""
    if depth == 0 or deal.turn is None:
        return 1 if depth == 0 else 0
    hand = deal.hands[deal.seats.index(deal.turn)]
    sets = [group for size in range(1, 5) for group in combinations(hand, size)]
    return sum(
        lines_asked_for(deal.play(group), depth - 1) for group in sets if not deal.why_not(group)
    )


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted.name)
def test_there_are_as_many_lines_of_play_as_were_counted(counted: Counted) -> None:
    """R3.5, R3.7, R3.8, R4.3, R6.2, R7.1."""
    depths = range(1, len(counted.lines) + 1)
    assert tuple(lines(counted.deal, depth) for depth in depths) == counted.lines


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted.name)
def test_as_many_lines_are_found_by_asking_about_every_set(counted: Counted) -> None:
    """R3: another way to the same counts, for the first four plays."""
    found = tuple(lines_asked_for(counted.deal, depth) for depth in (1, 2, 3, 4))
    assert found == counted.lines[:4]
