"""The player that draws lots.

>>> from voormsi_nb.rules import PACK, Deal
>>> view = Deal.start(PACK).view("S")
>>> Random(7).choose(view) == Random(7).choose(view)
True
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from voormsi_nb.players.reasons import Reason
from voormsi_nb.rules.dealing import read_seed

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, View


class Random:
    """Plays any legal play, each as likely as the others.

    The lot comes from the seed and the view by SHA-256: the same on every machine.

    Raises `CardError` for a seed that is neither a number nor a text of at most 40 characters.
    """

    def __init__(self, seed: int | str = 0) -> None:
        """Take this seed."""
        self.seed = seed
        self._seed = read_seed(seed)

    def choose(self, view: View) -> tuple[tuple[Card, ...], Reason]:
        """Return a legal play drawn by lot."""
        plays = view.legal_plays
        play = plays[lot(self._seed, view) % len(plays)]
        return play, Reason("by_lot", play, "")

    def __repr__(self) -> str:
        """Return how to write it in Python."""
        return f"Random({self.seed!r})"


def lot(seed: str, view: View) -> int:
    """Return a number of 256 bits that the seed and what the seat knows decide."""
    tricks = " / ".join(map(str, (*view.tricks, view.trick)))
    hand = " ".join(map(str, view.hand))
    facts = f"{view.seat} of {view.players}: {hand} / {tricks} / {view.dealer} {view.start_scores}"
    return int.from_bytes(sha256(f"voormsi/1 lot {seed} {facts}".encode()).digest(), "big")
