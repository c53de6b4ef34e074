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
from typing import TYPE_CHECKING, Any, Literal, Self
from uuid import uuid4

import anywidget
import msgspec
import traitlets

from voormsi_nb.locale import languages, using
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.widget import wire
from voormsi_nb.widget.answering import Answering, answer
from voormsi_nb.widget.cells import made_in_this_cell
from voormsi_nb.widget.errors import WidgetError
from voormsi_nb.widget.labels import labels

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

Size = Literal["normal", "presenter"]

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

    view = traitlets.Dict(help="The snapshot that is drawn.").tag(sync=True)
    labels = traitlets.Dict(help="The static words of the language (wire.Labels).").tag(sync=True)
    prefs = traitlets.Dict(help="What the browser remembers (wire.Prefs).").tag(sync=True)

    _language: str

    def __init__(self, language: str | None) -> None:
        """Bring the bundle and the words, and listen.

        Raises `voormsi_nb.locale.UnknownLanguageError`.
        """
        self._alone = RLock()
        self._epoch = uuid4().hex[:8]
        self._rev = 0
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

    def _snapshot(self, problem: str | None) -> msgspec.Struct:
        """Return the snapshot as it stands; ``problem`` is a fault of the widget itself."""
        raise NotImplementedError

    def _carry_out(self, intent: wire.Intent, publish: Callable[[], None], /) -> None:
        """Do what the intent asks for, or raise and change nothing."""
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

    def _heard(self, content: object) -> None:
        """Carry out a message of the browser and answer it."""
        with using(self._language):
            reply = answer(content, self._answering())
        if reply.reason == "stale":
            self._send_again("view")
        self.send(wire.plain(reply))

    def _answering(self) -> Answering:
        """Return how intents are answered as it stands."""
        return Answering(self._epoch, self._rev, self._publish, self._carry_out)

    def _publish(self, problem: str | None = None) -> None:
        """Write the snapshot as it stands."""
        self._rev += 1
        with using(self._language):
            self.view = wire.plain(self._snapshot(problem))

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
                self._publish()

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


def read_size(size: object) -> Size:
    """Return the size of a widget.

    Raises `WidgetError` for one that does not exist.
    """
    if size not in {"normal", "presenter"}:
        raise WidgetError("size", given=repr_short(size))
    return "presenter" if size == "presenter" else "normal"
