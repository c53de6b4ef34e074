"""A cell that is run again and again leaves nothing behind, in Python or in the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.reruns import models, rerun

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

RUNS = 30


def test_a_cell_that_is_run_again_leaks_no_models(open_table: OpenTable) -> None:
    table = open_table()
    before = models(table.notebook)
    assert min(before) >= 2, "a table is two models: itself and its layout"
    rerun(table, RUNS)
    assert models(table.notebook) == before
