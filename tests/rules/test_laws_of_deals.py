"""What holds in every deal, whatever is played (R3.9, R3.10, R3.11, R5)."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.strategies import MANY, SEEDS, deals, games, moments, played_on, starts, times
from voormsi_nb.rules import PACK, Award, Deal, Game, GameError


@MANY
@given(deals())
def test_the_36_cards_are_conserved(deal: Deal) -> None:
    """R1.1: hands, stock and what has been played make up the pack at every moment."""
    for moment in moments(deal):
        played = [card for play in moment.plays for card in play]
        held = [card for hand in moment.hands for card in hand]
        assert sorted([*played, *held, *moment.stock]) == list(PACK)


@MANY
@given(deals())
def test_hands_stay_equal(deal: Deal) -> None:
    """R3.10, R6.2: before each trick all hold as many, four while there is a stock."""
    for moment in moments(deal):
        counts = [len(hand) for hand in moment.hands]
        still_to_play = counts[moment.seats.index(moment.turn)] if moment.turn is not None else 0
        if moment.turn is None:
            continue
        assert max(counts) == still_to_play
        if not moment.trick.plays:
            assert len(set(counts)) == 1
            assert counts[0] == 4 or not moment.stock
        else:
            assert min(counts) >= still_to_play - moment.trick.number


@MANY
@given(starts(), SEEDS)
def test_a_deal_has_nine_tricks_and_twelve_with_three_players(start: Deal, seed: int) -> None:
    """R3.9, R6.1, R7.1: n cards count n, whatever is led; only R4 and R5 end it sooner."""
    deal = played_on(start, Random(seed))  # noqa: S311 - no secret
    whole = 12 if len(deal.seats) == 3 else 9
    taken = sum(trick.number for trick in deal.tricks)
    assert sum(deal.tricks_won) == taken <= whole
    assert deal.outcome is not None
    assert taken == whole or deal.outcome.ends_game
    assert all(trick.is_whole for trick in deal.tricks)
    if deal.outcome.kind in {"void", "played_out"}:
        assert taken == whole
        assert not any(deal.hands)


@MANY
@given(deals())
def test_someone_is_to_play_until_the_deal_is_over(deal: Deal) -> None:
    """R3.4, R3.11: the winner leads, then they play in turn, and nobody after the end."""
    for moment in moments(deal):
        assert (moment.turn is None) == (moment.outcome is not None)
        assert bool(moment.legal_plays) == (moment.outcome is None)
        if moment.turn is None:
            continue
        if moment.tricks and not moment.trick.plays:
            last = moment.tricks[-1]
            assert last.winner is not None
            assert moment.turn == last.seats[last.winner]
        elif moment.trick.plays and len(moment.seats) > 2:
            at = moment.seats.index(moment.trick.seats[-1]) + 1
            assert moment.turn == moment.seats[at % len(moment.seats)]


@MANY
@given(deals())
def test_undo_takes_back_just_one_play(deal: Deal) -> None:
    """A play and its undo leave the deal as it was, and every play can be made again."""
    for play in deal.legal_plays:
        back = deal.play(play).undo()
        assert back == deal
        assert hash(back) == hash(deal)
        assert facts(back) == facts(deal)
    if deal.plays:
        before = deal.undo()
        assert len(before.plays) == len(deal.plays) - 1
        assert facts(before.play(deal.plays[-1])) == facts(deal)


def facts(deal: Deal) -> tuple[object, ...]:
    """Give all that can be seen of a deal, without asking whether deals are equal."""
    return (
        *(deal.seats, deal.hands, deal.stock, deal.turn, deal.trick, deal.tricks, deal.plays),
        *(deal.scores, deal.awards, deal.tricks_won, deal.run, deal.outcome, repr(deal)),
        *(deal.trick.seats, [trick.seats for trick in deal.tricks], list(deal.legal_plays)),
    )


@given(games())
def test_undo_takes_a_game_back_to_its_first_lead(game: Game) -> None:
    """Undo goes on through earlier deals, and each play made again gives the same game."""
    back = [game]
    while back[-1].deal.plays or back[-1].history:
        back.append(back[-1].undo())
    plays = sum(len(deal.plays) for deal in (*game.history, game.deal))
    assert len(back) == plays + 1
    for earlier, later in zip(back[1:], back, strict=False):
        if later.deal.plays:
            assert earlier.play(later.deal.plays[-1]) == later
    with pytest.raises(GameError) as refused:
        back[-1].undo()
    assert refused.value.kind == "nothing_to_undo"


@MANY
@given(deals())
def test_start_scores_and_awards_make_up_the_scores(deal: Deal) -> None:
    """R5.5: every point is itemised, at every moment."""
    for moment in moments(deal):
        for side, start in enumerate(moment.start_scores):
            gained = sum(award.points for award in moment.awards if award.side == side)
            assert moment.scores[side] == start + gained


@MANY
@given(deals())
def test_awards_only_ever_grow_and_tell_their_trick(deal: Deal) -> None:
    """R4, R5: what has been awarded stands; later awards follow, in the order of tricks."""
    line = moments(deal)
    for later, earlier in pairwise(line):
        known = len(earlier.awards)
        assert later.awards[:known] == earlier.awards
        assert all(award.trick == len(earlier.tricks) for award in later.awards[known:])
    assert all(award.points or award.cancelled_by or at_zero(award) for award in deal.awards)


def at_zero(award: Award) -> bool:
    """Say whether it is the wiping of a score that was 0 (R4.3)."""
    return award.rule == "R4.3"


@MANY
@given(deals())
def test_nobody_stands_at_the_target_while_the_deal_goes_on(deal: Deal) -> None:
    """R5.4 to R5.7: who is judged is out, bust or below; only in a run is a score pending."""
    for moment in moments(deal):
        pending = moment.run is not None and moment.outcome is None
        out = [side for side, score in enumerate(moment.scores) if score >= moment.target]
        if moment.outcome is None:
            assert pending or not out
        elif moment.outcome.kind in {"out", "shared"}:
            assert list(moment.outcome.winners) == out
            assert (len(out) > 1) == (moment.outcome.kind == "shared")
        else:
            assert not out


@times(1.5)
@given(deals())
def test_legal_plays_are_exactly_the_sets_with_nothing_against_them(deal: Deal) -> None:
    """R3: by brute force over every set of cards from the hand, in the documented order."""
    for moment in moments(deal)[:12]:
        hand = moment.hands[moment.seats.index(moment.turn)] if moment.turn is not None else ()
        sets = [group for size in (1, 2, 3, 4) for group in combinations(hand, size)]
        assert list(moment.legal_plays) == [group for group in sets if not moment.why_not(group)]
        assert len(moment.legal_plays) <= 15


@times(1.5)
@given(deals(), st.data())
def test_the_order_of_cards_in_a_group_does_not_matter(deal: Deal, data: st.DataObject) -> None:
    """R3.7: it need not be announced which card is matched with which."""
    legal = list(deal.legal_plays)
    if not legal:
        return
    play = data.draw(st.sampled_from(legal[-3:]))
    for order in permutations(play):
        assert deal.play(order) == deal.play(play)
        assert deal.play(" ".join(map(str, order))) == deal.play(play)
        assert order in deal.legal_plays
        assert deal.trick.play(order) == deal.trick.play(play)
