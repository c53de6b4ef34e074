"""Plays random deals of Voormsi through the public functions; prints moves and seconds."""

from __future__ import annotations

import random
import sys
import time

from voormsi_nb.rules import PACK, Deal


def main(seconds: float) -> tuple[int, float]:
    """Play for so long: a new deal each time, legal plays, validated play, all awards."""
    choice, shuffle = random.Random(1).choice, random.Random(2).shuffle  # noqa: S311 - no secret
    pack = list(PACK)
    moves = awarded = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        shuffle(pack)
        deal = Deal.start(pack)
        while deal.outcome is None:
            deal = deal.play(choice(list(deal.legal_plays)))
            moves += 1
        awarded += len(deal.awards)
    return moves, time.process_time() - begun


if __name__ == "__main__":
    main(0.2)
    sys.stdout.write("{} {}\n".format(*main(float(sys.argv[1]))))
