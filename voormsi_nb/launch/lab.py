"""JupyterLab on a folder of lessons: what it needs, whom it trusts, how it is started.

Nothing is written into the reader's own configuration of Jupyter. What differs for the lessons is
said on the command line and in ``jupyter/`` beside this file, which Jupyter is told to read too.
"""

from __future__ import annotations

import errno
import importlib.util
import os
import signal
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

from voormsi_nb.launch.errors import LaunchError
from voormsi_nb.launch.lessons import OWN_FOLDER
from voormsi_nb.locale import gettext

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["WELCOME", "check", "check_port", "is_root", "start", "trust"]

WELCOME: Final = "00-welcome.ipynb"

_CONFIGURATION: Final = Path(__file__).parent / "jupyter"


def check() -> None:
    """Raise `LaunchError` if JupyterLab is not installed beside this package."""
    if importlib.util.find_spec("jupyterlab") is None:
        message = gettext(
            "The lessons are opened in JupyterLab, and this Python has none. "
            "Install it: pip install 'voormsi-nb[lab]'"
        )
        raise LaunchError(message)


def check_port(port: int) -> None:
    """Raise `LaunchError` if this port cannot be listened at."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            message = gettext(
                "JupyterLab was to listen at port {port}, but another program does, perhaps a "
                "JupyterLab that is still running. Stop that one, or name another port, or leave "
                "out --port: then a free one is found."
            )
        else:
            message = gettext(
                "JupyterLab was to listen at port {port}, but that is not possible ({reason}). "
                "Name a port between 1024 and 65535, or leave out --port: then a free one is found."
            )
        raise LaunchError(message.format(port=port, reason=error.strerror)) from error


def trust(paths: Iterable[Path]) -> None:
    """Sign notebooks, as ``jupyter trust`` does, so that their saved pictures are shown.

    Raises `LaunchError` if the signatures cannot be kept; the lessons can be opened all the same.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    try:
        notary = NotebookNotary()
        try:
            for path in paths:
                notary.sign(nbformat.read(path, as_version=4))
        finally:
            notary.store.close()
    except OSError as error:
        message = gettext(
            "The lessons could not be marked as trusted ({reason}: {place}). Until you run a cell, "
            "its saved picture is not shown."
        )
        shown = {"reason": error.strerror, "place": error.filename}
        raise LaunchError(message.format(**shown)) from error


def is_root() -> bool:
    """Tell whether this process may do anything on this machine."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def start(folder: Path, port: int | None, *, browser: bool) -> int:
    """Run JupyterLab until it is stopped, and return its exit code.

    Raises `LaunchError` if JupyterLab is there and cannot be used.
    """
    paths = [str(_CONFIGURATION), os.environ.get("JUPYTER_CONFIG_PATH")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(path for path in paths if path)
    # The kernel beside this package, not another Python that the reader once made the default.
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    try:
        labapp = importlib.import_module("jupyterlab.labapp")
    except ImportError as error:
        message = gettext(
            "JupyterLab is installed, but does not start: {reason}. "
            "Install it again: pip install --force-reinstall 'voormsi-nb[lab]'"
        )
        raise LaunchError(message.format(reason=error)) from error
    signal.signal(signal.SIGINT, _interrupted)
    try:
        labapp.LabApp.launch_instance(_arguments(folder, port, browser=browser))
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else int(stopped.code is not None)
    return 0


def _interrupted(*_: object) -> None:
    """End in an orderly way, as on SIGTERM, also where no terminal is and Jupyter does not."""
    if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        raise KeyboardInterrupt  # Jupyter has not come so far
    signal.raise_signal(signal.SIGTERM)


def _arguments(folder: Path, port: int | None, *, browser: bool) -> list[str]:
    """Return the command line of JupyterLab."""
    arguments = [
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{WELCOME}",
        # Which lessons are open is remembered with the lessons, not with the reader's other work.
        f"--LabApp.workspaces_dir={folder / OWN_FOLDER / 'workspaces'}",
        f"--ServerApp.open_browser={browser}",
        # Ctrl-C ends it and asks nothing.
        "--ServerApp.answer_yes=True",
    ]
    if browser:
        arguments.append("--Application.log_level=WARN")
    if port is not None:
        arguments += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    if is_root():
        arguments.append("--ServerApp.allow_root=True")
    return arguments
