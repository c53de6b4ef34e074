"""A table cell runs where the wheel and what it asks for are installed, and no Node is."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.package.checkout import ROOT


@pytest.fixture(scope="session")
def kernel_folder(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel, what it requires and a kernel; return the environment's folder."""
    folder = tmp_path_factory.mktemp("kernel")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    pins = ["-c", str(ROOT / "tests" / "constraints.txt")]
    subprocess.run([*pip, "install", "--quiet", *pins, str(wheel), "ipykernel"], check=True)
    kernel = [str(python), "-m", "ipykernel", "install", "--prefix", str(folder), "--name", "clean"]
    subprocess.run(kernel, check=True, capture_output=True)
    return folder


def test_a_table_is_shown_without_node(
    kernel_folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", os.fspath(kernel_folder / "bin"))
    monkeypatch.setenv("JUPYTER_PATH", os.fspath(kernel_folder / "share" / "jupyter"))
    source = (
        "import shutil, voormsi_nb\n"
        "table = voormsi_nb.Table(seed=7)\n"
        "table.play(table.person_view.legal_plays[0])\n"
        "print(shutil.which('node'), len(table._esm) > 10_000, voormsi_nb.__file__)\n"
        "table"
    )
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])
    NotebookClient(
        notebook, kernel_name="clean", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    printed, shown = notebook.cells[0].outputs
    assert printed.text.startswith("None True ")
    assert str(kernel_folder) in printed.text
    assert "application/vnd.jupyter.widget-view+json" in shown.data
    assert shown.data["image/svg+xml"].startswith("<svg")
