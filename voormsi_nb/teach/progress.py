"""How far a learner is in a lesson: an immutable value, and the moves that lead to the next.

Nothing here depends on time or chance: the same lesson, seed and moves give the same progress.

>>> from voormsi_nb.teach.lesson import lesson
>>> start = begin(lesson("welcome"), seed=1)
>>> start.at, start.is_done
(0, True)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.mix import question_from
from voormsi_nb.teach.moves import Move, of_answer, of_play, of_trick
from voormsi_nb.teach.playing import Played, play_position
from voormsi_nb.teach.steps import PlayPosition, Predict, Quiz, Try
from voormsi_nb.teach.summary import Summary, summary_of
from voormsi_nb.teach.swapping import swap
from voormsi_nb.teach.verdict import Verdict

if TYPE_CHECKING:
    from voormsi_nb.rules import Trick
    from voormsi_nb.teach.lesson import Lesson
    from voormsi_nb.teach.question import Question
    from voormsi_nb.teach.steps import Step


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
class Progress:
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

    def answer(self, given: object) -> Progress:
        """Return the progress after an answer; `verdict` is what is said of it.

        Raises `LessonError` where no question waits, and as `Question.read` does.
        """
        question = self.question
        if question is None:
            raise LessonError("over" if self.step is None else "no_question")
        ids = question.read(given)
        if self.solved:
            if self.verdict is not None and self.verdict.answer == ids:
                return self
            raise LessonError("answered")
        verdict = question.check(ids, self.tries + 1)
        idea = "" if verdict.misconception is None else verdict.misconception.name
        attempt = self._attempt(question.key, " ".join(ids), idea, right=verdict.right)
        return replace(
            self,
            tries=self.tries + 1,
            verdict=verdict,
            solved=verdict.right,
            attempts=(*self.attempts, attempt),
            asked=(*self.asked, question),
            moves=(*self.moves, of_answer(question, ids)),
        )

    def _attempt(self, question: str, answer: str, idea: str, *, right: bool) -> Attempt:
        step = self.at + 1
        return Attempt(self.lesson.name, step, question, answer, right, idea, self.tries + 1)

    def again(self) -> Progress:
        """Return the progress with the question, or the position, as it was asked first.

        The tries stay counted.

        Raises `LessonError` where nothing was tried, or nothing wrong.
        """
        if self.solved or (self.verdict is None and self.played is None):
            raise LessonError("nothing_again")
        return replace(self, verdict=None, played=None, moves=(*self.moves, Move("again")))

    def show(self) -> Progress:
        """Return the progress with the answer shown, or the model play made.

        Raises `LessonError` where there is none, and before enough tries.
        """
        step, question = self.step, self.question
        if self.solved or (question is None and not isinstance(step, PlayPosition)):
            raise LessonError("nothing_to_show")
        if not self.can_show:
            raise LessonError("show_early")
        moves = (*self.moves, Move("show"))
        if isinstance(step, PlayPosition):
            return replace(self, played=play_position(step, step.model), solved=True, moves=moves)
        assert question is not None  # noqa: S101 - asked above
        verdict = Verdict(question, question.answer, right=False, tries=self.tries, shown=True)
        return replace(self, verdict=verdict, solved=True, moves=moves)

    def swap(self, old: object, new: object) -> Progress:
        """Return the progress with a card of the free trick exchanged.

        Raises `LessonError` where nothing can be exchanged, and `CardError` for what is no card.
        """
        if not isinstance(self.step, Try) or self.trick is None:
            raise LessonError("no_swap")
        return self.with_trick(swap(self.trick, old, new))

    def with_trick(self, trick: Trick) -> Progress:
        """Return the progress with this free trick; of several exchanges only the last counts."""
        step = self.step
        goal = step.goal if isinstance(step, Try) else None
        moves = self.moves
        if moves and moves[-1].kind == "trick":
            moves = moves[:-1]
        moves = (*moves, of_trick(trick))
        done = goal in {None, trick.winner}
        return replace(self, trick=trick, swapped=True, solved=self.solved or done, moves=moves)

    def play(self, cards: object) -> Progress:
        """Return the progress after you played these cards and the others theirs.

        Raises `LessonError` where nothing is played, and as `Deal.play` does.
        """
        step = self.step
        if not isinstance(step, PlayPosition):
            raise LessonError("over" if step is None else "no_play")
        if self.solved or self.played is not None:
            raise LessonError("played")
        played = play_position(step, cards)
        attempt = self._attempt(
            played.key, " ".join(map(str, played.cards)), "", right=played.reached
        )
        return replace(
            self,
            tries=self.tries + 1,
            played=played,
            solved=played.reached,
            attempts=(*self.attempts, attempt),
            asked=(*self.asked, None),
            moves=(*self.moves, of_play(step, played.cards)),
        )

    def next(self) -> Progress:
        """Return the progress at the next question of a quiz, or at the next step.

        Raises `LessonError` while the step waits for something, and when the lesson is over.
        """
        step = self.step
        if step is None:
            raise LessonError("over")
        if not self.is_done:
            raise LessonError(self.waits_for or "not_answered")
        moves = (*self.moves, Move("next"))
        if self.number + 1 < self.questions:
            return _arrive(replace(self, number=self.number + 1, moves=moves))
        return _arrive(replace(self, at=self.at + 1, number=0, moves=moves))

    @property
    def waits_for(self) -> str | None:
        """The kind of `LessonError` that says what the step waits for; None when it is done."""
        if self.is_done or self.step is None:
            return None
        return {"try": "not_tried", "play": "not_reached"}.get(self.step.kind, "not_answered")


def begin(lesson: Lesson, seed: int) -> Progress:
    """Return the progress at the first step of a lesson."""
    return _arrive(Progress(lesson, seed))


def _arrive(progress: Progress) -> Progress:
    """Return the progress with what the step at which it has arrived begins with."""
    fresh = replace(
        progress,
        question=None,
        tries=0,
        verdict=None,
        trick=None,
        swapped=False,
        played=None,
        solved=False,
    )
    match fresh.step:
        case Predict(question=question):
            return replace(fresh, question=question)
        case Try(trick=trick):
            return replace(fresh, trick=trick)
        case Quiz(targets=targets, difficulty=difficulty):
            question = question_from(
                targets, f"{fresh.seed} {fresh.at}", fresh.number, fresh.answered, difficulty
            )
            return replace(fresh, question=question)
        case _:
            return fresh
