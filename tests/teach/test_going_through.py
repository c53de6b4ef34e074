"""A lesson is gone through step by step, and each step waits until it is done."""

from __future__ import annotations

import pytest

from voormsi_nb.teach import LessonError, LessonSession


def test_a_question_waits_for_the_right_answer_and_keeps_the_wrong_one() -> None:
    session = LessonSession("welcome", seed=1)
    session.next()
    with pytest.raises(LessonError, match="waits for the right answer"):
        session.next()
    assert not session.answer("A♣").right
    assert session.answer("9♥").right
    session.next()
    assert [attempt["answer"] for attempt in session.attempts] == ["S", "W"]
    assert [attempt["tries"] for attempt in session.attempts] == [1, 2]
    assert session.attempts[0]["misconception"] == "ace_above_nine"


def test_a_free_trick_is_done_when_its_goal_is_reached() -> None:
    session = LessonSession("welcome", seed=1)
    session.next()
    session.answer("W")
    session.next()
    session.next()
    assert session.swap("E", "8♠").winner == 3
    session.next()
    assert session.is_over
    assert {row.state for row in session.steps} == {"done"}
