"""What travels between Python and the browser: one snapshot down, small intents up.

Every struct here is strict: an unknown field or a value of the wrong kind is refused. The JSON
schema of `voormsi_nb.widget.schema` is the one source of the front end's TypeScript types.

Texts are whole sentences in the language of the table. They write cards as ``K♠`` and rules as
``R2.7``; the front end draws both. Seats are letters (``"S"``), sides numbers from 0, cards
two-letter codes (``"KS"``). The id of a card names the card as a thing on the table: its place
in the pack of this deal, so that it says nothing about a card that lies face down.

>>> msgspec.json.decode(b'{"type":"undo","epoch":"a","rev":3,"id":"1"}', type=Intent).rev
3
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

VERSION = 1
"""The version of the format: ``v`` of each snapshot."""

Text = str
Seat = Literal["S", "W", "N", "E"]
Phase = Literal["play", "trick", "deal", "game"]
CardId = Annotated[str, msgspec.Meta(max_length=12)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value of the wire."""


class Why(_Strict, frozen=True):
    """Why something may not be played: few words in bold, the sentence, and the rule's id."""

    title: Text
    say: Text
    rule: str


class HandCard(_Strict, frozen=True):
    """A card in a hand. ``code`` is missing where it lies face down.

    ``playable`` says whether the person to move may play it in some set; if not, ``why`` says
    why not.
    """

    id: str
    code: str | None = None
    playable: bool | None = None
    why: Why | None = None


class SeatState(_Strict, frozen=True):
    """A player: seat, name as shown, side, hand in the order in which it lies, what is noted.

    ``note`` is a word or two beside the name ("partner", "your turn"). ``you`` marks the
    person's seat.
    """

    seat: Seat
    name: Text
    side: int
    hand: list[HandCard]
    dealer: bool = False
    you: bool = False
    note: Text = ""


class Play(_Strict, frozen=True):
    """A set of cards that the person to move may play; ``warn`` asks before a fatal one (R4.3).

    ``label`` names the play for the button: "Play 9♣ 9♥". ``told`` is said instead of asked
    where nothing else is left.
    """

    ids: list[str]
    label: Text
    warn: Text | None = None
    told: Text | None = None


class TrickPlay(_Strict, frozen=True):
    """A group in the trick that lies on the table: who, which cards, whether it heads, why."""

    seat: Seat
    ids: list[str]
    cards: list[str]
    heads: bool
    step: Text


class Side(_Strict, frozen=True):
    """A side of the ladder (R5.8).

    ``score`` is live, ``start`` the score before this deal, ``won`` the tricks of this deal.
    ``marks`` are the brackets beside the ladder: what each deal of the game added, oldest first
    (from, to, and the words, such as "+2"). ``pending`` are trick points of a run that are not
    counted yet (R5.4). ``name`` is "You" or "They", ``who`` names the players of the side.
    """

    side: int
    name: Text
    who: Text
    score: int
    start: int
    won: int
    seats: list[Seat]
    marks: list[Mark] = []
    pending: int = 0


class Mark(_Strict, frozen=True):
    """What one deal did to a score: from where to where, and the words beside it."""

    start: int
    end: int
    label: Text
    current: bool = False


class Ladder(_Strict, frozen=True):
    """The score of the game: rungs to the target, and the sides."""

    target: int
    sides: list[Side]


class TrackCell(_Strict, frozen=True):
    """A finished trick of this deal: its place, who took it, how many tricks it counts (R3.9)."""

    trick: int
    side: int
    seat: Seat
    number: int
    label: Text


class Track(_Strict, frozen=True):
    """The tricks of this deal in the order won, of ``total``; ``run`` says how a run stands.

    ``run_tricks`` counts the tricks of the run from the first trick, and ``run_broken`` says
    whether it is broken (R5.4).
    """

    total: int
    cells: list[TrackCell]
    run: Text | None = None
    run_side: int | None = None
    run_tricks: int = 0
    run_broken: bool = False


class Event(_Strict, frozen=True):
    """Something that happened since a person last acted, in order of ``seq``.

    ``after`` of a play is how the trick stands after it: which place of it heads, and the
    sentence that explains the step.
    """

    seq: int
    type: Literal[
        "play", "trick", "draw", "award", "deal", "game", "undo", "redo", "resume", "problem"
    ]
    say: Text
    seat: Seat | None = None
    ids: list[str] | None = None
    cards: list[str] | None = None
    heads: int | None = None
    side: int | None = None
    points: int | None = None


class Facing(_Strict, frozen=True):
    """A line of the film: a card, the card it faces, whether it beats it, rule and few words."""

    card: str
    against: str
    beats: bool
    rule: str
    label: Text


class Frame(_Strict, frozen=True):
    """One step of a film: a play, what it faces, who heads now, and the sentence that says why.

    ``name`` is the player's name, ``before`` the number of the frame that headed until now
    (missing for the lead), ``heads`` the number of the frame that heads after it.
    """

    name: Text
    cards: list[str]
    takes: bool
    rule: str
    heads: int
    say: Text
    seat: Seat | None = None
    side: int | None = None
    before: int | None = None
    facing: list[Facing] = []


class Film(_Strict, frozen=True):
    """A finished trick (or a trick on its own) card by card; stepping needs no kernel.

    ``trick`` is its place in the deal, ``title`` and ``note`` head it, ``result`` closes it.
    """

    title: Text
    frames: list[Frame]
    trick: int | None = None
    note: Text = ""
    result: Text = ""
    awards: list[AwardLine] = []


class AwardLine(_Strict, frozen=True):
    """Points itemised: "They: Toqutsit", the sentence, the rules; or a cancelled bonus (R4.5)."""

    rules: list[str]
    side: int
    points: int
    title: Text
    say: Text
    cancelled: bool = False


class Hint(_Strict, frozen=True):
    """A hint in three steps: nudge, narrow, show. ``says`` holds the steps shown so far.

    ``ids`` are the cards to which step two narrows, or the play that step three shows.
    """

    step: int
    says: list[Text]
    ids: list[str] = []


class Problem(_Strict, frozen=True):
    """Something went wrong in Python: the table says so and stays usable."""

    kind: Literal["player", "callback", "internal"]
    say: Text


class Bar(_Strict, frozen=True):
    """The one place that speaks: what to do in bold, why or what else below."""

    line: Text
    more: Text = ""


class Can(_Strict, frozen=True):
    """Which acts are open now."""

    undo: bool = False
    redo: bool = False
    hint: bool = False
    next: Text | None = None
    film: bool = False
    new_deal: bool = True
    new_game: bool = True


class Refusals(_Strict, frozen=True):
    """Why a choice of cards is not among ``plays``, by what is wrong with it.

    ``number``: too many cards; ``rank``: cards of different ranks led; ``must``: cards that
    have to be among those played are not. Cards that stand in every play must be played.
    """

    number: Why | None = None
    rank: Why | None = None
    must: Why | None = None


class Snapshot(_Strict, frozen=True):
    """All that a table shows. Written as a whole; ``rev`` grows with every change.

    ``epoch`` names the table object; ``pace`` is the wait between the others' plays in seconds,
    ``number`` how many cards each plays to this trick (0 at a lead), ``ply`` the plays made and
    ``plies`` those and the ones that redo would bring back. ``awards`` are the points of the
    trick that is shown, at the end of a deal all of the deal; ``winners`` the sides that won
    the game.
    """

    v: int
    epoch: str
    rev: int
    kind: Literal["table"]
    phase: Phase
    turn: Seat | None
    you: Seat | None
    title: Text
    note: Text
    bar: Bar
    seats: list[SeatState]
    plays: list[Play]
    trick: list[TrickPlay]
    number: int
    stock: int
    ladder: Ladder
    track: Track
    ply: int
    plies: int
    can: Can
    code: str
    pace: float
    size: Literal["normal", "presenter"]
    language: str
    events: list[Event] = []
    refusals: Refusals | None = None
    film: Film | None = None
    awards: list[AwardLine] = []
    winners: list[int] = []
    hint: Hint | None = None
    problem: Problem | None = None


class RuleText(_Strict, frozen=True):
    """A rule as the table opens it, without a kernel."""

    id: str
    title: Text
    text: Text
    source: Text
    see_also: list[str] = []
    option: Text = ""


class Labels(_Strict, frozen=True):
    """The static words of a language: the front end holds none of its own.

    ``words`` are the interface's words by key, ``cards`` the spoken name of each card by code,
    ``ranking`` the codes of the pack from high to low in groups of equal height.
    """

    language: str
    words: dict[str, Text]
    cards: dict[str, Text]
    rules: list[RuleText]
    ranking: list[list[str]]


class Intent(_Strict, frozen=True):
    """What a person wants: acts on the snapshot ``epoch``, ``rev``; the reply carries ``id``.

    ``cards`` are card ids for ``play``; ``trick`` is whose film ``seek`` asks for; ``seed``,
    ``players`` and ``ruleset`` are for ``new_game``; ``text`` is for ``command``, and the code of
    a lesson for ``resume``. In lessons ``value`` is an id, or several, for ``answer``; ``place``
    (from 1, over all cards of the trick) and ``card`` are for ``swap``.
    """

    type: Literal[
        "play",
        "next",
        "hint",
        "seek",
        "undo",
        "redo",
        "new_deal",
        "new_game",
        "answer",
        "command",
        "resend",
        "again",
        "show",
        "swap",
        "resume",
    ]
    epoch: Annotated[str, msgspec.Meta(max_length=40)]
    rev: Annotated[int, msgspec.Meta(ge=0)]
    id: Annotated[str, msgspec.Meta(max_length=40)]
    cards: Annotated[list[CardId], msgspec.Meta(max_length=4)] = []
    trick: Annotated[int, msgspec.Meta(ge=0, le=40)] | None = None
    seed: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    players: Literal[2, 3, 4] | None = None
    ruleset: Literal["smith", "web", "parlett"] | None = None
    text: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    value: CardId | Annotated[list[CardId], msgspec.Meta(max_length=36)] | None = None
    place: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    card: CardId | None = None


class Reply(_Strict, frozen=True):
    """The answer to an intent: done, or refused with the reason and what the table stands at."""

    type: Literal["ok", "refused"]
    id: str
    rev: int
    reason: Literal["stale", "illegal", "not_your_turn", "malformed", "internal"] | None = None
    refusals: list[Text] = []


class Prefs(_Strict, frozen=True):
    """What the browser remembers for a person: the one trait that the front end writes."""

    theme: Literal["auto", "light", "dark"] = "auto"
    palette: Literal["four", "classic"] = "four"
    motion: Literal["auto", "off", "slow"] = "auto"
    size: Literal["normal", "presenter"] = "normal"
    language: Annotated[str, msgspec.Meta(max_length=12)] = "en"


def plain(value: msgspec.Struct) -> Any:  # noqa: ANN401 - what JSON can hold
    """Return a struct as plain lists, dicts and texts, ready for a trait or a message.

    >>> plain(Bar(line="Your lead."))
    {'line': 'Your lead.'}
    """
    return msgspec.to_builtins(value)
