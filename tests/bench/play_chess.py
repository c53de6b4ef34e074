"""Plays random games of chess with python-chess; prints moves and seconds."""

from __future__ import annotations

import random
import sys
import time

import chess  # type: ignore[import-not-found, unused-ignore]

LONGEST = 200


def main(seconds: float) -> tuple[int, float]:
    """Play for so long: `legal_moves` and `push`, games of at most 200 moves."""
    choice = random.Random(1).choice  # noqa: S311 - no secret
    moves = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        board = chess.Board()
        for _ in range(LONGEST):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(choice(legal))
            moves += 1
    return moves, time.process_time() - begun


if __name__ == "__main__":
    main(0.2)
    sys.stdout.write("{} {}\n".format(*main(float(sys.argv[1]))))
