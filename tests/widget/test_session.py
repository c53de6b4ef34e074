"""The session: what a person and the players do, taken back and brought back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voormsi_nb.players import Careful
from voormsi_nb.rules import GameError, IllegalPlay, Seat
from voormsi_nb.rules.game import Game
from voormsi_nb.widget.errors import TableError
from voormsi_nb.widget.session import Session

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, View
    from voormsi_nb.widget.happenings import Played


class Counting:
    """Plays as Careful does and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> tuple[tuple[Card, ...], object]:
        """Choose as Careful does."""
        self.asked += 1
        return Careful().choose(view)


def session_of(seed: int = 7, player: object | None = None) -> tuple[Session, Counting]:
    counting = player if isinstance(player, Counting) else Counting()
    others = (Seat.WEST, Seat.NORTH, Seat.EAST)
    session = Session(Game.new(seed=seed), Seat.SOUTH, dict.fromkeys(others, counting))
    session.run()
    return session, counting


def play_on(session: Session, plays: int) -> None:
    while plays:
        if session.phase == "play":
            session.play(session.view.legal_plays[0])
            plays -= 1
        else:
            session.next()
        session.run()


def test_others_play_until_the_person_must_act() -> None:
    session, _ = session_of()
    assert session.waits_for_person
    assert session.turn == Seat.SOUTH


def test_table_waits_after_each_trick() -> None:
    session, _ = session_of()
    play_on(session, 1)
    assert session.phase == "trick"
    with pytest.raises(IllegalPlay) as refused:
        session.play(session.deal.legal_plays[0])
    assert refused.value.refusals[0].kind == "not_your_turn"


def test_undo_goes_back_to_the_last_choice_over_the_plays_of_others() -> None:
    session, _ = session_of()
    before = session.game
    play_on(session, 1)
    session.undo()
    assert session.game == before
    assert session.waits_for_person


def test_undo_crosses_deals_and_redo_returns_without_asking_the_players() -> None:
    session, counting = session_of()
    while not session.game.history:
        play_on(session, 1)
        if session.phase != "play":
            session.next()
            session.run()
    play_on(session, 1)
    stood, asked = session.game, counting.asked
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    assert not session.game.history
    assert undone > 2
    while session.can_redo:
        session.redo()
    assert session.game == stood
    assert counting.asked == asked


def test_another_play_after_undo_forgets_what_lay_behind() -> None:
    session, _ = session_of()
    play_on(session, 1)
    session.undo()
    session.play(session.view.legal_plays[-1])
    session.run()
    assert not session.can_redo


def test_same_play_after_undo_asks_no_player_again() -> None:
    session, counting = session_of()
    play_on(session, 1)
    asked = counting.asked
    session.undo()
    play_on(session, 1)
    assert counting.asked == asked


def test_undo_with_nothing_played_is_refused_and_changes_nothing() -> None:
    session, _ = session_of()
    before = session.game
    with pytest.raises(GameError):
        session.undo()
    with pytest.raises(TableError):
        session.redo()
    assert session.game == before


def test_new_deal_keeps_the_ladder_and_the_dealer() -> None:
    session, _ = session_of()
    play_on(session, 3)
    before = session.deal
    session.new_deal()
    session.run()
    assert session.deal.pack != before.pack
    assert session.deal.dealer == before.dealer
    assert session.deal.start_scores == before.start_scores


def test_failing_player_is_replaced_for_that_play_and_named() -> None:
    class Broken:
        def choose(self, view: View) -> tuple[tuple[Card, ...], object]:
            raise RuntimeError(f"no idea with {len(view.hand)} cards")

    session = Session(Game.new(seed=7), Seat.SOUTH, {Seat.NORTH: Broken()})
    session.run()
    assert session.fault is not None
    assert session.fault.kind == "player"
    assert session.fault.seat == Seat.NORTH
    assert "no idea" in session.fault.error
    assert session.waits_for_person


def test_player_that_chooses_a_refused_play_is_replaced_for_that_play() -> None:
    class Cheat:
        def choose(self, view: View) -> tuple[str, object]:
            missing = "J♣" if "J♣" not in map(str, view.hand) else "K♥"
            return missing, None

    session = Session(Game.new(seed=7), Seat.SOUTH, {Seat.NORTH: Cheat()})  # type: ignore[dict-item]
    session.run()
    assert session.fault is not None
    assert session.fault.error.startswith("IllegalPlay")
    assert session.waits_for_person


def test_failing_callback_leaves_the_play_standing() -> None:
    session, _ = session_of()
    heard: list[Played] = []

    def broken(played: Played) -> None:
        heard.append(played)
        raise KeyError("lost")

    session.callbacks.append(broken)
    play = session.view.legal_plays[0]
    session.play(play)
    assert session.fault is not None
    assert session.fault.kind == "callback"
    assert heard[0].cards == play
    assert session.deal.plays[-1] == play or session.deal.tricks[-1].plays[-1] == play


def test_callbacks_hear_the_persons_plays_and_the_others() -> None:
    session, _ = session_of()
    seats: list[Seat] = []
    session.callbacks.append(lambda played: seats.append(played.seat))
    play_on(session, 2)
    assert Seat.SOUTH in seats
    assert len(set(seats)) > 1


def test_two_people_take_turns_at_one_table() -> None:
    session = Session(Game.new(seed=3), Seat.SOUTH, {Seat.SOUTH: None, Seat.WEST: None})
    seen = set()
    for _ in range(12):
        session.run()
        if session.phase == "play":
            seen.add(session.you)
            session.play(session.view.legal_plays[0])
        elif session.game.outcome is None:
            session.next()
    assert seen == {Seat.SOUTH, Seat.WEST}


def test_table_without_people_goes_on_trick_by_trick() -> None:
    everyone = {seat: Careful() for seat in Seat}
    session = Session(Game.new(seed=3), Seat.SOUTH, dict(everyone))
    session.run()
    assert session.phase == "trick"
    session.next()
    session.run()
    assert len(session.deal.tricks) == 2


@pytest.mark.parametrize("as_text", [True, False], ids=["text", "cards"])
def test_player_that_returns_a_bare_play_is_told_what_to_return(as_text: bool) -> None:  # noqa: FBT001
    class Bare:
        def choose(self, view: View) -> object:
            return "9♣ 9♥" if as_text else view.legal_plays[0]

    players = {Seat.NORTH: Bare()}
    session = Session(Game.new(seed=7), Seat.SOUTH, players)  # type: ignore[arg-type]
    session.run()
    assert session.fault is not None
    assert "a play and a reason" in session.fault.error
    assert session.waits_for_person
