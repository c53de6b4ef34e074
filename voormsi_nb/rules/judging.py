"""Does one card beat another that heads? The heart of the rules: R1.2 to R1.5 and R2.

A card that heads does so in a certain manner (`Manner`): a Seven that was led heads by
privilege (R2.3), a 3♦ that was led is worthless (R2.1), and so on. A `Slot` is such a card
with its manner. `Judge.verdict` says whether a card played later takes the slot and by which
rule; groups are judged card by card in `voormsi_nb.rules.pairing`.

>>> judge = judge_for(RuleSet.smith())
>>> seven = judge.led(Card("7♦"))
>>> judge.verdict(seven, Card("K♣"), Nearness.NEXT).rule
'R2.6'
>>> judge.verdict(seven, Card("J♣"), Nearness.NEXT).takes
False
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from voormsi_nb.rules.cards import CLUB_KING, MATADORS, PACK, SPADE_KING, THREE, Card, Rank
from voormsi_nb.rules.ruleset import RuleSet  # noqa: TC001 - the examples use it


class Manner(IntEnum):
    """How a card heads: it decides what can beat it."""

    PLAIN = 0
    """By its place in the ranking (R1.2 to R1.4)."""
    LED_CLUB_KING = 1
    """K♣ led: plain, but K♠ may have a word (R2.8, ``spade_king_on="led_or_seven"``)."""
    WORTHLESS = 2
    """3♦ led (R2.1)."""
    UNBEATABLE = 3
    """3♦ not led (R2.2)."""
    SEVEN = 4
    """A Seven by privilege: led (R2.3), or second on a led 3♦ (R2.4)."""
    CLUB_KING = 5
    """K♣ that took such a Seven (R2.6)."""
    SPADE_KING = 6
    """K♠ that took such a K♣ (R2.7)."""


class Nearness(IntEnum):
    """How far behind the play that heads a card is played; R2.4 and R2.7 ask for it."""

    LATER = 0
    """Not the next play."""
    NEXT = 1
    """The next play after the one that heads (R2.7)."""
    SECOND = 2
    """The second play of the trick: the next after the lead (R2.4)."""


class Slot(NamedTuple):
    """A card of the group that heads, and the manner in which it does.

    ``key`` tells the slot from all others by one number, with room for a card and a nearness.
    """

    card: Card
    manner: Manner
    key: int


def slot_of(card: Card, manner: Manner) -> Slot:
    """Return the slot of a card that heads in this manner."""
    return Slot(card, manner, (card * len(Manner) + manner) * len(PACK) * len(Nearness))


class Verdict(NamedTuple):
    """Whether a card takes a slot, the rule that decides, and the slot as it is then."""

    takes: bool
    rule: str
    slot: Slot


_NEARNESSES: Final = len(Nearness)
_SUITS_FROM_LOW: Final = "DHSC"


def _strength(card: Card) -> int:
    """Return the place in the ranking, higher for stronger; J♣ and K♥ share theirs (R1.2)."""
    return -max(card, 1)


class Judge:
    """Decides by one rule set, and remembers what it has decided."""

    __slots__ = ("_verdicts", "ruleset")

    def __init__(self, ruleset: RuleSet) -> None:
        """Decide by these rules."""
        self.ruleset = ruleset
        self._verdicts: dict[int, Verdict] = {}

    def led(self, card: Card) -> Slot:
        """Return how a card heads when it is led (R2.1, R2.3, R2.8)."""
        return _LED[card]

    def verdict(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        """Say whether the card takes the slot when it is played so near behind it (R1, R2)."""
        key = slot.key + card * _NEARNESSES + nearness
        found = self._verdicts.get(key)
        if found is None:
            found = self._verdicts[key] = self._decide(slot, card, nearness)
        return found

    def _decide(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        if slot.manner == Manner.UNBEATABLE:
            return Verdict(takes=False, rule="R2.2", slot=slot)
        if card == THREE:
            return Verdict(takes=True, rule="R2.2", slot=slot_of(card, Manner.UNBEATABLE))
        if slot.manner == Manner.WORTHLESS:
            return self._on_worthless_three(slot, card, nearness)
        if slot.manner == Manner.SEVEN:
            return self._on_seven(slot, card)
        if slot.manner in {Manner.CLUB_KING, Manner.SPADE_KING}:
            return self._on_king_by_privilege(slot, card, nearness)
        return self._on_plain(slot, card, nearness)

    def _on_worthless_three(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        """Judge a card on a led 3♦: all beat it (R2.1), but a Seven only as second (R2.4, R2.5)."""
        if card.rank is not Rank.SEVEN:
            return Verdict(takes=True, rule="R2.1", slot=slot_of(card, Manner.PLAIN))
        if nearness == Nearness.SECOND:
            return Verdict(takes=True, rule="R2.4", slot=slot_of(card, Manner.SEVEN))
        return Verdict(takes=False, rule="R2.5", slot=slot)

    def _on_seven(self, slot: Slot, card: Card) -> Verdict:
        """Judge a card on a Seven that heads by privilege (R2.3, R2.6); K♠ is no help (R2.8)."""
        if card == CLUB_KING:
            return Verdict(takes=True, rule="R2.6", slot=slot_of(card, Manner.CLUB_KING))
        if card == SPADE_KING:
            return Verdict(takes=False, rule="R2.8", slot=slot)
        if card.rank is Rank.SEVEN and self.ruleset.higher_seven_beats:
            higher = _SUITS_FROM_LOW.index(card.suit.letter) > _SUITS_FROM_LOW.index(
                slot.card.suit.letter
            )
            if higher:
                return Verdict(takes=True, rule="R2.3", slot=slot_of(card, Manner.SEVEN))
        return Verdict(takes=False, rule="R2.3", slot=slot)

    def _on_king_by_privilege(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        """Judge a card on K♣ that took a Seven (R2.6), or K♠ that took that K♣ (R2.7)."""
        if slot.manner == Manner.SPADE_KING:
            return Verdict(takes=False, rule="R2.7", slot=slot)
        if card != SPADE_KING:
            return Verdict(takes=False, rule="R2.6", slot=slot)
        if self._spade_king_is_in_time(nearness):
            return Verdict(takes=True, rule="R2.7", slot=slot_of(card, Manner.SPADE_KING))
        return Verdict(takes=False, rule="R2.7", slot=slot)

    def _on_plain(self, slot: Slot, card: Card, nearness: Nearness) -> Verdict:
        """Judge by the ranking (R1.2 to R1.4); no suit and no trump changes it (R1.5)."""
        if card.rank is Rank.SEVEN:
            return Verdict(takes=False, rule="R2.5", slot=slot)
        if (
            slot.manner == Manner.LED_CLUB_KING
            and card == SPADE_KING
            and self.ruleset.spade_king_on == "led_or_seven"
        ):
            # The one case in which a lower card takes a plain one.
            takes = self._spade_king_is_in_time(nearness)
        else:
            takes = _strength(card) >= _strength(slot.card)
        return Verdict(
            takes=takes,
            rule=_ranking_rule(slot.card, card),
            slot=slot_of(card, Manner.PLAIN) if takes else slot,
        )

    def _spade_king_is_in_time(self, nearness: Nearness) -> bool:
        return nearness != Nearness.LATER or self.ruleset.spade_king_when == "later"


def _ranking_rule(heading: Card, card: Card) -> str:
    """Return the rule that ranks two plain cards."""
    pair = {heading, card}
    if pair == {CLUB_KING, SPADE_KING}:
        return "R2.8"
    if pair & set(MATADORS[:2]):
        return "R1.2"
    return "R1.3" if MATADORS[2] in pair else "R1.4"


def _manner_when_led(card: Card) -> Manner:
    if card == THREE:
        return Manner.WORTHLESS
    if card.rank is Rank.SEVEN:
        return Manner.SEVEN
    return Manner.LED_CLUB_KING if card == CLUB_KING else Manner.PLAIN


_LED: Final = tuple(slot_of(card, _manner_when_led(card)) for card in PACK)


@cache
def judge_for(ruleset: RuleSet) -> Judge:
    """Return the one judge that decides by these rules."""
    return Judge(ruleset)
