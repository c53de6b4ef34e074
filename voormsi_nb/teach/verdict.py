"""What is said of an answer, as a value.

>>> from voormsi_nb.teach.asking import who_takes
>>> verdict = who_takes("7♦ J♣ K♥ 8♠").check("K♥")
>>> verdict.right, verdict.misconception.name
(False, 'matador_takes_seven')
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from voormsi_nb.teach.feedback import beaters, correction, explanation, hint
from voormsi_nb.teach.misconceptions import MISCONCEPTIONS

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.rules.sentences import Words
    from voormsi_nb.teach.misconception import Misconception
    from voormsi_nb.teach.question import Question


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, judged.

    - ``question``, ``answer``: what was asked, and the ids that were chosen.
    - ``right``: whether that is the answer of the rules. ``tries``: which try it was, from 1.
    - ``misconception``: the wrong idea that gives just this answer, or None.
    - ``shown``: whether the answer was shown instead of found; ``answer`` is then the right one.
    """

    question: Question
    answer: tuple[str, ...]
    right: bool
    tries: int
    misconception: Misconception | None = None
    shown: bool = False

    @property
    def says(self) -> tuple[Words, ...]:
        """What to say, each with the ids of its rules, in the language of the moment.

        A right answer is told why it is right. A wrong one is told first what was right in it,
        where the idea behind it is known, and then what these very cards say against it.
        """
        question = self.question
        if self.right or self.shown:
            return explanation(question)
        idea = self.misconception
        against = correction(question, self.answer)
        if idea is None:
            return (*against, hint(question))
        return (idea.granted, *([idea.but] if idea.but is not None else ()), *against)

    @property
    def beaters(self) -> tuple[Card, ...]:
        """The few cards that would have taken the lead where the chosen card did not, or none.

        They are shown beside a wrong answer: did one of them fall here?
        """
        return () if self.right or self.shown else beaters(self.question, self.answer)

    def __str__(self) -> str:
        """Return all that is said, in one line."""
        return " ".join(map(str, self.says))


def judge(question: Question, answer: tuple[str, ...], tries: int) -> Verdict:
    """Judge an answer by the one that the rules core gave (`Question.check`)."""
    right = answer == question.answer
    idea = None if right else misconception_of(question, answer)
    return Verdict(question, answer, right, tries, idea)


def misconception_of(question: Question, answer: tuple[str, ...]) -> Misconception | None:
    """Return the wrong idea that gives this answer: first those the question is about."""
    ideas = sorted(MISCONCEPTIONS.values(), key=lambda idea: idea.name not in question.targets)
    return next((idea for idea in ideas if idea.fits(question, answer)), None)
