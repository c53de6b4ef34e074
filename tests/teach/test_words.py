"""In another language nothing of a lesson stays English, and no sentence is glued."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.locale.pseudo import check, speaking_pseudo
from tests.teach.walking import a_wrong_answer, walk
from voormsi_nb.rules import RULES, VoormsiError
from voormsi_nb.teach import (
    LESSONS,
    MISCONCEPTIONS,
    TARGETS,
    LessonError,
    LessonSession,
    Question,
    lesson,
    positions,
)
from voormsi_nb.teach.errors import MESSAGES


def check_question(question: Question) -> None:
    """Check every word that belongs to a question."""
    check(question.prompt, ends="?")
    check(question.how)
    for words in question.facts:
        check(words.text)
    for choice in question.choices:
        check(choice.label, ends="")
    for answer in (list(question.answer), a_wrong_answer(question)):
        for words in question.check(answer).says:
            check(words.text, ends=".?")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_with_all_that_is_said_in_it(name: str) -> None:
    with speaking_pseudo():
        session = LessonSession(name, seed=5)
        check(session.lesson.title, ends="")
        for goal in session.lesson.goals:
            check(goal.words.text)
        for _ in walk(session, wrong_first=True):
            for row in session.steps:
                check(row.title, ends="")
            for words in session.texts:
                check(words.text, ends=".?")
            if session.question is not None:
                check_question(session.question)
            if session.played is not None:
                for words in session.played.says:
                    check(words.text)
            if session.waits_for is not None:
                check(session.waits_for)
        for words in session.summary.says:
            check_summary(words.text)


def check_summary(text: str) -> None:
    """Check a sentence of a summary: it may name a rule by its title, which is looked up too."""
    for rule in RULES:
        text = text.replace(rule.title, "")
    check(text)


@pytest.mark.parametrize("target", TARGETS)
def test_questions_on_order_and_what_is_said_of_wrong_answers(target: str) -> None:
    idea = MISCONCEPTIONS[target]
    with speaking_pseudo():
        check(idea.title)
        check(idea.description)
        for question in islice(positions(target, "words", 2), 3):
            check_question(question)
            thought = idea.thinks(question)
            assert thought is not None
            for words in question.check(list(thought)).says:
                check(words.text, ends=".?")


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_error(kind: str) -> None:
    facts = dict.fromkeys(("given", "choices", "cards", "names", "reason", "number"), "7")
    with speaking_pseudo():
        check(str(LessonError(kind, **facts)))


def test_no_lesson_is_another_kind_of_error() -> None:
    assert not issubclass(LessonError, VoormsiError)
    assert issubclass(LessonError, ValueError)
    assert lesson("welcome").title == "Welcome to Voormsi"
