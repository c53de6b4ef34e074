"""Who can sit at a table: anything that chooses a play from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, View


class Player(Protocol):
    """A player chooses one of the legal plays of a view, and says why.

    The choice depends on the view, and on a seed that the player was made with, alone: not on
    earlier choices, the time, or chance of any other kind. So undo, a re-run and a resumed game
    give the same game.
    """

    def choose(self, view: View) -> tuple[tuple[Card, ...], object]:
        """Return one of ``view.legal_plays`` and the reason: a `Reason`, any value, or None.

        It is asked only when the seat of the view is to play.
        """
