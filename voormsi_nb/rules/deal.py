"""A deal: hands, stock and tricks from the first lead to the last card (R3 to R7).

A deal is an immutable value: a play returns a new one.

>>> deal = Deal.from_hands({"S": "7♥ 9♠ 5♦ 5♥", "W": "K♣ A♥ A♦ 8♦"}, seed=1)
>>> deal = deal.play("7♥").play("K♣")
>>> deal.turn, deal.trick
(<Seat.NORTH: 2>, Trick(7♥ K♣: second hand heads by R2.6))
>>> deal.undo().undo().turn
<Seat.SOUTH: 0>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import _show
from voormsi_nb.rules.bonuses import bonuses, captures_partner_at
from voormsi_nb.rules.cards import PACK, TOQUTSIT, VOORMSI, Card, read_cards
from voormsi_nb.rules.deal_state import NOBODY, DealState
from voormsi_nb.rules.dealing import HAND, deal_order, pack_with_hands, read_pack, read_seed
from voormsi_nb.rules.errors import GameError, IllegalPlay
from voormsi_nb.rules.plays import TWO, LegalPlays, Play, Turn, find_legal, refusals, turn_of
from voormsi_nb.rules.refusals import Refusal
from voormsi_nb.rules.ruleset import check_ruleset
from voormsi_nb.rules.score import Tally
from voormsi_nb.rules.seats import Seat, seats_in_play
from voormsi_nb.rules.setup import Setup, read_scores, read_seat_in_play
from voormsi_nb.rules.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from voormsi_nb.rules.dealing import Cards
    from voormsi_nb.rules.ruleset import RuleSet


class Deal(DealState):
    """One deal, at one moment. An immutable value; `play` returns the next one.

    Make one with `Deal.start` or `Deal.from_hands`.
    """

    __slots__ = ()

    @classmethod
    def start(
        cls,
        pack: str | Iterable[str | Card],
        dealer: Seat | str | int | None = None,
        ruleset: RuleSet | None = None,
        scores: Iterable[int] | None = None,
        players: int = 4,
    ) -> Deal:
        """Deal the pack: 36 cards or their texts, top first (R3.3, R6.1, R7.1).

        ``dealer`` is a seat or its letter, None for the last seat; ``scores`` the ladder before
        the deal, one for each side, below the target.

        Raises `CardError` for a pack that is not the 36 cards (R1.1), a dealer that is not in
        play, or scores that do not fit.

        >>> Deal.start(PACK).hands[0]
        (Card("J♣"), Card("9♠"), Card("A♠"), Card("J♥"))
        """
        ruleset = check_ruleset(ruleset)
        seats = seats_in_play(players)
        dealing = seats[-1] if dealer is None else read_seat_in_play(dealer, seats)
        start = read_scores(scores, ruleset, players)
        return cls._dealt(Setup(read_pack(pack), dealing, ruleset, start, players))

    @classmethod
    def from_hands(  # noqa: PLR0913 - as `start`, with hands and seed for the pack
        cls,
        hands: Mapping[str, Cards] | Mapping[Seat, Cards],
        seed: int | str = 0,
        *,
        dealer: Seat | str | int | None = None,
        ruleset: RuleSet | None = None,
        scores: Iterable[int] | None = None,
        players: int = 4,
    ) -> Deal:
        """Deal these hands, and from the seed all that they leave open.

        Raises `CardError` as `start` does, and for a card in two hands or more than four in one.

        >>> Deal.from_hands({"S": "7♥ K♣ 9♠ 5♦"}).hands[0]
        (Card("9♠"), Card("5♦"), Card("K♣"), Card("7♥"))
        """
        seats = seats_in_play(players)
        dealing = seats[-1] if dealer is None else read_seat_in_play(dealer, seats)
        pack = pack_with_hands(hands, dealing, players, read_seed(seed))
        return cls.start(pack, dealing, ruleset, scores, players)

    @classmethod
    def _dealt(cls, setup: Setup) -> Deal:
        """Give each player four cards, one at a time from the dealer's left (R3.3)."""
        order = deal_order(setup.seats, setup.dealer)
        top = HAND * len(order)
        deal = object.__new__(cls)
        deal._setup = setup
        deal._hands = tuple(
            tuple(sorted(setup.pack[order.index(seat) : top : len(order)])) for seat in setup.seats
        )
        deal._top = top
        deal._at = setup.seats.index(order[0])  # R3.4
        deal._trick = setup.no_trick
        deal._tricks = ()
        deal._tally = Tally.start(
            setup.scores,
            setup.ruleset.target_for(len(order)),
            setup.ruleset,
            len(PACK) // setup.places,
        )
        deal._before = None
        deal._legal = None
        return deal

    # What has been played, and what may be.

    def play(self, cards: str | Card | Iterable[str | Card]) -> Deal:
        """Return the deal after the seat to play has played these cards.

        Raises `IllegalPlay`, which carries every `Refusal`, if the rules refuse it (R3), and
        `CardError` for what is not a set of cards.
        """
        legal = self.legal_plays
        for play in legal:
            # One of the tuples that `legal_plays` gives out need not be read.
            if play is cards:
                return self._after(play)
        play = read_cards(cards)
        if not tuple.__contains__(legal, play):
            raise IllegalPlay(self.why_not(play))
        return self._after(play)

    def _after(self, play: Play) -> Deal:
        """Return the deal after a play that the rules allow."""
        setup, at, hands = self._setup, self._at, self._hands
        seats = setup.seats
        hand = tuple([card for card in hands[at] if card not in play])
        deal = object.__new__(Deal)
        deal._setup = setup
        deal._hands = (*hands[:at], hand, *hands[at + 1 :])
        deal._top = self._top
        deal._trick = trick = self._trick._with(play, seats[at])  # noqa: SLF001 - known to fit
        deal._tricks = self._tricks
        deal._tally = self._tally
        deal._before = self
        deal._legal = None
        deal._at = at + 1 if at + 1 < len(seats) else 0
        if TOQUTSIT in play and captures_partner_at(trick, setup.side_of):
            deal._capture_partner(seats[at])
            if deal._tally.outcome is not None:
                deal._at = NOBODY
                return deal
        if trick.is_whole:
            deal._end_trick()
        elif len(seats) == len(trick.plays) == TWO:
            # R6.2: half a trick, and who heads draws first and plays on.
            deal._at = seats.index(trick.seats[trick.heads[-1]])
            deal._draw(1)
        return deal

    def _capture_partner(self, seat: Seat) -> None:
        """Take the penalty for taking partner's K♥, on a deal that is being made (R4.3)."""
        penalty = self._setup.ruleset.partner_capture
        side, number = self._setup.side_of[seat], len(self._tricks)
        if penalty == "loses_game":
            self._tally = self._tally.lost(side, number)
        elif penalty == "loses_points":
            self._tally = self._tally.wiped(side, number)

    def _end_trick(self) -> None:
        """Count the whole trick and draw, on a deal that is being made (R3.9, R3.10, R4, R5)."""
        trick, setup = self._trick, self._setup
        at = setup.seats.index(trick.seats[trick.heads[-1]])
        number = len(self._tricks)
        earned = bonuses(trick, number, setup.side_of, self._king_is_proven)
        self._tally = self._tally.after_trick(setup.sides[at], trick.number, earned, number)
        self._tricks = (*self._tricks, trick)
        self._trick = setup.no_trick
        if self._tally.outcome is None:
            self._at = at
            self._draw(HAND)
        else:
            self._at = NOBODY

    def _king_is_proven(self) -> bool:
        """Say whether the whole trick's K♥ was free of J♣ (R4.1): not played before, not held."""
        trick = self._trick
        place = next(at for at, group in enumerate(trick.plays) if VOORMSI in group)
        if TOQUTSIT in self.hand_after(len(self._tricks), place):
            return False
        before = [trick.cards for trick in self._tricks]
        return not any(TOQUTSIT in played for played in (*before, *trick.plays[: place + 1]))

    def _draw(self, most: int) -> None:
        """Let the players draw one card at a time, the seat to play first (R3.10, R6.2)."""
        pack, top, players = self._setup.pack, self._top, len(self._hands)
        each = min(most, HAND - len(self._hands[self._at]), (len(pack) - top) // players)
        if not each:
            return
        self._top = end = top + each * players
        hands = list(self._hands)
        for turn in range(players):
            at = (self._at + turn) % players
            hands[at] = tuple(sorted(hands[at] + pack[top + turn : end : players]))
        self._hands = tuple(hands)

    def _turn_of(self, seat: Seat) -> Turn:
        setup = self._setup
        hand = self._hands[setup.seats.index(seat)]
        return turn_of(seat, hand, self._trick, seats=setup.seats, sides=setup.sides)

    @property
    def legal_plays(self) -> LegalPlays:
        """The plays that the seat to play may make: each set once, singles first (R3)."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> LegalPlays:
        at, setup = self._at, self._setup
        if at == NOBODY:
            return LegalPlays()
        seats = setup.seats
        return find_legal(seats[at], self._hands[at], self._trick, seats=seats, sides=setup.sides)

    def why_not(
        self, cards: str | Card | Iterable[str | Card], seat: Seat | str | int | None = None
    ) -> tuple[Refusal, ...]:
        """Return every reason why these cards may not be played; empty when they may (R3, R4.3).

        ``seat`` is who would play them, None for the seat whose turn it is.

        Raises `CardError` for what is not a set of cards, or a seat that is not in play.

        >>> Deal.start(PACK).why_not("9♠ J♥")
        (Refusal(rule='R3.5', kind='not_one_rank', cards=(Card("9♠"), Card("J♥"))),)
        """
        play = read_cards(cards)
        asked = self.turn if seat is None else self._seat(seat)
        if asked is None:
            return (Refusal("R3.11", "over", play),)
        return refusals(self._turn_of(asked), play, self.turn)

    def undo(self) -> Deal:
        """Return the deal before the last play.

        Raises `GameError` when nothing has been played.
        """
        if self._before is None:
            raise GameError("nothing_to_undo")
        return self._before

    def view(self, seat: Seat | str | int) -> View:
        """Return what this seat may know of the deal, without the cards that it does not see.

        Raises `CardError` for a seat that is not in play.
        """
        return View.of(self, self._seat(seat))

    def _seat(self, seat: Seat | str | int) -> Seat:
        """Read a seat that is in play."""
        return read_seat_in_play(seat, self._setup.seats)

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return _show.svg(self)

    def __str__(self) -> str:
        """Return the table as text: hands, trick, stock, tricks and score."""
        return _show.text(self)
