"""Every word in a picture and in a text is looked up in the language in force."""

from __future__ import annotations

import re

from tests.locale.pseudo import speaking_pseudo
from tests.picture.drawings import SVG, described, positions, read
from voormsi_nb.picture import back_svg, card_svg, ranking_svg, ranking_text, svg_of, text_of
from voormsi_nb.rules import PACK, Card, Game, Trick, View

# Cards, rule ids, the letters of ranks, and names that are the same in every language.
NOT_WORDS = re.compile(r"R\d\.\d|[AKQJ3-9][♣♠♥♦]|\b[AKQJ]\b|Toqutsit|Voormsi")


def plain_words(text: str) -> list[str]:
    return re.findall(r"[A-Za-z]+", NOT_WORDS.sub("", text))


def words_of(drawn: str) -> list[str]:
    written = [text.text or "" for text in read(drawn).iter(f"{SVG}text")]
    return plain_words(" ".join([*described(drawn), *written]))


def test_pictures_and_texts_hold_no_word_that_was_not_looked_up() -> None:
    values: list[Card | Trick | View | Game] = [
        *PACK,
        Trick(),
        Trick.parse("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠"),
        *(game for players in (2, 3, 4) for game in positions(players, range(1))),
        *(Game.new(seed=7).deal.view(seat) for seat in "SWNE"),
    ]
    with speaking_pseudo():
        for value in values:
            assert words_of(svg_of(value)) == []
            assert plain_words(text_of(value)) == []
        for drawn in (ranking_svg(), back_svg(), card_svg("K♥", "fan")):
            assert words_of(drawn) == []
        assert plain_words(ranking_text()) == []
