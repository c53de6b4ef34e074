"""What must hold of a saved notebook, beyond what nbval compares.

nbval passes a notebook whose outputs were stripped, since it compares only the outputs that are
there. So these are looked for in the file itself.
"""

import ast
from collections.abc import Iterator

from IPython.core.inputtransformer2 import TransformerManager
from nbformat import NotebookNode

from tests.notebooks.execute import KERNELSPEC, WIDGET_VIEW

WEAKENING = ("nbval-ignore-output", "nbval-skip", "nbval-raises-exception")


def faults(notebook: NotebookNode) -> list[str]:
    """Name everything that is wrong with a saved notebook; nothing if it is sound."""
    return [*_faults_of_file(notebook), *_faults_of_cells(notebook)]


def _faults_of_file(notebook: NotebookNode) -> Iterator[str]:
    if notebook.metadata.get("kernelspec", {}).get("name") != KERNELSPEC["name"]:
        yield "the kernel is not python3"
    if "widgets" in notebook.metadata:
        yield "the state of widgets is saved in it"
    ids = [cell.get("id") for cell in notebook.cells]
    if None in ids or len(set(ids)) < len(ids):
        yield "cells without an id, or with the same one"


def _faults_of_cells(notebook: NotebookNode) -> Iterator[str]:
    code_cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    if not code_cells:
        yield "there is no code cell"
    for number, cell in enumerate(code_cells, start=1):
        yield from (f"code cell {number}: {fault}" for fault in _faults_of_cell(number, cell))


def _faults_of_cell(number: int, cell: NotebookNode) -> Iterator[str]:
    if not cell.source.strip():
        yield "empty"
        return
    if cell.execution_count != number:
        yield f"not executed as number {number} (its count is {cell.execution_count})"
    failed = any(output.output_type == "error" for output in cell.outputs)
    tags = cell.metadata.get("tags", [])
    if failed != ("raises-exception" in tags):
        yield "an error is saved" if failed else "tagged raises-exception, but no error is saved"
    if ends_with_a_value(cell.source) and not cell.outputs:
        yield "its last line is an expression, but there is no output"
    if any(WIDGET_VIEW in output.get("data", {}) for output in cell.outputs):
        yield "a widget view is saved"
    if any(tag in tags for tag in WEAKENING) or "NBVAL_" in cell.source:
        yield "marked so that nbval does not compare it"


def ends_with_a_value(source: str) -> bool:
    """Tell whether the notebook shows the value of the last line of a cell."""
    if source.rstrip().endswith(";"):
        return False
    body = ast.parse(TransformerManager().transform_cell(source)).body
    return bool(body) and isinstance(body[-1], ast.Expr)
