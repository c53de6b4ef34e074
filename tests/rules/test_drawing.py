"""Drawing from the stock after a trick (R3.9, R3.10)."""

from __future__ import annotations

from tests.rules.arranged import after, arranged, written
from voormsi_nb.rules import Card, Outcome, Seat

SOUTH, WEST, NORTH, EAST = Seat


def test_the_winner_draws_first_and_then_the_others_round() -> None:
    """R3.10: West takes the trick, so the next cards go to West, North, East, South."""
    deal = arranged("5♣|A♦|5♠|5♥", "9♣ 9♠ 9♥ 9♦")
    deal = after(deal, "5♣ A♦ 5♠ 5♥")
    drawn = {seat: deal.hands[seat][0] for seat in Seat}
    assert drawn == {
        WEST: Card("9♣"),
        NORTH: Card("9♠"),
        EAST: Card("9♥"),
        SOUTH: Card("9♦"),
    }
    assert len(deal.stock) == 16


def test_after_a_pair_all_draw_two_one_card_at_a_time() -> None:
    """R3.10, R3.9: the winner gets the first and the fifth card; the trick counts two."""
    deal = arranged("6♣ 6♠|5♣ 5♠|5♥ 5♦|8♥ 8♦", "9♣ 9♠ 9♥ 9♦ A♣ A♠ A♥ A♦")
    deal = after(deal, "6♣+6♠ 5♣+5♠ 5♥+5♦ 8♥+8♦")
    assert [written(hand[:2]) for hand in deal.hands] == ["9♣ A♣", "9♠ A♠", "9♥ A♥", "9♦ A♦"]
    assert [len(hand) for hand in deal.hands] == [4, 4, 4, 4]
    assert deal.tricks_won == (2, 0)


def test_hands_that_a_short_stock_cannot_fill_stay_level() -> None:
    """R3.10: with four cards left in the stock a pair is led; all draw one and hold three."""
    stock = "A♠ Q♣ Q♠ Q♥ A♥ 8♥ 8♦ 5♣ A♦ 5♠ 5♥ 5♦"
    deal = after(arranged("9♣ 9♠ 9♥ A♣", stock), "A♣ . . . A♠ . . . A♥ . . . A♦ . . .")
    assert (deal.turn, len(deal.stock)) == (SOUTH, 4)
    deal = after(deal, "9♣+9♠ . . .")
    assert [len(hand) for hand in deal.hands] == [3, 3, 3, 3]
    assert deal.stock == ()


def test_hands_are_played_out_when_the_stock_is_empty() -> None:
    """R3.10: after five tricks of one card the stock is out, and each trick takes a card off."""
    deal = arranged("", scores=(-99, -99))
    for left in (4, 4, 4, 4, 4, 4, 3, 2, 1):
        assert [len(hand) for hand in deal.hands] == [left] * 4
        deal = after(deal, ". . . .")
    assert len(deal.tricks) == 9


def test_nobody_draws_after_the_trick_that_ends_the_game() -> None:
    """R3.10: 3♦ on K♥ takes the second trick and the ninth point; the stock lies as it lay."""
    deal = arranged("5♣ 3♦|A♦ K♥|5♠|5♥ J♥", "Q♣ Q♠ Q♥ 8♥", scores=(8, 0))
    deal = after(deal, "5♣ A♦ 5♠ 5♥")
    stock = deal.stock
    deal = after(deal, "K♥ . . 3♦")
    assert deal.outcome == Outcome("out", (0,), "R5.5")
    assert deal.stock == stock
    assert [len(hand) for hand in deal.hands] == [3, 3, 3, 3]
    assert (deal.turn, list(deal.legal_plays)) == (None, [])


def test_nobody_draws_after_a_game_lost_in_the_middle_of_a_trick() -> None:
    """R3.10, R4.3: the trick is not played out; what lies there stays on the table."""
    deal = after(arranged("K♥|9♣|J♣|A♦"), "K♥ 9♣ J♣")
    assert len(deal.stock) == 20
    assert [len(hand) for hand in deal.hands] == [3, 3, 3, 4]
    assert (str(deal.trick), deal.tricks) == ("K♥ 9♣ J♣", ())
    assert deal.turn is None


def test_all_draw_after_a_bust() -> None:
    """R3.10, R5.6: the deal goes on, so the hands are filled."""
    deal = arranged("5♣|A♦ K♥|5♠ J♣|5♥", scores=(8, 0))
    deal = after(deal, "5♣ A♦ 5♠ 5♥ K♥ J♣ . .")
    assert deal.scores == (8, 0)
    assert [award.rule for award in deal.awards] == ["R4.2", "R5.6"]
    assert [len(hand) for hand in deal.hands] == [4, 4, 4, 4]
