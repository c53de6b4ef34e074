"""What a lesson says of an answer, a play or a free trick, and the film that may then be seen.

A wrong answer is told without the right one; its film ends where it is decided against.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from voormsi_nb.picture.naming import said
from voormsi_nb.rules.sentences.people import People
from voormsi_nb.teach import Try
from voormsi_nb.teach.question import YOU
from voormsi_nb.widget import lesson_words, wire
from voormsi_nb.widget.film import film_of
from voormsi_nb.widget.wire_lesson import Feedback

if TYPE_CHECKING:
    from voormsi_nb.rules import Trick
    from voormsi_nb.teach import LessonSession, Played, Verdict

_PEOPLE = People.of(None, YOU)
_FILMED = {"who_takes", "points", "ladder"}
"""The kinds of questions that are about a whole trick."""


def is_open(session: LessonSession) -> bool:
    """Say whether what is right may be told: no question or position waits for it any more."""
    return session.can_go_on or isinstance(session.step, Try) or session.played is not None


def feedback_on(session: LessonSession) -> Feedback | None:
    """Return what is to be said, None where nothing was done."""
    if session.verdict is not None:
        return _of_answer(session.verdict)
    if session.played is not None:
        return _of_play(session, session.played)
    if isinstance(session.step, Try) and session.trick is not None:
        steps = [str(said(step, _PEOPLE)) for step in session.trick.explain()]
        title = str(said(session.trick, _PEOPLE))
        done = session.can_go_on
        return Feedback(verdict="right" if done else None, title=title, says=steps)
    return None


def _of_answer(verdict: Verdict) -> Feedback:
    kind = "shown" if verdict.shown else "right" if verdict.right else "wrong"
    wrong = [it for it in verdict.answer if it not in verdict.question.answer]
    title: str = kind
    if kind == "wrong" and verdict.answer and not wrong:
        # Nothing that was chosen is wrong, so no wrong idea is claimed to stand behind it.
        verdict = replace(verdict, misconception=None)
        title = "some" if len(verdict.answer) > 1 else "one"
    idea = verdict.misconception
    return Feedback(
        verdict=kind,  # type: ignore[arg-type]  # one of the three
        title=lesson_words.verdict(title),
        says=[str(text) for text in verdict.says],
        answer=[] if verdict.shown else list(verdict.answer),
        wrong=wrong,
        right=[] if kind == "wrong" else list(verdict.question.answer),
        idea="" if idea is None else lesson_words.quoted(idea.title),
        beaters=[card.code for card in verdict.beaters],
    )


def _of_play(session: LessonSession, played: Played) -> Feedback:
    shown = session.can_go_on and session.progress.moves[-1].kind == "show"
    kind = "shown" if shown else "right" if played.reached else "wrong"
    title = {"shown": "model", "right": "reached", "wrong": "missed"}[kind]
    cards = [card.code for card in played.cards]
    return Feedback(
        verdict=kind,  # type: ignore[arg-type]  # one of the three
        title=lesson_words.verdict(title),
        says=[str(text) for text in played.says],
        answer=[] if shown else cards,
        wrong=cards if kind == "wrong" else [],
        right=[] if kind == "wrong" else cards,
    )


def film_shown(session: LessonSession) -> wire.Film | None:
    """Return the film that may be seen now.

    After a wrong answer to who takes a trick it ends where that answer is decided against.
    """
    trick, question, verdict = session.trick, session.question, session.verdict
    if trick is None or len(trick.plays) < 2:  # noqa: PLR2004 - a lead alone is no film
        return None
    if question is None:
        return film_of(trick, _PEOPLE) if is_open(session) else None
    if verdict is None or question.kind not in _FILMED:
        return None
    film = film_of(trick, _PEOPLE)
    if question.kind != "who_takes" or verdict.right or verdict.shown:
        return film
    return _until(film, trick, question.choice(verdict.answer[0]).place or 0)


def _until(film: wire.Film, trick: Trick, chosen: int) -> wire.Film:
    """Return the film up to the play that decides against the one that was chosen."""
    steps = trick.explain()
    beaten = (it.place for it in steps if it.takes and it.before == chosen != it.place)
    last = next(beaten, chosen) if steps[chosen].takes else chosen
    return wire.Film(film.title, film.frames[: last + 1], note=film.note)
