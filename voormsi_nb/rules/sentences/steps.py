"""Sentences about what one play did to a trick, and about who heads it.

>>> str(step_words(Trick.parse("7♦ K♣ K♠").explain()[2], People.of(None, None)))
"The third hand's K♠ is the very next card after the second hand's K♣, so it takes it. R2.7"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext, ngettext
from voormsi_nb.rules.cards import THREE, Rank
from voormsi_nb.rules.sentences.fails import FAILS
from voormsi_nb.rules.sentences.forms import N_, Words, cards_text, say
from voormsi_nb.rules.sentences.groups import group_words, pair_facts
from voormsi_nb.rules.sentences.people import People, number_word
from voormsi_nb.rules.sentences.reasons import reason_of
from voormsi_nb.rules.sentences.takes import TAKES
from voormsi_nb.rules.trick import Step, Trick

if TYPE_CHECKING:
    from voormsi_nb.rules.sentences.people import Person

__all__ = ["People", "Trick", "step_words", "trick_words"]

# For each number of cards: what others lead, and what you lead.
_LEADS: Final = {
    1: (N_("{Who} leads {cards}."), N_("You lead {cards}.")),
    2: (
        N_("{Who} leads {cards} together as a pair, so the others play two cards each."),
        N_("You lead {cards} together as a pair, so the others play two cards each."),
    ),
    3: (
        N_("{Who} leads {cards} together as a triple, so the others play three cards each."),
        N_("You lead {cards} together as a triple, so the others play three cards each."),
    ),
    4: (
        N_("{Who} leads {cards}, all four of a rank, so the others play four cards each."),
        N_("You lead {cards}, all four of a rank, so the others play four cards each."),
    ),
}
_SEVEN_LED: Final = N_(
    "Rank does not count against a Seven that is led, and matadors cannot reach it."
)
_THREE_LED: Final = N_("3♦ is worthless when it is led.")

_STILL_HEADS: Final = (N_("{Who} still heads."), N_("You still head."))

_NOTHING_PLAYED: Final = N_("Nothing has been played to this trick yet.")
# For one card and for several: others and you.
_TAKES_TRICK: Final = (
    (N_("{Who} takes the trick with {cards}."), N_("You take the trick with {cards}.")),
    (
        N_("{Who} takes the trick with {cards}, and it counts as {number} tricks."),
        N_("You take the trick with {cards}, and it counts as {number} tricks."),
    ),
)


def step_words(step: Step, people: People) -> Words:
    """Say what a play did: the card, the reason, the consequence (R1, R2, R3.5, R3.7)."""
    who = people.who(step.seat, step.place)
    if not step.pairs:
        return _lead_words(step, who)
    other = people.who(step.before_seat, step.before)
    if len(step.pairs) > 1:
        return Words(group_words(step, who, other), (step.rule,))
    pair = step.pairs[0]
    reasons = TAKES if pair.beats else FAILS
    text = reasons[reason_of(pair)].say(who, other, **pair_facts(pair))
    if not pair.beats:
        text += " " + say(_STILL_HEADS[other.is_you], Who=other.start)
    return Words(text, (step.rule,))


def _lead_words(step: Step, who: Person) -> Words:
    """Say what is led, and the power that it has or lacks."""
    text = say(_LEADS[len(step.cards)][who.is_you], Who=who.start, cards=cards_text(step.cards))
    if step.cards[0].rank is Rank.SEVEN:
        return Words(f"{text} {say(_SEVEN_LED)}", (step.rule, "R2.3"))
    if THREE in step.cards:
        return Words(f"{text} {say(_THREE_LED)}", (step.rule, "R2.1"))
    return Words(text, (step.rule,))


def trick_words(trick: Trick, people: People) -> Words:
    """Say who heads, or when all have played who takes the trick (R3.9)."""
    place = trick.winner
    if place is None:
        return Words(say(_NOTHING_PLAYED))
    who = people.who(trick.seats[place] if trick.seats else None, place)
    if trick.is_whole:
        message = gettext(_TAKES_TRICK[trick.number > 1][who.is_you])
        rules = ("R3.9",)
    else:
        message = _heads_message(trick.number, is_you=who.is_you)
        rules = (trick.explain()[place].rule,)
    cards, number = cards_text(trick.heading), number_word(trick.number)
    return Words(message.format(Who=who.start, cards=cards, number=number), rules)


def _heads_message(number: int, *, is_you: bool) -> str:
    """Return the message for so many cards that head."""
    if is_you:
        return ngettext("Your {cards} heads.", "Your {cards} head.", number)
    return ngettext("{Who}'s {cards} heads.", "{Who}'s {cards} head.", number)
