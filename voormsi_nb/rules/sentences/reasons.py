"""Which of the reasons in `takes` and `fails` a pair of cards has, and its two or three words.

>>> reason_of(Pair(Card("K♠"), Card("K♣"), True, "R2.7"))
'next_card'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import pgettext
from voormsi_nb.rules.cards import CLUB_KING, MATADORS, SPADE_KING, THREE, Card, Rank
from voormsi_nb.rules.judging import Manner, Nearness
from voormsi_nb.rules.pairing import Pair, PairFacts
from voormsi_nb.rules.ruleset import RuleSet
from voormsi_nb.rules.sentences.people import P_, rank_word

__all__ = ["Card", "Pair", "pair_words", "reason_of"]

# What is taken for granted of a pair that no trick has made.
_PLAIN: Final = PairFacts(Manner.PLAIN, Nearness.NEXT, RuleSet.smith())


def reason_of(pair: Pair) -> str:
    """Return why the card beats the one that it faces, or why not: a key of TAKES or FAILS."""
    return _why_it_takes(pair) if pair.beats else _why_it_fails(pair)


def _why_it_takes(pair: Pair) -> str:
    card, against = pair.card, pair.against
    told = pair.told or _PLAIN
    match pair.rule:
        case "R1.2":
            return "equal" if against in MATADORS[:2] else "top"
        case "R1.4":
            return "suit" if card.rank is against.rank else "rank"
        case "R2.7":
            return "later_card" if told.nearness == Nearness.LATER else "next_card"
        case "R2.8":
            return "led_king" if card == SPADE_KING else "lowest_king"
    return _TAKES_BY[pair.rule]


_TAKES_BY: Final = {
    "R1.3": "third",
    "R2.1": "worthless",
    "R2.2": "three",
    "R2.3": "suit",
    "R2.4": "second_seven",
    "R2.6": "club_king",
}


def _why_it_fails(pair: Pair) -> str:
    card, against = pair.card, pair.against
    match pair.rule:
        case "R1.4":
            reason = "low_suit" if card.rank is against.rank else "low_rank"
        case "R2.3" if card in MATADORS:
            reason = "matador_on_seven"
        case "R2.3" if card.rank is Rank.SEVEN:
            higher = card < against  # in the pack clubs come first
            reason = "seven_on_seven" if higher else "low_suit"
        case "R2.5":
            reason = "dead_on_three" if against == THREE else "dead"
        case "R2.7":
            reason = "too_late" if against == CLUB_KING else "on_spade_king"
        case "R2.8" if against == CLUB_KING:
            reason = _why_the_king_stays_low(pair.told or _PLAIN)
        case _:
            reason = _FAILS_BY[pair.rule]
    return reason


def _why_the_king_stays_low(told: PairFacts) -> str:
    """Say why K♠ does not beat a K♣ that has taken no Seven."""
    if told.ruleset.spade_king_on == "seven":
        return "lowest"
    return "too_late" if told.manner == Manner.LED_CLUB_KING else "not_led"


_FAILS_BY: Final = {
    "R1.2": "below_top",
    "R1.3": "below_third",
    "R2.2": "on_three",
    "R2.3": "rank_on_seven",
    "R2.6": "on_club_king",
    "R2.8": "spade_king_on_seven",
}

_WORDS: Final = {
    "equal": P_("why a card beats another", "played later"),
    "top": P_("why a card beats another", "top card"),
    "third": P_("why a card beats another", "third highest"),
    "suit": P_("why a card beats another", "higher suit"),
    "worthless": P_("why a card beats another", "worthless when led"),
    "three": P_("why a card beats another", "beats anything"),
    "second_seven": P_("why a card beats another", "Seven comes second"),
    "club_king": P_("why a card beats another", "K♣ on Seven"),
    "next_card": P_("why a card beats another", "next card"),
    "later_card": P_("why a card beats another", "later card"),
    "lowest_king": P_("why a card beats another", "K♠ is lowest"),
    "led_king": P_("why a card beats another", "K♣ was led"),
}

_WORDS_OF_FAILURE: Final = {
    "below_top": P_("why a card does not beat another", "too low"),
    "below_third": P_("why a card does not beat another", "too low"),
    "low_rank": P_("why a card does not beat another", "too low"),
    "low_suit": P_("why a card does not beat another", "lower suit"),
    "on_three": P_("why a card does not beat another", "nothing beats 3♦"),
    "matador_on_seven": P_("why a card does not beat another", "out of reach"),
    "rank_on_seven": P_("why a card does not beat another", "out of reach"),
    "seven_on_seven": P_("why a card does not beat another", "out of reach"),
    "dead": P_("why a card does not beat another", "dead Seven"),
    "dead_on_three": P_("why a card does not beat another", "dead Seven"),
    "on_club_king": P_("why a card does not beat another", "only K♠, 3♦"),
    "too_late": P_("why a card does not beat another", "too late"),
    "on_spade_king": P_("why a card does not beat another", "only 3♦"),
    "spade_king_on_seven": P_("why a card does not beat another", "only K♣, 3♦"),
    "lowest": P_("why a card does not beat another", "no Seven taken"),
    "not_led": P_("why a card does not beat another", "no Seven taken"),
}


def pair_words(pair: Pair) -> str:
    """Return two or three words for why the card beats the one that it faces, or why not.

    >>> pair_words(Pair(Card("Q♣"), Card("5♥"), False, "R1.4"))
    'too low'
    """
    reason = reason_of(pair)
    if reason == "rank":
        return rank_word(pair.card.rank)
    if pair.beats:
        return pgettext("why a card beats another", _WORDS[reason])
    return pgettext("why a card does not beat another", _WORDS_OF_FAILURE[reason])
