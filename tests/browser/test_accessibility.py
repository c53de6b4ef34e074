"""axe finds no fault in table, film, help and question, light and dark; and it can find one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.positions import MAY_LOSE_THE_GAME, TABLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import OpenTable
    from tests.browser.table_page import TablePage

# The least number of texts whose contrast axe must have found good: those that are always there.
_TEXTS = 5


def _table(table: TablePage) -> None:
    expect(table.card("JC")).to_be_visible()


def _question(table: TablePage) -> None:
    table.choose(["JC"])
    table.act("play").click()
    table.expect_phase("confirm")


def _help(table: TablePage) -> None:
    table.act("cancel").click()
    table.act("help").click()
    sheet = table.root.get_by_role("dialog")
    for fold in sheet.locator("[aria-expanded=false]").all()[:4]:
        fold.click()


def _film(table: TablePage) -> None:
    table.page.keyboard.press("Escape")
    expect(table.root.get_by_role("dialog")).to_have_count(0)
    table.play(["9S"])
    table.act("film").click()
    table.act("film-next").click()
    table.root.locator(".vn-film [data-vn-rule]").first.click()
    expect(table.root.locator(".vn-film .vn-rule")).to_be_visible()


# In this order each begins where the one before it ends.
_SCENES: tuple[Callable[[TablePage], None], ...] = (_table, _question, _help, _film)


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_axe_finds_nothing(open_table: OpenTable, theme: str) -> None:
    table = open_table(TABLE, MAY_LOSE_THE_GAME)
    table.page.emulate_media(reduced_motion="reduce")  # nothing is half faded in
    try:
        table.notebook.choose_theme(f"JupyterLab {theme}")
        expect(table.root).to_have_attribute("data-vn-theme", theme.lower())
        for scene in _SCENES:
            scene(table)
            found = examine(table.page)
            assert (scene.__name__, found.faults) == (scene.__name__, [])
            assert "color-contrast" in found.checked
            assert found.contrasts >= _TEXTS
    finally:
        table.notebook.choose_theme("JupyterLab Light")


def test_axe_finds_a_bad_contrast_that_is_planted(open_table: OpenTable) -> None:
    table = open_table()
    table.page.emulate_media(reduced_motion="reduce")
    table.bar.evaluate(
        "(bar) => bar.insertAdjacentHTML('beforeend',"
        " '<p style=\"color: #999; background: #aaa\">can hardly be read</p>')"
    )
    faults = examine(table.page).faults
    assert len(faults) == 1
    assert "color-contrast" in faults[0]
    assert "can hardly be read" in table.read()["bar"]["text"]
