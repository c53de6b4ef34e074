"""Every trick of four single cards there can be: the rules core against the naive resolver."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.rules.comparing import compare_all_after
from tests.rules.naive import NAMED, PACK

EVERY_TRICK = 36 * 35 * 34 * 33
EVERY_PLAY = 36 + 36 * 35 + 36 * 35 * 34 + EVERY_TRICK


@pytest.mark.parametrize("name", NAMED)
def test_every_single_card_trick_is_taken_as_the_naive_resolver_says(name: str) -> None:
    """R1, R2: all 1,413,720 ordered tricks, compared after each of their plays."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(compare_all_after, [name] * len(PACK), PACK))
    assert [part.differences for part in parts if part.differences] == []
    assert sum(part.tricks for part in parts) == EVERY_TRICK
    assert sum(part.plays for part in parts) == EVERY_PLAY
