"""Messages of the browser may come in another thread than the one that runs the cells."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

from tests.widget.talking import Browser
from voormsi_nb import Table
from voormsi_nb.players import Careful

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, View


class Ponderer:
    """A player that thinks until it is told to play."""

    def __init__(self) -> None:
        """Begin to think only after the table is made."""
        self.thinks, self.may_play = Event(), Event()
        self.may_play.set()

    def choose(self, view: View) -> tuple[tuple[Card, ...], object]:
        """Think, then play as a careful player does."""
        self.thinks.set()
        assert self.may_play.wait(10)
        return Careful().choose(view)


def test_python_waits_while_a_play_of_the_browser_is_carried_out() -> None:
    ponderer = Ponderer()
    table = Table(seed=7, seats={"W": ponderer})
    game = table.game
    browser = Browser(table)
    ponderer.thinks.clear()
    ponderer.may_play.clear()
    cards = browser.view["plays"][0]["ids"]
    clicking = Thread(target=lambda: browser.say("play", cards=cards))
    clicking.start()
    assert ponderer.thinks.wait(10)

    taking_back = Thread(target=table.undo)
    taking_back.start()
    taking_back.join(0.2)
    assert taking_back.is_alive(), "the play was not finished yet"

    ponderer.may_play.set()
    clicking.join(10)
    taking_back.join(10)
    assert browser.replies[-1]["type"] == "ok"
    assert table.game == game
    assert table.view["phase"] == "play"
