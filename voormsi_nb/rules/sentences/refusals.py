"""Sentences about plays that the rules refuse: a title, the reason, and what would do.

>>> refusal = Refusal("R3.11", "not_in_hand", (Card("K♥"),), seat=Seat.SOUTH, number=1)
>>> str(refusal_words(refusal, People.of(None, "S")))
'Not in your hand. You do not hold K♥, so you cannot play it. R3.11'
"""

from __future__ import annotations

from typing import Final, NamedTuple

from voormsi_nb.rules.cards import THREE, Card
from voormsi_nb.rules.refusals import Refusal
from voormsi_nb.rules.seats import Seat
from voormsi_nb.rules.sentences.forms import N_, Forms, Words, cards_text, say
from voormsi_nb.rules.sentences.people import People, Person, number_word

__all__ = ["Card", "People", "Refusal", "Seat", "refusal_words"]


class _Entry(NamedTuple):
    """A title, and the sentence for one card and for several."""

    title: str
    one: Forms
    several: Forms


_NOT_IN_HAND: Final = _Entry(
    N_("Not in the hand"),
    Forms(
        N_("{Who} does not hold {cards}, so it cannot be played."),
        N_("{Who} does not hold {cards}, so it cannot be played."),
        N_("You do not hold {cards}, so you cannot play it."),
        N_("You do not hold {cards}, so you cannot play it."),
    ),
    Forms(
        N_("{Who} does not hold {cards}, so they cannot be played."),
        N_("{Who} does not hold {cards}, so they cannot be played."),
        N_("You do not hold {cards}, so you cannot play them."),
        N_("You do not hold {cards}, so you cannot play them."),
    ),
)
_NOT_IN_YOUR_HAND: Final = N_("Not in your hand")

_AS_MANY_AS_LED: Final = _Entry(
    N_("As many as were led"),
    Forms(
        N_("{Other} led one card, so {who} plays one card."),
        N_("You led one card, so {who} plays one card."),
        N_("{Other} led one card, so you play one card, any that you hold."),
        N_("You led one card, so you play one card again, any that you hold."),
    ),
    Forms(
        N_("{Other} led {number} cards, so {who} plays {number} cards."),
        N_("You led {number} cards, so {who} plays {number} cards."),
        N_("{Other} led {number} cards, so you play {number} cards, any that you hold."),
        N_("You led {number} cards, so you play {number} cards again, any that you hold."),
    ),
)

_TOQUTSIT: Final = _Entry(
    N_("Toqutsit must be played"),
    Forms(
        N_("{Other}'s K♥ heads and {who} holds J♣, so it must be the card to play."),
        N_("Your K♥ heads and {who} holds J♣, so it must be the card to play."),
        N_("{Other}'s K♥ heads and you hold J♣, so it must be your card."),
        N_("Your K♥ heads and you hold J♣, so it must be your card."),
    ),
    Forms(
        N_("{Other}'s K♥ heads and {who} holds J♣, so it must be one of the {number} to play."),
        N_("Your K♥ heads and {who} holds J♣, so it must be one of the {number} to play."),
        N_("{Other}'s K♥ heads and you hold J♣, so it must be one of your {number}."),
        N_("Your K♥ heads and you hold J♣, so it must be one of your {number}."),
    ),
)

_PARTNER: Final = _Entry(
    N_("Not on your partner's Voormsi"),
    Forms(
        N_("J♣ would take partner {other}'s K♥, and {who} has another card to play."),
        N_("J♣ would take your K♥, and {who}, your partner, has another card to play."),
        N_("J♣ would take your partner's K♥, and you have another card to play."),
        N_("J♣ would take your partner's K♥, and you have another card to play."),
    ),
    Forms(
        N_("J♣ would take partner {other}'s K♥, and {who} has other cards to play."),
        N_("J♣ would take your K♥, and {who}, your partner, has other cards to play."),
        N_("J♣ would take your partner's K♥, and you have other cards to play."),
        N_("J♣ would take your partner's K♥, and you have other cards to play."),
    ),
)

_TURN: Final = Forms(
    N_("It is {other}'s turn, so {who} waits."),
    N_("It is your turn, so {who} waits."),
    N_("It is {other}'s turn, so wait for your own."),
    N_("It is {other}'s turn, so wait for your own."),
)

_NOT_YET: Final = N_("Not yet")
_DEAL_OVER: Final = N_("The deal is over")
_OVER: Final = N_("No more cards are played in this deal.")
_ONE_RANK: Final = N_("Not of one rank")
_LEAD_ONE_RANK: Final = N_(
    "{cards} are not of one rank. Lead one card, or two, three or four of the same rank."
)
_THREE_IS_NO_KING: Final = N_(
    "3♦ does not count as a king, so it cannot be led together with {cards}. Lead one without the "
    "other."
)
_TOO_MANY: Final = N_("Too many cards")
_LEAD_TOO_LARGE: Final = N_(
    "Nobody can lead {number} cards. Lead one card, or two, three or four of the same rank."
)
_SINGLE_ONLY: Final = N_(
    "With two players only single cards are played. Choose one of these cards."
)


def refusal_words(refusal: Refusal, people: People) -> Words:
    """Say what is in the way of a play and what would do instead."""
    who, other = people.who(refusal.seat), people.who(refusal.other)
    match refusal.kind:
        case "over":
            title, text = _DEAL_OVER, say(_OVER)
        case "not_your_turn":
            title, text = _NOT_YET, _say(_TURN, who, other, refusal)
        case "not_in_hand":
            entry = _NOT_IN_HAND
            title = _NOT_IN_YOUR_HAND if who.is_you else entry.title
            forms = entry.several if len(refusal.cards) > 1 else entry.one
            text = _say(forms, who, other, refusal)
        case "not_one_rank":
            title, text = _ONE_RANK, _rank_text(refusal)
        case "wrong_number" if refusal.rule != "R3.7":
            title, text = _TOO_MANY, _lead_text(refusal)
        case _:
            entry = _BY_NUMBER[refusal.kind]
            forms = entry.several if refusal.number > 1 else entry.one
            title, text = entry.title, _say(forms, who, other, refusal)
    return Words(text, (refusal.rule,), title=say(title))


_BY_NUMBER: Final = {
    "wrong_number": _AS_MANY_AS_LED,
    "must_play_toqutsit": _TOQUTSIT,
    "partner_capture": _PARTNER,
}


def _say(forms: Forms, who: Person, other: Person, refusal: Refusal) -> str:
    number = number_word(refusal.number)
    return forms.say(who, other, number=number, cards=cards_text(refusal.cards))


def _rank_text(refusal: Refusal) -> str:
    """Say what may be led together (R3.5), or that 3♦ may not go with kings (R3.6)."""
    if refusal.rule == "R3.6":
        kings = tuple(card for card in refusal.cards if card != THREE)
        return say(_THREE_IS_NO_KING, cards=cards_text(kings))
    return say(_LEAD_ONE_RANK, cards=cards_text(refusal.cards))


def _lead_text(refusal: Refusal) -> str:
    """Say how many cards may be led (R3.5, R6.1)."""
    if refusal.rule == "R6.1":
        return say(_SINGLE_ONLY)
    return say(_LEAD_TOO_LARGE, number=number_word(len(refusal.cards)))
