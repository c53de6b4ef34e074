"""The words of reasons and cues, found when they are shown: the one place that makes them.

>>> from voormsi_nb.players.reasons import Reason
>>> from voormsi_nb.rules import Card
>>> say(Reason("king_waits", (Card("K♥"), Card("J♣")), "R4.2"))
'J♣ is still out, so K♥ waits: beaten by it, K♥ would cost two points. R4.2'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext
from voormsi_nb.players._messages import MESSAGES
from voormsi_nb.rules.sentences import Words
from voormsi_nb.rules.sentences.forms import cards_text
from voormsi_nb.rules.sentences.people import People, number_word

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voormsi_nb.players.reasons import Cue, Reason
    from voormsi_nb.rules import Seat

__all__ = ["say", "words"]


def say(
    reason: Reason | Cue,
    names: Mapping[Seat, str] | Mapping[str, str] | None = None,
    you: Seat | str | None = None,
) -> str:
    """Return a reason or cue in one line, with the id of its rule at the end.

    ``names`` is what players are called, by seat; who is not in it is called by the seat.
    ``you`` is the seat that is addressed as you.

    Raises `CardError` for what is not a seat.
    """
    return str(words(reason, names, you))


def words(
    reason: Reason | Cue,
    names: Mapping[Seat, str] | Mapping[str, str] | None = None,
    you: Seat | str | None = None,
) -> Words:
    """Return the parts of `say`: the sentence without an id, and the id.

    Raises as `say` does.
    """
    people = People.of(names, you)
    message = MESSAGES[reason.kind]
    form = message.one
    several = len(reason.cards) > 1
    if several and message.several:
        form = message.several
    if reason.seat is not None and reason.seat == people.you:
        form = message.yours or form
        if several and message.yours_several:
            form = message.yours_several
    facts = {
        "cards": cards_text(reason.cards),
        "card": reason.cards[0] if reason.cards else "",
        "against": reason.cards[-1] if reason.cards else "",
        "name": "" if reason.seat is None else people.name(reason.seat),
        "number": number_word(reason.number),
    }
    return Words(gettext(form).format(**facts), (reason.rule,) if reason.rule else ())
