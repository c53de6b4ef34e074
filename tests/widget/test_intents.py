"""Intents: whatever comes in, one reply goes out, and what is refused changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.widget.talking import Browser
from voormsi_nb import Table
from voormsi_nb.rules import Game

KINDS = (
    "play",
    "next",
    "hint",
    "seek",
    "undo",
    "redo",
    "new_deal",
    "new_game",
    "answer",
    "command",
)
"""All but "resend", which may be asked for at any time."""


@pytest.fixture
def browser() -> Browser:
    return Browser(Table(seed=7, pace=0))


def malformed(rng: random.Random, good: dict[str, Any]) -> object:
    """Return an intent with something wrong about it."""
    junk: list[object] = [
        None,
        True,
        -1,
        2**80,
        1.5,
        "",
        "x" * 5000,
        [],
        [[]],
        {},
        {"a": {"b": []}},
        ["9H", 3],
        "\ud800",
        float("nan"),
    ]
    message: dict[Any, Any] = dict(good)
    how = rng.randrange(6)
    if how == 0:
        return rng.choice(junk)
    if how == 1:
        message[rng.choice(list(message))] = rng.choice(junk)
        message["rev"] = rng.choice(junk)
    elif how == 2:
        del message[rng.choice(["type", "epoch", "rev", "id"])]
    elif how == 3:
        message[rng.choice(["x", "code", 7, None])] = rng.choice(junk)
    elif how == 4:
        message["type"] = rng.choice(["cheat", "", "PLAY", 3, None])
    else:
        message["type"] = "play"
        message["cards"] = [rng.choice(junk) for _ in range(rng.randrange(1, 9))]
    return message


def test_ten_thousand_malformed_intents_get_a_reply_each_and_change_nothing(
    browser: Browser,
) -> None:
    rng = random.Random(5)  # noqa: S311 - a fixed series of odd messages
    for number in range(10_000):
        before, game = browser.view, browser.table.game
        good = {
            "type": rng.choice(KINDS),
            "epoch": before["epoch"],
            "rev": before["rev"],
            "id": str(number),
            "cards": ["1.6"],
        }
        reply = browser.send(malformed(rng, good))
        assert reply["type"] == "refused"
        assert reply["reason"] in {"malformed", "stale", "illegal"}
        assert browser.view == before
        assert browser.table.game is game


def test_stale_intent_is_refused_and_the_snapshot_sent_again(browser: Browser) -> None:
    old = browser.view
    browser.go_on()
    game = browser.table.game
    reply = browser.send({"type": "undo", "epoch": old["epoch"], "rev": old["rev"], "id": "late"})
    assert (reply["type"], reply["reason"], reply["id"]) == ("refused", "stale", "late")
    assert browser.table.game is game
    assert browser.view["rev"] > old["rev"] + 1


def test_intent_of_another_table_is_stale(browser: Browser) -> None:
    other = Browser(Table(seed=7, pace=0))
    view = other.view
    reply = browser.send({"type": "hint", "epoch": view["epoch"], "rev": view["rev"], "id": "a"})
    assert reply["reason"] == "stale"


def test_refused_play_says_why_by_rule(browser: Browser) -> None:
    view = browser.view
    cards = [card["id"] for card in view["seats"][0]["hand"]][:2]
    reply = browser.say("play", cards=cards)
    assert reply["reason"] == "illegal"
    assert "R3.7" in " ".join(reply["refusals"])
    assert browser.view == view


def test_card_of_another_hand_is_refused(browser: Browser) -> None:
    hidden = browser.view["seats"][1]["hand"][0]["id"]
    reply = browser.say("play", cards=[hidden])
    assert reply["reason"] == "illegal"
    assert "R3.11" in " ".join(reply["refusals"])


def test_play_while_the_table_waits_is_not_your_turn(browser: Browser) -> None:
    browser.go_on()
    assert browser.view["phase"] == "trick"
    card = browser.view["seats"][0]["hand"][0]["id"]
    assert browser.say("play", cards=[card])["reason"] == "not_your_turn"


def test_own_card_is_published_before_the_others_choose() -> None:
    table = Table(seed=7, pace=0)
    browser = Browser(table)
    seen: list[tuple[int, int]] = []
    table.observe(lambda change: seen.append((change["new"]["rev"], change["new"]["ply"])), "view")
    browser.go_on()
    assert len(seen) == 2
    assert seen[1][1] > seen[0][1]


def test_fault_inside_the_table_is_answered_shown_and_harmless(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object) -> None:
        raise ZeroDivisionError

    game = browser.table.game
    monkeypatch.setattr("voormsi_nb.widget.session.Session.ask_hint", fail)
    reply = browser.say("hint")
    assert (reply["type"], reply["reason"]) == ("refused", "internal")
    assert browser.view["problem"]["kind"] == "internal"
    assert "ZeroDivisionError" in browser.view["problem"]["say"]
    assert "Traceback" in caplog.text
    assert browser.table.game is game
    assert browser.go_on()["type"] == "ok"
    assert "problem" not in browser.view


def test_text_command_plays_cards(browser: Browser) -> None:
    label = browser.view["plays"][0]["label"].removeprefix("Play ")
    assert browser.say("command", text=label)["type"] == "ok"
    assert browser.view["ply"] >= 3


def test_new_game_takes_seed_players_and_rules(browser: Browser) -> None:
    reply = browser.say("new_game", seed="11", players=3, ruleset="web")
    assert reply["type"] == "ok"
    game = browser.table.game
    assert game.players == 3
    assert game.deal.pack == Game.new("11", 3).deal.pack
    assert game.ruleset.name == "web"


def test_hint_comes_in_three_steps_and_goes_with_the_play(browser: Browser) -> None:
    for step in (1, 2, 3, 3):
        browser.say("hint")
        assert len(browser.view["hint"]["says"]) == step
    chosen = browser.view["hint"]["ids"]
    assert chosen in [play["ids"] for play in browser.view["plays"]]
    browser.go_on()
    assert "hint" not in browser.view


def test_whole_game_by_intents_ends_and_every_snapshot_is_small(browser: Browser) -> None:
    largest = 0
    for choice in range(3000):
        view = browser.view
        largest = max(largest, len(json.dumps(view, ensure_ascii=False).encode()))
        if view["phase"] == "game":
            break
        assert browser.go_on(choice)["type"] == "ok"
    assert browser.view["phase"] == "game"
    assert browser.table.game.outcome is not None
    assert largest <= 10_000
