"""The language belongs to the thread or task that shows something, never to the process."""

from __future__ import annotations

import asyncio
import gettext as library
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tests.locale.pseudo import NAME, Pseudo, speaking_pseudo
from voormsi_nb import locale
from voormsi_nb.locale import (
    N_,
    UnknownLanguageError,
    gettext,
    installed,
    language,
    languages,
    ngettext,
    pgettext,
    using,
)
from voormsi_nb.rules import Card, Refusal, rule, sentence

if TYPE_CHECKING:
    from pathlib import Path


def test_english_is_the_default_and_is_the_messages_themselves() -> None:
    assert language() == "en"
    assert languages()[0] == "en"
    assert gettext("North still heads.") == "North still heads."
    assert pgettext("seat", "West") == "West"
    assert [ngettext("one card", "several", number) for number in (0, 1, 2)] == [
        "several",
        "one card",
        "several",
    ]
    assert N_("kept as it is") == "kept as it is"


def test_using_a_language_ends_with_the_block_also_after_an_error() -> None:
    with installed(NAME, Pseudo()):
        with using(NAME):
            assert language() == NAME
            with using("en"):
                assert gettext("You.") == "You."
            assert gettext("You.").startswith("⟦")
        assert language() == "en"
        with pytest.raises(KeyError), using(NAME):
            raise KeyError
        assert language() == "en"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguageError) as caught, using("tlh"):
        pass
    assert str(caught.value) == (
        "There are no words in the language 'tlh'. What there is: " + ", ".join(languages()) + "."
    )
    assert language() == "en"
    with pytest.raises(UnknownLanguageError), using("../../etc"):
        pass


def test_a_lent_language_is_gone_after_the_block() -> None:
    with installed(NAME, Pseudo()):
        assert NAME in languages()
        assert language() == "en"
    assert NAME not in languages()


def test_two_threads_speak_two_languages_at_once() -> None:
    together = Barrier(2, timeout=30)

    def speak(name: str) -> list[str]:
        with using(name):
            texts = []
            for _ in range(50):
                together.wait()
                texts.append(rule("R1.5").title)
            return texts

    with installed(NAME, Pseudo()), ThreadPoolExecutor(2) as pool:
        english, strange = pool.map(speak, ("en", NAME))
    assert set(english) == {"No suit to follow"}
    assert all(text.startswith("⟦") for text in strange)


def test_a_new_thread_begins_in_english() -> None:
    with speaking_pseudo(), ThreadPoolExecutor(1) as pool:
        assert pool.submit(language).result() == "en"


def test_tasks_of_one_thread_do_not_disturb_each_other() -> None:
    async def speak(name: str) -> set[str]:
        with using(name):
            texts = set()
            for _ in range(20):
                await asyncio.sleep(0)
                texts.add(gettext("Not yet"))
            return texts

    async def both() -> tuple[set[str], set[str]]:
        return await asyncio.gather(speak("en"), speak(NAME))

    with installed(NAME, Pseudo()):
        english, strange = asyncio.run(both())
    assert english == {"Not yet"}
    assert strange == {Pseudo().gettext("Not yet")}


def test_values_made_in_one_language_are_shown_in_another() -> None:
    """A refusal, an error and a rule hold no text: it is made when they are shown."""
    entry = rule("R2.7")
    refusal = Refusal("R3.11", "not_in_hand", (Card("K♥"),))
    before = entry.title, sentence(refusal)
    with speaking_pseudo():
        assert entry.title.startswith("⟦")
        assert sentence(refusal).startswith("⟦")
    assert (entry.title, sentence(refusal)) == before


def test_a_compiled_catalogue_is_found_and_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = Catalog(locale="da")
    catalogue.add("The ranking", "Rangfølgen")
    catalogue.add("West", "Vest", context="seat")
    folder = tmp_path / "da" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "voormsi_nb.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(locale, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(locale, "_loaded", {"en": None})
    assert languages() == ("en", "da")
    with using("da"):
        assert rule("R1.4").title == "Rangfølgen"
        assert pgettext("seat", "West") == "Vest"
        assert gettext("not translated") == "not translated"


def test_the_standard_library_s_catalogues_fit() -> None:
    with installed("none", library.NullTranslations()), using("none"):
        assert pgettext("seat", "West") == "West"


def test_the_rules_load_neither_words_nor_gettext() -> None:
    """`import voormsi_nb.rules` stays quick: sentences and rulebook come when asked for."""
    program = (
        "import sys, voormsi_nb.rules as rules; loaded = set(sys.modules);"
        "print(*(name for name in ('gettext', 'voormsi_nb.rules.sentences',"
        " 'voormsi_nb.rules.rulebook') if name in loaded)); print(rules.rule('R1.1').id)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["R1.1"]
