"""Texts say the same as the pictures, exactly."""

from __future__ import annotations

from voormsi_nb.picture import ranking_text, table_text, text_of
from voormsi_nb.rules import PACK, Card, Deal, Game, Trick

HANDS = {
    "S": "7♥ 9♠ 5♦ 5♥",
    "W": "K♣ A♥ A♦ 8♦",
    "N": "K♠ 6♣ 6♥ 6♦",
    "E": "9♣ 9♥ 3♦ J♣",
}


def test_cards() -> None:
    assert text_of(Card("K♠")) == "K♠, king of spades"
    assert text_of(Card("J♣")) == "J♣, jack of clubs: Toqutsit"
    assert text_of(PACK[:4]) == "J♣ K♥ 8♠ 9♣"
    assert text_of({Card("9♥"), Card("9♣")}) == "9♣ 9♥"


def test_a_trick_with_who_heads_and_each_rule() -> None:
    assert text_of(Trick.parse("6♥ 9♣ 5♦")).splitlines() == [
        "The second hand's 9♣ heads. R1.4",
        "1. The first hand leads 6♥. R3.5",
        "2. The second hand's 9♣ takes the first hand's 6♥: nines rank above sixes. R1.4",
        (
            "3. The third hand's 5♦ does not beat the second hand's 9♣: fives rank below nines. "
            "The second hand still heads. R1.4"
        ),
    ]


def test_an_empty_trick() -> None:
    assert text_of(Trick()) == "Nothing has been played to this trick yet."


def test_a_deal_with_all_hands() -> None:
    deal = Deal.from_hands(HANDS, seed=1, scores=(3, 4)).play("7♥").play("K♣")
    assert text_of(deal).splitlines() == [
        "Trick 1. East dealt · Smith's rules",
        "South: 9♠ 5♥ 5♦",
        "West: A♥ A♦ 8♦",
        "North: 6♣ 6♥ 6♦ K♠",
        "East: J♣ 9♣ 9♥ 3♦",
        "Stock: 20 cards",
        "The trick: South 7♥; West K♣",
        "West's K♣ heads. R2.6",
        "Tricks: South North 0, West East 0 of 9",
        "Score: South North 3, West East 4. 9 is out.",
        "North plays next.",
    ]


def test_a_view_with_its_own_hand_only_and_at_its_own_side_of_the_table() -> None:
    deal = Deal.from_hands(HANDS, seed=1, scores=(3, 4)).play("7♥").play("K♣")
    assert text_of(deal.view("N")).splitlines() == [
        "Trick 1. East dealt · Smith's rules",
        "Your hand: 6♣ 6♥ 6♦ K♠",
        "East: 4 cards",
        "South, partner: 3 cards",
        "West: 3 cards",
        "Stock: 20 cards",
        "The trick: South 7♥; West K♣",
        "West's K♣ heads. R2.6",
        "Tricks: You 0, They 0 of 9",
        "Score: You 3, They 4. 9 is out.",
        "Your turn.",
    ]


def test_a_game_says_which_deal_it_is() -> None:
    assert text_of(Game.new(seed=7)).startswith("Deal 1, trick 1. West dealt · Smith's rules\n")


def test_a_table_with_names() -> None:
    assert "\nNivi: 4 cards\n" in table_text(Deal.start(PACK).view("S"), {"W": "Nivi"})


def test_a_shown_hand_stands_among_the_hidden_ones() -> None:
    deal = Deal.from_hands(
        {"S": "K♥ 5♥ 5♦ 6♦", "W": "9♣ 9♠ A♥ A♦", "N": "9♥ 8♥ 8♦ J♦", "E": "Q♣ Q♠ Q♥ Q♦"}
    )
    for play in ("K♥", "A♦", "J♦", "Q♦"):
        deal = deal.play(play)
    assert deal.awards[0].rule == "R4.1"
    assert "\nSouth: 6♦ 5♥ 5♦ and 1 face down\n" in text_of(deal.view("W"))


def test_the_ranking() -> None:
    assert ranking_text().splitlines() == [
        "From high to low, each line from the left:",
        "matadors: J♣ = K♥",
        "third matador: 8♠",
        "nines: 9♣ 9♠ 9♥ 9♦",
        "aces: A♣ A♠ A♥ A♦",
        "jacks: J♠ J♥ J♦",
        "sixes: 6♣ 6♠ 6♥ 6♦",
        "fives: 5♣ 5♠ 5♥ 5♦",
        "eights: 8♣ 8♥ 8♦",
        "queens: Q♣ Q♠ Q♥ Q♦",
        "kings: K♣ K♠",
        "apart, Sevens: 7♣ 7♠ 7♥ 7♦",
        "apart, Three: 3♦",
        "J♣ and K♥ are equal: the one played later beats the other. R1.2",
        "No suit to follow and no trump. R1.5",
        "Led, a Seven falls only to 3♦, K♣ or a higher Seven. Elsewhere it is dead, but for R2.4.",
        "3♦ led is worthless; later it takes all. R2.2",
    ]
