"""Records of games, format ``voormsi/1``: plain values for JSON, and their replay.

>>> game = Game.new(seed=7)
>>> game_of(record_of(game)) == game
True
"""

from __future__ import annotations

from typing import Any, Final

from voormsi_nb.rules.cards import PACK, repr_short
from voormsi_nb.rules.deal import Deal
from voormsi_nb.rules.errors import RecordError, VoormsiError
from voormsi_nb.rules.game import Game, next_dealer
from voormsi_nb.rules.ruleset import RuleSet
from voormsi_nb.rules.seats import Seat, seats_in_play
from voormsi_nb.rules.setup import read_scores

FORMAT: Final = "voormsi/1"

MOST_DEALS: Final = 1000
"""Deals in one record; as JSON that many stay below 1 MB."""


def record_of(game: Game) -> dict[str, Any]:
    """Return the record of a game: rules, players, first ladder, each deal with its plays."""
    deals = (*game.history, game.deal)
    ruleset = game.ruleset
    return {
        "format": FORMAT,
        "ruleset": {"name": ruleset.name, **ruleset.changes},
        "players": game.players,
        "scores": list(deals[0].start_scores),
        "deals": [
            {
                "dealer": str(deal.dealer),
                "pack": [card.code for card in deal.pack],
                "plays": [[card.code for card in play] for play in deal.plays],
            }
            for deal in deals
        ],
    }


def game_of(record: object) -> Game:
    """Replay a record.

    Raises `RecordError` with the place in the record (``facts["place"]``) for an unknown format
    or key, a value of the wrong kind, a pack that is not a pack, a play that the rules refuse
    (R3.11), a deal after the game is over, a dealer who is not the next (R3.2), a ladder that
    does not fit, or too many deals.
    """
    keys = _keys(record, "record", ("format", "ruleset", "players", "scores", "deals"))
    if keys["format"] != FORMAT:
        raise RecordError("format", place="format", given=repr_short(keys["format"]))
    ruleset = _ruleset(keys["ruleset"])
    players = keys["players"]
    with _Place("players"):
        seats_in_play(players)
    scores = _list(keys["scores"], "scores", most=4)
    with _Place("scores"):
        start = read_scores(scores, ruleset, players)
    deals = _list(keys["deals"], "deals", most=MOST_DEALS)
    if not deals:
        raise RecordError("no_deals", place="deals")
    game: Game | None = None
    for number, value in enumerate(deals):
        place = f"deals[{number}]"
        parts = _keys(value, place, ("dealer", "pack", "plays"))
        pack = _texts(parts["pack"], f"{place}.pack", most=len(PACK))
        dealer = _dealer(parts["dealer"], f"{place}.dealer", game)
        with _Place(place if game is not None else f"{place}.pack"):
            if game is None:
                game = Game(Deal.start(pack, dealer, ruleset, start, players))
            else:
                game = game.next_deal(pack)
        plays = _list(parts["plays"], f"{place}.plays", most=len(PACK))
        for at, play in enumerate(plays):
            where = f"{place}.plays[{at}]"
            cards = _texts(play, where, most=4)
            with _Place(where):
                game = game.play(cards)
    assert game is not None  # noqa: S101 - there is at least one deal
    return game


class _Place:
    """Turns an error of the rules into a `RecordError` that says where it stands."""

    def __init__(self, place: str) -> None:
        self.place = place

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, VoormsiError) and not isinstance(error, RecordError):
            raise RecordError("refused", place=self.place, reason=error) from error


def _keys(value: object, place: str, names: tuple[str, ...]) -> dict[str, Any]:
    """Check that a value is an object with just these keys."""
    if not isinstance(value, dict):
        raise RecordError("not_an_object", place=place, given=repr_short(value))
    unknown = [key for key in value if key not in names]
    if unknown:
        known = ", ".join(names)
        raise RecordError("unknown_key", place=place, given=repr_short(unknown[0]), known=known)
    missing = [name for name in names if name not in value]
    if missing:
        raise RecordError("missing_key", place=place, missing=missing[0])
    return value


def _list(value: object, place: str, most: int) -> list[Any]:
    """Check that a value is a list that is not too long."""
    if not isinstance(value, list):
        raise RecordError("not_a_list", place=place, given=repr_short(value))
    if len(value) > most:
        raise RecordError("too_many", place=place, number=len(value), most=most)
    return value


def _texts(value: object, place: str, most: int) -> list[str]:
    """Check that a value is a list of texts that is not too long."""
    texts = _list(value, place, most)
    for at, text in enumerate(texts):
        if not isinstance(text, str):
            raise RecordError("not_text", place=f"{place}[{at}]", given=repr_short(text))
    return texts


def _ruleset(value: object) -> RuleSet:
    """Read the rule set: a name, and beside it the options that differ."""
    if not isinstance(value, dict) or "name" not in value:
        raise RecordError("no_ruleset_name", place="ruleset", given=repr_short(value))
    with _Place("ruleset"):
        changes = {
            key if isinstance(key, str) else repr_short(key): option
            for key, option in value.items()
            if key != "name"
        }
        return RuleSet.named(value["name"], **changes)


def _dealer(value: object, place: str, game: Game | None) -> Seat:
    """Read the dealer, who after the first deal must be the next one (R3.2)."""
    if not isinstance(value, str):
        raise RecordError("not_text", place=place, given=repr_short(value))
    with _Place(place):
        dealer = Seat.read(value)
    if game is not None and dealer != next_dealer(game.deal):
        expected = str(next_dealer(game.deal))
        raise RecordError("wrong_dealer", place=place, given=str(dealer), expected=expected)
    return dealer
