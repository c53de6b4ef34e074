"""The faults that `tests/long mutation` puts into the rules are the ones it says."""

from __future__ import annotations

import ast

import pytest

from tests.rules.mutants import mutants_of, mutated


@pytest.mark.parametrize(
    ("source", "faulty"),
    [
        ("a == b", ["a != b"]),
        ("a < b <= c", ["a <= b <= c", "a < b < c"]),
        ("not a", ["a"]),
        ("a and b", ["a or b"]),
        ("a + 1", ["a - 1", "a + 2"]),
        ("x = 'R2.3'", ["x = 'R2.3?'"]),
        ("x = True", ["x = False"]),
        ("min(a)", ["max(a)"]),
        ("x = a if b else c", ["x = c if b else a"]),
        ("if a:\n    b()", ["if not a:\n    b()"]),
        ("def f() -> 'X':\n    return a", ["def f() -> 'X':\n    return"]),
        ("'a docstring'", []),
        ("__slots__ = ('a',)", []),
        ("assert a == 1", []),
        ("x: 'X' = 1", ["x: 'X' = 2"]),
        ("if TYPE_CHECKING:\n    x = 1", []),
    ],
)
def test_one_fault_at_a_time(source: str, faulty: list[str]) -> None:
    """Each place gives one mutant, and what is no behaviour gives none."""
    found = [ast.unparse(mutated(source, mutant.number)) for mutant in mutants_of(source)]
    assert found == faulty
