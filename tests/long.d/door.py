"""The door: the last commit as Binder builds it, and a card played there in a browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Error as PageError
from playwright.sync_api import expect, sync_playwright

from tests.browser.chromium import NoBrowserError, launch
from tests.browser.lab import Notebook
from tests.browser.server import Server
from tests.door.image import NoImageError, build, replaced

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.door.image import Image

WELCOME = "notebooks/00-welcome.ipynb"
ADDRESS = f"lab/tree/{WELCOME}"  # what the badge in README.md asks Binder for
TOKEN = "demo"  # noqa: S105 - of a server that lives for some seconds
PATIENCE = 60  # seconds

_TRUSTED = """
const code = panel.content.widgets.filter((cell) => cell.model.type === "code");
return code.length > 0 && code.every((cell) => cell.model.trusted);
"""

# From the first cell to the one with the table, and not on: cells out of sight are not drawn.
_RUN_TO_TABLE = """
const cells = panel.content.widgets;
const last = cells.findIndex((cell) => /\\bTable\\(/.test(cell.model.sharedModel.source));
if (last < 0) throw new Error("the welcome has no table");
for (let place = 0; place <= last; place++) {
  panel.content.activeCellIndex = place;
  await app.commands.execute("notebook:run-cell");
}
await panel.content.scrollToCell(cells[last]);
"""


def main() -> int:
    """Try it, and tell what was found."""
    begun = time.monotonic()

    def tell(text: str) -> None:
        print(f"{time.monotonic() - begun:5.0f} s  {text}", flush=True)  # noqa: T201 - this is its report

    errors: list[str] = []
    with tempfile.TemporaryDirectory(prefix="door-") as place:
        try:
            image = build(Path(place).resolve())
            tell("built as Binder does")
            if other := replaced(image):
                errors.append(f"the base image holds other versions than these: {other}")
            with serving(image) as server, sync_playwright() as playwright:
                tell("the server answers")
                browser = launch(playwright.chromium)
                page = browser.new_page(viewport={"width": 1280, "height": 1000})
                page.on("pageerror", lambda error: errors.append(f"{error.message}\n{error.stack}"))
                visit(page, server)
                browser.close()
            tell("a card has been played")
        except (AssertionError, NoBrowserError, NoImageError, PageError) as fault:
            errors.append(str(fault))
    for error in errors:
        tell(error)
    return 1 if errors else 0


def visit(page: Page, server: Server) -> None:
    """Do what a person does who comes through the badge and plays a card."""
    notebook = Notebook(page, server, "lab", WELCOME)
    page.goto(f"{server.url}/{ADDRESS}?token={TOKEN}", wait_until="commit")
    notebook.wait()
    assert page.locator(".jp-Notebook").count() == 1, "the welcome is not what is shown"
    assert notebook.script(_TRUSTED), "the saved pictures are not trusted"
    expect(page.get_by_text("Jupyter news")).to_have_count(0)

    notebook.script(_RUN_TO_TABLE, seconds=PATIENCE)
    table = page.locator('.vn-root[data-vn-kind="table"]').first
    expect(table).to_be_visible(timeout=PATIENCE * 1000)
    card = table.locator('.vn-hand [data-vn-card][data-vn-playable="true"]').first
    expect(card).to_be_visible(timeout=PATIENCE * 1000)
    code = card.get_attribute("data-vn-card")
    mine = table.locator(f'.vn-hand [data-vn-card="{code}"]')
    mine.click()
    expect(mine).to_have_attribute("data-vn-selected", "true")
    table.locator('[data-vn-act="play"]').first.click()
    expect(mine).to_have_count(0)
    expect(table.locator(f'.vn-trick [data-vn-card="{code}"]')).to_have_count(1)


@contextmanager
def serving(image: Image) -> Iterator[Server]:
    """Start the server as Binder does, below an address of its own; stop it at the end."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port = asked.getsockname()[1]
    log = image.folder / "server.log"
    # The last two are the test's: no browser is opened, and the page can be asked when it is ready.
    command = ["jupyter", "notebook", "--ip", "127.0.0.1", "--port", f"{port}"]
    command += ["--ServerApp.base_url=/user/demo/", f"--IdentityProvider.token={TOKEN}"]
    command += ["--no-browser", "--LabApp.expose_app_in_browser=True"]
    process = image.start(command, log)
    try:
        url = f"http://127.0.0.1:{port}/user/demo"
        wait_for(f"{url}/api", process, log)
        yield Server(url, image.repository, image.variables)
    finally:
        for sign in (signal.SIGTERM, signal.SIGKILL):
            if process.poll() is None:
                os.killpg(process.pid, sign)
                try:
                    process.wait(timeout=15)
                except subprocess.TimeoutExpired:
                    continue


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):  # noqa: S310 - it is http
                return
        except OSError:
            time.sleep(0.1)
    told = log.read_text(encoding="utf-8", errors="replace")[-4000:]
    raise NoImageError(f"The server did not come up. Its log ends with:\n{told}")


if __name__ == "__main__":
    sys.exit(main())
