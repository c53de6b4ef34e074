"""What a seat may not see is in no trait and no repr; the resume code is the stated exception."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.widget.talking import Browser
from voormsi_nb import Table
from voormsi_nb.rules import PACK, Card, Deal, Game


def shown_cards(text: str) -> set[Card]:
    """Return every card that a text names by code or sign."""
    found = set(re.findall(r"(?<![A-Z0-9])[AKQJ987653][CSHD](?![A-Z0-9])", text))
    return {Card(code) for code in found if code != "KD"} | {
        Card(sign) for sign in re.findall(r"[AKQJ987653][♣♠♥♦]", text) if sign != "K♦"
    }


def told(table: Table) -> str:
    """Return all that a table tells of its game: the snapshot without the code, and its repr."""
    view: dict[str, Any] = {key: value for key, value in table.view.items() if key != "code"}
    # Rules and hints speak of cards in general.
    for general in ("refusals", "hint"):
        view.pop(general, None)
    return json.dumps([view, table.prefs], ensure_ascii=False) + repr(table)


# Sentences name these cards because rules are about them, whoever holds them.
RULES_SPEAK_OF = {Card(code) for code in ("JC", "KH", "3D", "KC", "KS", "8S")}


def test_no_hidden_card_is_told_in_whole_deals() -> None:
    checked = 0
    for seed in range(12):
        table = Table(seed=seed, pace=0)
        browser = Browser(table)
        for choice in range(400):
            deal, you = table.game.deal, table.person_view
            public = {*you.hand, *you.played, *(c for cards in you.shown.values() for c in cards)}
            hidden = set(PACK) - public - RULES_SPEAK_OF
            if table.game.history:
                break
            assert not shown_cards(told(table)) & hidden, (seed, deal)
            checked += len(hidden)
            if browser.view["phase"] == "game":
                break
            browser.go_on(choice)
    assert checked > 1000


def test_hidden_matadors_and_kings_have_no_code_on_the_table() -> None:
    for seed in range(6):
        browser = Browser(Table(seed=seed, pace=0))
        for choice in range(30):
            for seat in browser.view["seats"]:
                for card in seat["hand"]:
                    assert seat.get("you") or "code" not in card or browser.table.person_view.shown
            if browser.view["phase"] == "game":
                break
            browser.go_on(choice)


def swap_hidden(game: Game) -> Game:
    """Return a game that differs only in cards that South does not see: others' hands, stock."""
    deal = game.deal
    pack = list(deal.pack)
    own = set(deal.hands[0])
    places = [at for at, card in enumerate(pack) if card not in own]
    turned = [pack[at] for at in places[1:] + places[:1]]
    for at, card in zip(places, turned, strict=True):
        pack[at] = card
    return Game(Deal.start(pack, deal.dealer))


def test_snapshots_are_equal_for_games_that_differ_only_in_what_is_hidden() -> None:
    compared = 0
    for seed in range(30):
        game = Game.new(seed=seed)
        if str(game.deal.turn) != "S":
            continue
        one, other = (dict(Table(each, pace=0).view) for each in (game, swap_hidden(game)))
        for view in (one, other):
            del view["code"], view["epoch"]
        assert one == other
        compared += 1
    assert compared > 3


def test_ids_of_hidden_cards_stand_in_the_order_of_dealing() -> None:
    view = Table(seed=5, pace=0).view
    for seat in view["seats"][1:]:
        places = [int(card["id"].split(".")[1]) for card in seat["hand"]]
        assert places == sorted(places)
