"""Plays random games of Jass with jass-kit's own simulation; prints moves and seconds."""

from __future__ import annotations

import random
import sys
import time

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from jass.game.const import TRUMP_FULL_OFFSET  # type: ignore[import-not-found, unused-ignore]
from jass.game.game_sim import GameSim  # type: ignore[import-not-found, unused-ignore]
from jass.game.game_util import deal_random_hand  # type: ignore[import-not-found, unused-ignore]
from jass.game.rule_schieber import RuleSchieber  # type: ignore[import-not-found, unused-ignore]


def main(seconds: float) -> tuple[int, float]:
    """Play for so long: a new deal each time, trump named, valid cards, points counted."""
    choice = random.Random(1).choice  # noqa: S311 - no secret
    np.random.seed(1)  # noqa: NPY002 - jass-kit deals with it
    rule = RuleSchieber()
    moves = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = GameSim(rule)
        game.init_from_cards(deal_random_hand(), dealer=moves % 4)
        game.action(TRUMP_FULL_OFFSET + moves % 4)
        while not game.is_done():
            valid = rule.get_valid_cards_from_state(game.state)
            game.action_play_card(choice(valid.nonzero()[0]))
            moves += 1
    return moves, time.process_time() - begun


if __name__ == "__main__":
    main(0.2)
    sys.stdout.write("{} {}\n".format(*main(float(sys.argv[1]))))
