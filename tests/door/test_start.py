"""The command voormsi-nb really starts JupyterLab at the welcome, and stops it."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from tests.notebooks.execute import saved_notebooks

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND = Path(sys.executable).with_name("voormsi-nb")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)(/\S*)\?token=(\w+)")
PATIENCE = 60


@dataclass(frozen=True)
class Run:
    """A run of the command, with a home of its own."""

    process: subprocess.Popen[bytes]
    home: Path
    log: Path

    def wait_for(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Wait until the command has printed this."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            found = pattern.search(self.log.read_text("utf-8"))
            if found is not None:
                return found
            time.sleep(0.1)
        raise AssertionError(self.log.read_text("utf-8"))

    def get(self, path: str) -> tuple[int, bytes, str]:
        """Ask the server; return the status, what came, and where from."""
        port, _, token = self.wait_for(ADDRESS).groups()
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}{path}", headers={"Authorization": f"token {token}"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
            return answer.status, answer.read(), answer.url

    def json(self, path: str) -> Any:  # noqa: ANN401 - any JSON value
        """Ask the server for a value."""
        return json.loads(self.get(path)[1])

    def interrupt(self) -> int:
        """Press Ctrl-C and wait for the end."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def running(home: Path, *options: str, terminal: bool, **variables: str) -> Iterator[Run]:
    """Start the command in a home of its own; end it, whatever happens."""
    home.mkdir(exist_ok=True)
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "XDG"))
    }
    environment = inherited | {"HOME": str(home), "PYTHONUTF8": "1"} | variables
    ends = pty.openpty() if terminal else (os.open(os.devnull, os.O_RDONLY),)
    log = home.with_suffix(".log")
    with log.open("wb") as output:
        process = subprocess.Popen(
            [COMMAND, *options],
            env=environment,
            stdin=ends[-1],
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    try:
        yield Run(process, home, log)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(timeout=PATIENCE)
        for end in ends:
            os.close(end)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """Start it once, as on a terminal and without a browser."""
    home = tmp_path_factory.mktemp("door") / "home"
    with running(home, "--no-browser", terminal=True) as started:
        yield started


def test_the_server_is_up(run: Run) -> None:
    assert run.json("/api/status")["started"]


def test_the_printed_address_is_that_of_the_welcome(run: Run) -> None:
    path = run.wait_for(ADDRESS)[2]
    assert path == "/lab/tree/00-welcome.ipynb"
    status, page, _ = run.get(path)
    assert status == 200
    assert b"jupyter-config-data" in page


def test_the_root_of_the_server_leads_to_the_welcome(run: Run) -> None:
    _, _, url = run.get("/")
    assert url.endswith("/lab/tree/00-welcome.ipynb")


def test_the_lessons_are_listed_and_nothing_else(run: Run) -> None:
    listed = run.json("/api/contents/")["content"]
    assert {entry["name"] for entry in listed} == {path.name for path in saved_notebooks()}


def test_the_welcome_is_trusted(run: Run) -> None:
    notebook = run.json("/api/contents/00-welcome.ipynb")["content"]
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["metadata"]["trusted"] for cell in code)


def test_every_lesson_is_signed(run: Run) -> None:
    run.wait_for(ADDRESS)
    notary = NotebookNotary(data_dir=str(run.home / ".local" / "share" / "jupyter"))
    with closing(notary.store):
        paths = sorted((run.home / "voormsi").glob("*.ipynb"))
        signed = {
            path.name: notary.check_signature(nbformat.read(path, as_version=4)) for path in paths
        }
    assert signed
    assert all(signed.values()), signed


def test_jupyterlab_does_not_ask_about_news(run: Run) -> None:
    setting = run.json("/lab/api/settings/@jupyterlab/apputils-extension:notification")
    defaults = setting["schema"]["properties"]
    assert defaults["fetchNews"]["default"] == "false"
    assert defaults["checkForUpdates"]["default"] is False
    assert setting["raw"] in {"", "{}"}, "nothing is set in the reader's own name"


def test_the_readers_own_configuration_is_left_alone(run: Run) -> None:
    run.get("/lab/api/workspaces/")
    assert not (run.home / ".jupyter").exists()
    assert not (run.home / ".config" / "jupyter").exists()


def test_ctrl_c_ends_it_at_once(run: Run) -> None:
    """The last test of this run."""
    run.wait_for(ADDRESS)
    assert run.interrupt() == 0
    told = run.log.read_text("utf-8")
    assert "Shutting down" in told
    assert "Traceback" not in told
    left = list((run.home / ".local" / "share" / "jupyter" / "runtime").glob("jpserver-*"))
    assert left == []


def test_at_the_port_that_was_asked_for_the_browser_is_opened_at_the_welcome(
    tmp_path: Path,
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(
        f'#!/bin/sh\ncat "${{1#file://}}" >{opened}.part\nmv {opened}.part {opened}\n'
    )
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as asked:
        port = asked.getsockname()[1]
    options = ("--port", f"{port}", "--dir", f"{tmp_path / 'my lessons'}")
    with running(tmp_path / "home", *options, terminal=False, BROWSER=f"{browser}") as started:
        assert started.wait_for(ADDRESS)[1] == f"{port}"
        assert started.json("/api/status")["started"]
        end = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.1)
        assert f":{port}/lab/tree/00-welcome.ipynb" in opened.read_text("utf-8")
        assert started.interrupt() == 0
    assert "Traceback" not in started.log.read_text("utf-8")
    assert (tmp_path / "my lessons" / "00-welcome.ipynb").is_file()
    assert list(tmp_path.glob("home/.local/share/jupyter/runtime/jpserver-*")) == []
