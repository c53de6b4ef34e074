"""Careful against Random, partners against partners: 2,000 games, at least 65 % of them won."""

from __future__ import annotations

import sys
from time import process_time
from typing import TYPE_CHECKING

from voormsi_nb.players import Careful, Random, match
from voormsi_nb.rules import RuleSet

if TYPE_CHECKING:
    from voormsi_nb.players import Reason
    from voormsi_nb.rules import Card, View

GAMES = 2_000
LEAST = 0.65
SLOWEST = 1.0  # milliseconds a choice, on average


class Timed(Careful):
    """Measures how long it thinks."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.seconds = 0.0
        self.choices = 0

    def choose(self, view: View) -> tuple[tuple[Card, ...], Reason]:
        """Choose, and add the time."""
        begun = process_time()
        chosen = super().choose(view)
        self.seconds += process_time() - begun
        self.choices += 1
        return chosen


def main() -> int:
    """Play the match; others, by other rules and with other numbers, are printed beside it."""
    careful = Timed()
    result = match(careful, Random(1), GAMES, seed="long")
    pace = 1000 * careful.seconds / careful.choices
    print(f"four players: {result}, {result.rate:.1%}; {pace:.2f} ms of processor time a choice")  # noqa: T201
    for name, players in (("web", 4), ("parlett", 4), ("smith", 2), ("smith", 3)):
        other = match(
            Careful(), Random(1), 200, seed="long", ruleset=RuleSet.named(name), players=players
        )
        print(f"{players} players, {name}: {other}, {other.rate:.1%}")  # noqa: T201
    return 0 if result.rate >= LEAST and pace <= SLOWEST else 1


if __name__ == "__main__":
    sys.exit(main())
