"""A misconception as a value: a wrong idea with a name, and what it would answer.

Whether a wrong answer shows the idea is worked out, not guessed: the idea answers the question
with the core's judgement changed, and the two answers are compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext
from voormsi_nb.rules.sentences import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.teach.question import Question


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong idea that many learners have.

    - ``name``: what attempts and generators call it, as ``"matador_takes_seven"``.
    - ``title``: the idea as somebody would say it. ``description``: what is wrong with it.
    - ``rules``: the ids of the rules that say otherwise, the most important first.
    - ``thinks``: what the idea answers to a question, as ids of choices; None where it has
      nothing to say.
    """

    name: str
    title_message: str
    description_message: str
    granted_message: str
    rules: tuple[str, ...]
    thinks: Callable[[Question], tuple[str, ...] | None]
    but_message: str = ""

    @property
    def title(self) -> str:
        """The idea as somebody would say it, in the language of the moment."""
        return gettext(self.title_message)

    @property
    def description(self) -> str:
        """What is wrong with it, in the language of the moment."""
        return gettext(self.description_message)

    def decides(self, question: Question) -> bool:
        """Say whether the idea leads astray here: it has an answer, and a wrong one."""
        thought = self.thinks(question)
        return thought is not None and thought != question.answer

    def fits(self, question: Question, answer: tuple[str, ...]) -> bool:
        """Say whether this answer is wrong, and the one that the idea would give."""
        return answer != question.answer and self.thinks(question) == answer

    @property
    def granted(self) -> Words:
        """What is right in an answer that the idea gave."""
        return Words(gettext(self.granted_message))

    @property
    def but(self) -> Words | None:
        """What the idea overlooks, with the ids of the rules; None if the cards say it better."""
        return Words(gettext(self.but_message), self.rules) if self.but_message else None

    def __str__(self) -> str:
        """Return the idea and what is wrong with it."""
        return " ".join((self.title, self.description, *self.rules))

    def __repr__(self) -> str:
        """Return the name."""
        return f"<Misconception {self.name}>"
