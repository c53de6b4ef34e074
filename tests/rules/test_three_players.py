"""Three players, a reconstruction: each a side, twelve tricks, a target of twelve (R7)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, points, written
from voormsi_nb.rules import Deal, RuleSet, Seat

SOUTH, WEST, NORTH = Seat.SOUTH, Seat.WEST, Seat.NORTH


def three(hands: str, stock: str = "", ruleset: RuleSet | None = None) -> Deal:
    """Deal three hands, South's first; South leads."""
    return arranged(hands, stock, players=3, ruleset=ruleset, scores=(0, 0, 0))


def test_three_players_have_a_stock_of_24_and_a_game_to_twelve() -> None:
    """R7.1."""
    deal = three("")
    assert deal.seats == (SOUTH, WEST, NORTH)
    assert (len(deal.stock), deal.target, deal.sides) == (24, 12, (0, 1, 2))


def test_three_plays_make_a_trick_and_play_goes_round_three_seats() -> None:
    """R7.1: North's A♣ takes it, North leads, South follows."""
    deal = after(three("5♣|5♠|A♣"), "5♣ 5♠ A♣")
    assert (deal.turn, deal.tricks_won) == (NORTH, (0, 0, 1))
    assert after(deal, ".").turn is SOUTH


def test_there_are_twelve_tricks() -> None:
    """R7.1: single cards throughout; the stock is out after eight."""
    deal = arranged("", players=3, scores=(-99, -99, -99))
    while deal.outcome is None:
        assert bool(deal.stock) == (len(deal.tricks) < 8)
        deal = after(deal, ". . .")
    assert len(deal.tricks) == 12
    assert not any(deal.hands)


def test_several_cards_of_a_rank_may_be_led() -> None:
    """R7.1, R3.5, R3.9: a pair counts two tricks."""
    deal = after(three("9♣ 9♠|5♣ 5♠|6♣ 6♠"), "9♣+9♠ 5♣+5♠ 6♣+6♠")
    assert deal.tricks_won == (2, 0, 0)
    assert [len(hand) for hand in deal.hands] == [4, 4, 4]


@pytest.mark.parametrize("hands", ["K♥|J♣|5♣", "K♥|5♣|J♣"])
def test_all_others_are_opponents(hands: str) -> None:
    """R7.2, R3.8, R4.2: whoever holds J♣ must play it on K♥ and earns two points."""
    deal = three(hands)
    for card in hands.split("|"):
        if card == "J♣":
            assert [written(play) for play in deal.legal_plays] == ["J♣"]
        deal = deal.play(card)
    assert points(deal) == [("R4.2", hands.split("|").index("J♣"), 2)]


@pytest.mark.parametrize("capture", ["loses_game", "loses_points", "forbidden"])
def test_there_is_no_partner_whose_voormsi_could_be_taken(capture: str) -> None:
    """R7.2, R4.3: the seat opposite is an opponent like the other."""
    deal = after(three("K♥|5♣|J♣", ruleset=RuleSet(partner_capture=capture)), "K♥ 5♣ J♣")
    assert (points(deal), deal.outcome) == ([("R4.2", 2, 2)], None)
    assert deal.view("S").partner is None


def test_the_third_player_is_the_last() -> None:
    """R7.2, R4.1: no bonus for Voormsi there, one for the second place."""
    assert points(after(three("5♣|5♠|K♥"), "5♣ 5♠ K♥")) == []
    assert points(after(three("5♣|K♥|5♠"), "5♣ K♥ 5♠")) == [("R4.1", 1, 1)]


def test_the_three_takes_the_points_for_toqutsit_over() -> None:
    """R7.2, R4.5: North's 3♦ on West's J♣, which took South's K♥."""
    assert points(after(three("K♥|J♣|3♦"), "K♥ J♣ 3♦")) == [("R4.2", 1, 0), ("R4.5", 2, 2)]


def test_a_seven_is_privileged_as_the_second_card_on_a_led_three_only() -> None:
    """R7.2, R2.4, R2.5."""
    assert after(three("3♦|7♦|A♣"), "3♦ 7♦ A♣").tricks[0].winner == 1
    assert after(three("3♦|5♦|7♣"), "3♦ 5♦ 7♣").tricks[0].winner == 1
