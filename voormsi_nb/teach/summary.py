"""What sits and what to practise, at the end of a lesson.

>>> summary = summary_of([])
>>> str(summary.says[0])
'No question has been answered yet.'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_, gettext, ngettext
from voormsi_nb.rules import rule
from voormsi_nb.rules.sentences import Words
from voormsi_nb.teach.misconceptions import MISCONCEPTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.teach.question import Question
    from voormsi_nb.teach.standing import Attempt

_NOTHING: Final = N_("No question has been answered yet.")
_SITS: Final = N_("This sits: {title}.")
_PRACTISE: Final = N_("This is worth practising: {title}.")


@dataclass(frozen=True, slots=True)
class Topic:
    """A rule, and how often the learner was asked about it: ``first_time`` right, and ``asked``.

    ``idea`` is the wrong idea that was behind a wrong answer, or None.
    """

    rule: str
    asked: int
    first_time: int
    idea: str | None = None

    @property
    def sits(self) -> bool:
        """Whether every question about it was answered rightly at once."""
        return self.first_time == self.asked


@dataclass(frozen=True, slots=True)
class Summary:
    """What sits and what to practise by rule, and how many answers were right at once."""

    asked: int
    first_time: int
    topics: tuple[Topic, ...]

    @property
    def sits(self) -> tuple[Topic, ...]:
        """The rules about which every answer was right at once."""
        return tuple(topic for topic in self.topics if topic.sits)

    @property
    def practise(self) -> tuple[Topic, ...]:
        """The rules about which an answer was wrong."""
        return tuple(topic for topic in self.topics if not topic.sits)

    @property
    def says(self) -> tuple[Words, ...]:
        """The sentences, in the language of the moment; each rule with its id."""
        if not self.asked:
            return (Words(gettext(_NOTHING)),)
        told = ngettext(
            "You answered {right} of {n} question at the first try.",
            "You answered {right} of {n} questions at the first try.",
            self.asked,
        )
        found = [Words(told.format(right=self.first_time, n=self.asked))]
        for message, topics in ((_SITS, self.sits), (_PRACTISE, self.practise)):
            for topic in topics:
                text = gettext(message).format(title=rule(topic.rule).title)
                found.append(Words(text, (topic.rule,)))
                if topic.idea is not None:
                    found.append(Words(MISCONCEPTIONS[topic.idea].description))
        return tuple(found)

    def __str__(self) -> str:
        """Return all sentences, one a line."""
        return "\n".join(map(str, self.says))


def summary_of(answered: Sequence[tuple[Attempt, Question]]) -> Summary:
    """Return the summary of these answers, each with its question."""
    first = [(attempt, question) for attempt, question in answered if attempt.tries == 1]
    asked: dict[str, list[bool]] = {}
    ideas: dict[str, str] = {}
    for attempt, question in first:
        for name in question.targets:
            topic = MISCONCEPTIONS[name].rules[0]
            asked.setdefault(topic, []).append(attempt.right)
    for attempt, _ in answered:
        if attempt.misconception:
            ideas.setdefault(MISCONCEPTIONS[attempt.misconception].rules[0], attempt.misconception)
    topics = tuple(
        Topic(topic, len(rights), sum(rights), None if all(rights) else ideas.get(topic))
        for topic, rights in sorted(asked.items(), key=lambda it: _order(it[0]))
    )
    return Summary(len(first), sum(attempt.right for attempt, _ in first), topics)


def _order(rule_id: str) -> tuple[int, ...]:
    return tuple(map(int, rule_id[1:].split(".")))
