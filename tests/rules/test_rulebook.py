"""The rulebook: every rule is there, once, with words of its own and a source."""

from __future__ import annotations

import re

import pytest

from voormsi_nb.rules import RULES, Rule, RuleError, RuleSet, VoormsiError, rule

HOW_MANY = {1: 5, 2: 8, 3: 11, 4: 6, 5: 9, 6: 3, 7: 2}
ALL_IDS = [f"R{part}.{number}" for part, last in HOW_MANY.items() for number in range(1, last + 1)]
EVERY_RULE = pytest.mark.parametrize("entry", RULES, ids=lambda entry: entry.id)


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [entry.id for entry in RULES] == ALL_IDS
    assert [rule(rule_id) for rule_id in ALL_IDS] == list(RULES)


@EVERY_RULE
def test_a_rule_has_title_text_and_source(entry: Rule) -> None:
    assert 3 <= len(entry.title) <= 40
    assert not entry.title.endswith(".")
    assert 40 <= len(entry.text) <= 480
    for text in (entry.text, entry.source, entry.elsewhere):
        assert text is None or re.fullmatch(r"[^!]+\.", text)
    assert max(map(len, re.split(r"[.:;] ", entry.text))) <= 190


def test_titles_and_texts_tell_rules_apart() -> None:
    assert len({entry.title for entry in RULES}) == len(RULES)
    assert len({entry.text for entry in RULES}) == len(RULES)


@EVERY_RULE
def test_a_rule_names_other_rules_that_there_are(entry: Rule) -> None:
    assert set(entry.see_also) <= set(ALL_IDS) - {entry.id}
    assert len(set(entry.see_also)) == len(entry.see_also)
    assert entry.see_also


def test_every_option_of_a_rule_set_belongs_to_one_rule() -> None:
    """And each says in a sentence what other rule sets or tables do."""
    with_option = [entry for entry in RULES if entry.option is not None]
    assert sorted(entry.option or "" for entry in with_option) == sorted(RuleSet._fields)
    assert [entry.elsewhere is not None for entry in RULES] == [
        entry.option is not None for entry in RULES
    ]


def test_a_rule_says_what_the_film_shows_beside_it() -> None:
    entry = rule("R2.7")
    assert entry.title == "King of spades takes king of clubs"
    assert entry.see_also == ("R2.6", "R2.8", "R3.7")
    assert entry.elsewhere == "Parlett's rules leave out “next card”."
    assert str(entry).endswith("3♦ is the only card that can beat it. R2.7")
    assert repr(entry) == "<Rule R2.7: King of spades takes king of clubs>"


def test_readings_and_reconstructions_are_called_so() -> None:
    """What no source says is marked: R7 is a reconstruction, and readings are ours."""
    assert [entry.id for entry in RULES if "reconstruction" in entry.source.lower()] == [
        "R7.1",
        "R7.2",
    ]
    readings = {entry.id for entry in RULES if "our reading" in entry.source.lower()}
    assert readings == {
        *("R1.4", "R3.2", "R3.5", "R3.6", "R3.7", "R3.8", "R3.9"),
        *("R4.1", "R4.6", "R5.1", "R5.4", "R5.6", "R5.7", "R6.3"),
    }


@pytest.mark.parametrize("given", ["R9.9", "R2.70", "", "r2.7", None, 2.7, ["R2.7"]])
def test_an_unknown_id_is_refused_with_those_there_are(given: object) -> None:
    with pytest.raises(RuleError) as caught:
        rule(given)  # type: ignore[arg-type]
    assert isinstance(caught.value, VoormsiError)
    assert str(caught.value).endswith("is not the id of a rule. The ids go from R1.1 to R7.2.")


def test_rules_can_be_compared_and_kept_in_sets() -> None:
    assert len({*RULES, *RULES}) == len(RULES)
    assert rule("R1.1") != rule("R1.2")
