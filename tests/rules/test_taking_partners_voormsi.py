"""J♣ on partner's Voormsi: what it costs, or that it may not be done (R4.3)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, points, written
from voormsi_nb.rules import IllegalPlay, Outcome, RuleSet, Seat

LOSES_POINTS = RuleSet(partner_capture="loses_points")
FORBIDDEN = RuleSet(partner_capture="forbidden")
HANDS = "K♥|9♣|J♣|A♦"


@pytest.mark.parametrize("scores", [(5, 3), (0, 8), (-4, 2)])
def test_the_game_is_lost_at_once(scores: tuple[int, int]) -> None:
    """R4.3: with that card, and the side's score is wiped to 0, a debt too."""
    deal = after(arranged(HANDS, scores=scores), "K♥ 9♣ J♣")
    assert deal.outcome == Outcome("lost", (1,), "R4.3")
    assert deal.outcome.ends_game
    assert deal.scores == (0, scores[1])
    assert points(deal) == [("R4.3", 0, -scores[0])]
    assert deal.turn is None


def test_the_lost_trick_is_not_played_out_and_earns_nothing() -> None:
    """R4.3: neither a trick nor a bonus is counted for it, by P4 either."""
    deal = after(arranged("9♣|K♥|A♦|J♣", scores=(1, 1)), "9♣ K♥ A♦ J♣")
    assert (deal.tricks, deal.tricks_won, deal.scores) == ((), (0, 0), (1, 0))
    assert [refusal.kind for refusal in deal.why_not("5♣")] == ["over"]


def test_a_run_does_not_save_the_game() -> None:
    """R4.3, R5.4: run or no run; A has won all tricks, B wins the game."""
    deal = after(arranged("9♣ K♥|5♣|J♣|5♥", scores=(8, 0)), "9♣ . . . K♥ . J♣")
    assert deal.outcome == Outcome("lost", (1,), "R4.3")
    assert (deal.scores, deal.tricks_won) == ((0, 0), (1, 0))


def test_a_group_with_toqutsit_that_takes_partners_group_loses_too() -> None:
    """R4.3, R4.6: also with 3♦ beside it."""
    for group in ("J♣ 9♣", "J♣ 3♦"):
        deal = after(arranged(f"K♥ K♠|5♣ 5♠|{group}|5♥ 5♦"), "K♥+K♠ 5♣+5♠")
        assert deal.play(group).outcome == Outcome("lost", (1,), "R4.3")


def test_toqutsit_that_does_not_take_partners_group_costs_nothing() -> None:
    """R4.3: 7♣ beside it takes nothing, so K♥ and K♠ stand; the trick goes on."""
    deal = after(arranged("K♥ K♠|5♣ 5♠|J♣ 7♣|5♥ 5♦"), "K♥+K♠ 5♣+5♠ J♣+7♣ 5♥+5♦")
    assert points(deal) == [("R4.1", 0, 1)]


def test_toqutsit_on_a_partners_voormsi_that_was_taken_costs_nothing() -> None:
    """R4.3: K♥ must be heading; 3♦ heads."""
    deal = after(arranged("K♥|3♦|J♣|A♦"), "K♥ 3♦ J♣ A♦")
    assert points(deal) == [("R4.4", 1, 1)]


def test_partner_need_not_play_toqutsit() -> None:
    """R3.8, R4.3: the duty is an opponent's, so partner may always keep it here."""
    deal = after(arranged("K♥|9♣|J♣ 5♣ 5♠ 5♦|A♦"), "K♥ 9♣")
    assert written([play[0] for play in deal.legal_plays]) == "J♣ 5♣ 5♠ 5♦"


def test_as_an_option_only_the_points_are_lost() -> None:
    """R4.3: wiped at that moment; the trick is played out, counts, and earns no bonus."""
    deal = after(arranged(HANDS, ruleset=LOSES_POINTS, scores=(5, 3)), "K♥ 9♣ J♣")
    assert (deal.scores, deal.outcome, deal.turn) == ((0, 3), None, Seat.EAST)
    deal = after(deal, "A♦")
    assert points(deal) == [("R4.3", 0, -5)]
    assert (deal.tricks_won, deal.outcome) == ((1, 0), None)
    assert deal.tricks[0].winner == 2


def test_as_an_option_it_is_forbidden() -> None:
    """R4.3: J♣ may not be played while another card may."""
    deal = after(arranged("K♥|9♣|J♣ 5♣ 5♠ 5♦|A♦", ruleset=FORBIDDEN), "K♥ 9♣")
    assert written([play[0] for play in deal.legal_plays]) == "5♣ 5♠ 5♦"
    (refusal,) = deal.why_not("J♣")
    assert (refusal.rule, refusal.kind) == ("R4.3", "partner_capture")
    assert (written(refusal.cards), refusal.other) == ("J♣", Seat.SOUTH)
    with pytest.raises(IllegalPlay):
        deal.play("J♣")


def test_what_is_forbidden_is_the_capture_not_the_card() -> None:
    """R4.3: with a Seven beside it J♣ does not take both kings, so that may be played."""
    deal = after(arranged("K♥ K♠|5♣ 5♠|J♣ 7♣ 7♠ 9♣|5♥ 5♦", ruleset=FORBIDDEN), "K♥+K♠ 5♣+5♠")
    assert [written(play) for play in deal.legal_plays] == [
        *("J♣ 7♣", "J♣ 7♠", "9♣ 7♣", "9♣ 7♠", "7♣ 7♠"),
    ]
    (refusal,) = deal.why_not("J♣ 9♣")
    assert (refusal.rule, refusal.kind) == ("R4.3", "partner_capture")


def test_the_forbidden_play_is_made_without_penalty_where_every_other_does_the_same() -> None:
    """R4.3: four cards are led as kings (R3.6), so partner must play the whole hand."""
    forced = arranged(
        "K♥ K♣ K♠ 3♦|5♣ 5♠ 5♥ 5♦|J♣ A♣ A♠ A♥|6♣ 6♠ 6♥ 6♦",
        ruleset=RuleSet(partner_capture="forbidden", three_is_king=True),
        scores=(5, 5),
    )
    forced = after(forced, "K♥+K♣+K♠+3♦ 5♣+5♠+5♥+5♦")
    assert [written(play) for play in forced.legal_plays] == ["J♣ A♣ A♠ A♥"]
    forced = after(forced, "J♣+A♣+A♠+A♥ .")
    assert (forced.scores, points(forced), forced.outcome) == ((5, 5), [], None)
    assert forced.tricks_won == (4, 0)


def test_a_view_warns_before_partners_voormsi_is_taken() -> None:
    """R4.3: only the seat to play, and only of cards that would take it."""
    deal = after(arranged("K♥|9♣|J♣ A♠|A♦"), "K♥ 9♣")
    north = deal.view("N")
    assert north.captures_partner("J♣")
    assert not north.captures_partner("A♠")
    assert not deal.view("E").captures_partner("J♣")
    assert not after(arranged("9♥|K♥|J♣|A♦"), "9♥ K♥").view("N").captures_partner("J♣")
