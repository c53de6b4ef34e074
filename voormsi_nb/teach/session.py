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

from typing import TYPE_CHECKING

from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.code import SEEDS, code_of, progress_of
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.keeping import write_csv
from voormsi_nb.teach.lesson import lesson
from voormsi_nb.teach.progress import begin
from voormsi_nb.teach.session_state import SessionState

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from voormsi_nb.rules import Trick
    from voormsi_nb.teach.playing import Played
    from voormsi_nb.teach.verdict import Verdict


class LessonSession(SessionState):
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
        self.progress = begin(found, seed)

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

    def __repr__(self) -> str:
        """Return the lesson and where it stands."""
        where = "over" if self.is_over else f"step {self.at + 1} of {len(self.lesson.steps)}"
        return f"<LessonSession {self.lesson.name}: {where}, {len(self.attempts)} answers>"
