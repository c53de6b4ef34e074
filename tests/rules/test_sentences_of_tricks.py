"""What is said of each play: the card, then the reason, then the consequence."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.saying import last_step, said
from voormsi_nb.rules import PACK, Card, RuleSet, Trick, sentence
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
