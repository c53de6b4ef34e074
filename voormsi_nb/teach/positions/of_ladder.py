"""Recipes for questions about the ladder: whole beginnings of deals, won by whom they should be.

>>> from voormsi_nb.teach.lot import Lot
>>> LADDER_RECIPES["every_trick_pays"](Lot("a"), 1).kind
'ladder'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import MATADORS, PACK, Card, Rank, RuleSet, Seat, Trick
from voormsi_nb.rules.cards import THREE
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.scoring import ladder
from voormsi_nb.teach.stacking import stacked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voormsi_nb.teach.lot import Lot
    from voormsi_nb.teach.question import Question

_TRICKS: Final = 9
_TARGET: Final = RuleSet.smith().target_for(len(Seat))


def _trick_for(
    lot: Lot, cards: list[Card], leader: Seat, side: int, number: int
) -> tuple[Trick, list[Card]]:
    """Return a trick of these cards that this side takes, and the cards that are left.

    Raises `LessonError` where a few tries find none.
    """
    for _ in range(12):
        mixed = lot.shuffled(cards)
        if number > 1:
            ranks = [it for it in Rank if sum(card.rank is it for card in mixed) >= number]
            if not ranks:
                break
            rank = lot.pick(ranks)
            lead = [card for card in mixed if card.rank is rank][:number]
            mixed = [*lead, *(card for card in mixed if card not in lead)]
        trick = Trick()
        for turn in range(len(Seat)):
            group = mixed[turn * number : (turn + 1) * number]
            trick = trick.play(group, Seat((leader + turn) % len(Seat)))
        if trick.seats[trick.heads[-1]] % 2 == side:
            return trick, [card for card in cards if card not in trick.cards]
    raise LessonError("no_trick_ended")


def _deal_won(
    lot: Lot, difficulty: int, pattern: Sequence[tuple[int, int]], scores: tuple[int, int]
) -> Question:
    """Draw a deal whose tricks go to these sides, each with its number of cards."""
    side_of_you = lot.below(2)
    # Bonuses come in only at the highest difficulty, or where every card of the pack is needed.
    all_cards = difficulty == 3 or sum(number for _, number in pattern) == _TRICKS  # noqa: PLR2004
    without = () if all_cards else (*MATADORS[:2], THREE)
    cards = [card for card in PACK if card not in without]
    first = leader = lot.pick(tuple(Seat))
    tricks = []
    for winner, number in pattern:
        trick, cards = _trick_for(lot, cards, leader, winner ^ side_of_you, number)
        tricks.append(trick)
        leader = trick.seats[trick.heads[-1]]
    start = scores if side_of_you == 0 else scores[::-1]
    deal = stacked(tricks, leader=first, scores=start, seed=lot.below(10**6))
    return ladder(deal, side=side_of_you)


def _mixed(lot: Lot, difficulty: int, most: int, *, groups: bool) -> list[tuple[int, int]]:
    """Draw who wins so many tricks; side 0 is the one that will be asked for."""
    pattern = []
    left = most
    while left:
        number = min(left, 2 if groups and lot.below(3) == 0 else 1)
        pattern.append((int(lot.below(5) >= 5 - difficulty), number))
        left -= number
    return pattern


def _score(lot: Lot) -> tuple[int, int]:
    return lot.below(_TARGET - 1), lot.below(_TARGET - 1)


def _every_trick_pays(lot: Lot, difficulty: int) -> Question:
    tricks = lot.pick((2, 3, 4)) if difficulty == 1 else lot.pick((5, 6, 7))
    pattern = _mixed(lot, difficulty, tricks, groups=difficulty > 1)
    return _deal_won(lot, difficulty, pattern, _score(lot))


def _group_counts_once(lot: Lot, difficulty: int) -> Question:
    pattern = [*_mixed(lot, difficulty, lot.pick((3, 4, 5)), groups=True), (0, 2)]
    return _deal_won(lot, difficulty, [(1, 1), *pattern], _score(lot))


def _run_goes_on(lot: Lot, difficulty: int) -> Question:
    tricks = lot.pick((5, 6)) if difficulty == 1 else lot.pick((5, 6, 7))
    pattern = [(0, 1)] * tricks
    if difficulty > 1:
        pattern = [(0, 2), *pattern[2:]]
    return _deal_won(lot, difficulty, pattern, _score(lot))


def _run_breaks(lot: Lot, difficulty: int) -> Question:
    pattern = [(0, 1)] * (5 + (lot.below(2) if difficulty > 1 else 0))
    return _deal_won(lot, difficulty, [*pattern, (1, 1)], _score(lot))


def _past_the_target(lot: Lot, difficulty: int) -> Question:
    """Draw a side just below the target and more tricks than it needs."""
    start = (_TARGET - 1 - lot.below(2), lot.below(_TARGET - 1))
    if difficulty == 1 or lot.below(2):
        pattern = [(0, 1)] * (5 + lot.below(3)) + [(1, 1)]
    else:
        pattern = [(1, 1), *([(0, 1)] * 4), (0, 2)]
    return _deal_won(lot, difficulty, pattern, start)


def _sweep(lot: Lot, difficulty: int) -> Question:
    pattern = [(0, 1)] * _TRICKS
    if difficulty > 1:
        pattern = [(0, 2), *pattern[2:]]
    return _deal_won(lot, difficulty, pattern, _score(lot))


LADDER_RECIPES: Final[dict[str, Callable[[Lot, int], Question]]] = {
    "every_trick_pays": _every_trick_pays,
    "group_counts_once": _group_counts_once,
    "run_counts_at_once": _run_goes_on,
    "first_five_bring_one": _run_breaks,
    "more_is_better": _past_the_target,
    "bust_is_minus": _past_the_target,
    "sweep_is_best": _sweep,
}
"""By the name of the misconception."""
