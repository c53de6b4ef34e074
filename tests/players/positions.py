"""Positions put together for an example, and what `Careful` does in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.rules.arranged import after, arranged
from voormsi_nb.players import Careful, say
from voormsi_nb.rules import RuleSet

if TYPE_CHECKING:
    from voormsi_nb.rules import View

OPTIONS: dict[str, tuple[object, ...]] = {
    "higher_seven_beats": (True, False),
    "spade_king_when": ("next", "later"),
    "spade_king_on": ("seven", "led_or_seven"),
    "three_is_king": (False, True),
    "partner_capture": ("loses_game", "loses_points", "forbidden"),
    "overshoot": ("bounce", "minus", "allowed"),
    "sweep": ("deal_void", "tricks_only"),
    "target": (None, 3, 5, 12),
}


class Choice(NamedTuple):
    """A play as text, its reason's kind and rule, and the sentence."""

    play: str
    kind: str
    rule: str
    said: str


def view_after(
    hands: str,
    plays: str = "",
    *,
    players: int = 4,
    ruleset: RuleSet | None = None,
    **changes: Any,  # noqa: ANN401 - parts of the view, as they would be later in a deal
) -> View:
    """Give the view of the seat to play after these plays; South led. Hands are parted by ``|``."""
    deal = after(arranged(hands, players=players, ruleset=ruleset), plays)
    assert deal.turn is not None
    return deal.view(deal.turn)._replace(**changes)


def choice(view: View) -> Choice:
    """Give what `Careful` plays, and why."""
    play, reason = Careful().choose(view)
    assert play in view.legal_plays
    said = say(reason, you=view.seat)
    return Choice(" ".join(map(str, play)), reason.kind, reason.rule, said)


def options_of(number: int) -> RuleSet:
    """Give a rule set for a number; a row of numbers has all values of all options."""
    chosen = {}
    for place, (name, values) in enumerate(OPTIONS.items()):
        chosen[name] = values[(number * (2 * place + 1) // (place + 1) + number // 7) % len(values)]
    return RuleSet(**chosen)
