"""What may not be played says why, and what loses the game is asked about first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.positions import MAY_LOSE_THE_GAME, MUST_PLAY_TOQUTSIT, TABLE

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.table_page import TablePage


def test_a_card_that_may_not_be_played_says_why_with_its_rule(open_table: OpenTable) -> None:
    table = open_table(TABLE, MUST_PLAY_TOQUTSIT)
    before = table.snapshot()
    playable = {card["code"]: card["playable"] for card in table.read()["hand"]}
    assert playable == {"JC": True, "9S": False, "9D": False, "5D": False}
    why = _why(table, "9S")

    table.touch("9S")
    expect(table.bar).to_have_attribute("data-vn-bar", "refused")
    assert why["title"] in table.read()["bar"]["text"]
    assert table.card("9S").get_attribute("data-vn-selected") is None
    assert any(why["title"] in line for line in table.read()["said"])
    assert why["title"] in (table.card("9S").get_attribute("aria-label") or "")

    table.bar.locator('[data-vn-rule="R3.8"]').first.click()
    text = table.notebook.python("__import__('voormsi_nb.rules').rules.rule('R3.8').title")
    sheet = table.root.get_by_role("dialog")
    expect(sheet).to_contain_text(text)
    table.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert table.snapshot() == before, "a touch was taken for a play"


def test_a_refused_card_offers_the_one_that_must_be_played(open_table: OpenTable) -> None:
    table = open_table(TABLE, MUST_PLAY_TOQUTSIT)
    table.touch("5D")
    table.act("take").click()
    expect(table.card("JC")).to_have_attribute("data-vn-selected", "true")
    table.press("play")
    assert table.notebook.python("table.game.deal.plays[1][0].code") == "JC"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_play_that_loses_the_game_asks_first(open_table: OpenTable, by: str) -> None:
    table = open_table(TABLE, MAY_LOSE_THE_GAME)
    before = table.snapshot()
    _ask(table, by)
    expect(table.bar.locator('[data-vn-rule="R4.3"]')).to_be_visible()
    assert table.focus()["act"] == "cancel", "the safe answer is the one at hand"
    _answer(table, by, "cancel")
    table.expect_phase("play")
    assert table.focus()["inside"]
    assert table.snapshot() == before, "nothing was played"

    _ask(table, by)
    _answer(table, by, "confirm")
    table.expect_phase("game")
    table.settle()
    assert table.focus()["inside"]
    assert table.notebook.python("str(table.game.outcome.kind)") == "lost"
    assert table.notebook.python("table.game.deal.plays[-1][0].code") == "JC"


def _why(table: TablePage, code: str) -> dict[str, str]:
    """Return why Python says that this card of South's may not be played."""
    seats = table.snapshot("['seats']")
    hand = next(seat["hand"] for seat in seats if seat["seat"] == "S")
    why: dict[str, str] = next(card["why"] for card in hand if card["code"] == code)
    return why


def _ask(table: TablePage, by: str) -> None:
    """Choose J♣ and play it, which brings the question."""
    chosen = table.card("JC").get_attribute("data-vn-selected") == "true"
    if by == "mouse":
        if not chosen:
            table.card("JC").click()
        table.act("play").click()
    else:
        table.card("JC").focus()
        if not chosen:
            table.page.keyboard.press("Space")
        table.page.keyboard.press("Enter")
    table.expect_phase("confirm")


def _answer(table: TablePage, by: str, act: str) -> None:
    if by == "mouse":
        table.act(act).click()
        return
    if act == "confirm":
        table.page.keyboard.press("Tab")
        assert table.focus()["act"] == "confirm"
    table.page.keyboard.press("Enter")
