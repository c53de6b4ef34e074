"""The rooms that must run anywhere import nothing but the standard library and this package.

import-linter holds the order of the rooms; this holds what they take from outside, also in imports
that only happen inside a function.
"""

import ast
import sys

import pytest

from tests.package.checkout import ROOT, files_of_project

PURE = ("locale", "rules", "picture", "players", "teach")


def foreign_imports(source: str) -> set[str]:
    """Name the packages that a module imports anywhere and that are neither ours nor Python's."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names - sys.stdlib_module_names - {"voormsi_nb"}


@pytest.mark.parametrize("room", PURE)
def test_a_pure_room_imports_the_standard_library_only(room: str) -> None:
    modules = [name for name in files_of_project(f"voormsi_nb/{room}") if name.endswith(".py")]
    assert modules
    found = {name: foreign_imports((ROOT / name).read_text("utf-8")) for name in modules}
    assert {name: foreign for name, foreign in found.items() if foreign} == {}


@pytest.mark.parametrize(
    ("source", "foreign"),
    [
        ("import numpy.random", {"numpy"}),
        ("def draw():\n    from matplotlib import pyplot", {"matplotlib"}),
        ("import json, msgspec", {"msgspec"}),
        ("from . import cards\nfrom voormsi_nb.locale import translate\nimport json", set()),
    ],
)
def test_foreign_imports_are_found(source: str, foreign: set[str]) -> None:
    assert foreign_imports(source) == foreign
