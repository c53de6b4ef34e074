"""The words round a question: prompts, labels of choices, how to answer.

>>> from voormsi_nb.teach.asking import which_beats
>>> which_beats("7♦", "J♣ K♣").prompt
'Which of these cards beat 7♦?'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import N_, gettext, ngettext, pgettext
from voormsi_nb.rules import RuleSet
from voormsi_nb.rules.sentences import Words
from voormsi_nb.rules.sentences.forms import cards_text, figures
from voormsi_nb.rules.sentences.people import P_, People
from voormsi_nb.teach.question import YOU, Choice, Question

__all__ = ["facts_of", "how_to_answer", "label_of", "prompt_of"]

_PROMPTS: Final = {
    "who_takes": N_("Who takes this trick?"),
    "who_heads": N_("Who heads this trick now?"),
    "which_beats": N_("Which of these cards beat {cards}?"),
    "may_play": N_("May you play {cards} now?"),
    "may_lead": N_("May you lead {cards}?"),
    "must_play": N_("Is there a card that you must play now?"),
    "takers": N_("Which of your cards would head this trick now?"),
    "points": N_("What does this trick bring, and whom?"),
    "ladder_you": N_("Where do you stand on the ladder now?"),
    "ladder_they": N_("Where do they stand on the ladder now?"),
}
_OF_OTHER_TABLES: Final = {
    "web": N_("At a table with the web rules: who takes this trick?"),
    "parlett": N_("At a table with Parlett's rules: who takes this trick?"),
    "smith": N_("At a table with rules of its own: who takes this trick?"),
}
_HOW: Final = {
    "who_takes": N_("Choose a card, or press 1 to {number}."),
    "several": N_("Choose all that do, then check."),
    "one": N_("Choose one, or press 1 to {number}."),
}
_TOQUTSIT_PLAYED: Final = N_("J♣ was played in an earlier trick.")
_TOQUTSIT_HELD: Final = N_("When the trick ends, {name} holds J♣.")
_TOQUTSIT_YOURS: Final = N_("When the trick ends, you hold J♣.")
_TOQUTSIT_STOCK: Final = N_("When the trick ends, J♣ is still in the stock.")
_LADDER_BEFORE: Final = N_(
    "Before this trick the ladder stood at {you} for you and {they} for them."
)
_WON_NOTHING: Final = N_("It is the first trick of the deal.")
_RUN_OF_YOURS: Final = N_("You had won all {n} tricks of the deal before it.")
_RUN_OF_THEIRS: Final = N_("They had won all {n} tricks of the deal before it.")
_WON_BEFORE: Final = N_("Tricks won before it: {you} by you, {they} by them.")
_TARGET: Final = N_("The game is to {target} points.")
_WORDS: Final = {
    "yes": P_("answer", "Yes"),
    "no": P_("answer", "No"),
    "any": P_("answer", "Any card"),
    "none": P_("answer", "None of them"),
    "0": P_("answer", "Nobody gets a point"),
    "you lose": P_("answer", "You lose the game"),
    "they lose": P_("answer", "They lose the game"),
}


def prompt_of(question: Question) -> str:
    """Return the question in words."""
    kind: str = question.kind
    trick = question.trick
    if kind == "who_takes":
        named = question.ruleset
        if named != RuleSet.smith():
            return gettext(_OF_OTHER_TABLES["smith" if named.changes else named.name])
        kind = "who_takes" if trick.is_whole else "who_heads"
    if kind == "may_play" and not trick.plays:
        kind = "may_lead"
    if kind == "ladder":
        kind = "ladder_they" if question.side else "ladder_you"
    cards = trick.heading if kind == "which_beats" else question.asked
    return gettext(_PROMPTS[kind]).format(cards=cards_text(cards))


def how_to_answer(question: Question) -> str:
    """Return how to answer: by choosing, by keys, one or several."""
    kind = "several" if question.several else "one"
    if question.kind == "who_takes":
        kind = "who_takes"
    return gettext(_HOW[kind]).format(number=len(question.choices))


def label_of(choice: Choice) -> str:
    """Return the words on a choice: who played it, a number, points, yes or no."""
    if choice.id in _WORDS:
        return pgettext("answer", _WORDS[choice.id])
    if choice.seat is not None:
        return People.of(None, None).name(choice.seat) if choice.seat != YOU else you_label()
    if choice.number is None:
        return cards_text(choice.cards)
    if choice.side is None:
        return figures(choice.number)
    if choice.side == 0:
        message = ngettext("You: {n} point", "You: {n} points", choice.number)
    else:
        message = ngettext("They: {n} point", "They: {n} points", choice.number)
    return message.format(n=figures(choice.number))


def you_label() -> str:
    """Return what the learner is called on a button."""
    return pgettext("seat", "You")


def facts_of(question: Question) -> tuple[Words, ...]:
    """Return what one must know besides the cards."""
    if question.kind == "points":
        return _where_toqutsit_is(question)
    if question.kind == "ladder":
        return _how_it_stood(question)
    return ()


def _where_toqutsit_is(question: Question) -> tuple[Words, ...]:
    found = question.toqutsit
    if found is None:
        return ()
    where, seat = found
    if seat == YOU:
        return (Words(gettext(_TOQUTSIT_YOURS)),)
    if seat is not None:
        name = People.of(None, None).name(seat)
        return (Words(gettext(_TOQUTSIT_HELD).format(name=name)),)
    return (Words(gettext(_TOQUTSIT_PLAYED if where == "played" else _TOQUTSIT_STOCK)),)


def _how_it_stood(question: Question) -> tuple[Words, ...]:
    """Say how ladder and tricks stood before the trick that is asked about."""
    deal, before = question.deal, question.scores_before
    if deal is None or before is None:
        return ()
    you, they = won = [
        sum(
            trick.number
            for trick in deal.tricks[: question.trick_number]
            if trick.seats[trick.heads[-1]] % 2 == side
        )
        for side in (0, 1)
    ]
    if not any(won):
        told = gettext(_WON_NOTHING)
    elif min(won) == 0 and max(won) > 1:
        told = gettext(_RUN_OF_YOURS if you else _RUN_OF_THEIRS).format(n=max(won))
    else:
        told = gettext(_WON_BEFORE).format(you=you, they=they)
    ladder = gettext(_LADDER_BEFORE).format(you=figures(before[0]), they=figures(before[1]))
    target = gettext(_TARGET).format(target=deal.target)
    return (Words(told), Words(ladder), Words(target))
