"""The rules of Voormsi: cards, tricks, deals and games, and why everything is as it is.

All values here are immutable. This room uses the standard library only and knows nothing of
Jupyter.

>>> from voormsi_nb.rules import Deal, Game, Trick
>>> Trick.parse("7♥ K♣ K♠ A♣").winner
2
"""

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
from voormsi_nb.rules.rulebook import RULES, Rule, rule
from voormsi_nb.rules.ruleset import RuleSet
from voormsi_nb.rules.score import Run
from voormsi_nb.rules.seats import Seat
from voormsi_nb.rules.sentences import Words, sentence, words
from voormsi_nb.rules.trick import Step, Trick
from voormsi_nb.rules.view import View

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
