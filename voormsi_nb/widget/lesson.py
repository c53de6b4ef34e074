"""A lesson in the notebook: a `LessonSession` that is drawn in the browser and listens to it.

>>> lesson = Lesson("welcome", seed=1)
>>> lesson.next()
'Your first guess. Who takes this trick?'
>>> lesson.answer("W").partition(" R3.5")[0]
'That is right. You lead A♣.'
>>> lesson.close()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from voormsi_nb.locale import using
from voormsi_nb.rules import VoormsiError
from voormsi_nb.teach import LessonError, LessonSession
from voormsi_nb.widget import lesson_words
from voormsi_nb.widget.base import BoundWidget, read_size
from voormsi_nb.widget.errors import WidgetError
from voormsi_nb.widget.lesson_snapshot import Stand, snapshot

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from voormsi_nb.rules import Trick
    from voormsi_nb.teach import Question
    from voormsi_nb.widget import wire
    from voormsi_nb.widget.answering import Answering
    from voormsi_nb.widget.wire_lesson import LessonSnapshot


class Lesson(BoundWidget):
    """A guided lesson; clicks and Python make one history.

    - ``name``: one of `voormsi_nb.teach.LESSONS`, as ``"welcome"``.
    - ``seed``: from what the questions of a quiz come.
    - ``size``: ``"normal"`` or ``"presenter"``; ``language``: of all words, ``"en"``.

    Each act returns what the lesson says then, in words. What the lesson refuses raises
    `LessonError`, and changes nothing.

    >>> with Lesson("welcome") as lesson:
    ...     lesson
    <Lesson welcome: step 1 of 4>
    """

    def __init__(
        self,
        name: str,
        *,
        seed: int = 1,
        size: str = "normal",
        language: str | None = None,
    ) -> None:
        """Begin the lesson."""
        self._begin(LessonSession(name, seed), size, language)

    @classmethod
    def resume(cls, code: str, *, size: str = "normal", language: str | None = None) -> Self:
        """Return the lesson of a resume code, where it was left.

        Raises `LessonError` for what is no such code.
        """
        found = cls.__new__(cls)
        found._begin(LessonSession.resume(code), size, language)  # noqa: SLF001 - its own class
        return found

    def _begin(self, session: LessonSession, size: str, language: str | None) -> None:
        self._session = session
        self._size = read_size(size)
        super().__init__(language)
        self._publish()

    # What Python can do in the lesson.

    def answer(self, value: object) -> str:
        """Answer the question: ``"W"``, ``"J♣"``, 2, ``"yes"``, or several of them in a list."""
        return self._do(lambda: self._session.answer(value))

    def next(self) -> str:
        """Go on to the next question or step, once this one is done."""
        return self._do(self._session.next)

    def again(self) -> str:
        """Take a wrong answer back, to try again."""
        return self._do(self._session.again)

    def show(self) -> str:
        """Show the answer, once it has been tried."""
        return self._do(self._session.show)

    def swap(self, place: object, card: object) -> str:
        """Exchange a card of a free trick for any other card.

        ``place`` is a number from 1 over all cards of the trick, a card of it, or a seat.
        """
        old = self._card_at(place) if type(place) is int else place
        return self._do(lambda: self._session.swap(old, card))

    def play(self, cards: object) -> str:
        """Play cards in a position; the others follow.

        Raises `IllegalPlay` and `CardError` as `Deal.play` does.
        """
        return self._do(lambda: self._session.play(cards))

    @property
    def question(self) -> Question | None:
        """The question that is asked now, with its answer; None where none is."""
        return self._session.question

    @property
    def trick(self) -> Trick | None:
        """The trick on the table."""
        return self._session.trick

    @property
    def attempts(self) -> list[dict[str, Any]]:
        """Every answer so far, as plain dicts."""
        return self._session.attempts

    def to_csv(self, path: str | Path) -> None:
        """Write the attempts into a file, a line each.

        Raises `LessonError` where it cannot be written.
        """
        self._session.to_csv(path)

    @property
    def code(self) -> str:
        """The resume code of the lesson: ``Lesson.resume(code)`` takes it up again."""
        return self._session.code

    def _do(self, act: Callable[[], object]) -> str:
        """Carry out an act, show what comes of it, and return what is said."""
        with self._alone, using(self._language):
            act()
            self._publish()
            return self._told()

    def _told(self) -> str:
        """Return what is said of the last act, else what is asked, else what the step is called."""
        view = self._snapshot(None)
        if view.feedback is not None:
            return " ".join((view.feedback.title, *view.feedback.says))
        if view.summary is not None:
            return view.summary.line
        if view.ask is not None:
            return lesson_words.asked(view.heading, view.ask.prompt)
        return view.heading

    # What the browser says.

    def _answering(self) -> Answering:
        refusing = (VoormsiError, WidgetError, LessonError)
        return super()._answering()._replace(refusing=refusing)

    def _carry_out(self, intent: wire.Intent, _publish: Callable[[], None], /) -> None:
        session = self._session
        match intent.type:
            case "answer":
                session.answer([] if intent.value is None else intent.value)
            case "next":
                session.next()
            case "again":
                session.again()
            case "show":
                session.show()
            case "swap":
                session.swap(self._card_at(intent.place), intent.card or "")
            case "play":
                session.play(list(intent.cards))
            case "resume":
                found = LessonSession.resume(intent.text or "")
                if found.lesson is not session.lesson:
                    raise WidgetError("other_lesson", title=found.lesson.title)
                self._session = found
            case _:
                raise WidgetError("not_in_lessons")

    def _card_at(self, place: int | None) -> object:
        """Return the card at a place of the free trick, counted over all its cards from 1."""
        trick = self._session.trick
        cards = () if trick is None else trick.cards
        if place is None or not 1 <= place <= len(cards):
            raise WidgetError("no_such_place", last=len(cards))
        return cards[place - 1]

    def _snapshot(self, problem: str | None) -> LessonSnapshot:
        stand = Stand(self._epoch, self._rev, self._size, self.code, problem)
        return snapshot(self._session, stand)

    # How it shows itself.

    def __repr__(self) -> str:
        """Return where the lesson stands."""
        session = self._session
        if session.is_over:
            return f"<Lesson {session.lesson.name}: over>"
        where = f"step {session.at + 1} of {len(session.steps)}"
        if session.questions > 1:
            where += f", question {session.number} of {session.questions}"
        return f"<Lesson {session.lesson.name}: {where}>"

    def _picture(self) -> tuple[str, str]:
        """Return the step as SVG and as text, with no answer that has not been found."""
        from voormsi_nb.widget.lesson_fallback import picture_of  # noqa: PLC0415 - when displayed

        return picture_of(self._session, self._snapshot(None))
