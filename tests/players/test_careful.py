"""What a careful player does in small positions. South led; hands are parted by ``|``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.positions import choice, view_after
from voormsi_nb.rules import Card, RuleSet, Run, Seat

TOQUTSIT, VOORMSI = Card("J♣"), Card("K♥")


@pytest.mark.parametrize("led", ["5♦", "A♥"])
def test_three_is_saved_while_the_partner_may_still_take_the_trick(led: str) -> None:
    """R2.2."""
    made = choice(view_after(f"{led}|3♦ Q♥ Q♦ 8♦", led))
    assert made.play == "Q♦"
    assert made.said == "3♦ could take this trick, but waits for one that brings more. R2.2"


def test_three_takes_voormsi() -> None:
    """R4.4."""
    made = choice(view_after("K♥|3♦ 9♣ Q♦ 8♦", "K♥"))
    assert (made.play, made.rule) == ("3♦", "R4.4")
    assert made.said == "3♦ beats South's K♥: a point, and nothing beats 3♦. R4.4"


def test_three_takes_the_toqutsit_that_took_partners_voormsi() -> None:
    """R4.5."""
    made = choice(view_after("K♥|J♣|3♦ 9♣ Q♦ 8♦", "K♥ J♣"))
    assert (made.play, made.kind, made.rule) == ("3♦", "three_takes_toqutsit", "R4.5")


@pytest.mark.parametrize("led", ["8♠", "9♣"])
def test_a_partner_that_will_likely_take_the_trick_is_not_overtaken(led: str) -> None:
    """R3.1: J♣ and 8♠ or 9♠ stay in the hand."""
    better = "8♠" if led == "9♣" else "9♠"
    made = choice(view_after(f"{led}|Q♥|J♣ {better} Q♠ 5♦", f"{led} Q♥"))
    assert (made.play, made.kind) == ("Q♠", "partner_heads")
    assert f"North, the partner, heads with {led}" not in made.said
    assert f"South, the partner, heads with {led}" in made.said


def test_a_weak_partner_is_helped() -> None:
    """Its Q♥ has been taken: 9♣ takes the lead back."""
    made = choice(view_after("Q♥|6♥|9♣ A♣ Q♠ 5♦", "Q♥ 6♥"))
    assert (made.play, made.kind) == ("9♣", "take_likely")


@pytest.mark.parametrize("ruleset", [RuleSet.smith(), RuleSet.web(), RuleSet.parlett()])
def test_partners_voormsi_is_spared(ruleset: RuleSet) -> None:
    """R4.3, by whichever rules."""
    made = choice(view_after("K♥|Q♥|J♣ 9♣ Q♠ 5♦", "K♥ Q♥", ruleset=ruleset))
    assert made.play == "Q♠"


def test_partners_voormsi_is_spared_by_name() -> None:
    """R4.3."""
    made = choice(view_after("K♥|Q♥|J♣ 9♣ Q♠ 5♦", "K♥ Q♥"))
    expected = "J♣ stays in the hand: it would beat the partner's K♥, which heads. R4.3"
    assert made.said == expected


def test_toqutsit_hunts_voormsi() -> None:
    """R4.2: it has to be played, and this is what it was kept for."""
    made = choice(view_after("6♥|K♥|J♣ 9♣ Q♠ 5♦", "6♥ K♥"))
    assert (made.play, made.kind, made.rule) == ("J♣", "toqutsit_takes_voormsi", "R4.2")


def test_toqutsit_waits_for_voormsi() -> None:
    """R4.2."""
    made = choice(view_after("A♥|J♣ Q♥ Q♦ 8♦", "A♥"))
    assert (made.play, made.kind, made.rule) == ("Q♦", "keep_toqutsit", "R4.2")


def test_toqutsit_that_has_to_be_played_goes_with_the_cheapest_cards() -> None:
    """R3.8: no three of these beat K♥ and the aces, but J♣ must be among them."""
    made = choice(view_after("A♠ A♦|K♥ A♣|J♣ 9♣ Q♠ 5♦", "A♠+A♦ K♥+A♣"))
    assert made.play.startswith("J♣ ")
    made = choice(view_after("A♠ A♦|K♥ A♣|J♣ 6♣ Q♠ 5♦", "A♠+A♦ K♥+A♣"))
    assert (made.play, made.kind, made.rule) == ("J♣ Q♠", "must_play_toqutsit", "R3.8")
    assert made.said == "J♣ is played because it must be: West's K♥ heads. R3.8"


def test_voormsi_dares_it_while_toqutsit_may_lie_elsewhere() -> None:
    """R4.1: third hand, and only North might hold J♣."""
    made = choice(view_after("6♥|A♥|K♥ Q♥ Q♦ 8♦", "6♥ A♥"))
    assert (made.play, made.kind, made.rule) == ("K♥", "dare_voormsi", "R4.1")


def test_voormsi_waits_while_toqutsit_is_out_and_much_would_be_lost() -> None:
    """R4.2: few cards are out of sight, so one opponent or the other probably holds J♣."""
    view = view_after("6♥|K♥ Q♥ Q♦ 8♦", "6♥")
    shown = ((Seat.NORTH, (TOQUTSIT,)),)
    made = choice(view._replace(shown_hands=shown))
    assert made.play != "K♥"
    assert made.rule == "R4.2"


def test_voormsi_is_safe_when_toqutsit_is_gone() -> None:
    """R1.2: nothing but 3♦ beats it, and that has gone as well."""
    view = view_after("K♥ 5♦ Q♥ Q♦")
    gone = view_after("9♣|J♣|3♦|5♥", "9♣ J♣ 3♦").trick.play("5♥", Seat.EAST)
    made = choice(view._replace(tricks=(gone,), tricks_won=(1, 0), hand=view.hand))
    assert (made.play, made.kind) == ("K♥", "lead_sure")


def test_club_king_takes_a_seven() -> None:
    """R2.6: J♣ cannot."""
    made = choice(view_after("7♥|K♣ J♣ 9♣ Q♦", "7♥"))
    assert (made.play, made.rule) == ("K♣", "R2.6")
    assert made.said == "K♣ beats South's 7♥: this is the moment for which it was kept. R2.6"


def test_spade_king_takes_that_club_king_as_the_next_card() -> None:
    """R2.7."""
    made = choice(view_after("7♥|K♣|K♠ 9♣ 8♠ Q♦", "7♥ K♣"))
    assert (made.play, made.kind, made.rule) == ("K♠", "king_takes_king", "R2.7")


def test_a_higher_seven_takes_a_seven_where_the_rules_have_it() -> None:
    """R2.3."""
    hands = "7♥|7♠ 9♣ A♣ Q♦"
    made = choice(view_after(hands, "7♥"))
    assert (made.play, made.kind) == ("7♠", "higher_seven")
    made = choice(view_after(hands, "7♥", ruleset=RuleSet.web()))
    assert (made.play, made.kind) == ("Q♦", "cannot_take")


def test_a_seven_is_led() -> None:
    """R2.3: anywhere else it is dead."""
    made = choice(view_after("7♣ 5♦ Q♥ Q♦"))
    assert (made.play, made.kind) == ("7♣", "lead_seven")


def test_a_strong_pair_is_led_together() -> None:
    """R3.9: it counts two tricks."""
    made = choice(view_after("9♣ 9♠ 5♦ Q♦"))
    assert (made.play, made.kind) == ("9♣ 9♠", "lead_group")
    assert "they count as two tricks" in made.said


def test_two_players_do_not_lead_pairs() -> None:
    """R6.1."""
    made = choice(view_after("9♣ 9♠ 5♦ Q♦|", players=2))
    assert made.play in {"9♣", "9♠", "5♦", "Q♦"}


def test_the_last_hand_takes_with_the_cheapest_card_that_can() -> None:
    """R3.9."""
    made = choice(view_after("Q♠|Q♥|5♦|9♣ A♦ 6♥ Q♦", "Q♠ Q♥ 5♦"))
    assert (made.play, made.kind) == ("6♥", "take_last")


def test_a_hand_that_cannot_take_throws_its_lowest_card_away() -> None:
    """R1.4: K♠, once no K♣ can come any more on a Seven."""
    made = choice(view_after("7♥|K♣|5♦|9♣ Q♥ K♠ A♦", "7♥ K♣ 5♦"))
    assert (made.play, made.kind) == ("K♠", "cannot_take")


def late(hand: str, plays: str, **changes: Any) -> str:  # noqa: ANN401 - parts of the view
    """Give the choice of West with two cards in the eighth trick."""
    cards = tuple(map(Card, hand.split()))
    led = plays.split(maxsplit=1)[0]
    view = view_after(f"{led}|{hand}", plays)
    counts = (1, 2, 2, 2)
    made = choice(view._replace(hand=cards, stock=0, counts=counts, **changes))
    return f"{made.play} {made.kind}"


def test_a_trick_that_would_lead_past_the_target_is_left_to_others() -> None:
    """R5.6: at 8 with four tricks, three more would bring three points."""
    hands = "5♠ 5♥ 5♦|8♣ Q♣ Q♥|8♥ 8♦ Q♠|9♣ 9♥ 9♦ K♠"
    view = view_after(hands, "5♠+5♥+5♦ 8♣+Q♣+Q♥ 8♥+8♦+Q♠", tricks_won=(1, 4), stock=0)
    made = choice(view._replace(scores=(0, 8)))
    assert (made.play, made.kind) == ("9♥ 9♦ K♠", "avoid_bust")
    made = choice(view._replace(scores=(0, 6)))
    assert (made.play, made.kind) == ("9♣ 9♥ 9♦", "wins_game")


def test_a_run_is_ended_before_it_sweeps_the_deal() -> None:
    """R5.3: with eight of eight, only a lost trick brings the points."""
    run = Run(1, 7, 4)
    assert late("9♣ Q♦", "6♥", tricks_won=(0, 7), run=run).endswith("avoid_sweep")


def test_the_trick_that_wins_the_game_is_worth_any_card() -> None:
    """R5.5."""
    made = late("J♣ Q♦", "9♣", scores=(8, 8), tricks_won=(4, 4))
    assert made == "J♣ wins_game"


def test_a_run_of_the_others_is_broken() -> None:
    """R5.4."""
    made = choice(
        view_after("A♥|5♦|6♥|9♣ 5♥ Q♥ Q♦", "A♥ 5♦ 6♥", tricks_won=(5, 0), run=Run(0, 5, 2))
    )
    assert (made.play, made.kind, made.rule) == ("9♣", "break_run", "R5.4")
