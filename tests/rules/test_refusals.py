"""Why a play is refused: every reason at once, each with its rule (R3, R4.3, R6.1)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, written
from voormsi_nb.rules import CardError, Deal, IllegalPlay, Refusal, RuleSet, Seat


def reasons(found: tuple[Refusal, ...]) -> list[tuple[str, str, str]]:
    """Give rule, kind and cards of each refusal."""
    return [(refusal.rule, refusal.kind, written(refusal.cards)) for refusal in found]


def test_a_card_that_is_not_held_is_refused() -> None:
    """R3.11: those cards are named, and only those."""
    deal = arranged("9♣ 9♠|A♣")
    assert reasons(deal.why_not("9♣ 9♥")) == [("R3.11", "not_in_hand", "9♥")]
    assert reasons(deal.why_not("A♣")) == [("R3.11", "not_in_hand", "A♣")]


def test_a_card_that_has_been_played_is_refused() -> None:
    """R3.11: each card once."""
    deal = after(arranged("5♣ 5♥|A♣ A♠|A♥|A♦"), "5♣ A♣ A♥ A♦")
    assert reasons(deal.why_not("A♣", "W")) == [("R3.11", "not_in_hand", "A♣")]


def test_a_lead_of_several_ranks_is_refused() -> None:
    """R3.5: by the printed rank, so J♣ goes with jacks only, and 8♠ with eights."""
    deal = arranged("J♣ J♠ 8♠ 8♥")
    assert reasons(deal.why_not("J♣ 8♠")) == [("R3.5", "not_one_rank", "J♣ 8♠")]
    assert deal.why_not("J♣ J♠") == deal.why_not("8♠ 8♥") == ()


def test_three_is_no_king_unless_agreed() -> None:
    """R3.6: 3♦ beside a king; with a queen it is R3.5 that refuses it."""
    hands = "K♥ K♠ 3♦ Q♣"
    assert reasons(arranged(hands).why_not("K♠ 3♦")) == [("R3.6", "not_one_rank", "K♠ 3♦")]
    assert reasons(arranged(hands).why_not("Q♣ 3♦")) == [("R3.5", "not_one_rank", "Q♣ 3♦")]
    agreed = arranged(hands, ruleset=RuleSet(three_is_king=True))
    assert agreed.why_not("K♠ 3♦") == agreed.why_not("K♥ K♠ 3♦") == ()
    assert reasons(agreed.why_not("Q♣ 3♦")) == [("R3.5", "not_one_rank", "Q♣ 3♦")]


def test_another_number_of_cards_than_was_led_is_refused() -> None:
    """R3.7: the led cards are named, how many are due, and who led."""
    deal = after(arranged("9♣ 9♠|A♣ A♠ 5♣ 5♠"), "9♣+9♠")
    for cards in ("A♣", "A♣ A♠ 5♣"):
        (refusal,) = deal.why_not(cards)
        assert reasons((refusal,)) == [("R3.7", "wrong_number", "9♣ 9♠")]
        assert (refusal.number, refusal.other, refusal.seat) == (2, Seat.SOUTH, Seat.WEST)
    assert deal.why_not("A♣ 5♣") == ()


def test_more_than_four_cards_are_refused() -> None:
    """R3.5: nobody holds five of one rank, so the cards are not held either."""
    kinds = [refusal.kind for refusal in arranged("9♣ 9♠ 9♥ 9♦").why_not("9♣ 9♠ 9♥ 9♦ A♣")]
    assert kinds == ["not_in_hand", "wrong_number"]


def test_toqutsit_must_be_played_on_an_opponents_voormsi() -> None:
    """R3.8: J♣ is named, and whose K♥ heads; a holder of 3♦ is bound too."""
    deal = after(arranged("K♥|J♣ 3♦ 5♣ 5♠"), "K♥")
    (refusal,) = deal.why_not("3♦")
    assert reasons((refusal,)) == [("R3.8", "must_play_toqutsit", "J♣")]
    assert (refusal.seat, refusal.other, refusal.number) == (Seat.WEST, Seat.SOUTH, 1)
    assert [written(play) for play in deal.legal_plays] == ["J♣"]


def test_toqutsit_must_be_among_the_cards_even_in_vain() -> None:
    """R3.8: West cannot take both kings with a Seven beside J♣, and is bound all the same."""
    deal = after(arranged("K♥ K♠|J♣ 7♣ 7♠ 7♥"), "K♥+K♠")
    assert [written(play) for play in deal.legal_plays] == ["J♣ 7♣", "J♣ 7♠", "J♣ 7♥"]


@pytest.mark.parametrize(
    ("hands", "plays"),
    [
        ("7♦|K♥|J♣ 5♣", "7♦ K♥"),
        ("K♥|3♦|5♥|J♣ 5♣", "K♥ 3♦ 5♥"),
        ("K♥|5♥|J♣ 5♣", "K♥ 5♥"),
        ("K♥ K♠|A♣ A♠ 5♣ J♠|J♣ 5♦", "K♥+K♠ A♣+A♠"),
    ],
)
def test_toqutsit_need_not_be_played_on_a_voormsi_that_does_not_head_or_is_partners(
    hands: str, plays: str
) -> None:
    """R3.8: a Seven heads, 3♦ heads, or partner's K♥ does."""
    deal = after(arranged(hands), plays)
    assert any("J♣" not in written(play) for play in deal.legal_plays)


def test_a_player_must_wait_for_the_turn() -> None:
    """R3.11: whose turn it is stands with it."""
    deal = arranged("9♣|A♣")
    (refusal,) = deal.why_not("A♣", "W")
    assert reasons((refusal,)) == [("R3.11", "not_your_turn", "A♣")]
    assert (refusal.seat, refusal.other) == (Seat.WEST, Seat.SOUTH)


def test_nothing_may_be_played_after_the_deal() -> None:
    """R3.11: for any seat, with no further reason."""
    deal = after(arranged("K♥|9♣|J♣|A♦"), "K♥ 9♣ J♣")
    for seat in (None, "S", "E"):
        assert reasons(deal.why_not("A♦", seat)) == [("R3.11", "over", "A♦")]
    assert deal.why_not("A♦", "E")[0].seat is Seat.EAST
    with pytest.raises(IllegalPlay) as refused:
        deal.play("A♦")
    assert reasons(refused.value.refusals) == [("R3.11", "over", "A♦")]


def test_all_reasons_are_given_at_once() -> None:
    """R3.8, R3.7, R3.11: two cards instead of one, one of them not held, and J♣ due."""
    deal = after(arranged("K♥|J♣ 5♣"), "K♥")
    assert reasons(deal.why_not("5♣ A♦")) == [
        ("R3.11", "not_in_hand", "A♦"),
        ("R3.7", "wrong_number", "K♥"),
        ("R3.8", "must_play_toqutsit", "J♣"),
    ]
    assert reasons(deal.why_not("5♠ 9♣", "N"))[0][:2] == ("R3.11", "not_your_turn")
    assert len(deal.why_not("5♠ 9♣ A♦", "N")) == 3


def test_what_voormsi_asks_is_not_asked_of_those_who_wait() -> None:
    """R3.8: East is not bound yet, as another card may head when the turn comes."""
    deal = after(arranged("K♥|5♥|5♦|J♣ 5♣"), "K♥")
    assert reasons(deal.why_not("5♣", "E")) == [("R3.11", "not_your_turn", "5♣")]


def test_an_illegal_play_carries_the_reasons_and_changes_nothing() -> None:
    """R3: play raises what why_not gives; the deal stays as it is."""
    deal = after(arranged("K♥|J♣ 5♣"), "K♥")
    before = (deal.hands, deal.trick, deal.turn, deal.plays, deal.scores)
    with pytest.raises(IllegalPlay) as refused:
        deal.play("5♣ A♦")
    assert refused.value.refusals == deal.why_not("5♣ A♦")
    assert refused.value.kind == "illegal_play"
    assert (deal.hands, deal.trick, deal.turn, deal.plays, deal.scores) == before


def test_reasons_are_equal_by_rule_kind_and_cards() -> None:
    """Beside them stands who tried, for the sentence only."""
    deal: Deal = arranged("9♣|A♣")
    assert deal.why_not("A♦", "S") == (
        Refusal("R3.11", "not_in_hand", deal.why_not("A♦")[0].cards),
    )
    assert deal.why_not("A♦", "S")[0].seat is Seat.SOUTH


def test_a_seat_that_is_not_in_play_is_an_error() -> None:
    """R6.1, R7.1: to ask for East among three is a slip, not a refusal."""
    for players, seat in ((3, "E"), (2, "W")):
        with pytest.raises(CardError) as slip:
            arranged("9♣", players=players).why_not("9♣", seat)
        assert slip.value.kind == "seat_not_in_play"


def test_the_legal_plays_read_well_and_answer_questions() -> None:
    """R3.5: each set once, singles first, in the order of the pack."""
    legal = arranged("9♥ 9♣ 5♦ J♣").legal_plays
    assert repr(legal) == "<LegalPlays: J♣ | 9♣ | 9♥ | 5♦ | 9♣ 9♥>"
    assert len(legal) == 5
    asked: dict[object, bool] = {"9♥+9♣": True, "9♥ 5♦": False, "nonsense": False, None: False}
    assert {cards: cards in legal for cards in asked} == asked
    assert written(legal[-1]) == "9♣ 9♥"
