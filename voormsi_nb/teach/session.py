"""A learner goes through a lesson, in pure Python: what the widget draws, and what a cell asks.

>>> session = LessonSession("welcome", seed=1)
>>> session.step.title
'Four players'
>>> session.next()
>>> session.question.prompt
'Who takes this trick?'
>>> print(session.answer("A♣").says[0])
You saw that an ace is a high card: right, and in many other games it is the highest.
>>> session.answer("W").right
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.code import SEEDS, code_of, progress_of
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.keeping import write_csv
from voormsi_nb.teach.lesson import Lesson, lesson
from voormsi_nb.teach.progress import Progress, begin
from voormsi_nb.teach.steps import PlayPosition, Predict, Read, Watch

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from voormsi_nb.rules import Deal, Trick
    from voormsi_nb.rules.sentences import Words
    from voormsi_nb.teach.playing import Played
    from voormsi_nb.teach.question import Question
    from voormsi_nb.teach.steps import Says, Step
    from voormsi_nb.teach.summary import Summary
    from voormsi_nb.teach.verdict import Verdict


class StepRow(NamedTuple):
    """A line in the list of steps: number from 1, title, and where the learner stands."""

    number: int
    title: str
    state: Literal["done", "now", "to come"]


class LessonSession:
    """One learner in one lesson. Everything follows from the lesson, the seed and the moves.

    What it knows is one immutable value, ``progress``; a move puts another in its place, and one
    that is refused with a `LessonError` changes nothing.

    Raises `LessonError` for a lesson that does not exist and a seed that is none.
    """

    def __init__(self, name: str, seed: int = 1) -> None:
        """Begin the lesson of this name."""
        found = lesson(name)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise LessonError("seed", given=repr_short(seed))
        self.progress: Progress = begin(found, seed)

    # Where the learner is.

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

    # Moves.

    def answer(self, value: object) -> Verdict:
        """Answer the question: with a choice's id, or as a person writes it: ``"W"``, ``"J♣"``, 2.

        After a wrong answer try again; the tries are counted and kept in `attempts`.

        Raises `LessonError` for what is none of the answers, and where none is asked for.
        """
        self.progress = self.progress.answer(value)
        verdict = self.progress.verdict
        assert verdict is not None  # noqa: S101 - there is one after an answer
        return verdict

    def again(self) -> None:
        """Take the last answer or play off the table, to try again.

        Raises `LessonError` where nothing was tried, or nothing wrong.
        """
        self.progress = self.progress.again()

    def show(self) -> Verdict | Played:
        """Show the answer, or make the model play, and return what is to be said of it.

        Raises `LessonError` before enough tries, and where no answer is kept back.
        """
        self.progress = self.progress.show()
        found = self.progress.verdict or self.progress.played
        assert found is not None  # noqa: S101 - one of the two was shown
        return found

    def swap(self, old: object, new: object) -> Trick:
        """Exchange a card of the free trick, and return the trick as it lies then.

        ``old`` is a card of it, a place from 1, or a seat; ``new`` any card of the pack.

        Raises `LessonError` where nothing can be exchanged, and `CardError` for what is no card.
        """
        self.progress = self.progress.swap(old, new)
        trick = self.progress.trick
        assert trick is not None  # noqa: S101 - it was just exchanged
        return trick

    def play(self, cards: object) -> Played:
        """Play cards in the position; the others follow, and the goal is judged.

        Raises `IllegalPlay` and `CardError` as `Deal.play` does, and `LessonError` where nothing
        is to be played.
        """
        self.progress = self.progress.play(cards)
        played = self.progress.played
        assert played is not None  # noqa: S101 - it was just played
        return played

    def next(self) -> None:
        """Go on: to the next question of a quiz, or to the next step.

        Raises `LessonError` while the step waits for something, and when the lesson is over.
        """
        self.progress = self.progress.next()

    # What is kept.

    @property
    def attempts(self) -> list[dict[str, Any]]:
        """Every answer so far, as plain dicts: lesson, step, question, answer, right, and so on."""
        return [attempt._asdict() for attempt in self.progress.attempts]

    def to_csv(self, path: str | Path) -> Path:
        """Write `attempts` as a table for a spreadsheet (UTF-8), and return the path.

        Raises `LessonError` for what is not the name of a file that can be written.
        """
        return write_csv(path, self.progress.attempts)

    @property
    def code(self) -> str:
        """The resume code: one line from which `resume` takes the lesson up where it stands."""
        return code_of(self.progress)

    @classmethod
    def resume(cls, code: str) -> LessonSession:
        """Take up a lesson from its resume code.

        Raises `LessonError` for what is not such a code.

        >>> session = LessonSession("welcome", seed=1)
        >>> session.next()
        >>> LessonSession.resume(session.code).progress == session.progress
        True
        """
        progress = progress_of(code)
        session = cls(progress.lesson.name, progress.seed)
        session.progress = progress
        return session

    @property
    def summary(self) -> Summary:
        """What sits and what to practise, from all answers so far."""
        return self.progress.summary

    def __repr__(self) -> str:
        """Return the lesson and where it stands."""
        where = "over" if self.is_over else f"step {self.at + 1} of {len(self.lesson.steps)}"
        return f"<LessonSession {self.lesson.name}: {where}, {len(self.attempts)} answers>"
