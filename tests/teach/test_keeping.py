"""Attempts are written as a table, and what hinders that is said."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from voormsi_nb.teach import LessonError, LessonSession

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def session() -> LessonSession:
    """Give a session with two answers."""
    found = LessonSession("welcome", seed=1)
    found.next()
    found.answer("S")
    found.answer("W")
    return found


def test_the_table_reads_back_as_the_attempts(session: LessonSession, tmp_path: Path) -> None:
    path = session.to_csv(tmp_path / "ÆØ attempts.csv")
    data = path.read_bytes()
    assert b"\r" not in data
    assert data.count(b"\n") == 3
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [
        {name: str(value) for name, value in attempt.items()} for attempt in session.attempts
    ] == rows
    assert rows[0]["question"] == "who_takes A♣ 9♥ Q♠ 5♦"


def test_an_older_table_is_replaced(session: LessonSession, tmp_path: Path) -> None:
    path = str(tmp_path / "attempts.csv")
    first = session.to_csv(path).read_bytes()
    assert session.to_csv(path).read_bytes() == first


def test_what_cannot_be_written_is_refused_with_a_sentence(
    session: LessonSession, tmp_path: Path
) -> None:
    for path, says in (
        (tmp_path, "is a folder"),
        (tmp_path / "no" / "attempts.csv", "no folder"),
        ("", "not the name of a file"),
        (None, "not the name of a file"),
        (3, "not the name of a file"),
        ("a\0b", "not the name of a file"),
        (tmp_path / ("x" * 300), "could not be written"),
    ):
        with pytest.raises(LessonError, match=says):
            session.to_csv(path)  # type: ignore[arg-type]  # some are no paths


def test_attempts_are_plain_and_changing_them_changes_nothing(session: LessonSession) -> None:
    session.attempts[0]["right"] = True
    session.attempts.clear()
    assert [attempt["right"] for attempt in session.attempts] == [False, True]
