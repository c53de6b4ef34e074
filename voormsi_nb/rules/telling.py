"""What the sentences about points, runs and ends tell beside their values: who, whose, how many.

It is worked out from what everyone at the table has seen, when a deal is asked for it.

>>> from voormsi_nb.rules.deal import Deal
>>> deal = Deal.from_hands({"S": "K♥", "W": "5♦", "N": "6♣", "E": "A♠"}, seed=1)
>>> for cards in ("K♥", "5♦", "6♣", "A♠"):
...     deal = deal.play(cards)
>>> deal.awards[0].told.seat
<Seat.SOUTH: 0>
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.awards import Award, Circumstances, Outcome
from voormsi_nb.rules.cards import PACK, THREE, TOQUTSIT, VOORMSI, Card
from voormsi_nb.rules.score import Run

if TYPE_CHECKING:
    from voormsi_nb.rules.deal_state import DealState
    from voormsi_nb.rules.seats import Seat
    from voormsi_nb.rules.trick import Trick

# Of each bonus: the card that earned it, and the card that it overtook (R4).
_CARDS: Final[dict[str, tuple[Card, Card | None]]] = {
    "R4.1": (VOORMSI, None),
    "R4.2": (TOQUTSIT, VOORMSI),
    "R4.3": (TOQUTSIT, VOORMSI),
    "R4.4": (THREE, VOORMSI),
    "R4.5": (THREE, TOQUTSIT),
}


def told_awards(deal: DealState, awards: tuple[Award, ...]) -> tuple[Award, ...]:
    """Return the awards of this deal with what their sentences tell."""
    scores = list(deal.start_scores)
    found = []
    for award in awards:
        scores[award.side] += award.points
        told = Award(*award)
        told.told = _of_award(deal, award, scores[award.side])
        found.append(told)
    return tuple(found)


def told_outcome(deal: DealState, outcome: Outcome | None) -> Outcome | None:
    """Return the outcome of this deal with what its sentence tells."""
    if outcome is None:
        return None
    told = Outcome(*outcome)
    table = _table(deal)
    if outcome.kind == "lost":
        who, whose = _players_of(_trick_at(deal, len(deal.tricks)), outcome.rule)
        table = table._replace(seat=who, other=whose)
    elif outcome.kind == "out":
        table = table._replace(score=deal.scores[outcome.winners[0]])
    told.told = table._replace(keeps_bonuses=deal.ruleset.sweep == "tricks_only")
    return told


def told_run(deal: DealState, run: Run | None) -> Run | None:
    """Return the run in this deal with what its sentence tells."""
    if run is None:
        return None
    told = Run(*run)
    told.told = _table(deal)._replace(tricks=run.tricks)
    return told


def _table(deal: DealState) -> Circumstances:
    """Return what is the same for all of a deal."""
    return Circumstances(len(deal.seats), deal.target, len(PACK) // deal.trick.places)


def _of_award(deal: DealState, award: Award, score: int) -> Circumstances:
    """Return what is told of one award, after which its side has this score."""
    table = _table(deal)._replace(score=score)
    if award.rule in _CARDS:
        who, whose = _players_of(_trick_at(deal, award.trick), award.rule)
        return table._replace(seat=who, other=whose)
    won_by = [_winning_side(deal, trick) for trick in deal.tricks[: award.trick + 1]]
    tricks = sum(
        trick.number for trick, side in zip(deal.tricks, won_by, strict=False) if side == award.side
    )
    return table._replace(tricks=tricks, run_broken=won_by[-1] != award.side)


def _trick_at(deal: DealState, number: int) -> Trick:
    """Return a finished trick, or the one that R4.3 broke off."""
    return (*deal.tricks, deal.trick)[number]


def _winning_side(deal: DealState, trick: Trick) -> int:
    return deal.sides[deal.seats.index(trick.seats[trick.heads[-1]])]


def _players_of(trick: Trick, rule: str) -> tuple[Seat | None, Seat | None]:
    """Return who played the card that a bonus is for, and whose card it overtook."""
    card, overtaken = _CARDS[rule]
    return _player_of(trick, card), None if overtaken is None else _player_of(trick, overtaken)


def _player_of(trick: Trick, card: Card) -> Seat | None:
    return next(
        (seat for seat, group in zip(trick.seats, trick.plays, strict=True) if card in group), None
    )
