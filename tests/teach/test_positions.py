"""Positions on order hit what was ordered, are all different, and come from the seed alone."""

from __future__ import annotations

from itertools import islice

import pytest

from voormsi_nb.teach import DIFFICULTIES, MISCONCEPTIONS, TARGETS, LessonError, positions


def test_positions_can_be_ordered_for_every_idea() -> None:
    assert set(TARGETS) == set(MISCONCEPTIONS)


@pytest.mark.parametrize("target", TARGETS)
def test_two_hundred_positions_all_hit_and_all_differ(target: str) -> None:
    idea = MISCONCEPTIONS[target]
    found = list(islice(positions(target, seed=7), 200))
    assert all(idea.decides(question) for question in found)
    assert len({question.key for question in found}) == len(found)
    for question in found[::10]:
        thought = idea.thinks(question)
        assert thought is not None
        verdict = question.check(list(thought))
        assert not verdict.right
        assert verdict.misconception is idea


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_seed_alone_decides(target: str, difficulty: int) -> None:
    def keys(seed: int) -> list[str]:
        return [question.key for question in islice(positions(target, seed, difficulty), 4)]

    assert keys(1) == keys(1)
    assert keys(1) != keys(2)


@pytest.mark.parametrize("target", TARGETS)
def test_harder_positions_hit_as_well(target: str) -> None:
    for difficulty in (2, 3):
        for question in islice(positions(target, 3, difficulty), 6):
            assert MISCONCEPTIONS[target].decides(question)


def test_easy_tricks_hold_nothing_beside_the_point_that_has_a_power() -> None:
    """R2.7: a Seven is led, K♣ and K♠ fall with one card between, and that one is plain."""
    for question in islice(positions("spade_king_waits", 1, 1), 20):
        assert question.kind == "who_takes"
        ranks = [group[0].rank.value for group in question.trick.plays]
        assert [ranks[0], ranks[1], ranks[3]] == ["7", "K", "K"]
        assert ranks[2] in "AJQ658"


def test_a_rule_stands_for_the_ideas_about_it() -> None:
    found = list(islice(positions("R2.7", seed=1), 6))
    assert all("R2.7" in MISCONCEPTIONS[question.targets[0]].rules for question in found)
    assert len({question.targets for question in found}) == 3


@pytest.mark.parametrize("target", ["", "R9.9", "ace", None, 7])
def test_a_target_that_is_none_is_refused(target: str) -> None:
    with pytest.raises(LessonError, match="can be practised"):
        positions(target)


@pytest.mark.parametrize("difficulty", [0, 4, True, None, "1"])
def test_a_difficulty_that_is_none_is_refused(difficulty: int) -> None:
    with pytest.raises(LessonError, match="1, 2 or 3"):
        positions("ace_above_nine", 1, difficulty)
