"""What the browser may ask of a table, and what is done then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import Game, RuleSet
from voormsi_nb.widget.errors import TableError
from voormsi_nb.widget.ids import Ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.widget import wire
    from voormsi_nb.widget.session import Session


def carry_out(intent: wire.Intent, session: Session, publish: Callable[[], None]) -> None:
    """Do what the intent asks for, or raise and change nothing."""
    if intent.type == "play":
        _play([_card(name, session) for name in intent.cards], session, publish)
    elif intent.type == "command":
        _play(intent.text or "", session, publish)
    elif intent.type == "next":
        session.next()
        session.run()
    elif intent.type == "hint":
        session.ask_hint()
    elif intent.type == "seek":
        session.show_film(-1 if intent.trick is None else intent.trick)
    elif intent.type == "undo":
        session.undo()
    elif intent.type == "redo":
        session.redo()
    elif intent.type == "new_deal":
        session.new_deal()
        session.run()
    elif intent.type == "new_game":
        session.new_game(_new_game(intent, session))
        session.run()
    else:
        # What is left is for lessons: a table asks nothing.
        raise TableError("no_question")


def _play(cards: object, session: Session, publish: Callable[[], None]) -> None:
    session.play(cards)  # type: ignore[arg-type]  # it checks whatever it gets
    publish()
    session.run()


def _card(name: str, session: Session) -> object:
    card = Ids(session.game).card(name)
    if card is None:
        raise TableError("unknown_card")
    return card


def _new_game(intent: wire.Intent, session: Session) -> Game:
    """Return the game that was asked for; what is left open is as at this table."""
    ruleset = session.game.ruleset if intent.ruleset is None else RuleSet.named(intent.ruleset)
    players = intent.players or session.game.players
    seed = (intent.seed or "").strip() or None
    return Game.new(seed, players, ruleset)
