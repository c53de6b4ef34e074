"""A choice is legal, and depends on the view alone."""

from __future__ import annotations

from random import Random as Shuffler
from typing import TYPE_CHECKING

import pytest

from tests.players.positions import OPTIONS, options_of
from voormsi_nb.players import Careful, Random, narrow, nudge, play_game
from voormsi_nb.rules import PACK, Card, Deal, Game, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voormsi_nb.players import Player
    from voormsi_nb.rules import View


class Watched:
    """Asks a player, and holds that it chooses what may be played."""

    def __init__(self, player: Player) -> None:
        """Watch this player."""
        self.player = player
        self.asked = 0

    def choose(self, view: View) -> tuple[tuple[Card, ...], object]:
        """Choose as the player does."""
        chosen = self.player.choose(view)
        play = chosen[0]
        assert play in view.legal_plays
        assert view.why_not(play) == ()
        self.asked += 1
        return chosen


def test_no_choice_is_refused_in_300_games_over_all_options() -> None:
    players = {
        Seat.SOUTH: Watched(Careful()),
        Seat.WEST: Watched(Random("west")),
        Seat.NORTH: Watched(Random("north")),
        Seat.EAST: Watched(Careful()),
    }
    for number in range(300):
        play_game(players, number, options_of(number), players=2 + number % 3)
    assert all(player.asked > 3000 for player in players.values())


def test_these_games_have_every_value_of_every_option() -> None:
    for players in (2, 3, 4):
        numbers = [number for number in range(300) if 2 + number % 3 == players]
        for name, values in OPTIONS.items():
            assert {getattr(options_of(number), name) for number in numbers} == set(values)


def positions(seed: int, players: int) -> Iterator[Deal]:
    """Go through the moments of a deal between two kinds of players."""
    deal = Game.new(seed, players).deal
    while deal.turn is not None:
        yield deal
        player: Player = Careful() if seed % 2 else Random(seed)
        deal = deal.play(player.choose(deal.view(deal.turn))[0])


def dealt_otherwise(deal: Deal, seat: Seat, shuffler: Shuffler) -> Deal | None:
    """Give a deal with the same view for this seat, but other cards where it cannot see them."""
    view = deal.view(seat)
    seen = {*view.hand, *view.played, Card("J♣")}
    places = [place for place, card in enumerate(deal.pack) if card not in seen]
    if len(places) < 2:
        return None
    moved = places[:]
    shuffler.shuffle(moved)
    pack = list(deal.pack)
    for place, other in zip(places, moved, strict=True):
        pack[place] = deal.pack[other]
    other_deal = Deal.start(pack, deal.dealer, deal.ruleset, deal.start_scores, view.players)
    for play in deal.plays:
        other_deal = other_deal.play(play)
    return other_deal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_views_of_different_deals_get_equal_choices(players: int) -> None:
    shuffler = Shuffler(players)  # noqa: S311 - no secret
    compared = 0
    for seed in range(12):
        for deal in positions(seed, players):
            assert deal.turn is not None
            other = dealt_otherwise(deal, deal.turn, shuffler)
            if other is None or other == deal:
                continue
            view, same = deal.view(deal.turn), other.view(deal.turn)
            if view != same:
                # A hand that was shown (R4.1) is another one now.
                assert view.shown_hands != same.shown_hands
                continue
            compared += 1
            for player in (Careful(), Random(seed)):
                assert player.choose(view) == player.choose(same)
            assert (nudge(view), narrow(view)) == (nudge(same), narrow(same))
    assert compared > 150


def test_a_player_remembers_nothing() -> None:
    """Asked in another order, or a second time, it answers the same."""
    views = [deal.view(deal.turn) for deal in positions(5, 4) if deal.turn is not None]
    for player in (Careful(), Random(5)):
        once = [player.choose(view) for view in views]
        again = [player.choose(view) for view in reversed(views)]
        assert once == again[::-1]


def test_lots_differ_by_seed_and_by_view() -> None:
    views = [deal.view(deal.turn) for deal in positions(8, 4) if deal.turn is not None]
    chosen = {seed: tuple(Random(seed).choose(view)[0] for view in views) for seed in range(20)}
    assert len(set(chosen.values())) == 20


def test_every_legal_play_is_drawn_about_equally_often() -> None:
    deal = Deal.start(PACK)
    drawn = [Random(seed).choose(deal.view("S"))[0] for seed in range(400)]
    counts = [drawn.count(play) for play in deal.legal_plays]
    assert sum(counts) == 400
    assert min(counts) > 0.7 * 400 / len(counts)
