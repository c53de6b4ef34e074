"""What is said of each play: the card, then the reason, then the consequence."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.saying import last_step, said, seated
from voormsi_nb.rules import PACK, Card, CardError, Pair, RuleSet, Seat, Trick, sentence, words
from voormsi_nb.rules.sentences.fails import FAILS
from voormsi_nb.rules.sentences.reasons import reason_of
from voormsi_nb.rules.sentences.takes import TAKES

LED_OR_SEVEN = RuleSet(spade_king_on="led_or_seven")

SINGLE_CARDS = [
    # Takes.
    ("J♣ K♥", None, "West's K♥ takes South's J♣: the two are equal, and the later one heads. R1.2"),
    ("9♥ J♣", None, "West's J♣ takes South's 9♥: J♣ and K♥ are the two highest cards. R1.2"),
    ("9♣ 8♠", None, "West's 8♠ takes South's 9♣: only J♣ and K♥ rank above 8♠. R1.3"),
    ("A♣ 9♦", "W", "Your 9♦ takes South's A♣: nines rank above aces. R1.4"),
    ("A♦ A♣", "S", "West's A♣ takes your A♦: clubs is the higher suit. R1.4"),
    ("3♦ 5♦", None, "West's 5♦ takes South's 3♦: 3♦ is worthless when it is led. R2.1"),
    ("J♣ 3♦", "W", "Your 3♦ was not led, so it takes South's J♣ as it would any card. R2.2"),
    ("7♦ 7♠", None, "West's 7♠ takes South's 7♦: spades is the higher suit. R2.3"),
    ("3♦ 7♦", "S", "West's 7♦ comes second on your 3♦, so it heads like a led Seven. R2.4"),
    ("7♦ K♣", None, "West's K♣ beats a Seven that heads, so it takes South's 7♦. R2.6"),
    (
        "7♦ 5♦ K♣ K♠",
        None,
        "East's K♠ is the very next card after North's K♣, so it takes it. R2.7",
    ),
    ("7♦ K♣ K♠", "W", "North's K♠ is the very next card after your K♣, so it takes it. R2.7"),
    ("K♠ K♣", None, "West's K♣ takes South's K♠: K♠ is the lowest card with a rank. R2.8"),
    # Fails.
    (
        "K♥ 9♣",
        None,
        (
            "West's 9♣ does not beat South's K♥: J♣ and K♥ are the highest cards. South still "
            "heads. R1.2"
        ),
    ),
    (
        "8♠ 9♣",
        "S",
        "West's 9♣ does not beat your 8♠: only J♣ and K♥ rank above 8♠. You still head. R1.3",
    ),
    (
        "5♥ Q♣",
        "W",
        "Your Q♣ does not beat South's 5♥: queens rank below fives. South still heads. R1.4",
    ),
    (
        "A♣ A♥",
        None,
        "West's A♥ does not beat South's A♣: hearts is the lower suit. South still heads. R1.4",
    ),
    (
        "9♣ 3♦ J♣",
        None,
        (
            "North's J♣ does not beat West's 3♦: nothing beats 3♦ when it was not led. West still "
            "heads. R2.2"
        ),
    ),
    (
        "7♦ J♣",
        None,
        (
            "West's J♣ does not beat South's 7♦: matadors cannot reach a Seven that heads. South "
            "still heads. R2.3"
        ),
    ),
    (
        "7♦ 9♣",
        None,
        (
            "West's 9♣ does not beat South's 7♦: rank does not count against a Seven. South still "
            "heads. R2.3"
        ),
    ),
    (
        "7♠ 7♥",
        None,
        "West's 7♥ does not beat South's 7♠: hearts is the lower suit. South still heads. R2.3",
    ),
    (
        "5♦ 7♣",
        None,
        (
            "West's 7♣ was not led, so it is dead and does not beat South's 5♦. South still "
            "heads. R2.5"
        ),
    ),
    (
        "7♦ K♣ A♣",
        None,
        (
            "North's A♣ does not beat West's K♣: it took a Seven, so only K♠ or 3♦ beats it. West "
            "still heads. R2.6"
        ),
    ),
    (
        "7♦ K♣ 5♦ K♠",
        "W",
        (
            "East's K♠ comes too late: it takes your K♣ only as the very next card. You still "
            "head. R2.7"
        ),
    ),
    (
        "7♦ K♣ K♠ J♣",
        None,
        (
            "East's J♣ does not beat North's K♠: while it heads, only 3♦ beats it. North still "
            "heads. R2.7"
        ),
    ),
    (
        "7♦ K♠",
        None,
        "West's K♠ does not beat South's 7♦: no king but K♣ beats a Seven. South still heads. R2.8",
    ),
    (
        "K♣ K♠",
        None,
        (
            "West's K♠ does not beat South's K♣, because this K♣ took no Seven. South still "
            "heads. R2.8"
        ),
    ),
]


@pytest.mark.parametrize(("trick", "you", "text"), SINGLE_CARDS, ids=lambda value: str(value)[:12])
def test_a_single_card_is_explained(trick: str, you: str | None, text: str) -> None:
    """R1.2 to R1.4, R2.1 to R2.8: one sentence for each way to take or to fail."""
    assert said(trick, you) == text


OTHER_TABLES = [
    (
        "7♦ 7♣",
        RuleSet.web(),
        "West's 7♣ does not beat South's 7♦: here no Seven beats another. South still heads. R2.3",
    ),
    (
        "7♦ K♣ 5♦ K♠",
        RuleSet.parlett(),
        "East's K♠ need not be the next card here, so it takes West's K♣. R2.7",
    ),
    (
        "K♣ K♠",
        LED_OR_SEVEN,
        "West's K♠ takes South's K♣: here it beats a K♣ that was led. R2.8",
    ),
    (
        "K♣ 7♦ K♠",
        LED_OR_SEVEN,
        (
            "North's K♠ comes too late: it takes South's K♣ only as the very next card. South "
            "still heads. R2.8"
        ),
    ),
    (
        "3♦ K♣ K♠",
        LED_OR_SEVEN,
        (
            "North's K♠ does not beat West's K♣: this K♣ was not led and took no Seven. West still "
            "heads. R2.8"
        ),
    ),
]


@pytest.mark.parametrize(
    ("trick", "ruleset", "text"), OTHER_TABLES, ids=lambda value: str(value)[:12]
)
def test_another_table_explains_by_its_own_options(trick: str, ruleset: RuleSet, text: str) -> None:
    """R2.3, R2.7, R2.8: the sentence speaks of what this table plays."""
    assert said(trick, ruleset=ruleset) == text


def test_a_dead_seven_is_too_weak_even_for_a_worthless_three() -> None:
    """R2.5: it takes a lead of kings with 3♦, for alone 3♦ is taken by any second card."""
    step = last_step("K♥+3♦ 5♦+5♥ 7♣+7♠", ruleset=RuleSet(three_is_king=True))
    assert sentence(step) == (
        "North's 7♣ was not led, so it is dead and does not beat South's K♥. 7♠ is dead: a Seven "
        "takes 3♦ only as the second card. Both must be beaten, so South still heads. R3.7"
    )


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


def test_every_reason_is_met_in_tricks_and_has_a_sentence() -> None:
    """R1.2 to R2.8: nothing in the tables of reasons is idle, and no pair is without its words."""
    random = Random(11)  # noqa: S311 - no secret
    tables = [RuleSet.smith(), RuleSet.web(), RuleSet.parlett(), LED_OR_SEVEN]
    tables.append(RuleSet(three_is_king=True))
    strong = [card for card in PACK if str(card)[0] in "7KJ3" or card == Card("8♠")]
    met = {("dead_on_three", False)}  # in the test above: single cards never come to it
    for turn in range(6000):
        cards = random.sample(strong if turn % 2 else PACK, 4)
        trick = Trick(ruleset=random.choice(tables))
        for card in cards:
            trick = trick.play(card)
        for step in trick.explain():
            assert sentence(step)
            for pair in step.pairs:
                met.add((reason_of(pair), pair.beats))
    assert {reason for reason, beats in met if beats} == set(TAKES)
    assert {reason for reason, beats in met if not beats} == set(FAILS)
