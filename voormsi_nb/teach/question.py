"""A question as a value: a position, what is asked of it, and what the rules answer.

`voormsi_nb.teach.asking` makes them; the answer is always the rules core's.

>>> from voormsi_nb.teach.asking import who_takes
>>> question = who_takes("7♥ K♣ K♠ A♣")
>>> question.prompt, question.answer
('Who takes this trick?', ('N',))
>>> question.check("J♣")
Traceback (most recent call last):
    ...
voormsi_nb.teach.errors.LessonError: 'J♣' is none of the answers. You can answer with: S, W, N, E.
>>> question.check("K♠").right
True
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

from voormsi_nb.rules import RuleSet, Seat
from voormsi_nb.rules.cards import TOQUTSIT, VOORMSI

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal, Trick
    from voormsi_nb.rules.sentences import Words
    from voormsi_nb.teach.verdict import Verdict

QuestionKind = Literal[
    "who_takes", "which_beats", "may_play", "must_play", "takers", "points", "ladder"
]

QUESTION_KINDS: Final[tuple[QuestionKind, ...]] = get_args(QuestionKind)
"""Every kind of question."""

YOU: Final = Seat.SOUTH
"""The seat of the learner in every position of a lesson."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer that may be given.

    - ``id``: what a click sends and `Question.check` takes: a seat's letter, a card's code,
      ``"yes"``, ``"no"``, ``"any"``, ``"none"``, a number, or points as ``"you+2"``.
    - ``cards``: the cards drawn on it. ``place``: their place in the trick, 0 for the lead.
    - ``seat``: whose they are.
    - ``side``: 0 for yours, 1 for theirs. ``number``: points, or a rung of the ladder.
    """

    id: str
    cards: tuple[Card, ...] = ()
    place: int | None = None
    seat: Seat | None = None
    side: int | None = None
    number: int | None = None

    @property
    def label(self) -> str:
        """The words on it, in the language of the moment; empty where the card says it all."""
        from voormsi_nb.teach.wording import label_of  # noqa: PLC0415 - words come last

        return label_of(self)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a position, and the answer that the rules core gives.

    - ``kind``: one of `QUESTION_KINDS`.
    - ``trick``: the trick it is about, whole or not. ``hand``: your cards, where they matter.
    - ``deal``: the deal round it, or None. For points and the ladder it is the deal just after
      the trick; otherwise the deal in which you are to play.
    - ``asked``: the cards asked about (may this be played). ``side``: whose ladder is asked for.
    - ``several``: whether any number of the choices may be right together.
    - ``choices``: what can be answered. ``answer``: the ids that are right, in that order.
    - ``targets``: names of the misconceptions that it is meant to bring out.
    """

    kind: QuestionKind
    trick: Trick
    choices: tuple[Choice, ...]
    answer: tuple[str, ...]
    hand: tuple[Card, ...] = ()
    deal: Deal | None = None
    asked: tuple[Card, ...] = ()
    side: int | None = None
    several: bool = False
    targets: tuple[str, ...] = ()

    @property
    def prompt(self) -> str:
        """The question in words, in the language of the moment."""
        from voormsi_nb.teach.wording import prompt_of  # noqa: PLC0415 - words come last

        return prompt_of(self)

    @property
    def how(self) -> str:
        """How to answer it: one sentence for the line beside the prompt."""
        from voormsi_nb.teach.wording import how_to_answer  # noqa: PLC0415 - words come last

        return how_to_answer(self)

    @property
    def ruleset(self) -> RuleSet:
        """The rules by which it is judged."""
        return self.trick.ruleset

    @property
    def key(self) -> str:
        """The question in one line that is the same in every language, as attempts keep it."""
        seats = self.trick.seats
        leader = f"{seats[0]}:" if seats and seats[0] != YOU else ""
        parts = [self.kind, leader, str(self.trick)]
        if self.asked:
            parts.append("+".join(map(str, self.asked)))
        if self.hand:
            parts.append("(" + " ".join(map(str, self.hand)) + ")")
        if self.kind == "which_beats":
            parts.append("/ " + " ".join(str(choice.cards[0]) for choice in self.choices[:-1]))
        if self.side is not None:
            parts.append(f"side {self.side}")
        if self.kind == "points":
            parts.append(self._whereabouts)
        if self.kind == "ladder" and self.scores_before is not None:
            parts.append("from " + "-".join(map(str, self.scores_before)))
        if self.ruleset != RuleSet.smith():
            parts.append(f"by {self.ruleset!r}")
        return " ".join(part for part in parts if part)

    @property
    def facts(self) -> tuple[Words, ...]:
        """What one must know besides the cards: where J♣ is, who won how much, the ladder before.

        Empty for questions that the cards alone decide.
        """
        from voormsi_nb.teach.wording import facts_of  # noqa: PLC0415 - words come last

        return facts_of(self)

    @property
    def toqutsit(self) -> tuple[str, Seat | None] | None:
        """Where J♣ was when the trick with K♥ ended: ``"played"`` before, ``"held"``, ``"stock"``.

        With ``"held"`` stands the seat. None where it lies in the trick, or K♥ does not (R4.1).
        """
        deal, trick = self.deal, self.trick
        if deal is None or self.kind != "points" or VOORMSI not in trick.cards:
            return None
        if TOQUTSIT in trick.cards:
            return None
        if any(TOQUTSIT in earlier.cards for earlier in deal.tricks[: self.trick_number]):
            return "played", None
        for place, seat in enumerate(trick.seats):
            if TOQUTSIT in deal.hand_after(self.trick_number, place):
                return "held", seat
        return "stock", None

    @property
    def _whereabouts(self) -> str:
        found = self.toqutsit
        if found is None:
            return ""
        where, seat = found
        return f"J♣ {where}" if seat is None else f"J♣ {where} by {seat}"

    @property
    def scores_before(self) -> tuple[int, ...] | None:
        """The ladder before the trick that is asked about, or None without a deal."""
        if self.deal is None:
            return None
        if self.kind not in {"points", "ladder"}:
            return self.deal.scores
        scores = list(self.deal.start_scores)
        for award in self.deal.awards:
            if award.trick < self.trick_number:
                scores[award.side] += award.points
        return tuple(scores)

    @property
    def trick_number(self) -> int:
        """The place of the trick in the deal, from 0."""
        if self.deal is None:
            return 0
        return len(self.deal.tricks) - (1 if self.deal.tricks and not self.deal.trick.plays else 0)

    def choice(self, choice_id: str) -> Choice:
        """Return the choice with this id.

        Raises `KeyError` for an id that is none of them.
        """
        for choice in self.choices:
            if choice.id == choice_id:
                return choice
        raise KeyError(choice_id)

    def read(self, answer: object) -> tuple[str, ...]:
        """Return the ids that an answer means, in the order of the choices.

        Raises `LessonError` for what is none of them.

        >>> from voormsi_nb.teach.asking import who_takes
        >>> question = who_takes("7♥ K♣ K♠ A♣")
        >>> question.read("West"), question.read(2), question.read("KC")
        (('W',), ('W',), ('W',))
        """
        from voormsi_nb.teach.reading import read_answer  # noqa: PLC0415 - it knows questions

        return read_answer(self, answer)

    def check(self, answer: object, tries: int = 1) -> Verdict:
        """Judge an answer: a choice's id, or what a person writes: ``"W"``, ``"J♣"``, 2, ``"yes"``.

        ``tries`` is which try it is, from 1.

        Raises `LessonError` for what is none of the choices.
        """
        from voormsi_nb.teach.verdict import judge  # noqa: PLC0415 - it knows questions

        return judge(self, self.read(answer), tries)
