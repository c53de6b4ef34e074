"""What the browser may ask of a table, and the answer to each: done, or refused and why.

Whatever comes in, a reply goes out, and a refused intent changes nothing.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from voormsi_nb.rules import Game, IllegalPlay, RuleSet, VoormsiError, sentence
from voormsi_nb.widget import wire, words
from voormsi_nb.widget.errors import TableError
from voormsi_nb.widget.ids import Ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.widget.session import Session

_logger = logging.getLogger(__name__)


def answer(
    content: object, session: Session, epoch: str, rev: int, publish: Callable[..., None]
) -> wire.Reply:
    """Carry out an intent and return the reply.

    ``publish`` writes the snapshot; it is called for the person's own card before the others
    have chosen theirs, and once more when the table waits again.
    """
    try:
        intent = msgspec.convert(content, wire.Intent)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError):
        return _refused(_id_of(content), rev, "malformed")
    if intent.type == "resend":
        publish()
        return wire.Reply("ok", intent.id, rev + 1)
    if (intent.epoch, intent.rev) != (epoch, rev):
        return _refused(intent.id, rev, "stale")
    counted = _Counted(publish, rev)
    try:
        _carry_out(intent, session, counted)
    except (VoormsiError, TableError) as error:
        return _not_allowed(intent.id, rev, error, session)
    except Exception as error:
        _logger.exception("the intent %s failed", intent.type)
        counted(words.failed(type(error).__name__))
        return _refused(intent.id, counted.rev, "internal")
    counted()
    return wire.Reply("ok", intent.id, counted.rev)


def _not_allowed(
    name: str, rev: int, error: VoormsiError | TableError, session: Session
) -> wire.Reply:
    """Return the reply to an intent that the rules or the table do not allow now."""
    if not isinstance(error, IllegalPlay):
        return wire.Reply("refused", name, rev, "illegal", [str(error)])
    out_of_turn = any(refusal.kind == "not_your_turn" for refusal in error.refusals)
    says = [sentence(refusal, you=session.you) for refusal in error.refusals]
    return wire.Reply("refused", name, rev, "not_your_turn" if out_of_turn else "illegal", says)


class _Counted:
    """Publishes, and knows the revision that was published last."""

    def __init__(self, publish: Callable[..., None], rev: int) -> None:
        self._publish = publish
        self.rev = rev

    def __call__(self, problem: str | None = None) -> None:
        self.rev += 1
        self._publish(problem)


def _carry_out(intent: wire.Intent, session: Session, publish: Callable[[], None]) -> None:
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
        # "answer" is for lessons: a table asks nothing.
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


def _id_of(content: object) -> str:
    name = content.get("id") if isinstance(content, dict) else None
    return name[:40].encode(errors="replace").decode() if isinstance(name, str) else ""


def _refused(name: str, rev: int, reason: str) -> wire.Reply:
    return wire.Reply("refused", name, rev, reason)  # type: ignore[arg-type]  # one of wire's reasons
