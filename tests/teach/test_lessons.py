"""Every lesson can be gone through, with right answers and with wrong ones first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.teach.walking import walk
from voormsi_nb.rules import RULES
from voormsi_nb.teach import (
    LESSONS,
    MISCONCEPTIONS,
    LessonError,
    LessonSession,
    PlayPosition,
    Predict,
    Quiz,
    Read,
    lesson,
)
from voormsi_nb.teach.playing import play_position
from voormsi_nb.teach.positions import targets_of

if TYPE_CHECKING:
    from voormsi_nb.teach.steps import Says, Step

NAMES = pytest.mark.parametrize("name", LESSONS)


@NAMES
def test_with_right_answers_it_comes_to_its_end(name: str) -> None:
    session = LessonSession(name, seed=3)
    for _ in walk(session, wrong_first=False):
        assert repr(session)
    assert session.is_over
    assert {row.state for row in session.steps} == {"done"}
    assert all(attempt["right"] for attempt in session.attempts)
    assert not session.summary.practise


@NAMES
def test_with_wrong_answers_first_it_comes_to_its_end_too(name: str) -> None:
    session = LessonSession(name, seed=3)
    for what in walk(session, wrong_first=True):
        if what == "wrong":
            assert session.verdict is not None
            assert session.verdict.says
            with pytest.raises(LessonError, match="waits for the right answer"):
                session.next()
    assert session.is_over
    asked = session.summary.asked
    assert session.summary.first_time == 0
    assert sum(not attempt["right"] for attempt in session.attempts) >= asked
    assert all(topic.rule in str(session.summary) for topic in session.summary.practise)


def texts(step: Step) -> list[Says]:
    """Give all texts of a step."""
    return [*step.texts, *getattr(step, "after", ())]


@NAMES
def test_it_predicts_before_it_explains_and_cites_rules_that_exist(name: str) -> None:
    found = lesson(name)
    known = {rule.id for rule in RULES}
    for step in found.steps:
        for text in texts(step):
            assert set(text.rules) <= known
            assert text.words.text.endswith((".", "?"))
            assert not re.search(r"\bR\d\.\d", text.message)
        if isinstance(step, Predict):
            assert step.after
            assert all(text.rules for text in step.after)
            assert step.question is not None
            for target in step.question.targets:
                assert MISCONCEPTIONS[target].decides(step.question)


@NAMES
def test_its_model_plays_reach_the_goals(name: str) -> None:
    for step in lesson(name).steps:
        if isinstance(step, PlayPosition):
            assert play_position(step, step.model).reached


@NAMES
def test_its_quiz_asks_for_targets_that_exist(name: str) -> None:
    for step in lesson(name).steps:
        if isinstance(step, Quiz):
            assert all(targets_of(target) for target in step.targets)


def test_the_lessons_are_those_of_the_notebooks_in_their_order() -> None:
    assert [lesson(name).number for name in LESSONS] == list(range(8))
    assert lesson("welcome").next_name == "pack"
    assert lesson("other-tables").next_name is None
    assert all(isinstance(lesson(name).goals, tuple) and lesson(name).goals for name in LESSONS)


def test_reading_is_done_at_once() -> None:
    session = LessonSession("welcome")
    assert isinstance(session.step, Read)
    assert session.can_go_on


@pytest.mark.parametrize("name", ["", "Sevens", None, 3, "../welcome"])
def test_a_lesson_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(LessonError, match="The lessons are"):
        LessonSession(name)


@pytest.mark.parametrize("seed", [-1, 10**9, True, "1", None, 1.5])
def test_a_seed_that_is_none_is_refused(seed: int) -> None:
    with pytest.raises(LessonError, match="whole number"):
        LessonSession("welcome", seed=seed)
