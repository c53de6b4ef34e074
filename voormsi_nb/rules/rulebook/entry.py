"""One rule, as a value: its id, and its words in the language of the moment.

>>> Rule("R1.5", N_("No suit to follow"), N_("Any card."), N_("All sources.")).title
'No suit to follow'
"""

from __future__ import annotations

from typing import NamedTuple

from voormsi_nb.locale import N_, gettext

__all__ = ["N_", "Rule"]


class _Messages(NamedTuple):
    id: str
    title_message: str
    text_message: str
    source_message: str
    see_also: tuple[str, ...] = ()
    option: str | None = None
    elsewhere_message: str | None = None


class Rule(_Messages):
    """A rule of the game. Its words are looked up when they are asked for.

    - ``id``: ``"R2.7"``, cited wherever the rule decides something.
    - ``title``: a few words. ``text``: what the rule says. ``source``: where it comes from, and
      what is the project's own reading.
    - ``see_also``: ids of rules that a reader needs next.
    - ``option``: the name of the option of `RuleSet` that changes it, or None.
    - ``elsewhere``: one sentence on what other named rule sets, or other tables, say; or None.
    """

    __slots__ = ()

    @property
    def title(self) -> str:
        """The rule in a few words."""
        return gettext(self.title_message)

    @property
    def text(self) -> str:
        """What the rule says."""
        return gettext(self.text_message)

    @property
    def source(self) -> str:
        """Where the rule comes from, and what is the project's own reading."""
        return gettext(self.source_message)

    @property
    def elsewhere(self) -> str | None:
        """What other rule sets or tables say, in one sentence, or None."""
        return None if self.elsewhere_message is None else gettext(self.elsewhere_message)

    def __str__(self) -> str:
        """Return title, text and id."""
        return f"{self.title}. {self.text} {self.id}"

    def __repr__(self) -> str:
        """Return id and title."""
        return f"<Rule {self.id}: {self.title}>"
