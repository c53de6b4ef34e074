"""The template of all catalogues: ``python -m tests.locale.template`` writes it anew.

It is one command of babel, run at the top of the checkout. A new language begins with
``pybabel init -i voormsi_nb/locale/voormsi_nb.pot -d voormsi_nb/locale -D voormsi_nb -l LANGUAGE``;
``pybabel update`` with the same options takes over what has changed, ``pybabel compile -d
voormsi_nb/locale -D voormsi_nb`` makes the file that is read.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "voormsi_nb" / "locale" / "voormsi_nb.pot"

MARKS = ("N_", "P_:1c,2", "pgettext:1c,2", "ngettext:1,2")
"""What marks a message: a call of one of these, and which of its texts are the message."""


def write(path: Path) -> None:
    """Write the template to this file: every marked message of the package, in order of files."""
    marks = [option for mark in MARKS for option in ("-k", mark)]
    command = [sys.executable, "-m", "babel.messages.frontend", "-q", "extract", *marks]
    layout = ["--omit-header", "--add-location=file", "--sort-by-file", "--width=100"]
    ignored = ["--ignore-dirs", "frontend .* __pycache__"]
    subprocess.run(
        [*command, *layout, *ignored, "-o", str(path), "voormsi_nb"], cwd=ROOT, check=True
    )


if __name__ == "__main__":
    write(TEMPLATE)
