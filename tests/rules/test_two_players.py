"""Two players: each a side, tricks of four cards, two by each (R6)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, points, written
from voormsi_nb.rules import Card, Deal, IllegalPlay, Outcome, RuleSet, Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH


def pair(hands: str, stock: str = "", scores: tuple[int, int] = (0, 0)) -> Deal:
    """Deal two hands, South's first; South leads."""
    return arranged(hands, stock, players=2, scores=scores)


def test_two_players_sit_opposite_with_four_cards_each_and_a_stock_of_28() -> None:
    """R6.1."""
    deal = pair("9♥|9♣")
    assert deal.seats == (SOUTH, NORTH)
    assert [len(hand) for hand in deal.hands] == [4, 4]
    assert len(deal.stock) == 28
    assert (deal.scores, deal.target) == ((0, 0), 9)


def test_two_players_lead_single_cards_only() -> None:
    """R6.1: four of a kind in the hand, and still only four plays."""
    deal = pair("9♣ 9♠ 9♥ 9♦")
    assert [written(play) for play in deal.legal_plays] == ["9♣", "9♠", "9♥", "9♦"]
    (refusal,) = deal.why_not("9♣ 9♠")
    assert (refusal.rule, refusal.kind) == ("R6.1", "wrong_number")


def test_whoever_heads_after_two_cards_draws_first_and_plays_the_third() -> None:
    """R6.2: North takes the lead, so North draws 5♣ and plays again, South gets 5♠."""
    deal = after(pair("6♥|9♣", "5♣ 5♠ 6♣ 6♠"), "6♥ 9♣")
    assert deal.turn is NORTH
    assert "5♣" in written(deal.hands[1])
    assert "5♠" in written(deal.hands[0])
    assert [len(hand) for hand in deal.hands] == [4, 4]
    deal = after(deal, "5♣")
    assert deal.turn is SOUTH
    assert [len(hand) for hand in deal.hands] == [4, 3]
    assert len(deal.stock) == 26


def test_whoever_led_plays_the_third_card_too_while_heading() -> None:
    """R6.2: South's 9♥ is not beaten, so South draws 5♣ and plays 5♣, and North the fourth."""
    deal = after(pair("9♥|6♣", "5♣ 5♠"), "9♥ 6♣ 5♣ 5♠")
    assert deal.tricks[0].seats == (SOUTH, NORTH, SOUTH, NORTH)
    assert deal.tricks_won == (1, 0)


def test_the_winner_of_the_four_cards_draws_first_and_leads() -> None:
    """R6.2: A♣, the fourth card, is the highest; North draws 6♣, then South 6♠."""
    deal = after(pair("5♥ 5♦|Q♣ A♣", "5♣ 5♠ 6♣ 6♠"), "5♥ Q♣ 5♦ A♣")
    assert (deal.turn, deal.tricks_won) == (NORTH, (0, 1))
    assert "6♣" in written(deal.hands[1])
    assert "6♠" in written(deal.hands[0])


def test_the_four_cards_of_a_trick_are_judged_by_their_places() -> None:
    """R6.3: K♠ takes South's K♣ as the very next card, though both heads are one's own (R2.7)."""
    deal = after(pair("7♥ 5♦|Q♦ K♣", "K♠ 5♣"), "7♥ Q♦ 5♦ K♣")
    assert deal.tricks[0].winner == 3
    deal = after(pair("7♥ Q♥|K♣ Q♦", "K♠ 5♣"), "7♥ K♣ K♠")
    assert deal.trick.winner == 2
    assert (deal.trick.seats[2], deal.turn) == (NORTH, SOUTH)


def test_the_deal_has_nine_tricks_of_four_cards() -> None:
    """R6.1, R6.2: thirty-six cards, four to a trick, hands level until the stock is out."""
    deal = pair("", scores=(-99, -99))
    while deal.outcome is None:
        deal = deal.play(deal.legal_plays[0])
    assert [len(trick.cards) for trick in deal.tricks] == [4] * 9
    assert sum(deal.tricks_won) == 9


def test_the_opponent_must_play_toqutsit_on_voormsi() -> None:
    """R6.3, R3.8: on the second and again on the fourth card."""
    deal = after(pair("K♥|J♣"), "K♥")
    assert [written(play) for play in deal.legal_plays] == ["J♣"]
    deal = after(pair("K♥ 5♦|6♣", "5♣ J♣"), "K♥ 6♣ 5♦")
    assert [written(play) for play in deal.legal_plays] == ["J♣"]
    assert points(after(deal, "J♣")) == [("R4.2", 1, 2)]


def test_toqutsit_on_ones_own_voormsi_is_neither_forbidden_nor_paid_nor_punished() -> None:
    """R6.3: R4.2 and R4.3 never apply to it, under each way to treat partners."""
    for ruleset in (RuleSet.smith(), RuleSet.web(), RuleSet.parlett()):
        deal = arranged("K♥ J♣|6♣", players=2, ruleset=ruleset, scores=(5, 5))
        deal = after(deal, "K♥ 6♣ J♣ .")
        assert points(deal) == []
        assert (deal.scores, deal.tricks_won, deal.outcome) == ((5, 5), (1, 0), None)


def test_the_holder_of_both_need_not_play_toqutsit_on_voormsi() -> None:
    """R6.3, R3.8: the duty is an opponent's."""
    deal = after(pair("K♥ J♣ 5♦|6♣"), "K♥ 6♣")
    assert len(deal.legal_plays) == 4


def test_the_three_on_ones_own_voormsi_earns_the_point() -> None:
    """R6.3, R4.4: a reading, anyone's K♥ counts."""
    deal = after(pair("K♥ 3♦|6♣"), "K♥ 6♣ 3♦ .")
    assert points(deal) == [("R4.4", 0, 1)]


def test_toqutsit_drawn_in_the_middle_of_the_trick_does_not_bar_the_bonus() -> None:
    """R4.1, R6.2: North draws J♣ only after K♥ was played as the second card."""
    deal = after(pair("9♥ 5♦|K♥ 6♦", "J♣ A♣"), "9♥ K♥ 6♦ 5♦")
    assert points(deal) == [("R4.1", 1, 1)]


def test_toqutsit_held_just_after_voormsi_bars_the_bonus() -> None:
    """R4.1: the same trick, but J♣ was dealt to the hand."""
    deal = after(pair("9♥ 5♦|K♥ 6♦ J♣", "A♠ A♣"), "9♥ K♥ 6♦ 5♦")
    assert points(deal) == []


def test_the_hand_is_shown_as_it_was_just_after_voormsi() -> None:
    """R4.1: what North drew later in the trick, A♣ and then 8♠, stays hidden."""
    deal = after(pair("9♥ 5♦|K♥ 6♣ 6♠ 6♦", "A♣ A♠ 8♠ 9♦"), "9♥ K♥ 6♦ 5♦")
    assert points(deal) == [("R4.1", 1, 1)]
    assert {seat: written(shown) for seat, shown in deal.view("S").shown.items()} == {
        NORTH: "6♣ 6♠"
    }


def test_the_fourth_card_voormsi_has_no_bonus() -> None:
    """R4.1, R6.3: its player was the last to play to the trick."""
    deal = after(pair("9♥ 5♦|9♦ K♥", "A♣ A♠"), "9♥ 9♦ 5♦ K♥")
    assert (deal.tricks_won, points(deal)) == ((0, 1), [])


def test_who_did_not_play_toqutsit_may_have_drawn_it_in_the_middle_of_the_trick() -> None:
    """R3.8, R6.2: also in the trick that ends the game, as nobody draws after that one (R3.10)."""
    stock = "Q♣ Q♠ Q♥ Q♦ 8♥ 8♦ A♣ A♠ A♥ J♣"
    deal = pair("K♥ 3♦ 5♣ 9♣|9♥ 6♣ 5♥ 5♠", stock, scores=(8, 0))
    deal = after(deal, "5♣ 9♥ 6♣ Q♠ 5♥ 9♣ 8♥ 8♦ K♥ 5♠")
    assert deal.view("S").cannot_hold == {}
    deal = after(deal, "3♦ Q♣")
    assert deal.outcome == Outcome("out", (0,), "R5.5")
    assert Card("J♣") in deal.hands[1]
    assert deal.view("S").cannot_hold == {}


def test_each_player_is_a_side_with_a_game_to_nine() -> None:
    """R6.1, R5.5: the loser of a trick is not charged for the winner's points."""
    deal = pair("", scores=(7, 8))
    assert (deal.scores, deal.sides) == ((7, 8), (0, 1))
    with pytest.raises(IllegalPlay):
        deal.play(deal.hands[0][:2])
