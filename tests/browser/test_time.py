"""Back and forth in a game, and on to another, by mouse: undo, redo, hint, new deal, new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import play_trick

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

_SEEN = ("phase", "turn", "hand", "trick", "scores")


def test_undo_and_redo_bring_back_what_was_there(open_table: OpenTable) -> None:
    table = open_table()
    before, code_before = table.read(), table.notebook.python("table.code")
    assert table.act("undo").get_attribute("aria-disabled") == "true"
    play_trick(table)
    after = table.read()
    code = table.notebook.python("table.code")

    table.press("undo")
    assert _seen(table.read()) == _seen(before)
    assert table.focus()["inside"]
    assert table.notebook.python("table.code") == code_before
    table.press("redo")
    assert _seen(table.read()) == _seen(after)
    assert table.notebook.python("table.code") == code


def _seen(read: dict[str, object]) -> dict[str, object]:
    return {name: read[name] for name in _SEEN}


def test_hint_nudges_then_narrows_then_shows(open_table: OpenTable) -> None:
    table = open_table()
    told = []
    for step in (1, 2, 3):
        table.press("hint")
        expect(table.bar).to_have_attribute("data-vn-bar", "hint")
        table.expect_bar(f"Hint {step} of 3")
        told.append(table.read()["bar"]["text"])
    assert len(set(told)) == 3
    shown = [card["code"] for card in table.read()["hand"] if "hint" in card["label"].lower()]
    careful = table.notebook.python(
        "[card.code for card in"
        " __import__('voormsi_nb.players').players.Careful().choose(table.person_view)[0]]"
    )
    assert sorted(shown) == sorted(careful)
    table.play(careful)
    assert careful in table.notebook.python("[[c.code for c in p] for p in table.game.deal.plays]")


def test_new_deal_asks_and_leaves_the_ladder_as_before_this_deal(open_table: OpenTable) -> None:
    table = open_table()
    play_trick(table)
    before = table.snapshot()
    pack = table.notebook.python("[card.code for card in table.game.deal.pack]")
    table.act("settings").click()
    table.act("new-deal").click()
    table.expect_phase("confirm")
    table.act("cancel").click()
    table.expect_phase(before["phase"])
    assert table.snapshot() == before

    table.act("settings").click()
    table.act("new-deal").click()
    table.act("confirm").click()
    table.expect_phase("play")
    table.settle()
    assert table.notebook.python("[card.code for card in table.game.deal.pack]") != pack
    assert table.notebook.python("list(table.game.scores)") == [0, 0]
    assert dict(table.read()["scores"]) == {0: 0, 1: 0}


def test_new_game_takes_the_seed_that_is_given(open_table: OpenTable) -> None:
    table = open_table()
    table.act("settings").click()
    table.act("new-game").click()
    sheet = table.root.get_by_role("dialog")
    sheet.get_by_label("Seed").fill("nuuk")
    sheet.get_by_role("button", name="Three").click()
    table.act("confirm").click()
    expect(table.root.locator("[data-vn-seat]")).to_have_count(3)
    table.settle()
    new = "__import__('voormsi_nb.rules').rules.Game.new('nuuk', 3)"
    assert table.notebook.python(f"table.game.deal.pack == {new}.deal.pack")
    assert table.focus()["inside"]


def test_resume_code_is_copied_and_takes_the_game_up(open_table: OpenTable) -> None:
    table = open_table()
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play_trick(table)
    table.act("settings").click()
    table.act("copy-code").click()
    expect(table.root.get_by_role("status")).to_contain_text("Copied.")
    code = table.page.evaluate("navigator.clipboard.readText()")
    again = f"__import__('voormsi_nb.rules').rules.Game.from_code({code!r})"
    assert table.notebook.python(f"{again}.deal == table.game.deal")
