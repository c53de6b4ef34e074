"""Run the cell of a table again, and count the widget models that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.lab import Notebook
    from tests.browser.table_page import TablePage

# The manager of the page is reached through what draws widgets in the outputs.
_IN_PAGE = """
const kind = "application/vnd.jupyter.widget-view+json";
const drawing = panel.content.rendermime.createRenderer(kind);
const manager = await (drawing._manager.promise ?? drawing._manager);
drawing.dispose();
return Object.keys(manager._models).length;
"""


class Models(NamedTuple):
    """How many widget models there are."""

    python: int
    page: int


def models(notebook: Notebook) -> Models:
    """Count the widget models of the kernel and of the page."""
    instances = "__import__('ipywidgets').widgets.widget._instances"
    return Models(notebook.python(f"len({instances})"), notebook.script(_IN_PAGE))


def rerun(table: TablePage, times: int) -> None:
    """Run all cells again and again, and wait for the last table."""
    for _ in range(times):
        table.notebook.run_all()
    expect(table.root).to_be_visible()
    table.settle()
