"""Every reason and cue has its sentence, in one language at a time, with a rule that exists."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from tests.locale.pseudo import check, speaking_pseudo
from tests.players.positions import options_of
from voormsi_nb.players import (
    Careful,
    Cue,
    CueKind,
    Reason,
    ReasonKind,
    narrow,
    nudge,
    play_game,
    say,
    words,
)
from voormsi_nb.players._messages import MESSAGES
from voormsi_nb.rules import Card, Seat, rule

if TYPE_CHECKING:
    from voormsi_nb.rules import View

REASONS: tuple[ReasonKind, ...] = get_args(ReasonKind)
CUES: tuple[CueKind, ...] = get_args(CueKind)
ONE, SEVERAL = (Card("9♣"),), (Card("9♣"), Card("9♥"))


class Talkative(Careful):
    """Collects its reasons and cues."""

    def __init__(self) -> None:
        """Begin with none."""
        self.said: list[tuple[View, Reason, Cue]] = []

    def choose(self, view: View) -> tuple[tuple[Card, ...], Reason]:
        """Choose, and keep why."""
        play, reason = super().choose(view)
        self.said.append((view, reason, nudge(view)))
        return play, reason


@pytest.fixture(scope="module")
def said() -> list[tuple[View, Reason, Cue]]:
    """Give what is said in some games of all kinds."""
    player = Talkative()
    for number in range(60):
        play_game(dict.fromkeys(Seat, player), number, options_of(number), players=2 + number % 3)
    return player.said


def test_every_kind_has_a_message_and_every_message_a_kind() -> None:
    assert set(MESSAGES) == {*REASONS, *CUES}


@pytest.mark.parametrize("kind", REASONS)
@pytest.mark.parametrize("cards", [ONE, SEVERAL])
@pytest.mark.parametrize("you", [None, Seat.WEST, Seat.SOUTH])
def test_every_reason_can_be_said(
    kind: ReasonKind, cards: tuple[Card, ...], you: Seat | None
) -> None:
    sentence = say(Reason(kind, cards, "R3.9", Seat.WEST, 5), {"W": "Nivi"}, you)
    assert sentence.endswith(". R3.9")
    assert "{" not in sentence
    if you == Seat.WEST:
        assert "Nivi" not in sentence


@pytest.mark.parametrize("kind", CUES)
@pytest.mark.parametrize("you", [None, Seat.WEST, Seat.SOUTH])
def test_every_cue_can_be_said(kind: CueKind, you: Seat | None) -> None:
    for cards in (ONE, SEVERAL):
        sentence = say(Cue(kind, cards, "R3.9", Seat.WEST, 5), {"W": "Nivi"}, you)
        assert sentence.endswith("? R3.9")
        assert "{" not in sentence


def test_the_game_brings_nearly_all_kinds(said: list[tuple[View, Reason, Cue]]) -> None:
    """What is rare in these games has its place among the small positions."""
    rare = {"by_lot", "avoid_bust", "three_takes_toqutsit", "must_play_toqutsit"}
    assert set(REASONS) - {reason.kind for _, reason, _ in said} <= rare
    assert set(CUES) - {cue.kind for _, _, cue in said} <= {"see_duty"}


def test_every_reason_names_a_rule(said: list[tuple[View, Reason, Cue]]) -> None:
    for rule_id in {value.rule for _, reason, cue in said for value in (reason, cue)}:
        assert rule(rule_id).id == rule_id


def test_everything_that_is_said_comes_from_the_catalogue(
    said: list[tuple[View, Reason, Cue]],
) -> None:
    with speaking_pseudo():
        for view, reason, cue in said:
            for you in (None, view.seat):
                check(str(words(reason, None, you)))
                check(str(words(cue, None, you)), ends=".?")


def test_a_reason_speaks_of_cards_that_its_player_knows(
    said: list[tuple[View, Reason, Cue]],
) -> None:
    """Those of the hand and of the table, and the two matadors of which everybody thinks."""
    for view, reason, cue in said:
        known = {*view.hand, *view.trick.cards, Card("J♣"), Card("K♥")}
        assert known.issuperset(reason.cards)
        assert known.issuperset(cue.cards)


def test_a_hint_narrows_to_two_or_three_plays_with_the_choice_among_them(
    said: list[tuple[View, Reason, Cue]],
) -> None:
    for view, _, _ in said[::20]:
        plays = narrow(view)
        assert len(plays) == min(3, len(view.legal_plays))
        assert Careful().choose(view)[0] in plays
        assert list(plays) == [play for play in view.legal_plays if play in plays]
