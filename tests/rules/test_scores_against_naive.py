"""Scores of random deals: the rules core against the naive count from totals."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.naive_points import counted_trick_points
from tests.rules.stories import (
    Story,
    naive_ending,
    naive_taken,
    random_story,
    told_ending,
)

DEALS = 5_000


def trick_awards(story: Story) -> list[tuple[int, int]]:
    """Give for each side the points by R5.1 and those by R5.2."""
    return [
        (
            sum(award.points for award in story.deal.awards if award[:2] == ("R5.1", side)),
            sum(award.points for award in story.deal.awards if award[:2] == ("R5.2", side)),
        )
        for side in range(len(story.start))
    ]


@pytest.mark.parametrize("players", [4, 3, 2])
def test_random_deals_are_scored_as_the_naive_counter_says(players: int) -> None:
    """R4.3, R5.1 to R5.7, R6, R7: the score after each trick and the ending, under all options."""
    seen: Counter[str] = Counter()
    for number in range(DEALS):
        story = random_story(f"scores {players} {number}", players)
        told = told_ending(story)
        assert told == naive_ending(story), (story.options, story.start, story.deal.tricks)
        taken = naive_taken(story)
        sides = range(len(story.start))
        assert trick_awards(story) == [counted_trick_points(taken, side) for side in sides]
        assert list(story.deal.scores) == [
            story.start[side]
            + sum(award.points for award in story.deal.awards if award.side == side)
            for side in sides
        ]
        assert list(story.deal.tricks_won) == [
            sum(trick.tricks for trick in taken if trick.side == side) for side in sides
        ]
        seen[str(told.kind)] += 1
        seen.update({award.rule for award in story.deal.awards})
    expected = {"out", "shared", "void", "played_out", "R5.1", "R5.2", "R5.6"}
    expected |= {4: {"lost", "R4.3", "R5.3"}, 3: set[str](), 2: {"R5.3"}}[players]
    assert min(seen[name] for name in expected) >= 5
