"""The snapshot of a session: all that its table shows, as one value of the wire.

It is made from what the person may know. The one exception is the resume code, which holds the
whole deal and says so in the rules of the project.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from voormsi_nb.locale import language
from voormsi_nb.picture.naming import label, said
from voormsi_nb.picture.position import position_of
from voormsi_nb.picture.table_words import plate_note, title, title_note
from voormsi_nb.rules import resume_code
from voormsi_nb.rules.sentences.people import People
from voormsi_nb.widget import wire, words
from voormsi_nb.widget.awards import awards_of
from voormsi_nb.widget.choices import bar_prompt, choices_of, hand_cards, refusals_of
from voormsi_nb.widget.events import events_of
from voormsi_nb.widget.film import film_of_deal
from voormsi_nb.widget.hints import hint_of
from voormsi_nb.widget.ids import Ids
from voormsi_nb.widget.standing import ladder_of, track_of

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal, Seat, Trick
    from voormsi_nb.widget.session import Session


class Manners(NamedTuple):
    """How a table shows itself: all hands or one, its pace in seconds, its size."""

    reveal_all: bool
    pace: float
    size: Literal["normal", "presenter"]


def snapshot(
    session: Session, manners: Manners, epoch: str, rev: int, problem: str | None = None
) -> wire.Snapshot:
    """Return the snapshot in the language in force; ``problem`` is a fault of the table itself."""
    game, deal, you = session.game, session.deal, session.you
    people = People.of(None, you)
    position = position_of(session.view, len(game.history) + 1)
    ids = Ids(game)
    phase = session.phase
    showing = phase != "play"
    trick = _trick_on_table(deal, showing=showing)
    awards = awards_of(deal, people)
    film_at = session.film
    return wire.Snapshot(
        v=wire.VERSION,
        epoch=epoch,
        rev=rev,
        kind="table",
        phase=phase,
        turn=None if session.turn is None else words.letter(session.turn),
        you=words.letter(you),
        title=words.title_after_trick(position) if phase == "trick" else title(position),
        note=title_note(position, people),
        bar=_bar(session, people),
        seats=_seats(session, manners, ids, people),
        plays=choices_of(session, ids, people),
        trick=_trick_plays(trick, ids, people),
        number=trick.number,
        stock=len(_deal_on_table(deal, showing=showing).stock),
        ladder=ladder_of(game, people),
        track=track_of(deal, people),
        ply=session.plays_made,
        plies=session.plays_known,
        can=_can(session),
        code=resume_code(game),
        pace=manners.pace,
        size=manners.size,
        language=language(),
        events=events_of(session, ids, people),
        refusals=refusals_of(session, people),
        film=None
        if film_at is None
        else film_of_deal(deal, film_at, people, awards.get(film_at, [])),
        awards=_awards_shown(phase, awards, len(deal.tricks) - 1),
        winners=list(deal.outcome.winners) if deal.outcome is not None else [],
        hint=hint_of(session, ids, people),
        problem=_problem(session, people, problem),
    )


def _trick_on_table(deal: Deal, *, showing: bool) -> Trick:
    """Return the trick that lies on the table: while a finished one is shown, that one."""
    return deal.tricks[-1] if showing and not deal.trick.plays and deal.tricks else deal.trick


def _deal_on_table(deal: Deal, *, showing: bool) -> Deal:
    """Return the deal as it lies while a finished trick is shown: nobody has drawn yet (R3.10)."""
    return deal.undo() if showing and deal.plays else deal


def _awards_shown(
    phase: str, awards: dict[int, list[wire.AwardLine]], last: int
) -> list[wire.AwardLine]:
    """Return the points of the trick that is shown; at the end of a deal all that it brought."""
    if phase == "trick":
        return awards.get(last, [])
    return [line for lines in awards.values() for line in lines] if phase != "play" else []


def _bar(session: Session, people: People) -> wire.Bar:
    """Return the two lines of the bar: what to do or what has happened, and what else."""
    deal, phase = session.deal, session.phase
    if phase == "play":
        if session.waits_for_person:
            return wire.Bar(*bar_prompt(session, people))
        assert session.turn is not None  # noqa: S101 - somebody is to play
        return wire.Bar(*words.waits_for(session.turn, people))
    if deal.outcome is not None:
        return wire.Bar(
            words.ending(deal.outcome, position_of(session.view), people),
            "" if phase == "game" else words.next_dealer(deal, people),
        )
    trick = deal.tricks[-1]
    taker = trick.seats[trick.heads[-1]]
    drawn = (len(deal.undo().stock) - len(deal.stock)) // len(deal.seats)
    return wire.Bar(
        words.trick_taken(taker, trick.number, people),
        words.after_trick(deal, drawn, people),
    )


def _seats(session: Session, manners: Manners, ids: Ids, people: People) -> list[wire.SeatState]:
    deal, you = session.deal, session.you
    position = position_of(session.view)._replace(turn=session.turn)
    showing = session.phase != "play"
    on_table = _deal_on_table(deal, showing=showing)
    gone = set(deal.plays[-1]) if showing and deal.plays else set()
    persons = {seat for seat, player in session.players.items() if player is None}
    states = []
    for at, seat in enumerate(deal.seats):
        hand = [card for card in on_table.hands[at] if card not in gone]
        states.append(
            wire.SeatState(
                seat=words.letter(seat),
                name=label(people, seat),
                side=deal.sides[at],
                hand=_hand(session, seat, hand, manners, ids, people),
                dealer=seat == deal.dealer,
                you=seat == you and seat in persons,
                note=plate_note(position, seat, people),
            )
        )
    return states


def _hand(  # noqa: PLR0913, PLR0917 - one value for each thing that decides how a hand looks
    session: Session,
    seat: Seat,
    hand: list[Card],
    manners: Manners,
    ids: Ids,
    people: People,
) -> list[wire.HandCard]:
    """Return a hand as it is seen: one's own open, the others' backs in the order of dealing."""
    if seat == session.you and session.waits_for_person:
        return hand_cards(session, hand, ids, people)
    own = seat == session.you and session.players.get(seat) is None
    if own or manners.reveal_all:
        return [wire.HandCard(ids.of(card), card.code) for card in hand]
    shown = session.deal.view(session.you).shown.get(seat, ())
    return [
        wire.HandCard(ids.of(card), card.code if card in shown else None)
        for card in ids.as_dealt(hand)
    ]


def _trick_plays(trick: Trick, ids: Ids, people: People) -> list[wire.TrickPlay]:
    return [
        wire.TrickPlay(
            seat=words.letter(seat),
            ids=ids.all_of(group),
            cards=[card.code for card in group],
            heads=place == trick.winner,
            step=str(said(step, people)),
        )
        for place, (seat, group, step) in enumerate(
            zip(trick.seats, trick.plays, trick.explain(), strict=True)
        )
    ]


def _can(session: Session) -> wire.Can:
    phase = session.phase
    return wire.Can(
        undo=session.can_undo,
        redo=session.can_redo,
        hint=session.waits_for_person,
        next=words.next_label(phase) if phase in {"trick", "deal"} else None,
        film=bool(session.deal.tricks),
    )


def _problem(session: Session, people: People, own: str | None) -> wire.Problem | None:
    if own is not None:
        return wire.Problem("internal", own)
    fault = session.fault
    if fault is None:
        return None
    if fault.kind == "player" and fault.seat is not None:
        return wire.Problem("player", words.player_failed(fault.seat, fault.error, people))
    return wire.Problem("callback", words.callback_failed(fault.error))
