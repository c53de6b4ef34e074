"""The command ``voormsi-nb``: puts the lessons into a folder of yours and opens them.

Its exit code is 0 when it has run and was stopped, 1 when something was in the way, and 2 when the
command line is wrong. Loading this module loads nothing of Jupyter.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from voormsi_nb import __version__
from voormsi_nb.launch import lab, lessons
from voormsi_nb.launch.errors import LaunchError
from voormsi_nb.locale import gettext, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["LaunchError", "main"]

FOLDER: Final = "~/voormsi"
_PORTS: Final = range(1, 65536)
_DIGITS: Final = 5


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; without arguments, those of the command line count."""
    chosen = _parser().parse_args(arguments)
    try:
        # What can be in the way of JupyterLab is found before anything is written.
        lab.check()
        if chosen.port is not None:
            lab.check_port(chosen.port)
        folder = lessons.put(lessons.source(), chosen.dir)
        print("\n".join(_told(folder, browser=chosen.browser)), flush=True)
        _trust(folder)
        return lab.start(folder.path, chosen.port, browser=chosen.browser)
    except LaunchError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def _trust(folder: lessons.Folder) -> None:
    """Trust what is ours to the byte, and nothing that anybody has changed since."""
    try:
        lab.trust(folder.path / name for name in folder.ours if name.endswith(".ipynb"))
    except LaunchError as error:
        print(error, file=sys.stderr)


def _told(folder: lessons.Folder, *, browser: bool) -> list[str]:
    """Say what has happened to the folder, and what happens next."""
    told = [gettext("The lessons are in {folder}").format(folder=folder.path)]
    if folder.new:
        number = len(folder.new)
        message = ngettext("{number} file is new there.", "{number} files are new there.", number)
        told.append(message.format(number=number))
    if folder.renewed:
        number = len(folder.renewed)
        message = ngettext(
            "{number} file that you had not changed has got its new version.",
            "{number} files that you had not changed have got their new versions.",
            number,
        )
        told.append(message.format(number=number))
    if folder.kept:
        message = gettext("You have changed these; they stay as they are: {names}")
        told.append(message.format(names=", ".join(folder.kept)))
    for name, other in folder.beside.items():
        message = gettext(
            "You have changed {name}; it stays as it is. Its new version stands beside it: {other}"
        )
        told.append(message.format(name=name, other=other))
    if lab.is_root():
        told.append(gettext("You are root: whoever gets into this JupyterLab may do anything."))
    if browser:
        told.append(gettext("JupyterLab opens in your browser. Ctrl-C here ends it."))
    else:
        told.append(gettext("JupyterLab prints its address. Ctrl-C here ends it."))
    return told


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="voormsi-nb",
        formatter_class=RawDescriptionHelpFormatter,
        description=gettext(
            "Open the lessons on Voormsi, the Greenlandic card game, in JupyterLab."
        ),
        epilog=gettext(
            "The lessons are copied into a folder of yours. What you change there stays as it is;\n"
            "a new version is put beside it. To begin a lesson afresh, delete its file and run\n"
            "this command again."
        ),
    )
    parser.add_argument(
        "--dir",
        type=_folder,
        default=FOLDER,
        metavar="FOLDER",
        help=gettext("where the lessons go (otherwise: {folder})").format(folder=FOLDER),
    )
    parser.add_argument(
        "--port",
        type=_port,
        metavar="NUMBER",
        help=gettext("the port at which JupyterLab listens (otherwise: one that is free)"),
    )
    parser.add_argument(
        "--no-browser",
        dest="browser",
        action="store_false",
        help=gettext("open no browser; the address is printed"),
    )
    parser.add_argument("--version", action="version", version=f"voormsi-nb {__version__}")
    return parser


def _folder(text: str) -> Path:
    """Read a folder; ~ is the reader's home.

    >>> _folder("/tmp/voormsi").name
    'voormsi'
    """
    if not text:
        raise ArgumentTypeError(gettext("the name of the folder is empty"))
    try:
        return Path(text).expanduser().absolute()
    except RuntimeError as error:
        message = gettext("there is no home folder for {text}").format(text=text)
        raise ArgumentTypeError(message) from error


def _port(text: str) -> int:
    """Read the number of a port.

    >>> _port("8888")
    8888
    """
    if text.isascii() and text.isdecimal() and len(text) <= _DIGITS and int(text) in _PORTS:
        return int(text)
    message = gettext("'{text}' is no port; a number between 1 and 65535 is needed")
    raise ArgumentTypeError(message.format(text=text))
