"""Every picture stands alone, says what it shows, and is the same each time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

from tests.picture.drawings import SVG, described, positions, read, shows
from voormsi_nb.picture import (
    back_svg,
    card_name,
    card_svg,
    ranking_svg,
    svg_of,
    table_svg,
    text_of,
    trick_svg,
)
from voormsi_nb.picture.faces import STYLES
from voormsi_nb.rules import PACK, Card, CardError, Deal, Game, RuleSet, Trick

if TYPE_CHECKING:
    from voormsi_nb.picture.palette import Theme
    from voormsi_nb.picture.shapes import Style

THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
QUADS: Final = "9♣+9♠+9♥+9♦ A♣+A♠+A♥+A♦ J♣+K♥+8♠+3♦ 5♣+5♠+5♥+5♦"


def every_picture(theme: Theme) -> list[str]:
    """Draw one of each kind."""
    game = Game.new(seed=7)
    return [
        *(card_svg(card, style, theme) for card in PACK for style in STYLES),
        *(back_svg(style, theme) for style in STYLES),
        trick_svg(Trick(), theme=theme),
        trick_svg(Trick.parse("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠"), theme=theme),
        trick_svg(Trick.parse(QUADS), theme=theme),
        trick_svg(Trick.parse("K♥ J♣", places=3), theme=theme),
        table_svg(game, theme=theme),
        table_svg(game.deal.view("W"), theme=theme, number=3, earlier=[(0, 0), (1, 2)]),
        ranking_svg(theme=theme),
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_every_picture_is_xml_with_a_title_and_a_description(theme: Theme) -> None:
    for drawn in every_picture(theme):
        title, description = described(drawn)
        assert title.strip()
        assert description.strip()


@pytest.mark.parametrize("theme", THEMES)
def test_no_picture_needs_anything_from_outside(theme: Theme) -> None:
    for drawn in every_picture(theme):
        root = read(drawn)
        for part in root.iter():
            assert part.tag.removeprefix(SVG) in {
                "svg", "title", "desc", "g", "path", "rect", "circle", "text",
            }  # fmt: skip
            assert not {"id", "class", "style", "href", "clip-path"} & set(part.keys())
            # The colours are inside, whatever the page around it says.
            assert "currentColor" not in part.attrib.values()
            assert not any("var(" in value for value in part.attrib.values())


@pytest.mark.parametrize("theme", THEMES)
def test_no_suit_is_set_as_a_character_that_might_become_an_emoji(theme: Theme) -> None:
    for drawn in every_picture(theme):
        for written in read(drawn).iter(f"{SVG}text"):
            assert not set(written.text or "") & set("♣♠♥♦")


def test_a_picture_is_the_same_each_time() -> None:
    assert every_picture("light") == every_picture("light")


def test_a_picture_is_the_same_in_another_process() -> None:
    code = (
        "from voormsi_nb.picture import svg_of, ranking_svg\n"
        "from voormsi_nb.rules import Game\n"
        "import hashlib\n"
        "game = Game.new(seed=7)\n"
        "drawn = svg_of(game) + svg_of(game.deal.view('N')) + ranking_svg()\n"
        "print(hashlib.sha256(drawn.encode()).hexdigest())"
    )
    hashes = set()
    for seed in ("1", "2"):
        # Sets and dictionaries of texts are ordered by this seed, where order leaks.
        surroundings = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            check=True,
            env=surroundings,
            text=True,
        )
        hashes.add(run.stdout)
    assert len(hashes) == 1


@pytest.mark.parametrize("style", STYLES)
def test_each_card_has_a_picture_of_its_own_and_says_its_name(style: Style) -> None:
    assert len({card_svg(card, style) for card in PACK}) == len(PACK)
    for card in PACK:
        assert described(card_svg(card, style))[0] == card_name(card)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_no_card_that_its_seat_may_not_see(players: int) -> None:
    for game in positions(players, range(2)):
        deal = game.deal
        for seat in deal.seats:
            view = deal.view(seat)
            drawn, hand_lines = table_svg(view), text_of(view).splitlines()[1 : players + 1]
            known = {*view.hand, *view.played, *(c for cards in view.shown.values() for c in cards)}
            for card in set(PACK) - known:
                assert str(card) not in " ".join(hand_lines)
                assert not shows_face(drawn, card), (card, seat)


def shows_face(drawn: str, card: Card) -> bool:
    """Say whether the face of a card is drawn; words about rules may name cards."""
    without_words = re.sub(r"<(title|desc)>.*?</\1>", "", drawn, flags=re.DOTALL)
    return shows(without_words, card)


def test_a_deal_is_open() -> None:
    deal = Deal.start(PACK)
    drawn = table_svg(deal)
    for hand in deal.hands:
        for card in hand:
            assert shows(drawn, card)
    for card in deal.stock:
        assert not shows(drawn, card)


def test_every_moment_of_a_game_can_be_drawn() -> None:
    for players in (2, 3, 4):
        for game in positions(players, range(3)):
            for drawn in (svg_of(game), svg_of(game.deal.trick)):
                read(drawn)


@pytest.mark.parametrize("target", [1, 2, 9, 12, 40, 99])
def test_a_ladder_of_any_height_can_be_drawn(target: int) -> None:
    deal = Deal.start(PACK, ruleset=RuleSet(target=target), scores=(target - 1, -12))
    assert f">{target}<" in table_svg(deal)


def test_what_heads_is_framed_and_said() -> None:
    drawn = trick_svg(Trick.parse("7♥ K♣"))
    assert drawn.count(">heads<") == 2  # after the second play, and still in the next panel
    assert ">takes it<" not in drawn
    whole = trick_svg(Trick.parse("7♥ K♣ K♠ A♣"))
    assert whole.count(">takes it<") == 1


def test_each_line_of_a_trick_carries_its_rule() -> None:
    trick = Trick.parse("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠")
    drawn = trick_svg(trick)
    for step in trick.explain():
        for pair in step.pairs:
            assert f">{pair.rule}<" in drawn


def test_a_trick_speaks_to_you_and_uses_names() -> None:
    deal = Deal.from_hands({"S": "9♥"}).play("9♥")
    title, _ = described(trick_svg(deal.trick, you="S"))
    assert title == "Your 9♥ heads."
    title, _ = described(trick_svg(deal.trick, names={"S": "Nivi"}))
    assert title == "Nivi's 9♥ heads."


def test_names_are_written_as_they_are_even_if_they_look_like_markup() -> None:
    drawn = table_svg(Deal.start(PACK), names={"W": "<b>&Co"})
    assert "<b>&Co" in [text.text for text in read(drawn).iter(f"{SVG}text")]


@pytest.mark.parametrize("draw", [svg_of, text_of])
def test_what_has_no_picture_is_refused_by_name(draw: object) -> None:
    with pytest.raises(TypeError, match="complex"):
        draw(1j)  # type: ignore[operator]


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        card_svg("K♠", theme="dusk")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="four, classic"):
        card_svg("K♠", palette="five")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="large, full, fan"):
        card_svg("K♠", style="tiny")  # type: ignore[arg-type]
    with pytest.raises(CardError):
        card_svg("K♦")
