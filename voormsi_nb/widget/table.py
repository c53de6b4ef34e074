"""The table as a Jupyter widget: a `Session` that is drawn in the browser and listens to it.

>>> table = Table(seed=7)
>>> table
<Table: deal 1, trick 1, South to play, scores 0-0>
>>> table.close()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voormsi_nb.rules import Game, RuleSet, Seat, resume_code
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.widget.base import BoundWidget
from voormsi_nb.widget.errors import TableError
from voormsi_nb.widget.intents import carry_out
from voormsi_nb.widget.session import Session
from voormsi_nb.widget.snapshot import Manners, snapshot
from voormsi_nb.widget.words import how_to_play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from voormsi_nb.players import Player
    from voormsi_nb.rules import Card, View
    from voormsi_nb.widget import wire
    from voormsi_nb.widget.answering import Answering
    from voormsi_nb.widget.happenings import Played

_SLOWEST = 10


class Table(BoundWidget):
    """A card table in the notebook.

    - ``game``, ``seed`` or ``resume``: the game to play: a `Game`, a new one from a seed, or one
      from a resume code. Without any of them the seed is left to chance.
    - ``ruleset``, ``players``: for a new game: the options, and two, three or four players.
    - ``seat``: where the person sits; ``seats``: who else does, as ``{"W": Random(3)}``; None
      seats another person. The others are `voormsi_nb.players.Careful`.
    - ``reveal``: ``"own"`` shows the hand of the person, ``"all"`` shows every hand.
    - ``pace``: seconds between the others' plays as they are shown, 0 to 10.
    - ``size``: ``"normal"`` or ``"presenter"``; ``language``: of all words, ``"en"``.

    Clicks and Python make one history. Raises `TableError`, `CardError` or `RecordError` for
    anything that does not make a table.

    >>> with Table(seed=7) as table:
    ...     table.play(table.person_view.legal_plays[0]).seat
    <Seat.SOUTH: 0>
    """

    def __init__(  # noqa: PLR0913 - each argument is a choice of its own, all optional
        self,
        game: Game | None = None,
        *,
        seed: int | str | None = None,
        ruleset: RuleSet | None = None,
        players: int = 4,
        seat: Seat | str = "S",
        seats: Mapping[str | Seat, Player | None] | None = None,
        reveal: str = "own",
        pace: float = 0.6,
        size: str = "normal",
        language: str | None = None,
        resume: str | None = None,
    ) -> None:
        """Set up the table and let the others play up to the person's first turn."""
        self._manners = _read_manners(reveal, pace, size)
        game = _read_game(game, seed, resume, ruleset, players)
        person = _in_play(seat, game)
        self._session = Session(game, person, _read_players(seats, game))
        super().__init__(language)
        self._session.run()
        self._publish()

    # What Python can do at the table.

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._session.game

    @property
    def person_view(self) -> View:
        """What the person at the table may know."""
        return self._session.view

    def play(self, cards: str | Card | Iterable[str | Card]) -> View:
        """Play for the person, let the others answer, and go on to the person's next turn.

        Returns what the person sees then. Raises `IllegalPlay` and `CardError` as `Deal.play`
        does, and changes nothing then.
        """
        with self._alone:
            self._session.run_to_person()
            self._session.play(cards)
            self._publish()
            self._session.run_to_person()
            self._publish()
            return self._session.view

    def next(self) -> View:
        """Go on after a trick or a deal, to the person's next turn.

        Returns what the person sees then. Raises `TableError` when the table waits for a play,
        `GameError` when the game is over.
        """
        with self._alone:
            self._session.next()
            self._session.run_to_person()
            self._publish()
            return self._session.view

    def undo(self) -> View:
        """Go back to the person's last choice.

        Returns what the person sees then. Raises `GameError` when the person has not played.
        """
        with self._alone:
            self._session.undo()
            self._publish()
            return self._session.view

    def redo(self) -> View:
        """Bring back what `undo` took away.

        Returns what the person sees then. Raises `TableError` when nothing was undone.
        """
        with self._alone:
            self._session.redo()
            self._publish()
            return self._session.view

    def hint(self) -> str:
        """Return the next of three hints: nudge, narrow, show.

        Raises `TableError` when it is not the person's turn.
        """
        with self._alone:
            self._session.ask_hint()
            self._publish()
            return str(self.view["hint"]["says"][-1])

    def on_play(self, callback: Callable[[Played], object]) -> None:
        """Call this function with a `Played` after every play, the person's and the others'.

        Raises `TableError` for what cannot be called.
        """
        if not callable(callback):
            raise TableError("not_a_function", given=repr_short(callback))
        self._session.callbacks.append(callback)

    def record(self) -> dict[str, Any]:
        """Return the record of the game, as `Game.record`."""
        return self.game.record()

    @property
    def code(self) -> str:
        """The resume code of the game: ``Table(resume=code)`` takes it up again."""
        return resume_code(self.game)

    # What the browser says.

    def _carry_out(self, intent: wire.Intent, publish: Callable[[], None], /) -> None:
        carry_out(intent, self._session, publish)

    def _answering(self) -> Answering:
        return super()._answering()._replace(you=self._session.you)

    def _snapshot(self, problem: str | None) -> wire.Snapshot:
        return snapshot(self._session, self._manners, self._epoch, self._rev, problem)

    # How it shows itself.

    def __repr__(self) -> str:
        """Return where the game stands."""
        deal = self.game.deal
        number = len(self.game.history) + 1
        scores = "-".join(map(str, deal.scores))
        if deal.turn is None:
            state = _how_it_ended(self.game)
        else:
            state = f"{deal.turn.name.title()} to play"
        trick = sum(deal.tricks_won) + (deal.turn is not None)
        return f"<Table: deal {number}, trick {trick}, {state}, scores {scores}>"

    def _picture(self) -> tuple[str, str]:
        """Return the table as SVG and as text, for where the widget is not shown."""
        from voormsi_nb.picture import table_svg, text_of  # noqa: PLC0415 - only when displayed

        game, view = self.game, self._session.view
        earlier = [deal.start_scores for deal in game.history]
        number = len(game.history) + 1
        picture = table_svg(view, number=number, earlier=earlier, call=how_to_play())
        return picture, f"{text_of(view)}\n{how_to_play()}"


def _how_it_ended(game: Game) -> str:
    """Return in one word how the deal in play ended."""
    outcome = game.deal.outcome
    return "over" if outcome is None else f"over ({outcome.kind})"


def _read_manners(reveal: object, pace: object, size: object) -> Manners:
    if reveal not in {"own", "all"}:
        raise TableError("reveal", given=repr_short(reveal))
    number = isinstance(pace, (int, float)) and not isinstance(pace, bool)
    if not number or not 0 <= pace <= _SLOWEST:  # type: ignore[operator]  # it is a number
        raise TableError("pace", given=repr_short(pace))
    if size not in {"normal", "presenter"}:
        raise TableError("size", given=repr_short(size))
    return Manners(reveal == "all", float(pace), "presenter" if size == "presenter" else "normal")  # type: ignore[arg-type]


def _read_game(
    game: object, seed: int | str | None, resume: str | None, ruleset: RuleSet | None, players: int
) -> Game:
    if sum(start is not None for start in (game, seed, resume)) > 1:
        raise TableError("too_many_starts")
    if resume is not None:
        return Game.from_code(resume)
    if game is None:
        return Game.new(seed, players, ruleset)
    if not isinstance(game, Game):
        raise TableError("not_a_game", given=repr_short(game))
    return game


def _in_play(seat: Seat | str, game: Game) -> Seat:
    found = Seat.read(seat)
    if found not in game.deal.seats:
        known = " ".join(map(str, game.deal.seats))
        raise TableError("not_in_play", seat=found.name.title(), known=known)
    return found


def _read_players(seats: object, game: Game) -> dict[Seat, Player | None]:
    if seats is None:
        return {}
    if not hasattr(seats, "items"):
        raise TableError("not_seats", given=repr_short(seats))
    found: dict[Seat, Player | None] = {}
    for name, player in seats.items():
        seat = _in_play(name, game)
        if player is not None and not callable(getattr(player, "choose", None)):
            raise TableError("not_a_player", seat=seat.name.title())
        found[seat] = player
    return found
