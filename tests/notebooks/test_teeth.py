"""The notebooks have teeth: a fault in the rules makes the notebook that teaches the rule fail.

Each fault is planted in a copy of the package, and the plain cells of its notebook are run with it.
A few go through nbval itself, whole notebook and kernel, to show that it says the same.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.notebooks.execute import FOLDER
from tests.notebooks.faults import FAULTS, Fault
from voormsi_nb.rules import RULES

ROOT = FOLDER.parent
SECONDS = 90

TAUGHT = [rule.id for rule in RULES if rule.id[:2] in {"R1", "R2", "R3", "R4", "R5"}]

THROUGH_NBVAL = ("aces above nines", "K♠ may come later")


class Answer(NamedTuple):
    """What came of a run: where the package was imported from, and the cells that differ."""

    package: str | None
    cells: list[list[str]]


def copy_package(folder: Path) -> Path:
    """Copy what is imported of the package; what is only built into it stays."""
    left = shutil.ignore_patterns("frontend")
    shutil.copytree(ROOT / "voormsi_nb", folder / "voormsi_nb", ignore=left)
    return folder


def plant(fault: Fault, folder: Path) -> Path:
    """Put a fault into a copy of the package; its text must be there exactly once."""
    path = folder / "voormsi_nb" / "rules" / fault.file
    text = path.read_text(encoding="utf-8")
    assert text.count(fault.text) == 1, f"{fault.text!r} stands {text.count(fault.text)} times"
    path.write_text(text.replace(fault.text, fault.instead), encoding="utf-8")
    return folder


def notebook_of(name: str) -> Path:
    return FOLDER / f"{name}.ipynb"


def environment(*first: Path) -> dict[str, str]:
    """Return the environment in which these folders come first on Python's path."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, first))}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package as it is."""
    return copy_package(tmp_path_factory.mktemp("package") / "sound")


@pytest.fixture(scope="module")
def answers(sound: Path) -> dict[str, Answer]:
    """Run every fault's notebook, and each of these notebooks without a fault, once for all."""
    runs = {name: (sound, notebook_of(name)) for name in sorted({it.notebook for it in FAULTS})}
    for number, fault in enumerate(FAULTS):
        folder = shutil.copytree(sound, sound.with_name(str(number)))
        runs[fault.what] = (plant(fault, folder), notebook_of(fault.notebook))
    command = [sys.executable, "-P", "-m", "tests.notebooks.plainly"]
    done = subprocess.run(
        command,
        input=json.dumps([[*map(str, run)] for run in runs.values()]),
        env=environment(ROOT),
        cwd=sound,
        text=True,
        check=True,
        capture_output=True,
    )
    given = [Answer(*json.loads(line)) for line in done.stdout.splitlines()]
    for (folder, _), answer in zip(runs.values(), given, strict=True):
        assert answer.package == str(folder / "voormsi_nb" / "__init__.py")
    return dict(zip(runs, given, strict=True))


def test_every_rule_is_hit() -> None:
    assert len(FAULTS) >= 25
    assert len(TAUGHT) == 5 + 8 + 11 + 6 + 9
    assert [rule for rule in TAUGHT if rule not in {fault.rule for fault in FAULTS}] == []


def test_no_two_faults_are_the_same() -> None:
    assert len({fault.what for fault in FAULTS}) == len(FAULTS)
    assert len({(fault.file, fault.text, fault.instead) for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("name", sorted({fault.notebook for fault in FAULTS}))
def test_without_a_fault_a_notebook_is_as_saved(answers: dict[str, Answer], name: str) -> None:
    assert answers[name].cells == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.rule} {fault.what}")
def test_a_fault_is_noticed(answers: dict[str, Answer], fault: Fault) -> None:
    assert answers[fault.what].cells != []


@pytest.mark.parametrize("what", [None, *THROUGH_NBVAL])
def test_nbval_says_the_same(sound: Path, tmp_path: Path, what: str | None) -> None:
    fault = next((it for it in FAULTS if it.what == what), FAULTS[0])
    folder = Path(shutil.copytree(sound, tmp_path / "package"))
    if what is not None:
        plant(fault, folder)
    notebook = shutil.copy(notebook_of(fault.notebook), tmp_path)
    only_once = ["-p", "no:nbval", "-p", "nbval.plugin"]
    command = [sys.executable, "-P", "-m", "pytest", *only_once, "--nbval", notebook]
    done = subprocess.run(
        command,
        env=environment(folder),
        cwd=tmp_path,
        text=True,
        check=False,
        capture_output=True,
        timeout=SECONDS,
    )
    assert done.returncode == (0 if what is None else 1), done.stdout
