"""A deal is played from its first card to its last with nothing but the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.playing import play_trick

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable


def test_a_whole_deal_by_mouse(open_table: OpenTable) -> None:
    table = open_table()
    clicked = []
    while table.phase in {"play", "trick"}:
        if table.phase == "play":
            clicked.append(play_trick(table))
        else:
            table.press("next")
        focus = table.focus()
        assert focus["inside"], "the focus was thrown to the page"
        assert focus["card"] or focus["act"], f"the focus is on {focus['element']}"
    table.expect_phase("deal")

    played = table.notebook.python(
        "[[card.code for card in play]"
        " for trick in table.game.deal.tricks"
        " for seat, play in zip(trick.seats, trick.plays) if seat.name == 'SOUTH']"
    )
    assert clicked == played
    assert table.notebook.python("sum(table.game.deal.tricks_won)") == 9
    assert table.notebook.python("table.game.deal.outcome is not None")
    scores = table.notebook.python("list(table.game.scores)")
    assert dict(table.read()["scores"]) == dict(enumerate(scores))

    table.press("next")
    assert table.notebook.python("len(table.game.history)") == 1
    assert table.notebook.python("table.game.deal.outcome is None")
