"""Wrong ideas about the bonuses (R4).

>>> from voormsi_nb.teach.scoring import points
>>> from voormsi_nb.teach.stacking import stacked
>>> question = points(stacked(["9♦ Q♠ 5♥ K♥"]))
>>> question.answer, OF_POINTS[0].thinks(question)
(('0',), ('they+1',))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import Award
from voormsi_nb.rules.bonuses import bonuses
from voormsi_nb.rules.cards import THREE, TOQUTSIT, VOORMSI
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.scoring import points_id

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal
    from voormsi_nb.teach.question import Question


def _deal_of(question: Question) -> Deal | None:
    return question.deal if question.kind == "points" else None


def _place_of(question: Question, card: Card) -> int | None:
    plays = question.trick.plays
    return next((place for place, group in enumerate(plays) if card in group), None)


def _side_at(question: Question, place: int) -> int:
    return question.trick.seats[place] % 2


def _awarded(question: Question) -> set[str]:
    """Return the rules by which the trick brings something, or by which it is cancelled."""
    deal = _deal_of(question)
    awards = deal.awards if deal is not None else ()
    return {award.rule for award in awards if award.trick == question.trick_number}


def _only(side: int, points: int) -> tuple[str, ...]:
    return (points_id([Award("", side, points, 0)]),)


def _with_proof(question: Question) -> tuple[str, ...] | None:
    """Count as the core does when nothing speaks against the bonus of Voormsi."""
    deal = _deal_of(question)
    if deal is None or not question.trick.is_whole or "R4.1" in _awarded(question):
        return None
    sides = dict(zip(deal.seats, deal.sides, strict=True))
    found = bonuses(question.trick, question.trick_number, sides, lambda: True)
    return (points_id(found),) if any(award.rule == "R4.1" for award in found) else None


def _toqutsit_had_fallen(question: Question) -> bool:
    deal, king = question.deal, _place_of(question, VOORMSI)
    if deal is None or king is None:
        return False
    earlier = (*deal.tricks[: question.trick_number],)
    cards = [card for trick in earlier for card in trick.cards]
    return TOQUTSIT in (*cards, *(it for group in question.trick.plays[: king + 1] for it in group))


def _last_player_earns(question: Question) -> tuple[str, ...] | None:
    trick = question.trick
    king = _place_of(question, VOORMSI)
    if _deal_of(question) is None or king is None or _awarded(question):
        return None
    last = king == trick.winner == trick.places - 1
    return _only(_side_at(question, king), 1) if last and trick.is_whole else None


def _fallen_toqutsit_is_forgotten(question: Question) -> tuple[str, ...] | None:
    return _with_proof(question) if _toqutsit_had_fallen(question) else None


def _held_toqutsit_is_forgotten(question: Question) -> tuple[str, ...] | None:
    return None if _toqutsit_had_fallen(question) else _with_proof(question)


def _partner_holds_toqutsit(question: Question) -> tuple[str, ...] | None:
    deal, king = _deal_of(question), _place_of(question, VOORMSI)
    if deal is None or king is None or "R4.1" not in _awarded(question):
        return None
    partner = (king + 2) % question.trick.places
    return ("0",) if TOQUTSIT in deal.hand_after(question.trick_number, partner) else None


def _three_on_any_toqutsit_pays(question: Question) -> tuple[str, ...] | None:
    three, hangman = _place_of(question, THREE), _place_of(question, TOQUTSIT)
    if _deal_of(question) is None or three is None or hangman is None or _awarded(question):
        return None
    steps = question.trick.explain()
    overtook = steps[three].takes and steps[three].before == hangman != three
    return _only(_side_at(question, three), 2) if overtook else None


def _beaten_toqutsit_pays(question: Question) -> tuple[str, ...] | None:
    hangman = _place_of(question, TOQUTSIT)
    if hangman is None or "R4.5" not in _awarded(question):
        return None
    return _only(_side_at(question, hangman), 2)


def _three_on_voormsi_is_nothing(question: Question) -> tuple[str, ...] | None:
    return ("0",) if _awarded(question) == {"R4.4"} else None


def _partners_king_pays(question: Question) -> tuple[str, ...] | None:
    deal, hangman = _deal_of(question), _place_of(question, TOQUTSIT)
    if deal is None or deal.outcome is None or deal.outcome.kind != "lost" or hangman is None:
        return None
    return _only(_side_at(question, hangman), 2)


def _voormsi_on_toqutsit_pays(question: Question) -> tuple[str, ...] | None:
    king, hangman = _place_of(question, VOORMSI), _place_of(question, TOQUTSIT)
    if _deal_of(question) is None or king is None or hangman is None or _awarded(question):
        return None
    steps = question.trick.explain()
    overtook = steps[king].takes and steps[king].before == hangman != king
    apart = _side_at(question, king) != _side_at(question, hangman)
    return _only(_side_at(question, king), 2) if overtook and apart else None


OF_POINTS: Final = (
    Misconception(
        "last_player_earns",
        N_("K♥ earns a point whenever it takes a trick."),
        N_("If K♥ was the last card of the trick, nobody could beat it, and it earns nothing."),
        N_("You saw that K♥ took the trick: right, and that often brings a point."),
        ("R4.1",),
        _last_player_earns,
        N_("But here K♥ came last, when nobody could beat it any more."),
    ),
    Misconception(
        "voormsi_on_toqutsit_pays",
        N_("K♥ on J♣ pays as much as J♣ on K♥."),
        N_("Only J♣ on an opponent's K♥ brings two points. K♥ on J♣ brings none."),
        N_("You saw that K♥ overtook J♣: right, it is equally high and came later."),
        ("R4.2", "R4.1"),
        _voormsi_on_toqutsit_pays,
        N_("But the bonus of two points is for J♣ on K♥, not the other way round."),
    ),
    Misconception(
        "fallen_toqutsit_is_forgotten",
        N_("It does not matter that J♣ has been played before."),
        N_("Once J♣ has been played, K♥ is in no danger, and earns nothing."),
        N_("You saw that K♥ took the trick and did not come last: right so far."),
        ("R4.1",),
        _fallen_toqutsit_is_forgotten,
        N_("But J♣ had been played before K♥, so nothing but 3♦ could beat it."),
    ),
    Misconception(
        "held_toqutsit_is_forgotten",
        N_("It does not matter who holds J♣."),
        N_("Whoever holds J♣ next to K♥ is in no danger, and earns nothing."),
        N_("You saw that K♥ took the trick and did not come last: right so far."),
        ("R4.1",),
        _held_toqutsit_is_forgotten,
        N_("But the player of K♥ holds J♣ as well, and must show the hand."),
    ),
    Misconception(
        "partner_holds_toqutsit",
        N_("J♣ in partner's hand bars the bonus."),
        N_("Only J♣ in the hand of K♥'s own player bars it; partner's hand does not matter."),
        N_("You saw where J♣ is: right, that is the question to ask."),
        ("R4.1",),
        _partner_holds_toqutsit,
        N_("But J♣ in partner's hand does not bar the bonus."),
    ),
    Misconception(
        "beaten_toqutsit_pays",
        N_("J♣ on K♥ pays, whatever happens next."),
        N_(
            "The two points are for J♣ that takes the trick. If 3♦ overtakes it, they change sides."
        ),
        N_("You saw that J♣ overtook K♥: right, and that would bring two points."),
        ("R4.5", "R4.2"),
        _beaten_toqutsit_pays,
        N_("But then 3♦ overtook J♣, so the two points change sides."),
    ),
    Misconception(
        "three_on_any_toqutsit_pays",
        N_("3♦ on J♣ always pays."),
        N_("3♦ on J♣ pays only if J♣ had just overtaken an opponent's K♥."),
        N_("You saw that 3♦ overtook J♣: right, and sometimes that brings two points."),
        ("R4.5",),
        _three_on_any_toqutsit_pays,
        N_("But this J♣ had taken no K♥, so there are no points to win from it."),
    ),
    Misconception(
        "three_on_voormsi_is_nothing",
        N_("3♦ takes the trick and nothing more."),
        N_("3♦ that overtakes a K♥ brings its side a point."),
        N_("You saw that 3♦ is no matador: right."),
        ("R4.4",),
        _three_on_voormsi_is_nothing,
        N_("But it overtook K♥, and that counts."),
    ),
    Misconception(
        "partners_king_pays",
        N_("J♣ on K♥ pays, whoever played K♥."),
        N_("J♣ on partner's K♥ loses the game at once."),
        N_("You saw that J♣ overtook K♥: right."),
        ("R4.3", "R4.2"),
        _partners_king_pays,
        N_("But look whose K♥ it was: the two are partners."),
    ),
)
"""About bonuses."""
