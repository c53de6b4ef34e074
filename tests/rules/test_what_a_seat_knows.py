"""What one seat can see and conclude (R3.8, R4.1)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, written
from voormsi_nb.rules import Card, CardError, RuleSet, Seat

SOUTH, WEST, NORTH, EAST = Seat
TOQUTSIT = (Card("J♣"),)


def test_a_seat_sees_its_hand_and_how_many_cards_the_others_hold() -> None:
    """R3.3: counts in the order of the seats, the stock as a number."""
    view = after(arranged("9♣|A♣ A♠|5♣|5♠"), "9♣").view("W")
    assert written(view.hand[:2]) == "A♣ A♠"
    assert (view.counts, view.stock, view.turn) == ((3, 4, 4, 4), 20, WEST)
    assert written(view.played) == "9♣"
    assert (view.partner, view.side_of(EAST), view.players) == (EAST, 1, 4)
    assert [view.is_partner(seat) for seat in Seat] == [False, False, False, True]


def test_an_opponent_who_did_not_play_toqutsit_on_voormsi_does_not_hold_it() -> None:
    """R3.8: West passed its duty by, and partner North is not bound."""
    deal = after(arranged("K♥|9♣|5♣|5♠ J♣"), "K♥ 9♣ 5♣")
    for seat in Seat:
        assert deal.view(seat).cannot_hold == {WEST: TOQUTSIT}


def test_the_conclusion_lasts_until_that_player_draws() -> None:
    """R3.8, R3.10: after the trick everybody draws, and may draw J♣."""
    deal = after(arranged("K♥|9♣|5♣|5♠", "9♦ J♣"), "K♥ 9♣ 5♣ 5♠")
    assert TOQUTSIT[0] in deal.hands[WEST]
    assert deal.view("S").cannot_hold == {}


def test_without_a_stock_the_conclusion_lasts_to_the_end_of_the_deal() -> None:
    """R3.8, R3.10: South leads K♥ after five tricks; North holds J♣ and keeps it."""
    hands = "K♥ A♣ A♠ A♥|5♣ 5♠ 5♥ 5♦|J♣ 6♣ 6♠ 6♥|Q♣ Q♠ Q♥ Q♦"
    stock = "A♦ 8♥ J♠ 8♦ 9♣ 6♦ J♥ 7♣ 9♠ 7♠ J♦ 7♥ 9♥ 7♦ 3♦ K♣ 9♦ K♠ 8♠ 8♣"
    deal = arranged(hands, stock)
    while deal.stock:
        deal = after(deal, f"{deal.legal_plays[1][0]} . . .")
    assert deal.turn is SOUTH
    deal = after(deal, "K♥ . . .")
    assert deal.view("S").cannot_hold == {WEST: TOQUTSIT, EAST: TOQUTSIT}
    deal = after(deal, ". . .")
    assert deal.view("N").cannot_hold == {WEST: TOQUTSIT, EAST: TOQUTSIT}


def test_the_conclusion_ends_when_toqutsit_is_seen() -> None:
    """R3.8: there is nothing more to conclude of it."""
    deal = after(arranged("K♥|9♣|5♣|J♣"), "K♥ 9♣ 5♣")
    assert deal.view("S").cannot_hold == {WEST: TOQUTSIT}
    assert after(deal, "J♣").view("S").cannot_hold == {}


@pytest.mark.parametrize(
    ("hands", "plays"),
    [
        ("7♦|K♥|9♣|5♣", "7♦ K♥ 9♣"),
        ("9♣|5♣|K♥|5♠", "9♣ 5♣ K♥"),
        ("K♥|3♦|9♣|5♣", "K♥ 3♦ 9♣ 5♣"),
    ],
)
def test_who_was_not_bound_tells_nothing(hands: str, plays: str) -> None:
    """R3.8: K♥ does not head, is partner's, or was taken before the turn came."""
    bound = {WEST} if hands.startswith("K♥") else set()
    deal = after(arranged(hands), plays if len(plays.split()) < 4 else plays.rsplit(" ", 1)[0])
    assert set(deal.view("S").cannot_hold) == bound


def test_with_three_players_both_others_are_bound() -> None:
    """R7.2, R3.8."""
    deal = after(arranged("K♥|9♣|5♣", players=3), "K♥ 9♣")
    assert deal.view("N").cannot_hold == {WEST: TOQUTSIT}


def test_with_two_players_the_conclusion_lasts_for_half_a_trick_at_most() -> None:
    """R6.2, R3.8: both draw after two cards."""
    deal = after(arranged("9♣|K♥", players=2), "9♣")
    assert deal.view("S").cannot_hold == {}
    deal = after(arranged("K♥|9♣", players=2), "K♥ 9♣")
    assert deal.view("S").cannot_hold == {}
    deal = after(arranged("K♥|9♣ 9♠", "A♣ A♠", players=2), "K♥ 9♣ A♣ 9♠")
    assert deal.view("S").cannot_hold == {}


def test_the_seat_to_play_sees_its_legal_plays_and_refusals() -> None:
    """R3.8, R3.11: what the deal says, without the deal; the others have to wait."""
    deal = after(arranged("K♥|J♣ 5♣|5♠"), "K♥")
    west, north = deal.view("W"), deal.view("N")
    assert [written(play) for play in west.legal_plays] == ["J♣"]
    assert [refusal.rule for refusal in west.why_not("5♣")] == ["R3.8"]
    assert list(north.legal_plays) == []
    assert [refusal.kind for refusal in north.why_not("5♠")] == ["not_your_turn"]


def test_a_view_knows_the_table() -> None:
    """R5.5: scores, target and options are known to all."""
    ruleset = RuleSet.parlett(target=7)
    view = arranged("9♣", ruleset=ruleset, scores=(3, 4), dealer=Seat.EAST).view("S")
    assert (view.scores, view.start_scores, view.target) == ((3, 4), (3, 4), 7)
    assert (view.ruleset, view.dealer, view.sides) == (ruleset, EAST, (0, 1, 0, 1))
    assert (view.outcome, view.run, view.awards, view.tricks_won) == (None, None, (), (0, 0))


def test_an_empty_seat_has_no_view() -> None:
    """R7.1."""
    with pytest.raises(CardError):
        arranged("9♣", players=3).view("E")


def test_pairs_use_the_stock_up_sooner() -> None:
    """R3.8, R3.10: two pairs and a single card take all twenty; then the conclusion lasts."""
    stock = "A♥ 5♣ 5♠ 5♥ A♦ 6♣ 6♠ 6♥ K♥ 8♥ 8♦ Q♣ 9♥ Q♠ Q♥ Q♦ 9♦ J♠ J♥ J♦"
    deal = after(arranged("9♣ 9♠ A♣ A♠||J♣", stock), "9♣+9♠ . . . A♣+A♠ . . . A♥ . . .")
    assert (deal.turn, deal.stock) == (SOUTH, ())
    deal = after(deal, "K♥ . . .")
    assert deal.view("N").cannot_hold == {WEST: TOQUTSIT, EAST: TOQUTSIT}


def test_with_two_players_too_the_conclusion_lasts_when_the_stock_is_out() -> None:
    """R6.2, R3.8: South keeps K♥ and J♣ until then; nobody draws after North's card."""
    deal = arranged("K♥ J♣ A♣ A♠|6♣", players=2, scores=(-99, -99))
    while deal.stock or deal.turn is not SOUTH or deal.trick.plays:
        low = [play for play in deal.legal_plays if play[0] not in (Card("K♥"), Card("J♣"))]
        deal = deal.play(low[0])
    deal = deal.play("K♥")
    deal = deal.play(deal.legal_plays[0])
    assert deal.view("S").cannot_hold == {NORTH: TOQUTSIT}


def test_nobody_draws_after_the_game_so_what_was_concluded_stays() -> None:
    """R3.8, R3.10: South goes out with K♥ in the third trick."""
    deal = arranged("5♣ K♥ 9♣|A♣ 5♠|J♣|5♥", "Q♣ Q♠ Q♥ 8♥", scores=(8, 0))
    deal = after(deal, "5♣ A♣ . . 5♠ . . 9♣ K♥ . . .")
    assert deal.outcome is not None
    assert deal.view("N").cannot_hold == {WEST: TOQUTSIT, EAST: TOQUTSIT}
