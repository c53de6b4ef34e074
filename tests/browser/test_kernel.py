"""Python is busy, was restarted or is killed: the table says so and keeps what needs no Python."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import longest, play_trick
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

_SLOW = """
import time
def slow(played):
    if played.seat.name == "SOUTH":
        time.sleep(5)
"""

# As a server without subshells does: what the browser says waits behind the cell that runs. It
# must be chosen before a widget opens its channel, which may be lost in the change otherwise.
_ONE_THREAD = """
kernel().commsOverSubshells = "disabled";
"""
_TABLE = "from voormsi_nb import Table\ntable = Table(seed=7, pace=0)\ntable"


def _film_steps_and_rules_open(table: TablePage) -> None:
    table.act("film").click()
    film = table.root.locator(".vn-film")
    expect(film).to_be_visible()
    shown = film.inner_text()
    table.act("film-next").click()
    assert film.inner_text() != shown
    film.locator("[data-vn-rule]").first.click()
    expect(film.locator(".vn-rule")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    expect(film).to_have_count(0)


def test_a_restarted_kernel_is_told_and_films_and_rules_still_open(open_table: OpenTable) -> None:
    table = open_table()
    play_trick(table)
    table.notebook.restart_kernel()
    expect(table.bar).to_have_attribute("data-vn-bar", "problem")
    table.expect_bar("Python has stopped or was restarted.", "copy the resume code")
    _film_steps_and_rules_open(table)

    table.notebook.run_all()
    expect(table.bar).to_have_attribute("data-vn-bar", "plain")
    play_trick(table)
    assert table.notebook.python("len(table.game.deal.plays)") >= 1


def test_a_killed_kernel_is_told_and_films_and_rules_still_open(open_table: OpenTable) -> None:
    table = open_table()
    play_trick(table)
    table.notebook.start("import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
    expect(table.bar).to_have_attribute("data-vn-bar", "problem")
    table.expect_bar("Python has stopped or was restarted.")
    table.page.locator(".jp-Dialog .jp-mod-accept").click()  # Jupyter says so too
    _film_steps_and_rules_open(table)


def test_a_play_waits_for_a_cell_that_runs_and_the_table_says_so(
    open_notebook: OpenNotebook,
) -> None:
    notebook = open_notebook(_TABLE, run=False)
    notebook.script(_ONE_THREAD)
    notebook.run_all()
    table = TablePage(notebook)
    cards = longest(table.legal_plays())
    table.choose(cards)
    notebook.start("import time; time.sleep(5)")
    _told_after_a_while_and_done(table, cards)


def test_a_play_that_takes_long_in_python_is_told_and_done(open_table: OpenTable) -> None:
    table = open_table(before=_SLOW)
    table.notebook.python("table.on_play(slow)")
    cards = longest(table.legal_plays())
    table.choose(cards)
    _told_after_a_while_and_done(table, cards)


def _told_after_a_while_and_done(table: TablePage, cards: list[str]) -> None:
    begun = time.monotonic()
    table.act("play").click()
    expect(table.bar).to_have_attribute("data-vn-bar", "waiting")
    assert time.monotonic() - begun > 1.4, "a word is only worth saying after a while"
    table.expect_bar("Python is busy with another cell.")
    table.settle()
    expect(table.bar).not_to_have_attribute("data-vn-bar", "waiting")
    assert cards in table.notebook.python("[[c.code for c in p] for p in table.game.deal.plays]")
