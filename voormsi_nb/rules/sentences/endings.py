"""Sentences about runs, and about how a deal or the game ends (R4.3, R5.3 to R5.9).

>>> run = Run(0, 5, 2)
>>> str(run_words(run, People.of(None, "S")))
'You have won every trick so far. 2 points wait until the run is broken. R5.4'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.locale import ngettext
from voormsi_nb.rules.awards import Circumstances, Outcome
from voormsi_nb.rules.rulebook import rule
from voormsi_nb.rules.score import Run
from voormsi_nb.rules.sentences.forms import N_, Words, say
from voormsi_nb.rules.sentences.people import People, number_word

if TYPE_CHECKING:
    from voormsi_nb.rules.sentences.people import Side

__all__ = ["Outcome", "People", "Run", "outcome_words", "run_words"]


class _BySide(NamedTuple):
    """A message about your side, about one player, and about several."""

    you: str
    one: str
    several: str

    def say(self, side: Side, **facts: object) -> str:
        if side.is_you:
            return say(self.you, **facts)
        return say(self.one if side.is_one else self.several, side=side.name, **facts)


_OUT: Final = _BySide(
    N_("You stand at {score}, so you are out and win the game."),
    N_("{side} stands at {score}, so {side} is out and wins the game."),
    N_("{side} stand at {score}, so they are out and win the game."),
)
_BOTH_OUT: Final = N_("Both sides are out by the same trick, so they share the game.")
_TWO_OF_THREE: Final = _BySide(
    N_("You and {other} are out by the same trick, so you share the game."),
    N_("{side} and {other} are out by the same trick, so they share the game."),
    N_("{side} and {other} are out by the same trick, so they share the game."),
)
_ALL_OUT: Final = N_("All three players are out by the same trick, so they share the game.")

_LOST_BY_OTHERS: Final = N_(
    "{Who}'s J♣ overtook partner {other}'s K♥, so they lose the game at once."
)
_WON_BY_YOU: Final = N_("{Who}'s J♣ overtook partner {other}'s K♥, so you win the game at once.")
_LOST_BY_PARTNER: Final = N_("{Who}'s J♣ overtook your K♥, so you lose the game at once.")
_LOST_BY_YOU: Final = N_("Your J♣ overtook your partner's K♥, so you lose the game at once.")

_VOID: Final = N_(
    "One side won all {number} tricks, so the deal is void and brings nobody any points."
)
_VOID_BUT_BONUSES: Final = N_(
    "One side won all {number} tricks, so they bring no points, and only the bonuses stay."
)
_PLAYED_OUT: Final = N_(
    "All {number} tricks are played and nobody is out, so the next dealer deals."
)

_RUN: Final = _BySide(
    N_("You have won every trick so far."),
    N_("{side} has won every trick so far."),
    N_("{side} have won every trick so far."),
)
_NOTHING_WAITS: Final = N_("Until the run is broken, nobody can go out.")


def outcome_words(outcome: Outcome, people: People) -> Words:
    """Say how a deal ended, and who has won the game."""
    told = outcome.told
    if told is None:
        return Words(rule(outcome.rule).text, (outcome.rule,))
    number = number_word(told.whole)
    match outcome.kind:
        case "out":
            side = people.side(outcome.winners[0], told.players)
            text = _OUT.say(side, score=told.score)
        case "shared":
            text = _shared_text(outcome.winners, told.players, people)
        case "lost":
            text = _lost_text(told, people)
        case "void":
            text = say(_VOID_BUT_BONUSES if told.keeps_bonuses else _VOID, number=number)
        case _:
            text = say(_PLAYED_OUT, number=number)
    return Words(text, (outcome.rule,))


def _shared_text(winners: tuple[int, ...], players: int, people: People) -> str:
    """Say who share the game: both sides, two of three players, or all three (R5.7)."""
    if players != 3:  # noqa: PLR2004 - R7.1 speaks of three players
        return say(_BOTH_OUT)
    if len(winners) == players:
        return say(_ALL_OUT)
    sides = [people.side(winner, players) for winner in winners]
    sides.sort(key=lambda side: not side.is_you)
    return _TWO_OF_THREE.say(sides[0], other=sides[1].name)


def _lost_text(told: Circumstances, people: People) -> str:
    """Say who took a partner's K♥, and what it means (R4.3)."""
    who, other = people.who(told.seat), people.who(told.other)
    if who.is_you:
        return say(_LOST_BY_YOU)
    if other.is_you:
        return say(_LOST_BY_PARTNER, Who=who.start)
    message = _LOST_BY_OTHERS if people.you is None else _WON_BY_YOU
    return say(message, Who=who.start, other=other.inside)


def run_words(run: Run, people: People) -> Words:
    """Say who has won every trick so far and what waits (R5.4)."""
    side = people.side(run.side, 4 if run.told is None else run.told.players)
    if run.points:
        waiting = ngettext(
            "{points} point waits until the run is broken.",
            "{points} points wait until the run is broken.",
            run.points,
        ).format(points=run.points)
    else:
        waiting = say(_NOTHING_WAITS)
    return Words(f"{_RUN.say(side)} {waiting}", ("R5.4",))
