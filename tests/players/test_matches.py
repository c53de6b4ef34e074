"""Matches between players: pinned games, so the numbers are the same in every run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voormsi_nb.players import Careful, Match, Random, match, play_game
from voormsi_nb.rules import PACK, IllegalPlay, RuleSet, Seat

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, View


def test_careful_beats_random_with_partners_against_partners() -> None:
    """200 games; `tests/long` plays 2,000."""
    result = match(Careful(), Random(1), games=200, seed="pinned")
    assert result.games == 200
    assert result.rate >= 0.9


@pytest.mark.parametrize("ruleset", [RuleSet.web(), RuleSet.parlett()])
def test_careful_beats_random_by_the_other_named_rules(ruleset: RuleSet) -> None:
    assert match(Careful(), Random(1), games=40, seed="pinned", ruleset=ruleset).rate >= 0.8


def test_careful_beats_random_with_two_players() -> None:
    assert match(Careful(), Random(1), games=60, seed="pinned", players=2).rate >= 0.8


def test_careful_beats_two_random_players_with_three() -> None:
    """An even match would have a rate of one third."""
    assert match(Careful(), Random(1), games=60, seed="pinned", players=3).rate >= 0.7


def test_a_match_changes_sides_with_the_same_packs() -> None:
    """So two equal players come out even, whatever the packs."""
    assert match(Careful(), Careful(), games=6).rate == 0.5
    assert match(Random(3), Random(3), games=6, players=2).rate == 0.5


def test_a_shared_game_counts_half() -> None:
    assert Match(first=2, second=1, shared=1).rate == 0.625
    assert Match(first=2, second=1, shared=1).games == 4


def test_a_game_of_these_players_is_the_same_on_every_machine() -> None:
    """The lots come from SHA-256: this game was written down once."""
    game = play_game({seat: Random(seat) for seat in Seat}, seed="pinned")
    first = game.history[0] if game.history else game.deal
    assert " / ".join(map(str, first.tricks[:3])) == "7♥ 5♦ 7♦ Q♠ / 9♣ 6♥ K♠ A♠ / 8♣ J♥ J♣ 9♦"
    assert (len(game.history), game.scores) == (4, (9, 4))


def test_a_play_that_the_rules_refuse_is_not_accepted() -> None:
    class Cheat:
        def choose(self, view: View) -> tuple[tuple[Card, ...], None]:
            return tuple(card for card in PACK if card not in view.hand)[:1], None

    with pytest.raises(IllegalPlay):
        play_game({seat: Cheat() for seat in Seat}, seed=1)
