"""Every kind of error has a sentence: what was tried, what the rules say, what would do."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

import pytest

import voormsi_nb.rules
from tests.rules.mistakes import MISTAKES, Mistake
from tests.rules.mistakes_in_records import MISTAKES_IN_RECORDS
from voormsi_nb.rules import (
    CardError,
    Game,
    GameError,
    IllegalPlay,
    RecordError,
    RuleError,
    RuleSetError,
    VoormsiError,
)
from voormsi_nb.rules.sentences.error_messages import ERRORS

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY_MISTAKE = (*MISTAKES, *MISTAKES_IN_RECORDS)
SOURCE = Path(voormsi_nb.rules.__file__).parent
KINDS_OF_ERROR = (CardError, RuleSetError, RecordError, GameError, RuleError)


class Raised(NamedTuple):
    """One place in the source that makes an error: its class, its kind and its facts."""

    where: str
    error: str
    kind: str
    facts: frozenset[str]


def raised() -> Iterator[Raised]:
    """Walk the source of the rules for whatever makes an error."""
    names = {kind.__name__ for kind in KINDS_OF_ERROR}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id not in names:
                    continue
                kind = node.args[0] if node.args else None
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                assert isinstance(kind, ast.Constant), f"{where}: the kind is not a plain text"
                assert isinstance(kind.value, str), where
                facts = frozenset(str(fact.arg) for fact in node.keywords)
                yield Raised(where, node.func.id, kind.value, facts)


def message_of(place: Raised) -> str:
    """Give the message for what is raised at a place."""
    in_record = f"record {place.kind}"
    key = in_record if place.error == "RecordError" and in_record in ERRORS else place.kind
    assert key in ERRORS, f"{place.where}: {place.error}({place.kind!r}) has no sentence"
    return ERRORS[key][0]


@pytest.mark.parametrize("place", list(raised()), ids=lambda place: place.where)
def test_every_error_that_is_raised_has_a_sentence_for_its_facts(place: Raised) -> None:
    wanted = {name for _, name, _, _ in Formatter().parse(message_of(place)) if name}
    assert wanted <= place.facts


def test_no_sentence_is_idle() -> None:
    """A message whose error is raised nowhere is taken out."""
    used = set()
    for place in raised():
        in_record = f"record {place.kind}"
        from_record = place.error == "RecordError" and in_record in ERRORS
        used.add(in_record if from_record else place.kind)
    assert used == set(ERRORS)


@pytest.mark.parametrize(
    "mistake", EVERY_MISTAKE, ids=lambda mistake: f"{mistake.kind}: {mistake.text[:20]}"
)
def test_a_mistake_is_answered_with_what_would_do(mistake: Mistake) -> None:
    with pytest.raises(VoormsiError) as caught:
        mistake.make()
    assert caught.value.kind == mistake.kind
    assert str(caught.value) == mistake.text


def test_every_kind_of_mistake_is_among_them() -> None:
    assert {mistake.kind for mistake in EVERY_MISTAKE} == {place.kind for place in raised()}


def test_a_refused_record_says_the_reason_of_the_rules() -> None:
    """R3.11: the sentence of the other error follows, in full."""
    game = Game.new(seed=7)
    first, second = game.deal.hands[0][0], game.deal.hands[1][0]
    record = game.record()
    record["deals"][0]["plays"] = [[first.code], [second.code], [second.code]]
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    reason = caught.value.facts["reason"]
    assert isinstance(reason, IllegalPlay)
    text = str(caught.value)
    assert text.startswith("The record cannot be replayed at deals[0].plays[")
    assert text.endswith(f"for this reason: {reason}")


def test_what_was_given_is_quoted_in_short() -> None:
    with pytest.raises(RecordError) as caught:
        Game.from_code("hello " * 19)
    assert len(str(caught.value)) < 150
