"""What is written can be read again: cards, tricks, records and resume codes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.strategies import deals, games, times
from voormsi_nb.rules import PACK, Card, Deal, Game, RecordError, Trick, resume_code


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_spelling_of_a_card_is_read(card: Card) -> None:
    """R1.1: rank and suit in either order, letters small or capital, signs plain or as emoji."""
    rank, sign, letter = card.rank.value, card.suit.symbol, card.suit.letter
    emoji, plain = f"{sign}\ufe0f", f"{sign}\ufe0e"
    for suit in (sign, letter, letter.lower(), emoji, plain):
        for text in (rank + suit, suit + rank, rank.lower() + suit, f" {suit}{rank}\n"):
            assert Card(text) is card
    assert Card(str(card)) is Card(card.code) is Card(card) is card


def test_there_are_36_spellings_of_two_characters_in_capitals() -> None:
    """R1.1: K♦ and 3♦ change places; no 2, 4 or 10, and no 3 of another suit."""
    written = {rank + suit for rank in "23456789TJQKA1X" for suit in "CSHD"}
    assert {card.code for card in PACK} == {
        text for text in written if (text[0] in "AKQJ98765" and text != "KD") or text == "3D"
    }


@given(deals())
def test_a_trick_is_read_from_its_own_text(deal: Deal) -> None:
    """R3.7: plays parted by blanks, cards joined by +; the same groups head for the same rules."""
    for trick in (*deal.tricks, deal.trick):
        if trick.plays:
            read = Trick.parse(str(trick), ruleset=trick.ruleset, places=trick.places)
            assert read == trick
            assert (read.heads, repr(read)) == (trick.heads, repr(trick))
            assert [step[2:6] for step in read.explain()] == [step[2:6] for step in trick.explain()]


@times(1.5)
@given(games())
def test_a_record_replays_to_the_same_game(game: Game) -> None:
    """R4, R5: by way of JSON, with every award and score of every deal."""
    record = game.record()
    again = Game.from_record(json.loads(json.dumps(record)))
    assert again == game
    assert again.record() == record
    assert hash(again) == hash(game)
    for mine, theirs in zip((*again.history, again.deal), (*game.history, game.deal), strict=True):
        assert (mine.scores, mine.awards) == (theirs.scores, theirs.awards)
        assert (mine.outcome, mine.hands, mine.stock) == (
            theirs.outcome,
            theirs.hands,
            theirs.stock,
        )


@times(1.5)
@given(games())
def test_a_resume_code_holds_ladder_and_deal(game: Game) -> None:
    """One line of at most 120 plain characters; earlier deals are not in it."""
    code = resume_code(game)
    assert len(code) <= 120
    assert code.isascii()
    assert code.isprintable()
    assert " " not in code
    again = Game.from_code(code)
    assert again == Game(game.deal)
    assert (again.scores, again.outcome) == (game.scores, game.outcome)
    assert resume_code(again) == code


@given(games(most=1), st.data())
def test_a_resume_code_is_read_from_a_careless_hand(game: Game, data: st.DataObject) -> None:
    """Small letters, blanks for dashes, O for 0, I and L for 1 mean the same."""
    code = resume_code(game)
    mark, rest = code[:2], code[2:]
    rest = rest.replace("0", data.draw(st.sampled_from("0Oo")))
    rest = rest.replace("1", data.draw(st.sampled_from("1IiLl")))
    rest = rest.replace("-", data.draw(st.sampled_from(("-", " ", "", "\n", " - "))))
    careless = f"  {mark}{rest}"
    if len(careless.strip()) > 120:
        careless = (mark + rest).replace(" ", "")
    assert Game.from_code(careless.lower()) == Game.from_code(careless) == Game(game.deal)


@given(games(most=1), st.integers(0, 119), st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_another_letter_makes_another_code(game: Game, place: int, letter: str) -> None:
    """A slip in one letter is found by the checksum; it never leads to another game."""
    code = resume_code(game)
    place %= len(code)
    if code[place] in {letter, "-"} or place < 2:
        return
    with pytest.raises(RecordError) as damaged:
        Game.from_code(code[:place] + letter + code[place + 1 :])
    assert damaged.value.kind == "code_damaged"
