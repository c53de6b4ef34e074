"""What can be asked of a session: where the learner is, what is asked, what was said.

`voormsi_nb.teach.session.LessonSession` adds the moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.steps import PlayPosition, Predict, Read, Watch

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal, Trick
    from voormsi_nb.rules.sentences import Words
    from voormsi_nb.teach.lesson import Lesson
    from voormsi_nb.teach.playing import Played
    from voormsi_nb.teach.progress import Progress
    from voormsi_nb.teach.question import Question
    from voormsi_nb.teach.steps import Says, Step
    from voormsi_nb.teach.summary import Summary
    from voormsi_nb.teach.verdict import Verdict


class StepRow(NamedTuple):
    """A line in the list of steps: number from 1, title, and where the learner stands."""

    number: int
    title: str
    state: Literal["done", "now", "to come"]


class SessionState:
    """A session, read only: all of it follows from the one value ``progress``."""

    progress: Progress

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.progress.lesson

    @property
    def seed(self) -> int:
        """From what the questions of a quiz come."""
        return self.progress.seed

    @property
    def at(self) -> int:
        """The number of the step, from 0; of all steps when the lesson is over."""
        return self.progress.at

    @property
    def is_over(self) -> bool:
        """Whether the last step is done and left."""
        return self.progress.step is None

    @property
    def steps(self) -> tuple[StepRow, ...]:
        """Every step with its title, and whether it is done, now, or to come."""
        return tuple(
            StepRow(
                number + 1,
                step.title,
                "done" if number < self.at else "now" if number == self.at else "to come",
            )
            for number, step in enumerate(self.lesson.steps)
        )

    @property
    def step(self) -> Step | None:
        """The step; None when the lesson is over."""
        return self.progress.step

    @property
    def texts(self) -> tuple[Words, ...]:
        """What this step says: its texts, and once it is done what is read afterwards."""
        step = self.step
        if step is None:
            return ()
        after: tuple[Says, ...] = ()
        if isinstance(step, (Predict, PlayPosition)) and self.progress.is_done:
            after = step.after
        return tuple(text.words for text in (*step.texts, *after))

    @property
    def question(self) -> Question | None:
        """The question that is asked now, None where none is."""
        return self.progress.question

    @property
    def number(self) -> int:
        """Which question of the step it is, from 1."""
        return self.progress.number + 1

    @property
    def questions(self) -> int:
        """How many questions this step asks: none, one, or those of a quiz."""
        return self.progress.questions

    @property
    def tries(self) -> int:
        """How often this question was answered, or this position played, so far."""
        return self.progress.tries

    @property
    def verdict(self) -> Verdict | None:
        """What was said of the last answer to this question; None before one and after `again`."""
        return self.progress.verdict

    @property
    def trick(self) -> Trick | None:
        """The free trick as it lies now, the trick to watch, or that of the question or play."""
        progress, step = self.progress, self.step
        if progress.trick is not None:
            return progress.trick
        if progress.question is not None:
            return progress.question.trick
        if progress.played is not None:
            return progress.played.trick
        match step:
            case Watch(trick=trick) | Read(shows=trick):
                return trick
            case PlayPosition(deal=deal) if deal is not None:
                return deal.trick
            case _:
                return None

    @property
    def deal(self) -> Deal | None:
        """The deal of the position that is played, after your play if you have made it."""
        if self.progress.played is not None:
            return self.progress.played.deal
        step = self.step
        return step.deal if isinstance(step, PlayPosition) else None

    @property
    def played(self) -> Played | None:
        """What came of your play in a position; None before it and after `again`."""
        return self.progress.played

    @property
    def can_show(self) -> bool:
        """Whether `show` would show the answer now: after two tries, between two choices one."""
        return self.progress.can_show

    @property
    def can_go_on(self) -> bool:
        """Whether `next` would go on now: each step waits until it is done."""
        return self.progress.is_done

    @property
    def waits_for(self) -> str | None:
        """What the step waits for, in a sentence; None when it is done."""
        kind = self.progress.waits_for
        return None if kind is None else str(LessonError(kind))

    @property
    def summary(self) -> Summary:
        """What sits and what to practise, from all answers so far."""
        return self.progress.summary
