"""A seat knows its own hand and what all have seen, and nothing else."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.strategies import MANY, SEEDS, deals, moments, played_on, times
from tests.rules.unseen import hidden_from, reachable, redealt
from voormsi_nb.rules import PACK, Card, Deal, LegalPlays, View
from voormsi_nb.rules.setup import Setup


@times(1.5)
@given(deals(), SEEDS, st.data())
def test_a_seat_cannot_tell_deals_apart_that_differ_in_what_it_has_not_seen(
    deal: Deal, seed: int, data: st.DataObject
) -> None:
    """R3.3, R3.10, R4.1: the views are equal now and at every earlier moment."""
    seat = data.draw(st.sampled_from(deal.seats))
    other = redealt(deal, seat, Random(seed), swaps=25)  # noqa: S311 - no secret
    for mine, theirs in zip(moments(deal), moments(other), strict=True):
        view, again = mine.view(seat), theirs.view(seat)
        assert view == again
        assert hash(view) == hash(again)
        assert repr(view) == repr(again)
        assert list(view.legal_plays) == list(again.legal_plays)
        assert view.shown == again.shown
        assert view.cannot_hold == again.cannot_hold
    for cards in (*[(card,) for card in PACK], PACK[:2], PACK[3:6]):
        assert deal.view(seat).why_not(cards) == other.view(seat).why_not(cards)


def test_deals_that_a_seat_cannot_tell_apart_do_differ() -> None:
    """R3.3: the law above compares deals whose hidden cards really lie elsewhere."""
    moved = 0
    for seed in range(40):
        random = Random(seed)  # noqa: S311 - no secret
        pack = random.sample(PACK, len(PACK))
        deal = played_on(Deal.start(pack), random, most=seed % 20)
        if deal.outcome is None:
            other = redealt(deal, deal.seats[seed % 4], random, swaps=25)
            moved += sum(
                mine != theirs for mine, theirs in zip(deal.hands, other.hands, strict=True)
            )
    assert moved > 80


@times(1.5)
@given(deals(), st.data())
def test_nothing_hidden_can_be_reached_from_a_view(deal: Deal, data: st.DataObject) -> None:
    """R3.3: no attribute, and nothing any attribute refers to, is a hidden card or the deal."""
    seat = data.draw(st.sampled_from(deal.seats))
    view = deal.view(seat)
    hidden = hidden_from(deal, seat)
    # What a seat cannot hold (R3.8) names a card that nobody may have seen.
    parts = {name: getattr(view, name) for name in dir(view) if name[0] != "_"}
    told = [part for name, part in parts.items() if name not in {"not_held", "cannot_hold"}]
    for part in (*[part for part in told if not callable(part)], view._replace(not_held=())):
        found = reachable(part)
        cards = {thing for thing in found if isinstance(thing, Card)}
        assert not cards & hidden
        assert not any(isinstance(thing, (Deal, Setup)) for thing in found)
    assert not any(str(card) in repr(view) for card in hidden)
    assert not any(str(card) in repr(view.legal_plays) for card in hidden)


@times(1.5)
@given(deals())
def test_a_view_agrees_with_the_deal_on_all_that_is_public(deal: Deal) -> None:
    """R3.11: the seat to play has the same legal plays there, the others have none."""
    for seat, hand in zip(deal.seats, deal.hands, strict=True):
        view = deal.view(seat)
        assert isinstance(view, View)
        assert view.hand == hand
        expected = list(deal.legal_plays) if seat == deal.turn else []
        assert list(view.legal_plays) == expected
        assert view.legal_plays == LegalPlays(expected)
        assert (view.trick, view.tricks, view.turn) == (deal.trick, deal.tricks, deal.turn)
        assert (view.scores, view.awards, view.run) == (deal.scores, deal.awards, deal.run)
        assert view.counts == tuple(len(each) for each in deal.hands)
        assert view.stock == len(deal.stock)
        assert view.played == tuple(card for play in deal.plays for card in play)
        for cards in (hand[:1], hand[:2], hand[-1:], PACK[:1]):
            if cards:
                assert view.why_not(cards) == deal.why_not(cards, seat)


@MANY
@given(deals())
def test_what_a_view_concludes_is_true(deal: Deal) -> None:
    """R3.8, R4.1: who cannot hold J♣ does not, and a card that was shown is still held."""
    for moment in moments(deal):
        for seat in moment.seats:
            view = moment.view(seat)
            for other, cards in view.cannot_hold.items():
                assert not set(cards) & set(moment.hands[moment.seats.index(other)])
            for other, cards in view.shown.items():
                assert set(cards) <= set(moment.hands[moment.seats.index(other)])
