"""What goes wrong, as values: each error has a kind and facts, and finds its words when shown.

All of them are ValueErrors. Nothing is changed by what raises one.

>>> from voormsi_nb.rules.cards import Card
>>> try:
...     Card("K♦")
... except CardError as error:
...     error.kind
'no_king_of_diamonds'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voormsi_nb.rules.refusals import Refusal


class VoormsiError(ValueError):
    """An error of this package: a kind, and the facts that its sentence needs.

    The sentence is made when the error is shown, in the language of that moment: what was
    tried, what the rule says, what would do.
    """

    kind: str
    facts: dict[str, object]

    def __init__(self, kind: str, **facts: object) -> None:
        """Keep the kind and the facts."""
        super().__init__(kind)
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        """Return the sentence."""
        from voormsi_nb.rules.sentences import sentence  # noqa: PLC0415 - words come last

        return sentence(self)


class CardError(VoormsiError):
    """Text or a value that does not name cards, seats, hands or a pack as it should (R1.1)."""


class RuleSetError(VoormsiError):
    """An option of the rules, or a value of one, that does not exist."""


class RecordError(VoormsiError):
    """A record or a resume code that cannot be replayed: ``facts["place"]`` says where."""


class RuleError(VoormsiError):
    """An id that no rule has."""


class GameError(VoormsiError):
    """A step that the game does not allow now: undo with nothing played, a deal not over."""


class IllegalPlay(VoormsiError):  # noqa: N818 - the name says what happened, as in StopIteration
    """A play that the rules refuse; ``refusals`` holds every reason, never none (R3)."""

    refusals: tuple[Refusal, ...]

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        """Keep all the reasons."""
        super().__init__("illegal_play")
        self.refusals = refusals
        self.args = (refusals,)
