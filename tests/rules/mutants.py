"""Small faults put into source code, one at a time, to see whether a test finds them.

A fault is: a comparison, a sum or a logical word turned into its neighbour, a condition turned
round, another number, text or truth value, `min` for `max`, a result that is not given back.
Left alone are docstrings, annotations, assertions, imports and the lists of names (`__all__`,
`__slots__`).
"""

from __future__ import annotations

import ast
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """A fault: its number within the file, the line and what was done there."""

    number: int
    line: int
    fault: str


class _Mutator(ast.NodeTransformer):
    """Counts the places for faults, and puts in the one that is asked for."""

    def __init__(self, wanted: int | None) -> None:
        self.wanted = wanted
        self.found: list[Mutant] = []

    def _may(self, node: ast.expr | ast.stmt, fault: str) -> bool:
        """Note a possible fault, and say whether it is the one to put in."""
        self.found.append(Mutant(len(self.found), node.lineno, fault))
        return len(self.found) - 1 == self.wanted

    # What is left alone.

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id.startswith("__"):
            return node
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return node if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns, returns = None, node.returns
        found = self.generic_visit(node)
        node.returns = returns
        return found

    # What is turned into something else.

    def visit_If(self, node: ast.If) -> ast.AST:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node
        wanted = self._may(node, "a condition turned round")
        self.generic_visit(node)
        if wanted:
            node.test = ast.UnaryOp(ast.Not(), node.test)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        if self._may(node, "the two cases exchanged"):
            node.body, node.orelse = node.orelse, node.body
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        for at, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]
            if self._may(node, f"{type(operator).__name__} became {other.__name__}"):
                node.ops[at] = other()
        return self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        if self._may(node, f"{type(node.op).__name__} became {other.__name__}"):
            node.op = other()
        return self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        wanted = self._may(node, f"{type(node.op).__name__} left out")
        self.generic_visit(node)
        return node.operand if wanted else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        other = SUMS.get(type(node.op))
        if other and self._may(node, f"{type(node.op).__name__} became {other.__name__}"):
            node.op = other()
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value: object = node.value
        changed: object
        if isinstance(value, bool):
            changed = not value
        elif isinstance(value, int):
            changed = value + 1
        elif isinstance(value, str):
            changed = f"{value}?"
        else:
            return node
        if self._may(node, f"{value!r} became {changed!r}"):
            return ast.Constant(changed)
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        other = NAMES.get(node.id)
        if other and self._may(node, f"{node.id} became {other}"):
            node.id = other
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        given = node.value is not None and not isinstance(node.value, ast.Constant)
        if given and self._may(node, "nothing given back"):
            node.value = None
        return self.generic_visit(node)


def mutants_of(source: str) -> list[Mutant]:
    """Give all faults that can be put into this source."""
    mutator = _Mutator(None)
    mutator.visit(ast.parse(source))
    return mutator.found


def mutated(source: str, number: int) -> ast.Module:
    """Give the source, parsed, with this fault."""
    tree: ast.Module = _Mutator(number).visit(ast.parse(source))
    return ast.fix_missing_locations(tree)
