"""A lesson from Python: gone through, kept, taken up again, closed."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from tests.locale.pseudo import NAME, speaking_pseudo
from tests.widget.lesson_talk import do_step, lesson_at, session_of
from tests.widget.test_table import models
from voormsi_nb import Lesson
from voormsi_nb.rules import IllegalPlay
from voormsi_nb.teach import LESSONS, LessonError
from voormsi_nb.widget.errors import WidgetError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_gone_through_and_each_snapshot_is_small(name: str) -> None:
    lesson = Lesson(name)
    steps = set()
    while not session_of(lesson).is_over:
        steps.add(lesson.view["step"])
        do_step(lesson)
        assert lesson.view["can"]["next"]
        lesson.next()
        assert len(json.dumps(lesson.view, ensure_ascii=False).encode()) < 10_000
    assert steps == set(range(1, len(lesson.view["steps"]) + 1))
    assert lesson.view["phase"] == "summary"
    assert lesson.view["summary"]["line"]
    assert repr(lesson) == f"<Lesson {name}: over>"


def test_acts_return_what_is_said() -> None:
    lesson = lesson_at("welcome", 2)
    wrong = lesson.answer("A♣")
    assert wrong.startswith("Not that. You saw that an ace is a high card")
    assert lesson.again() == "Your first guess. Who takes this trick?"
    assert lesson.answer("West").startswith("That is right.")
    assert lesson.next() == "A trick as a film"
    lesson.next()
    assert lesson.swap(4, "8♠").startswith("East takes the trick with 8♠.")


@pytest.mark.parametrize("name", LESSONS)
def test_only_what_is_wrong_in_an_answer_is_marked_as_wrong(name: str) -> None:
    lesson = Lesson(name)
    while not session_of(lesson).is_over:
        question = session_of(lesson).question
        if question is not None and len(question.answer) > 1:
            right = list(question.answer)
            bad = next((it.id for it in question.choices if it.cards and it.id not in right), None)
            tries = [([right[0]], "This is right, but it is not all.")]
            if bad is not None:
                tries.append(([right[0], bad], "Not that."))
            for chosen, title in tries:
                lesson.answer(chosen)
                feedback = lesson.view["feedback"]
                assert feedback["title"] == title
                assert feedback.get("wrong", []) == [it for it in chosen if it == bad]
                assert "right" not in feedback
                assert "idea" not in feedback or bad in chosen
                lesson.again()
        do_step(lesson)
        lesson.next()


def test_each_step_waits_until_it_is_done() -> None:
    lesson = lesson_at("welcome", 2)
    before = lesson.view
    with pytest.raises(LessonError, match="waits for the right answer"):
        lesson.next()
    with pytest.raises(LessonError, match="none of the answers"):
        lesson.answer("9♦")
    with pytest.raises(LessonError, match="after one more try"):
        lesson.show()
    with pytest.raises(LessonError, match="no card can be exchanged"):
        lesson.swap("A♣", "9♣")
    with pytest.raises(LessonError, match="nothing is played"):
        lesson.play("9♣")
    assert lesson.view is before


def test_answer_is_shown_after_two_tries() -> None:
    lesson = lesson_at("welcome", 2)
    lesson.answer("S")
    assert "can" in lesson.view
    assert not lesson.view["can"].get("show")
    lesson.again()
    lesson.answer("N")
    assert lesson.view["can"]["show"]
    assert lesson.show().startswith("This is the answer.")
    assert lesson.view["feedback"]["right"] == ["W"]
    assert lesson.view["can"]["next"]


def test_position_is_played_with_its_goal() -> None:
    lesson = lesson_at("who-takes", 4)
    assert lesson.view["ask"]["act"] == "play"
    with pytest.raises(IllegalPlay):
        lesson.play("9♦ J♥")
    assert lesson.play("Q♠").startswith("That does not reach it.")
    assert lesson.view["can"]["again"]
    lesson.again()
    assert lesson.play("9♦").startswith("You have reached it.")


def test_cards_of_a_group_are_exchanged_by_their_place_in_the_trick() -> None:
    lesson = lesson_at("who-takes", 8)
    assert lesson.trick is not None
    fourth = lesson.trick.cards[3]
    new = "3♦"
    lesson.swap(4, new)
    assert str(lesson.trick.cards[3]) == new
    assert str(fourth) not in str(lesson.trick)
    for place in (0, 9, -1):
        with pytest.raises(WidgetError, match="no card at this place"):
            lesson.swap(place, "5♦")


def test_attempts_are_kept_and_written(tmp_path: Path) -> None:
    lesson = lesson_at("welcome", 2)
    lesson.answer("A♣")
    lesson.answer("W")
    assert [attempt["right"] for attempt in lesson.attempts] == [False, True]
    lesson.to_csv(tmp_path / "attempts.csv")
    assert "ace_above_nine" in (tmp_path / "attempts.csv").read_text("utf-8")
    with pytest.raises(LessonError):
        lesson.to_csv(tmp_path / "nowhere" / "attempts.csv")


def test_code_takes_the_lesson_up_again() -> None:
    lesson = lesson_at("sevens", 4)
    lesson.next()
    lesson.answer("N")
    again = Lesson.resume(lesson.code)
    apart = {"epoch", "rev"}
    one, other = (
        {key: value for key, value in it.view.items() if key not in apart} for it in (lesson, again)
    )
    assert one == other
    assert again.attempts == lesson.attempts
    with pytest.raises(LessonError):
        Lesson.resume("L1-NO-SUCH")


def test_lessons_that_do_not_exist_are_refused() -> None:
    before = models()
    with pytest.raises(LessonError, match="There is no lesson"):
        Lesson("poker")
    with pytest.raises(WidgetError, match="not a size"):
        Lesson("welcome", size="huge")
    assert models() == before


def test_same_lesson_and_seed_ask_the_same_questions() -> None:
    asked = []
    for _ in range(2):
        lesson = lesson_at("pack", 8, seed=5)
        asked.append(lesson.view["trick"])
    assert asked[0] == asked[1]


def test_close_frees_both_models() -> None:
    before = models()
    with Lesson("welcome") as lesson:
        lesson.next()
    assert models() == before


def test_lesson_shows_itself_as_picture_and_text_at_every_step() -> None:
    for name in LESSONS:
        lesson = Lesson(name)
        while not session_of(lesson).is_over:
            picture, text = lesson._picture()  # noqa: SLF001 - what a notebook shows
            ET.fromstring(picture)  # noqa: S314 - our own
            assert "run this cell" in text.splitlines()[-1]
            do_step(lesson)
            lesson.next()


def test_no_sentence_of_a_lesson_is_untranslated() -> None:
    with speaking_pseudo():
        lesson = Lesson("voormsi-and-toqutsit", language=NAME)
        view = lesson.view
        for text in (view["title"], view["note"], view["heading"], view["ask"]["prompt"]):
            assert text.startswith("⟦"), text
        lesson.close()


def test_a_wrong_answer_is_shown_the_few_cards_that_would_have_taken_the_trick() -> None:
    """R2.3, R2.6: on a led 7♦ only 3♦, K♣ and the higher Sevens would have done it."""
    lesson = Lesson("sevens", seed=1)
    lesson.answer("N")
    assert lesson.view["feedback"]["beaters"] == ["KC", "7C", "7S", "7H", "3D"]
    lesson.again()
    lesson.answer("S")
    assert "beaters" not in lesson.view["feedback"]
