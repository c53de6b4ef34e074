"""Plays a position of a lesson: your cards, then what the others put on the table.

>>> from voormsi_nb.rules import Deal
>>> from voormsi_nb.teach.steps import Goal
>>> deal = Deal.from_hands({"S": "9♥ 5♦ 5♥ Q♦", "W": "A♣", "N": "8♥", "E": "6♦"}, seed=1)
>>> position = PlayPosition("Take it", deal=deal, goal=Goal("take"), replies=("A♣", "8♥", "6♦"))
>>> play_position(position, "9♥").reached
True
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from voormsi_nb.players import Careful
from voormsi_nb.rules import IllegalPlay, words
from voormsi_nb.teach.question import YOU
from voormsi_nb.teach.steps import PlayPosition

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal, Trick
    from voormsi_nb.rules.sentences import Words

__all__ = ["PlayPosition", "Played", "play_position"]


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a play.

    - ``before``, ``cards``: the deal in which it was made, and the cards.
    - ``deal``: the deal after the trick. ``reached``: whether the goal of the step is.
    """

    before: Deal
    cards: tuple[Card, ...]
    deal: Deal
    reached: bool

    @property
    def trick(self) -> Trick:
        """The trick that was played, also where R4.3 broke it off."""
        number = len(self.before.tricks)
        return (*self.deal.tricks, self.deal.trick)[number]

    @property
    def key(self) -> str:
        """The position in one line that is the same in every language."""
        hand = self.before.hands[self.before.seats.index(YOU)]
        return f"play {self.before.trick} ({' '.join(map(str, hand))})".replace("  ", " ")

    @property
    def says(self) -> tuple[Words, ...]:
        """What the cards did from yours on, who took the trick, and what it brought."""
        number = len(self.before.tricks)
        own = len(self.before.trick.plays)
        trick = self.trick
        found = [words(step, you=YOU) for step in trick.explain()[own:]]
        if trick.is_whole:
            found.append(words(trick, you=YOU))
        found += [words(award, you=YOU) for award in self.deal.awards if award.trick == number]
        outcome = self.deal.outcome
        if outcome is not None:
            found.append(words(outcome, you=YOU))
        return tuple(found)


def play_position(step: PlayPosition, cards: object) -> Played:
    """Return what comes of it when you play these cards in the position of a step.

    Raises `IllegalPlay` and `CardError` as `Deal.play` does.
    """
    before = step.deal
    assert before is not None  # noqa: S101 - a position has a deal
    deal = before.play(cards)  # type: ignore[arg-type]  # it checks
    number = len(before.tricks)
    replies = list(step.replies)
    while len(deal.tricks) == number and deal.turn is not None:
        deal = _reply(deal, replies.pop(0) if replies else None)
    played = next(play for at, play in enumerate(deal.plays) if at == len(before.plays))
    return Played(before, played, deal, step.goal.reached(deal))


def _reply(deal: Deal, reply: str | None) -> Deal:
    """Return the deal after the next player: the reply of the lesson, if it may be played."""
    if reply is not None:
        try:
            return deal.play(reply)
        except IllegalPlay:
            pass
    turn = deal.turn
    assert turn is not None  # noqa: S101 - asked by the caller
    return deal.play(Careful().choose(deal.view(turn))[0])
