"""Tricks without a table round them: what they accept, tell and refuse (R1.1, R3.5, R3.7)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import written
from tests.rules.hostile import refused
from voormsi_nb.rules import CardError, RuleSet, Seat, Trick


def test_an_empty_trick_waits_for_a_lead() -> None:
    """R3.5."""
    trick = Trick()
    assert (trick.winner, trick.number, trick.heads, trick.heading) == (None, 0, (), ())
    assert (trick.plays, trick.cards, trick.seats, trick.explain()) == ((), (), (), ())
    assert not trick.is_whole
    assert (str(trick), repr(trick)) == ("", "Trick(nothing played)")
    assert (trick.places, trick.ruleset) == (4, RuleSet.smith())
    assert Trick(places=3).places == 3


def test_a_trick_tells_who_heads_after_each_play() -> None:
    """R3.7, R3.9: places from 0, cards in the order of the pack."""
    trick = Trick.parse("6♦+6♥ 9♣+5♣ 6♠+6♣ A♣+J♠")
    assert trick.heads == (0, 0, 2, 3)
    assert (trick.winner, trick.number, trick.is_whole) == (3, 2, True)
    assert written(trick.heading) == "A♣ J♠"
    assert str(trick) == "6♥+6♦ 9♣+5♣ 6♣+6♠ A♣+J♠"
    assert written(trick.cards) == "6♥ 6♦ 9♣ 5♣ 6♣ 6♠ A♣ J♠"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("7♥", "Trick(7♥: first hand heads by R3.5)"),
        ("7♥ K♣", "Trick(7♥ K♣: second hand heads by R2.6)"),
        ("7♥ K♣ K♠", "Trick(7♥ K♣ K♠: third hand heads by R2.7)"),
        ("7♥ A♣ K♠ 3♦", "Trick(7♥ A♣ K♠ 3♦: fourth hand heads by R2.2)"),
        ("5♥+5♦ 9♣+9♠", "Trick(5♥+5♦ 9♣+9♠: second hand heads by R3.7)"),
    ],
)
def test_a_trick_shows_itself_with_the_rule_that_decided(text: str, told: str) -> None:
    """R2, R3.7."""
    assert repr(Trick.parse(text)) == told


def test_a_step_tells_what_headed_before_and_what_heads_now() -> None:
    """R3.7: with the seats where they are known."""
    trick = Trick().play("9♥", Seat.WEST).play("5♣", Seat.NORTH).play("K♥", Seat.EAST)
    lead, second, third = trick.explain()
    assert (lead.place, lead.takes, lead.rule, lead.pairs) == (0, True, "R3.5", ())
    assert (lead.before, lead.before_seat, lead.heads) == (0, Seat.WEST, 0)
    assert (second.takes, second.heads, written(second.heading)) == (False, 0, "9♥")
    assert (second.before, second.before_seat, second.seat) == (0, Seat.WEST, Seat.NORTH)
    assert written([second.unbeaten]) == "9♥" if second.unbeaten else False
    assert (third.takes, third.heads, third.before, third.seat) == (True, 2, 0, Seat.EAST)
    assert (written(third.cards), written(third.heading), third.unbeaten) == ("K♥", "K♥", None)


@pytest.mark.parametrize(
    ("text", "kind", "facts"),
    [
        ("9♥ 9♥", "twice", {"given": "9♥"}),
        ("9♥+9♥", "twice", {"given": "9♥"}),
        ("9♥ A♣ 9♥", "twice", {"given": "9♥"}),
        ("9♥+A♣", "mixed_ranks", {"given": "9♥ A♣"}),
        ("J♣+8♠", "mixed_ranks", {"given": "J♣ 8♠"}),
        ("K♥+3♦", "mixed_ranks", {"given": "K♥ 3♦"}),
        ("9♥+9♦ A♣", "unequal_numbers", {"led": 2, "given": 1}),
        ("9♥ A♣+A♠", "unequal_numbers", {"led": 1, "given": 2}),
        ("9♥ 9♦ 9♣ 9♠ A♣", "too_many_groups", {"places": 4}),
        ("", "no_card", None),
        ("+", "no_card", None),
        ("9♥ 10♣", "not_a_card", {"given": "'10♣'"}),
        ("K♦", "no_king_of_diamonds", {"given": "K♦"}),
    ],
)
def test_what_is_no_trick_is_refused(text: str, kind: str, facts: dict[str, object] | None) -> None:
    """R1.1, R3.5, R3.7: with the cards or numbers that are wrong."""
    error = refused(Trick.parse, text)
    assert isinstance(error, CardError)
    assert error.kind == kind
    assert facts is None or error.facts == facts


@pytest.mark.parametrize("places", [0, 2, 5, True, "4", None])
def test_a_trick_has_three_or_four_places(places: object) -> None:
    """R3.1, R7.1."""
    error = refused(lambda: Trick(places=places))  # type: ignore[arg-type]
    assert isinstance(error, CardError)
    assert error.kind == "places"


def test_three_places_are_full_after_three_plays() -> None:
    """R7.1."""
    assert Trick.parse("9♥ 9♦ 9♣", places=3).is_whole
    error = refused(Trick.parse, "9♥ 9♦ 9♣ 9♠", None, 3)
    assert error is not None
    assert (error.kind, error.facts) == ("too_many_groups", {"places": 3})


def test_tricks_are_equal_by_rules_places_and_groups() -> None:
    """Whoever played them; and never to another kind of value."""
    trick = Trick.parse("9♥ A♣")
    assert trick == Trick().play("9♥", Seat.WEST).play("A♣", Seat.NORTH)
    assert hash(trick) == hash(Trick.parse("9♥  A♣"))
    assert trick != Trick.parse("9♥ A♠")
    assert trick != Trick.parse("A♣ 9♥")
    assert trick != Trick.parse("9♥ A♣", places=3)
    assert trick != Trick.parse("9♥ A♣", ruleset=RuleSet.web())
    assert trick != "9♥ A♣"
    assert len({trick, Trick.parse("9♥ A♣"), Trick.parse("9♥ A♣", places=3)}) == 2


def test_a_trick_says_what_would_take_it() -> None:
    """R3.7: nothing is played by asking."""
    trick = Trick.parse("9♥+9♦")
    assert trick.would_take(Trick.parse("8♠ 9♣").cards)
    assert not trick.would_take(Trick.parse("8♠ A♣").cards)
    assert Trick().would_take(Trick.parse("5♦").cards)
    assert trick == Trick.parse("9♥+9♦")


def test_blanks_beside_a_plus_do_not_part_the_players() -> None:
    """R3.7."""
    assert Trick.parse("6♥ + 6♦  9♣ +5♣ 6♣+ 6♠") == Trick.parse("6♥+6♦ 9♣+5♣ 6♣+6♠")


def test_a_spade_king_on_a_seven_fails_by_its_own_rule() -> None:
    """R2.8: it captures only the K♣ that took a Seven."""
    assert [(step.takes, step.rule) for step in Trick.parse("7♥ K♠").explain()] == [
        (True, "R3.5"),
        (False, "R2.8"),
    ]


def test_a_seven_does_not_take_a_led_three_later_than_second() -> None:
    """R2.5, R3.6: among kings, where 3♦ can still be there for the third hand."""
    trick = Trick.parse("K♥+3♦ A♣+A♠ 7♣+7♠", ruleset=RuleSet(three_is_king=True))
    assert [(pair.beats, pair.rule) for pair in trick.explain()[2].pairs] == [(False, "R2.5")] * 2
    assert trick.winner == 0
