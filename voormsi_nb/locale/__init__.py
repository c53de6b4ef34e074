"""The words of every room: one look-up of messages, in the language of the moment.

A message is looked up when it is shown, never when a module is imported. The language belongs to
the thread or task that shows it (`using`); the default is English, whose words are the messages
themselves. Other languages are catalogues at ``<language>/LC_MESSAGES/voormsi_nb.mo`` beside this
file, loaded when they are first asked for. Their template, ``voormsi_nb.pot``, is written by
``python -m tests.locale.template``.

>>> language()
'en'
>>> with using("en"):
...     gettext("West")
'West'
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "N_",
    "Catalogue",
    "UnknownLanguageError",
    "gettext",
    "installed",
    "language",
    "languages",
    "ngettext",
    "pgettext",
    "using",
]

_DOMAIN: Final = "voormsi_nb"
_ENGLISH: Final = "en"

_language: ContextVar[str] = ContextVar("voormsi_nb.language", default=_ENGLISH)


class Catalogue(Protocol):
    """The words of one language, as the standard library's ``gettext.GNUTranslations`` is one."""

    def gettext(self, message: str, /) -> str:
        """Return the words for a message."""

    def ngettext(self, singular: str, plural: str, number: int, /) -> str:
        """Return the words for a message that counts something."""

    def pgettext(self, context: str, message: str, /) -> str:
        """Return the words for a message that means this only in its context."""


class UnknownLanguageError(ValueError):
    """A language that has no catalogue; ``given`` is its name, ``known`` lists those there are."""

    def __init__(self, given: object) -> None:
        """Keep the name."""
        super().__init__(given)
        self.given = f"{given}"[:40]
        self.known = languages()

    def __str__(self) -> str:
        """Return the sentence, in the language that is still in force."""
        message = gettext("There are no words in the language '{given}'. What there is: {known}.")
        return message.format(given=self.given, known=", ".join(self.known))


# Catalogues already loaded, and those that `installed` lends. English needs none.
_loaded: dict[str, Catalogue | None] = {_ENGLISH: None}


def languages() -> tuple[str, ...]:
    """Return the names of the languages there are, English first.

    >>> languages()[0]
    'en'
    """
    from pathlib import Path  # noqa: PLC0415 - English never needs it

    paths = Path(__file__).parent.glob(f"*/LC_MESSAGES/{_DOMAIN}.mo")
    found = {path.parts[-3] for path in paths}
    return (_ENGLISH, *sorted((found | set(_loaded)) - {_ENGLISH}))


def language() -> str:
    """Return the name of the language in force here."""
    return _language.get()


@contextmanager
def using(name: str) -> Iterator[None]:
    """Show everything in this language, in this thread or task, until the block ends.

    Raises `UnknownLanguageError` for a language that has no catalogue.
    """
    _catalogue(name)
    token = _language.set(name)
    try:
        yield
    finally:
        _language.reset(token)


@contextmanager
def installed(name: str, catalogue: Catalogue) -> Iterator[None]:
    """Lend a language to `using` until the block ends, as tests do; it is not switched to.

    >>> import gettext as library
    >>> with installed("xx", library.NullTranslations()), using("xx"):
    ...     language()
    'xx'
    """
    before = dict(_loaded)
    _loaded[name] = catalogue
    try:
        yield
    finally:
        _loaded.clear()
        _loaded.update(before)


def gettext(message: str) -> str:
    """Return the words for a message."""
    catalogue = _catalogue(_language.get())
    return message if catalogue is None else catalogue.gettext(message)


def ngettext(singular: str, plural: str, number: int) -> str:
    """Return the words for a message that counts something.

    >>> ngettext("one card", "several cards", 2)
    'several cards'
    """
    catalogue = _catalogue(_language.get())
    if catalogue is None:
        return singular if number == 1 else plural
    return catalogue.ngettext(singular, plural, number)


def pgettext(context: str, message: str) -> str:
    """Return the words for a short message that means this only in its context.

    >>> pgettext("seat", "West")
    'West'
    """
    catalogue = _catalogue(_language.get())
    return message if catalogue is None else catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - what gettext's tools call it everywhere
    """Mark a message that is stored now and looked up when it is shown."""
    return message


def _catalogue(name: str) -> Catalogue | None:
    """Return the catalogue of a language, loading it if need be; None for English."""
    if name not in _loaded:
        if name not in languages():
            raise UnknownLanguageError(name)
        from gettext import translation  # noqa: PLC0415 - English never needs it
        from pathlib import Path  # noqa: PLC0415 - nor this

        _loaded[name] = translation(_DOMAIN, Path(__file__).parent, [name])
    return _loaded[name]
