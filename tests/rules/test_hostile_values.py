"""Whatever is passed to cards, deals and rule sets: a value, or a named error and no change."""

from __future__ import annotations

import json
from itertools import repeat
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.arranged import after, arranged
from tests.rules.hostile import ANYTHING, NASTY, refused
from tests.rules.strategies import MANY
from voormsi_nb.rules import PACK, Card, Deal, Game, IllegalPlay, RuleSet, Seat, Trick

if TYPE_CHECKING:
    from collections.abc import Callable

OPTIONS = RuleSet.smith()._asdict()
DEAL = after(arranged("K♥ K♠|J♣ 5♣|9♣ 9♠"), "K♥")
GAME = Game(DEAL)


def option(name: str) -> Callable[[Any], object]:
    """Give the call that sets an option of the rules."""
    return lambda value: RuleSet(**{name: value})


ONE_VALUE: dict[str, Callable[[Any], object]] = {
    "a card": Card,
    "a seat": Seat.read,
    "a trick": Trick.parse,
    "the rules of a trick": lambda value: Trick.parse("7♦", ruleset=value),
    "the places of a trick": lambda value: Trick(places=value),
    "a play to a trick": lambda value: Trick().play(value),
    "a pack": Deal.start,
    "a dealer": lambda value: Deal.start(PACK, value),
    "the rules of a deal": lambda value: Deal.start(PACK, None, value),
    "scores": lambda value: Deal.start(PACK, scores=value),
    "the number of players": lambda value: Deal.start(PACK, players=value),
    "hands": Deal.from_hands,
    "a hand": lambda value: Deal.from_hands({"S": value}),
    "the seed of a deal": lambda value: Deal.from_hands({}, seed=value),
    "a play": DEAL.play,
    "a question": DEAL.why_not,
    "whom it is about": lambda value: DEAL.why_not("5♣", value),
    "a play to a game": GAME.play,
    "a look": DEAL.view,
    "a question of a view": DEAL.view("W").why_not,
    "is it legal": lambda value: value in DEAL.legal_plays,
    "a seed": Game.new,
    "players of a game": lambda value: Game.new(1, value),
    "rules of a game": lambda value: Game.new(1, 4, value),
    "the name of rules": RuleSet.named,
    **{f"the option {name}": option(name) for name in OPTIONS},
}


@pytest.mark.parametrize("what", ONE_VALUE)
def test_nasty_values_raise_named_errors_only(what: str) -> None:
    """R1.1, R3.11: from a huge number to a list too deep for any recursion."""
    errors = [refused(ONE_VALUE[what], value) for value in NASTY]
    assert sum(error is not None for error in errors) > len(NASTY) // 2 or what == "is it legal"


@MANY
@given(st.sampled_from(sorted(ONE_VALUE)), ANYTHING)
def test_random_values_raise_named_errors_only(what: str, value: object) -> None:
    """R1.1, R3.11: and leave the deal as it was."""
    before = (DEAL.hands, DEAL.stock, DEAL.trick, DEAL.turn, DEAL.scores, list(DEAL.legal_plays))
    error = refused(ONE_VALUE[what], value)
    assert before == (
        *(DEAL.hands, DEAL.stock, DEAL.trick, DEAL.turn, DEAL.scores, list(DEAL.legal_plays)),
    )
    if error is not None:
        assert len(json.dumps(error.facts, default=repr)) < 2000


@MANY
@given(st.lists(st.sampled_from(PACK), min_size=1, max_size=6))
def test_any_cards_are_played_or_refused(cards: list[Card]) -> None:
    """R3.11: what why_not has nothing against is played; all else raises what it says."""
    if len(set(cards)) < len(cards):
        error = refused(DEAL.play, cards)
        assert error is not None
        assert error.kind == "twice"
        return
    reasons = DEAL.why_not(cards)
    error = refused(DEAL.play, cards)
    assert (error is None) == (not reasons)
    assert error is None or (isinstance(error, IllegalPlay) and error.refusals == reasons)


@pytest.mark.parametrize("name", ["cls", "self", "name", "", "Target", "x" * 100_000])
def test_an_option_that_does_not_exist_is_refused(name: str) -> None:
    """Also one that is named like an argument of a function."""
    error = refused(option(name), 1)
    assert error is not None
    assert error.kind == "option"


HUGE: tuple[tuple[Callable[[], object], str], ...] = (
    (lambda: Card("9" * 1_000_000), "not_a_card"),
    (lambda: DEAL.play("9♣ " * 1_000_000), "too_long"),
    (lambda: DEAL.play(repeat("9♣")), "too_long"),
    (lambda: DEAL.why_not(repeat(Card("9♣"))), "too_long"),
    (lambda: Deal.start(repeat("9♣")), "too_long"),
    (lambda: Deal.from_hands({"S": repeat("9♣")}), "too_long"),
    (lambda: Trick.parse("9♣ " * 1_000_000), "not_a_trick"),
    (lambda: Seat.read("S" * 1_000_000), "not_a_seat"),
    (lambda: Game.new("7" * 1_000_000), "seed"),
    (lambda: Game.new(10**1_000_000), "seed"),
)


@pytest.mark.parametrize("number", range(len(HUGE)))
def test_huge_and_endless_values_are_refused_at_once(number: int) -> None:
    """R1.1: an endless series of cards is not read to its end; 36 are the most there can be."""
    call, kind = HUGE[number]
    error = refused(call)
    assert error is not None
    assert error.kind == kind


def test_no_more_is_read_than_a_pack_can_hold() -> None:
    """R1.1: of a longer series of cards, one more than 36 and no further."""
    taken = []

    def cards() -> Any:  # noqa: ANN401 - a series without an end
        while True:
            taken.append("9♣")
            yield "9♣"

    error = refused(DEAL.play, cards())
    assert error is not None
    assert len(taken) == 37


def test_values_cannot_be_changed() -> None:
    """A card is shared by all deals, so nobody may write on it."""
    with pytest.raises(AttributeError):
        Card("9♣").rank = Card("5♣").rank
    with pytest.raises(AttributeError):
        del Card("9♣").code
    assert Card("9♣").code == "9C"


def test_players_that_are_known_of_some_plays_only_are_not_told() -> None:
    """R3.9: a trick may be put together without a table round it, in whole or in part."""
    trick = Trick().play("7♦", Seat.SOUTH).play("J♣")
    assert trick.seats == ()
    assert [step.seat for step in trick.explain()] == [None, None]
    assert Trick().play("7♦", Seat.SOUTH).explain()[0].seat is Seat.SOUTH
