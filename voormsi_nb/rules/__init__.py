"""The rules of Voormsi: cards, tricks, deals and games, and why everything is as it is.

All values here are immutable. This room uses the standard library only and knows nothing of
Jupyter.

>>> from voormsi_nb.rules import Deal, Game, Trick
>>> Trick.parse("7♥ K♣ K♠ A♣").winner
2
"""

from typing import TYPE_CHECKING

from voormsi_nb.rules.awards import Award, Outcome
from voormsi_nb.rules.cards import MATADORS, PACK, Card, Rank, Suit
from voormsi_nb.rules.code import resume_code
from voormsi_nb.rules.deal import Deal
from voormsi_nb.rules.errors import (
    CardError,
    GameError,
    IllegalPlay,
    RecordError,
    RuleError,
    RuleSetError,
    VoormsiError,
)
from voormsi_nb.rules.game import Game
from voormsi_nb.rules.pairing import Pair
from voormsi_nb.rules.plays import LegalPlays
from voormsi_nb.rules.refusals import Refusal
from voormsi_nb.rules.ruleset import RuleSet
from voormsi_nb.rules.score import Run
from voormsi_nb.rules.seats import Seat
from voormsi_nb.rules.trick import Step, Trick
from voormsi_nb.rules.view import View

if TYPE_CHECKING:
    from voormsi_nb.rules.rulebook import RULES, Rule, rule
    from voormsi_nb.rules.sentences import Words, sentence, words

__all__ = [
    "MATADORS",
    "PACK",
    "RULES",
    "Award",
    "Card",
    "CardError",
    "Deal",
    "Game",
    "GameError",
    "IllegalPlay",
    "LegalPlays",
    "Outcome",
    "Pair",
    "Rank",
    "RecordError",
    "Refusal",
    "Rule",
    "RuleError",
    "RuleSet",
    "RuleSetError",
    "Run",
    "Seat",
    "Step",
    "Suit",
    "Trick",
    "View",
    "VoormsiError",
    "Words",
    "resume_code",
    "rule",
    "sentence",
    "words",
]

_WHERE_WORDS_ARE = {
    "RULES": "rulebook",
    "Rule": "rulebook",
    "rule": "rulebook",
    "Words": "sentences",
    "sentence": "sentences",
    "words": "sentences",
}


def __getattr__(name: str) -> object:
    """Load the words when they are first asked for: playing needs none."""
    if name not in _WHERE_WORDS_ARE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - only for words

    found: object = getattr(import_module(f"{__name__}.{_WHERE_WORDS_ARE[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """List the words too."""
    return sorted({*globals(), *__all__})
