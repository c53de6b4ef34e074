"""What Binder would build from the last commit, without Docker.

An environment with the versions that repo2docker has frozen for its base image, a copy of the
repository, and an ordinary user who installs ``binder/requirements.txt`` and runs
``binder/postBuild`` there. What this cannot show is Binder's Linux and its conda.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from tests.package.checkout import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence

BINDER = ROOT / "binder"
USER = 1000
"""The number of Binder's ordinary user; it needs no name here."""

# What the base image is asked for; what these need comes with them.
_BASE = ("pip", "jupyterlab", "notebook", "jupyter-server", "ipykernel", "ipywidgets", "nbconvert")

_BINDERS_MINOR = 11  # of Python, as binder/runtime.txt says

# How this machine reaches PyPI goes on into the emptied environment.
_PASSED_ON = re.compile(r"PIP_\w+|\w+_proxy|SSL_CERT_\w+|REQUESTS_CA_BUNDLE", re.IGNORECASE)


class NoImageError(Exception):
    """The image could not be built; the text says why."""


def locked() -> dict[str, str]:
    """Read the versions that Binder's base image holds from repo2docker's own lock file."""
    python = (BINDER / "runtime.txt").read_text("utf-8").strip().removeprefix("python-")
    found = importlib.util.find_spec("repo2docker")
    assert found is not None
    assert found.origin is not None
    buildpack = Path(found.origin).parent / "buildpacks" / "conda"
    text = (buildpack / f"environment.py-{python}-linux-64.lock").read_text("utf-8")
    packages = re.findall(r"/([^/\n]+)-([^-/\n]+)-[^-/\n]+\.(?:conda|tar\.bz2)", text)
    return {canonicalize_name(name): version for name, version in packages}


@dataclass(frozen=True)
class Image:
    """What is left when Binder has built."""

    folder: Path
    """Everything is in here."""
    repository: Path
    """The copy of the repository, where everything is run."""
    variables: dict[str, str]
    """The environment variables of the ordinary user."""

    def start(self, command: Sequence[str], log: Path) -> subprocess.Popen[bytes]:
        """Start a command as the ordinary user, in a process group of its own."""
        with log.open("wb") as output:
            return subprocess.Popen(
                command, stdout=output, stderr=output, start_new_session=True, **self._where()
            )

    def run(self, *command: str) -> str:
        """Run a command as the ordinary user and return what it says.

        Raises `NoImageError` if it fails.
        """
        return _run(command, **self._where())

    def _where(self) -> dict[str, Any]:
        # What is not found in the emptied environment must not be found beside it either.
        where = {"cwd": self.repository, "env": self.variables, "stdin": subprocess.DEVNULL}
        return where | as_user()


def as_user() -> dict[str, Any]:
    """Return what makes subprocess run something as the ordinary user; only root has to."""
    if os.geteuid() != 0:
        return {}
    return {"user": USER, "group": USER, "extra_groups": []}


def build(folder: Path) -> Image:
    """Build it in an empty folder.

    Raises `NoImageError`.
    """
    environment, repository, home = (folder / name for name in ("env", "repository", "home"))
    home.mkdir()
    repository.mkdir()
    archive = folder / "commit.tar"
    _run(["git", "archive", f"--output={archive}", "HEAD"], cwd=ROOT)
    _run(["tar", "-xf", str(archive)], cwd=repository)
    _make_base(folder, environment)
    if os.geteuid() == 0:
        folder.chmod(0o755)
        for path in (folder, *folder.rglob("*")):
            os.chown(path, USER, USER, follow_symlinks=False)
    passed_on = {name: value for name, value in os.environ.items() if _PASSED_ON.fullmatch(name)}
    image = Image(
        folder,
        repository,
        passed_on
        | {
            "HOME": str(home),
            "USER": "demo",
            "LANG": "C.UTF-8",
            "SHELL": "/bin/bash",
            "PATH": f"{environment}/bin:/usr/local/bin:/usr/bin:/bin",
        },
    )
    image.run("python", "-m", "pip", "install", "--quiet", "-r", "binder/requirements.txt")
    image.run("./binder/postBuild")
    return image


def _make_base(folder: Path, environment: Path) -> None:
    """Make the environment that Binder begins with."""
    constraints = folder / "lock.txt"
    constraints.write_text("".join(f"{name}=={version}\n" for name, version in _pins()), "utf-8")
    pip = [str(environment / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    _run([_find_python(folder), "-m", "venv", str(environment)], cwd=folder)
    _run([*pip, "--disable-pip-version-check", "-c", str(constraints), *_BASE], cwd=folder)


def _pins() -> list[tuple[str, str]]:
    """Return what pip understands of the lock file; conda has names and versions of its own."""
    found = []
    for name, version in locked().items():
        try:
            found.append((name.removesuffix("-core"), str(Version(version))))
        except InvalidVersion:
            continue
    return [(name, version) for name, version in found if re.match("[a-z]", name)]


def _find_python(folder: Path) -> str:
    """Return a Python that the ordinary user may run, of Binder's version if there is one."""
    tried = "import ensurepip, sys, venv; print(sys.version_info.minor)"
    candidates = ["/usr/bin/python3.11", "/usr/bin/python3", shutil.which("python3.11")]
    candidates += [str(Path(sys.executable).resolve()), shutil.which("python3")]
    usable: dict[int, str] = {}
    for candidate in filter(None, candidates):
        try:
            minor = int(_run([candidate, "-c", tried], cwd=folder.parent, **as_user()))
        except (OSError, NoImageError):
            continue
        usable.setdefault(minor, candidate)
    good = sorted(minor for minor in usable if minor >= _BINDERS_MINOR)
    if not good:
        raise NoImageError(
            "There is no Python 3.11 or newer, with venv, that an ordinary user may run; on Debian "
            "'apt-get install python3 python3-venv' brings one."
        )
    return usable[good[0]]


def _run(command: Sequence[str], **where: Any) -> str:  # noqa: ANN401 - handed on
    """Run a command and return what it says."""
    answer = subprocess.run(command, check=False, capture_output=True, text=True, **where)
    if answer.returncode:
        told = f"{answer.stdout}{answer.stderr}"[-4000:]
        raise NoImageError(f"{' '.join(command)} failed:\n{told}")
    said: str = answer.stdout
    return said


def replaced(image: Image) -> dict[str, str]:
    """Name the packages of the base image that are there in another version, with that version."""
    listed = json.loads(image.run("python", "-m", "pip", "list", "--format=json"))
    pins = dict(_pins())
    installed = {canonicalize_name(entry["name"]): entry["version"] for entry in listed}
    known = {name: version for name, version in installed.items() if name in pins}
    assert known, "nothing of the base image is there"
    return {name: version for name, version in known.items() if version != pins[name]}
