"""Lessons as the browser goes through them: a reply to everything, nothing half done."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.widget.lesson_talk import Hearing, lesson_at, session_of
from tests.widget.test_intents import malformed
from voormsi_nb import Lesson, Table

KINDS = ("answer", "next", "again", "show", "swap", "play", "resume", "hint", "undo", "command")


def test_two_thousand_malformed_intents_get_a_reply_each_and_change_nothing() -> None:
    rng = random.Random(6)  # noqa: S311 - a fixed series of odd messages
    browsers = [Hearing(lesson_at(*where)) for where in (("welcome", 2), ("who-takes", 8))]
    for number in range(2000):
        browser = browsers[number % 2]
        before = browser.view
        good: dict[str, Any] = {
            "type": rng.choice(KINDS),
            "epoch": before["epoch"],
            "rev": before["rev"],
            "id": str(number),
            rng.choice(["value", "card", "place", "text"]): rng.choice(["W", "9H", 3, [], {}]),
        }
        message = malformed(rng, good)
        reply = browser.send(message)
        if reply["type"] == "ok":  # what was put in was harmless
            continue
        assert reply["reason"] in {"malformed", "stale", "illegal"}, message
        assert browser.view == before


def test_question_is_answered_tried_again_and_left() -> None:
    browser = Hearing(Lesson("welcome"))
    assert browser.say("next")["type"] == "ok"
    assert browser.say("answer", value="S")["type"] == "ok"
    assert browser.view["feedback"]["verdict"] == "wrong"
    assert browser.say("again")["type"] == "ok"
    assert "feedback" not in browser.view
    assert browser.say("answer", value=["W"])["type"] == "ok"
    assert browser.view["feedback"]["verdict"] == "right"
    assert browser.say("next")["type"] == "ok"
    assert browser.view["phase"] == "watch"


@pytest.mark.parametrize(
    ("kind", "more", "says"),
    [
        ("next", {}, "waits for the right answer"),
        ("again", {}, "nothing to try again"),
        ("show", {}, "after one more try"),
        ("answer", {"value": "X"}, "none of the answers"),
        ("answer", {"value": []}, "none of the answers"),
        ("answer", {}, "none of the answers"),
        ("answer", {"value": ["S", "W"]}, "one answer"),
        ("swap", {"place": 1, "card": "9H"}, "no card can be exchanged"),
        ("swap", {"place": 9, "card": "9H"}, "no card at this place"),
        ("swap", {}, "no card at this place"),
        ("play", {"cards": ["9H"]}, "nothing is played"),
        ("resume", {"text": "L1-NO"}, "resume code"),
        ("resume", {}, "resume code"),
        ("hint", {}, "A lesson has no such act"),
        ("undo", {}, "A lesson has no such act"),
    ],
)
def test_what_cannot_be_done_is_told_and_changes_nothing(
    kind: str, more: dict[str, Any], says: str
) -> None:
    browser = Hearing(lesson_at("welcome", 2))
    before = browser.view
    reply = browser.say(kind, **more)
    assert (reply["type"], reply["reason"]) == ("refused", "illegal")
    assert says in reply["refusals"][0]
    assert browser.view == before


def test_cards_are_exchanged_by_place_and_refused_when_the_lead_would_be_mixed() -> None:
    browser = Hearing(lesson_at("who-takes", 8))
    before = browser.view
    assert browser.say("swap", place=1, card="AH")["reason"] == "illegal"
    assert browser.say("swap", place=4, card="KD")["reason"] == "illegal"
    assert browser.view == before
    assert browser.say("swap", place=4, card="3D")["type"] == "ok"
    assert browser.view["trick"][1]["cards"][1] == "3D"


def test_position_is_played_by_codes_and_a_refusal_names_the_rule() -> None:
    browser = Hearing(lesson_at("who-takes", 4))
    codes = [choice["id"] for choice in browser.view["ask"]["choices"]]
    reply = browser.say("play", cards=codes[:2])
    assert reply["reason"] == "illegal"
    assert "R3.7" in reply["refusals"][0]
    assert browser.say("play", cards=["9D"])["type"] == "ok"
    assert browser.view["feedback"]["verdict"] == "right"
    assert browser.view["whole"]


def test_stale_intents_are_refused_and_two_views_never_disagree() -> None:
    browser = Hearing(lesson_at("welcome", 2))
    old = browser.view
    browser.say("answer", value="W")
    now = browser.view
    late = {"type": "answer", "value": "S", "epoch": old["epoch"], "rev": old["rev"], "id": "late"}
    assert browser.send(late)["reason"] == "stale"
    assert browser.view == now


def test_code_that_a_browser_kept_takes_the_lesson_up() -> None:
    further = lesson_at("sevens", 3)
    browser = Hearing(Lesson("sevens"))
    assert browser.view["fresh"]
    assert browser.say("resume", text=further.code)["type"] == "ok"
    assert browser.view["step"] == 3
    assert not browser.view["fresh"]


def test_code_of_another_lesson_is_refused() -> None:
    browser = Hearing(Lesson("sevens"))
    reply = browser.say("resume", text=lesson_at("welcome", 2).code)
    assert reply["reason"] == "illegal"
    assert "another lesson" in reply["refusals"][0]
    assert browser.view["step"] == 1


def test_table_asks_nothing_that_lessons_do() -> None:
    browser = Hearing(Table(seed=7, pace=0))
    for kind in ("answer", "again", "show", "swap", "resume"):
        assert browser.say(kind)["reason"] == "illegal"


def test_fault_inside_a_lesson_is_answered_shown_and_harmless(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object) -> None:
        raise ZeroDivisionError

    lesson = Lesson("welcome")
    browser = Hearing(lesson)
    monkeypatch.setattr("voormsi_nb.teach.session.LessonSession.next", fail)
    progress = session_of(lesson).progress
    assert browser.say("next")["reason"] == "internal"
    assert "ZeroDivisionError" in browser.view["problem"]["say"]
    assert "Traceback" in caplog.text
    assert session_of(lesson).progress is progress
