"""The naive resolver and counters themselves pass the worked examples before they judge others."""

from __future__ import annotations

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
from tests.rules.naive import NAMED, groups, heads_after_each, led, manners, takes, then
from tests.rules.naive_points import Circumstances, Taken, bonuses, score_deal

LETTERS = str.maketrans("♣♠♥♦", "CSHD")
"""Names of tests stay readable in letters only."""


def title(example: Example | Course) -> str:
    """Name a row of a table in the list of tests."""
    if isinstance(example, Course):
        return example.name.translate(LETTERS)
    changed = [
        f"{name}={value}"
        for name, value in example.options._asdict().items()
        if value != getattr(NAMED["smith"], name)
    ]
    holding = [f"P{place} holds {held}" for place, held in example.holds]
    return ", ".join([example.plays, *changed, *holding]).translate(LETTERS)


@pytest.mark.parametrize("example", [*SINGLE_CARDS, LOST, *SEVERAL_CARDS], ids=title)
def test_naive_resolver_agrees_with_the_worked_example(example: Example) -> None:
    """R1, R2, R3.7: the naive resolver gives each worked trick to the right player."""
    assert takes(groups(example.plays), example.options) == example.takes - 1


@pytest.mark.parametrize("example", [*SINGLE_CARDS, LOST, *SEVERAL_CARDS], ids=title)
def test_naive_bonuses_agree_with_the_worked_example(example: Example) -> None:
    """R4.1 to R4.6: the naive counter pays every worked trick what the rules pay."""
    played = groups(example.plays)
    held = any(
        "KH" in group and (place, "J♣") in example.holds
        for place, group in enumerate(played, start=1)
    )
    paid = bonuses(played, Circumstances(held_with_toqutsit=held), example.options)
    assert tuple(paid) == example.bonus


def test_naive_bonus_of_voormsi_needs_toqutsit_unplayed() -> None:
    """R4.1: J♣ in an earlier trick bars the bonus."""
    played = groups("K♥ 9♣ 6♣ A♠")
    assert bonuses(played, Circumstances(), NAMED["smith"]) == [("R4.1", 0, 1)]
    assert bonuses(played, Circumstances(toqutsit_gone=True), NAMED["smith"]) == []


@pytest.mark.parametrize("course", [*COURSES, *FURTHER_COURSES], ids=title)
def test_naive_score_agrees_with_the_worked_deal(course: Course) -> None:
    """R5.1 to R5.7: the naive counter of scores gives what the worked deals give."""
    taken = []
    for step in course.steps:
        points = 2 if "R4.2" in step.bonus else 0
        bonus = tuple(points if side == step.side else 0 for side in (0, 1))
        taken.append(Taken(step.side, step.tricks, bonus, 0 if "R4.3" in step.bonus else None))
    result = score_deal(course.start, taken, course.options, length=9)
    assert (result.course[-1], result.kind, result.winners) == (
        course.after,
        course.kind,
        course.winners,
    )


def test_a_group_is_matched_by_any_pairing() -> None:
    """R3.7: K♣ may take either Seven; the same cards head in the same manner either way."""
    ways = then(led(("7H", "7D")), 1, ("KC", "7S"), NAMED["smith"])
    assert len(ways) == 2
    assert manners(ways) == {(("7S", False), ("KC", True))}


def test_a_group_that_misses_one_card_changes_nothing() -> None:
    """R3.7: J♣ and K♥ over two sixes fail together with a card below the sixes."""
    assert heads_after_each(groups("6♥+6♦+6♣ J♣+K♥+5♣"), NAMED["smith"]) == [0, 0]
