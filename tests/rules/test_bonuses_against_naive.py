"""Bonuses of random deals: the rules core against the naive counter."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.naive import PACK
from tests.rules.scripted import codes
from tests.rules.stories import naive_bonuses, random_story
from voormsi_nb.rules import Award, Deal

DEALS = 3_000


@pytest.mark.parametrize("players", [4, 3, 2])
def test_random_deals_pay_the_bonuses_that_the_naive_counter_finds(players: int) -> None:
    """R4.1 to R4.6, R6.3, R7.2: each bonus, its side, its points and the trick that brought it."""
    seen: Counter[str] = Counter()
    for number in range(DEALS):
        story = random_story(f"bonuses {players} {number}", players)
        told = [
            (award.trick, award.rule, award.side, 0 if award.rule == "R4.3" else award.points)
            for award in story.deal.awards
            if award.rule.startswith("R4")
        ]
        assert told == naive_bonuses(story), (story.options, story.deal.tricks, story.deal.trick)
        cancelled = [award.rule for award in story.deal.awards if award.cancelled_by == "R4.5"]
        assert cancelled == ["R4.2"] * sum(rule == "R4.5" for _, rule, _, _ in told)
        seen.update(rule for _, rule, _, _ in told)
        seen["none"] += not told
    expected = {"R4.1", "R4.2", "R4.4", "R4.5", "none"} | ({"R4.3"} if players == 4 else set())
    assert set(seen) == expected
    assert min(seen.values()) >= 10


def test_toqutsit_drawn_after_voormsi_was_played_leaves_the_bonus_standing() -> None:
    """R4.1, R6.2: between two players K♥ is played second, and its player then draws J♣."""
    dealt = codes("5♣ K♥ 5♠ 6♣ 5♥ 6♠ 5♦ 6♥ J♣")
    pack = [*dealt, *(code for code in reversed(PACK) if code not in dealt)]
    deal = Deal.start(pack, players=2)
    for card in ("5♣", "K♥", "6♣", "5♠"):
        deal = deal.play(card)
    assert deal.awards == (Award("R4.1", 1, 1, 0),)
