"""The worked examples of the rules, played through the public API of the rules core."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rules.examples import (
    COURSES,
    FURTHER_COURSES,
    LOST,
    SEVERAL_CARDS,
    SINGLE_CARDS,
    Course,
    Example,
)
from tests.rules.naive import groups
from tests.rules.scripted import SEATS, codes, pack_with, play_course, rules_of
from tests.rules.test_naive import title
from voormsi_nb.rules import Award, Card, Deal, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

EVERY_TRICK = [*SINGLE_CARDS, LOST, *SEVERAL_CARDS]


def deal_for(example: Example, scores: Sequence[int] = (5, 3)) -> Deal:
    """Deal each player what the example has them play or hold."""
    played = groups(example.plays)
    hands = {SEATS[place]: " ".join(group) for place, group in enumerate(played)}
    for place, held in example.holds:
        hands[SEATS[place - 1]] += f" {held}"
    return Deal.start(pack_with(hands), ruleset=rules_of(example.options), scores=scores)


def play_all(deal: Deal, plays: str) -> Deal:
    """Play the groups of a text in turn."""
    for group in plays.split():
        deal = deal.play(group)
    return deal


def bonuses_of(deal: Deal) -> list[tuple[str, int, int]]:
    """Give the awards of R4 as rule, side and points."""
    return [award[:3] for award in deal.awards if award.rule.startswith("R4")]


@pytest.mark.parametrize("example", EVERY_TRICK, ids=title)
def test_the_trick_is_taken_by_the_player_of_the_example(example: Example) -> None:
    """R1, R2, R3.7: every worked trick, with the options in its parentheses."""
    trick = Trick.parse(example.plays, ruleset=rules_of(example.options))
    assert trick.winner == example.takes - 1


@pytest.mark.parametrize("example", EVERY_TRICK, ids=title)
def test_the_trick_is_explained_by_the_rule_of_the_example(example: Example) -> None:
    """R1, R2, R3.7: the play on which the example turns cites the rule that the table cites."""
    steps = Trick.parse(example.plays, ruleset=rules_of(example.options)).explain()
    place, rule = example.decided
    assert steps[place - 1].rule == rule
    assert [step.place for step in steps if step.takes][-1] == example.takes - 1


@pytest.mark.parametrize(
    ("plays", "place", "pairs"),
    [
        ("6♥+6♦ 9♣+5♣ 6♣+6♠ J♠+A♣", 3, {"6♣>6♥ R1.4", "6♠>6♦ R1.4"}),
        ("6♥+6♦ 9♣+5♣ 6♣+6♠ J♠+A♣", 4, {"A♣>6♣ R1.4", "J♠>6♠ R1.4"}),
        ("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠", 3, {"K♠>K♣ R2.7", "7♣>7♠ R2.3"}),
        ("K♥+K♠ J♣+Q♦ 3♦+9♣ A♣+5♦", 2, {"J♣>K♥ R1.2", "Q♦>K♠ R1.4"}),
        ("K♥+K♠ J♣+Q♦ 3♦+9♣ A♣+5♦", 3, {"3♦>J♣ R2.2", "9♣>Q♦ R1.4"}),
    ],
)
def test_several_cards_beat_one_to_one(plays: str, place: int, pairs: set[str]) -> None:
    """R3.7: the pairing that explains a group is the one of the table, each card with its rule."""
    step = Trick.parse(plays).explain()[place - 1]
    assert {f"{pair.card}>{pair.against} {pair.rule}" for pair in step.pairs} == pairs
    assert all(pair.beats for pair in step.pairs)
    assert (step.takes, step.unbeaten) == (True, None)


@pytest.mark.parametrize(
    ("plays", "place", "unbeaten"),
    [
        ("6♥+6♦ 9♣+5♣ 6♣+6♠ J♠+A♣", 2, {"6♥ R1.4", "6♦ R1.4"}),
        ("7♥+7♦ 7♠+3♦ J♣+K♥ 7♣+K♣", 4, {"3♦ R2.2"}),
        ("9♦+9♥ 9♠+J♣ K♥+8♠ 3♦+9♣", 4, {"K♥ R1.2", "8♠ R1.3"}),
        ("5♣+5♠+5♥ 6♣+6♦+Q♣ 6♥+9♦+A♥ J♣+8♠+6♠", 2, {"5♣ R1.4", "5♠ R1.4", "5♥ R1.4"}),
    ],
)
def test_several_cards_fail_on_one_that_nothing_beats(
    plays: str, place: int, unbeaten: set[str]
) -> None:
    """R3.7: a group that leaves one card of the heading group unbeaten changes nothing."""
    step = Trick.parse(plays).explain()[place - 1]
    failing = [f"{pair.against} {pair.rule}" for pair in step.pairs if not pair.beats]
    assert set(failing) <= unbeaten
    assert failing[0].startswith(str(step.unbeaten))
    assert not step.takes


@pytest.mark.parametrize("example", [*SINGLE_CARDS, *SEVERAL_CARDS], ids=title)
def test_the_deal_pays_the_bonus_of_the_example(example: Example) -> None:
    """R4.1, R4.2, R4.4, R4.5: every worked trick, played by four hands that hold its cards."""
    deal = play_all(deal_for(example), example.plays)
    assert bonuses_of(deal) == list(example.bonus)
    gained = [sum(points for _, side, points in example.bonus if side == mine) for mine in (0, 1)]
    assert deal.scores == (5 + gained[0], 3 + gained[1])
    assert deal.tricks[0].winner == example.takes - 1
    won = [0, 0]
    won[(example.takes - 1) % 2] = len(groups(example.plays)[0])
    assert deal.tricks_won == tuple(won)


def test_a_bonus_cancelled_by_three_of_diamonds_stands_with_no_points() -> None:
    """R4.5: K♥ J♣ 3♦ Q♦ shows the R4.2 that is not paid, and by which rule it was cancelled."""
    example = next(example for example in SINGLE_CARDS if example.plays == "K♥ J♣ 3♦ Q♦")
    deal = play_all(deal_for(example), example.plays)
    assert deal.awards == (Award("R4.2", 1, 0, 0, "R4.5"), Award("R4.5", 0, 2, 0))


def test_taking_partners_voormsi_loses_the_game_before_the_last_play() -> None:
    """R4.3: K♥ 9♣ J♣ is over at once; the fourth card is not played any more."""
    deal = play_all(deal_for(LOST), LOST.plays)
    assert deal.outcome == ("lost", (1,), "R4.3")
    assert deal.scores == (0, 3)
    assert deal.awards == (Award("R4.3", 0, -5, 0),)
    assert (deal.turn, deal.tricks, list(deal.legal_plays)) == (None, (), [])


def test_toqutsit_played_earlier_in_the_deal_bars_the_bonus_of_voormsi() -> None:
    """R4.1: K♥ 9♣ 6♣ A♠ pays nothing when J♣ fell in an earlier trick."""
    hands = {"S": "J♣ K♥", "W": "5♣ 9♣", "N": "5♥ 6♣", "E": "5♦ A♠"}
    deal = play_all(Deal.start(pack_with(hands)), "J♣ 5♣ 5♥ 5♦ K♥ 9♣ 6♣ A♠")
    assert [trick.winner for trick in deal.tricks] == [0, 0]
    assert (deal.awards, deal.scores) == ((), (0, 0))


def test_opponent_must_play_toqutsit_on_voormsi() -> None:
    """R3.8: in 9♥ K♥ J♣ 8♠ the third player, who holds two nines beside J♣, has no choice."""
    example = next(example for example in SINGLE_CARDS if example.plays == "9♥ K♥ J♣ 8♠")
    deal = play_all(deal_for(example), "9♥ K♥")
    assert list(deal.legal_plays) == [(Card("J♣"),)]
    assert [refusal.rule for refusal in deal.why_not("9♣")] == ["R3.8"]


def test_opponent_need_not_play_toqutsit_once_voormsi_has_lost_the_lead() -> None:
    """R3.8: in K♥ 3♦ 9♣ A♣ the fourth player holds J♣ and may play what they like."""
    example = next(example for example in SINGLE_CARDS if example.plays == "K♥ 3♦ 9♣ A♣")
    deal = play_all(deal_for(example), "K♥ 3♦ 9♣")
    assert len(list(deal.legal_plays)) == 4


def test_toqutsit_must_be_among_several_cards_played_on_voormsi() -> None:
    """R3.8: in K♥+K♠ J♣+Q♦ the second player has to include J♣."""
    example = next(example for example in SEVERAL_CARDS if example.plays.startswith("K♥+K♠"))
    deal = deal_for(example).play("K♥ K♠")
    assert [Card("J♣") in play for play in deal.legal_plays] == [True] * 3


@pytest.mark.parametrize("course", [*COURSES, *FURTHER_COURSES], ids=title)
def test_the_deal_ends_as_in_the_example(course: Course) -> None:
    """R4.3, R5.1 to R5.7: every worked deal, as a real deal of which each play was legal."""
    deal = play_course(course)
    sides = [trick.seats[trick.winner or 0] % 2 for trick in deal.tricks]
    assert sides == [step.side for step in course.steps]
    assert deal.scores == course.after
    if course.kind is None:
        assert deal.outcome is None
    else:
        assert deal.outcome is not None
        assert deal.outcome[:2] == (course.kind, course.winners)
    for side in (0, 1):
        earned = sum(award.points for award in deal.awards if award.side == side)
        assert course.start[side] + earned == deal.scores[side]


def test_a_score_above_the_target_is_pending_while_the_run_lasts() -> None:
    """R5.4: A 8 takes K♥ with J♣ in trick 1 and stands at 10, neither out nor bust."""
    hands = {"W": "K♥", "N": "J♣"}
    deal = play_all(Deal.start(pack_with(hands), scores=(8, 0)), "Q♦ K♥ J♣")
    deal = deal.play(next(iter(deal.legal_plays)))
    assert (deal.scores, deal.outcome) == ((10, 0), None)
    assert codes("K♥") == [deal.tricks[0].plays[1][0].code]
