"""The mix of a quiz leans to what went wrong, and is the same for the same answers."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from voormsi_nb.teach import positions
from voormsi_nb.teach.mix import Answered, difficulty_of, question_from, weights

TARGETS = ("ace_above_nine", "dead_seven_wins", "spade_king_waits")


def answers(target: str, rights: str) -> list[Answered]:
    """Give answers to questions about this target: ``+`` for a right one, ``-`` for a wrong one."""
    questions = islice(positions(target, "mix"), len(rights))
    return [(question, right == "+") for question, right in zip(questions, rights, strict=True)]


def test_what_went_wrong_weighs_more_and_what_sits_weighs_less() -> None:
    answered = [*answers("ace_above_nine", "+"), *answers("dead_seven_wins", "-")]
    found = weights(TARGETS, answered)
    assert found["dead_seven_wins"] > found["spade_king_waits"] > found["ace_above_nine"] > 0


def test_questions_lean_to_what_went_wrong() -> None:
    wrong = [*answers("dead_seven_wins", "--"), *answers("ace_above_nine", "+")]
    asked = Counter(question_from(TARGETS, seed, 3, wrong).targets[0] for seed in range(60))
    assert asked["dead_seven_wins"] > 2 * asked["spade_king_waits"]


def test_the_same_answers_bring_the_same_question() -> None:
    answered = answers("dead_seven_wins", "-")
    assert question_from(TARGETS, 1, 1, answered) == question_from(TARGETS, 1, 1, answered)
    assert question_from(TARGETS, 1, 1, answered) != question_from(TARGETS, 2, 1, answered)


def test_it_grows_harder_with_right_answers_and_easier_with_wrong_ones() -> None:
    assert difficulty_of("ace_above_nine", 1, answers("ace_above_nine", "+")) == 2
    assert difficulty_of("ace_above_nine", 1, answers("ace_above_nine", "+++++")) == 3
    assert difficulty_of("ace_above_nine", 1, answers("ace_above_nine", "+-")) == 1
    assert difficulty_of("ace_above_nine", 2, answers("dead_seven_wins", "+")) == 2


def test_no_question_comes_twice() -> None:
    answered: list[Answered] = []
    for number in range(12):
        question = question_from(("ace_above_nine",), 1, number, answered)
        answered.append((question, False))
    assert len({question.key for question, _ in answered}) == len(answered)
