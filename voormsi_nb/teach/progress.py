"""How far a learner is in a lesson: an immutable value, and the moves that lead to the next.

Nothing here depends on time or chance: the same lesson, seed and moves give the same progress.

>>> from voormsi_nb.teach.lesson import lesson
>>> start = begin(lesson("welcome"), seed=1)
>>> start.at, start.is_done
(0, True)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.mix import question_from
from voormsi_nb.teach.moves import Move, of_answer, of_play, of_trick
from voormsi_nb.teach.playing import play_position
from voormsi_nb.teach.standing import Attempt, Standing
from voormsi_nb.teach.steps import PlayPosition, Predict, Quiz, Try
from voormsi_nb.teach.swapping import swap
from voormsi_nb.teach.verdict import Verdict

if TYPE_CHECKING:
    from voormsi_nb.rules import Trick
    from voormsi_nb.teach.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Progress(Standing):
    """A learner's place in a lesson; each move returns the next.

    A move that is refused with a `LessonError` changes nothing.
    """

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
