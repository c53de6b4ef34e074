"""tests/constraints.txt pins exactly what is installed, within what pyproject.toml allows."""

from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.package.checkout import ROOT, project

UNPINNED = {
    "setuptools",  # comes with Python 3.11
    "voormsi-nb",  # this project
}


def pins() -> dict[str, Version]:
    """Read the constraints; every line that is not a comment must name one exact version."""
    found: dict[str, Version] = {}
    for line in (ROOT / "tests" / "constraints.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version = line.split("==")
            found[canonicalize_name(name)] = Version(version)
    return found


def requirements() -> list[Requirement]:
    """List what pyproject.toml asks for, extras included, this project itself left out."""
    table = project()
    lists = [table["dependencies"], *table["optional-dependencies"].values()]
    found = [Requirement(line) for lines in lists for line in lines]
    return [wanted for wanted in found if canonicalize_name(wanted.name) not in UNPINNED]


def test_every_installed_package_is_the_pinned_one() -> None:
    installed = {
        canonicalize_name(package.name): Version(package.version)
        for package in metadata.distributions()
    }
    pinned = pins()
    other = {
        name: str(version)
        for name, version in installed.items()
        if name not in UNPINNED and pinned.get(name) != version
    }
    assert other == {}, "add them to tests/constraints.txt"


@pytest.mark.parametrize("wanted", requirements(), ids=str)
def test_every_requirement_admits_the_pinned_version(wanted: Requirement) -> None:
    assert wanted.specifier.contains(pins()[canonicalize_name(wanted.name)])
