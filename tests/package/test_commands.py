"""The test command cannot pass without having tested something."""

import subprocess
from pathlib import Path

import pytest

from tests.package.checkout import ROOT
from tests.tally import Tally, tally

GOOD = "<testcase/>"
BAD = "<testcase><failure/></testcase>"
BROKEN = "<testcase><error/></testcase>"
SKIPPED = '<testcase><skipped type="pytest.skip"/></testcase>'
EXPECTED = '<testcase><skipped type="pytest.xfail"/></testcase>'


@pytest.mark.parametrize(
    ("cases", "exit_code", "passed", "failed"),
    [
        (GOOD * 3, 0, 3, 0),
        (GOOD + BAD * 2 + BROKEN, 1, 1, 3),
        ("", 5, 0, 1),
        ("", 0, 0, 1),
        (GOOD + SKIPPED, 0, 1, 1),
        (GOOD + EXPECTED, 0, 1, 0),
        (EXPECTED, 0, 0, 1),
        (GOOD, 3, 1, 1),
    ],
)
def test_a_stage_is_judged_by_its_report(
    tmp_path: Path, cases: str, exit_code: int, passed: int, failed: int
) -> None:
    report = tmp_path / "report.xml"
    report.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>", encoding="utf-8")
    assert tally(report, exit_code)[:2] == (passed, failed)


def test_a_stage_without_a_report_has_failed(tmp_path: Path) -> None:
    assert tally(tmp_path / "none.xml", 0) == Tally(0, 1, "no report of tests, exit code 0")


@pytest.mark.parametrize("command", ["run", "long"])
def test_an_unknown_name_is_an_error_that_lists_the_known_ones(command: str) -> None:
    answer = subprocess.run(
        ["bash", f"tests/{command}", "nonsense"],  # noqa: S607 - bash is on every path
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 2
    assert "There is no" in answer.stderr
    assert "nonsense" in answer.stderr
