"""Voormsi, the Greenlandic card game, in a notebook.

Importing this package is cheap: the widgets, and Jupyter with them, are loaded when they are
first named.

>>> from voormsi_nb import Table
>>> Table.__module__
'voormsi_nb.widget.table'
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voormsi_nb.widget import Film, Lesson, Table

__version__ = "0.1.0"
__all__ = ["Film", "Lesson", "Table"]


def __getattr__(name: str) -> object:
    """Load a widget when it is first named (PEP 562)."""
    if name in __all__:
        from voormsi_nb import widget  # noqa: PLC0415 - the point of it

        return getattr(widget, name)
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)


def __dir__() -> list[str]:
    """Name the widgets too."""
    return [*globals(), *__all__]
