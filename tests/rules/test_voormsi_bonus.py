"""The bonus of Voormsi, clause by clause (R4.1)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, points, written
from voormsi_nb.rules import Deal, RuleSet, Seat

SOUTH, WEST, NORTH, EAST = Seat
ONE_FOR_SOUTH = [("R4.1", 0, 1)]


def test_voormsi_that_takes_the_trick_earns_a_point() -> None:
    """R4.1: at once, though it is the first trick of the deal (R5.4)."""
    deal = after(arranged("K♥|9♣|6♣|A♠"), "K♥ 9♣ 6♣ A♠")
    assert points(deal) == ONE_FOR_SOUTH
    assert deal.scores == (1, 0)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_first_three_places_are_early_enough(place: int) -> None:
    """R4.1: anyone but the last player."""
    hands = ["5♣", "5♠", "5♥", "5♦"]
    hands[place] = "K♥"
    deal = after(arranged("|".join(hands)), " ".join(hands))
    assert points(deal) == [("R4.1", place % 2, 1)]


def test_the_last_player_earns_nothing() -> None:
    """R4.1."""
    deal = after(arranged("9♦|Q♠|5♥|K♥"), "9♦ Q♠ 5♥ K♥")
    assert (points(deal), deal.tricks_won) == ([], (0, 1))


def test_toqutsit_of_an_earlier_trick_bars_the_bonus() -> None:
    """R4.1: South takes the first trick with J♣ and leads K♥."""
    deal = after(arranged("J♣ K♥|9♣|9♠|9♥"), "J♣ 9♣ 9♠ 9♥ K♥ . . .")
    assert (points(deal), deal.tricks_won) == ([], (2, 0))


def test_toqutsit_earlier_in_the_trick_bars_the_bonus_heading_or_not() -> None:
    """R4.1: the J♣ heads in one trick, and falls on a led Seven's pair in vain in the other."""
    assert points(after(arranged("5♣|J♣|K♥|5♦"), "5♣ J♣ K♥ 5♦")) == []
    pair = arranged("9♣ 9♠|J♣ 5♣|K♥ 8♠|5♥ 5♦")
    pair = after(pair, "9♣+9♠ J♣+5♣ K♥+8♠ 5♥+5♦")
    assert (points(pair), pair.tricks[0].winner) == ([], 2)


def test_toqutsit_in_the_same_group_bars_the_bonus() -> None:
    """R4.1: 5♣ led with 5♠; K♥ and J♣ together take the trick."""
    deal = after(arranged("5♣ 5♠|K♥ J♣|5♥ 5♦|6♣ 6♠"), "5♣+5♠ K♥+J♣ 5♥+5♦ 6♣+6♠")
    assert (points(deal), deal.tricks_won) == ([], (0, 2))


def test_toqutsit_in_the_same_hand_bars_the_bonus() -> None:
    """R4.1: the player would have to show it."""
    deal = after(arranged("K♥ J♣|9♣|6♣|A♠"), "K♥ 9♣ 6♣ A♠")
    assert (points(deal), deal.tricks_won) == ([], (1, 0))
    assert deal.view("W").shown == {}


def test_toqutsit_drawn_after_the_trick_does_not_matter() -> None:
    """R4.1: what counts is the hand just after playing K♥; the winner's first draw is J♣."""
    deal = after(arranged("K♥|9♣|6♣|A♠", "J♣"), "K♥ 9♣ 6♣ A♠")
    assert points(deal) == ONE_FOR_SOUTH
    assert "J♣" in written(deal.hands[SOUTH])


@pytest.mark.parametrize("hands", ["K♥|9♣|6♣ J♣|A♠", "K♥|9♣|6♣|A♠"])
def test_toqutsit_with_partner_or_in_the_stock_does_not_matter(hands: str) -> None:
    """R4.1."""
    assert points(after(arranged(hands), "K♥ 9♣ 6♣ A♠")) == ONE_FOR_SOUTH


def test_toqutsit_that_falls_later_in_vain_leaves_the_bonus_standing() -> None:
    """R4.1, R3.8: West must play J♣ on the pair of kings, and cannot take it with K♠ beside it."""
    deal = arranged("K♥ K♣|J♣ 7♣|5♥ 5♦|6♣ 6♠")
    deal = after(deal, "K♥+K♣ J♣+7♣ 5♥+5♦ 6♣+6♠")
    assert (points(deal), deal.tricks_won) == (ONE_FOR_SOUTH, (2, 0))


def test_voormsi_that_is_overtaken_earns_nothing() -> None:
    """R4.1, R4.4: 3♦ takes the trick, and its own point."""
    assert points(after(arranged("K♥|9♣|3♦|A♠"), "K♥ 9♣ 3♦ A♠")) == [("R4.4", 0, 1)]


def test_voormsi_that_does_not_head_earns_nothing() -> None:
    """R4.1, R2.3: a Seven was led; K♥ does not take it."""
    assert points(after(arranged("7♦|K♥|6♣|A♠"), "7♦ K♥ 6♣ A♠")) == []


def test_a_group_with_voormsi_earns_one_point_and_counts_its_tricks() -> None:
    """R4.1, R3.9: three kings led together."""
    deal = after(arranged("K♥ K♣ K♠|6♣ 7♣ 7♠|5♣ 5♥ 5♦|6♥ 7♥ 7♦"), "K♥+K♣+K♠ . . .")
    assert (points(deal), deal.tricks_won) == (ONE_FOR_SOUTH, (3, 0))


def test_the_hand_is_shown_to_all_and_forgotten_as_it_is_played() -> None:
    """R4.1: just what was held after K♥, less what has been played since; draws stay hidden."""
    deal = after(arranged("K♥ 9♣ 9♠ 5♦|6♥|6♣|A♠", "9♥"), "K♥ 6♥ 6♣ A♠")
    assert {written(deal.view(seat).shown[SOUTH]) for seat in Seat} == {"9♣ 9♠ 5♦"}
    assert "9♥" in written(deal.hands[SOUTH])
    deal = after(deal, "9♣")
    assert written(deal.view("E").shown[SOUTH]) == "9♠ 5♦"
    assert list(deal.view("E").shown) == [SOUTH]


def test_no_hand_is_shown_where_the_bonus_is_not_earned() -> None:
    """R4.1: not by the last player, nor before the trick has ended."""
    assert after(arranged("9♦|Q♠|5♥|K♥"), "9♦ Q♠ 5♥ K♥").view("S").shown == {}
    assert after(arranged("K♥|9♣|6♣|A♠"), "K♥ 9♣ 6♣").view("S").shown == {}


@pytest.mark.parametrize("ruleset", [RuleSet.smith(), RuleSet.web(), RuleSet.parlett()], ids=repr)
def test_the_bonus_is_the_same_in_every_named_rule_set(ruleset: RuleSet) -> None:
    """R4.1: no option touches it."""
    deal: Deal = arranged("K♥|9♣|6♣|A♠", ruleset=ruleset)
    assert points(after(deal, "K♥ 9♣ 6♣ A♠")) == ONE_FOR_SOUTH
