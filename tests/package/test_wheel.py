"""The wheel holds the package and the lessons, and works where nothing else is installed."""

import json
import subprocess
import sys
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

import voormsi_nb
from tests.package.checkout import files_of_project


def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def modules_after(python: Path, statement: str) -> set[str]:
    """Name the modules that a statement brings into a fresh Python, by their first names."""
    script = (
        "import json, sys; before = set(sys.modules); "
        f"{statement}; print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    answer = subprocess.run(
        [str(python), "-I", "-c", script], check=True, capture_output=True, text=True, cwd="/"
    ).stdout
    return {name.partition(".")[0] for name in json.loads(answer)}


def test_the_wheel_holds_the_package_the_lessons_and_its_metadata_only(wheel: Path) -> None:
    front_end = files_of_project("voormsi_nb/frontend")
    package = {name for name in contents(wheel) if ".dist-info/" not in name}
    lessons = {f"voormsi_nb/{name}" for name in files_of_project("notebooks")}
    assert package == (files_of_project("voormsi_nb") - front_end) | lessons
    assert "voormsi_nb/notebooks/00-welcome.ipynb" in package


def test_the_wheel_says_that_it_is_typed_and_carries_the_licence(wheel: Path) -> None:
    assert "voormsi_nb/py.typed" in contents(wheel)
    licence = f"voormsi_nb-{voormsi_nb.__version__}.dist-info/licenses/LICENSE"
    assert zipfile.ZipFile(wheel).read(licence).startswith(b"MIT License")


def test_the_wheel_has_the_metadata_that_pip_reads(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    place = f"voormsi_nb-{voormsi_nb.__version__}.dist-info/METADATA"
    metadata = message_from_string(archive.read(place).decode())
    assert metadata["Name"] == "voormsi-nb"
    assert metadata["Version"] == voormsi_nb.__version__
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_all("Provides-Extra") == ["dev", "lab", "odds", "test"]


def test_importing_the_package_needs_the_standard_library_only(clean_python: Path) -> None:
    brought = modules_after(clean_python, "import voormsi_nb")
    assert brought - sys.stdlib_module_names == {"voormsi_nb"}


@pytest.mark.parametrize("room", ["rules", "locale"])
def test_the_lowest_rooms_need_the_standard_library_only(clean_python: Path, room: str) -> None:
    brought = modules_after(clean_python, f"import voormsi_nb.{room}")
    assert brought - sys.stdlib_module_names == {"voormsi_nb"}


def test_a_game_can_be_played_where_nothing_else_is_installed(clean_python: Path) -> None:
    statement = (
        "from voormsi_nb.rules import Game; "
        "game = Game.new(seed=7); game = game.play(next(iter(game.deal.legal_plays)))"
    )
    assert modules_after(clean_python, statement) - sys.stdlib_module_names == {"voormsi_nb"}


def test_the_command_says_what_is_missing_where_nothing_else_is_installed(
    clean_python: Path, tmp_path: Path
) -> None:
    command = [str(clean_python.with_name("voormsi-nb")), "--dir", str(tmp_path / "mine")]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    assert answer.returncode == 1
    assert "pip install 'voormsi-nb[lab]'" in answer.stderr
    assert not (tmp_path / "mine").exists()


def test_the_lessons_come_out_of_the_wheel(clean_python: Path, tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from voormsi_nb.launch.lessons import put, source; "
        "put(source(), Path(sys.argv[1]))"
    )
    command = [str(clean_python), "-I", "-c", script, str(tmp_path / "mine")]
    subprocess.run(command, check=True, cwd="/")
    put = {f"notebooks/{path.name}" for path in (tmp_path / "mine").glob("*.ipynb")}
    assert put == files_of_project("notebooks")
