"""A table without its picture: the game, who sits where, what was played, undone and said.

The game is a `Line` of positions. What undo left behind is played again without asking the
players, until a person plays something else. Time plays no part, and no thread.

>>> from voormsi_nb.rules import Game
>>> session = Session(Game.new(seed=7))
>>> session.run()
>>> session.phase, session.turn
('play', <Seat.SOUTH: 0>)
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal

from voormsi_nb.players import Careful
from voormsi_nb.rules import Card, GameError, IllegalPlay, Refusal, Seat
from voormsi_nb.rules.cards import read_cards
from voormsi_nb.widget.errors import TableError
from voormsi_nb.widget.happenings import Fault, Happening, Kind, Played, short
from voormsi_nb.widget.line import Line, Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from voormsi_nb.players import Player
    from voormsi_nb.rules import Award, Deal, Game, View
    from voormsi_nb.rules.refusals import RefusalKind

Phase = Literal["play", "trick", "deal", "game"]

_logger = logging.getLogger(__name__)


class Session:
    """The state of one table, and the acts that change it.

    ``players`` maps seats to players; a seat that is mapped to None is a person's. Without it
    ``seat`` is the person's and `Careful` plays the others.
    """

    def __init__(
        self,
        game: Game,
        seat: Seat = Seat.SOUTH,
        players: Mapping[Seat, Player | None] | None = None,
    ) -> None:
        """Take up the game; nobody has played yet."""
        self.seat = seat
        self._chosen = dict(players or {})
        self.callbacks: list[Callable[[Played], object]] = []
        self.fault: Fault | None = None
        self.hint = 0
        self._film: int | None = None
        self._seq = 0
        self.start(game)

    # Where the game stands.

    def start(self, game: Game) -> None:
        """Begin the line anew with this game."""
        self._line = Line(game)
        self._waits = game.deal.outcome is not None
        self.happenings: list[Happening] = []
        self._seat_players(game)
        self._fresh()

    def _seat_players(self, game: Game) -> None:
        careful = Careful()
        self.players: dict[Seat, Player | None] = {
            seat: self._chosen.get(seat, None if seat == self.seat else careful)
            for seat in game.deal.seats
        }

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._line.here.game

    @property
    def deal(self) -> Deal:
        """The deal in play or just finished."""
        return self.game.deal

    @property
    def turn(self) -> Seat | None:
        """Who is to play; None when the table waits for `next` or the game is over."""
        return None if self._waits else self.deal.turn

    @property
    def you(self) -> Seat:
        """Whose eyes look at the table: the person to play, else the person's seat."""
        turn = self.turn
        if turn is not None and self.players[turn] is None:
            return turn
        people = [seat for seat, player in self.players.items() if player is None]
        if self.seat in people or not people:
            return self.seat if self.seat in self.players else self.deal.seats[0]
        return people[0]

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.deal.view(self.you)

    @property
    def phase(self) -> Phase:
        """What the table waits for: a play, or a word to go on after a trick or a deal."""
        if not self._waits:
            return "play"
        if self.game.outcome is not None:
            return "game"
        return "deal" if self.deal.outcome is not None else "trick"

    @property
    def waits_for_person(self) -> bool:
        """Whether a person is to play."""
        turn = self.turn
        return turn is not None and self.players[turn] is None

    @property
    def plays_made(self) -> int:
        """How many plays led to this position."""
        return self._line.plays_made

    @property
    def plays_known(self) -> int:
        """How many plays there are with those that redo would bring back."""
        return self._line.plays_known

    @property
    def can_undo(self) -> bool:
        """Whether a person has played."""
        return self._line.last_choice() is not None

    @property
    def can_redo(self) -> bool:
        """Whether plays were undone."""
        return self._line.goes_on

    @property
    def film(self) -> int | None:
        """The finished trick whose film is at hand: the last, unless one was chosen."""
        if self._film is not None:
            return self._film
        return len(self.deal.tricks) - 1 if self.deal.tricks else None

    # What people do.

    def play(self, cards: str | Card | Iterable[str | Card]) -> None:
        """Play for the person whose turn it is; the others have not answered yet (see `run`).

        Raises `IllegalPlay` and `CardError` as `Deal.play` does, and changes nothing then.
        """
        turn = self.turn
        if turn is None or not self.waits_for_person:
            kind: RefusalKind = "over" if self.deal.turn is None else "not_your_turn"
            raise IllegalPlay(
                (Refusal("R3.11", kind, read_cards(cards), seat=self.you, other=self.deal.turn),)
            )
        game = self.game.play(cards)
        self._fresh()
        self.happenings = []
        self._append(Position(game, turn, by_person=True), None)

    def next(self) -> None:
        """Go on after a trick or a deal that was shown; the others have not played yet.

        Raises `TableError` when there is nothing to go on to, `GameError` when the game is over.
        """
        if not self._waits:
            raise TableError("nothing_to_go_on_to")
        if self.game.outcome is not None:
            raise GameError("game_over")
        self._fresh()
        self.happenings = []
        self._waits = False
        if self.deal.outcome is not None:
            if self._line.goes_on:
                self._line.step_on()
            else:
                self._line.push(Position(self.game.next_deal()))
            self._happened("deal")
        else:
            drew = len(self._line.before.game.deal.stock) - len(self.deal.stock)
            if drew:
                self._happened("draw")

    def undo(self) -> None:
        """Go back to the person's last choice, whatever others have played since.

        Raises `GameError` when no person has played.
        """
        choice = self._line.last_choice()
        if choice is None:
            raise GameError("nothing_to_undo")
        self._fresh()
        self._line.back_to(choice)
        self._waits = False
        self.happenings = []
        self._happened("undo", seat=self.deal.turn)

    def redo(self) -> None:
        """Bring back what undo took away, up to the next moment at which the table waits.

        Raises `TableError` when nothing was undone.
        """
        if not self.can_redo:
            raise TableError("nothing_to_redo")
        self._fresh()
        self.happenings = []
        self._happened("redo")
        if self._waits:
            self.next()
        elif self.waits_for_person:
            self._step_on()
        self.run()

    def new_deal(self) -> None:
        """Put this deal away and deal other cards, with the ladder as before it."""
        self._fresh()
        self.happenings = []
        self._waits = False
        self._line.push(Position(self.game.deal_anew()))
        self._happened("deal")

    def new_game(self, game: Game) -> None:
        """Put the game away and begin this one."""
        self.start(game)
        self._happened("deal")

    def show_film(self, trick: int) -> None:
        """Choose the finished trick of this deal whose film is at hand.

        Raises `TableError` when there is no such trick.
        """
        if not 0 <= trick < len(self.deal.tricks):
            raise TableError("no_such_trick")
        self._film = trick

    def ask_hint(self) -> None:
        """Go one step further with the hint: nudge, narrow, show.

        Raises `TableError` when it is not a person's turn.
        """
        if not self.waits_for_person:
            raise TableError("no_hint_now")
        self.hint = min(self.hint + 1, 3)

    # What the others do.

    def run(self) -> None:
        """Let the others play until a person must act or a trick ends."""
        while not self._waits and not self.waits_for_person and self.deal.outcome is None:
            if self.can_redo:
                self._step_on()
                continue
            turn = self.deal.turn
            assert turn is not None  # noqa: S101 - the deal goes on
            play, reason = self._ask(turn)
            self._append(Position(self.game.play(play), turn), reason)

    def run_to_person(self) -> None:
        """Go on, past tricks and deals, until a person must play or the game is over."""
        self.run()
        while self._waits and self.game.outcome is None and None in self.players.values():
            self._go_on_quietly()

    def _go_on_quietly(self) -> None:
        """Go on as `next` and `run` do, and keep what has happened before."""
        before = self.happenings
        fault = self.fault
        self.next()
        self.fault = fault
        self.happenings = [*before, *self.happenings]
        self.run()

    def _ask(self, seat: Seat) -> tuple[tuple[Card, ...], object | None]:
        """Ask the player at this seat; Careful plays instead of one that fails."""
        player = self.players[seat]
        view = self.deal.view(seat)
        assert player is not None  # noqa: S101 - people are not asked here
        try:
            play, reason = _play_and_reason(player.choose(view))
            self.game.play(play)
        except Exception as error:  # any error at all of a stranger's code
            _logger.exception("the player at %s failed", seat.name.title())
            self.fault = Fault("player", seat, short(error))
            play, reason = Careful().choose(view)
        return play, reason

    # The line.

    def _append(self, position: Position, reason: object | None) -> None:
        """Put a play on the line, unless the line goes on with the very same one."""
        following = self._line.following
        if following is not None and following.game == position.game:
            self._line.step_on()
        else:
            self._line.push(position)
        self._after_play(reason)

    def _step_on(self) -> None:
        self._line.step_on()
        self._after_play(None)

    def _after_play(self, reason: object | None) -> None:
        """Note what the play at this position brought, and tell the callbacks."""
        position = self._line.here
        seat, deal = position.seat, position.game.deal
        if seat is None:
            self._happened("deal")
            return
        before = self._line.before.game.deal
        self._happened("play", seat=seat)
        ended = not deal.trick.plays
        if not ended and len(deal.stock) < len(before.stock):
            self._happened("draw")  # with two players, in the middle of a trick (R6.2)
        if ended:
            trick = deal.tricks[-1]
            self._happened("trick", seat=trick.seats[trick.heads[-1]])
        for award in deal.awards[len(before.awards) :]:
            self._happened("award", award=award)
        if deal.outcome is not None:
            self._happened("game" if deal.outcome.ends_game else "deal")
        self._waits = ended or deal.outcome is not None
        self._film = None
        self._tell(Played(seat, deal.plays[-1], deal, reason))

    def _tell(self, played: Played) -> None:
        for callback in list(self.callbacks):
            try:
                callback(played)
            except Exception as error:  # any error at all of a stranger's code
                _logger.exception("a callback of on_play failed")
                self.fault = Fault("callback", played.seat, short(error))

    def _happened(self, kind: Kind, seat: Seat | None = None, award: Award | None = None) -> None:
        self._seq += 1
        self.happenings.append(Happening(self._seq, kind, self.game, seat, award))

    def _fresh(self) -> None:
        """Forget what belongs to the position that is left."""
        self.fault = None
        self.hint = 0
        self._film = None


def _play_and_reason(answer: object) -> tuple[tuple[Card, ...], object]:
    """Return the two things that a player answers with.

    Raises `TableError` for anything else, a bare play too.
    """
    if not isinstance(answer, tuple) or len(answer) != 2 or isinstance(answer[0], Card):  # noqa: PLR2004
        raise TableError("not_play_and_reason")
    return answer
