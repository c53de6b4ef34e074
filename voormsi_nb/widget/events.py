"""What happened since a person last acted, as events of the wire, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.picture.naming import said
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal, Seat
    from voormsi_nb.rules.sentences.people import People
    from voormsi_nb.widget.happenings import Happening
    from voormsi_nb.widget.ids import Ids
    from voormsi_nb.widget.session import Session

_MOST = 40
"""Events in one snapshot."""


def events_of(session: Session, ids: Ids, people: People) -> list[wire.Event]:
    """Return the events in order, the last forty of them."""
    return [_event(happening, session, ids, people) for happening in session.happenings[-_MOST:]]


def _event(happening: Happening, session: Session, ids: Ids, people: People) -> wire.Event:
    deal, seq = happening.game.deal, happening.seq
    seat = None if happening.seat is None else words.letter(happening.seat)
    if happening.type == "play" and happening.seat is not None:
        return _play(happening.seat, deal, seq, ids, people)
    if happening.type == "trick" and happening.seat is not None:
        text = words.trick_taken(happening.seat, deal.tricks[-1].number, people)
        return wire.Event(seq, "trick", text, seat)
    if happening.type == "award" and happening.award is not None:
        award = happening.award
        text = str(said(award, people))
        return wire.Event(seq, "award", text, side=award.side, points=award.points)
    return wire.Event(seq, happening.type, _other(happening, session, people), seat)


def _play(seat: Seat, deal: Deal, seq: int, ids: Ids, people: People) -> wire.Event:
    """Return the event of the last play of a deal: who, what, and what it did."""
    trick = deal.trick if deal.trick.plays else deal.tricks[-1]
    play = deal.plays[-1]
    step = str(said(trick.explain()[-1], people))
    # Of a lead the step says who leads what; of other plays it speaks of what they do.
    text = step if len(trick.plays) == 1 else f"{words.played(seat, play, people)} {step}"
    return wire.Event(
        seq,
        "play",
        text,
        words.letter(seat),
        ids=ids.all_of(play) if deal.pack == ids.deal.pack else None,
        cards=[card.code for card in play],
        heads=trick.winner,
    )


def _other(happening: Happening, session: Session, people: People) -> str:
    """Return the sentence of what is neither a play nor a trick nor points."""
    game = happening.game
    if happening.type == "draw":
        return words.drew(_drawn(happening, session), len(game.deal.stock))
    if happening.type == "undo":
        return words.undone(happening.seat, people)
    if happening.type == "redo":
        return words.redone()
    if game.deal.outcome is not None:
        return str(said(game.deal.outcome, people))
    return words.dealt(len(game.history) + 1, game.deal, people)


def _drawn(happening: Happening, session: Session) -> tuple[Card, ...]:
    """Return the cards that the person drew just then, in `PACK` order."""
    deal = happening.game.deal
    at = deal.seats.index(session.you)
    before = deal.undo()
    return tuple(card for card in deal.hands[at] if card not in before.hands[at])
