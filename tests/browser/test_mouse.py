"""A deal is played from its first card to its last with nothing but the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.table_page import TablePage


def longest(plays: list[list[str]]) -> list[str]:
    """Return the first of the longest plays, so that pairs are led where they can be."""
    return max(plays, key=len)


def play_deal(table: TablePage) -> list[list[str]]:
    """Play to the end of the deal by mouse and return what was played."""
    played = []
    while table.phase in {"play", "trick"}:
        if table.phase == "trick":
            table.press("next")
            continue
        cards = longest(table.legal_plays())
        table.play(cards)
        played.append(cards)
    return played


def test_a_whole_deal_by_mouse(open_table: OpenTable) -> None:
    table = open_table()
    clicked = play_deal(table)
    expect(table.root).to_have_attribute("data-vn-phase", "deal")

    plays = table.notebook.python(
        "[[card.code for card in play]"
        " for trick in table.game.deal.tricks"
        " for seat, play in zip(trick.seats, trick.plays) if seat.name == 'SOUTH']"
    )
    assert clicked == plays
    assert table.notebook.python("sum(table.game.deal.tricks_won)") == 9
    assert table.notebook.python("table.game.deal.outcome is not None")
    scores = table.notebook.python("list(table.game.scores)")
    assert dict(table.read()["scores"]) == dict(enumerate(scores))

    table.press("next")
    assert table.notebook.python("len(table.game.history)") == 1
    assert table.notebook.python("table.game.deal.outcome is None")
