"""The seats round the table, clockwise (R3.1), and who plays with whom.

>>> [str(seat) for seat in seats_in_play(3)]
['S', 'W', 'N']
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from voormsi_nb.rules.cards import repr_short
from voormsi_nb.rules.errors import CardError


class Seat(IntEnum):
    """A place at the table: South, West, North, East, clockwise.

    >>> str(Seat.SOUTH), int(Seat.EAST)
    ('S', 3)
    """

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    def __str__(self) -> str:
        """Return the seat's letter."""
        return "SWNE"[self]

    @classmethod
    def read(cls, seat: int | str | Seat) -> Seat:
        """Return the seat meant by a seat, its letter or its name.

        Raises `CardError` for anything else.

        >>> Seat.read("w") is Seat.read("West") is Seat.WEST
        True
        """
        if isinstance(seat, str):
            found = _BY_NAME.get(seat.strip().upper()) if len(seat) < _LONGEST_NAME else None
        elif isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(cls):
            found = cls(seat)
        else:
            found = None
        if found is None:
            raise CardError("not_a_seat", given=repr_short(seat))
        return found


_LONGEST_NAME: Final = 12
_BY_NAME: Final = {str(seat): seat for seat in Seat} | {seat.name: seat for seat in Seat}

_IN_PLAY: Final = {
    2: (Seat.SOUTH, Seat.NORTH),
    3: (Seat.SOUTH, Seat.WEST, Seat.NORTH),
    4: (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST),
}


def seats_in_play(players: int) -> tuple[Seat, ...]:
    """Return the seats that two, three or four players take, in turn order (R3.1, R6.1, R7.1).

    Raises `CardError` for another number of players.

    >>> seats_in_play(2)
    (<Seat.SOUTH: 0>, <Seat.NORTH: 2>)
    """
    if isinstance(players, bool) or not isinstance(players, int) or players not in _IN_PLAY:
        raise CardError("players", given=repr_short(players))
    return _IN_PLAY[players]


def sides_of(players: int) -> tuple[int, ...]:
    """Return the side of each seat in play: partners share one (R3.1), else each is its own.

    >>> sides_of(4), sides_of(3)
    ((0, 1, 0, 1), (0, 1, 2))
    """
    seats = seats_in_play(players)
    return (0, 1, 0, 1) if players == len(Seat) else tuple(range(len(seats)))
