"""Which deals are told in full, and how each comes about: from a seed alone, on every machine."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from voormsi_nb.rules import Deal, Game, RuleSet


class Chosen(NamedTuple):
    """A deal worth telling.

    - ``name``: of its file. ``shows``: why it was chosen.
    - ``seed``: decides the cut, the pack and every play.
    - ``rules``: the ids of rules that must come up in it, by a play, a point or the outcome.
    """

    name: str
    shows: str
    seed: int
    ruleset: RuleSet
    players: int
    scores: tuple[int, ...]
    rules: tuple[str, ...]


def play_out(chosen: Chosen) -> Deal:
    """Play the deal to its end; the seed chooses among the legal plays, groups for choice."""
    opening = Game.new(chosen.seed, chosen.players, chosen.ruleset).deal
    deal = Deal.start(opening.pack, opening.dealer, chosen.ruleset, chosen.scores, chosen.players)
    while deal.outcome is None:
        digest = sha256(f"golden {chosen.seed} {len(deal.plays)}".encode()).digest()
        plays = list(deal.legal_plays)
        if digest[0] % 3 == 0:
            plays = [play for play in plays if len(play) == len(plays[-1])]
        deal = deal.play(plays[int.from_bytes(digest[1:5], "big") % len(plays)])
    return deal


CHOSEN = (
    Chosen(
        "smith-played-out",
        "the default rules to the last card, with groups, a Seven and 3♦",
        4,
        RuleSet.smith(),
        4,
        (0, 0),
        ("R5.9", "R5.1", "R2.3", "R2.2", "R3.7", "R4.1"),
    ),
    Chosen(
        "smith-bust",
        "a side passes nine and is thrown back",
        159,
        RuleSet.smith(),
        4,
        (7, 7),
        ("R5.6", "R5.9", "R2.6"),
    ),
    Chosen(
        "smith-shared",
        "one trick brings both sides out",
        723,
        RuleSet.smith(),
        4,
        (7, 7),
        ("R5.7", "R5.2"),
    ),
    Chosen(
        "smith-lost",
        "J♣ takes partner's K♥, and the game is lost at once",
        34,
        RuleSet.smith(),
        4,
        (5, 3),
        ("R4.3",),
    ),
    Chosen(
        "smith-void",
        "one side takes all nine tricks; what they brought goes back",
        41,
        RuleSet.smith(),
        4,
        (3, 4),
        ("R5.3", "R4.1"),
    ),
    Chosen(
        "web-past-the-target",
        "past the target is out, and a higher Seven takes nothing",
        61,
        RuleSet.web(),
        4,
        (6, 5),
        ("R5.5", "R2.3"),
    ),
    Chosen(
        "web-points-lost",
        "J♣ takes partner's K♥, and only the points are lost",
        66,
        RuleSet.web(),
        4,
        (5, 6),
        ("R4.3",),
    ),
    Chosen(
        "parlett-later-king",
        "K♠ takes the K♣ that took a Seven, though not as the next card",
        1108,
        RuleSet.parlett(),
        4,
        (4, 4),
        ("R2.6", "R2.7"),
    ),
    Chosen(
        "parlett-cancelled",
        "3♦ takes the J♣ that took K♥",
        744,
        RuleSet.parlett(),
        4,
        (2, 6),
        ("R4.2", "R4.5"),
    ),
    Chosen(
        "two-players",
        "tricks of four cards, two by each player",
        14,
        RuleSet.smith(),
        2,
        (6, 4),
        ("R4.2", "R2.2"),
    ),
    Chosen(
        "three-players",
        "twelve tricks, each player for one's own",
        122,
        RuleSet.smith(),
        3,
        (8, 5, 9),
        ("R4.4", "R3.7", "R5.1"),
    ),
)
