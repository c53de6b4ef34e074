"""The film of a trick, card by card, and the rule that decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.playing import play_trick

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenTable


def test_the_film_steps_from_the_lead_to_the_end_and_back(open_table: OpenTable) -> None:
    table = open_table()
    play_trick(table)
    frames = table.snapshot("['film']['frames']")
    table.act("film").click()
    film = table.root.locator(".vn-film")
    expect(film).to_contain_text(_words(frames[0]["say"]))
    for frame in frames[1:]:
        table.act("film-next").click()
        expect(film).to_contain_text(_words(frame["say"]))
    expect(table.act("film-next")).to_have_attribute("aria-disabled", "true")
    expect(film).to_contain_text(_words(table.snapshot("['film']['result']")))
    for _ in frames[1:]:
        table.act("film-back").click()
    expect(film).to_contain_text(_words(frames[0]["say"]))
    table.page.keyboard.press("ArrowRight")
    expect(film).to_contain_text(_words(frames[1]["say"]))

    table.page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    assert table.focus()["act"] == "film", "the focus goes back to what opened the film"


def _words(say: str) -> str:
    """Return what comes before the first card of a sentence, which is drawn."""
    words: list[str] = []
    for word in say.split():
        if any(suit in word for suit in "♠♥♦♣"):
            break
        words.append(word)
    return " ".join(words)


def test_every_rule_of_a_film_opens_its_text(open_table: OpenTable) -> None:
    table = open_table()
    play_trick(table)
    rules = {rule["id"]: rule for rule in table.notebook.python("table.labels['rules']")}
    table.act("film").click()
    film = table.root.locator(".vn-film")
    links = film.locator("[data-vn-rule]")
    ids = list(dict.fromkeys(link.get_attribute("data-vn-rule") for link in links.all()))
    assert ids
    for rule in ids:
        assert rule is not None
        film.locator(f'[data-vn-rule="{rule}"]').first.click()
        _expect_rule(film, rules[rule]["title"])
        table.page.keyboard.press("Escape")
    expect(film).to_be_visible()


def _expect_rule(film: Locator, title: str) -> None:
    expect(film.locator(".vn-rule")).to_contain_text(title)


def test_help_lists_every_rule_and_opens_it(open_table: OpenTable) -> None:
    table = open_table()
    rules = table.notebook.python("table.labels['rules']")
    table.act("help").click()
    sheet = table.root.get_by_role("dialog")
    for rule in rules:
        expect(sheet.get_by_text(rule["id"], exact=True)).not_to_have_count(0)
    last = rules[-1]
    sheet.get_by_role("button", name=last["id"]).last.click()
    expect(sheet).to_contain_text(last["source"][:20])
    table.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert table.focus()["act"] == "help"
