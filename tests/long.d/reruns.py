"""A cell with a table, run 300 times: no widget model is left over, in Python or in the page."""

from __future__ import annotations

import sys

from tests.browser.live import opened
from tests.browser.reruns import models, rerun
from tests.browser.table_page import TablePage

RUNS = 300

_CELL = "from voormsi_nb import Table\ntable = Table(seed=7, pace=0)\ntable"
_MEMORY = "__import__('psutil').Process().memory_info().rss / 2**20"


def main() -> int:
    """Run the cell, tell, and return 1 if something was left over."""
    with opened(_CELL) as notebook:
        table = TablePage(notebook)
        rerun(table, 3)
        before, memory = models(notebook), notebook.python(_MEMORY)
        rerun(table, RUNS)
        after, more = models(notebook), notebook.python(_MEMORY) - memory
    print(f"{RUNS} runs: {before} before, {after} after; the kernel grew by {more:.1f} MiB")  # noqa: T201
    return int(after != before)


if __name__ == "__main__":
    sys.exit(main())
