"""A browser that is none: it keeps what a table sends and answers with intents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voormsi_nb import Table


class Browser:
    """Speaks to a table as the front end does, and keeps the replies."""

    def __init__(self, table: Table) -> None:
        """Listen to the table."""
        self.table = table
        self.replies: list[dict[str, Any]] = []
        table.send = self._keep  # in place of a kernel's channel

    def _keep(self, content: dict[str, Any], _buffers: object = None) -> None:
        self.replies.append(content)

    @property
    def view(self) -> dict[str, Any]:
        """The snapshot as it stands."""
        return dict(self.table.view)

    def say(self, kind: str, **more: object) -> dict[str, Any]:
        """Send an intent for the snapshot as it stands, and return the reply."""
        view = self.view
        return self.send(
            {
                "type": kind,
                "epoch": view["epoch"],
                "rev": view["rev"],
                "id": str(len(self.replies)),
                **more,
            }
        )

    def send(self, content: object) -> dict[str, Any]:
        """Send anything at all, and return the reply to it."""
        before = len(self.replies)
        self.table._on_message(self.table, content, [])  # noqa: SLF001 - what a channel calls
        assert len(self.replies) == before + 1, "each message is answered once"
        return self.replies[-1]

    def go_on(self, choice: int = 0) -> dict[str, Any]:
        """Play one of the plays, by its place, or go on where the table waits."""
        view = self.view
        if view["phase"] == "play":
            plays = view["plays"]
            return self.say("play", cards=plays[choice % len(plays)]["ids"])
        return self.say("next")
