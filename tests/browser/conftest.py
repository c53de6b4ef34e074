"""One browser and one server for the room; a page, a notebook and a table for each test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.lab import INTERFACES, Interface, Notebook
from tests.browser.notebook_files import write
from tests.browser.server import Server, running
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

_PATIENCE = 15_000


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start the browser; the loop that drives it must not reach into other rooms."""
    expect.set_options(timeout=_PATIENCE)
    with sync_playwright() as playwright:
        started = launch(playwright.chromium)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start the server."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="package")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Open what the pages share: the copies of what they have loaded, and nothing that tells."""
    opened = browser.new_context(viewport={"width": 1280, "height": 1000})
    opened.set_default_timeout(_PATIENCE)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext, server: Server) -> Iterator[Page]:
    """Open a page; an error of the table's script that nobody has caught fails the test.

    Jupyter's own scripts have addresses of the server, that of a widget has one of its own.
    """
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(f"{error.message}\n{error.stack}"))
    opened.on("dialog", lambda dialog: dialog.accept())
    yield opened
    if opened.url.startswith(server.url):
        opened.evaluate("localStorage.clear()")
    opened.close()
    assert [error for error in errors if "blob:" in error] == []


@pytest.fixture(params=INTERFACES)
def interface(request: pytest.FixtureRequest) -> Interface:
    """Run the test on the page of JupyterLab and on that of Notebook 7."""
    chosen: Interface = request.param
    return chosen


class OpenNotebook(Protocol):
    """Writes a notebook and opens it."""

    def __call__(self, *cells: str, run: bool = True) -> Notebook:
        """Open a notebook with these cells, and run them."""


@pytest.fixture
def open_notebook(
    page: Page, server: Server, interface: Interface, request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Give what opens a notebook; its kernel ends with the test."""
    opened: list[Notebook] = []

    def opening(*cells: str, run: bool = True) -> Notebook:
        name = f"{request.node.originalname}-{interface}-{len(opened)}.ipynb"
        write(server.folder / name, *cells)
        notebook = Notebook(page, server, interface, name)
        opened.append(notebook)
        notebook.open()
        if run:
            notebook.run_all()
        return notebook

    yield opening
    if opened:
        opened[-1].shut_down()


class OpenTable(Protocol):
    """Opens a notebook with a table in it."""

    def __call__(self, table: str = "Table(seed=7, pace=0)", before: str = "") -> TablePage:
        """Open a notebook that shows this table; ``before`` is run in the same cell before."""


@pytest.fixture
def open_table(open_notebook: OpenNotebook) -> OpenTable:
    """Give what opens a table and waits until it can be played at."""

    def opening(table: str = "Table(seed=7, pace=0)", before: str = "") -> TablePage:
        start = f"from voormsi_nb import Table\n{before}\ntable = {table}\ntable"
        shown = TablePage(open_notebook(start))
        expect(shown.root).to_be_visible()
        return shown

    return opening
