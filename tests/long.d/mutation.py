"""Puts small faults into the judging modules, and counts how many of them the tests find.

A sample in a fixed order, until all are tried or the time is up (`MINUTES`, 25 unless set). Each
fault gets a process of its own, forked from one that has loaded pytest but no rules; it runs the
quick tests of the rules, and a few random groups against the naive resolver, until something fails.

mutmut was not used, as it passes by properties, cached functions and tables of constants, which
much of the rules is; cosmic-ray starts Python and pytest anew for each fault, which takes hours.
"""

from __future__ import annotations

import os
import resource
import sys
import time
import warnings
from collections import Counter
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import hypothesis.strategies  # noqa: F401 - loaded before the forks, as it takes long
import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.rules.mutants import Mutant, mutants_of, mutated  # noqa: E402 - needs the path

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from multiprocessing.context import ForkProcess
    from types import CodeType, ModuleType

MODULES = (
    *("judging", "pairing", "trick", "plays", "bonuses"),
    *("score", "deal", "deal_state", "setup", "view"),
)
RULES = ROOT / "voormsi_nb" / "rules"
GOAL = 90
MINUTES = float(os.environ.get("MINUTES", "25"))
LONGEST = 90
"""Seconds of processor time after which a fault counts as found: something goes on for ever."""

# Those that find most in the shortest time come first.
QUICK_TESTS = [
    f"tests/rules/test_{name}.py"
    for name in (
        *("worked_examples", "scores", "refusals", "two_players", "three_players", "golden"),
        *("voormsi_bonus", "toqutsit_and_three_bonuses", "taking_partners_voormsi", "drawing"),
        *("cutting_and_dealing", "what_a_seat_knows", "hostile_values", "play_counts"),
        *("tricks_put_together", "how_things_show_themselves"),
        *("laws_of_deals", "laws_of_views", "laws_of_texts"),
    )
]


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201 - this is what the command is for


class FaultyLoader(SourceFileLoader):
    """Loads a module of the rules with a fault in it."""

    fault: int

    def get_code(self, fullname: str) -> CodeType:
        """Compile the faulty source."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            source = Path(self.get_filename(fullname)).read_text(encoding="utf-8")
            return compile(mutated(source, self.fault), self.path, "exec", dont_inherit=True)


class FaultyFinder:
    """Finds one module with a fault, and leaves all others to Python."""

    def __init__(self, module: str, fault: int) -> None:
        """Put this fault into this module."""
        self.name = f"voormsi_nb.rules.{module}"
        self.loader = FaultyLoader(self.name, str(RULES / f"{module}.py"))
        self.loader.fault = fault

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for the one module."""
        del path, target
        if name != self.name:
            return None
        return spec_from_file_location(name, self.loader.path, loader=self.loader)


def run_tests(module: str, fault: int | None) -> None:
    """Run the quick tests in this process, with a fault or without, and leave with a verdict."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    if fault is not None:
        with Path(os.devnull).open("w") as nothing:
            os.dup2(nothing.fileno(), 1)
            os.dup2(nothing.fileno(), 2)
        sys.meta_path.insert(0, FaultyFinder(module, fault))
    # That hypothesis is loaded already is what makes it quick.
    options = ["-x", "-q", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    options += ["-p", "no:cacheprovider", "--hypothesis-profile=few"]
    code = int(pytest.main([*options, *QUICK_TESTS]))
    if code == 0:
        from tests.rules.comparing import compare_random_groups  # noqa: PLC0415 - with the fault
        from tests.rules.naive import NAMED, Options  # noqa: PLC0415 - loads the rules too

        three_is_king = Options(three_is_king=True, spade_king_on="led_or_seven")
        for rules in (*NAMED.values(), three_is_king):
            code = code or len(compare_random_groups(rules, 200)[1])
    os._exit(min(code, 1))


class Running:
    """A fault that is being tried."""

    def __init__(self, module: str, mutant: Mutant | None) -> None:
        """Start its process."""
        self.module, self.mutant = module, mutant
        number = mutant.number if mutant is not None else None
        self.process: ForkProcess = get_context("fork").Process(
            target=run_tests, args=(module, number)
        )
        self.process.start()

    def verdict(self) -> str | None:
        """Say "found" or "not found", or None while it is tried."""
        if self.process.exitcode is None:
            return None
        return "found" if self.process.exitcode else "not found"


def try_all(faults: list[tuple[str, Mutant]]) -> list[tuple[str, Mutant, str]]:
    """Try faults, as many at a time as there are processors, until the time is up."""
    end = time.monotonic() + MINUTES * 60
    waiting, running = list(reversed(faults)), list[Running]()
    tried: list[tuple[str, Mutant, str]] = []
    while running or (waiting and time.monotonic() < end):
        while waiting and len(running) < (os.cpu_count() or 1) and time.monotonic() < end:
            running.append(Running(*waiting.pop()))
        time.sleep(0.02)
        for one in list(running):
            verdict = one.verdict()
            if verdict is not None:
                running.remove(one)
                assert one.mutant is not None
                tried.append((one.module, one.mutant, verdict))
                if verdict == "not found":
                    place = f"{one.module}.py:{one.mutant.line}"
                    say(f"  {len(tried)}: not found: {place} {one.mutant.fault}")
    return tried


def main() -> int:
    """Try the faults and tell the result; the code is 1 when too few were found."""
    os.chdir(ROOT)
    settings.register_profile("few", derandomize=True, deadline=None, database=None, max_examples=6)
    begun = time.monotonic()
    unharmed = Running("", None)
    unharmed.process.join()
    if unharmed.process.exitcode != 0:
        say("The quick tests fail without any fault; run them first.")
        return 1
    say(f"The quick tests take {time.monotonic() - begun:.1f} s.")
    faults = [
        (module, mutant)
        for module in MODULES
        for mutant in mutants_of((RULES / f"{module}.py").read_text(encoding="utf-8"))
    ]
    Random(1).shuffle(faults)  # noqa: S311 - no secret
    tried = try_all(faults)
    say(f"{len(tried)} of {len(faults)} faults tried.")
    for module in MODULES:
        count = Counter(verdict for where, _, verdict in tried if where == module)
        say(f"  {module}: {count.total() - count['not found']} of {count.total()} found")
    found = sum(verdict != "not found" for _, _, verdict in tried)
    percentage = 100 * found / max(len(tried), 1)
    say(f"{percentage:.1f} % of the faults were found (the goal is {GOAL} %).")
    return 0 if percentage >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
