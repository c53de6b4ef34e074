"""A game: deals until a side is out, and the ladder between them (R3.2, R5.5 to R5.9).

>>> game = Game.new(seed=7)
>>> game.scores, game.deal.dealer
((0, 0), <Seat.WEST: 1>)
>>> game.play(game.deal.legal_plays[0]).undo() == game
True
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from voormsi_nb.rules import _show
from voormsi_nb.rules.deal import Deal
from voormsi_nb.rules.dealing import cut_for_dealer, pack_after, read_seed, shuffled_pack
from voormsi_nb.rules.errors import GameError
from voormsi_nb.rules.ruleset import check_ruleset

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules.awards import Outcome
    from voormsi_nb.rules.cards import Card
    from voormsi_nb.rules.ruleset import RuleSet
    from voormsi_nb.rules.seats import Seat


class Game:
    """A game at one moment: the deals played and the one in play. An immutable value.

    Make one with `Game.new`, `Game.from_record`, `Game.from_code`, or around a deal. Two games
    are equal when their deals are.
    """

    __slots__ = ("_deal", "_history", "_seed")

    def __init__(
        self, deal: Deal, history: tuple[Deal, ...] = (), seed: int | str | None = None
    ) -> None:
        """Take up a game at this deal, after those of ``history``."""
        self._deal = deal
        self._history = history
        self._seed = seed

    @classmethod
    def new(
        cls, seed: int | str | None = None, players: int = 4, ruleset: RuleSet | None = None
    ) -> Game:
        """Cut for dealer, shuffle and deal, all from the seed; None takes a seed by chance (R3.2).

        Raises `CardError` for a seed that is neither a number nor a text, or a number of
        players other than two, three or four.

        >>> Game.new(seed=7) == Game.new(seed=7)
        True
        """
        if seed is None:
            seed = secrets.randbelow(1_000_000)
        dealer = cut_for_dealer(read_seed(seed), players)
        deal = Deal.start(
            shuffled_pack(f"{seed} deal 0"), dealer, check_ruleset(ruleset), None, players
        )
        return cls(deal, (), seed)

    @property
    def deal(self) -> Deal:
        """The deal in play or just finished."""
        return self._deal

    @property
    def history(self) -> tuple[Deal, ...]:
        """The deals before this one, each as it ended."""
        return self._history

    @property
    def seed(self) -> int | str | None:
        """From what the packs come, None for a game taken up from a record or a code."""
        return self._seed

    @property
    def ruleset(self) -> RuleSet:
        """The options in force."""
        return self._deal.ruleset

    @property
    def players(self) -> int:
        """How many play: two, three or four."""
        return len(self._deal.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The ladder: the score of each side now (R5.8)."""
        return self._deal.scores

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: out, shared or lost; None while it goes on (R5.5, R5.7, R4.3)."""
        outcome = self._deal.outcome
        return outcome if outcome is not None and outcome.ends_game else None

    def play(self, cards: str | Card | Iterable[str | Card]) -> Game:
        """Return the game after the seat to play has played these cards.

        Raises `IllegalPlay` and `CardError` as `Deal.play` does.
        """
        return Game(self._deal.play(cards), self._history, self._seed)

    def next_deal(self, pack: str | Iterable[str | Card] | None = None) -> Game:
        """Return the game with the next deal, dealt by the next player to the left (R3.2, R5.9).

        ``pack`` is 36 cards, top first; None shuffles from the seed, or without one from a hash
        of the last pack.

        Raises `GameError` while the deal goes on or when the game is over, and `CardError` as
        `Deal.start` does.
        """
        deal = self._deal
        if deal.outcome is None:
            raise GameError("deal_goes_on")
        if self.outcome is not None:
            raise GameError("game_over")
        if pack is None and self._seed is None:
            pack = pack_after(deal.pack)
        elif pack is None:
            pack = shuffled_pack(f"{self._seed} deal {len(self._history) + 1}")
        following = Deal.start(pack, next_dealer(deal), deal.ruleset, deal.scores, len(deal.seats))
        return Game(following, (*self._history, deal), self._seed)

    def deal_anew(self, pack: str | Iterable[str | Card] | None = None) -> Game:
        """Return the game with other cards for this deal: same dealer, the ladder as before it.

        ``pack`` is 36 cards, top first; None takes a hash of the pack that is put away.

        Raises `CardError` as `Deal.start` does.

        >>> game = Game.new(seed=7)
        >>> game.deal_anew().deal.dealer == game.deal.dealer
        True
        """
        deal = self._deal
        anew = Deal.start(
            pack_after(deal.pack) if pack is None else pack,
            deal.dealer,
            deal.ruleset,
            deal.start_scores,
            len(deal.seats),
        )
        return Game(anew, self._history, self._seed)

    def undo(self) -> Game:
        """Return the game before the last play, in an earlier deal if this one has none.

        Raises `GameError` when nothing has been played.
        """
        if self._history and not self._deal.plays:
            return Game(self._history[-1].undo(), self._history[:-1], self._seed)
        return Game(self._deal.undo(), self._history, self._seed)

    def record(self) -> dict[str, Any]:
        """Return all that the game is made of, ready for JSON; `Game.from_record` replays it."""
        from voormsi_nb.rules.record import record_of  # noqa: PLC0415 - loaded when it is needed

        return record_of(self)

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Game:
        """Replay a record.

        Raises `RecordError`, which names the place and the remedy, for anything that is not
        the record of a game by the rules.
        """
        from voormsi_nb.rules.record import game_of  # noqa: PLC0415 - loaded when it is needed

        return game_of(record)

    @classmethod
    def from_code(cls, code: str) -> Game:
        """Take up the game that a resume code holds: the ladder and the deal in play.

        Raises `RecordError` for a text that is not such a code.
        """
        from voormsi_nb.rules.code import game_from_code  # noqa: PLC0415 - loaded when needed

        return game_from_code(code)

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return _show.svg(self)

    def __str__(self) -> str:
        """Return the table as text: hands, trick, stock, tricks and score."""
        return _show.text(self)

    def __eq__(self, other: object) -> bool:
        """Compare the deals."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._deal == other._deal and self._history == other._history

    def __hash__(self) -> int:
        """Hash the deals."""
        return hash((self._deal, self._history))

    def __repr__(self) -> str:
        """Return the number of the deal and how it stands."""
        return f"<Game: deal {len(self._history) + 1}, {self._deal!r}>"


def next_dealer(deal: Deal) -> Seat:
    """Return who deals after this deal: the player on the dealer's left (R3.2)."""
    seats = deal.seats
    return seats[(seats.index(deal.dealer) + 1) % len(seats)]
