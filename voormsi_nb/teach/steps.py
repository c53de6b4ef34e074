"""The steps of a lesson, as values: read, watch, try, predict, play, quiz.

>>> Read("What a Seven is", (says("Sevens have no rank.", "R2.5"),)).texts[0].rules
('R2.5',)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from voormsi_nb.locale import N_, gettext
from voormsi_nb.rules.sentences import Words
from voormsi_nb.teach.question import YOU

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal, Trick
    from voormsi_nb.teach.question import Question

__all__ = [
    "N_",
    "Goal",
    "PlayPosition",
    "Predict",
    "Quiz",
    "Read",
    "Says",
    "Step",
    "StepKind",
    "Try",
    "Watch",
    "says",
]

StepKind = Literal["read", "watch", "try", "predict", "play", "quiz"]


@dataclass(frozen=True, slots=True)
class Says:
    """A message of a lesson with the ids of the rules that it tells."""

    message: str
    rules: tuple[str, ...] = ()

    @property
    def words(self) -> Words:
        """The sentences, in the language of the moment."""
        return Words(gettext(self.message), self.rules)


def says(message: str, *rules: str) -> Says:
    """Return a marked message with the ids that stand at its end."""
    return Says(message, rules)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson: a title, texts, and what there is to do.

    ``kind`` tells which sort it is. It waits until it is done; reading is done at once.
    """

    kind: ClassVar[StepKind]

    title_message: str
    texts: tuple[Says, ...] = ()

    @property
    def title(self) -> str:
        """A few words for the list of steps, in the language of the moment."""
        return gettext(self.title_message)


@dataclass(frozen=True, slots=True)
class Read(Step):
    """Texts to read; ``shows`` is a trick drawn beside them, ``picture`` the name of another.

    Pictures: ``"ranking"`` (the 36 cards from high to low) and ``"table"`` (who sits where).
    """

    kind: ClassVar[StepKind] = "read"

    shows: Trick | None = None
    picture: Literal["ranking", "table"] | None = None


@dataclass(frozen=True, slots=True)
class Watch(Step):
    """A trick to watch as a film, card by card."""

    kind: ClassVar[StepKind] = "watch"

    trick: Trick | None = None


@dataclass(frozen=True, slots=True)
class Try(Step):
    """A free trick in which each card can be exchanged, and the verdict follows at once.

    It is done when the play at the place ``goal`` (0 for the lead) takes the trick; without a
    goal when a card has been exchanged.
    """

    kind: ClassVar[StepKind] = "try"

    trick: Trick | None = None
    goal: int | None = None


@dataclass(frozen=True, slots=True)
class Predict(Step):
    """A question before its explanation: ``after`` is read when it has been answered."""

    kind: ClassVar[StepKind] = "predict"

    question: Question | None = None
    after: tuple[Says, ...] = ()


GoalKind = Literal["take", "side", "partner", "leave", "earn"]


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached with one trick.

    - ``"take"``: you take it. ``"side"``: your side does. ``"partner"``: your partner does.
    - ``"leave"``: the others take it.
    - ``"earn"``: your side is given points by the rule ``rule``.

    ``tricks`` is how many it must count at least (R3.9).
    """

    kind: GoalKind
    rule: str = ""
    tricks: int = 1

    def reached(self, deal: Deal) -> bool:
        """Say whether the trick that was just played to its end reaches it."""
        if deal.outcome is not None and deal.outcome.kind == "lost":
            return False
        number = len(deal.tricks) - 1
        trick = deal.tricks[number]
        winner = trick.seats[trick.heads[-1]]
        if self.kind == "earn":
            earned = [it for it in deal.awards if it.trick == number and it.rule == self.rule]
            return any(award.side == 0 and award.points > 0 for award in earned)
        if trick.number < self.tricks:
            return False
        yours = deal.sides[deal.seats.index(winner)] == 0
        return {
            "take": winner == YOU,
            "side": yours,
            "partner": yours and winner != YOU,
            "leave": not yours,
        }[self.kind]


@dataclass(frozen=True, slots=True)
class PlayPosition(Step):
    """A deal in which you are to play, with a goal for this trick.

    ``replies`` is what the players after you put on the table, as long as they may; ``model`` is
    a play that reaches the goal.
    """

    kind: ClassVar[StepKind] = "play"

    deal: Deal | None = None
    goal: Goal = Goal("take")
    model: str = ""
    replies: tuple[str, ...] = ()
    after: tuple[Says, ...] = ()


@dataclass(frozen=True, slots=True)
class Quiz(Step):
    """So many questions about these targets, the mix leaning to what went wrong."""

    kind: ClassVar[StepKind] = "quiz"

    number: int = 6
    targets: tuple[str, ...] = ()
    difficulty: int = 1
