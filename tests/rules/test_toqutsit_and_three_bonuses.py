"""Bonuses for what takes Voormsi, and for what takes Toqutsit then (R4.2, R4.4 to R4.6)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, points
from voormsi_nb.rules import Award, Deal, RuleSet


def trick(plays: str) -> Deal:
    """Deal just these cards to the players, and play them."""
    return after(arranged(plays.replace(" ", "|").replace("+", " ")), plays)


@pytest.mark.parametrize("plays", ["K♥ J♣ 5♥ 5♦", "5♣ K♥ J♣ 5♦", "5♣ 5♠ K♥ J♣", "K♥ 5♣ 5♠ J♣"])
def test_toqutsit_on_an_opponents_voormsi_earns_two_points(plays: str) -> None:
    """R4.2: also for the last player."""
    side = plays.split().index("J♣") % 2
    assert points(trick(plays)) == [("R4.2", side, 2)]


def test_a_group_with_toqutsit_that_takes_voormsis_group_earns_two_points() -> None:
    """R4.2, R3.7: J♣ need not face K♥ itself; 9♣ takes K♠."""
    assert points(trick("K♥+K♠ J♣+9♣ 5♥+5♦ 6♣+6♠")) == [("R4.2", 1, 2)]


def test_toqutsit_on_a_voormsi_that_does_not_head_earns_nothing() -> None:
    """R4.6: the Seven heads throughout; 3♦ takes the K♥ in the other trick first."""
    assert points(trick("7♦ K♥ J♣ 5♦")) == []
    assert points(trick("K♥ 3♦ 5♥ J♣")) == [("R4.4", 1, 1)]


@pytest.mark.parametrize(("plays", "side"), [("K♥ 3♦ 5♥ 5♦", 1), ("K♥ 5♣ 3♦ 5♦", 0)])
def test_the_three_on_a_heading_voormsi_earns_a_point(plays: str, side: int) -> None:
    """R4.4: on an opponent's and on partner's."""
    assert points(trick(plays)) == [("R4.4", side, 1)]


def test_the_three_in_a_group_that_takes_voormsis_group_earns_a_point() -> None:
    """R4.4, R3.7: 3♦ takes K♥ and 9♣ takes K♠; a Seven beside it would take nothing."""
    assert points(trick("K♥+K♠ 3♦+9♣ 5♥+5♦ 6♣+6♠")) == [("R4.4", 1, 1)]
    assert points(trick("K♥+K♠ 3♦+7♣ 5♥+5♦ 6♣+6♠")) == [("R4.1", 0, 1)]


def test_the_three_led_and_taken_by_voormsi_earns_nothing_of_its_own() -> None:
    """R4.4, R2.1: here K♥ takes 3♦."""
    assert points(trick("3♦ K♥ 5♥ 5♦")) == [("R4.1", 1, 1)]


def test_the_three_on_toqutsit_takes_the_two_points_over() -> None:
    """R4.5: the bonus of R4.2 stands there, cancelled."""
    deal = trick("K♥ J♣ 3♦ Q♦")
    assert deal.awards == (
        Award("R4.2", 1, 0, 0, cancelled_by="R4.5"),
        Award("R4.5", 0, 2, 0),
    )
    assert deal.scores == (2, 0)


def test_the_three_of_the_side_that_played_toqutsit_takes_it_over_too() -> None:
    """R4.5: to the side of 3♦, whichever that is; partner's J♣ is taken all the same."""
    assert points(trick("K♥ J♣ 5♥ 3♦")) == [("R4.2", 1, 0), ("R4.5", 1, 2)]


@pytest.mark.parametrize("plays", ["J♣ 9♣ 3♦ 5♦", "5♣ J♣ 3♦ 5♦", "J♣ 9♣ K♥ 3♦"])
def test_the_three_on_any_other_toqutsit_earns_nothing_for_it(plays: str) -> None:
    """R4.5, R4.4: J♣ led, J♣ on a plain card; and 3♦ on a K♥ that took J♣ is paid for K♥."""
    assert points(trick(plays)) == ([("R4.4", 1, 1)] if "K♥" in plays else [])


def test_the_three_on_toqutsit_that_took_ones_partners_voormsi_earns_nothing() -> None:
    """R4.5: J♣ must have taken the lead from an opponent's K♥."""
    deal = arranged("K♥|5♣|J♣|3♦", ruleset=RuleSet.web(), scores=(4, 4))
    deal = after(deal, "K♥ 5♣ J♣ 3♦")
    assert points(deal) == [("R4.3", 0, -4)]
    assert (deal.scores, deal.tricks_won) == ((0, 4), (0, 1))


def test_a_group_of_toqutsit_and_the_three_counts_as_toqutsit() -> None:
    """R4.6: two points by R4.2, none by R4.4."""
    assert points(trick("K♥+K♠ J♣+3♦ 5♥+5♦ 6♣+6♠")) == [("R4.2", 1, 2)]


def test_a_group_of_voormsi_and_the_three_is_a_group_with_voormsi() -> None:
    """R4.1, R2.2: it takes the trick by 3♦ and K♥, and nothing takes it."""
    assert points(trick("5♣+5♠ K♥+3♦ 5♥+5♦ 6♣+6♠")) == [("R4.1", 1, 1)]


def test_a_trick_without_voormsi_has_no_bonus() -> None:
    """R4: whatever J♣ and 3♦ do in it."""
    assert points(trick("J♣+J♠ 3♦+9♣ 5♥+5♦ 6♣+6♠")) == []
