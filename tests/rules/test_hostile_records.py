"""Records from anywhere: replayed if they are right, else refused by name and place."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.hostile import ANYTHING, DEEP, NASTY, refused
from tests.rules.strategies import MANY, played_on
from voormsi_nb.rules import PACK, Deal, Game, RecordError, RuleSet

if TYPE_CHECKING:
    from collections.abc import Iterator


def a_good_game() -> Game:
    """Two deals, the second one under way."""
    random = Random(5)  # noqa: S311 - no secret
    game = Game(Deal.start(PACK, "W", RuleSet.parlett(target=40), (3, 4)))
    game = Game(played_on(game.deal, random)).next_deal()
    return Game(played_on(game.deal, random, most=7), game.history)


GOOD = a_good_game().record()


def places(value: object, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the way to every value in a record, the record itself first."""
    yield place
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*place, key))
    if isinstance(value, list):
        for at in range(len(value)):
            yield from places(value[at], (*place, at))


PLACES = list(places(GOOD))


def changed(place: tuple[Any, ...], value: object) -> Any:  # noqa: ANN401 - any value at any place
    """Give the good record with another value at one place."""
    if not place:
        return value
    record = deepcopy(GOOD)
    at: Any = record
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = value
    return record


def test_the_good_record_is_good() -> None:
    """Every other test here changes it in one respect."""
    assert Game.from_record(GOOD) == a_good_game()
    assert len(PLACES) > 120


@pytest.mark.parametrize("number", range(len(NASTY)))
def test_a_nasty_value_anywhere_in_a_record_is_refused(number: int) -> None:
    """Wrong types, unknown names and what is too deep or too large, at every place.

    Here and there a value happens to be right: a rule set's name, the card that stands there.
    """
    right = 0
    for place in PLACES:
        record = changed(place, NASTY[number])
        error = refused(Game.from_record, record)
        if error is None:
            right += 1
            game = Game.from_record(record)
            assert Game.from_record(game.record()) == game
        else:
            assert isinstance(error, RecordError)
            assert error.facts["place"]
    assert right <= 6


@MANY
@given(st.sampled_from(PLACES), ANYTHING)
def test_any_value_anywhere_in_a_record_is_replayed_or_refused(
    place: tuple[Any, ...], value: object
) -> None:
    """What is accepted gives itself back as a record; and nothing is written into what is read."""
    record = changed(place, value)
    before = repr(record) if value is not DEEP and not isinstance(value, (int, dict)) else None
    found: list[Game] = []
    error = refused(lambda: found.append(Game.from_record(record)))
    if error is None:
        assert Game.from_record(found[0].record()) == found[0]
    else:
        assert isinstance(error, RecordError)
    assert before is None or repr(record) == before


@pytest.mark.parametrize("place", [place for place in PLACES if len(place) < 4], ids=str)
def test_a_part_that_is_missing_is_named(place: tuple[Any, ...]) -> None:
    """Each part of an object is needed; a shorter list is another list."""
    if not place or isinstance(place[-1], int):
        return
    record: Any = deepcopy(GOOD)
    at = record
    for key in place[:-1]:
        at = at[key]
    del at[place[-1]]
    error = refused(Game.from_record, record)
    if place[:1] == ("ruleset",) and place[1:] != ("name",):
        return
    assert isinstance(error, RecordError)
    assert error.kind in {"missing_key", "no_ruleset_name"}


KEYS = ("seed", "cls", "self", "", "Format", 1, None, 10**5000, (1,))


@pytest.mark.parametrize("place", [(), ("ruleset",), ("deals", 0), ("deals", 1)], ids=str)
@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_part_that_is_unknown_is_refused(place: tuple[Any, ...], key: object) -> None:
    """A record of a later version may mean something by it, so it is not passed over."""
    record: Any = deepcopy(GOOD)
    at = record
    for step in place:
        at = at[step]
    at[key] = 1
    error = refused(Game.from_record, record)
    assert isinstance(error, RecordError)
    assert error.kind in {"unknown_key", "refused"}


def with_deals(**changes: Any) -> Any:  # noqa: ANN401 - any value at any place
    """Give the good record with changes in its second deal."""
    record = deepcopy(GOOD)
    record["deals"][1].update(changes)
    return record


FIRST, SECOND = GOOD["deals"]


@pytest.mark.parametrize(
    ("record", "place", "kind"),
    [
        (with_deals(dealer="W"), "deals[1].dealer", "wrong_dealer"),
        (with_deals(dealer="X"), "deals[1].dealer", "refused"),
        (with_deals(pack=SECOND["pack"][1:]), "deals[1]", "refused"),
        (with_deals(pack=["JC", *SECOND["pack"][1:]]), "deals[1]", "refused"),
        (with_deals(plays=[["JC"]]), "deals[1].plays[0]", "refused"),
        (with_deals(plays=[*SECOND["plays"], []]), "deals[1].plays[", "refused"),
        (with_deals(plays=[*SECOND["plays"], ["JC"] * 5]), "deals[1].plays[", "too_many"),
        (changed(("scores",), [40, 0]), "scores", "refused"),
        (changed(("scores",), [0]), "scores", "refused"),
        (changed(("scores",), [0, 0, 0]), "scores", "refused"),
        (changed(("players",), 5), "players", "refused"),
        (changed(("players",), 3), "scores", "refused"),
        (changed(("format",), "voormsi/2"), "format", "format"),
        (changed(("deals",), []), "deals", "no_deals"),
        (changed(("deals",), [{**FIRST, "plays": FIRST["plays"][:-1]}, SECOND]), "deals[1]", ""),
        (changed(("ruleset",), {"name": "smith", "target": 0}), "ruleset", "refused"),
    ],
    ids=range(16),
)
def test_the_place_in_the_record_is_told(record: object, place: str, kind: str) -> None:
    """R3.2, R3.11, R5.5: and what the rules say against it is its cause."""
    error = refused(Game.from_record, record)
    assert isinstance(error, RecordError)
    assert str(error.facts["place"]).startswith(place)
    assert error.kind == (kind or error.kind)


def test_a_record_that_is_too_large_is_refused_before_it_is_replayed() -> None:
    """A thousand deals are the most; a longer list is not looked into."""
    error = refused(Game.from_record, changed(("deals",), [DEEP] * 1001))
    assert error is not None
    assert error.kind == "too_many"
    for place, most in ((("deals", 0, "plays"), 36), (("deals", 0, "pack"), 36), (("scores",), 4)):
        error = refused(Game.from_record, changed(place, [DEEP] * 1_000_000))
        assert error is not None
        assert (error.kind, error.facts["most"]) == ("too_many", most)


def test_the_largest_record_stays_below_a_megabyte() -> None:
    """One deal with all that can be played, a thousand times."""
    deal = played_on(Deal.start(PACK, scores=(-99, -99)), Random(1))  # noqa: S311 - no secret
    record = Game(deal).record()
    assert len(json.dumps(record["deals"][0], separators=(",", ":"))) * 1000 < 2**20
