"""What is said of groups, leads, whole tricks and single pairs of cards."""

from __future__ import annotations

import pytest

from tests.rules.saying import last_step, said, seated
from voormsi_nb.rules import Card, CardError, Pair, Seat, Trick, sentence, words

GROUPS = [
    (
        "5♣+5♠+5♥ 6♣+6♦+Q♣",
        "S",
        (
            "West's sixes beat two of your fives. Q♣ does not beat the third. All three must be "
            "beaten, so you still head. R3.7"
        ),
    ),
    (
        "7♥+7♦ K♣+7♠ K♠+7♣",
        None,
        (
            "North's K♠ is the very next card after West's K♣, so it takes it. 7♣ takes 7♠: clubs "
            "is the higher suit. Both of West's cards are beaten, so North heads. R3.7"
        ),
    ),
    (
        "6♥+6♦ 9♣+5♣",
        "W",
        (
            "Your 9♣ beats South's 6♥. 5♣ does not beat 6♦: fives rank below sixes. Both must be "
            "beaten, so South still heads. R3.7"
        ),
    ),
    (
        "5♣+5♠+5♥ 9♣+9♠+9♥",
        "W",
        "Your nines take South's fives. All three of South's cards are beaten, so you head. R3.7",
    ),
    (
        "K♥+K♠ J♣+Q♦",
        "S",
        (
            "West's J♣ takes your K♥: the two are equal, and the later one heads. Q♦ takes K♠: "
            "queens rank above kings. Both of your cards are beaten, so West heads. R3.7"
        ),
    ),
    (
        "A♣+A♠ Q♣+Q♠",
        "S",
        (
            "West's Q♣ does not beat your A♣: queens rank below aces. Q♠ does not beat A♠: queens "
            "rank below aces. Both must be beaten, so you still head. R3.7"
        ),
    ),
    (
        "5♣+5♠+5♥+5♦ 9♣+9♠+9♥+Q♦",
        None,
        (
            "West's nines beat three of South's fives. Q♦ does not beat the fourth. All four must "
            "be beaten, so South still heads. R3.7"
        ),
    ),
]


@pytest.mark.parametrize(("trick", "you", "text"), GROUPS, ids=lambda value: str(value)[:12])
def test_a_group_is_explained_card_by_card(trick: str, you: str | None, text: str) -> None:
    """R3.7: the cards, then that all are beaten or that all must be."""
    assert said(trick, you) == text


LEADS = [
    ("9♥", None, "South leads 9♥. R3.5"),
    ("9♥", "S", "You lead 9♥. R3.5"),
    (
        "9♣+9♥",
        "S",
        "You lead 9♣ 9♥ together as a pair, so the others play two cards each. R3.5",
    ),
    (
        "9♣+9♥+9♦",
        None,
        "South leads 9♣ 9♥ 9♦ together as a triple, so the others play three cards each. R3.5",
    ),
    (
        "9♣+9♠+9♥+9♦",
        None,
        "South leads 9♣ 9♠ 9♥ 9♦, all four of a rank, so the others play four cards each. R3.5",
    ),
    (
        "7♥",
        None,
        (
            "South leads 7♥. Rank does not count against a Seven that is led, and matadors cannot "
            "reach it. R3.5 R2.3"
        ),
    ),
    ("3♦", "S", "You lead 3♦. 3♦ is worthless when it is led. R3.5 R2.1"),
]


@pytest.mark.parametrize(("trick", "you", "text"), LEADS, ids=lambda value: str(value)[:12])
def test_a_lead_says_what_it_asks_of_the_others(trick: str, you: str | None, text: str) -> None:
    """R3.5, R2.1, R2.3: one card or several, and the power that a lead has or lacks."""
    assert said(trick, you) == text


def test_a_trick_says_who_heads_and_who_takes_it() -> None:
    """R3.9: while it is played, by the rule that made the card head; then as so many tricks."""
    assert sentence(Trick()) == "Nothing has been played to this trick yet."
    assert sentence(seated("9♥")) == "South's 9♥ heads. R3.5"
    assert sentence(seated("9♥ J♣"), you="W") == "Your J♣ heads. R1.2"
    assert sentence(seated("A♣+A♥ 9♣+9♥")) == "West's 9♣ 9♥ head. R3.7"
    assert sentence(seated("9♥ A♣ J♣ K♥"), you="E") == "You take the trick with K♥. R3.9"
    assert sentence(seated("A♣+A♥ 9♣+9♥ 5♣+5♥ 5♠+5♦")) == (
        "West takes the trick with 9♣ 9♥, and it counts as two tricks. R3.9"
    )


def test_a_trick_without_seats_speaks_of_hands() -> None:
    steps = Trick.parse("A♥+A♦ 9♣+5♣").explain()
    assert sentence(steps[0]).startswith("The first hand leads A♥ A♦ together")
    assert sentence(steps[1], you="S") == (
        "The second hand's 9♣ beats the first hand's A♥. 5♣ does not beat A♦: fives rank below "
        "aces. Both must be beaten, so the first hand still heads. R3.7"
    )


def test_players_are_called_by_their_names() -> None:
    step = last_step("A♣ 9♦")
    assert sentence(step, names={Seat.WEST: "Nivi"}).startswith("Nivi's 9♦ takes South's A♣")
    assert sentence(step, names={"W": "Nivi", "s": "{Aka}"}).startswith("Nivi's 9♦ takes {Aka}'s")
    with pytest.raises(CardError):
        sentence(step, names={"Q": "Nobody"})
    with pytest.raises(CardError):
        sentence(step, you="Q")


def test_the_text_without_ids_is_there_for_a_front_end_that_draws_them() -> None:
    found = words(last_step("7♦ K♣ K♠"))
    assert found.text == "North's K♠ is the very next card after West's K♣, so it takes it."
    assert found.rules == ("R2.7",)
    assert (found.title, found.points) == (None, None)


PAIRS = [
    ("7♦ 5♦ K♣ K♠", "next card"),
    ("7♦ 7♠", "higher suit"),
    ("5♥ 6♦", "six"),
    ("J♣ K♥", "played later"),
    ("9♣ J♣", "top card"),
    ("9♣ 8♠", "third highest"),
    ("3♦ 5♦", "worthless when led"),
    ("9♣ 3♦", "beats anything"),
    ("3♦ 7♥", "Seven comes second"),
    ("7♥ K♣", "K♣ on Seven"),
    ("K♠ K♣", "K♠ is lowest"),
    ("5♥ Q♣", "too low"),
    ("J♣ 9♣", "too low"),
    ("A♣ A♥", "lower suit"),
    ("9♣ 3♦ A♥", "nothing beats 3♦"),
    ("7♦ J♣", "out of reach"),
    ("9♦ 7♣", "dead Seven"),
    ("7♦ K♣ A♣", "only K♠, 3♦"),
    ("7♦ K♣ 5♦ K♠", "too late"),
    ("7♦ K♣ K♠ A♣", "only 3♦"),
    ("7♦ K♠", "only K♣, 3♦"),
    ("K♣ K♠", "no Seven taken"),
]


@pytest.mark.parametrize(("trick", "text"), PAIRS)
def test_a_pair_has_two_or_three_words(trick: str, text: str) -> None:
    """For the line between two cards; the id of the rule stands beside it."""
    pair = last_step(trick).pairs[0]
    assert words(pair).text == text
    assert words(pair).rules == (pair.rule,)
    assert len(text.split()) <= 3


def test_a_pair_made_by_hand_is_the_same_value_and_has_words() -> None:
    made = Pair(Card("K♠"), Card("K♣"), beats=True, rule="R2.7")
    found = last_step("7♦ K♣ K♠").pairs[0]
    assert made == found
    assert hash(made) == hash(found)
    assert sentence(made) == "next card R2.7"
