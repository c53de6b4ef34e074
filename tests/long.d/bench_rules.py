"""Random play through the rules core beside python-chess and jass-kit, and the time of its import.

Each plays in a process of its own, one after the other, round after round, so that a machine that
is slow for a while is slow for all; what counts is processor time, and of the ratios the median.
`ROUNDS` (5) and `SECONDS` (4) may be set. The peers live in an environment of their own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "tests" / "bench"
ENVIRONMENT = Path(sys.prefix) / "bench"
ROUNDS = int(os.environ.get("ROUNDS", "5"))
SECONDS = os.environ.get("SECONDS", "4")
GOALS = {"chess": 10.0, "jass": 2.5}
IMPORT_GOAL = 40.0
TIMED_IMPORT = """
import time
begun = time.process_time()
import voormsi_nb.rules
print((time.process_time() - begun) * 1000)
"""


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201 - this is what the command is for


def python_with_peers() -> str:
    """Make the environment of the peers where it is missing or out of date, and give its Python."""
    wanted = (BENCH / "requirements.txt").read_text(encoding="utf-8")
    stamp = ENVIRONMENT / "installed.txt"
    python = str(ENVIRONMENT / "bin" / "python")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        say("Installing python-chess and jass-kit ...")
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*install, "-r", str(BENCH / "requirements.txt")], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def run(python: str, *arguments: str) -> str:
    """Run a program of the bench, which finds this project and nothing else of the machine's."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [python, *arguments], env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


def speed(python: str, name: str) -> float:
    """Give the moves a second that one of the programs plays."""
    moves, seconds = run(python, str(BENCH / f"play_{name}.py"), SECONDS).split()
    return int(moves) / float(seconds)


def main() -> int:
    """Print moves a second, ratios and the time of the import; goals are told, not enforced."""
    python = python_with_peers()
    ratios: dict[str, list[float]] = {peer: [] for peer in GOALS}
    for number in range(ROUNDS):
        speeds = {name: speed(python, name) for name in ("voormsi", *GOALS)}
        told = ", ".join(f"{name} {moves:,.0f}" for name, moves in speeds.items())
        say(f"Round {number + 1}, moves/s: {told}")
        for peer in GOALS:
            ratios[peer].append(speeds["voormsi"] / speeds[peer])
    for peer, goal in GOALS.items():
        say(f"voormsi / {peer}: {median(ratios[peer]):.2f} (median; the goal is {goal})")
    times = [float(run(python, "-c", TIMED_IMPORT)) for _ in range(4 * ROUNDS + 1)]
    say(f"import voormsi_nb.rules: {median(times):.1f} ms (median; the goal is {IMPORT_GOAL})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
