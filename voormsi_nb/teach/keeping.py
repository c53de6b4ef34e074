"""Writes attempts as a table for a spreadsheet: a line for each answer, UTF-8.

>>> print(as_csv([]), end="")
lesson,step,question,answer,right,misconception,tries
"""

from __future__ import annotations

import csv
import os
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.standing import Attempt

if TYPE_CHECKING:
    from collections.abc import Iterable


def as_csv(attempts: Iterable[Attempt]) -> str:
    """Return the attempts as comma-separated values, with a line of names above."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Attempt._fields)
    writer.writerows(attempts)
    return text.getvalue()


def write_csv(path: str | Path, attempts: Iterable[Attempt]) -> Path:
    """Write the attempts to this file, over an older one, and return its path.

    Raises `LessonError` for what is not the name of a file, a folder that does not exist, a
    folder in place of the file, and a file that may not be written.
    """
    if not isinstance(path, (str, os.PathLike)) or not str(path).strip() or "\0" in str(path):
        raise LessonError("csv_path", given=repr_short(path))
    file = Path(path)
    try:
        _check_place(file)
        file.write_text(as_csv(attempts), encoding="utf-8", newline="")
    except OSError as error:
        raise LessonError("csv_refused", given=file, reason=error.strerror or error) from error
    return file


def _check_place(file: Path) -> None:
    """Raise `LessonError` where a file cannot stand."""
    if file.is_dir():
        raise LessonError("csv_is_folder", given=file)
    if not file.parent.is_dir():
        raise LessonError("csv_folder", given=file.parent)
