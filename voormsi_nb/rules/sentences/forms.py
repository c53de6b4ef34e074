"""One sentence in the forms that it takes when it speaks of others or to you.

>>> forms = Forms("{Who}'s {card}.", "A {card} of yours.", "Your {card}.", "Yours too.", "{card}.")
>>> west, you = Person("West", "West"), Person("South", "South", is_you=True)
>>> forms.say(west, you, card="K♠")
'A K♠ of yours.'
"""

from __future__ import annotations

from typing import NamedTuple

from voormsi_nb.locale import N_, gettext
from voormsi_nb.rules.sentences.people import Person

__all__ = ["N_", "Forms", "Person", "Words", "cards_text", "figures", "say"]


class Words(NamedTuple):
    """What is said of a value: whole sentences without the ids of rules.

    - ``text``: one or more sentences. ``rules``: the ids that belong to it, the deciding one first.
    - ``title``: a few words to stand above it, or None. ``points``: figures beside the title.
    """

    text: str
    rules: tuple[str, ...] = ()
    title: str | None = None
    points: int | None = None

    def __str__(self) -> str:
        """Return title, points, sentences and ids in one line."""
        parts = [self.text, *self.rules]
        if self.title is not None:
            figures = "" if self.points is None else f" {signed(self.points)}"
            parts.insert(0, f"{self.title}{figures}.")
        return " ".join(parts)


class Forms(NamedTuple):
    """A message for others only, of yours, by you, by you of yours, and with nobody named."""

    others: str
    of_you: str
    by_you: str
    by_you_of_you: str
    short: str = ""

    def say(self, who: Person, other: Person, **facts: object) -> str:
        """Return the sentence about what ``who`` did to ``other``."""
        if who.is_you:
            message = self.by_you_of_you if other.is_you else self.by_you
        else:
            message = self.of_you if other.is_you else self.others
        return say(
            message, Who=who.start, who=who.inside, Other=other.start, other=other.inside, **facts
        )

    def say_short(self, **facts: object) -> str:
        """Return the sentence without the players."""
        return say(self.short, **facts)


def say(message: str, **facts: object) -> str:
    """Look a message up and put the facts in."""
    return gettext(message).format(**facts)


def cards_text(cards: tuple[object, ...]) -> str:
    """Return cards side by side: ``"9♣ 9♥"``."""
    return " ".join(map(str, cards))


def signed(points: int) -> str:
    r"""Return points with their sign, as figures.

    >>> signed(2), signed(-4) == "\N{MINUS SIGN}4"
    ('+2', True)
    """
    return figures(points) if points < 0 else f"+{points}"


def figures(score: int) -> str:
    r"""Return a score in figures, with a true minus.

    >>> figures(7), figures(-4) == "\N{MINUS SIGN}4"
    ('7', True)
    """
    return str(score).replace("-", "\N{MINUS SIGN}")
