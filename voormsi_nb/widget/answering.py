"""How every widget answers what the browser asks: done, or refused and why.

Whatever comes in, a reply goes out, and a refused intent changes nothing.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from voormsi_nb.rules import IllegalPlay, VoormsiError, sentence
from voormsi_nb.widget import wire, words
from voormsi_nb.widget.errors import WidgetError

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.rules import Seat

    CarryOut = Callable[[wire.Intent, Callable[[], None]], None]

_logger = logging.getLogger(__name__)


class Answering(NamedTuple):
    """What a widget says of itself to be asked things.

    - ``epoch``, ``rev``: what is shown. ``publish`` writes the snapshot anew: it is called once
      when an intent is done, and ``carry_out`` may call it before.
    - ``you``: the seat that refusals speak to. ``refusing``: the errors that refuse an intent;
      any other is a fault.
    """

    epoch: str
    rev: int
    publish: Callable[..., None]
    carry_out: CarryOut
    you: Seat | None = None
    refusing: tuple[type[Exception], ...] = (VoormsiError, WidgetError)


def answer(content: object, asked: Answering) -> wire.Reply:
    """Carry out an intent and return the reply."""
    rev = asked.rev
    try:
        intent = msgspec.convert(content, wire.Intent)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError):
        return _refused(_id_of(content), rev, "malformed")
    if intent.type == "resend":
        asked.publish()
        return wire.Reply("ok", intent.id, rev + 1)
    if (intent.epoch, intent.rev) != (asked.epoch, rev):
        return _refused(intent.id, rev, "stale")
    counted = _Counted(asked.publish, rev)
    try:
        asked.carry_out(intent, counted)
    except asked.refusing as error:
        return _not_allowed(intent.id, rev, error, asked.you)
    except Exception as error:
        _logger.exception("the intent %s failed", intent.type)
        counted(words.failed(type(error).__name__))
        return _refused(intent.id, counted.rev, "internal")
    counted()
    return wire.Reply("ok", intent.id, counted.rev)


class _Counted:
    """Publishes, and knows the revision that was published last."""

    def __init__(self, publish: Callable[..., None], rev: int) -> None:
        self._publish = publish
        self.rev = rev

    def __call__(self, problem: str | None = None) -> None:
        self.rev += 1
        self._publish(problem)


def _not_allowed(name: str, rev: int, error: Exception, you: Seat | None) -> wire.Reply:
    """Return the reply to an intent that the rules or the widget do not allow now."""
    if not isinstance(error, IllegalPlay):
        return wire.Reply("refused", name, rev, "illegal", [str(error)])
    out_of_turn = any(refusal.kind == "not_your_turn" for refusal in error.refusals)
    says = [sentence(refusal, you=you) for refusal in error.refusals]
    return wire.Reply("refused", name, rev, "not_your_turn" if out_of_turn else "illegal", says)


def _id_of(content: object) -> str:
    name = content.get("id") if isinstance(content, dict) else None
    return name[:40].encode(errors="replace").decode() if isinstance(name, str) else ""


def _refused(name: str, rev: int, reason: str) -> wire.Reply:
    return wire.Reply("refused", name, rev, reason)  # type: ignore[arg-type]  # one of wire's reasons
