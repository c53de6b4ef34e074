"""Notebook files that a test writes, changes and trusts."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.server import Server

_VIEW = "application/vnd.jupyter.widget-view+json"
_KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


def write(path: Path, *cells: str) -> None:
    """Write a notebook with these code cells."""
    notebook = new_notebook(
        cells=[new_code_cell(cell) for cell in cells], metadata={"kernelspec": _KERNEL}
    )
    nbformat.write(notebook, path)


def without_widget_views(path: Path) -> int:
    """Take the widget views out of the saved outputs, as the committed notebooks are; count."""
    notebook = nbformat.read(path, as_version=4)
    taken = 0
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            taken += output.get("data", {}).pop(_VIEW, None) is not None
    notebook.metadata.pop("widgets", None)
    nbformat.write(notebook, path)
    return taken


def trust(path: Path, server: Server) -> None:
    """Sign a notebook for this server, as `jupyter trust` does."""
    command = [sys.executable, "-m", "jupyter", "trust", str(path)]
    subprocess.run(command, env=server.environment, check=True, capture_output=True)
