"""Games and matches between players, without a table.

>>> from voormsi_nb.players.lot import Random
>>> play_game({seat: Random(1) for seat in Seat}, seed=7).outcome.kind
'out'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.rules import Game, Seat
from voormsi_nb.rules.seats import seats_in_play, sides_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voormsi_nb.players.player import Player
    from voormsi_nb.rules import RuleSet

__all__ = ["Match", "Seat", "match", "play_game"]


class Match(NamedTuple):
    """How a match went: games that the first won, that the second won, and shared ones (R5.7)."""

    first: int
    second: int
    shared: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.first + self.second + self.shared

    @property
    def rate(self) -> float:
        """The part of the games that the first won, from 0 to 1; a shared game counts half."""
        return (2 * self.first + self.shared) / (2 * self.games)


def play_game(
    seats: Mapping[Seat, Player],
    seed: int | str,
    ruleset: RuleSet | None = None,
    players: int = 4,
) -> Game:
    """Return the game that these players play to its end, with packs from the seed.

    Raises KeyError for a seat in play without a player, and `IllegalPlay` or `CardError` when a
    player chooses what the rules refuse.
    """
    game = Game.new(seed, players, ruleset)
    while game.outcome is None:
        turn = game.deal.turn
        if turn is None:
            game = game.next_deal()
        else:
            play, _ = seats[turn].choose(game.deal.view(turn))
            game = game.play(play)
    return game


def match(  # noqa: PLR0913 - two players, and all that a game takes
    first: Player,
    second: Player,
    games: int,
    seed: int | str = 0,
    *,
    ruleset: RuleSet | None = None,
    players: int = 4,
) -> Match:
    """Let two players meet in so many games, changing sides after each.

    The first takes one side, with four players both partners; the second takes all others. The
    games in which the first sits now on this side and now on that have the same packs. With three
    players it sits alone against two, so that an even match has a rate of one third.

    Raises as `play_game` does.
    """
    won = {"first": 0, "second": 0, "shared": 0}
    sides = sides_of(players)
    count = len(set(sides))
    for number in range(games):
        side = number % count
        seats = {
            seat: first if side == own else second
            for seat, own in zip(seats_in_play(players), sides, strict=True)
        }
        outcome = play_game(seats, f"{seed} {number // count}", ruleset, players).outcome
        winners = outcome.winners if outcome is not None else ()
        if side not in winners:
            won["second"] += 1
        else:
            won["first" if len(winners) == 1 else "shared"] += 1
    return Match(**won)
