"""What one seat may know of a deal: the own hand, the table, and what follows from them.

>>> from voormsi_nb.rules.deal import Deal
>>> from voormsi_nb.rules.cards import PACK
>>> view = Deal.start(PACK).play("J♣").view("W")
>>> view.seat, view.stock, view.counts
(<Seat.WEST: 1>, 20, (3, 4, 4, 4))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from voormsi_nb.rules import _show
from voormsi_nb.rules.cards import PACK, TOQUTSIT, VOORMSI, Card, read_cards
from voormsi_nb.rules.plays import (
    LegalPlays,
    Play,
    Turn,
    captures_partner,
    find_legal,
    refusals,
    turn_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules.awards import Award, Outcome
    from voormsi_nb.rules.deal import Deal
    from voormsi_nb.rules.refusals import Refusal
    from voormsi_nb.rules.ruleset import RuleSet
    from voormsi_nb.rules.score import Run
    from voormsi_nb.rules.seats import Seat
    from voormsi_nb.rules.trick import Trick


class View(NamedTuple):
    """A deal as one seat sees it. It holds no card that this seat may not see.

    - ``seat``, ``hand``: whose view it is, and the cards held, in `PACK` order.
    - ``trick``, ``tricks``: the trick being played and the finished ones.
    - ``turn``, ``dealer``: who is to play (None when the deal is over), and who dealt.
    - ``counts``: how many cards each seat in play holds, in the order of ``seats``.
    - ``stock``: how many cards are still to be drawn.
    - ``shown_hands``, ``not_held``: see `shown` and `cannot_hold`.
    - ``scores``, ``tricks_won``, ``awards``, ``run``, ``outcome``: as in the deal, all public.
    - ``seats``, ``sides``, ``ruleset``, ``target``, ``start_scores``: the table.

    Two views are equal when the seat knows the same.
    """

    seat: Seat
    hand: Play
    trick: Trick
    tricks: tuple[Trick, ...]
    turn: Seat | None
    dealer: Seat
    counts: tuple[int, ...]
    stock: int
    shown_hands: tuple[tuple[Seat, Play], ...]
    not_held: tuple[tuple[Seat, Play], ...]
    scores: tuple[int, ...]
    tricks_won: tuple[int, ...]
    awards: tuple[Award, ...]
    run: Run | None
    outcome: Outcome | None
    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    ruleset: RuleSet
    target: int
    start_scores: tuple[int, ...]

    @classmethod
    def of(cls, deal: Deal, seat: Seat) -> View:
        """Return what this seat, one in play, knows of the deal."""
        return cls(
            seat=seat,
            hand=deal.hands[deal.seats.index(seat)],
            trick=deal.trick,
            tricks=deal.tricks,
            turn=deal.turn,
            dealer=deal.dealer,
            counts=tuple(map(len, deal.hands)),
            stock=len(deal.stock),
            shown_hands=_shown_hands(deal),
            not_held=_not_held(deal),
            scores=deal.scores,
            tricks_won=deal.tricks_won,
            awards=deal.awards,
            run=deal.run,
            outcome=deal.outcome,
            seats=deal.seats,
            sides=deal.sides,
            ruleset=deal.ruleset,
            target=deal.target,
            start_scores=deal.start_scores,
        )

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards played in this deal, in order of play."""
        return tuple(card for trick in (*self.tricks, self.trick) for card in trick.cards)

    @property
    def shown(self) -> dict[Seat, Play]:
        """Cards that a player showed for the bonus of Voormsi and holds still (R4.1)."""
        return dict(self.shown_hands)

    @property
    def cannot_hold(self) -> dict[Seat, Play]:
        """Cards that a player cannot hold: J♣, if it would have had to be played (R3.8).

        It lasts until that player draws again, or J♣ is seen.
        """
        return dict(self.not_held)

    @property
    def players(self) -> int:
        """How many play: two, three or four."""
        return len(self.seats)

    @property
    def partner(self) -> Seat | None:
        """The partner's seat, None with two or three players (R3.1, R6.1, R7.1)."""
        partners = [other for other in self.seats if self.is_partner(other)]
        return partners[0] if partners else None

    def side_of(self, seat: Seat) -> int:
        """Return the side of a seat in play."""
        return self.sides[self.seats.index(seat)]

    def is_partner(self, seat: Seat) -> bool:
        """Say whether this seat is the partner of the one that looks (R3.1)."""
        return seat != self.seat and self.side_of(seat) == self.side_of(self.seat)

    @property
    def _own_turn(self) -> Turn:
        return turn_of(self.seat, self.hand, self.trick, seats=self.seats, sides=self.sides)

    @property
    def legal_plays(self) -> LegalPlays:
        """The plays that this seat may make, none when it is not to play (R3)."""
        if self.turn != self.seat:
            return LegalPlays()
        return find_legal(self.seat, self.hand, self.trick, seats=self.seats, sides=self.sides)

    def captures_partner(self, cards: str | Card | Iterable[str | Card]) -> bool:
        """Say whether these cards would take partner's heading K♥ with J♣ among them (R4.3).

        Raises `CardError` for what is not a set of cards.
        """
        return self.turn == self.seat and captures_partner(self._own_turn, read_cards(cards))

    def why_not(self, cards: str | Card | Iterable[str | Card]) -> tuple[Refusal, ...]:
        """Return every reason why this seat may not play these cards now (R3, R4.3).

        Raises `CardError` for what is not a set of cards.
        """
        return refusals(self._own_turn, read_cards(cards), self.turn)

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return _show.svg(self)

    def __str__(self) -> str:
        """Return the table as text: hands, trick, stock, tricks and score."""
        return _show.text(self)

    def __repr__(self) -> str:
        """Return the seat, its hand and the table."""
        hand = " ".join(map(str, self.hand))
        return f"<View of {self.seat.name.title()}: {hand}; {self.trick!r}, stock {self.stock}>"


def _shown_hands(deal: Deal) -> tuple[tuple[Seat, Play], ...]:
    """Return the hand that was shown to earn the bonus of Voormsi, less what has gone (R4.1)."""
    for award in deal.awards:
        if award.rule == "R4.1":
            trick = deal.tricks[award.trick]
            place = next(at for at, group in enumerate(trick.plays) if VOORMSI in group)
            seat = trick.seats[place]
            now = deal.hands[deal.seats.index(seat)]
            shown = deal.hand_after(award.trick, place)
            return ((seat, tuple(card for card in shown if card in now)),)
    return ()


def _not_held(deal: Deal) -> tuple[tuple[Seat, Play], ...]:
    """Return who did not play J♣ where it had to be played, and has not drawn since (R3.8)."""
    side = dict(zip(deal.seats, deal.sides, strict=True))
    players = len(deal.seats)
    stock = len(PACK) - 4 * players
    free: set[Seat] = set()
    for trick in (*deal.tricks, deal.trick):
        for place, (seat, group) in enumerate(zip(trick.seats, trick.plays, strict=True)):
            if TOQUTSIT in group:
                return ()
            if place:
                head = trick.heads[place - 1]
                king_heads = VOORMSI in trick.plays[head]
                if king_heads and side[trick.seats[head]] != side[seat]:
                    free.add(seat)
            drawing = place + 1 == trick.places or (players == 2 and place == 1)  # noqa: PLR2004
            if drawing and stock:
                stock -= players * (1 if players == 2 else trick.number)  # noqa: PLR2004
                stock = max(stock, 0)
                # Nobody draws after the trick that ends the game, but in its middle (R3.10, R6.2).
                whole = place + 1 == trick.places
                if not whole or deal.outcome is None or trick is not deal.tricks[-1]:
                    free.clear()
    return tuple((seat, (TOQUTSIT,)) for seat in deal.seats if seat in free)
