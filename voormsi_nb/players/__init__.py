"""Who can sit at a table: players that choose a play from a view and say why.

A player is any object with ``choose(view) -> (play, reason)``: the play is one of
``view.legal_plays``, the reason a `Reason` or None. One of your own takes a few lines:

>>> from voormsi_nb.rules import Seat
>>> class Thrifty:
...     '''Takes the trick with its lowest cards that can; else throws the lowest away.'''
...
...     def choose(self, view):
...         plays = list(view.legal_plays)
...         takers = [play for play in plays if view.trick.would_take(play)]
...         return (takers or plays)[-1], None
>>> partners = {Seat.SOUTH: Thrifty(), Seat.NORTH: Thrifty()}
>>> game = play_game({**partners, Seat.WEST: Random(1), Seat.EAST: Random(2)}, seed=7)
>>> game.outcome.winners
(0,)

`Careful` explains its choices, and gives the three steps of a hint:

>>> from voormsi_nb.rules import Deal
>>> deal = Deal.from_hands({"S": "K♥", "W": "J♣ 5♦ 5♥ Q♦"}).play("K♥")
>>> view = deal.view("W")
>>> say(nudge(view))
"South's K♥ heads. Which two cards could beat it, and who may hold them? R1.2"
>>> [" ".join(map(str, play)) for play in narrow(view)]
['J♣']
>>> play, reason = Careful().choose(view)
>>> say(reason, names={"S": "Nivi"})
"J♣ beats Nivi's K♥: two points, if it still heads at the end. R4.2"
"""

from __future__ import annotations

from voormsi_nb.players._words import say, words
from voormsi_nb.players.careful import Careful, narrow
from voormsi_nb.players.contests import Match, match, play_game
from voormsi_nb.players.hints import nudge
from voormsi_nb.players.lot import Random
from voormsi_nb.players.player import Player
from voormsi_nb.players.reasons import Cue, CueKind, Reason, ReasonKind

__all__ = [
    "Careful",
    "Cue",
    "CueKind",
    "Match",
    "Player",
    "Random",
    "Reason",
    "ReasonKind",
    "match",
    "narrow",
    "nudge",
    "play_game",
    "say",
    "words",
]
