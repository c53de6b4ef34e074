"""Lessons in a folder of the reader's own: put there, renewed, and never overwritten once changed.

What has been put into the folder is kept as a list of hashes in ``.voormsi-nb/put.json`` there. A
file whose hash is no longer the listed one has been changed by its reader and stays as it is; when
its lesson has a new version, that is put beside it. A file that is missing is put again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from voormsi_nb.launch.errors import LaunchError
from voormsi_nb.locale import gettext

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["OWN_FOLDER", "Folder", "put", "source"]

OWN_FOLDER: Final = ".voormsi-nb"
"""What belongs to the command and not to the reader stands in this folder among the lessons."""

_LIST: Final = "put.json"
_PACKAGE: Final = Path(__file__).parents[1]


@dataclass
class Folder:
    """A folder of lessons, and what has just happened to its files; names are relative to it."""

    path: Path
    new: list[str] = field(default_factory=list)
    """Files that were missing."""
    renewed: list[str] = field(default_factory=list)
    """Files that the reader had not changed, and that have got their new version."""
    kept: list[str] = field(default_factory=list)
    """Files that the reader has changed, and of which there is no new version."""
    beside: dict[str, str] = field(default_factory=dict)
    """Files that the reader has changed, each with the name under which its new version stands."""
    ours: list[str] = field(default_factory=list)
    """Files that hold, to the byte, what this package holds."""


def source() -> Path:
    """Return the folder from which the lessons are taken.

    A wheel carries them inside the package; in a checkout they stand beside it.

    Raises `LaunchError`.
    """
    for candidate in (_PACKAGE / "notebooks", _PACKAGE.parent / "notebooks"):
        if candidate.is_dir():
            return candidate
    message = gettext(
        "This installation of voormsi-nb has no lessons: there is no {inside} and no {beside}. "
        "Install it again: pip install --force-reinstall 'voormsi-nb[lab]'"
    )
    places = {"inside": _PACKAGE / "notebooks", "beside": _PACKAGE.parent / "notebooks"}
    raise LaunchError(message.format(**places))


def put(lessons: Path, path: Path) -> Folder:
    """Put the lessons into a folder, which is made if it is not there, and tell what happened.

    Raises `LaunchError` if it cannot be made or written.
    """
    folder = Folder(path)
    _make(path)
    try:
        listed = _read_list(path)
        for name in _names(lessons):
            _put_one(folder, listed, name, (lessons / name).read_bytes())
        _write(path, f"{OWN_FOLDER}/{_LIST}", json.dumps(listed, indent=1).encode())
    except OSError as error:
        raise _not_writable(path, error) from error
    return folder


def _put_one(folder: Folder, listed: dict[str, str], name: str, content: bytes) -> None:
    """Put one file where it belongs; ``listed`` is brought up to date."""
    wanted, before = _hash(content), listed.get(name)
    found = _hash_of(folder.path / name)
    listed[name] = wanted
    if found == wanted:
        folder.ours.append(name)
    elif found is None or found == before:
        (folder.new if found is None else folder.renewed).append(name)
        _write(folder.path, name, content)
        folder.ours.append(name)
    elif before == wanted:
        folder.kept.append(name)
    else:
        other = next(
            other
            for other in _names_beside(name)
            if _hash_of(folder.path / other) in {None, wanted, listed.get(other)}
        )
        _write(folder.path, other, content)
        listed[other] = wanted
        folder.beside[name] = other
        folder.ours.append(other)


def _names(lessons: Path) -> list[str]:
    """Name every file of the lessons; what is hidden is no lesson."""
    paths = (path.relative_to(lessons) for path in lessons.rglob("*") if path.is_file())
    return sorted(
        path.as_posix() for path in paths if not any(part[0] in "._" for part in path.parts)
    )


def _names_beside(name: str) -> Iterator[str]:
    """Give the names under which a new version may stand, the plainest first.

    >>> names = _names_beside("00-welcome.ipynb")
    >>> next(names), next(names)
    ('00-welcome-new.ipynb', '00-welcome-new-2.ipynb')
    """
    path = Path(name)
    for number in count(1):
        mark = "-new" if number == 1 else f"-new-{number}"
        yield path.with_name(f"{path.stem}{mark}{path.suffix}").as_posix()


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()


def _hash_of(path: Path) -> str | None:
    """Return the hash of a file, or None when there is no such file."""
    try:
        return _hash(path.read_bytes())
    except FileNotFoundError:
        return None


def _read_list(path: Path) -> dict[str, str]:
    """Read which files have been put here; without a list that can be read, none.

    Then every file that differs counts as changed, and none is lost.
    """
    try:
        listed = json.loads((path / OWN_FOLDER / _LIST).read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    if not isinstance(listed, dict):
        return {}
    return {name: known for name, known in listed.items() if isinstance(known, str)}


def _write(path: Path, name: str, content: bytes) -> None:
    """Write a file whole, or leave what was there."""
    target = path / name
    target.parent.mkdir(parents=True, exist_ok=True)
    part = path / OWN_FOLDER / "part"
    part.parent.mkdir(exist_ok=True)
    part.write_bytes(content)
    part.replace(target)


def _make(path: Path) -> None:
    """Make the folder, if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        way = next(part for part in (path, *path.parents) if part.exists() or part.is_symlink())
        message = gettext(
            "The lessons were to go into the folder {folder}, but {file} is a file. Move that file "
            "away, or name another folder: voormsi-nb --dir FOLDER"
        )
        raise LaunchError(message.format(folder=path, file=way)) from error
    except OSError as error:
        raise _not_writable(path, error) from error


def _not_writable(path: Path, error: OSError) -> LaunchError:
    message = gettext(
        "The lessons were to go into the folder {folder}, but nothing can be written there "
        "({reason}: {place}). Name a folder of your own: voormsi-nb --dir FOLDER"
    )
    reason = error.strerror or type(error).__name__
    return LaunchError(message.format(folder=path, reason=reason, place=error.filename or path))
