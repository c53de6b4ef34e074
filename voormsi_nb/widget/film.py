"""The film of a trick: a frame for each play, so that stepping through needs no kernel (R3.7).

>>> from voormsi_nb.rules import Trick
>>> film = film_of(Trick.parse("7♥ K♣ K♠ A♣"))
>>> [(frame.takes, frame.rule) for frame in film.frames]
[(True, 'R3.5'), (True, 'R2.6'), (True, 'R2.7'), (False, 'R2.7')]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import sentence
from voormsi_nb.rules.sentences import words as words_of
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.rules import Deal, Pair, Seat, Step, Trick


def film_of(
    trick: Trick,
    names: words.Names | None = None,
    you: Seat | None = None,
    sides: dict[Seat, int] | None = None,
) -> wire.Film:
    """Return the film of a trick on its own; with a table round it, who plays is named."""
    shown = names or words.seat_names()
    return wire.Film(
        title=words.trick_film_title(),
        frames=[_frame(step, shown, you, sides or {}) for step in trick.explain()],
        note=words.film_note(trick.number),
        result=sentence(trick, names=names, you=you),
    )


def film_of_deal(
    deal: Deal, number: int, names: words.Names, you: Seat, awards: Sequence[wire.AwardLine]
) -> wire.Film:
    """Return the film of a finished trick of a deal, with the points that it brought."""
    trick = deal.tricks[number]
    first = sum(earlier.number for earlier in deal.tricks[:number]) + 1
    sides = dict(zip(deal.seats, deal.sides, strict=True))
    alone = film_of(trick, names, you, sides)
    return wire.Film(
        title=words.film_title(first, trick.number),
        frames=alone.frames,
        trick=number,
        note=alone.note,
        result=alone.result,
        awards=list(awards),
    )


def _frame(step: Step, names: words.Names, you: Seat | None, sides: dict[Seat, int]) -> wire.Frame:
    seat = step.seat
    return wire.Frame(
        name=words.hand_name(step.place) if seat is None else words.shown_name(seat, you, names),
        cards=[card.code for card in step.cards],
        takes=step.takes,
        rule=step.rule,
        heads=step.heads,
        say=sentence(step, names=names, you=you),
        seat=None if seat is None else words.letter(seat),
        side=None if seat is None else sides.get(seat),
        before=step.before if step.place else None,
        facing=[_facing(pair) for pair in step.pairs],
    )


def _facing(pair: Pair) -> wire.Facing:
    label = words_of(pair).text
    return wire.Facing(pair.card.code, pair.against.code, pair.beats, pair.rule, label)
