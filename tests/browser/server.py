"""A live Jupyter server of the tests' own: nothing of the person's set-up takes part.

It serves JupyterLab at ``/lab`` and Notebook 7 at ``/notebooks`` from one folder.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_PLACES = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "IPYTHONDIR": "ipython",
}

_CONFIG = """
c.ServerApp.ip = "127.0.0.1"
c.ServerApp.port_retries = 0
c.ServerApp.open_browser = False
c.ServerApp.allow_root = True
c.IdentityProvider.token = ""
c.LabApp.expose_app_in_browser = True
c.JupyterNotebookApp.expose_app_in_browser = True
# Notebooks are written by the tests, a moment before they are opened.
c.FileContentsManager.delete_to_trash = False
"""

# Without this JupyterLab asks in a pop-up whether it may fetch news.
_OVERRIDES = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
    }
}


@dataclass(frozen=True)
class Server:
    """A server that runs: its address, its folder, and the environment of its programs."""

    url: str
    folder: Path
    environment: dict[str, str]


@contextmanager
def running(place: Path) -> Iterator[Server]:
    """Start a server whose files are all below ``place``, and stop it at the end."""
    environment = _environment(place)
    folder = place / "notebooks"
    folder.mkdir()
    port = _free_port()
    command = [sys.executable, "-m", "jupyterlab", f"--port={port}"]
    with (place / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, f"--ServerApp.root_dir={folder}"],
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url, process, place / "server.log")
        yield Server(url, folder, environment)
    finally:
        _stop(process)


def _environment(place: Path) -> dict[str, str]:
    """Write the configuration and return the environment that points to it."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")
    }
    environment |= {name: str(place / folder) for name, folder in _PLACES.items()}
    environment |= {"PYTHONUTF8": "1", "JUPYTER_PLATFORM_DIRS": "1"}
    config = place / "config"
    (config / "labconfig").mkdir(parents=True)
    (config / "jupyter_server_config.py").write_text(_CONFIG, encoding="utf-8")
    overrides = config / "labconfig" / "default_setting_overrides.json"
    overrides.write_text(json.dumps(_OVERRIDES), encoding="utf-8")
    return environment


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def _wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/api/status", timeout=5):  # noqa: S310 - it is http
                return
        except OSError:
            time.sleep(0.1)
    told = log.read_text(encoding="utf-8", errors="replace")[-4000:]
    raise RuntimeError(f"The Jupyter server did not come up. Its log ends with:\n{told}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the server to end, its kernels with it; after a while make it end."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
            process.wait(timeout=15)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue
        return
