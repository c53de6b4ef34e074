"""The resume code of a lesson: one line that holds lesson, seed and everything that was done.

A code is ``L1-`` and groups of letters and digits that cannot be mistaken for one another. It is
read by going through the lesson again, move by move; a checksum and the edition of the lesson
stand in it too.

>>> from voormsi_nb.teach.lesson import lesson
>>> from voormsi_nb.teach.progress import begin
>>> progress = begin(lesson("welcome"), seed=7).next().answer("A♣").answer("W")
>>> progress_of(code_of(progress)) == progress
True
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from voormsi_nb.rules import VoormsiError
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.lesson import LESSONS, lesson
from voormsi_nb.teach.moves import MOVE_KINDS, MoveKind, read_answer, read_play, read_trick
from voormsi_nb.teach.progress import Progress, begin

LONGEST_CODE: Final = 4000
"""Characters of the longest code that is read; a lesson done without detours needs about 60."""

SEEDS: Final = 10**9
"""A seed is a whole number from 0 up to, but not with, this."""

_MARK: Final = "L1"
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans("OIL", "011")
_GROUP: Final = 5
_CHECK: Final = 2**32
_EDITIONS: Final = 2**16
_KINDS: Final = len(MOVE_KINDS) + 1  # a number from 1 each; 0 ends the moves


def code_of(progress: Progress) -> str:
    """Return the code from which `progress_of` takes the lesson up."""
    digits = [
        (LESSONS.index(progress.lesson.name), len(LESSONS)),
        (progress.lesson.edition, _EDITIONS),
        (progress.seed, SEEDS),
    ]
    for move in progress.moves:
        digits += [(MOVE_KINDS.index(move.kind) + 1, _KINDS), *move.digits]
    number = 0
    for value, base in reversed(digits):
        number = number * base + value
    return _as_text(number)


def progress_of(code: object) -> Progress:
    """Take up the lesson that a code holds.

    Capitals, blanks and dashes do not matter.

    Raises `LessonError` for what is not such a code, is damaged, or is of another edition.
    """
    reader = _Reader(_as_number(code))
    found = lesson(LESSONS[reader.take(len(LESSONS))])
    if reader.take(_EDITIONS) != found.edition:
        raise LessonError("code_old")
    progress = begin(found, reader.take(SEEDS))
    try:
        while kind := reader.take(_KINDS):
            progress = _moved(reader, progress, MOVE_KINDS[kind - 1])
    except (LessonError, VoormsiError, IndexError) as error:
        raise LessonError("code_damaged") from error
    if not reader.is_empty:
        raise LessonError("code_damaged")
    return progress


class _Reader:
    """Takes small numbers out of a large one, the first one first."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, base: int) -> int:
        self._number, value = divmod(self._number, base)
        return value

    @property
    def is_empty(self) -> bool:
        return self._number == 0


def _moved(reader: _Reader, progress: Progress, kind: MoveKind) -> Progress:
    """Read what a move of this kind was about, and make it."""
    match kind:
        case "next":
            return progress.next()
        case "answer":
            return progress.answer(read_answer(reader.take, progress.question))
        case "again":
            return progress.again()
        case "show":
            return progress.show()
        case "trick":
            return progress.with_trick(read_trick(reader.take, progress.trick))
        case "play":
            return progress.play(read_play(reader.take, progress.step))


def _as_text(number: int) -> str:
    """Write a number with its checksum in groups of letters."""
    number = number * _CHECK + _checksum(number)
    letters = ""
    while number:
        number, digit = divmod(number, len(_LETTERS))
        letters = _LETTERS[digit] + letters
    groups = [letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP)]
    return "-".join([_MARK, *groups])


def _as_number(code: object) -> int:
    """Read what `_as_text` wrote, and check it."""
    if not isinstance(code, str):
        raise LessonError("code_not_text")
    if len(code) > LONGEST_CODE:
        raise LessonError("code_too_long")
    letters = "".join(code.split()).replace("-", "").upper()
    if not letters.startswith(_MARK):
        raise LessonError("code_unknown", given=repr_short(code.strip()))
    number = 0
    for letter in letters[len(_MARK) :].translate(_MISREAD):
        digit = _LETTERS.find(letter)
        if digit < 0:
            raise LessonError("code_letter", given=repr_short(letter))
        number = number * len(_LETTERS) + digit
    number, check = divmod(number, _CHECK)
    if check != _checksum(number):
        raise LessonError("code_damaged")
    return number


def _checksum(number: int) -> int:
    return crc32(b"lesson" + number.to_bytes((number.bit_length() + 7) // 8 or 1, "big"))
