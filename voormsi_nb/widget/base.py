"""What all widgets of the project share: the bundle, the language, the wrapped handler, the end.

A widget makes two models, itself and its layout; `BoundWidget.close` closes both, and a cell
that is run again closes what it made before.

JupyterLab hands messages of the browser to another thread of the kernel than the one in which
cells run (its setting "Kernel Comms over subshells"). So whoever changes a widget holds its
``_alone`` meanwhile.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Self

import anywidget
import msgspec
import traitlets

from voormsi_nb.locale import languages, using
from voormsi_nb.widget import wire
from voormsi_nb.widget.cells import made_in_this_cell
from voormsi_nb.widget.labels import labels

if TYPE_CHECKING:
    from types import TracebackType

_logger = logging.getLogger(__name__)

HOT_RELOAD = "VOORMSI_NB_HOT"
"""Environment variable: when set, the bundle is read as files, which reload as they change."""

_VIEW_KEY = "application/vnd.jupyter.widget-view+json"


@cache
def bundle(name: str) -> str | Path:
    """Return a file of the built front end as text.

    As a path it would be watched for changes, and the widget would never be freed.
    """
    file = files("voormsi_nb.widget") / "static" / name
    if os.environ.get(HOT_RELOAD):
        return Path(str(file))
    return file.read_text(encoding="utf-8")


class BoundWidget(anywidget.AnyWidget):
    """A widget that is drawn from snapshots and answers intents."""

    labels = traitlets.Dict(help="The static words of the language (wire.Labels).").tag(sync=True)
    prefs = traitlets.Dict(help="What the browser remembers (wire.Prefs).").tag(sync=True)

    _language: str

    def __init__(self, language: str | None) -> None:
        """Bring the bundle and the words, and listen.

        Raises `voormsi_nb.locale.UnknownLanguageError`.
        """
        self._alone = RLock()
        self._language = "en" if language is None else language
        self._chosen_language = language
        self._esm = bundle("widget.js")
        self._css = bundle("widget.css")
        with using(self._language):
            words = wire.plain(labels())
        super().__init__(labels=words)
        self.on_msg(self._on_message)
        self.observe(self._on_prefs, "prefs")
        made_in_this_cell(self)

    def _heard(self, content: object) -> None:
        """Carry out a message of the browser and answer it."""
        raise NotImplementedError

    def _redraw(self) -> None:
        """Write the snapshot again, in another language perhaps."""
        raise NotImplementedError

    def _picture(self) -> tuple[str, str]:
        """Return the widget as SVG and as text, for where it is not shown."""
        raise NotImplementedError

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            with self._alone:
                self._heard(content)
        except Exception:
            _logger.exception("a message of the browser could not be answered")

    def _on_prefs(self, change: dict[str, Any]) -> None:
        """Take a change of language from the browser, unless Python has chosen one."""
        try:
            prefs = msgspec.convert(change["new"], wire.Prefs)
        except msgspec.ValidationError:
            return
        known = prefs.language in languages()
        if self._chosen_language is None and known and prefs.language != self._language:
            with self._alone, using(prefs.language):
                self._language = prefs.language
                self.labels = wire.plain(labels())
                self._redraw()

    def _send_again(self, trait: str) -> None:
        """Send a trait although it may not have changed."""
        if self.comm is not None:
            self.send_state(trait)

    def _repr_mimebundle_(self, **_options: object) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Show the widget; beside it, for where it cannot be shown, a picture and text."""
        shown = super()._repr_mimebundle_()
        if shown is None:
            return None
        data, metadata = shown
        with using(self._language):
            picture, text = self._picture()
        return data | {"image/svg+xml": picture, "text/plain": text}, metadata

    def close(self) -> None:
        """Take the widget out of the notebook, and its layout with it."""
        layout = self.layout
        super().close()
        if layout is not None:
            layout.close()

    def __enter__(self) -> Self:
        """Return the widget, to be closed at the end of the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the widget."""
        self.close()
