"""Stacks a pack so that the tricks of a text are played in a deal, each card from the right hand.

>>> deal = stacked(["9♥ 5♦ 5♥ Q♦", "J♠+J♥ 6♥+6♦ 9♣+5♣ A♥+A♦"], leader="W")
>>> [str(trick) for trick in deal.tricks], deal.tricks_won
(['9♥ 5♦ 5♥ Q♦', 'J♠+J♥ 6♥+6♦ 9♣+5♣ A♥+A♦'], (2, 1))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import PACK, Deal, Seat
from voormsi_nb.rules.cards import Card, read_distinct
from voormsi_nb.rules.dealing import HAND, shuffled
from voormsi_nb.teach.asking import seated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voormsi_nb.rules import RuleSet, Trick

_EACH: Final = len(PACK) // len(Seat)


def stacked(  # noqa: PLR0913 - all that a table is made of
    tricks: Sequence[str | Trick],
    held: Mapping[str, str] | None = None,
    *,
    leader: Seat | str = Seat.SOUTH,
    scores: Sequence[int] | None = None,
    ruleset: RuleSet | None = None,
    seed: int | str = 0,
) -> Deal:
    """Return a deal of four players in which these tricks have been played; the last may be part.

    ``held`` names cards that a seat holds after them; what is left open comes from the seed.
    ``leader`` leads to the first trick; afterwards the winner of each does (R3.4).

    Raises `IllegalPlay` where a play of a trick is not allowed, and `CardError` for a card twice
    or more cards than a hand has.
    """
    first = Seat.read(leader)
    played = _seated(tricks, first, ruleset)
    plays = [group for trick in played for group in trick.plays]
    sequences: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for trick in played:
        for seat, group in zip(trick.seats, trick.plays, strict=True):
            sequences[seat] += group
    for name, cards in (held or {}).items():
        sequences[Seat.read(name)] += read_distinct(cards)
    named = read_distinct([card for cards in sequences.values() for card in cards])
    rest = list(shuffled((card for card in PACK if card not in named), f"{seed} stacked"))
    for sequence in sequences.values():
        while len(sequence) < _EACH:
            sequence.append(rest.pop(0))
    dealer = Seat((first - 1) % len(Seat))
    start = None if scores is None else tuple(scores)
    deal = Deal.start(_pack(sequences, played, first), dealer, ruleset, start)
    for group in plays:
        deal = deal.play(group)
    return deal


def _seated(tricks: Sequence[str | Trick], leader: Seat, ruleset: RuleSet | None) -> list[Trick]:
    """Return the tricks with their players: the winner of each leads to the next."""
    found: list[Trick] = []
    for text in tricks:
        trick = seated(text, leader=leader, ruleset=ruleset)
        found.append(trick)
        leader = trick.seats[trick.heads[-1]]
    return found


def _pack(sequences: dict[Seat, list[Card]], tricks: list[Trick], first: Seat) -> tuple[Card, ...]:
    """Return the pack that brings each seat its cards in this order (R3.3, R3.10)."""
    order = [Seat((first + turn) % len(Seat)) for turn in range(len(Seat))]
    pack = [sequences[seat][turn] for turn in range(HAND) for seat in order]
    come = HAND
    for trick in tricks:
        winner = trick.seats[trick.heads[-1]]
        drawing = [Seat((winner + turn) % len(Seat)) for turn in range(len(Seat))]
        more = min(trick.number, _EACH - come) if trick.is_whole else 0
        pack += [sequences[seat][come + turn] for turn in range(more) for seat in drawing]
        come += more
    pack += [sequences[seat][turn] for turn in range(come, _EACH) for seat in order]
    return tuple(pack)
