"""The template of the catalogues is what the marked messages of the package give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords
from babel.messages.pofile import read_po

from tests.locale.template import MARKS, TEMPLATE, write

if TYPE_CHECKING:
    from pathlib import Path


def test_the_template_is_up_to_date(tmp_path: Path) -> None:
    """To renew it: ``python -m tests.locale.template``."""
    fresh = tmp_path / "fresh.pot"
    write(fresh)
    assert TEMPLATE.read_text("utf-8") == fresh.read_text("utf-8")


def test_the_template_holds_sentences_words_and_rules() -> None:
    """One message of each kind of mark; a word stands there with its context."""
    with TEMPLATE.open("rb") as file:
        catalogue = read_po(file)
    assert "King of spades takes king of clubs" in catalogue
    assert catalogue.get("West", context="seat") is not None
    assert catalogue.get("West") is None
    counted = [message.id for message in catalogue if message.pluralizable]
    assert ("Your {cards} heads.", "Your {cards} head.") in counted


def test_a_message_that_counts_is_marked_so_wherever_it_stands() -> None:
    """A catalogue keeps these apart from plain messages, and would not find the plain one."""
    plain: dict[str, str] = {}
    counted = set()
    methods = [("**/frontend/**", "ignore"), ("**.py", "python")]
    keywords = parse_keywords(MARKS)
    for found in extract_from_dir(str(TEMPLATE.parents[1]), methods, keywords=keywords):
        name, message = found[0], found[2]
        if isinstance(message, tuple):
            counted.add(message[0])
        else:
            plain[message] = name
    assert {message: plain[message] for message in counted & set(plain)} == {}


def test_no_message_exclaims_or_says_legal() -> None:
    """The voice of the law and of the lesson is calm, and allows or refuses in plain words."""
    with TEMPLATE.open("rb") as file:
        messages = [str(message.id) for message in read_po(file) if message.id]
    assert len(messages) > 300
    assert [text for text in messages if "!" in text or "legal" in text.lower()] == []
