"""The keyboard alone is enough, and while the table has the focus no key reaches the notebook."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.playing import longest

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.table_page import TablePage

# Plain keys that are commands of a notebook, as TRAPS of notebooks go: insert a cell, cut it,
# delete it, make it a heading, restart the kernel, leave it.
LETTERS = ["a", "b", "c", "d", "d", "i", "i", "j", "k", "l", "m", "r", "v", "x", "y", "z"]
OTHERS = ["0", "0", "Escape", "Shift+M", "ArrowUp", "ArrowDown"]
SHIFTED = ["Shift+ArrowUp", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowRight"]
OWN = ["1", "2", "3", "4", "5", "6", "ArrowLeft", "ArrowRight", "Space", "Space", "Enter", "Escape"]

UNGUARDED = """
from IPython.display import HTML, display
display(HTML('<button id="unguarded">a button of no widget</button>'))
"""


def reach_a_card_by_tab(table: TablePage) -> None:
    """Press Tab, from the active cell on, until a card has the focus."""
    for _ in range(40):
        if table.focus()["card"]:
            return
        table.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the cards")


def choose_by_key(table: TablePage, codes: list[str], *, by_number: bool) -> None:
    """Choose cards by their numbers, or with the arrows and Space."""
    keyboard, hand = table.page.keyboard, table.hand()
    for code in codes:
        if by_number:
            keyboard.press(str(hand.index(code) + 1))
        else:
            keyboard.press("Home")
            for _ in range(hand.index(code)):
                keyboard.press("ArrowRight")
            keyboard.press("Space")
        expect(table.card(code)).to_have_attribute("data-vn-selected", "true")


def test_a_whole_deal_by_keys_and_each_announcement(open_table: OpenTable) -> None:
    table = open_table()
    reach_a_card_by_tab(table)
    table.listen()
    heard: list[str] = table.read()["said"]
    turns = 0
    while table.phase in {"play", "trick"}:
        if table.phase == "play":
            cards = longest(table.legal_plays())
            choose_by_key(table, cards, by_number=turns % 2 == 0)
            turns += 1
        table.page.keyboard.press("Enter")
        table.settle()
        focus = table.focus()
        assert focus["inside"], "the focus was thrown to the page"
        assert focus["card"] or focus["act"], f"the focus is on {focus['element']}"
        heard += table.heard()
    table.expect_phase("deal")
    assert [line for line in heard if _is_play_or_trick(line)] == _told_by_python(table)
    awards = table.notebook.python(
        "[__import__('voormsi_nb.rules').rules.sentence(award, you='S')"
        " for award in table.game.deal.awards]"
    )
    told = " ".join(heard)
    names = table.notebook.python("table.labels['cards']")
    assert [award for award in awards if _spoken(award, names) not in told] == []


def _is_play_or_trick(line: str) -> bool:
    return re.match(r"(You|West|North|East) (lead|leads|play|plays|take|takes) ", line) is not None


def _told_by_python(table: TablePage) -> list[Any]:
    """Return what is to be heard of plays and tricks, from the values of the deal itself."""
    names = table.notebook.python("table.labels['cards']")
    tricks = table.notebook.python(
        "[[[seat.name.title(), [card.code for card in play]]"
        " for seat, play in zip(trick.seats, trick.plays)] + [trick.seats[trick.winner].name]"
        " for trick in table.game.deal.tricks]"
    )
    told: list[Any] = []
    for *plays, taker in tricks:
        for place, (seat, play) in enumerate(plays):
            cards = " ".join(names[code] for code in play)
            told.append(_Starts(f"{_who(seat, 'play' if place else 'lead')} {cards}"))
        told.append(_Starts(f"{_who(taker.title(), 'take')} the trick."))
    return told


def _who(seat: str, verb: str) -> str:
    return f"You {verb}" if seat == "South" else f"{seat} {verb}s"


def _spoken(text: str, names: dict[str, str]) -> str:
    suits = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
    return re.sub(r"([2-9AKQJ])([♠♥♦♣])", lambda card: names[card[1] + suits[card[2]]], text)


class _Starts(str):
    """Equal to every sentence that starts like it; why the card heads or not comes after."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and other.startswith(str(self))

    __hash__ = str.__hash__


def test_no_key_reaches_the_notebook_while_a_card_has_the_focus(open_table: OpenTable) -> None:
    table = open_table(before=UNGUARDED)
    notebook, keyboard = table.notebook, table.page.keyboard
    reach_a_card_by_tab(table)
    cells, where, focus = notebook.cells(), notebook.where(), table.focus()
    for key in [*LETTERS, *OTHERS, *SHIFTED]:
        keyboard.press(key)
        assert (key, table.focus()) == (key, focus)
        assert (key, notebook.where(), notebook.cells()) == (key, where, cells)
    for key in OWN:
        keyboard.press(key)
        table.settle()
        now = table.focus()
        assert (key, now["inside"], now["card"] is not None) == (key, True, True)
        assert (key, notebook.where(), notebook.cells()) == (key, where, cells)

    # A button of no widget shows that the keys would have been heard.
    notebook.page.locator("#unguarded").focus()
    keyboard.press("b")
    assert len(notebook.cells()) == len(cells) + 1
