"""The snapshots of lessons and films; everything else of the wire is in `voormsi_nb.widget.wire`.

The answer of a question stands in a snapshot only when it has been found or shown.

>>> Choice(id="W", label="West", cards=["KS"]).cards
['KS']
"""

from __future__ import annotations

from typing import Literal

import msgspec

from voormsi_nb.widget.wire import Film, Problem, Seat, Text  # noqa: TC001 - msgspec reads them

LessonPhase = Literal["read", "watch", "try", "predict", "play", "quiz", "summary"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value of the wire."""


class LessonStep(_Strict, frozen=True):
    """A line of the list of steps."""

    title: Text
    state: Literal["done", "now", "to come"]


class LessonPlay(_Strict, frozen=True):
    """Who played what in the trick of a step; ``heads`` where that may be told."""

    name: Text
    seat: Seat
    side: int
    cards: list[str]
    heads: bool = False


class Choice(_Strict, frozen=True):
    """An answer that may be given: cards, words, or both; ``side`` is whose cards they are."""

    id: str
    label: Text = ""
    cards: list[str] = []
    side: int | None = None


class Ask(_Strict, frozen=True):
    """A question, or a position in which you are to play.

    ``act`` is the intent that answers it; ``several`` choices may be made together. It is question
    ``number`` of ``questions``, and ``note`` says so. ``in_trick``: the choices are the plays of
    the trick.
    """

    act: Literal["answer", "play"]
    prompt: Text
    how: Text
    choices: list[Choice]
    several: bool = False
    in_trick: bool = False
    number: int = 1
    questions: int = 1
    note: Text = ""


class Feedback(_Strict, frozen=True):
    """What is said of an answer, a play or a free trick.

    ``answer`` is what was chosen, ``wrong`` what of it is wrong, ``right`` what is right, once
    that may be told. ``idea`` is the common idea behind a wrong answer; the first of ``says`` then
    is what was right in it.
    ``beaters`` are the few cards that would have done what the chosen one did not.
    """

    verdict: Literal["right", "wrong", "shown"] | None
    title: Text
    says: list[Text]
    answer: list[str] = []
    wrong: list[str] = []
    right: list[str] = []
    idea: Text = ""
    beaters: list[str] = []


class LessonCan(_Strict, frozen=True):
    """Which acts are open now."""

    next: bool = False
    again: bool = False
    show: bool = False
    swap: bool = False


class Summary(_Strict, frozen=True):
    """The end of a lesson: how it went, what sits, what to practise, where to go on."""

    line: Text
    sits: list[Text]
    practise: list[Text]
    more: Text = ""


class LessonSnapshot(_Strict, frozen=True):
    """All that a lesson shows. Written as a whole; ``rev`` grows with every change.

    ``step`` counts from 1. ``trick`` is what lies on the table, ``hand`` your cards where they are
    not the choices, ``asked`` the cards that are asked about, ``facts`` what else has to be known.
    ``whole``: everybody has played to the trick. ``wait`` says what a closed act waits for.
    ``fresh``: nothing has been done yet, so that the browser may offer to go on where it was;
    ``code`` is what it keeps.
    """

    v: int
    epoch: str
    rev: int
    kind: Literal["lesson"]
    phase: LessonPhase
    name: str
    title: Text
    note: Text
    heading: Text
    step: int
    steps: list[LessonStep]
    texts: list[Text]
    can: LessonCan
    code: str
    fresh: bool
    size: Literal["normal", "presenter"]
    language: str
    trick: list[LessonPlay] = []
    whole: bool = False
    hand: list[str] = []
    asked: list[str] = []
    facts: list[Text] = []
    picture: Literal["ranking", "table"] | None = None
    ask: Ask | None = None
    feedback: Feedback | None = None
    after: list[Text] = []
    wait: Text = ""
    film: Film | None = None
    summary: Summary | None = None
    problem: Problem | None = None


class FilmSnapshot(_Strict, frozen=True):
    """All that a film on its own shows."""

    v: int
    epoch: str
    rev: int
    kind: Literal["film"]
    film: Film
    size: Literal["normal", "presenter"]
    language: str
    problem: Problem | None = None
