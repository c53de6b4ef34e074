"""Every two colours that meet can be told apart: text at 4.5, drawn signs at 3 (WCAG 2)."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from voormsi_nb.picture.palette import (
    BACK,
    COURT_GOLD,
    DIMMED_FACE,
    PAPER_SUITS,
    TOKENS,
    SuitPalette,
    Theme,
    colours,
    contrast,
    mixed,
    other,
    text_suits,
)

THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
PALETTES: Final[tuple[SuitPalette, ...]] = ("four", "classic")
TEXT, DRAWN = 4.5, 3.0

WRITTEN: Final = {
    # What is written, and on what. Suits in running text are tested with all of "ink"'s grounds.
    "ink": "bg felt raise accbg goldbg abg bbg cbg badbg okbg",
    "mut": "bg felt raise accbg goldbg badbg okbg",
    "acc": "bg felt raise accbg goldbg badbg",
    "onacc": "acc",
    "ongold": "gold",
    "a": "bg felt raise abg",
    "b": "bg felt raise bbg",
    "c": "bg felt raise cbg",
    "bad": "bg felt raise badbg",
    "ok": "bg felt raise okbg",
    "bg": "ink",  # the plate of whose turn it is stands inverse
}
DRAWN_ON: Final = {
    # Borders of controls, rails, signs, rings, frames and arrows, and on what they lie.
    "ctl": "bg felt raise",
    "goldln": "bg felt raise",
    "acc": "bg felt raise accbg",
    "a": "bg felt raise abg",
    "b": "bg felt raise bbg",
    "c": "bg felt raise cbg",
    "bad": "bg felt raise badbg",
    "ok": "bg felt raise okbg",
    "bg": "acc bad ink",  # number or cross in a badge, ring inside the outer ring
}
EXEMPT: Final = {
    "line": "hairlines and empty places carry no meaning",
    "papln": "the edge of a card; what is on the paper tells the card",
    "dimpap": "a ground, tested under every suit; what marks a greyed card is hatch or arrow",
    "pap": "a ground, tested under every suit",
}


def named(rows: dict[str, str]) -> list[tuple[str, str]]:
    return [(over, under) for over, unders in rows.items() for under in unders.split()]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("over", "under"), named(WRITTEN))
def test_text_can_be_read(theme: Theme, over: str, under: str) -> None:
    shades = colours(theme)
    assert contrast(shades[over], shades[under]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("over", "under"), named(DRAWN_ON))
def test_what_is_drawn_can_be_seen(theme: Theme, over: str, under: str) -> None:
    shades = colours(theme)
    assert contrast(shades[over], shades[under]) >= DRAWN


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("theme", THEMES)
def test_suits_in_running_text_can_be_read(theme: Theme, palette: SuitPalette) -> None:
    shades = colours(theme)
    grounds = [*WRITTEN["ink"].split()]
    for (suit, colour), ground in product(text_suits(theme, palette).items(), grounds):
        assert contrast(colour, shades[ground]) >= TEXT, (suit, ground)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("theme", THEMES)
def test_ranks_and_suits_can_be_seen_on_paper(theme: Theme, palette: SuitPalette) -> None:
    paper = colours(theme)["pap"]
    for suit, colour in PAPER_SUITS[palette].items():
        assert contrast(colour, paper) >= DRAWN, suit
        assert contrast(colour, mixed(colour, paper, 0.06)) >= DRAWN, f"{suit} in a court's panel"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("theme", THEMES)
def test_ranks_and_suits_can_be_seen_on_a_greyed_card(theme: Theme, palette: SuitPalette) -> None:
    paper = colours(theme)["dimpap"]
    opacity = DIMMED_FACE[theme]
    for suit, colour in PAPER_SUITS[palette].items():
        seen = mixed(colour, paper, opacity)
        panel = mixed(colour, paper, 0.06 * opacity)
        assert contrast(seen, paper) >= DRAWN, suit
        assert contrast(mixed(colour, panel, opacity), panel) >= DRAWN, f"{suit} in a court's panel"


@pytest.mark.parametrize("palette", PALETTES)
def test_the_outline_of_the_court_gold_can_be_seen(palette: SuitPalette) -> None:
    # Gold itself is too pale for paper: the outline in the suit's colour carries the emblem.
    for suit, colour in PAPER_SUITS[palette].items():
        assert contrast(colour, COURT_GOLD) >= DRAWN, suit


def test_stitches_and_beads_can_be_seen_on_the_back() -> None:
    for part in ("hairline", "stitch", "bead"):
        assert contrast(BACK[part], BACK["field"]) >= DRAWN, part


@pytest.mark.parametrize("theme", THEMES)
def test_the_back_can_be_seen_on_its_paper(theme: Theme) -> None:
    assert contrast(BACK["field"], colours(theme)["pap"]) >= DRAWN


@pytest.mark.parametrize("theme", THEMES)
def test_the_side_can_be_seen_on_the_inverse_plate(theme: Theme) -> None:
    plate = colours(theme)["ink"]
    for side in ("a", "b", "c"):
        assert contrast(colours(other(theme))[side], plate) >= DRAWN, side


@pytest.mark.parametrize("theme", THEMES)
def test_the_gold_frame_can_be_seen_by_its_outline(theme: Theme) -> None:
    shades = colours(theme)
    for ground in ("bg", "felt"):
        assert max(contrast(shades[gold], shades[ground]) for gold in ("gold", "goldln")) >= DRAWN


def test_every_token_is_tested_or_exempt() -> None:
    pairs = [*named(WRITTEN), *named(DRAWN_ON)]
    met = {name for pair in pairs for name in pair}
    assert met.isdisjoint(EXEMPT)
    assert met | set(EXEMPT) == set(TOKENS)
