"""A lesson as a value: a name, what it teaches, and its steps.

>>> lesson("welcome").title
'Welcome to Voormsi'
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final
from zlib import crc32

from voormsi_nb.locale import gettext
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.errors import LessonError

if TYPE_CHECKING:
    from voormsi_nb.teach.steps import Says, Step

LESSONS: Final = (
    "welcome",
    "pack",
    "who-takes",
    "sevens",
    "voormsi-and-toqutsit",
    "ladder",
    "whole-game",
    "other-tables",
)
"""The names of all lessons, in the order in which they are learned."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: ``name``, ``title``, ``goals`` (what you will be able to do) and ``steps``."""

    name: str
    title_message: str
    goals: tuple[Says, ...]
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The title, in the language of the moment."""
        return gettext(self.title_message)

    @property
    def number(self) -> int:
        """Its number among the lessons, from 0: that of its notebook."""
        return LESSONS.index(self.name)

    @property
    def next_name(self) -> str | None:
        """The name of the lesson after it, None after the last."""
        following = LESSONS[self.number + 1 :]
        return following[0] if following else None

    @property
    def edition(self) -> int:
        """A number that changes when steps do, so that old resume codes are known."""
        return crc32(repr(self.steps).encode()) % 2**16


@cache
def _load(name: str) -> Lesson:
    found: Lesson = import_module(f"voormsi_nb.teach.lessons.{name.replace('-', '_')}").LESSON
    return found


def lesson(name: str) -> Lesson:
    """Return the lesson of this name.

    Raises `LessonError` for a name that no lesson has.
    """
    if not isinstance(name, str) or name not in LESSONS:
        raise LessonError("lesson", given=repr_short(name), names=", ".join(LESSONS))
    return _load(name)
