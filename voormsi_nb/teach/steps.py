"""The steps of a lesson, as values: read, watch, try, predict, play, quiz.

>>> Read("What a Seven is", (says("Sevens have no rank.", "R2.5"),)).texts[0].rules
('R2.5',)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from voormsi_nb.locale import N_, gettext
from voormsi_nb.rules.sentences import Words

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


GoalKind = Literal["take", "leave", "earn", "safe"]


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached with one trick.

    - ``"take"``: your side takes it. ``"leave"``: the others do.
    - ``"earn"``: your side is given points by the rule ``rule``.
    - ``"safe"``: nothing is taken from your side, and the others earn nothing by it.
    """

    kind: GoalKind
    rule: str = ""

    def reached(self, deal: Deal) -> bool:
        """Say whether the trick that was just played to its end reaches it."""
        number = len(deal.tricks) - 1
        if deal.outcome is not None and deal.outcome.kind == "lost":
            return False
        trick = deal.tricks[number]
        side = deal.sides[deal.seats.index(trick.seats[trick.heads[-1]])]
        awards = [award for award in deal.awards if award.trick == number]
        match self.kind:
            case "take":
                return side == 0
            case "leave":
                return side != 0
            case "earn":
                return any(it.side == 0 and it.rule == self.rule and it.points > 0 for it in awards)
            case "safe":
                return not any((it.points > 0) == (it.side != 0) and it.points for it in awards)


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
