"""Every value of the rules shows itself, and the rules load no picture until one does."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.picture.drawings import described
from voormsi_nb.picture import text_of
from voormsi_nb.rules import Card, Deal, Game, Trick, View

DEAL = Deal.from_hands({"S": "7♥ 9♠ 5♦ 5♥"}, seed=1).play("7♥")
VALUES = [Card("K♥"), Trick.parse("7♥ K♣"), DEAL, DEAL.view("W"), Game.new(seed=7)]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_notebook_shows_a_picture(value: Card | Trick | Deal | View | Game) -> None:
    title, description = described(value._repr_svg_())
    assert title
    assert description == text_of(value)


@pytest.mark.parametrize("value", VALUES[2:], ids=lambda value: type(value).__name__)
def test_a_table_as_text_is_a_line_for_each_thing(value: Deal | View | Game) -> None:
    assert str(value) == text_of(value)
    assert len(str(value).splitlines()) > len("SWNE")


def test_cards_and_tricks_as_text_can_be_read_back() -> None:
    assert Card(str(Card("K♥"))) == Card("K♥")
    assert Trick.parse(str(Trick.parse("7♥ K♣"))) == Trick.parse("7♥ K♣")


def test_the_representation_stays_one_line() -> None:
    for value in VALUES:
        assert "\n" not in repr(value)


def test_the_rules_load_no_picture() -> None:
    code = "import sys, voormsi_nb.rules; print(any('picture' in name for name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert run.stdout.strip() == "False"
