"""Questions are answered by the core, and read what a click sends and what a person writes."""

from __future__ import annotations

import pytest

from voormsi_nb.rules import Card, CardError, RuleSet, Seat
from voormsi_nb.teach import QUESTION_KINDS, LessonError, Question
from voormsi_nb.teach.asking import may_play, must_play, takers, which_beats, who_takes
from voormsi_nb.teach.scoring import ladder, points
from voormsi_nb.teach.stacking import stacked

DUTY = stacked(["K♥"], {"S": "J♣ 3♦ 5♦ Q♦"}, leader="E")

EXAMPLES: list[tuple[Question, tuple[str, ...]]] = [
    # R2.3, R2.7, R3.7
    (who_takes("7♦ J♣ K♥ 8♠"), ("S",)),
    (who_takes("7♦ K♣ 7♣ K♠"), ("W",)),
    (who_takes("7♦ K♣ 7♣ K♠", ruleset=RuleSet.parlett()), ("E",)),
    (who_takes("6♥+6♦ 9♣+5♣ 6♣+6♠ J♠+A♣"), ("E",)),
    (who_takes("9♥ J♣ K♥", places=3), ("N",)),
    (which_beats("7♠", "J♣ K♣ 7♣ 7♥ 3♦"), ("KC", "7C", "3D")),
    (which_beats("7♠", "J♣ 9♣"), ("none",)),
    (takers("A♣ 9♥ 8♠", "J♣ 9♣ K♥ 5♦"), ("JC", "KH")),
    # R3.5 to R3.8
    (may_play(DUTY, "3♦"), ("no",)),
    (may_play(DUTY, "J♣"), ("yes",)),
    (must_play(DUTY), ("JC",)),
    (must_play(stacked(["K♥ 5♦"], {"S": "J♣ 6♦"}, leader="N")), ("any",)),
    # R4
    (points(stacked(["K♥ J♣ 5♦ Q♦"])), ("they+2",)),
    (points(stacked(["K♥ J♣ 3♦ Q♦"])), ("you+2",)),
    (points(stacked(["K♥ 9♣ J♣"])), ("you lose",)),
    (points(stacked(["9♦ Q♠ 5♥ K♥"])), ("0",)),
    (points(stacked(["J♣ 9♦ 5♦ Q♦", "K♥ 9♣ 6♣ A♠"])), ("0",)),
    # R5.1, R3.9
    (ladder(stacked(["9♦ Q♠ 5♥ 6♥"], scores=(3, 0))), ("3",)),
    (ladder(stacked(["K♥ J♣ 5♦ Q♦"], scores=(3, 4)), side=1), ("6",)),
]


@pytest.mark.parametrize(("question", "answer"), EXAMPLES, ids=lambda it: getattr(it, "key", None))
def test_the_answer_is_that_of_the_rules(question: Question, answer: tuple[str, ...]) -> None:
    assert question.answer == answer
    verdict = question.check(list(answer))
    assert verdict.right
    assert verdict.says
    assert all(question.choice(it) for it in answer)


def test_there_is_an_example_of_each_kind() -> None:
    assert {question.kind for question, _ in EXAMPLES} == set(QUESTION_KINDS)


@pytest.mark.parametrize(
    "given",
    ["N", "n", "North", " north ", Seat.NORTH, "K♠", "ks", "♠K", Card("K♠"), 3, "3", ["N"], {"N"}],
    ids=repr,
)
def test_a_place_is_read_from_whatever_names_it(given: object) -> None:
    assert who_takes("7♥ K♣ K♠ A♣").read(given) == ("N",)


@pytest.mark.parametrize(
    ("question", "given", "ids"),
    [
        (who_takes("7♥ K♣ K♠ A♣"), "You", ("S",)),
        (which_beats("7♠", "J♣ K♣ 7♣"), "7♣ + K♣", ("KC", "7C")),
        (which_beats("7♠", "J♣ K♣ 7♣"), [Card("7♣"), "kc"], ("KC", "7C")),
        (which_beats("7♠", "J♣ K♣ 7♣"), "none", ("none",)),
        (may_play(DUTY, "3♦"), True, ("yes",)),
        (may_play(DUTY, "3♦"), "N", ("no",)),
        (must_play(DUTY), "Any card", ("any",)),
        (points(stacked(["K♥ J♣ 5♦ Q♦"])), "they 2", ("they+2",)),
        (points(stacked(["K♥ J♣ 5♦ Q♦"])), 0, ("0",)),
        (points(stacked(["K♥ J♣ 5♦ Q♦"])), "You lose", ("you lose",)),
        (ladder(stacked(["9♦ Q♠ 5♥ 6♥"], scores=(3, 0))), 4, ("4",)),
    ],
)
def test_other_answers_are_read_as_they_are_written(
    question: Question, given: object, ids: tuple[str, ...]
) -> None:
    assert question.read(given) == ids


@pytest.mark.parametrize(
    "given",
    ["", "X", "J♦", 0, 5, -1, None, 1.5, [], b"N", {"N": 1}, "N" * 10_000, "N W", ["N", "W"]],
    ids=lambda given: repr(given)[:20],
)
def test_what_is_no_answer_is_refused_with_a_sentence(given: object) -> None:
    with pytest.raises(LessonError) as caught:
        who_takes("7♥ K♣ K♠ A♣").read(given)
    assert str(caught.value).endswith(".")


def test_a_number_that_may_mean_two_answers_is_asked_back() -> None:
    with pytest.raises(LessonError, match="more than one"):
        points(stacked(["K♥ J♣ 5♦ Q♦"])).read(2)


def test_none_of_them_excludes_all_others() -> None:
    with pytest.raises(LessonError, match="more than one"):
        which_beats("7♠", "J♣ K♣").read("none K♣")


def test_cards_that_lie_in_the_trick_cannot_be_asked_about() -> None:
    with pytest.raises(CardError):
        which_beats("7♠ J♣", "J♣ K♣")


def test_points_of_a_trick_that_goes_on_are_not_asked() -> None:
    with pytest.raises(LessonError, match="nothing to count"):
        points(DUTY)


def test_a_question_says_what_one_must_know_besides_the_cards() -> None:
    held = points(stacked(["K♥ 9♣ 6♣ A♠"], {"N": "J♣"}))
    assert [words.text for words in held.facts] == ["When the trick ends, North holds J♣."]
    stood = ladder(stacked(["9♦ Q♠ 5♥ 6♥"], scores=(3, 0)))
    assert len(stood.facts) == 3
    assert who_takes("7♥ K♣ K♠ A♣").facts == ()


def test_questions_that_differ_have_different_keys() -> None:
    keys = [question.key for question, _ in EXAMPLES]
    assert len(set(keys)) == len(keys)
