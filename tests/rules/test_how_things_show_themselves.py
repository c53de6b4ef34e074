"""What a notebook prints of deals, games, views, plays and rule sets."""

from __future__ import annotations

import copy
import pickle

import pytest

from tests.rules.arranged import after, arranged
from voormsi_nb.rules import PACK, Card, Deal, Game, LegalPlays, RuleSet, Seat


def test_a_deal_shows_who_is_to_play_the_trick_and_the_scores() -> None:
    """One line; no card that is not on the table."""
    deal = arranged("9♣|A♣|5♣|5♠", scores=(3, -2))
    assert repr(deal) == "<Deal: South to play, tricks 0-0, scores 3--2>"
    deal = after(deal, "9♣ A♣")
    assert repr(deal) == (
        "<Deal: North to play, Trick(9♣ A♣: first hand heads by R3.5), tricks 0-0, scores 3--2>"
    )


def test_a_deal_that_is_over_shows_how() -> None:
    """R4.3."""
    deal = after(arranged("K♥|9♣|J♣", scores=(3, 2)), "K♥ 9♣ J♣")
    assert repr(deal) == (
        "<Deal: over: lost by R4.3, Trick(K♥ 9♣ J♣: third hand heads by R1.2), "
        "tricks 0-0, scores 0-2>"
    )


def test_a_game_shows_the_number_of_its_deal() -> None:
    """Counted from one."""
    game = Game(Deal.start(PACK, scores=(-99, -99)))
    assert repr(game).startswith("<Game: deal 1, <Deal: South to play")
    while game.deal.outcome is None:
        game = game.play(game.deal.legal_plays[0])
    assert repr(game.next_deal()).startswith("<Game: deal 2, <Deal: West to play")


def test_a_view_shows_the_seat_its_hand_and_the_table() -> None:
    """R3.3: the hand in the order of the pack."""
    view = after(arranged("9♣|A♣ 5♣ 7♦ 8♠"), "9♣").view("W")
    assert repr(view) == (
        "<View of West: 8♠ A♣ 5♣ 7♦; Trick(9♣: first hand heads by R3.5), stock 20>"
    )


def test_legal_plays_show_themselves_in_words_of_cards() -> None:
    """Also when there are none."""
    assert repr(arranged("9♣ 9♥ A♦ 3♦").legal_plays) == "<LegalPlays: 9♣ | 9♥ | A♦ | 3♦ | 9♣ 9♥>"
    assert repr(LegalPlays([])) == "<LegalPlays: none>"
    assert LegalPlays([]) == LegalPlays([])
    other: object = "none"
    assert LegalPlays([]) != other
    assert hash(LegalPlays([PACK[:1]])) == hash(LegalPlays([PACK[:1]]))
    assert LegalPlays([PACK[:1]]) != LegalPlays([PACK[1:2]])


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        (RuleSet.smith(), "RuleSet.smith()"),
        (RuleSet(), "RuleSet.smith()"),
        (RuleSet.web(), "RuleSet.web()"),
        (RuleSet.parlett(target=5), "RuleSet.parlett(target=5)"),
        (RuleSet(overshoot="minus"), "RuleSet.smith(overshoot='minus')"),
        (RuleSet.web(higher_seven_beats=True), "RuleSet.web(higher_seven_beats=True)"),
    ],
)
def test_a_rule_set_shows_how_to_write_it(ruleset: RuleSet, told: str) -> None:
    """By the named set that is nearest, and what differs from it."""
    assert repr(ruleset) == told


def test_the_named_sets_differ_as_their_sources_do() -> None:
    """R2.3, R2.7, R4.3, R5.6."""
    assert RuleSet.smith()._asdict() == {
        "higher_seven_beats": True,
        "spade_king_when": "next",
        "spade_king_on": "seven",
        "three_is_king": False,
        "partner_capture": "loses_game",
        "overshoot": "bounce",
        "sweep": "deal_void",
        "target": None,
    }
    assert RuleSet.web()._asdict() == RuleSet.smith()._asdict() | {
        "higher_seven_beats": False,
        "partner_capture": "loses_points",
        "overshoot": "allowed",
    }
    assert RuleSet.parlett()._asdict() == RuleSet.smith()._asdict() | {
        "spade_king_when": "later",
        "partner_capture": "forbidden",
    }


@pytest.mark.parametrize(("players", "target"), [(2, 9), (3, 12), (4, 9)])
def test_the_target_is_nine_or_twelve_with_three_players(players: int, target: int) -> None:
    """R5.5, R7.1."""
    assert RuleSet.smith().target_for(players) == target
    assert RuleSet(target=20).target_for(players) == 20


def test_deals_and_games_are_equal_by_what_they_are_made_of() -> None:
    """Pack, dealer, rules, scores and plays; never to another kind of value."""
    deal = Deal.start(PACK)
    assert deal == Deal.start(" ".join(map(str, PACK)), "E", RuleSet.smith(), (0, 0), 4)
    for other in (
        Deal.start(PACK[::-1]),
        Deal.start(PACK, "S"),
        Deal.start(PACK, ruleset=RuleSet.web()),
        Deal.start(PACK, scores=(1, 0)),
        Deal.start(PACK, players=2),
        deal.play("J♣"),
    ):
        assert deal != other
        assert Game(deal) != Game(other)
    assert deal != "a deal"
    assert Game(deal) != deal
    assert Game(deal) == Game(Deal.start(PACK), seed=3)


def test_values_are_copied_and_pickled_as_themselves() -> None:
    """There is one object for each card, whatever way it takes."""
    card = Card("J♣")
    assert copy.copy(card) is copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - made here
    deal = after(arranged("K♥|9♣|5♣"), "K♥ 9♣")
    again = pickle.loads(pickle.dumps(deal))  # noqa: S301 - made here
    assert again == deal == copy.deepcopy(deal)
    assert again.turn is Seat.NORTH
    assert again.play("5♣") == deal.play("5♣")
    ruleset = RuleSet.web(target=5)
    assert pickle.loads(pickle.dumps(ruleset)) == copy.copy(ruleset) == ruleset  # noqa: S301 - here
    assert repr(copy.deepcopy(ruleset)) == "RuleSet.web(target=5)"


def test_cards_show_themselves_as_they_are_written() -> None:
    """R1.2: with the Greenlandic names of the two highest."""
    assert (str(Card("jc")), repr(Card("JC")), f"{Card('JC'):>4}") == ("J♣", 'Card("J♣")', "  J♣")
    assert {card.title for card in PACK} == {"Toqutsit", "Voormsi", None}
    assert (Card("J♣").title, Card("K♥").title) == ("Toqutsit", "Voormsi")
