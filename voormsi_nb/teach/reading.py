"""What a person answers, read: a click's id, a seat, a card, a place, a number, a word.

>>> from voormsi_nb.teach.asking import who_takes
>>> read_answer(who_takes("7♥ K♣ K♠ A♣"), ["e"])
('E',)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import Card, CardError, Seat
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.errors import LessonError

if TYPE_CHECKING:
    from voormsi_nb.teach.question import Choice, Question

_LONGEST_ANSWER: Final = 200
_MOST_PARTS: Final = 36
_WORDS: Final = {"y": "yes", "true": "yes", "n": "no", "false": "no", "nobody": "0"}


def read_answer(question: Question, answer: object) -> tuple[str, ...]:
    """Return the ids of the choices that an answer means, in the order of the choices.

    Raises `LessonError` for what is none of them, means more than one, or is too many.
    """
    found = _one(question, answer)
    ids = {found.id} if found is not None else {_read(question, it) for it in _parts(answer)}
    if not ids:
        raise _wrong("answer", question, answer)
    if len(ids) > 1 and not question.several:
        raise LessonError("one_answer", given=repr_short(answer))
    if len(ids) > 1 and "none" in ids:
        raise _wrong("which_of_them", question, answer)
    return tuple(choice.id for choice in question.choices if choice.id in ids)


def _parts(answer: object) -> list[object]:
    """Take several answers apart: a text with blanks, commas or plus, or a series."""
    if isinstance(answer, str) and len(answer) <= _LONGEST_ANSWER:
        return [*answer.replace(",", " ").replace("+", " ").split()]
    if isinstance(answer, Iterable) and not isinstance(answer, (str, bytes, dict)):
        parts: list[object] = []
        for part in answer:
            parts.append(part)
            if len(parts) > _MOST_PARTS:
                break
        else:
            return parts
    return [answer]


def _read(question: Question, part: object) -> str:
    found = _one(question, part)
    if found is None:
        raise _wrong("answer", question, part)
    return found.id


def _one(question: Question, part: object) -> Choice | None:
    """Return the one choice that this means, or None."""
    if isinstance(part, Card):
        return _holding(question, part)
    if isinstance(part, Seat):
        return _written(question, str(part))
    if isinstance(part, bool):
        return _written(question, "yes" if part else "no")
    if isinstance(part, int):
        return _number(question, part)
    if isinstance(part, str) and len(part) <= _LONGEST_ANSWER:
        return _written(question, part)
    return None


def _written(question: Question, text: str) -> Choice | None:
    """Return the choice that a text means: its id, its label, a seat, a card or a number."""
    plain = " ".join(text.split()).lower()
    meant = {plain, _WORDS.get(plain, plain)}  # "n" may be no, or North
    for choice in question.choices:
        spellings = {choice.id, choice.id.replace("+", " "), choice.label.lower()}
        if choice.seat is not None:
            spellings.add(choice.seat.name)
        if not meant.isdisjoint(spelling.lower() for spelling in spellings):
            return choice
    if plain.lstrip("-+").isdecimal():
        return _number(question, int(plain))
    try:
        return _holding(question, Card(text))
    except CardError:
        return None


def _holding(question: Question, card: Card) -> Choice | None:
    """Return the choice on which this card lies."""
    return next((choice for choice in question.choices if card in choice.cards), None)


def _number(question: Question, number: int) -> Choice | None:
    """Return the choice that a number means: a place from 1, a rung, or points."""
    if question.kind == "who_takes":
        return next((it for it in question.choices if it.place == number - 1), None)
    found = [choice for choice in question.choices if choice.number == number]
    if len(found) > 1:
        raise _wrong("which_of_them", question, number)
    return found[0] if found else None


def _wrong(kind: str, question: Question, answer: object) -> LessonError:
    choices = ", ".join(choice.id for choice in question.choices)
    return LessonError(kind, given=repr_short(answer), choices=choices)
