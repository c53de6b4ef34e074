"""What happens at a table, as values: plays for callbacks, happenings for people, faults.

>>> short(ValueError("no such card"))
'ValueError: no such card'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from voormsi_nb.rules import Award, Card, Deal, Game, Seat

Kind = Literal["play", "trick", "draw", "award", "deal", "game", "undo", "redo", "resume"]
"""What kind of thing happened."""


class Played(NamedTuple):
    """A play as the callbacks of a table get it: who, which cards, the deal after it, and why.

    ``reason`` is the player's own, None for a person.
    """

    seat: Seat
    cards: tuple[Card, ...]
    deal: Deal
    reason: object | None


class Happening(NamedTuple):
    """Something that happened since a person last acted; ``game`` is how it stood then."""

    seq: int
    type: Kind
    game: Game
    seat: Seat | None = None
    award: Award | None = None


class Fault(NamedTuple):
    """What went wrong in code that is not the table's: a player or a callback."""

    kind: Literal["player", "callback"]
    seat: Seat | None
    error: str


def short(error: Exception) -> str:
    """Return the name of an error and the first line of what it says."""
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - even its text may fail
        text = ""
    first = text.splitlines()[0][:160] if text.strip() else ""
    return f"{type(error).__name__}: {first}" if first else type(error).__name__
