"""The lessons come into the reader's folder, and what the reader has changed there stays."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.package.checkout import ROOT, files_of_project
from voormsi_nb.launch import LaunchError
from voormsi_nb.launch.lessons import OWN_FOLDER, put, source

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FIRST, SECOND, PICTURE = "00-welcome.ipynb", "01-the-pack.ipynb", "pictures/pack.svg"
NOBODY = 65534


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    """Write lessons, and beside them what is none."""
    folder = tmp_path / "lessons"
    for name in (FIRST, SECOND, PICTURE, ".ipynb_checkpoints/old.ipynb", ".hidden"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{name}, first version", "utf-8")
    return folder


def shown(folder: Path) -> dict[str, str]:
    """Read what a reader sees in a folder."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    texts = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}
    return {name: text for name, text in texts.items() if not name.startswith(OWN_FOLDER)}


def renew(lessons: Path, *names: str, version: str = "second") -> None:
    for name in names:
        (lessons / name).write_text(f"{name}, {version} version", "utf-8")


def first(*names: str) -> dict[str, str]:
    return {name: f"{name}, first version" for name in names}


def test_the_lessons_of_the_project_are_those_of_the_checkout() -> None:
    assert source() == ROOT / "notebooks"


def test_every_lesson_of_the_project_is_put(tmp_path: Path) -> None:
    folder = put(source(), tmp_path / "mine")
    names = {name.removeprefix("notebooks/") for name in files_of_project("notebooks")}
    assert set(folder.new) == names
    assert shown(folder.path).keys() == names


def test_a_new_folder_gets_the_lessons_and_nothing_hidden(lessons: Path, tmp_path: Path) -> None:
    mine = tmp_path / "deep" / "mine"
    folder = put(lessons, mine)
    assert shown(mine) == first(FIRST, SECOND, PICTURE)
    assert folder.new == folder.ours == [FIRST, SECOND, PICTURE]
    assert [folder.renewed, folder.kept, folder.beside] == [[], [], {}]


def test_a_second_run_changes_nothing(lessons: Path, tmp_path: Path) -> None:
    put(lessons, tmp_path / "mine")
    times = {path: path.stat().st_mtime_ns for path in (tmp_path / "mine").glob("*.ipynb")}
    folder = put(lessons, tmp_path / "mine")
    assert {path: path.stat().st_mtime_ns for path in times} == times
    assert folder.ours == [FIRST, SECOND, PICTURE]
    assert [folder.new, folder.renewed, folder.kept, folder.beside] == [[], [], [], {}]


def test_a_changed_notebook_is_kept(lessons: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    put(lessons, mine)
    (mine / FIRST).write_text("my own", "utf-8")
    folder = put(lessons, mine)
    assert shown(mine) == first(SECOND, PICTURE) | {FIRST: "my own"}
    assert folder.kept == [FIRST]
    assert FIRST not in folder.ours, "what a reader has changed is not ours to trust"


def test_an_unchanged_notebook_gets_its_new_version(lessons: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    put(lessons, mine)
    renew(lessons, FIRST)
    folder = put(lessons, mine)
    assert shown(mine) == first(SECOND, PICTURE) | {FIRST: f"{FIRST}, second version"}
    assert folder.renewed == [FIRST]
    assert FIRST in folder.ours


def test_the_new_version_of_a_changed_notebook_is_put_beside_it(
    lessons: Path, tmp_path: Path
) -> None:
    mine, beside = tmp_path / "mine", "00-welcome-new.ipynb"
    put(lessons, mine)
    (mine / FIRST).write_text("my own", "utf-8")
    renew(lessons, FIRST)
    folder = put(lessons, mine)
    assert folder.beside == {FIRST: beside}
    assert shown(mine)[FIRST] == "my own"
    assert shown(mine)[beside] == f"{FIRST}, second version"
    assert beside in folder.ours

    again = put(lessons, mine)
    assert again.kept == [FIRST]
    assert not again.beside, "a version is offered once"

    renew(lessons, FIRST, version="third")
    assert put(lessons, mine).beside == {FIRST: beside}, "nobody had changed the second version"
    assert shown(mine)[beside] == f"{FIRST}, third version"


def test_a_changed_new_version_is_kept_too(lessons: Path, tmp_path: Path) -> None:
    mine, beside = tmp_path / "mine", "00-welcome-new.ipynb"
    put(lessons, mine)
    (mine / FIRST).write_text("my own", "utf-8")
    renew(lessons, FIRST)
    put(lessons, mine)
    (mine / beside).write_text("my other own", "utf-8")
    renew(lessons, FIRST, version="third")
    assert put(lessons, mine).beside == {FIRST: "00-welcome-new-2.ipynb"}
    assert shown(mine)[FIRST] == "my own"
    assert shown(mine)[beside] == "my other own"


def test_a_notebook_that_was_there_before_is_kept(lessons: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / FIRST).write_text("somebody else's", "utf-8")
    folder = put(lessons, mine)
    assert shown(mine)[FIRST] == "somebody else's"
    assert folder.beside == {FIRST: "00-welcome-new.ipynb"}


def test_a_deleted_notebook_is_put_again(lessons: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    put(lessons, mine)
    (mine / FIRST).unlink()
    assert put(lessons, mine).new == [FIRST]
    assert shown(mine) == first(FIRST, SECOND, PICTURE)


@pytest.mark.parametrize("damaged", ["", "{", "[1]", '{"00-welcome.ipynb": 3}', "\udcff"])
def test_with_a_damaged_list_nothing_is_overwritten(
    lessons: Path, tmp_path: Path, damaged: str
) -> None:
    mine = tmp_path / "mine"
    put(lessons, mine)
    renew(lessons, FIRST)
    (mine / OWN_FOLDER / "put.json").write_bytes(damaged.encode(errors="surrogateescape"))
    assert put(lessons, mine).beside == {FIRST: "00-welcome-new.ipynb"}
    assert shown(mine)[FIRST] == f"{FIRST}, first version"
    assert json.loads((mine / OWN_FOLDER / "put.json").read_text("utf-8"))


@pytest.mark.parametrize("wanted", ["taken", "taken/below/it"])
def test_a_file_where_the_folder_should_be_is_named(
    lessons: Path, tmp_path: Path, wanted: str
) -> None:
    (tmp_path / "taken").write_text("a letter", "utf-8")
    with pytest.raises(LaunchError) as caught:
        put(lessons, tmp_path / wanted)
    assert f"into the folder {tmp_path / wanted}, but {tmp_path / 'taken'} is a file" in str(
        caught.value
    )
    assert "voormsi-nb --dir FOLDER" in str(caught.value)
    assert (tmp_path / "taken").read_text("utf-8") == "a letter"


@contextmanager
def nobody() -> Iterator[None]:
    """Be an ordinary user: nothing is forbidden to root."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize("wanted", ["locked", "locked/mine"])
def test_a_folder_that_cannot_be_written_is_named(
    lessons: Path, tmp_path: Path, wanted: str
) -> None:
    locked = tmp_path / "locked"
    locked.mkdir()
    locked.chmod(0o500)
    with nobody(), pytest.raises(LaunchError) as caught:
        put(lessons, tmp_path / wanted)
    assert f"into the folder {tmp_path / wanted}, but nothing can be written" in str(caught.value)
    assert "Permission denied" in str(caught.value)
    assert "voormsi-nb --dir FOLDER" in str(caught.value)
    assert list(locked.iterdir()) == []


def test_a_folder_with_the_name_of_a_lesson_is_an_error(lessons: Path, tmp_path: Path) -> None:
    (tmp_path / "mine" / FIRST).mkdir(parents=True)
    with pytest.raises(LaunchError, match="Is a directory"):
        put(lessons, tmp_path / "mine")


def test_an_installation_without_lessons_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("voormsi_nb.launch.lessons._PACKAGE", tmp_path / "voormsi_nb")
    with pytest.raises(LaunchError, match="has no lessons") as caught:
        source()
    assert "pip install --force-reinstall" in str(caught.value)
