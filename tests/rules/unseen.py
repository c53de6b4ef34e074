"""Deals that one seat cannot tell apart, and all that can be reached from a value."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import TYPE_CHECKING

from tests.rules.strategies import moments
from voormsi_nb.rules import Card, Deal, IllegalPlay, Seat
from voormsi_nb.rules.judging import Judge

if TYPE_CHECKING:
    from random import Random

VOORMSI = Card("K♥")


def known_to_all(deal: Deal) -> tuple[object, ...]:
    """Give what every seat has seen: plays, awards, and the hand shown for the bonus of R4.1."""
    shown = None
    if any(award.rule == "R4.1" for award in deal.awards):
        shown = next(
            hand_after_voormsi(moment) for moment in moments(deal) if VOORMSI in moment.plays[-1]
        )
    return (deal.plays, deal.awards, deal.scores, deal.outcome, deal.turn, shown)


def hand_after_voormsi(deal: Deal) -> tuple[Card, ...]:
    """Give what the player held just after the last play, before any draw."""
    before = deal.undo()
    assert before.turn is not None
    hand = before.hands[before.seats.index(before.turn)]
    return tuple(card for card in hand if card not in deal.plays[-1])


def seen_by(deal: Deal, seat: Seat) -> set[Card]:
    """Give the cards that this seat holds or has held."""
    at = deal.seats.index(seat)
    return {card for moment in moments(deal) for card in moment.hands[at]}


def hidden_from(deal: Deal, seat: Seat) -> set[Card]:
    """Give the cards that this seat has not seen: not its own, not played, not shown (R4.1)."""
    played = {card for play in deal.plays for card in play}
    shown = known_to_all(deal)[-1]
    assert shown is None or isinstance(shown, tuple)
    return set(deal.pack) - played - seen_by(deal, seat) - set(shown or ())


def redealt(deal: Deal, seat: Seat, random: Random, swaps: int) -> Deal:
    """Exchange cards that the seat has not held, wherever all that it has seen stays the same.

    So many pairs of places in the pack are tried; also the times at which others drew cards that
    they played since are changed.
    """
    own = seen_by(deal, seat)
    places = [place for place, card in enumerate(deal.pack) if card not in own]
    for _ in range(swaps):
        pack = list(deal.pack)
        one, other = random.sample(places, 2)
        pack[one], pack[other] = pack[other], pack[one]
        changed = replayed(deal, pack)
        if changed is not None and known_to_all(changed) == known_to_all(deal):
            deal = changed
    return deal


def replayed(deal: Deal, pack: list[Card]) -> Deal | None:
    """Play the same cards with another pack, or give None where the rules refuse it."""
    again = Deal.start(pack, deal.dealer, deal.ruleset, deal.start_scores, len(deal.seats))
    try:
        for play in deal.plays:
            again = again.play(play)
    except IllegalPlay:
        return None
    return again


LEFT_OUT = (type, ModuleType, BuiltinFunctionType, Judge)


def reachable(value: object) -> list[object]:
    """Give everything that a value refers to, and so on.

    Left out are code, modules and the judge of a trick: all deals by the same rules share it, and
    it knows every card but no hand.
    """
    seen: dict[int, object] = {}
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, LEFT_OUT) or id(found) in seen:
            continue
        seen[id(found)] = found
        if isinstance(found, FunctionType):
            waiting += found.__closure__ or ()
        elif isinstance(found, MethodType):
            waiting += [found.__self__, found.__func__]
        elif not isinstance(found, Card):
            waiting += gc.get_referents(found)
    return list(seen.values())
