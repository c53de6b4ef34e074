"""The table from Python: made, played, shown, closed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # it has no types
import pytest

from voormsi_nb import Table
from voormsi_nb.players import Random
from voormsi_nb.rules import CardError, Deal, Game, GameError, IllegalPlay, RecordError, RuleSet
from voormsi_nb.widget import cells
from voormsi_nb.widget.errors import TableError


def models() -> int:
    return len(ipywidgets.widgets.widget._instances)  # noqa: SLF001 - the one place that knows


def test_play_goes_on_to_the_persons_next_turn() -> None:
    table = Table(seed=7)
    for _ in range(12):
        view = table.play(table.person_view.legal_plays[0])
        assert view.turn == view.seat or table.game.outcome is not None


def test_play_by_text_and_clicks_make_one_history() -> None:
    table = Table(seed=7)
    play = " ".join(map(str, table.person_view.legal_plays[0]))
    before = table.game
    table.play(play)
    assert table.undo().hand == before.deal.view("S").hand
    assert table.game == before
    table.redo()
    assert table.game != before


def test_refused_play_changes_nothing() -> None:
    table = Table(seed=7)
    view, game = table.view, table.game
    with pytest.raises(IllegalPlay):
        table.play("9♣ 9♥")
    with pytest.raises(CardError):
        table.play("nonsense")
    assert table.view is view
    assert table.game is game


def test_next_with_nothing_to_go_on_to_is_refused() -> None:
    with pytest.raises(TableError):
        Table(seed=7).next()


def test_code_takes_the_game_up_again() -> None:
    table = Table(seed=7)
    table.play(table.person_view.legal_plays[0])
    again = Table(resume=table.code)
    assert again.game.deal == table.game.deal


def test_same_seed_gives_the_same_game_and_repr() -> None:
    one, other = Table(seed=3), Table(seed=3)
    for _ in range(8):
        one.play(one.person_view.legal_plays[0])
        other.play(other.person_view.legal_plays[0])
    assert one.game == other.game
    assert repr(one) == repr(other)
    assert "0x" not in repr(one)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"seed": 1, "resume": "V1-0"}, TableError),
        ({"resume": "V1-0"}, RecordError),
        ({"resume": 3}, RecordError),
        ({"game": "a game"}, TableError),
        ({"seat": "Q"}, CardError),
        ({"seat": "W", "players": 2}, TableError),
        ({"players": 5}, CardError),
        ({"seats": {"W": "Careful"}}, TableError),
        ({"seats": 3}, TableError),
        ({"reveal": "some"}, TableError),
        ({"pace": -1}, TableError),
        ({"pace": "fast"}, TableError),
        ({"pace": float("nan")}, TableError),
        ({"size": "huge"}, TableError),
        ({"ruleset": "web"}, CardError),
        ({"language": "xx"}, ValueError),
    ],
)
def test_what_makes_no_table_is_refused_in_words_and_leaves_no_model(
    arguments: dict[str, Any], error: type[ValueError]
) -> None:
    before = models()
    with pytest.raises(error) as refused:
        Table(**arguments)
    assert re.search(r"\. ?(R\d\.\d)?$", str(refused.value))
    assert models() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_of_any_number_of_players_ends(players: int) -> None:
    table = Table(seed=2, players=players, seats={"N": Random(1)}, ruleset=RuleSet.web())
    for _ in range(2000):
        if table.game.outcome is not None:
            break
        table.play(table.person_view.legal_plays[0])
        if table.view["phase"] in {"trick", "deal"}:
            table.next()
    assert table.game.outcome is not None
    with pytest.raises(GameError):
        table.next()


def test_shown_as_widget_picture_and_text_without_hidden_cards() -> None:
    table = Table(seed=7)
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    data = bundle[0]
    assert "application/vnd.jupyter.widget-view+json" in data
    assert ET.fromstring(data["image/svg+xml"]).tag.endswith("svg")  # noqa: S314 - our own
    text = data["text/plain"]
    assert text.rstrip().endswith("run this cell: the table appears here.")
    hidden = [card for hand in table.game.deal.hands[1:] for card in hand]
    own_or_public = {*table.person_view.hand, *table.person_view.played}
    assert not [card for card in hidden if card not in own_or_public and str(card) in text]


def test_close_closes_the_table_and_its_layout() -> None:
    before = models()
    for _ in range(20):
        Table(seed=1).close()
    assert models() == before


def test_cell_that_is_run_again_closes_what_it_made_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cells, "_made", {})
    before = models()
    for run in range(30):
        monkeypatch.setattr(cells, "_cell_and_run", lambda run=run: ("cell", str(run)))
        Table(seed=1)
        Table(seed=2)
    assert models() == before + 4


def test_presets_of_a_teacher_show_every_hand() -> None:
    view = Table(seed=7, reveal="all").view
    assert all("code" in card for seat in view["seats"] for card in seat["hand"])


def test_question_before_a_play_that_loses_the_game() -> None:
    # R4.3: North's K♥ heads and South holds J♣.
    hands = {"N": "K♥ 5♦ 5♥ 5♠", "S": "J♣ 6♦ 6♥ Q♦", "W": "A♦ 8♦ 8♥ Q♥", "E": "Q♣ Q♠ 9♦ 6♠"}
    deal = Deal.from_hands(hands, dealer="W")
    deal = deal.play("K♥").play("Q♣")
    table = Table(Game(deal))
    warned = [play for play in table.view["plays"] if "warn" in play]
    assert len(warned) == 1
    assert warned[0]["label"] == "Play J♣"
    assert "R4.3" in warned[0]["warn"]


def test_card_that_may_not_be_played_says_why() -> None:
    # R3.8: West's K♥ heads, South must play J♣.
    hands = {"W": "K♥ 5♦ 5♥ 5♠", "S": "J♣ 6♦ 6♥ Q♦"}
    deal = Deal.from_hands(hands, dealer="S").play("K♥")
    while str(deal.turn) != "S":
        deal = deal.play(deal.legal_plays[-1])
    table = Table(Game(deal))
    hand = {card["code"]: card for card in table.view["seats"][0]["hand"]}
    if "KH" in [code for play in table.view["trick"] if play["heads"] for code in play["cards"]]:
        assert hand["6D"]["playable"] is False
        assert hand["6D"]["why"]["rule"] == "R3.8"
        assert hand["JC"]["playable"] is True
    assert table.view["trick"][0]["cards"] == ["KH"]
