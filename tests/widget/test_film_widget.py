"""The film of any trick: made from a text or a value, stepped through without a kernel."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

from tests.widget.lesson_talk import Hearing
from tests.widget.test_table import models
from voormsi_nb import Film
from voormsi_nb.rules import CardError, RuleSet, Trick
from voormsi_nb.widget.errors import FilmError, WidgetError


def test_film_carries_every_step_so_that_no_kernel_is_asked() -> None:
    film = Film("7♥ K♣ K♠ A♣")
    frames = film.view["film"]["frames"]
    assert film.view["kind"] == "film"
    assert [frame["takes"] for frame in frames] == [True, True, True, False]
    assert len(json.dumps(film.view, ensure_ascii=False).encode()) < 10_000


def test_film_takes_a_trick_and_by_which_rules_a_text_is_judged() -> None:
    trick = Trick.parse("7♥ K♣ 5♦ K♠")
    assert Film(trick).trick is trick
    by_smith, by_parlett = (
        Film("7♥ K♣ 5♦ K♠", ruleset=rules).trick.winner
        for rules in (RuleSet.smith(), RuleSet.parlett())
    )
    assert (by_smith, by_parlett) == (1, 3)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (3, FilmError),
        (None, FilmError),
        ("", CardError),
        ("7♥ 7♥", CardError),
        (Trick(), FilmError),
        ("K♦", CardError),
    ],
)
def test_what_is_no_trick_is_refused_with_a_sentence(given: object, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"\w+ .*\."):
        Film(given)  # type: ignore[arg-type]  # that is the point


def test_rules_beside_a_finished_trick_and_a_size_that_is_none_are_refused() -> None:
    with pytest.raises(FilmError, match="has its rules already"):
        Film(Trick.parse("7♥ K♣"), ruleset=RuleSet.web())
    with pytest.raises(WidgetError, match="not a size"):
        Film("7♥ K♣", size="huge")


def test_film_is_only_stepped_through() -> None:
    browser = Hearing(Film("7♥ K♣"))
    before = browser.view
    for kind in ("play", "next", "answer", "swap", "undo", "new_game", "resume"):
        reply = browser.say(kind)
        assert (reply["type"], reply["reason"]) == ("refused", "illegal")
        assert "only stepped through" in reply["refusals"][0]
    assert browser.view == before
    assert browser.say("resend")["type"] == "ok"


def test_film_shows_itself_as_picture_and_text() -> None:
    film = Film("7♥ K♣ K♠ A♣")
    assert repr(film) == "<Film: 7♥ K♣ K♠ A♣>"
    shown = film._repr_mimebundle_()
    assert shown is not None
    data = shown[0]
    ET.fromstring(data["image/svg+xml"])  # noqa: S314 - our own
    assert data["text/plain"].startswith("The third hand takes the trick with K♠.")
    assert data["text/plain"].endswith("run this cell: the film appears here.")


def test_close_frees_both_models() -> None:
    before = models()
    with Film("7♥ K♣"):
        assert models() > before
    assert models() == before
