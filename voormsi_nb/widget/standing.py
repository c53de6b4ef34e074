"""The score on the wire: two ladders with what each deal added, and the track of tricks (R5).

Functions of a game; the words come from `voormsi_nb.widget.words`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.picture.position import position_of
from voormsi_nb.picture.table_words import side_name, side_players
from voormsi_nb.rules.sentences.forms import signed
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal, Game
    from voormsi_nb.rules.sentences.people import People


def ladder_of(game: Game, people: People) -> wire.Ladder:
    """Return the ladder of each side (R5.8)."""
    sides = sorted(set(game.deal.sides))
    return wire.Ladder(game.deal.target, [_side(game, side, people) for side in sides])


def _side(game: Game, side: int, people: People) -> wire.Side:
    deal, run = game.deal, game.deal.run
    position = position_of(game)
    return wire.Side(
        side=side,
        name=side_name(position, side, people),
        who=side_players(position, side, people),
        score=deal.scores[side],
        start=deal.start_scores[side],
        won=deal.tricks_won[side],
        seats=[words.letter(seat) for seat in position.members(side)],
        marks=[
            wire.Mark(
                start=played.start_scores[side],
                end=played.scores[side],
                label=signed(played.scores[side] - played.start_scores[side]),
                current=played is deal,
            )
            for played in (*game.history, deal)
            if played.scores[side] != played.start_scores[side]
        ][-_MOST_MARKS:],
        pending=run.points if run is not None and run.side == side else 0,
    )


# Brackets beside a ladder of nine rungs: more than these cannot be told apart.
_MOST_MARKS = 6


def track_of(deal: Deal, people: People) -> wire.Track:
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
                label=words.trick_taken(seat, trick.number, people),
            )
        )
    breaker = next((cell for cell in cells if cell.side != cells[0].side), None)
    length = sum(cell.number for cell in cells[: breaker.trick if breaker else None])
    return wire.Track(
        total=deal.total_tricks,
        cells=cells,
        run=words.run_stands(deal, length, breaker.trick if breaker else None, people),
        run_side=cells[0].side if cells else None,
        run_tricks=length,
        run_broken=breaker is not None,
    )
