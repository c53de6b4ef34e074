"""binder/ is what repo2docker accepts, and fits the frozen environment it is put on top of."""

import json
import os
import shutil
import subprocess
import sys
import venv
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from nbformat.sign import NotebookNotary
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.door.image import BINDER, locked
from tests.notebooks.execute import read, saved_notebooks
from tests.package.checkout import ROOT, files_of_project, project
from tests.package.test_pins import pins

LOCAL = ".[lab]"  # this project, with JupyterLab and Notebook


def lines_of_requirements() -> list[str]:
    lines = (BINDER / "requirements.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def binder_pins() -> list[Requirement]:
    return [Requirement(line) for line in lines_of_requirements() if line != LOCAL]


def wanted_on_binder() -> list[Requirement]:
    table = project()
    wanted = [*table["dependencies"], *table["optional-dependencies"]["lab"]]
    return [Requirement(line) for line in wanted]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy the files of the project to a place where nothing else is."""
    for name in files_of_project():
        (tmp_path / "repo" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / "repo" / name)
    return tmp_path / "repo"


def test_repo2docker_accepts_it(checkout: Path) -> None:
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."]
    answer = subprocess.run(command, cwd=checkout, check=False, capture_output=True, text=True)
    said = answer.stdout + answer.stderr
    assert answer.returncode == 0, said
    assert "Building conda environment for python=3.11" in said
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in said
    assert "RUN ./binder/postBuild" in said
    assert "Python version unspecified" not in said


def test_this_project_is_installed_with_the_pages_it_is_opened_in() -> None:
    assert LOCAL in lines_of_requirements()


@pytest.mark.parametrize("wanted", wanted_on_binder(), ids=lambda wanted: wanted.name)
def test_a_requirement_is_met_by_the_base_image_or_pinned(wanted: Requirement) -> None:
    pinned = {pin.name: str(pin.specifier).removeprefix("==") for pin in binder_pins()}
    version = locked().get(canonicalize_name(wanted.name)) or pinned[wanted.name]
    assert wanted.specifier.contains(version)


@pytest.mark.parametrize("pin", binder_pins(), ids=lambda pin: pin.name)
def test_a_pin_is_the_one_of_the_tests_and_adds_to_the_base_image(pin: Requirement) -> None:
    assert str(pin.specifier) == f"=={pins()[canonicalize_name(pin.name)]}"
    assert canonicalize_name(pin.name) not in locked()


def test_the_base_image_is_read() -> None:
    assert {"jupyterlab", "notebook", "ipywidgets", "traitlets", "python"} <= locked().keys()


def test_the_files_that_binder_runs_are_executable() -> None:
    assert os.access(BINDER / "postBuild", os.X_OK)


@pytest.fixture
def built(checkout: Path, tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """Run postBuild in an environment of its own; give its Python and its variables."""
    home = tmp_path / "home"
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    # The new environment has no packages of its own, but sees those of the tests.
    (packages,) = (tmp_path / "env" / "lib").glob("python*/site-packages")
    tests_own = next(path for path in sys.path if path.endswith("site-packages"))
    (packages / "tests.pth").write_text(tests_own, encoding="utf-8")
    path = os.pathsep.join([str(python.parent), str(Path(sys.executable).parent), "/usr/bin:/bin"])
    variables = {"HOME": str(home), "PATH": path, "JUPYTER_PLATFORM_DIRS": "0"}
    subprocess.run(
        [str(checkout / "binder" / "postBuild")], cwd=checkout, env=variables, check=True
    )
    return python, variables


def test_post_build_trusts_every_notebook(
    built: tuple[Path, dict[str, str]],
) -> None:
    _, variables = built
    # Where Jupyter keeps its signatures on Linux, if nothing else is said.
    notary = NotebookNotary(data_dir=f"{variables['HOME']}/.local/share/jupyter")
    with closing(notary.store):
        trusted = {path.name: notary.check_signature(read(path)) for path in saved_notebooks()}
    assert trusted
    assert all(trusted.values()), trusted


def test_post_build_gives_jupyterlab_its_defaults(built: tuple[Path, dict[str, str]]) -> None:
    python, variables = built
    script = (
        "import json; from jupyter_server.services.config.manager import ConfigManager; "
        "manager = ConfigManager(config_dir_name='labconfig'); "
        "print(json.dumps(manager.get('default_setting_overrides')))"
    )
    seen = subprocess.run([python, "-c", script], env=variables, check=True, capture_output=True)
    assert json.loads(seen.stdout) == overrides()


def overrides() -> dict[str, Any]:
    settings: dict[str, Any] = json.loads((BINDER / "overrides.json").read_text("utf-8"))
    return settings


@pytest.mark.parametrize("plugin", overrides())
def test_an_override_is_a_setting_that_jupyterlab_knows(plugin: str) -> None:
    extension, name = plugin.split(":")
    schemas = Path(sys.prefix) / "share" / "jupyter" / "lab" / "schemas"
    schema = json.loads((schemas / extension / f"{name}.json").read_text("utf-8"))
    values = overrides()[plugin]
    assert values.keys() <= schema["properties"].keys()
    Draft7Validator(schema).validate(values)
