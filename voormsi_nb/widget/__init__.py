"""The widgets in the notebook: anywidget models, the wire format and the built front end.

The widgets are loaded when they are first named (PEP 562).

>>> from voormsi_nb.widget import Film
>>> Film.__module__
'voormsi_nb.widget.film_widget'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voormsi_nb.widget.film_widget import Film
    from voormsi_nb.widget.lesson import Lesson
    from voormsi_nb.widget.table import Table

__all__ = ["Film", "Lesson", "Table"]

_PLACES = {"Film": "film_widget", "Lesson": "lesson", "Table": "table"}


def __getattr__(name: str) -> object:
    """Load a widget when it is first named."""
    if name in _PLACES:
        return getattr(import_module(f"voormsi_nb.widget.{_PLACES[name]}"), name)
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)


def __dir__() -> list[str]:
    """Name the widgets too."""
    return [*globals(), *__all__]
