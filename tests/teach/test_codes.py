"""A resume code takes the lesson up at every step, and what is none is refused."""

from __future__ import annotations

import pytest

from tests.teach.walking import walk
from voormsi_nb.teach import LESSONS, Lesson, LessonError, LessonSession
from voormsi_nb.teach.code import LONGEST_CODE, code_of


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("wrong_first", [False, True])
def test_a_code_brings_everything_back_at_every_step(name: str, *, wrong_first: bool) -> None:
    session = LessonSession(name, seed=999_999_999)
    for number, _ in enumerate(walk(session, wrong_first=wrong_first)):
        # Each is replayed from the start, so of the many moves of long lessons some are looked at.
        if number % 7 == 0 or session.is_over:
            again = LessonSession.resume(session.code)
            assert again.progress == session.progress
            assert again.code == session.code


def test_a_code_is_one_short_line() -> None:
    session = LessonSession("sevens", seed=1)
    for _ in walk(session, wrong_first=False):
        assert "\n" not in session.code
    assert len(session.code) < 120


def test_blanks_small_letters_and_dashes_do_not_matter() -> None:
    code = LessonSession("sevens", seed=1).code
    written = " " + code.lower().replace("-", " ") + "\n"
    assert LessonSession.resume(written).code == code


def test_each_letter_is_under_the_checksum() -> None:
    code = LessonSession("sevens", seed=1).code
    for place in range(3, len(code)):
        other = "7" if code[place] != "7" else "8"
        with pytest.raises(LessonError):
            LessonSession.resume(code[:place] + other + code[place + 1 :])
        with pytest.raises(LessonError):
            LessonSession.resume(code[:place])


@pytest.mark.parametrize(
    "code",
    [
        "",
        "L1-",
        "V1-ABCDE",
        "L1-!!!!!",
        "L1-" + "0" * 9,
        "L1" * LONGEST_CODE,
        None,
        7,
        b"L1-",
        [],
        "L1-É",
    ],
    ids=lambda code: repr(code)[:20],
)
def test_what_is_no_code_is_refused_with_a_sentence(code: str) -> None:
    with pytest.raises(LessonError) as caught:
        LessonSession.resume(code)
    assert str(caught.value).endswith(".")


def test_a_code_of_another_edition_is_told_apart_from_a_damaged_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = LessonSession("welcome", seed=1)
    monkeypatch.setattr(Lesson, "edition", 1)
    code = code_of(session.progress)
    monkeypatch.undo()
    with pytest.raises(LessonError, match="another version"):
        LessonSession.resume(code)
