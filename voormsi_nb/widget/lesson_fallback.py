"""A step of a lesson as a picture and as text, for where the widget is not shown.

It is made from the snapshot, so it holds no answer that has not been found or shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.picture import ranking_svg, ranking_text, step_svg, trick_svg
from voormsi_nb.rules import Card
from voormsi_nb.teach import Watch
from voormsi_nb.teach.question import YOU
from voormsi_nb.widget import lesson_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.teach import LessonSession
    from voormsi_nb.widget.wire_lesson import LessonSnapshot


def picture_of(session: LessonSession, view: LessonSnapshot) -> tuple[str, str]:
    """Return the SVG and the text of a lesson as it stands."""
    title = f"{view.title}: {view.heading}"
    before, after = _before(view), _after(view)
    hand = _hand(view)
    lines = [title, *before, *_trick(view)]
    if hand:
        lines.append(lesson_words.your_hand(_listed(hand)))
    if view.picture == "ranking":
        lines.append(ranking_text())
    lines += [*_asked(view), *after, lesson_words.how_to_go_on(_act(view))]
    return _svg(session, view, (title, [*before, *_asked(view), *after])), "\n".join(lines)


def _svg(session: LessonSession, view: LessonSnapshot, told: tuple[str, list[str]]) -> str:
    trick = session.trick
    if view.picture == "ranking":
        return ranking_svg()
    if isinstance(session.step, Watch) and trick is not None:
        return trick_svg(trick, you=YOU)
    return step_svg(*told, trick=trick, hand=_hand(view), you=YOU)


def _before(view: LessonSnapshot) -> list[str]:
    return [*view.texts, *view.facts]


def _asked(view: LessonSnapshot) -> list[str]:
    ask = view.ask
    if ask is None:
        return []
    if ask.act == "play":
        return [ask.prompt]
    labels = (choice.label or _listed(_cards(choice.cards)) for choice in ask.choices)
    return [ask.prompt, lesson_words.choices(", ".join(labels))]


def _after(view: LessonSnapshot) -> list[str]:
    found: list[str] = []
    if view.feedback is not None:
        found += [view.feedback.title, *view.feedback.says]
    if view.summary is not None:
        found += [view.summary.line, *view.summary.practise, view.summary.more]
    return [*found, *view.after]


def _trick(view: LessonSnapshot) -> list[str]:
    return [
        lesson_words.group(place, play.name, _listed(_cards(play.cards)))
        for place, play in enumerate(view.trick, start=1)
        if play.cards
    ]


def _hand(view: LessonSnapshot) -> tuple[Card, ...]:
    if view.ask is not None and view.ask.act == "play":
        return _cards(code for choice in view.ask.choices for code in choice.cards)
    return _cards(view.hand)


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(Card(code) for code in codes)


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _act(view: LessonSnapshot) -> str:
    if view.summary is not None:
        return "over"
    if view.can.next:
        return "next"
    if view.can.swap:
        return "swap"
    return "next" if view.ask is None else view.ask.act
