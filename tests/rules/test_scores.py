"""Trick points, runs, out, bust, void and shared deals (R5)."""

from __future__ import annotations

import pytest

from voormsi_nb.rules import Award, Outcome, RuleSet
from voormsi_nb.rules.score import Tally

A, B, C = range(3)


def tally(
    *scores: int, course: str = "", ruleset: RuleSet | None = None, bonus: tuple[Award, ...] = ()
) -> Tally:
    """Count a course: a letter for each trick's winner, a digit after it for how many it counts.

    The bonus is earned by the first trick. Three scores are three players.
    """
    rules = ruleset or RuleSet.smith()
    players = 3 if len(scores) == 3 else 4
    found = Tally.start(scores, rules.target_for(players), rules, 12 if players == 3 else 9)
    steps = [course[at : at + 2] for at, mark in enumerate(course) if mark.isalpha()]
    for number, step in enumerate(steps):
        count = int(step[1]) if step[1:].isdigit() else 1
        earned = list(bonus) if number == 0 else []
        found = found.after_trick("ABC".index(step[0]), count, earned, number)
    return found


def taken(side: int, points: int) -> tuple[Award, ...]:
    """Give a bonus of so many points to a side, earned by the first trick."""
    return (Award("R4.2", side, points, 0),)


@pytest.mark.parametrize(
    ("course", "scores"),
    [
        ("BAAAA", (0, 0)),
        ("BAAAAA", (1, 0)),
        ("BAAAAAA", (2, 0)),
        ("BAAAAAAA", (3, 0)),
        ("BAAAAAAAA", (4, 0)),
        ("ABABABABA", (1, 0)),
        ("B4A4", (0, 0)),
        ("B4A4A1", (1, 0)),
        ("B1A3A4", (3, 0)),
        ("B2A3A3A1", (3, 0)),
    ],
)
def test_the_fifth_trick_and_each_further_one_score_a_point(
    course: str, scores: tuple[int, int]
) -> None:
    """R5.1, R3.9: five tricks 1, six 2, seven 3, eight 4; a trick of n cards counts n."""
    assert tally(0, 0, course=course).scores == scores


@pytest.mark.parametrize(
    ("course", "scores"),
    [
        ("AAAAAB", (2, 0)),
        ("AAAAAAB", (3, 0)),
        ("AAAAAAAB", (4, 0)),
        ("AAAAAAAAB", (5, 0)),
        ("A3A3B", (3, 0)),
        ("AAAAABBBB", (2, 0)),
        ("AAAAABA", (3, 0)),
        ("AAAAB", (0, 0)),
        ("AAAABA", (1, 0)),
        ("BBBBBA", (0, 2)),
    ],
)
def test_the_first_five_tricks_of_the_deal_are_worth_two(
    course: str, scores: tuple[int, int]
) -> None:
    """R5.2, R5.4: when the run breaks; a run of four is worth nothing yet."""
    assert tally(0, 0, course=course).scores == scores


def test_the_awards_tell_the_first_five_from_the_rest() -> None:
    """R5.2, R5.1: two for the five, a point for each trick beyond, in the trick that breaks."""
    assert tally(0, 0, course="AAAAAAAB").awards == (
        Award("R5.2", A, 2, 7),
        Award("R5.1", A, 2, 7),
    )
    assert tally(0, 0, course="BAAAAAA2").awards == (
        Award("R5.1", A, 1, 5),
        Award("R5.1", A, 2, 6),
    )


def test_a_run_is_counted_only_when_it_breaks() -> None:
    """R5.4: what is pending is told, and nothing of it is in the score."""
    running = tally(6, 0, course="AAAAAA")
    assert running.scores == (6, 0)
    assert running.run == (A, 6, 3)
    assert tally(0, 0, course="AAA").run == (A, 3, 0)
    assert tally(0, 0).run is None
    assert tally(0, 0, course="AAAB").run is None


def test_nobody_goes_out_or_bust_in_a_run() -> None:
    """R5.4: a score at or above the target is pending, whoever earned it."""
    assert tally(8, 0, course="A", bonus=taken(A, 1)).outcome is None
    pending = tally(8, 8, course="AA", bonus=taken(B, 2))
    assert (pending.scores, pending.outcome) == ((8, 10), None)
    judged = tally(8, 8, course="AAB", bonus=taken(B, 2))
    assert (judged.scores, judged.outcome) == ((8, 8), None)


def test_a_pending_score_is_out_when_the_run_breaks_even_if_the_tricks_earn_nothing() -> None:
    """R5.4, R5.5."""
    broken = tally(8, 0, course="AB", bonus=taken(A, 1))
    assert broken.outcome == Outcome("out", (A,), "R5.5")


@pytest.mark.parametrize(
    ("start", "course", "outcome"),
    [
        ((8, 0), "BAAAAA", Outcome("out", (A,), "R5.5")),
        ((7, 0), "BAAAAA", None),
        ((7, 0), "BAAAAAA", Outcome("out", (A,), "R5.5")),
        ((7, 0), "AAAAAB", Outcome("out", (A,), "R5.5")),
        ((0, 8), "ABBBBB", Outcome("out", (B,), "R5.5")),
        ((0, 0), "ABABABABA", Outcome("played_out", (), "R5.9")),
        ((8, 0), "ABABABABA", Outcome("out", (A,), "R5.5")),
        ((3, 4), "AAAAAAAAA", Outcome("void", (), "R5.3")),
    ],
)
def test_a_side_that_stands_at_the_target_is_out(
    start: tuple[int, int], course: str, outcome: Outcome | None
) -> None:
    """R5.5, R5.9, R5.3."""
    assert tally(*start, course=course).outcome == outcome


@pytest.mark.parametrize("target", [1, 5, 12, 99])
def test_the_target_may_be_agreed(target: int) -> None:
    """R5.5: with the option 9 is a score like any other."""
    found = tally(target - 1, 0, course="BAAAAA", ruleset=RuleSet(target=target))
    assert found.outcome == Outcome("out", (A,), "R5.5")


@pytest.mark.parametrize(
    ("overshoot", "scores", "outcome"),
    [
        ("bounce", (7, 0), None),
        ("minus", (-2, 0), None),
        ("allowed", (11, 0), Outcome("out", (A,), "R5.5")),
    ],
)
def test_past_the_target_is_bust_unless_allowed(
    overshoot: str, scores: tuple[int, int], outcome: Outcome | None
) -> None:
    """R5.6: 8 and a triple make 11; the excess is 2."""
    found = tally(8, 0, course="BAAAAA3", ruleset=RuleSet(overshoot=overshoot))
    assert (found.scores, found.outcome) == (scores, outcome)


def test_all_that_a_trick_earns_is_judged_as_one_sum() -> None:
    """R5.5: 7, and 1 by tricks and 1 by a bonus in the same trick are 9, 8 and 2 are bust."""
    before = tally(7, 0, course="BAAAA")
    assert before.after_trick(A, 1, list(taken(A, 1)), 5).outcome == Outcome("out", (A,), "R5.5")
    before = tally(8, 0, course="BAAAA")
    bust = before.after_trick(A, 1, list(taken(A, 1)), 5)
    assert (bust.scores, bust.outcome) == ((8, 0), None)
    assert bust.awards[-1] == Award("R5.6", A, -2, 5)


def test_a_side_that_is_bust_may_still_go_out_later_in_the_deal() -> None:
    """R5.6: the deal goes on from there; 8 + 2 is bust to 8, and one trick more is 9."""
    found = tally(8, 0, course="BAAAAA2A")
    assert found.outcome == Outcome("out", (A,), "R5.5")


def test_sides_out_by_the_same_trick_share_the_game() -> None:
    """R5.7: the run breaks at 2 for A, and the breaking trick brings B its 2."""
    before = tally(7, 7, course="AAAAA")
    shared = before.after_trick(B, 1, list(taken(B, 2)), 5)
    assert shared.outcome == Outcome("shared", (A, B), "R5.7")
    assert shared.scores == (9, 9)


def test_sides_past_the_target_share_the_game_whatever_their_scores() -> None:
    """R5.7: with overshoot "allowed"."""
    before = tally(8, 7, course="AAAAA", ruleset=RuleSet.web())
    shared = before.after_trick(B, 1, list(taken(B, 2)), 5)
    assert (shared.outcome, shared.scores) == (Outcome("shared", (A, B), "R5.7"), (10, 9))


def test_one_side_out_and_the_other_bust_is_no_shared_game() -> None:
    """R5.5, R5.6: both are judged, A bounces and B wins."""
    before = tally(8, 7, course="AAAAA")
    found = before.after_trick(B, 1, list(taken(B, 2)), 5)
    assert (found.outcome, found.scores) == (Outcome("out", (B,), "R5.5"), (8, 9))


@pytest.mark.parametrize("course", ["AAAAAAAAA", "A4A4A", "A3A3A3"])
def test_all_nine_tricks_make_the_deal_void(course: str) -> None:
    """R5.3: bonuses of both sides go back too, each as an award of its own."""
    found = tally(7, 4, course=course, bonus=(*taken(A, 2), Award("R4.4", B, 1, 0)))
    assert (found.scores, found.outcome) == ((7, 4), Outcome("void", (), "R5.3"))
    number = sum(mark.isalpha() for mark in course) - 1
    assert found.awards[2:] == (Award("R5.3", A, -2, number), Award("R5.3", B, -1, number))


def test_as_an_option_a_void_deal_keeps_the_bonuses() -> None:
    """R5.3, R5.5: no trick is counted, and then the bonuses are judged."""
    only = RuleSet(sweep="tricks_only")
    assert tally(3, 4, course="A" * 9, ruleset=only, bonus=taken(A, 2)).scores == (5, 4)
    assert tally(3, 4, course="A" * 9, ruleset=only).outcome == Outcome("void", (), "R5.3")
    out = tally(7, 4, course="A" * 9, ruleset=only, bonus=taken(A, 2))
    assert out.outcome == Outcome("out", (A,), "R5.5")
    bust = tally(8, 4, course="A" * 9, ruleset=only, bonus=taken(A, 2))
    assert (bust.scores, bust.outcome) == ((8, 4), Outcome("void", (), "R5.3"))


def test_a_wiped_score_stays_wiped_in_a_void_deal() -> None:
    """R5.3, R4.3: the other side's score goes back to what it was, the wiped one stays at 0."""
    wiped = tally(5, 3, ruleset=RuleSet.web()).wiped(A, 0)
    assert (wiped.scores, wiped.awards) == ((0, 3), (Award("R4.3", A, -5, 0),))
    for number in range(9):
        wiped = wiped.after_trick(A, 1, list(taken(A, 2)) if number == 1 else [], number)
    assert (wiped.scores, wiped.outcome) == ((0, 3), Outcome("void", (), "R5.3"))


def test_with_three_players_each_side_counts_for_itself_over_twelve_tricks() -> None:
    """R7.1, R7.2, R5.2: the first five are worth 2, and so on: 2, 3, 4, ... up to eleven."""
    assert tally(0, 0, 0, course="AAAAAB").scores == (2, 0, 0)
    assert tally(0, 0, 0, course="A" * 11 + "B").scores == (8, 0, 0)
    assert tally(0, 0, 0, course="ABABABABABCA").scores == (2, 1, 0)
    assert tally(0, 0, 0, course="A" * 12).outcome == Outcome("void", (), "R5.3")
    assert tally(0, 11, 0, course="A" + "B" * 5).outcome == Outcome("out", (B,), "R5.5")
    assert tally(0, 9, 0, course="A" + "B" * 4).outcome is None


def test_three_sides_may_share_a_game() -> None:
    """R7.2, R5.7: B and C earn their last points in the trick that ends A's run."""
    before = tally(10, 11, 10, course="AAAAA")
    earned = [Award("R4.1", B, 1, 5), Award("R4.2", C, 2, 5)]
    shared = before.after_trick(B, 1, earned, 5)
    assert shared.outcome == Outcome("shared", (A, B, C), "R5.7")
