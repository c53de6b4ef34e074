"""The wheel under test, and an environment that holds nothing else."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.package.checkout import ROOT, files_of_project

PLANTED = (
    "voormsi_nb/frontend/planted.ts",
    "voormsi_nb/__pycache__/planted.pyc",
    "notebooks/.ipynb_checkpoints/planted-checkpoint.ipynb",
)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy of the project with things planted that must not be in it."""
    source = tmp_path_factory.mktemp("source")
    for name in files_of_project():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, source / name)
    for planted in PLANTED:
        (source / planted).parent.mkdir(parents=True, exist_ok=True)
        (source / planted).touch()
    target = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    how = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(target)]
    subprocess.run([*pip, *how, str(source)], check=True)
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="session")
def clean_python(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel alone in an empty environment and give the Python of that."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", str(wheel)], check=True)
    return python
