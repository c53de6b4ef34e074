"""The score on the wire: two ladders with what each deal added, and the track of tricks (R5).

Functions of a game; the words come from `voormsi_nb.widget.words`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal, Game, Seat


def ladder_of(game: Game, you: Seat, names: words.Names) -> wire.Ladder:
    """Return the ladder of each side (R5.8)."""
    deal = game.deal
    sides = sorted(set(deal.sides))
    return wire.Ladder(
        target=deal.target,
        sides=[_side(game, side, you, names) for side in sides],
    )


def _side(game: Game, side: int, you: Seat, names: words.Names) -> wire.Side:
    deal = game.deal
    seats = [seat for seat, own in zip(deal.seats, deal.sides, strict=True) if own == side]
    run = deal.run
    return wire.Side(
        side=side,
        name=words.side_name(seats, you, names),
        who=words.side_players(seats, you, names),
        score=deal.scores[side],
        start=deal.start_scores[side],
        won=deal.tricks_won[side],
        seats=[words.letter(seat) for seat in seats],
        marks=[
            wire.Mark(
                start=played.start_scores[side],
                end=played.scores[side],
                label=words.signed(played.scores[side] - played.start_scores[side]),
                current=played is deal,
            )
            for played in (*game.history, deal)
            if played.scores[side] != played.start_scores[side]
        ][-_MOST_MARKS:],
        pending=run.points if run is not None and run.side == side else 0,
    )


# Brackets beside a ladder of nine rungs: more than these cannot be told apart.
_MOST_MARKS = 6


def track_of(deal: Deal, you: Seat, names: words.Names) -> wire.Track:
    """Return the finished tricks of the deal, and how a run from the first trick stands (R5.4)."""
    cells = []
    side_of = dict(zip(deal.seats, deal.sides, strict=True))
    for number, trick in enumerate(deal.tricks):
        seat = trick.seats[trick.heads[-1]]
        cells.append(
            wire.TrackCell(
                trick=number,
                side=side_of[seat],
                seat=words.letter(seat),
                number=trick.number,
                label=words.trick_taken(seat, trick.number, names, you),
            )
        )
    breaker = next((cell for cell in cells if cell.side != cells[0].side), None)
    length = sum(cell.number for cell in cells[: breaker.trick if breaker else None])
    return wire.Track(
        total=deal.total_tricks,
        cells=cells,
        run=words.run_stands(deal, length, breaker.trick if breaker else None, names, you),
        run_side=cells[0].side if cells else None,
        run_tricks=length,
        run_broken=breaker is not None,
    )
