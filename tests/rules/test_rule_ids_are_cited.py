"""Every rule is cited where it is carried out and where it is tested.

What counts is the text of a docstring or another string: an id, or a range of ids in one part of
the rules, such as "R2.1 to R2.4". The rulebook itself and the tests of it do not count.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from voormsi_nb.rules import RULES

ROOT = Path(__file__).parents[2]
CORE = ROOT / "voormsi_nb" / "rules"
TESTS = ROOT / "tests"
RULEBOOK = CORE / "rulebook"
NOT_COUNTED = {Path(__file__).name, "test_rulebook.py", "test_pseudo_locale.py"}

_IDS = re.compile(r"\bR(\d)\.(\d+)(?: to R(\d)\.(\d+))?")


def cited_in(text: str) -> set[str]:
    """Give the ids that a text cites."""
    found = set()
    for part, first, last_part, last in _IDS.findall(text):
        until = int(last) if last and part == last_part else int(first)
        found |= {f"R{part}.{number}" for number in range(int(first), until + 1)}
        if last and part != last_part:
            found.add(f"R{last_part}.{last}")
    return found


@cache
def cited_under(folder: Path) -> frozenset[str]:
    """Give the ids that strings and docstrings under a folder cite."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if RULEBOOK in path.parents or path.name in NOT_COUNTED:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= cited_in(node.value)
    return frozenset(found)


EVERY_ID = pytest.mark.parametrize("rule_id", [entry.id for entry in RULES])


@EVERY_ID
def test_a_rule_is_cited_by_what_carries_it_out(rule_id: str) -> None:
    assert rule_id in cited_under(CORE)


@EVERY_ID
def test_a_rule_is_cited_by_a_test(rule_id: str) -> None:
    assert rule_id in cited_under(TESTS)


def test_no_rule_is_cited_that_does_not_exist() -> None:
    known = {entry.id for entry in RULES}
    assert cited_under(CORE) - known == set()
    assert cited_under(TESTS) - known - {"R9.9", "R2.70"} == set()


def test_a_range_of_ids_cites_all_of_them() -> None:
    assert cited_in("(R9.1 to R9.3, R9.5)") == {"R9.1", "R9.2", "R9.3", "R9.5"}
    assert cited_in("from R8.9 to R9.2") == {"R8.9", "R9.2"}
