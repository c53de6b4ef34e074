"""The end of a lesson: what was found at once, what sits, what to practise.

It counts first tries: a common idea sits when a question that brings it out was answered at once,
and is to be practised when it showed in an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.teach import MISCONCEPTIONS, lesson
from voormsi_nb.widget import lesson_words
from voormsi_nb.widget.wire_lesson import Summary

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.teach import LessonSession


def summary_of(session: LessonSession) -> Summary:
    """Return the summary of a lesson that is at its end."""
    progress = session.progress
    first = [
        (attempt, question)
        for attempt, question in zip(progress.attempts, progress.asked, strict=True)
        if attempt.tries == 1
    ]
    showed = dict.fromkeys(it.misconception for it in progress.attempts if it.misconception)
    known: dict[str, None] = {}
    for attempt, question in first:
        if attempt.right and question is not None:
            known |= dict.fromkeys(question.targets)
    following = session.lesson.next_name
    return Summary(
        line=lesson_words.first_tries(sum(it.right for it, _ in first), len(first)),
        sits=_told(name for name in known if name not in showed),
        practise=_told(showed),
        more=lesson_words.next_lesson(None if following is None else lesson(following).title),
    )


def _told(names: Iterable[str]) -> list[str]:
    """Return what is so, and not as these ideas have it, each with its rules."""
    found = [MISCONCEPTIONS[name] for name in names if name in MISCONCEPTIONS]
    return [" ".join((idea.description, *idea.rules)) for idea in found]
