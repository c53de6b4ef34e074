"""What the person to move may choose: plays, greyed cards, why not, and the prompt (R3, R4.3)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from voormsi_nb.picture.naming import said
from voormsi_nb.rules.cards import TOQUTSIT
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Refusal, Seat, View
    from voormsi_nb.rules.sentences.people import People
    from voormsi_nb.widget.ids import Ids
    from voormsi_nb.widget.session import Session


def choices_of(session: Session, ids: Ids, people: People) -> list[wire.Play]:
    """Return every set that the person to move may play; none when nobody is to move."""
    if not session.waits_for_person:
        return []
    view = session.view
    legal = list(view.legal_plays)
    fatal = {play for play in legal if _is_fatal(view, play)}
    only_fatal = len(fatal) == len(legal)
    return [
        wire.Play(
            ids=ids.all_of(play),
            label=words.play_label(play),
            warn=_warning(view, people) if play in fatal and not only_fatal else None,
            told=_nothing_else(view, people) if play in fatal and only_fatal else None,
        )
        for play in legal
    ]


def _is_fatal(view: View, play: tuple[Card, ...]) -> bool:
    """Say whether a play takes partner's K♥ at a price (R4.3)."""
    return (
        TOQUTSIT in play
        and view.ruleset.partner_capture != "forbidden"
        and view.captures_partner(play)
    )


def _warning(view: View, people: People) -> str:
    return words.fatal_question(_king_of(view), view.ruleset.partner_capture, people)


def _nothing_else(view: View, people: People) -> str:
    return words.fatal_told(_king_of(view), view.ruleset.partner_capture, people)


def _king_of(view: View) -> Seat:
    return view.trick.seats[view.trick.heads[-1]]


def hand_cards(session: Session, hand: list[Card], ids: Ids, people: People) -> list[wire.HandCard]:
    """Return the hand of the person to move, each card with whether it may be played."""
    view = session.view
    playable = {card for play in view.legal_plays for card in play}
    return [
        wire.HandCard(
            id=ids.of(card),
            code=card.code,
            playable=card in playable,
            why=None if card in playable else _why(view, card, people),
        )
        for card in hand
    ]


def _why(view: View, card: Card, people: People) -> wire.Why:
    """Return why no set with this card may be played."""
    number = view.trick.number or 1
    others = [other for other in view.hand if other != card]
    group = next(combinations(others, number - 1))
    return _said(view.why_not((card, *group))[0], people)


def _said(refusal: Refusal, people: People) -> wire.Why:
    line = said(refusal, people)
    return wire.Why(line.title or "", line.text, refusal.rule)


def refusals_of(session: Session, people: People) -> wire.Refusals | None:
    """Return the sentences for a choice that is none of the plays; None when nobody is to move."""
    if not session.waits_for_person:
        return None
    view = session.view
    hand = view.hand
    found: dict[str, wire.Why] = {}
    for size in range(1, len(hand) + 1):
        for group in combinations(hand, size):
            for refusal in view.why_not(group):
                found.setdefault(refusal.kind, _said(refusal, people))
    return wire.Refusals(
        number=found.get("wrong_number"),
        rank=found.get("not_one_rank"),
        must=found.get("must_play_toqutsit") or found.get("partner_capture"),
    )


def bar_prompt(session: Session, people: People) -> tuple[str, str]:
    """Return the two lines of the bar for the person to move."""
    view = session.view
    if view.trick.plays:
        return words.follow_prompt(session.deal, people, _plays_next(view))
    groups = [play for play in view.legal_plays if len(play) > 1]
    return words.lead_prompt(groups)


def _plays_next(view: View) -> Seat | None:
    """Return who plays to this trick after the person, None for nobody."""
    if len(view.trick.plays) + 1 >= view.trick.places:
        return None
    return view.seats[(view.seats.index(view.seat) + 1) % view.players]
