"""The saved notebooks were executed, whole and in order, and hold nothing that goes stale."""

from pathlib import Path

import pytest

from tests.notebooks.execute import normalised, read, saved_notebooks, text_of
from tests.notebooks.guards import faults

every_notebook = pytest.mark.parametrize("path", saved_notebooks(), ids=lambda path: path.name)


def test_the_notebooks_are_found() -> None:
    assert saved_notebooks()[0].name == "00-welcome.ipynb"


@every_notebook
def test_a_saved_notebook_is_sound(path: Path) -> None:
    assert faults(read(path)) == []


@every_notebook
def test_a_saved_notebook_is_written_as_the_command_writes_it(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == text_of(normalised(read(path)))
