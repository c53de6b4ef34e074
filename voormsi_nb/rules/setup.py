"""What a deal starts from, and how it is read: pack, dealer, rules, players, scores.

>>> read_scores(None, RuleSet.smith(), players=3)
(0, 0, 0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.rules.cards import Card, repr_short
from voormsi_nb.rules.errors import CardError
from voormsi_nb.rules.ruleset import RuleSet  # noqa: TC001 - the examples use it
from voormsi_nb.rules.seats import Seat, seats_in_play, sides_of
from voormsi_nb.rules.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Iterable

LOWEST_SCORE: Final = -99
"""No score can fall lower; starting scores are held to it."""


class Setup:
    """What does not change during a deal: pack, dealer, rules, players and starting scores."""

    __slots__ = (
        "dealer",
        "no_trick",
        "pack",
        "places",
        "ruleset",
        "scores",
        "seats",
        "side_of",
        "sides",
    )

    def __init__(
        self,
        pack: tuple[Card, ...],
        dealer: Seat,
        ruleset: RuleSet,
        scores: tuple[int, ...],
        players: int,
    ) -> None:
        """Keep what is given and work out who sits where (R3.1, R6.1, R7.1)."""
        self.pack = pack
        self.dealer = dealer
        self.ruleset = ruleset
        self.scores = scores
        self.seats = seats_in_play(players)
        self.sides = sides_of(players)
        self.side_of = dict(zip(self.seats, self.sides, strict=True))
        self.places = 3 if players == 3 else 4  # noqa: PLR2004 - R6.1, R7.1: a trick's plays
        self.no_trick = Trick(ruleset=ruleset, places=self.places)

    def key(self) -> tuple[object, ...]:
        """Return all that tells one set-up from another."""
        return (self.pack, self.dealer, self.ruleset, self.scores, self.seats)


def read_seat_in_play(seat: Seat | str | int, seats: tuple[Seat, ...]) -> Seat:
    """Read a seat at this table.

    Raises `CardError` for one that is not among these.
    """
    found = Seat.read(seat)
    if found not in seats:
        raise CardError("seat_not_in_play", seat=found.name.title(), players=len(seats))
    return found


def read_scores(scores: Iterable[int] | None, ruleset: RuleSet, players: int) -> tuple[int, ...]:
    """Read the scores before a deal: one for each side, whole numbers below the target (R5.5).

    Raises `CardError` for anything else.
    """
    sides = len(set(sides_of(players)))
    if scores is None:
        return (0,) * sides
    target = ruleset.target_for(players)
    read = tuple(scores) if isinstance(scores, (tuple, list)) else ()
    whole = all(isinstance(score, int) and not isinstance(score, bool) for score in read)
    if len(read) != sides or not whole or not all(LOWEST_SCORE <= score < target for score in read):
        given = " ".join(map(repr_short, read[:4])) or repr_short(scores)
        raise CardError("scores", given=given, sides=sides, target=target)
    return read
