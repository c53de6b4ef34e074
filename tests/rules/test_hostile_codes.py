"""Resume codes from anywhere: taken up if they are right, else refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.hostile import ANYTHING, refused
from tests.rules.strategies import MANY
from tests.rules.test_hostile_records import a_good_game
from voormsi_nb.rules import Game, RecordError, resume_code

CODE = resume_code(a_good_game())


@MANY
@given(st.integers(0, len(CODE) - 1), st.characters())
def test_a_changed_character_makes_no_other_game(place: int, letter: str) -> None:
    """Small letters, O and I are read as what they stand for; everything else is refused."""
    code = CODE[:place] + letter + CODE[place + 1 :]
    found: list[Game] = []
    error = refused(lambda: found.append(Game.from_code(code)))
    if error is None:
        assert found == [Game(a_good_game().deal)]
    else:
        assert isinstance(error, RecordError)


@pytest.mark.parametrize("length", range(len(CODE)))
def test_a_code_that_is_cut_off_is_refused(length: int) -> None:
    """At whatever place, but for the dash at the end of a group."""
    code = CODE[:length]
    if code.replace("-", "") == CODE.replace("-", ""):
        return
    assert isinstance(refused(Game.from_code, code), RecordError)


@MANY
@given(ANYTHING)
def test_what_is_no_code_is_refused(value: object) -> None:
    """Also with the mark of a code before it."""
    for code in (value, f"V1-{value}" if isinstance(value, str) else value):
        assert isinstance(refused(Game.from_code, code), RecordError)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("V1-" + "7" * 1_000_000, "code_too_long"),
        (CODE + "0" * (121 - len(CODE)), "code_too_long"),
        (CODE + "0", "code_damaged"),
        ("V1-" + "Z" * 117, "code_damaged"),
        ("V2" + CODE[2:], "code_unknown"),
        (CODE[2:], "code_unknown"),
        (CODE.replace("V1-", "V1-٣"), "code_letter"),
        (CODE.replace("V1-", "V1-U"), "code_letter"),
        ("V1-²²²²²", "code_letter"),
        (b"V1-", "code_not_text"),
        (None, "code_not_text"),
    ],
    ids=range(11),
)
def test_each_kind_of_damage_has_its_name(code: Any, kind: str) -> None:  # noqa: ANN401
    """What is too long is refused before it is read."""
    error = refused(Game.from_code, code)
    assert error is not None
    assert error.kind == kind
