"""The rules core with one judgement changed: what somebody with a wrong idea would see.

A `Belief` is the core's own judge, but for the cards about which the idea is wrong.

>>> from voormsi_nb.rules import Trick
>>> class Hopeful(Belief):
...     '''Thinks that 5♦ takes everything.'''
...
...     def verdict(self, slot, card, nearness):
...         if card == Card("5♦"):
...             return takes(card)
...         return super().verdict(slot, card, nearness)
>>> believed(Trick.parse("7♦ J♣ 5♦ 8♠"), Hopeful).winner
3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.cards import Card
from voormsi_nb.rules.judging import Judge, Manner, Nearness, Slot, Verdict, slot_of
from voormsi_nb.rules.trick import Trick

if TYPE_CHECKING:
    from voormsi_nb.rules.ruleset import RuleSet

__all__ = ["Belief", "Card", "Manner", "Nearness", "Slot", "believed", "fails", "takes"]


class Belief(Judge):
    """A judge with a wrong idea: a subclass changes `led` or `verdict` and asks the core else."""

    __slots__ = ()


def takes(card: Card, manner: Manner = Manner.PLAIN) -> Verdict:
    """Return that a card takes what heads, as somebody thinks, and heads in this manner."""
    return Verdict(takes=True, rule="", slot=slot_of(card, manner))


def fails(slot: Slot) -> Verdict:
    """Return that nothing changes, as somebody thinks."""
    return Verdict(takes=False, rule="", slot=slot)


# A judge remembers what it has decided, so one is kept for each belief and rule set.
_believers: Final[dict[tuple[type[Belief], RuleSet], Belief]] = {}


def believed(trick: Trick, belief: type[Belief]) -> Trick:
    """Return the trick as somebody with this belief sees it: who heads differs, the cards do not.

    >>> from voormsi_nb.rules import Trick
    >>> believed(Trick.parse("7♦ J♣"), Belief).winner
    0
    """
    key = (belief, trick.ruleset)
    judge = _believers.get(key)
    if judge is None:
        judge = _believers[key] = belief(trick.ruleset)
    seen = Trick(ruleset=trick.ruleset, places=trick.places)
    seen._judge = judge  # noqa: SLF001 - the core's own way of judging
    seats = trick.seats or (None,) * len(trick.plays)
    for group, seat in zip(trick.plays, seats, strict=True):
        seen = seen.play(group, seat)
    return seen
