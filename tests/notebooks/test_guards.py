"""The guards of saved notebooks find what is planted."""

import copy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tests.notebooks.execute import WIDGET_VIEW, execute, normalised, text_of
from tests.notebooks.guards import ends_with_a_value, faults

Fault = Callable[[NotebookNode], Any]


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> NotebookNode:
    """Execute a small notebook, once for all tests."""
    tagged = {"tags": ["raises-exception"]}
    return execute(
        new_notebook(
            cells=[
                new_markdown_cell("Some words."),
                new_code_cell("number = 6 * 7"),
                new_code_cell("number"),
                new_code_cell("print('a')\nprint('b', flush=True)\nprint('c')"),
                new_code_cell("1 / 0", metadata=tagged),
            ]
        ),
        tmp_path_factory.mktemp("notebooks"),
    )


@pytest.fixture
def notebook(executed: NotebookNode) -> NotebookNode:
    """Give a copy of the small notebook, to plant a fault in."""
    return copy.deepcopy(executed)


def strip(notebook: NotebookNode) -> None:
    """Do what a tool that strips outputs does."""
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None


FAULTS: dict[str, tuple[Fault, str]] = {
    "stripped": (strip, "code cell 2: not executed as number 2 (its count is None)"),
    "never-run": (
        lambda book: book.cells[2].update(execution_count=None),
        "code cell 2: not executed as number 2 (its count is None)",
    ),
    "run-again": (
        lambda book: book.cells[2].update(execution_count=7),
        "code cell 2: not executed as number 2 (its count is 7)",
    ),
    "value-lost": (
        lambda book: book.cells[2].update(outputs=[]),
        "code cell 2: its last line is an expression, but there is no output",
    ),
    "error-saved": (
        lambda book: book.cells[4].update(metadata={}),
        "code cell 4: an error is saved",
    ),
    "error-lost": (
        lambda book: book.cells[4].update(outputs=[new_output("stream", text="1")]),
        "code cell 4: tagged raises-exception, but no error is saved",
    ),
    "widget-view": (
        lambda book: book.cells[2].outputs[0].data.update({WIDGET_VIEW: {"model_id": "1"}}),
        "code cell 2: a widget view is saved",
    ),
    "widget-state": (
        lambda book: book.metadata.update(widgets={}),
        "the state of widgets is saved in it",
    ),
    "kernel": (
        lambda book: book.metadata.kernelspec.update(name="venv"),
        "the kernel is not python3",
    ),
    "no-kernel": (lambda book: book.metadata.pop("kernelspec"), "the kernel is not python3"),
    "same-id": (
        lambda book: book.cells[1].update(id=book.cells[2].id),
        "cells without an id, or with the same one",
    ),
    "empty-cell": (lambda book: book.cells[1].update(source=" "), "code cell 1: empty"),
    "nothing-left": (lambda book: book.update(cells=[]), "there is no code cell"),
    "skip-tag": (
        lambda book: book.cells[1].update(metadata={"tags": ["nbval-skip"]}),
        "code cell 1: marked so that nbval does not compare it",
    ),
    "ignore-comment": (
        lambda book: book.cells[2].update(source="# NBVAL_IGNORE_OUTPUT\nnumber"),
        "code cell 2: marked so that nbval does not compare it",
    ),
}


def test_an_executed_notebook_is_sound(notebook: NotebookNode) -> None:
    assert faults(notebook) == []


@pytest.mark.parametrize(("plant", "complaint"), FAULTS.values(), ids=FAULTS.keys())
def test_a_planted_fault_is_named(notebook: NotebookNode, plant: Fault, complaint: str) -> None:
    plant(notebook)
    assert complaint in faults(notebook)


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("a = 1\na", True),
        ("a = 1", False),
        ("a;", False),
        ("a  # the value", True),
        ("for a in b:\n    a", False),
        ("%time a", True),
        ("# nothing but a comment", False),
    ],
)
def test_a_cell_shows_a_value_if_it_ends_with_an_expression(source: str, *, shown: bool) -> None:
    assert ends_with_a_value(source) is shown


def test_normalising_leaves_nothing_of_the_run_or_the_machine(notebook: NotebookNode) -> None:
    clean = text_of(notebook)
    notebook.metadata.update(widgets={})
    notebook.metadata.language_info.update(version="3.99.0")
    notebook.cells[1].metadata.update(execution={"iopub.status.idle": "2026-01-01T00:00:00Z"})
    view = {WIDGET_VIEW: {"model_id": "1"}}
    notebook.cells[1].outputs.append(new_output("display_data", data=view))
    notebook.cells[2].outputs[0].data.update(view)
    text = notebook.cells[3].outputs[0].text
    notebook.cells[3].outputs = [new_output("stream", text=letter) for letter in text]
    assert text_of(normalised(notebook)) == clean


def test_a_new_cell_gets_the_same_id_each_time() -> None:
    notebook = new_notebook()
    notebook.cells = [new_code_cell("1"), new_code_cell("1")]
    for cell in notebook.cells:
        del cell["id"]
    ids = [cell.id for cell in normalised(notebook).cells]
    assert ids == [cell.id for cell in normalised(notebook).cells]
    assert len(set(ids)) == 2


def test_nbval_sees_a_changed_output(notebook: NotebookNode, tmp_path: Path) -> None:
    path = tmp_path / "changed.ipynb"
    only_once = ["-p", "no:nbval", "-p", "nbval.plugin"]
    command = [sys.executable, "-m", "pytest", *only_once, "--nbval", str(path)]
    path.write_text(text_of(notebook), encoding="utf-8")
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    notebook.cells[2].outputs[0].data["text/plain"] = "43"
    path.write_text(text_of(notebook), encoding="utf-8")
    assert subprocess.run(command, check=False, capture_output=True).returncode == 1
