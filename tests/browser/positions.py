"""Positions that the tests want, as Python for the first cell of a notebook."""

from __future__ import annotations

_START = """
from voormsi_nb.rules import Deal, Game
hands = {hands}
game = Game(Deal.from_hands(hands, seed=1, dealer="{dealer}"))
for play in {plays}:
    game = game.play(play)
"""


def _position(hands: dict[str, str], dealer: str, *plays: str) -> str:
    return _START.format(hands=hands, dealer=dealer, plays=list(plays))


TABLE = "Table(game=game, pace=0)"

# East has led K♥: South, an opponent who holds J♣, must play it (R3.8).
MUST_PLAY_TOQUTSIT = _position({"S": "J♣ 9♠ 9♦ 5♦", "E": "K♥ Q♦ 6♦ 6♥"}, "N", "K♥")

# North, South's partner, has led K♥, and it heads: South's J♣ would lose the game (R4.3).
MAY_LOSE_THE_GAME = _position(
    {"S": "J♣ 9♠ 9♦ 5♦", "N": "K♥ Q♦ 6♦ 6♥", "E": "5♥ 5♠ A♦ Q♠"}, "W", "K♥", "5♥"
)

# South leads, and all others play after it.
SOUTH_LEADS = _position(
    {"S": "Q♦ A♠ 9♦ 5♦", "W": "9♣ 6♣ 6♠ 8♦", "N": "K♥ Q♠ 6♦ 6♥", "E": "5♥ 5♠ A♦ Q♣"}, "E"
)
