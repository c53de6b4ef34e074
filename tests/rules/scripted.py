"""Deals made to order: packs with given hands, and plays that realise a given course of tricks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tests.rules.naive import PACK, cards
from voormsi_nb.rules import Card, Deal, RuleSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tests.rules.examples import Course, Won
    from tests.rules.naive import Options

SEATS = ("S", "W", "N", "E")


def rules_of(options: Options) -> RuleSet:
    """Turn the options of the naive counters into those of the rules core."""
    return RuleSet(**options._asdict())


def codes(text: str) -> list[str]:
    """Read "9♣ 9♥" as ["9C", "9H"]."""
    return [code for word in text.split() for code in cards(word)]


def pack_with(given: Mapping[str, str], shuffler: Random | None = None) -> list[str]:
    """Build a pack that gives four players these cards ("stock": on its top), South dealt to first.

    What is left open is filled from the rest of the pack; without a shuffler, with plain low cards,
    so that J♣, K♥ and 3♦ stay in the stock.
    """
    named = {code for text in given.values() for code in codes(text)}
    # From the queens upwards: no Seven, no black king, no 3♦ and no matador comes into a hand.
    rest = [code for code in (*PACK[28::-1], *PACK[29:]) if code not in named]
    if shuffler is not None:
        shuffler.shuffle(rest)
    hands = []
    for seat in SEATS:
        hand = codes(given.get(seat, ""))
        missing = 4 - len(hand)
        hands.append([*hand, *rest[:missing]])
        rest = rest[missing:]
    dealt = [hand[round_] for round_ in range(4) for hand in hands]
    return [*dealt, *codes(given.get("stock", "")), *rest]


def play_course(course: Course) -> Deal:
    """Find a deal that goes as the course says, and play it: the same on every machine."""
    kept = frozenset(
        Card(code)
        for text in [*(step.lead for step in course.steps), *(hand for _, hand in course.hands)]
        for code in codes(text)
    )
    for seed in range(500):
        shuffler = Random(f"{course.name} {seed}")  # noqa: S311 - no secret
        pack = pack_with(dict(course.hands), shuffler)
        start = Deal.start(pack, ruleset=rules_of(course.options), scores=course.start)
        deal = continued(start, course.steps, kept, Effort(60))
        if deal is not None:
            return deal
    raise AssertionError(f"no deal found for: {course.name}")


class Effort:
    """How many more tricks a search may try."""

    def __init__(self, tricks: int) -> None:
        """Allow so many tricks."""
        self.tricks = tricks

    def spent(self) -> bool:
        """Count one trick more, and say whether that is too many."""
        self.tricks -= 1
        return self.tricks < 0


def continued(
    deal: Deal, steps: Sequence[Won], kept: frozenset[Card], effort: Effort
) -> Deal | None:
    """Play on until all steps are done, or give None where that cannot be (or is not found)."""
    if not steps:
        return deal
    step = steps[0]
    # A card that a later step leads, or whose bonus it pays, is held back until then.
    wanted = frozenset(Card(code) for code in codes(step.lead))
    held_back = kept - wanted if not step.bonus else frozenset[Card]()
    for ended in endings(deal, step, wanted, held_back, len(deal.tricks)):
        if effort.spent():
            return None
        found = continued(ended, steps[1:], kept, effort)
        if found is not None:
            return found
    return None


def endings(
    deal: Deal, step: Won, wanted: frozenset[Card], held_back: frozenset[Card], number: int
) -> Iterator[Deal]:
    """Give the ways to play a trick out so that it goes as the step says."""
    if len(deal.tricks) > number:
        trick = deal.tricks[number]
        place = trick.winner
        assert place is not None
        paid = tuple(
            award.rule
            for award in deal.awards
            if award.rule.startswith("R4") and award.trick == number
        )
        if trick.seats[place] % 2 == step.side and paid == step.bonus:
            yield deal
        return
    leads = not deal.trick.plays
    for play in deal.legal_plays:
        if len(play) != step.tricks or not held_back.isdisjoint(play):
            continue
        if leads and wanted and set(play) != wanted:
            continue
        yield from endings(deal.play(play), step, wanted, held_back, number)
