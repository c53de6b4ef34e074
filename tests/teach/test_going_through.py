"""A learner's way through a lesson: tries, showing, exchanging, playing, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.teach.walking import a_good_swap, a_wrong_answer
from voormsi_nb.rules import CardError, IllegalPlay
from voormsi_nb.teach import LessonError, LessonSession, PlayPosition, Quiz, Step, Try, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable


def at(name: str, kind: type[Step]) -> LessonSession:
    """Give a session at the first step of a kind."""
    session = LessonSession(name, seed=1)
    while not isinstance(session.step, kind):
        if session.question is not None:
            session.answer(list(session.question.answer))
        elif isinstance(session.step, PlayPosition):
            session.play(session.step.model)
        elif isinstance(session.step, Try):
            session.swap(*a_good_swap(session))
        session.next()
    return session


def at_question() -> LessonSession:
    """Give a session at its first question: A♣ 9♥ Q♠ 5♦, West takes it."""
    session = LessonSession("welcome", seed=1)
    session.next()
    return session


def test_a_question_waits_for_the_right_answer_and_keeps_the_wrong_one() -> None:
    session = at_question()
    with pytest.raises(LessonError, match="waits for the right answer"):
        session.next()
    assert not session.answer("A♣").right
    assert session.answer("9♥").right
    session.next()
    assert session.attempts == [
        {
            "lesson": "welcome",
            "step": 2,
            "question": "who_takes A♣ 9♥ Q♠ 5♦",
            "answer": "S",
            "right": False,
            "misconception": "ace_above_nine",
            "tries": 1,
        },
        {
            "lesson": "welcome",
            "step": 2,
            "question": "who_takes A♣ 9♥ Q♠ 5♦",
            "answer": "W",
            "right": True,
            "misconception": "",
            "tries": 2,
        },
    ]


def test_the_explanation_is_read_after_the_answer() -> None:
    session = at_question()
    before = session.texts
    session.answer("W")
    assert len(session.texts) > len(before)
    assert session.texts[-1].rules == ("R1.4", "R1.5")


def test_the_answer_is_shown_only_after_two_tries() -> None:
    session = at_question()
    for wrong in ("S", "N"):
        assert not session.can_show
        with pytest.raises(LessonError, match="after one more try"):
            session.show()
        session.answer(wrong)
    assert session.can_show
    shown = session.show()
    assert session.verdict is shown
    assert isinstance(shown, Verdict)
    assert shown.shown
    assert shown.answer == ("W",)
    assert not shown.right
    session.next()


def test_between_two_answers_one_try_is_enough() -> None:
    session = LessonSession("who-takes", seed=1)
    session.answer("no")
    assert session.can_show


def test_the_same_right_answer_again_is_the_same_verdict_and_no_attempt() -> None:
    session = at_question()
    first = session.answer("W")
    assert session.answer("9♥") == first
    assert len(session.attempts) == 1
    with pytest.raises(LessonError, match="has been answered"):
        session.answer("S")


def test_again_takes_the_verdict_away_and_keeps_the_tries() -> None:
    session = at_question()
    session.answer("S")
    session.again()
    assert session.verdict is None
    assert session.tries == 1
    assert session.answer("W").tries == 2
    with pytest.raises(LessonError, match="nothing to try again"):
        session.again()


def test_a_free_trick_is_done_when_its_goal_is_reached() -> None:
    session = at("welcome", Try)
    assert session.waits_for is not None
    assert session.swap(1, "Q♥").winner == 1
    assert not session.can_go_on
    assert session.swap("E", "8♠").winner == 3
    assert session.waits_for is None
    assert session.swap("8♠", "5♦").winner == 1
    session.next()
    assert session.is_over


def test_cards_that_lie_in_the_free_trick_change_places() -> None:
    session = at("welcome", Try)
    assert str(session.swap("A♣", "5♦")) == "5♦ 9♥ Q♠ A♣"


@pytest.mark.parametrize("old", [0, 5, "J♣", None, "Z", 1.0, True])
def test_what_is_not_in_the_free_trick_cannot_be_exchanged(old: object) -> None:
    session = at("welcome", Try)
    before = session.progress
    with pytest.raises(LessonError, match="no card of this trick"):
        session.swap(old, "9♣")
    with pytest.raises(CardError):
        session.swap(1, "K♦")
    assert session.progress is before


def test_a_pair_that_leads_stays_a_pair() -> None:
    session = at("who-takes", Try)
    with pytest.raises(LessonError, match="of one rank"):
        session.swap("6♥", "A♣")
    assert session.swap("6♥", "6♠").plays[0] != ()


def test_a_position_waits_until_its_goal_is_reached() -> None:
    session = at("sevens", PlayPosition)
    with pytest.raises(IllegalPlay):
        session.play("A♥")
    missed = session.play("J♣")
    assert not missed.reached
    assert any("R2.3" in words.rules for words in missed.says)
    with pytest.raises(LessonError, match="until its goal is reached"):
        session.next()
    with pytest.raises(LessonError, match="has been played"):
        session.play("K♣")
    session.again()
    assert session.deal is not None
    assert str(session.trick) == "7♥"
    assert session.play("K♣").reached
    session.next()
    assert [attempt["right"] for attempt in session.attempts][-2:] == [False, True]


def test_the_model_play_is_shown_after_a_try() -> None:
    session = at("sevens", PlayPosition)
    with pytest.raises(LessonError, match="one more try"):
        session.show()
    session.play("7♦")
    session.show()
    assert session.played is not None
    assert session.played.reached
    session.next()


def test_a_quiz_asks_so_many_different_questions() -> None:
    session = at("pack", Quiz)
    asked = []
    for number in range(session.questions):
        assert session.number == number + 1
        assert session.question is not None
        asked.append(session.question.key)
        session.answer(list(session.question.answer))
        session.next()
    assert session.is_over
    assert len(set(asked)) == 6


def test_wrong_answers_change_what_the_quiz_asks() -> None:
    """The mix leans to what went wrong, so the two ways part."""

    def ways(*, wrong: bool) -> list[str]:
        session = at("pack", Quiz)
        keys = []
        while session.question is not None:
            keys.append(session.question.key)
            if wrong:
                session.answer(a_wrong_answer(session.question))
            session.answer(list(session.question.answer))
            session.next()
        return keys

    assert ways(wrong=False) == ways(wrong=False)
    assert ways(wrong=False) != ways(wrong=True)


@pytest.mark.parametrize(
    ("act", "says"),
    [
        (lambda session: session.answer("W"), "asks no question"),
        (lambda session: session.show(), "nothing to show"),
        (lambda session: session.again(), "nothing to try again"),
        (lambda session: session.swap(1, "9♣"), "no card can be exchanged"),
        (lambda session: session.play("9♣"), "nothing is played"),
    ],
)
def test_what_a_step_does_not_take_is_refused_and_changes_nothing(
    act: Callable[[LessonSession], object], says: str
) -> None:
    session = LessonSession("welcome", seed=1)
    before = session.progress
    with pytest.raises(LessonError, match=says):
        act(session)
    assert session.progress is before


def test_after_the_end_nothing_more_is_done() -> None:
    session = at("welcome", Try)
    session.swap(4, "8♠")
    session.next()
    for act in (session.next, lambda: session.answer("W"), lambda: session.play("9♣")):
        with pytest.raises(LessonError, match="at its end"):
            act()
    assert session.question is None
    assert session.texts == ()
    assert session.trick is None
