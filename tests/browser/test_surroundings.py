"""The table wears the theme of the page and moves nothing for those who want it still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.positions import SOUTH_LEADS, TABLE

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

# Count the movements of the table that ever begin.
_COUNT_MOVEMENTS = """
(root) => {
  window.movedByTests = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (root.contains(this)) window.movedByTests += 1;
    return animate.apply(this, how);
  };
}
"""


def test_the_table_follows_the_theme_of_the_page(open_table: OpenTable) -> None:
    table = open_table()
    surface = "getComputedStyle(document.querySelector('.vn-box')).backgroundColor"
    expect(table.root).to_have_attribute("data-vn-theme", "light")
    light = table.page.evaluate(surface)
    try:
        table.notebook.choose_theme("JupyterLab Dark")
        expect(table.root).to_have_attribute("data-vn-theme", "dark")
        assert table.page.evaluate(surface) != light
    finally:
        table.notebook.choose_theme("JupyterLab Light")
    expect(table.root).to_have_attribute("data-vn-theme", "light")
    assert table.page.evaluate(surface) == light


def test_a_theme_that_the_person_chose_stays_and_is_remembered(open_table: OpenTable) -> None:
    table = open_table()
    table.act("settings").click()
    table.root.locator('[data-vn-pref="theme=dark"]').click()
    expect(table.root).to_have_attribute("data-vn-theme", "dark")
    table.notebook.run_all()
    expect(table.root).to_have_attribute("data-vn-theme", "dark")
    assert table.notebook.python("table.prefs['theme']") == "dark"


def test_nothing_moves_where_less_movement_is_asked_for(open_table: OpenTable) -> None:
    table = open_table(TABLE, SOUTH_LEADS)
    table.root.evaluate(_COUNT_MOVEMENTS)
    table.play(["QD"])
    assert table.page.evaluate("window.movedByTests") > 0, "else there is nothing to keep still"
    table.page.emulate_media(reduced_motion="reduce")
    expect(table.root).to_have_attribute("data-vn-still", "true")
    table.page.evaluate("window.movedByTests = 0")
    table.press("undo")
    table.play(["QD"])
    table.press("next")
    assert table.page.evaluate("window.movedByTests") == 0
    running = table.root.evaluate("(root) => root.getAnimations({subtree: true}).length")
    assert running == 0
