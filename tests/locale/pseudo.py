"""A language for tests: it shows in each text what was looked up, and what was not.

A sentence comes out in ⟦ ⟧ and a word with a context in ⟨ ⟩, with every Latin letter of the message
replaced by its bold twin. What is put into a message, and what was never looked up, keeps
its plain letters.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

from voormsi_nb.locale import installed, using

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME = "xx"

# What stays as it is: the places of facts, cards, ids of rules.
_KEPT = re.compile(r"\{\w+\}|[AKQJ0-9]+[♣♠♥♦]|\bR\d+\.\d+")
_BOLD = {
    ord(letter): chr(first + place)
    for letters, first in (
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0x1D5D4),
        ("abcdefghijklmnopqrstuvwxyz", 0x1D5EE),
    )
    for place, letter in enumerate(letters)
}


def strange(message: str) -> str:
    """Give a message in letters that no other text has."""
    parts = []
    end = 0
    for kept in _KEPT.finditer(message):
        parts += [message[end : kept.start()].translate(_BOLD), kept.group()]
        end = kept.end()
    return "".join([*parts, message[end:].translate(_BOLD)])


class Pseudo:
    """A catalogue that has every message."""

    def gettext(self, message: str, /) -> str:
        """Bracket a sentence."""
        return f"⟦{strange(message)}⟧"

    def ngettext(self, singular: str, plural: str, number: int, /) -> str:
        """Bracket the form that English would take."""
        return self.gettext(singular if number == 1 else plural)

    def pgettext(self, context: str, message: str, /) -> str:
        """Bracket a word."""
        assert context
        return f"⟨{strange(message)}⟩"


@contextmanager
def speaking_pseudo() -> Iterator[None]:
    """Show everything in this language until the block ends."""
    with installed(NAME, Pseudo()), using(NAME):
        yield


class NotInWords(AssertionError):  # noqa: N818 - it is what an assertion says
    """A text in which something was not looked up, or was glued together."""


def check(text: str, facts: tuple[str, ...] = (), *, ends: str = ".") -> None:
    """Raise `NotInWords` unless the text is whole looked-up sentences with names, cards and ids.

    ``facts`` are plain pieces that may stand in it; a sentence ends with one of ``ends``.
    """
    text = re.sub(r" R\d+\.\d+", "", text)
    depth = 0
    for place, sign in enumerate(text):
        if sign == "⟦":
            depth += 1
            if depth > 1:
                raise NotInWords(f"a sentence inside a sentence: {text}")
        elif sign == "⟧":
            depth -= 1
            if ends and text[place - 1] not in ends:
                raise NotInWords(f"not a whole sentence: {text}")
        elif depth == 0 and sign not in " ⟨⟩" and ends:
            raise NotInWords(f"not looked up from place {place}, {sign!r}: {text}")
    plain = re.sub(r"[AKQJ0-9]+[♣♠♥♦]", "", text)
    for fact in sorted(facts, key=len, reverse=True):
        plain = plain.replace(fact, "")
    if left := re.findall(r"[A-Za-z]+", plain):
        raise NotInWords(f"not looked up, {left}: {text}")
