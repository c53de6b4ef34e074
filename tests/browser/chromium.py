"""The browser of the tests: the system's Chromium, else the one that Playwright has fetched.

Without a browser nothing here can be known, so its absence fails the tests and never passes them.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserType

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A quiet browser: no sandbox, which root may not have; no talk with the world outside.
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


class NoBrowserError(Exception):
    """There is no browser, and these tests are about nothing else."""

    def __str__(self) -> str:
        """Name what installs one."""
        return (
            "No Chromium was found, and the tests in tests/browser need one. Either brings it:\n"
            "  apt-get install chromium fonts-dejavu-core   (Debian, Ubuntu; as root)\n"
            "  python -m playwright install chromium        (anywhere; with the tests' Python)"
        )


def find(own: str | None) -> str:
    """Return the path of a browser; ``own`` is where Playwright would keep one.

    Raises `NoBrowserError`.
    """
    for name in _NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    if own is not None and Path(own).exists():
        return own
    raise NoBrowserError


def launch(browsers: BrowserType) -> Browser:
    """Start the browser; it has no window."""
    return browsers.launch(executable_path=find(browsers.executable_path), args=_ARGUMENTS)
