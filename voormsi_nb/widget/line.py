"""The line of a game: its positions in order, and the place on it at which the table stands.

Undo and redo move the place. What lies behind it stays until something else is played.

>>> from voormsi_nb.rules import Game
>>> game = Game.new(seed=7)
>>> line = Line(game)
>>> line.push(Position(game.play(game.deal.legal_plays[0]), game.deal.turn, by_person=True))
>>> line.back_to(line.last_choice())
>>> line.here.game == game, line.goes_on
(True, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from voormsi_nb.rules import Game, Seat


class Position(NamedTuple):
    """A point on the line of the game: how it stood, and who had played to get there.

    ``seat`` is None where a deal began.
    """

    game: Game
    seat: Seat | None = None
    by_person: bool = False


class Line:
    """Positions, and a place among them."""

    def __init__(self, game: Game) -> None:
        """Begin with this game as it stands."""
        self._positions = [Position(game)]
        self._at = 0

    @property
    def here(self) -> Position:
        """The position at which the table stands."""
        return self._positions[self._at]

    @property
    def before(self) -> Position:
        """The position before this one; this one, if it is the first."""
        return self._positions[max(self._at - 1, 0)]

    @property
    def goes_on(self) -> bool:
        """Whether something was played behind this position."""
        return self._at + 1 < len(self._positions)

    @property
    def following(self) -> Position | None:
        """The position behind this one, if something was played there."""
        return self._positions[self._at + 1] if self.goes_on else None

    @property
    def plays_made(self) -> int:
        """How many plays led to this position."""
        return sum(position.seat is not None for position in self._positions[: self._at + 1])

    @property
    def plays_known(self) -> int:
        """How many plays there are, with those behind this position."""
        return sum(position.seat is not None for position in self._positions)

    def push(self, position: Position) -> None:
        """Put a position behind this one, in place of what was there, and stand on it."""
        self._positions[self._at + 1 :] = [position]
        self._at += 1

    def step_on(self) -> None:
        """Go to the position behind this one, which must be there."""
        self._at += 1

    def back_to(self, at: int | None) -> None:
        """Go to a place that `last_choice` gave; None stays."""
        self._at = self._at if at is None else at

    def last_choice(self) -> int | None:
        """Return the last place before this one from which a person played on."""
        for at in range(self._at - 1, -1, -1):
            if self._positions[at + 1].by_person:
                return at
        return None
