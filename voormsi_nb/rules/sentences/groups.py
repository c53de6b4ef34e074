"""Sentences about groups: card by card, then what that means for the whole (R3.7).

>>> from voormsi_nb.rules.trick import Trick
>>> step = Trick.parse("6♥+6♦ 9♣+5♣").explain()[1]
>>> text = group_words(step, Person("West", "West"), Person("South", "South", is_you=True))
>>> text.split(". ")[0], text.split(". ")[2]
("West's 9♣ beats your 6♥", 'Both must be beaten, so you still head.')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.sentences.fails import FAILS
from voormsi_nb.rules.sentences.forms import N_, Forms, Person, say
from voormsi_nb.rules.sentences.people import number_word, ordinal_word, ranks_word, suit_word
from voormsi_nb.rules.sentences.reasons import reason_of
from voormsi_nb.rules.sentences.takes import BEATS_IN_VAIN, TAKES

if TYPE_CHECKING:
    from voormsi_nb.rules.pairing import Pair
    from voormsi_nb.rules.trick import Step

__all__ = ["Person", "group_words", "pair_facts"]

_RANK_TAKES_RANK: Final = Forms(
    N_("{Who}'s {ranks} take {other}'s {other_ranks}."),
    N_("{Who}'s {ranks} take your {other_ranks}."),
    N_("Your {ranks} take {other}'s {other_ranks}."),
    N_("Your {ranks} take your {other_ranks}."),
)
_RANK_BEATS_SOME: Final = Forms(
    N_("{Who}'s {ranks} beat {number} of {other}'s {other_ranks}."),
    N_("{Who}'s {ranks} beat {number} of your {other_ranks}."),
    N_("Your {ranks} beat {number} of {other}'s {other_ranks}."),
    N_("Your {ranks} beat {number} of your {other_ranks}."),
)
_NOT_THE_LAST: Final = N_("{card} does not beat the {ordinal}.")

_BOTH_BEATEN: Final = Forms(
    N_("Both of {other}'s cards are beaten, so {who} heads."),
    N_("Both of your cards are beaten, so {who} heads."),
    N_("Both of {other}'s cards are beaten, so you head."),
    N_("Both of your cards are beaten, so you head."),
)
_ALL_BEATEN: Final = Forms(
    N_("All {number} of {other}'s cards are beaten, so {who} heads."),
    N_("All {number} of your cards are beaten, so {who} heads."),
    N_("All {number} of {other}'s cards are beaten, so you head."),
    N_("All {number} of your cards are beaten, so you head."),
)
_BOTH_MUST: Final = (
    N_("Both must be beaten, so {other} still heads."),
    N_("Both must be beaten, so you still head."),
)
_ALL_MUST: Final = (
    N_("All {number} must be beaten, so {other} still heads."),
    N_("All {number} must be beaten, so you still head."),
)


def pair_facts(pair: Pair) -> dict[str, str]:
    """Return what the sentences about a pair put in."""
    return {
        "card": str(pair.card),
        "against": str(pair.against),
        "ranks": ranks_word(pair.card.rank),
        "other_ranks": ranks_word(pair.against.rank),
        "suit": suit_word(pair.card.suit),
    }


def group_words(step: Step, who: Person, other: Person) -> str:
    """Say how a group fares against the one that heads: its cards, then the whole."""
    cards = _taken if step.takes else _not_taken
    parts = cards(step.pairs, who, other)
    return " ".join([*parts, _consequence(step, who, other)])


def _taken(pairs: tuple[Pair, ...], who: Person, other: Person) -> list[str]:
    """Say why each card of the heading group is beaten."""
    if _is_rank_on_rank(pairs):
        return [_RANK_TAKES_RANK.say(who, other, **pair_facts(pairs[0]))]
    parts: list[str] = []
    for pair in pairs:
        forms = TAKES[reason_of(pair)]
        facts = pair_facts(pair)
        parts.append(forms.say_short(**facts) if parts else forms.say(who, other, **facts))
    return parts


def _not_taken(pairs: tuple[Pair, ...], who: Person, other: Person) -> list[str]:
    """Say which cards of the heading group are beaten, and why others are not."""
    beaten = tuple(pair for pair in pairs if pair.beats)
    unbeaten = [pair for pair in pairs if not pair.beats]
    last = unbeaten[0]
    parts: list[str] = []
    if len(beaten) > 1 and len(unbeaten) == 1 and _is_rank_on_rank(beaten):
        number = number_word(len(beaten))
        first = beaten[0]
        if last.against.rank is first.against.rank and last.rule == "R1.4":
            return [
                _RANK_BEATS_SOME.say(who, other, number=number, **pair_facts(first)),
                say(_NOT_THE_LAST, card=last.card, ordinal=ordinal_word(len(pairs))),
            ]
    for pair in (*beaten, *unbeaten):
        forms = BEATS_IN_VAIN if pair.beats else FAILS[reason_of(pair)]
        facts = pair_facts(pair)
        parts.append(forms.say_short(**facts) if parts else forms.say(who, other, **facts))
    return parts


def _is_rank_on_rank(pairs: tuple[Pair, ...]) -> bool:
    """Whether these are cards of one rank that beat cards of one lower rank by R1.4."""
    return (
        all(reason_of(pair) == "rank" for pair in pairs)
        and len({pair.card.rank for pair in pairs}) == 1
        and len({pair.against.rank for pair in pairs}) == 1
    )


def _consequence(step: Step, who: Person, other: Person) -> str:
    """Say what it means that all are beaten, or that all must be."""
    both = len(step.pairs) == 2  # noqa: PLR2004 - a pair is both of its cards
    number = number_word(len(step.pairs))
    if step.takes:
        return (_BOTH_BEATEN if both else _ALL_BEATEN).say(who, other, number=number)
    message = (_BOTH_MUST if both else _ALL_MUST)[other.is_you]
    return say(message, number=number, other=other.inside)
