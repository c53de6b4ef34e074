"""An error in a player or in a function of on_play is told at the table, and play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import play_trick

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.table_page import TablePage

_BROKEN = """
class Broken:
    def choose(self, view):
        raise LookupError("no card is good enough")

def broken(played):
    raise ZeroDivisionError("counted wrongly")
"""


def _goes_on(table: TablePage) -> None:
    plays = table.notebook.python("len(table.game.deal.plays)")
    if table.phase == "trick":
        table.press("next")
    play_trick(table)
    assert table.notebook.python("len(table.game.deal.plays)") > plays


def test_a_player_that_fails_is_told_and_play_goes_on(open_table: OpenTable) -> None:
    table = open_table("Table(seed=7, pace=0, seats={'W': Broken()})", _BROKEN)
    play_trick(table)
    expect(table.bar).to_have_attribute("data-vn-bar", "problem")
    table.expect_bar("West's player failed (LookupError: no card is good enough).")
    _goes_on(table)


def test_a_callback_that_fails_is_told_and_play_goes_on(open_table: OpenTable) -> None:
    table = open_table(before=_BROKEN)
    table.notebook.python("table.on_play(broken)")
    play_trick(table)
    expect(table.bar).to_have_attribute("data-vn-bar", "problem")
    table.expect_bar("ZeroDivisionError: counted wrongly", "The play stands.")
    _goes_on(table)
