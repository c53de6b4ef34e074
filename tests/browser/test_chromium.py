"""Which browser is taken, and that none at all is a failure that says what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.chromium import NoBrowserError, find

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def empty_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder in which all programs are looked for; it is empty."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def _program(path: Path) -> str:
    path.touch(mode=0o755)
    return str(path)


def test_the_browser_of_the_system_goes_first(empty_path: Path) -> None:
    own = _program(empty_path / "own")
    system = _program(empty_path / "chromium")
    assert find(own) == system


def test_the_browser_that_playwright_has_fetched_comes_second(empty_path: Path) -> None:
    own = _program(empty_path / "own")
    assert find(own) == own


def test_no_browser_is_an_error_that_names_what_installs_one(empty_path: Path) -> None:
    with pytest.raises(NoBrowserError) as caught:
        find(str(empty_path / "never fetched"))
    assert "apt-get install chromium" in str(caught.value)
    assert "playwright install chromium" in str(caught.value)
