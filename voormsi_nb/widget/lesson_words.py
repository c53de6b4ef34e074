"""The sentences of the lesson widget itself: headings, goals, facts, the summary, how to go on.

What is said of cards and answers comes from `voormsi_nb.rules` and `voormsi_nb.teach`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_, gettext
from voormsi_nb.rules.sentences.forms import figures
from voormsi_nb.rules.sentences.people import People, number_word, ordinal_word
from voormsi_nb.teach.question import YOU

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal
    from voormsi_nb.teach import Goal

_GOALS: Final = {
    "take": N_("Play so that you take this trick."),
    "side": N_("Play so that your side takes this trick."),
    "partner": N_("Play so that your partner takes this trick."),
    "leave": N_("Play so that the others take this trick."),
    "earn": N_("Play so that this trick earns your side points. {rule}"),
}
_GOALS_OF_MANY: Final = {
    "take": N_("Play so that you take this trick, and it counts as {number} or more."),
    "side": N_("Play so that your side takes this trick, and it counts as {number} or more."),
    "partner": N_("Play so that your partner takes this trick, and it counts as {number} or more."),
    "leave": N_("Play so that the others take this trick, and it counts as {number} or more."),
}
_VERDICTS: Final = {
    "right": N_("That is right."),
    "wrong": N_("Not that."),
    "some": N_("These are right, but not all of them."),
    "one": N_("This is right, but it is not all."),
    "shown": N_("This is the answer."),
    "reached": N_("You have reached it."),
    "missed": N_("That does not reach it."),
    "model": N_("This play reaches it."),
}
_ORDINALS: Final = 4
_PEOPLE: Final = People.of(None, YOU)


def title(number: int, name: str) -> str:
    """Return the title of a lesson with its number."""
    return gettext("Lesson {number}, {title}").format(number=number, title=name)


def step_note(number: int, steps: int) -> str:
    """Return which step it is."""
    return gettext("step {number} of {steps}").format(number=number, steps=steps)


def question_note(number: int, questions: int, which_try: int) -> str:
    """Return which question of the step it is, and which try, from the second on."""
    parts = []
    if questions > 1:
        note = gettext("Question {number} of {questions}")
        parts.append(note.format(number=number, questions=questions))
    if 1 < which_try <= _ORDINALS:
        parts.append(gettext("{ordinal} try").format(ordinal=ordinal_word(which_try)))
    elif which_try > _ORDINALS:
        parts.append(gettext("try {number}").format(number=which_try))
    return " · ".join(parts)


def asked(heading: str, prompt: str) -> str:
    """Return a step and what it asks."""
    return gettext("{heading}. {prompt}").format(heading=heading, prompt=prompt)


def quoted(idea: str) -> str:
    """Return a common idea as somebody would say it."""
    return gettext("“{idea}”").format(idea=idea)


def verdict(kind: str) -> str:
    """Return the few words above what is said of an answer or a play."""
    return gettext(_VERDICTS[kind])


def goal(wanted: Goal) -> str:
    """Return what is to be reached."""
    messages = _GOALS_OF_MANY if wanted.tricks > 1 else _GOALS
    number = number_word(wanted.tricks)
    return gettext(messages[wanted.kind]).format(rule=wanted.rule, number=number).strip()


def how_to_play_cards() -> str:
    """Return how to play in a position."""
    return gettext("Choose one of your cards, or several of one rank, then play.")


def show_later() -> str:
    """Return when the answer can be shown."""
    return gettext("The answer can be shown after one more try.")


def stood(scores: tuple[int, ...]) -> str:
    """Return how the sides stood before a trick (R5)."""
    return gettext("Before this trick you stand at {you}, and they at {they}.").format(
        you=figures(scores[0]), they=figures(scores[1])
    )


def tricks_before(deal: Deal, number: int) -> str | None:
    """Return who took the tricks before this one, in order; None where there are none."""
    if not number:
        return None
    takers = []
    for trick in deal.tricks[:number]:
        name = _PEOPLE.name(trick.seats[trick.heads[-1]])
        if trick.seats[trick.heads[-1]] == YOU:
            name = gettext("you")
        many = gettext("{player} ({number} cards each)")
        takers.append(name if trick.number == 1 else many.format(player=name, number=trick.number))
    return gettext("Tricks so far were taken by: {takers}.").format(takers=", ".join(takers))


def first_tries(right: int, asked: int) -> str:
    """Return how many questions were answered at the first try."""
    if not asked:
        return gettext("You have been through the whole lesson.")
    return gettext("At the first try you found {right} of {asked} answers.").format(
        right=right, asked=asked
    )


def next_lesson(name: str | None) -> str:
    """Return where to go on."""
    if name is None:
        return gettext("This was the last lesson. Now play.")
    return gettext("The next lesson is {title}.").format(title=name)


def your_hand(cards: str) -> str:
    """Return which cards you hold."""
    return gettext("Your hand: {cards}.").format(cards=cards)


def choices(labels: str) -> str:
    """Return what can be answered."""
    return gettext("The answers are: {labels}.").format(labels=labels)


def group(place: int, player: str, cards: str) -> str:
    """Return a line of a trick: who played what, in order."""
    return gettext("{place}. {player}: {cards}").format(place=place, player=player, cards=cards)


_HOW: Final = {
    "answer": N_(
        "To answer, run this cell: the lesson appears here. In Python: lesson.answer(...)."
    ),
    "play": N_("To play, run this cell: the lesson appears here. In Python: lesson.play(...)."),
    "swap": N_(
        "To exchange cards, run this cell: the lesson appears here. "
        "In Python: lesson.swap(place, card)."
    ),
    "next": N_("To go on, run this cell: the lesson appears here. In Python: lesson.next()."),
    "over": N_("To see the lesson, run this cell: it appears here."),
}


def how_to_go_on(act: str) -> str:
    """Return the last line of a lesson's text, for where the lesson itself cannot be shown."""
    return gettext(_HOW[act])
