"""What happened since a person last acted, as events of the wire, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import sentence
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from voormsi_nb.rules import Card
    from voormsi_nb.widget.happenings import Happening
    from voormsi_nb.widget.ids import Ids
    from voormsi_nb.widget.session import Session

_MOST = 40
"""Events in one snapshot."""


def events_of(session: Session, ids: Ids, names: words.Names) -> list[wire.Event]:
    """Return the events in order, the last forty of them."""
    return [_event(happening, session, ids, names) for happening in session.happenings[-_MOST:]]


def _event(happening: Happening, session: Session, ids: Ids, names: words.Names) -> wire.Event:
    deal, you, seq = happening.game.deal, session.you, happening.seq
    seat = None if happening.seat is None else words.letter(happening.seat)
    if happening.type == "play" and happening.seat is not None:
        trick = deal.trick if deal.trick.plays else deal.tricks[-1]
        play = deal.plays[-1]
        known = deal.pack == ids.deal.pack
        said = words.played(happening.seat, play, you, names)
        if len(trick.plays) > 1:
            said = f"{said} {sentence(trick.explain()[-1], names=names, you=you)}"
        return wire.Event(
            seq,
            "play",
            said,
            seat,
            ids=ids.all_of(play) if known else None,
            cards=[card.code for card in play],
            heads=trick.winner,
        )
    if happening.type == "trick" and happening.seat is not None:
        number = deal.tricks[-1].number
        said = words.trick_taken(happening.seat, number, names, you)
        return wire.Event(seq, "trick", said, seat)
    if happening.type == "award" and happening.award is not None:
        award = happening.award
        said = sentence(award, names=names, you=you)
        return wire.Event(seq, "award", said, side=award.side, points=award.points)
    return wire.Event(seq, happening.type, _other(happening, session, names), seat)


def _other(happening: Happening, session: Session, names: words.Names) -> str:
    """Return the sentence of what is neither a play nor a trick nor points."""
    game, you = happening.game, session.you
    if happening.type == "draw":
        return words.drew(_drawn(happening, session), len(game.deal.stock))
    if happening.type == "undo":
        return words.undone(happening.seat, you, names)
    if happening.type == "redo":
        return words.redone()
    if game.deal.outcome is not None:
        return sentence(game.deal.outcome, names=names, you=you)
    return words.dealt(len(game.history) + 1, game.deal, you, names)


def _drawn(happening: Happening, session: Session) -> tuple[Card, ...]:
    """Return the cards that the person drew just then, in `PACK` order."""
    deal = happening.game.deal
    at = deal.seats.index(session.you)
    before = deal.undo()
    return tuple(card for card in deal.hands[at] if card not in before.hands[at])
