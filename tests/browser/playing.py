"""How the tests play: which play they choose, and whole deals of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.table_page import TablePage


def longest(plays: list[list[str]]) -> list[str]:
    """Return the first of the longest plays, so that pairs are led where they can be."""
    return max(plays, key=len)


def play_trick(table: TablePage) -> list[str]:
    """Play to the end of the trick by mouse and return what was played."""
    cards = longest(table.legal_plays())
    table.play(cards)
    return cards
