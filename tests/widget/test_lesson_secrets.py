"""The answer of a question is in no trait before it has been found or shown."""

from __future__ import annotations

import json

import pytest

from tests.widget.lesson_talk import do_step, lesson_at, session_of
from voormsi_nb import Lesson
from voormsi_nb.teach import LESSONS


def told(lesson: Lesson) -> str:
    """Return all that a lesson tells: traits without the code and static words, text, picture."""
    view = {key: value for key, value in lesson.view.items() if key not in {"code", "epoch"}}
    # Titles and texts of steps are the lesson's own, the same whatever is asked.
    for own in ("steps", "texts", "heading", "title"):
        view.pop(own)
    return json.dumps([view, lesson.prefs], ensure_ascii=False)


def gives_away(text: str) -> bool:
    """Say whether a text holds something that only the answer would put there."""
    return '"right"' in text or '"heads"' in text or '"film"' in text or '"after"' in text


@pytest.mark.parametrize("name", LESSONS)
def test_no_open_question_tells_its_answer(name: str) -> None:
    lesson = Lesson(name)
    asked = 0
    while not session_of(lesson).is_over:
        question = session_of(lesson).question
        if question is not None:
            asked += 1
            assert "feedback" not in lesson.view
            assert not gives_away(told(lesson))
        do_step(lesson)
        lesson.next()
    assert asked


def test_snapshots_of_questions_with_other_answers_differ_only_in_the_cards() -> None:
    """Whatever is right, the same things stand beside the cards."""
    shapes = set()
    for seed in range(20):
        view = dict(lesson_at("pack", 8, seed=seed).view)
        if view["ask"].get("in_trick"):
            for key in ("epoch", "code", "trick", "rev"):
                view.pop(key)
            view["ask"] = [choice["id"] for choice in view["ask"]["choices"]]
            view["ask"].sort()
            shapes.add(json.dumps(view, ensure_ascii=False))
    assert len(shapes) == 1


def test_wrong_answer_is_told_without_the_right_one() -> None:
    lesson = lesson_at("welcome", 2)
    lesson.answer("N")
    feedback = lesson.view["feedback"]
    assert feedback["answer"] == ["N"]
    assert "right" not in feedback
    assert not any(play.get("heads") for play in lesson.view["trick"])
    assert not lesson.view.get("after")


def test_film_after_a_wrong_answer_ends_where_it_is_decided_against() -> None:
    lesson = lesson_at("sevens", 1)
    question = lesson.question
    assert question is not None
    steps = question.trick.explain()
    for choice in question.choices:
        if choice.id in question.answer:
            continue
        lesson.answer(choice.id)
        film = lesson.view["film"]
        last = steps[len(film["frames"]) - 1]
        assert choice.place in {last.place, last.before}
        assert not film.get("result")
        lesson.again()


def test_text_and_picture_of_an_open_question_do_not_say_who_heads() -> None:
    lesson = lesson_at("welcome", 2)
    picture, text = lesson._picture()  # noqa: SLF001 - what a notebook shows
    for shown in (picture, text):
        assert "takes the trick" not in shown
        assert "heads" not in shown
    assert repr(lesson) == "<Lesson welcome: step 2 of 4>"
