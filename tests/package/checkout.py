"""Where the checkout is, and which files belong to it."""

import subprocess
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def project() -> dict[str, Any]:
    """Give the table ``project`` of pyproject.toml."""
    metadata: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    table: dict[str, Any] = metadata["project"]
    return table


def files_of_project(folder: str = ".") -> set[str]:
    """Name the files that git keeps, and the new ones it does not ignore, from the top."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name for name in listed.split("\0") if name and (ROOT / name).exists()}
