"""Which cell of a notebook made which widget, so that a cell that is run again leaks none.

A notebook that names its cells to the kernel (JupyterLab, Notebook 7, VS Code) lets a widget
know in which cell it was made. When the same cell is run once more, what it made before is
closed: its output has gone from the page.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple, Protocol
from weakref import WeakSet


class Closable(Protocol):
    """What can be closed."""

    def close(self) -> None:
        """End it."""


class _Made(NamedTuple):
    run: str
    widgets: WeakSet[Any]


_made: dict[str, _Made] = {}


def _cell_and_run() -> tuple[str, str] | None:
    """Return the id of the cell that runs and of this run of it; None outside a notebook."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    parent: dict[str, Any] = getattr(shell, "get_parent", dict)()
    cell = parent.get("metadata", {}).get("cellId")
    run = parent.get("header", {}).get("msg_id")
    return (cell, run) if isinstance(cell, str) and isinstance(run, str) else None


def made_in_this_cell(widget: Closable) -> None:
    """Note that the cell that runs made this widget, and close what an earlier run of it made."""
    place = _cell_and_run()
    if place is None:
        return
    cell, run = place
    before = _made.get(cell)
    if before is None or before.run != run:
        _made[cell] = _Made(run, WeakSet())
        for old in list(before.widgets) if before is not None else ():
            old.close()
    _made[cell].widgets.add(widget)
