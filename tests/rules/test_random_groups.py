"""Tricks of two to four cards from each player: the rules core against the naive resolver."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

from tests.rules.comparing import POWERS, compare_random_groups
from tests.rules.naive import Options

TRICKS_EACH = 13_000
ALL_OPTIONS = [
    Options(higher_seven_beats=higher, spade_king_when=when, spade_king_on=on, three_is_king=three)
    for higher, when, on, three in product(
        (True, False), ("next", "later"), ("seven", "led_or_seven"), (False, True)
    )
]


def test_random_groups_are_matched_as_the_naive_resolver_says() -> None:
    """R2, R3.7: 208,000 random tricks under all options; no verdict depends on the pairing.

    Sevens, black kings, matadors and 3♦ are over-represented, and each of them must have taken the
    lead many times for the comparison to count.
    """
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        sets_of_rules = [TRICKS_EACH] * len(ALL_OPTIONS)
        results = list(pool.map(compare_random_groups, ALL_OPTIONS, sets_of_rules))
    assert [differences for _, differences in results if differences] == []
    seen = sum((coverage for coverage, _ in results), Counter[str]())
    assert sum(seen[f"tricks of {size}"] for size in (2, 3, 4)) == 208_000
    assert min(seen[f"tricks of {size}"] for size in (2, 3, 4)) > 20_000
    assert min(seen["taken"], seen["not taken"]) > 100_000
    assert min(seen[f"taken with {code}"] for code in POWERS) > 1_000
