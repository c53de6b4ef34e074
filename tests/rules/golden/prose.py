"""Whole deals told in prose, one fact or sentence a line.

The format of the files beside this one:

- a title: the file's name, and why the deal was chosen;
- the table: rules, players, target, seed, dealer, and each side's score before the deal;
- the hands, each in the order of the pack, and the stock, the next card first;
- each trick: a line a play, the sentence of its `Step` (who plays what, whether it takes the lead,
  and why) with the number of plays that were legal; cards drawn, in the order in which they are
  drawn; who takes it; the sentence of each `Award`; tricks, scores, and the sentence of the `Run`;
- the hands again before each further trick;
- the sentence of the `Outcome`, and the scores after the deal.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from voormsi_nb.rules import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.rules.golden.chosen import Chosen
    from voormsi_nb.rules import Card, Deal


def told(chosen: Chosen, deal: Deal) -> str:
    """Tell a deal that is over, from its first lead on."""
    line = [deal]
    while line[-1].plays:
        line.append(line[-1].undo())
    line.reverse()
    return "\n".join([*_heading(chosen, line[0]), *_play(line), *_ending(deal)]) + "\n"


def _heading(chosen: Chosen, start: Deal) -> Iterator[str]:
    yield f"{chosen.name}: {chosen.shows}."
    yield ""
    yield (
        f"Rules {start.ruleset!r}, {len(start.seats)} players, target {start.target}, "
        f"seed {chosen.seed}."
    )
    yield f"{start.dealer.name.title()} deals. Scores before: {_scores(start)}."
    yield ""
    yield from _hands(start)
    yield f"Stock: {_cards(start.stock)}."


def _play(line: list[Deal]) -> Iterator[str]:
    """Tell every play: the deals before and after it are neighbours in the line."""
    for before, after in pairwise(line):
        if not before.trick.plays:
            yield ""
            yield f"Trick {len(before.tricks) + 1}"
            if before.tricks:
                yield from (f"  {hand}" for hand in _hands(before))
        ended = len(after.tricks) > len(before.tricks)
        trick = after.tricks[-1] if ended else after.trick
        legal = len(before.legal_plays)
        yield f"  {sentence(trick.explain()[-1])} [{legal} legal]"
        if ended:
            winner = trick.seats[trick.heads[-1]].name.title()
            yield f"  {winner} takes the trick, which counts {trick.number}."
        for award in after.awards[len(before.awards) :]:
            yield f"  {sentence(award)}"
        if ended:
            yield f"  Tricks {'-'.join(map(str, after.tricks_won))}. Scores: {_scores(after)}."
            if after.run is not None:
                yield f"  {sentence(after.run)}"
        yield from _drawn(before, after)


def _drawn(before: Deal, after: Deal) -> Iterator[str]:
    """Tell who drew what, in the order of the stock."""
    drawn = before.stock[: len(before.stock) - len(after.stock)]
    if drawn:
        holders = [
            next(
                seat.name.title()
                for seat, hand in zip(after.seats, after.hands, strict=True)
                if card in hand
            )
            for card in drawn
        ]
        told_of = [f"{holder} {card}" for holder, card in zip(holders, drawn, strict=True)]
        yield f"  Drawn: {', '.join(told_of)}. Stock: {len(after.stock)}."


def _ending(deal: Deal) -> Iterator[str]:
    assert deal.outcome is not None
    yield ""
    yield sentence(deal.outcome)
    winners = [_side(deal, side) for side in deal.outcome.winners]
    yield f"Winners: {', '.join(winners) or 'none'}. Scores after: {_scores(deal)}."


def _hands(deal: Deal) -> Iterator[str]:
    for seat, hand in zip(deal.seats, deal.hands, strict=True):
        yield f"{seat.name.title()} holds {_cards(hand)}."


def _side(deal: Deal, side: int) -> str:
    seats = [seat for seat, theirs in zip(deal.seats, deal.sides, strict=True) if theirs == side]
    return " and ".join(seat.name.title() for seat in seats)


def _scores(deal: Deal) -> str:
    return ", ".join(f"{_side(deal, side)} {score}" for side, score in enumerate(deal.scores))


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "nothing"
