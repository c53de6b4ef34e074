"""Lots that a seed alone decides: the same on every machine and in every version of Python.

>>> Lot("a").below(1000) == Lot("a").below(1000)
True
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")


class Lot:
    """Draws numbers and things, one after the other, from a seed."""

    def __init__(self, seed: str) -> None:
        """Begin with this seed."""
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, but not with, the limit."""
        if not self._words:
            text = f"voormsi/1 teach {self._seed} {self._block}"
            digest = sha256(text.encode()).digest()
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8)]
            self._block += 1
        # 64 bits against a handful: the excess is far too small to see.
        return self._words.pop() % limit

    def pick(self, things: Sequence[T]) -> T:
        """Return one of these."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return all of these in another order."""
        order = list(things)
        for at in range(len(order) - 1, 0, -1):
            other = self.below(at + 1)
            order[at], order[other] = order[other], order[at]
        return order

    def some(self, things: Iterable[T], number: int) -> list[T]:
        """Return so many of these."""
        return self.shuffled(things)[:number]
