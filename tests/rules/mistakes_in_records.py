"""A mistake of each kind in a record or a resume code, and the answer."""

from __future__ import annotations

from typing import Any

from tests.rules.arranged import arranged
from tests.rules.mistakes import Mistake
from voormsi_nb.rules import Game


def record(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - anything may stand in a bad record
    """Give the record of a new game with some parts exchanged."""
    return {**Game.new(seed=7).record(), **changes}


def with_deal(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    """Give such a record with parts of its one deal exchanged."""
    deal = Game.new(seed=7).record()["deals"][0]
    return record(deals=[{**deal, **changes}])


def after_a_void_deal() -> dict[str, Any]:
    """Give a record of two deals, the second dealt by who dealt the first."""
    game = Game(arranged("J♣"))
    while game.deal.outcome is None:
        game = game.play(game.deal.legal_plays[0])
    game = game.next_deal()
    found = game.record()
    found["deals"][1]["dealer"] = found["deals"][0]["dealer"]
    return found


MISTAKES_IN_RECORDS = [
    Mistake(
        "format",
        lambda: Game.from_record(record(format="voormsi/9")),
        "This record has the format 'voormsi/9', which is not known here. Known is 'voormsi/1'.",
    ),
    Mistake(
        "no_deals",
        lambda: Game.from_record(record(deals=[])),
        "This record has no deal in it, but a game has at least one.",
    ),
    Mistake(
        "refused",
        lambda: Game.from_record(record(players=7)),
        "The record cannot be replayed at players, for this reason: Two, three or four can play, "
        "not 7. Ask for 2, 3 or 4. R3.1",
    ),
    Mistake(
        "not_an_object",
        lambda: Game.from_record([]),  # type: ignore[arg-type]
        "In a record, the record must have named values, but it is <list>.",
    ),
    Mistake(
        "unknown_key",
        lambda: Game.from_record(record(extra=1)),
        "In the record stands 'extra', which is not known there. Known are: format, ruleset, "
        "players, scores, deals.",
    ),
    Mistake(
        "missing_key",
        lambda: Game.from_record({"format": "voormsi/1"}),
        "In the record the part 'ruleset' is missing. Put it in.",
    ),
    Mistake(
        "not_a_list",
        lambda: Game.from_record(record(deals={})),
        "In a record, deals must be a list, not <dict>.",
    ),
    Mistake(
        "too_many",
        lambda: Game.from_record(record(scores=[0] * 5)),
        "In a record, scores has five entries, but at most four are allowed.",
    ),
    Mistake(
        "not_text",
        lambda: Game.from_record(with_deal(plays=[[7]])),
        "In a record, deals[0].plays[0][0] must be text, not 7.",
    ),
    Mistake(
        "no_ruleset_name",
        lambda: Game.from_record(record(ruleset={})),
        "In a record, the rule set must have a name, such as 'smith', but it is <dict>.",
    ),
    Mistake(
        "wrong_dealer",
        lambda: Game.from_record(after_a_void_deal()),
        "At deals[1].dealer stands E, but S deals next. R3.2",
    ),
    Mistake(
        "code_not_text",
        lambda: Game.from_code(None),  # type: ignore[arg-type]
        "A resume code is a line of text that begins with V1, not None.",
    ),
    Mistake(
        "code_too_long",
        lambda: Game.from_code("V1" * 100),
        "A resume code has at most 120 characters. Copy the code alone.",
    ),
    Mistake(
        "code_unknown",
        lambda: Game.from_code("hello"),
        "'hello' is not a resume code of this version. Such a code begins with V1.",
    ),
    Mistake(
        "code_letter",
        lambda: Game.from_code("V1-A?"),
        "A resume code has no '?' in it. Copy the whole code again.",
    ),
    Mistake(
        "code_damaged",
        lambda: Game.from_code("V1-ABCDE"),
        "A letter of this resume code is wrong or missing. Copy the whole code again.",
    ),
]
