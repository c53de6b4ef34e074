"""Two views of one table never disagree, and a page that is loaded again shows what was there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import play_trick
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

# Both buttons are pressed before Python has heard of either.
_PRESS_BOTH = """
() => {
  for (const button of document.querySelectorAll('[data-vn-act="play"]')) button.click();
}
"""


def test_of_two_views_that_play_at_once_one_wins_and_the_other_is_told(
    open_notebook: OpenNotebook,
) -> None:
    start = "from voormsi_nb import Table\ntable = Table(seed=7, pace=0)\ntable"
    notebook = open_notebook(start, "table")
    first, second = TablePage(notebook, 0), TablePage(notebook, 1)
    expect(second.root).to_be_visible()
    one, other = [play for play in first.legal_plays() if len(play) == 1][:2]
    first.choose(one)
    second.choose(other)
    notebook.page.evaluate(_PRESS_BOTH)
    first.settle()
    second.settle()

    plays = notebook.python("[[card.code for card in play] for play in table.game.deal.plays]")
    assert one in plays
    assert other not in plays
    expect(second.bar).to_have_attribute("data-vn-bar", "refused")
    second.expect_bar("The table had moved on")
    expect(first.bar).not_to_have_attribute("data-vn-bar", "refused")
    shown, also = first.read(), second.read()
    for seen in ("phase", "turn", "rev", "hand", "trick", "scores"):
        assert shown[seen] == also[seen]

    second.press("next")
    first.settle()
    assert first.read()["rev"] == second.read()["rev"]


def test_a_play_from_a_cell_shows_in_the_page(open_table: OpenTable) -> None:
    table = open_table()
    cards = table.legal_plays()[0]
    play = " ".join(cards)
    table.notebook.python(f"table.play('{play}').seat.name", before="")
    table.settle()
    assert table.read()["turn"] == "S"
    assert set(cards).isdisjoint(table.hand())
    assert any(line.startswith("You play") for line in table.read()["said"])


def test_a_page_that_is_loaded_again_shows_the_same_table_alive(open_table: OpenTable) -> None:
    table = open_table()
    play_trick(table)
    table.press("next")
    before = table.read()
    table.notebook.save()
    table.page.reload()
    table.notebook.wait()
    expect(table.root).to_be_visible()
    after = table.read()
    for seen in ("phase", "turn", "rev", "hand", "trick", "scores"):
        assert after[seen] == before[seen]
    cards = play_trick(table)
    played = table.notebook.python("[[c.code for c in p] for p in table.game.deal.plays]")
    assert cards in played
