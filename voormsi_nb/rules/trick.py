"""A trick: the groups played to it, which of them heads, and why (R2, R3.7, R3.9).

>>> trick = Trick.parse("7♥ K♣ K♠ A♣")
>>> trick
Trick(7♥ K♣ K♠ A♣: third hand heads by R2.7)
>>> [(step.takes, step.rule) for step in trick.explain()]
[(True, 'R3.5'), (True, 'R2.6'), (True, 'R2.7'), (False, 'R2.7')]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.rules import _show
from voormsi_nb.rules.cards import THREE, Card, Rank, read_cards, repr_short
from voormsi_nb.rules.errors import CardError
from voormsi_nb.rules.judging import Judge, Nearness, Slot, judge_for
from voormsi_nb.rules.pairing import Pair, overtake, pair_off
from voormsi_nb.rules.ruleset import RuleSet, check_ruleset
from voormsi_nb.rules.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

LARGEST_GROUP: Final = 4
"""How many cards may be led at once, as there are four of a rank (R3.5)."""

_ORDINALS: Final = ("first", "second", "third", "fourth")
_LONGEST_TRICK_TEXT: Final = 400


class Step(NamedTuple):
    """What one play did to the trick.

    - ``place``: its place in the order of play, 0 for the lead; ``seat``: who played, if known.
    - ``cards``: the group, in `PACK` order.
    - ``takes``: whether it heads now; the lead always does (R3.5).
    - ``rule``: the rule that decided: of R1 or R2 for single cards, R3.7 for groups.
    - ``pairs``: each card with the card that it faces; empty for the lead.
    - ``heads`` and ``heading``: the place and the cards that head after this play.
    - ``before``: the place that headed before it (its own for the lead); ``before_seat`` who.
    """

    place: int
    seat: Seat | None
    cards: tuple[Card, ...]
    takes: bool
    rule: str
    pairs: tuple[Pair, ...]
    heads: int
    heading: tuple[Card, ...]
    before: int
    before_seat: Seat | None

    @property
    def unbeaten(self) -> Card | None:
        """A card of the heading group that stays unbeaten; None where the play takes the lead."""
        return next((pair.against for pair in self.pairs if not pair.beats), None)


class Trick:
    """The groups played to a trick in order, and who heads. An immutable value.

    ``places`` is how many plays make it whole: four, or three with three players (R7.1). Two
    tricks are equal when the same groups fell in the same order under the same rules, whoever
    played them. A trick judges who takes it; it never asks whether a play was allowed.

    >>> Trick().play("7♦").play("J♣").winner
    0
    """

    __slots__ = ("_heading", "_heads", "_judge", "_places", "_plays", "_seats")

    _judge: Judge
    _plays: tuple[tuple[Card, ...], ...]
    _seats: tuple[Seat, ...]
    _heads: tuple[int, ...]
    _heading: tuple[Slot, ...]

    def __init__(self, *, ruleset: RuleSet | None = None, places: int = 4) -> None:
        """Begin a trick to which nothing has been played.

        Raises `CardError` unless there are three or four places, and for what is no rule set.
        """
        if not isinstance(places, int) or places not in {3, 4}:
            raise CardError("places", given=repr_short(places))
        self._judge = judge_for(check_ruleset(ruleset))
        self._places = places
        self._plays = ()
        self._seats = ()
        self._heads = ()
        self._heading = ()

    @classmethod
    def parse(cls, text: str, ruleset: RuleSet | None = None, places: int = 4) -> Trick:
        """Read a trick, finished or not: blanks part the players, ``+`` joins cards.

        Raises `CardError` for bad cards, a card twice (R1.1), mixed ranks led (R3.5), unequal
        numbers (R3.7) or too many players.

        >>> Trick.parse("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠").winner
        2
        """
        if not isinstance(text, str) or len(text) > _LONGEST_TRICK_TEXT:
            raise CardError("not_a_trick", given=repr_short(text))
        groups = text.replace(" +", "+").replace("+ ", "+").split()
        if not groups:
            raise CardError("no_card", given=repr_short(text))
        trick = cls(ruleset=ruleset, places=places)
        for group in groups:
            trick = trick.play(group)
        return trick

    def play(
        self, cards: str | Card | Iterable[str | Card], seat: Seat | str | None = None
    ) -> Trick:
        """Return the trick with one more group, and say who played it if that is known.

        Raises `CardError` as `Trick.parse` does.
        """
        group = read_cards(cards)
        if len(self._plays) == self._places:
            raise CardError("too_many_groups", places=self._places)
        if not self._plays:
            if not may_be_led(group, self.ruleset):
                raise CardError("mixed_ranks", given=" ".join(map(str, group)))
        elif len(group) != len(self._plays[0]):
            raise CardError("unequal_numbers", led=len(self._plays[0]), given=len(group))
        for played in self._plays:
            for card in group:
                if card in played:
                    raise CardError("twice", given=str(card))
        return self._with(group, None if seat is None else Seat.read(seat))

    def _with(self, group: tuple[Card, ...], seat: Seat | None) -> Trick:
        """Return the trick with a group more that is known to fit (R3.7)."""
        trick = object.__new__(Trick)
        trick._judge = judge = self._judge
        trick._places = self._places
        trick._plays = (*self._plays, group)
        trick._seats = self._seats if seat is None else (*self._seats, seat)
        if not self._plays:
            trick._heads = (0,)
            trick._heading = tuple(map(judge.led, group))
            return trick
        taken = overtake(judge, self._heading, group, self._nearness())
        if taken is None:
            trick._heads = (*self._heads, self._heads[-1])
            trick._heading = self._heading
        else:
            trick._heads = (*self._heads, len(self._plays))
            trick._heading = taken
        return trick

    def _nearness(self) -> Nearness:
        """Return how far the next play is behind the one that heads ("next card", R2.7, R3.7)."""
        place = len(self._plays)
        if place == 1:
            return Nearness.SECOND
        return Nearness.NEXT if place == self._heads[-1] + 1 else Nearness.LATER

    @property
    def ruleset(self) -> RuleSet:
        """The rules by which it is judged."""
        return self._judge.ruleset

    @property
    def places(self) -> int:
        """How many plays make it whole."""
        return self._places

    @property
    def plays(self) -> tuple[tuple[Card, ...], ...]:
        """The groups in order of play, each in `PACK` order."""
        return self._plays

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played, in order of play; empty when that is not known of every play."""
        return self._seats if len(self._seats) == len(self._plays) else ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards played to it."""
        return tuple(card for group in self._plays for card in group)

    @property
    def number(self) -> int:
        """How many cards each player plays to it, and how many tricks it counts (R3.9)."""
        return len(self._plays[0]) if self._plays else 0

    @property
    def is_whole(self) -> bool:
        """Whether all have played to it."""
        return len(self._plays) == self._places

    @property
    def winner(self) -> int | None:
        """The place, 0 for the lead, of the group that heads, or None before the lead (R3.9)."""
        return self._heads[-1] if self._heads else None

    @property
    def heads(self) -> tuple[int, ...]:
        """The place that headed after each play."""
        return self._heads

    @property
    def heading(self) -> tuple[Card, ...]:
        """The cards that head, in `PACK` order."""
        return self._plays[self._heads[-1]] if self._heads else ()

    def would_take(self, cards: tuple[Card, ...]) -> bool:
        """Say whether this group, of the right number, would head if it were played now (R3.7)."""
        if not self._plays:
            return True
        return overtake(self._judge, self._heading, cards, self._nearness()) is not None

    def explain(self) -> tuple[Step, ...]:
        """Return a `Step` for each play: whether it takes the lead, and by which rule."""
        trick = Trick(ruleset=self.ruleset, places=self._places)
        steps = []
        for group in self._plays:
            steps.append(self._step(trick, group))
            trick = trick._with(group, None)
        return tuple(steps)

    def _step(self, trick: Trick, group: tuple[Card, ...]) -> Step:
        """Explain the play of this group to the trick as it stood."""
        place = len(trick._plays)
        heads = self._heads[place]
        takes = heads == place
        seats = self.seats
        before = trick.winner if trick.winner is not None else place
        pairs: tuple[Pair, ...] = ()
        rule = "R3.5"
        if place:
            pairs = pair_off(self._judge, trick._heading, group, trick._nearness())
            rule = pairs[0].rule if len(pairs) == 1 else "R3.7"
        return Step(
            place=place,
            seat=seats[place] if seats else None,
            cards=group,
            takes=takes,
            rule=rule,
            pairs=pairs,
            heads=heads,
            heading=self._plays[heads],
            before=before,
            before_seat=seats[before] if seats else None,
        )

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return _show.svg(self)

    def __eq__(self, other: object) -> bool:
        """Compare rules and groups, not players."""
        if not isinstance(other, Trick):
            return NotImplemented
        return (
            self._plays == other._plays
            and self._judge is other._judge
            and self._places == other._places
        )

    def __hash__(self) -> int:
        """Hash what is compared."""
        return hash((self._plays, self.ruleset, self._places))

    def __str__(self) -> str:
        """Return the text that `Trick.parse` reads."""
        return " ".join("+".join(map(str, group)) for group in self._plays)

    def __repr__(self) -> str:
        """Return the groups, who heads and by which rule."""
        if not self._plays:
            return "Trick(nothing played)"
        head = self._heads[-1]
        rule = self.explain()[head].rule
        return f"Trick({self}: {_ORDINALS[head]} hand heads by {rule})"


def may_be_led(group: tuple[Card, ...], ruleset: RuleSet) -> bool:
    """Say whether these cards may be led together: one to four of one printed rank (R3.5, R3.6).

    >>> may_be_led(read_cards("K♥ 3♦"), RuleSet(three_is_king=True))
    True
    """
    if len(group) > LARGEST_GROUP:
        return False
    return len({lead_rank(card, ruleset) for card in group}) == 1


def lead_rank(card: Card, ruleset: RuleSet) -> Rank:
    """Return the rank with which a card may be led: its own, but see R3.6 for 3♦."""
    return Rank.KING if card == THREE and ruleset.three_is_king else card.rank
