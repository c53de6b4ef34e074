"""What the others play is shown one play after the other; a person in a hurry skips it."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.positions import SOUTH_LEADS

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

PACE = 0.2

# Note when the trick has how many cards.
_WATCH = """
(root) => {
  window.seenByTests = [];
  const look = () => {
    const count = root.querySelectorAll(".vn-trick [data-vn-card]").length;
    if (window.seenByTests.at(-1)?.[0] !== count)
      window.seenByTests.push([count, performance.now()]);
  };
  look();
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
"""


def test_plays_are_shown_one_after_the_other(open_table: OpenTable) -> None:
    table = open_table(f"Table(game=game, pace={PACE})", SOUTH_LEADS)
    table.root.evaluate(_WATCH)
    table.choose(["QD"])
    table.act("play").click()
    expect(table.root.locator(".vn-trick [data-vn-card]")).to_have_count(4)
    seen = table.page.evaluate("window.seenByTests")
    assert [count for count, _ in seen] == [0, 1, 2, 3, 4]
    times = [at / 1000 for _, at in seen]
    gaps = [later - earlier for earlier, later in pairwise(times[1:])]
    assert all(gap > PACE * 0.8 for gap in gaps), gaps
    table.settle()
    assert table.notebook.python("len(table.game.deal.tricks)") == 1


def test_skip_shows_the_rest_at_once(open_table: OpenTable) -> None:
    table = open_table("Table(game=game, pace=8)", SOUTH_LEADS)
    table.choose(["QD"])
    begun = time.monotonic()
    table.act("play").click()
    expect(table.root).to_have_attribute("data-vn-playing", "true")
    table.act("skip").click()
    expect(table.root.locator(".vn-trick [data-vn-card]")).to_have_count(4)
    table.expect_phase("trick")
    assert time.monotonic() - begun < 8
    assert table.focus()["inside"]
