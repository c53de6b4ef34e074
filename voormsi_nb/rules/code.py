"""Resume codes: the ladder and the deal in play, in one line of at most 120 characters.

A code is ``V1-`` and groups of letters and digits that cannot be mistaken for one another. It
holds one large number, made and taken apart digit by digit with a base for each part: rules,
players, dealer, ladder, the pack as the number of a permutation, the plays as places in
`Deal.legal_plays`, and a checksum.

>>> code = resume_code(Game.new(seed=7))
>>> game_from_code(code) == Game.new(seed=7)
True
"""

from __future__ import annotations

from typing import Any, Final, get_args
from zlib import crc32

from voormsi_nb.rules.cards import PACK, Card, repr_short
from voormsi_nb.rules.deal import Deal
from voormsi_nb.rules.errors import RecordError, VoormsiError
from voormsi_nb.rules.game import Game
from voormsi_nb.rules.ruleset import (
    HIGHEST_TARGET,
    Overshoot,
    PartnerCapture,
    RuleSet,
    SpadeKingOn,
    SpadeKingWhen,
    Sweep,
)
from voormsi_nb.rules.seats import seats_in_play
from voormsi_nb.rules.setup import LOWEST_SCORE

LONGEST_CODE: Final = 120
"""Characters of the longest resume code."""

_MARK: Final = "V1"
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans("OIL", "011")
_GROUP: Final = 5
_CHECK: Final = 2**32
_SCORES: Final = HIGHEST_TARGET - LOWEST_SCORE
_CHOICES: Final[tuple[tuple[str, tuple[Any, ...]], ...]] = (
    ("higher_seven_beats", (True, False)),
    ("spade_king_when", get_args(SpadeKingWhen)),
    ("spade_king_on", get_args(SpadeKingOn)),
    ("three_is_king", (False, True)),
    ("partner_capture", get_args(PartnerCapture)),
    ("overshoot", get_args(Overshoot)),
    ("sweep", get_args(Sweep)),
    ("target", (None, *range(1, HIGHEST_TARGET + 1))),
)


class _Writer:
    """Makes one number of many small ones; `_Reader` takes them out, the first one first."""

    def __init__(self) -> None:
        self._number = 0
        self._factor = 1

    def put(self, value: int, base: int) -> None:
        self._number += value * self._factor
        self._factor *= base

    @property
    def number(self) -> int:
        return self._number


class _Reader:
    """Takes small numbers out of one that `_Writer` made."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, base: int) -> int:
        self._number, value = divmod(self._number, base)
        return value

    @property
    def is_empty(self) -> bool:
        return self._number == 0


def resume_code(game: Game) -> str:
    """Return the code from which `Game.from_code` takes up the game: its ladder and current deal.

    Earlier deals are not in it; they are in `Game.record` only.

    >>> resume_code(Game.new(seed=7))[:3]
    'V1-'
    """
    deal = game.deal
    writer = _Writer()
    options = deal.ruleset._asdict()
    for option, choices in _CHOICES:
        writer.put(choices.index(options[option]), len(choices))
    writer.put(len(deal.seats) - 2, 3)
    writer.put(deal.seats.index(deal.dealer), len(deal.seats))
    for score in deal.start_scores:
        writer.put(score - LOWEST_SCORE, _SCORES)
    left = list(PACK)
    for card in deal.pack:
        writer.put(left.index(card), len(left))
        left.remove(card)
    plays = deal.plays
    writer.put(len(plays), len(PACK) + 1)
    replay = Deal.start(deal.pack, deal.dealer, deal.ruleset, deal.start_scores, len(deal.seats))
    for play in plays:
        legal = list(replay.legal_plays)
        writer.put(legal.index(play), len(legal))
        replay = replay.play(play)
    return _as_text(writer.number)


def game_from_code(code: object) -> Game:
    """Take up the game that a resume code holds.

    Capitals, blanks and dashes do not matter.

    Raises `RecordError` for a text that is too long, has other characters, or fails its
    checksum, and for anything that is not text.
    """
    reader = _Reader(_as_number(code))
    try:
        game = _read(reader)
    except VoormsiError as error:
        raise RecordError("code_damaged", place="resume code") from error
    if not reader.is_empty:
        raise RecordError("code_damaged", place="resume code")
    return game


def _read(reader: _Reader) -> Game:
    """Read rules, table, pack and plays, and replay them."""
    options = {option: choices[reader.take(len(choices))] for option, choices in _CHOICES}
    players = reader.take(3) + 2
    seats = seats_in_play(players)
    dealer = seats[reader.take(len(seats))]
    sides = 2 if players == 4 else players  # noqa: PLR2004 - four players are two sides (R3.1)
    scores = tuple(reader.take(_SCORES) + LOWEST_SCORE for _ in range(sides))
    left = list(PACK)
    pack: list[Card] = [left.pop(reader.take(len(left))) for _ in PACK]
    deal = Deal.start(pack, dealer, RuleSet(**options), scores, players)
    for _ in range(reader.take(len(PACK) + 1)):
        legal = list(deal.legal_plays)
        if not legal:
            raise RecordError("code_damaged", place="resume code")
        deal = deal.play(legal[reader.take(len(legal))])
    return Game(deal)


def _as_text(number: int) -> str:
    """Write a number with its checksum in groups of letters."""
    number = number * _CHECK + _checksum(number)
    letters = ""
    while number:
        number, digit = divmod(number, len(_LETTERS))
        letters = _LETTERS[digit] + letters
    groups = [letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP)]
    return "-".join([_MARK, *groups])


def _as_number(code: object) -> int:
    """Read what `_as_text` wrote, and check it."""
    if not isinstance(code, str):
        raise RecordError("code_not_text", place="resume code", given=repr_short(code))
    if len(code.strip()) > LONGEST_CODE:
        raise RecordError("code_too_long", place="resume code", most=LONGEST_CODE)
    letters = "".join(code.split()).replace("-", "").upper()
    if not letters.startswith(_MARK):
        raise RecordError("code_unknown", place="resume code", given=repr_short(code.strip()))
    number = 0
    for letter in letters[len(_MARK) :].translate(_MISREAD):
        digit = _LETTERS.find(letter)
        if digit < 0:
            raise RecordError("code_letter", place="resume code", given=repr_short(letter))
        number = number * len(_LETTERS) + digit
    number, check = divmod(number, _CHECK)
    if check != _checksum(number):
        raise RecordError("code_damaged", place="resume code")
    return number


def _checksum(number: int) -> int:
    return crc32(number.to_bytes((number.bit_length() + 7) // 8 or 1, "big"))
