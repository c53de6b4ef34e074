"""The film of a trick: a frame for each play, so that stepping through needs no kernel (R3.7).

>>> from voormsi_nb.rules import Trick
>>> film = film_of(Trick.parse("7♥ K♣ K♠ A♣"))
>>> [(frame.takes, frame.rule) for frame in film.frames]
[(True, 'R3.5'), (True, 'R2.6'), (True, 'R2.7'), (False, 'R2.7')]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.picture.naming import hand_label, said, side_at
from voormsi_nb.rules.sentences.people import People
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.rules import Deal, Pair, Step, Trick


NOBODY = People((), None)
"""No names and nobody addressed: for a trick without a table."""


def film_of(trick: Trick, people: People = NOBODY) -> wire.Film:
    """Return the film of a trick on its own; with a table round it, who plays is named."""
    return wire.Film(
        title=words.trick_film_title(),
        frames=[_frame(trick, step, people) for step in trick.explain()],
        note=words.film_note(trick.number),
        result=str(said(trick, people)),
    )


def film_of_deal(
    deal: Deal, number: int, people: People, awards: Sequence[wire.AwardLine]
) -> wire.Film:
    """Return the film of a finished trick of a deal, with the points that it brought."""
    trick = deal.tricks[number]
    first = sum(earlier.number for earlier in deal.tricks[:number]) + 1
    alone = film_of(trick, people)
    return wire.Film(
        title=words.film_title(first, trick.number),
        frames=alone.frames,
        trick=number,
        note=alone.note,
        result=alone.result,
        awards=list(awards),
    )


def _frame(trick: Trick, step: Step, people: People) -> wire.Frame:
    seat = step.seat
    return wire.Frame(
        name=hand_label(people, trick, step.place),
        cards=[card.code for card in step.cards],
        takes=step.takes,
        rule=step.rule,
        heads=step.heads,
        say=str(said(step, people)),
        seat=None if seat is None else words.letter(seat),
        side=None if seat is None else side_at(trick, step.place),
        before=step.before if step.place else None,
        facing=[_facing(pair) for pair in step.pairs],
    )


def _facing(pair: Pair) -> wire.Facing:
    label = said(pair, NOBODY).text
    return wire.Facing(pair.card.code, pair.against.code, pair.beats, pair.rule, label)
