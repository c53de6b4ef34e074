"""Wrong ideas about the ranking of the cards (R1).

>>> [idea.name for idea in OF_RANKING][0]
'ace_above_nine'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import MATADORS, PACK, Card, Rank, Suit
from voormsi_nb.teach.believing import Belief, Manner, Nearness, fails, takes
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.misconceptions.following import suit_followed
from voormsi_nb.teach.misconceptions.seeing import seen_with

if TYPE_CHECKING:
    from voormsi_nb.rules.judging import Slot, Verdict

_COURT: Final = frozenset({Rank.QUEEN, Rank.KING})
_SMALL: Final = frozenset({Rank.SIX, Rank.FIVE, Rank.EIGHT})


class _AceAboveNine(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.PLAIN and {slot.card.rank, card.rank} == {Rank.ACE, Rank.NINE}:
            return takes(card) if card.rank is Rank.ACE else fails(slot)
        return super().verdict(slot, card, nearness)


class _EarlierOfTheTwoWins(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if {slot.card, card} == set(MATADORS[:2]):
            return fails(slot)
        return super().verdict(slot, card, nearness)


class _CourtAboveSmall(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        plain = slot.manner in {Manner.PLAIN, Manner.LED_CLUB_KING}
        if plain and not {slot.card, card} & set(MATADORS):
            if card.rank in _COURT and slot.card.rank in _SMALL:
                return takes(card)
            if card.rank in _SMALL and slot.card.rank in _COURT:
                return fails(slot)
        return super().verdict(slot, card, nearness)


# Where a rank begins in the plain order, but for the matadors in it.
_RANKS_FROM: Final = {
    rank: min(card for card in PACK if card.rank is rank and card not in MATADORS) for rank in Rank
}
_SUITS_FROM_HIGH: Final = tuple(Suit)


def _as_printed(card: Card) -> tuple[int, int]:
    """Return the place of a card as if no card were a matador: lower is stronger."""
    return _RANKS_FROM[card.rank], _SUITS_FROM_HIGH.index(card.suit)


class _MatadorByItsRank(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        plain = slot.manner == Manner.PLAIN and card.rank not in {Rank.SEVEN, Rank.THREE}
        if plain and {slot.card, card} & set(MATADORS):
            return takes(card) if _as_printed(card) < _as_printed(slot.card) else fails(slot)
        return super().verdict(slot, card, nearness)


class _FirstOfRankStays(Belief):
    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        same = slot.card.rank is card.rank and not {slot.card, card} & set(MATADORS)
        if slot.manner == Manner.PLAIN and same:
            return fails(slot)
        return super().verdict(slot, card, nearness)


OF_RANKING: Final = (
    Misconception(
        "ace_above_nine",
        N_("An ace beats a nine."),
        N_("Nines stand above aces here; only the matadors stand above nines."),
        N_("You saw that an ace is a high card: right, and in many other games it is the highest."),
        ("R1.4",),
        seen_with(_AceAboveNine),
    ),
    Misconception(
        "earlier_of_the_two_wins",
        N_("Of J♣ and K♥ the first one stays."),
        N_("J♣ and K♥ are equally high, and the one that is played later beats the other."),
        N_("You saw that J♣ and K♥ are equally high: right."),
        ("R1.2",),
        seen_with(_EarlierOfTheTwoWins),
    ),
    Misconception(
        "matador_by_its_rank",
        N_("A jack is a jack, a king a king, an eight an eight."),
        N_("J♣, K♥ and 8♠ are the matadors: they stand above all other cards that have a rank."),
        N_("You saw where the other cards of that rank stand: right for those."),
        ("R1.2", "R1.3"),
        seen_with(_MatadorByItsRank),
    ),
    Misconception(
        "court_above_small",
        N_("Kings and queens beat small cards."),
        N_("Sixes, fives and eights stand above queens and the black kings here."),
        N_("You saw kings and queens, which are high cards in many other games."),
        ("R1.4",),
        seen_with(_CourtAboveSmall),
    ),
    Misconception(
        "first_of_rank_stays",
        N_("Of two cards of one rank the first stays."),
        N_("Within a rank clubs beat spades, spades beat hearts, and hearts beat diamonds."),
        N_("You saw that the two cards have the same rank: right."),
        ("R1.4",),
        seen_with(_FirstOfRankStays),
    ),
    Misconception(
        "suit_must_be_followed",
        N_("You have to follow suit."),
        N_("No suit has to be followed, and a card of any suit can take the trick."),
        N_("You looked at the suit that was led, as most other games ask you to."),
        ("R1.5",),
        suit_followed,
        N_("But here the suit of the lead asks nothing of anybody."),
    ),
)
"""About ranks and suits."""
