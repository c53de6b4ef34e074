"""Where a learner stands in a lesson, as an immutable value: everything that can be asked of it.

`voormsi_nb.teach.progress` adds how to begin and the moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.teach.steps import PlayPosition, Predict, Quiz, Try
from voormsi_nb.teach.summary import Summary, summary_of

if TYPE_CHECKING:
    from voormsi_nb.rules import Trick
    from voormsi_nb.teach.lesson import Lesson
    from voormsi_nb.teach.moves import Move
    from voormsi_nb.teach.playing import Played
    from voormsi_nb.teach.question import Question
    from voormsi_nb.teach.steps import Step
    from voormsi_nb.teach.verdict import Verdict


class Attempt(NamedTuple):
    """One answer that was given: what `LessonSession.attempts` and the CSV file hold.

    ``step`` counts from 1; ``question`` and ``answer`` are texts that are the same in every
    language; ``misconception`` is its name or empty; ``tries`` is which try it was, from 1.
    """

    lesson: str
    step: int
    question: str
    answer: str
    right: bool
    misconception: str
    tries: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A learner's place in a lesson, with all that was answered so far.

    - ``at``: the step, from 0; as many as there are steps when the lesson is over.
    - ``number``: the question in a quiz, from 0. ``question``: the one that is asked, or None.
    - ``tries``: wrong and right answers to it so far. ``verdict``: on the last one, or None.
    - ``trick``: the free trick as it lies. ``swapped``: whether a card of it was exchanged.
    - ``played``: what came of the last play in a position, or None.
    - ``attempts``: every answer of the lesson. ``asked``: their questions. ``moves``: everything
      that led here.
    """

    lesson: Lesson
    seed: int
    at: int = 0
    number: int = 0
    question: Question | None = None
    tries: int = 0
    verdict: Verdict | None = None
    trick: Trick | None = None
    swapped: bool = False
    played: Played | None = None
    solved: bool = False
    attempts: tuple[Attempt, ...] = ()
    asked: tuple[Question | None, ...] = ()
    moves: tuple[Move, ...] = ()

    @property
    def step(self) -> Step | None:
        """The step, None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def questions(self) -> int:
        """How many questions this step asks."""
        match self.step:
            case Predict():
                return 1
            case Quiz() as quiz:
                return quiz.number
            case _:
                return 0

    @property
    def is_done(self) -> bool:
        """Whether the step, or in a quiz its question, waits for nothing more."""
        step = self.step
        if isinstance(step, Try):
            winner = None if self.trick is None else self.trick.winner
            return self.solved or (self.swapped and step.goal in {None, winner})
        return self.solved or (
            step is not None and not isinstance(step, (Predict, Quiz, PlayPosition))
        )

    @property
    def tries_needed(self) -> int:
        """After how many wrong tries the answer may be shown: two, but one between two choices."""
        if self.question is None:
            return 1
        return 1 if len(self.question.choices) <= 2 else 2  # noqa: PLR2004 - yes or no

    @property
    def can_show(self) -> bool:
        """Whether the answer may be shown now: only after tries."""
        asks = self.question is not None or isinstance(self.step, PlayPosition)
        return asks and not self.solved and self.tries >= self.tries_needed

    @property
    def answered(self) -> tuple[tuple[Question, bool], ...]:
        """Every question answered in this lesson, and whether it was right at the first try."""
        return tuple(
            (question, attempt.right)
            for attempt, question in zip(self.attempts, self.asked, strict=True)
            if question is not None and attempt.tries == 1
        )

    @property
    def summary(self) -> Summary:
        """What sits and what to practise, from all answers so far."""
        kept = zip(self.attempts, self.asked, strict=True)
        return summary_of([(attempt, it) for attempt, it in kept if it is not None])

    @property
    def waits_for(self) -> str | None:
        """The kind of `LessonError` that says what the step waits for; None when it is done."""
        if self.is_done or self.step is None:
            return None
        return {"try": "not_tried", "play": "not_reached"}.get(self.step.kind, "not_answered")
