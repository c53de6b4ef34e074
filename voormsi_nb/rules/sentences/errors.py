"""Sentences about errors: what was tried, what the rules say, what would do.

>>> str(error_words(CardError("no_king_of_diamonds", given="KD")))
'There is no K♦ in this pack, but KD asks for it. 3♦ is there in its place. R1.1'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import pgettext
from voormsi_nb.rules.errors import CardError, RecordError, VoormsiError
from voormsi_nb.rules.seats import Seat
from voormsi_nb.rules.sentences.error_messages import ERRORS
from voormsi_nb.rules.sentences.forms import Words, say
from voormsi_nb.rules.sentences.people import P_, number_word, seat_word

__all__ = ["CardError", "error_words"]

_PLACES: Final = {"record": P_("place in a record", "the record")}
_COUNTS: Final = frozenset({"number", "most", "led", "sides", "places", "players", "given"})


def error_words(error: VoormsiError) -> Words:
    """Say what went wrong, and what would do."""
    message, *rules = ERRORS[_key(error)]
    text = say(message, **{name: _shown(name, fact) for name, fact in error.facts.items()})
    reason = error.facts.get("reason")
    if isinstance(reason, VoormsiError):
        text = f"{text} {reason}"
    return Words(text, tuple(rules))


def _key(error: VoormsiError) -> str:
    """Return the kind; records use some kinds of cards in a sense of their own."""
    in_record = f"record {error.kind}"
    return in_record if isinstance(error, RecordError) and in_record in ERRORS else error.kind


def _shown(name: str, fact: object) -> str:
    """Write a fact as a sentence does."""
    if name == "place":
        place = str(fact)
        return pgettext("place in a record", _PLACES[place]) if place in _PLACES else place
    if name == "seat":
        return seat_word(Seat.read(str(fact)))
    if name in _COUNTS and isinstance(fact, int):
        return number_word(fact)
    if isinstance(fact, tuple):
        return ", ".join(map(str, fact))
    return str(fact)
