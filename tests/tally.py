"""Count what a stage of tests did: ``python tests/tally.py REPORT EXIT_CODE``.

Reads the JUnit XML report of the stage and prints its passed tests, its failures and a note. What
proves nothing counts as a failure: no report, no test at all, a skipped test, an exit code that
says failure where the report shows none.
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import NamedTuple


class Tally(NamedTuple):
    """How many tests passed, how many failures there were, and words for both."""

    passed: int
    failed: int
    note: str


def tally(report: Path, exit_code: int) -> Tally:
    """Judge a stage by its report and the exit code of its command."""
    try:
        root = ET.parse(report).getroot()  # noqa: S314 - written a moment ago by our own test run
    except (OSError, ET.ParseError):
        return Tally(0, 1, f"no report of tests, exit code {exit_code}")
    cases = list(root.iter("testcase"))
    broken = [case for case in cases if any(case.find(tag) is not None for tag in _BROKEN)]
    skipped = [case for case in cases if case not in broken and _is_skipped(case)]
    expected = [
        case
        for case in cases
        if case not in broken and case not in skipped and case.find("skipped") is not None
    ]
    passed = len(cases) - len(broken) - len(skipped) - len(expected)
    notes = [f"{passed} passed", f"{len(broken)} failed"]
    if expected:
        notes.append(f"{len(expected)} failed as expected")
    failed = len(broken)
    if skipped:
        failed += len(skipped)
        notes.append(f"{len(skipped)} skipped, which proves nothing")
    if not passed:
        notes.append("no test passed")
        failed = max(failed, 1)
    if exit_code and not failed:
        notes.append(f"exit code {exit_code}")
        failed = 1
    return Tally(passed, failed, ", ".join(notes))


_BROKEN = ("failure", "error")


def _is_skipped(case: ET.Element) -> bool:
    mark = case.find("skipped")
    return mark is not None and mark.get("type") != "pytest.xfail"


if __name__ == "__main__":
    print(*tally(Path(sys.argv[1]), int(sys.argv[2])))  # noqa: T201 - read by tests/env.sh
