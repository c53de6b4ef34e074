"""A page and a server for what is no test: a measurement that takes long."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.lab import Notebook
from tests.browser.notebook_files import write
from tests.browser.server import running

if TYPE_CHECKING:
    from collections.abc import Iterator

_PATIENCE = 60_000


@contextmanager
def opened(*cells: str) -> Iterator[Notebook]:
    """Open a notebook with these cells in a JupyterLab of its own, and run them."""
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        expect.set_options(timeout=_PATIENCE)
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(_PATIENCE)
        write(server.folder / "notebook.ipynb", *cells)
        notebook = Notebook(page, server, "lab", "notebook.ipynb")
        notebook.open()
        notebook.run_all()
        yield notebook
        notebook.shut_down()
        browser.close()
