"""What may be played: the sets of cards that a hand allows, and what refuses the others (R3).

All of it is a function of what the player knows: the own hand, the trick, and who sits where.

>>> hand = read_cards("9♣ 9♥ J♣ 5♦")
>>> LegalPlays(sets_to_lead(hand, RuleSet.smith()))
<LegalPlays: J♣ | 9♣ | 9♥ | 5♦ | 9♣ 9♥>
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from voormsi_nb.rules.cards import PACK, THREE, TOQUTSIT, VOORMSI, Card, Rank, read_cards
from voormsi_nb.rules.errors import CardError
from voormsi_nb.rules.refusals import Refusal
from voormsi_nb.rules.ruleset import RuleSet  # noqa: TC001 - the examples use it
from voormsi_nb.rules.trick import LARGEST_GROUP, Trick, lead_rank, may_be_led

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules.seats import Seat

TWO: Final = 2
"""Players of the game for two, who lead single cards only and play twice to a trick (R6)."""

Play = tuple[Card, ...]
"""A set of cards played together, in `PACK` order."""


class LegalPlays(tuple[Play, ...]):
    """The plays that may be made now: singles first, each set once, in `PACK` order (R3).

    Iterate over it, take its length, ask whether a play is in it, as text too. A deal works it
    out when it is first asked.

    >>> "9♥ 9♣" in LegalPlays([read_cards("9♣ 9♥")])
    True
    """

    __slots__ = ()

    def __contains__(self, play: object) -> bool:
        """Say whether a play, as text or cards in any order, is among them."""
        try:
            return super().__contains__(read_cards(play))  # type: ignore[arg-type]  # it checks
        except CardError:
            return False

    def __repr__(self) -> str:
        """Return the plays, readably."""
        plays = " | ".join(" ".join(map(str, play)) for play in self)
        return f"<LegalPlays: {plays or 'none'}>"


class Turn(NamedTuple):
    """All that decides what a player may play now, and that this player knows.

    - ``seat``, ``hand``: who is to play, and the cards held, in `PACK` order.
    - ``trick``: the trick so far.
    - ``single``: whether only one card may be led (R6.1).
    - ``king_of``: the seat whose K♥ stands in the heading group (R3.8), or None.
    - ``king_is_partners``: whether that seat is the player's partner (R4.3).
    - ``king_is_opponents``: whether it is an opponent's (R3.8).
    """

    seat: Seat
    hand: Play
    trick: Trick
    single: bool
    king_of: Seat | None
    king_is_partners: bool
    king_is_opponents: bool


def turn_of(
    seat: Seat, hand: Play, trick: Trick, *, seats: tuple[Seat, ...], sides: tuple[int, ...]
) -> Turn:
    """Return what decides the next play of this seat: what its player knows, and no more.

    ``seats`` and ``sides`` are the seats in play and the side of each.
    """
    king_of = None
    if VOORMSI in trick.heading:
        king_of = trick.seats[trick.heads[-1]]
    side = dict(zip(seats, sides, strict=True))
    same_side = king_of is not None and side[king_of] == side[seat]
    return Turn(
        seat=seat,
        hand=hand,
        trick=trick,
        single=len(seats) == TWO,
        king_of=king_of,
        king_is_partners=same_side and king_of != seat,
        king_is_opponents=king_of is not None and not same_side,
    )


def sets_to_lead(hand: Play, ruleset: RuleSet) -> list[Play]:
    """Return the sets that a hand may lead where several of a rank may be led (R3.5, R3.6)."""
    sets = singles(hand)
    ranks = {card.rank for card in hand}
    if len(ranks) < len(hand) or (ruleset.three_is_king and Rank.KING in ranks and THREE in hand):
        alike: dict[Rank, list[Card]] = {}
        for card in hand:
            alike.setdefault(lead_rank(card, ruleset), []).append(card)
        for number in range(2, max(map(len, alike.values())) + 1):
            of_number = [play for group in alike.values() for play in combinations(group, number)]
            sets += sorted(of_number)
    return sets


_SINGLES: Final = tuple((card,) for card in PACK)


def singles(hand: Play) -> list[Play]:
    """Return each card of the hand as a play of one."""
    return [_SINGLES[card] for card in hand]


def find_legal(
    seat: Seat, hand: Play, trick: Trick, *, seats: tuple[Seat, ...], sides: tuple[int, ...]
) -> LegalPlays:
    """Return every set that `refusals` does not refuse: singles first, in `PACK` order (R3).

    It takes what `turn_of` takes, and asks for that only where K♥ may have a word.
    """
    number = trick.number
    if not number:
        return LegalPlays(singles(hand) if len(seats) == TWO else sets_to_lead(hand, trick.ruleset))
    sets = singles(hand) if number == 1 else list(combinations(hand, number))
    if TOQUTSIT not in hand or VOORMSI not in trick.heading:
        return LegalPlays(sets)
    turn = turn_of(seat, hand, trick, seats=seats, sides=sides)
    return LegalPlays([play for play in sets if not _refused_by_king(turn, play)])


def refusals(turn: Turn, play: Play, to_play: Seat | None) -> tuple[Refusal, ...]:
    """Return every reason why this player may not play these cards now; none when it may (R3).

    ``to_play`` is the seat whose turn it is, None when the deal is over (R3.11).
    """
    if to_play is None:
        return (Refusal("R3.11", "over", play, seat=turn.seat),)
    number = turn.trick.number
    found: list[Refusal] = []
    if turn.seat != to_play:
        found.append(
            Refusal("R3.11", "not_your_turn", play, seat=turn.seat, number=number, other=to_play)
        )
    missing = tuple(card for card in play if card not in turn.hand)
    if missing:
        found.append(Refusal("R3.11", "not_in_hand", missing, seat=turn.seat, number=number))
    found += _refused_by_number(turn, play)
    if turn.seat == to_play:
        # What K♥ asks of a player depends on who heads when the turn comes.
        found += _refused_by_king(turn, play)
    return tuple(found)


def _refused_by_number(turn: Turn, play: Play) -> Iterable[Refusal]:
    """Judge the number of cards, and at a lead their rank (R3.5, R3.7, R6.1)."""
    trick = turn.trick
    if trick.plays:
        if len(play) != trick.number:
            yield Refusal(
                "R3.7",
                "wrong_number",
                trick.plays[0],
                seat=turn.seat,
                number=trick.number,
                other=trick.seats[0],
            )
    elif turn.single and len(play) > 1:
        yield Refusal("R6.1", "wrong_number", play, seat=turn.seat, number=1)
    elif len(play) > LARGEST_GROUP:
        yield Refusal("R3.5", "wrong_number", play, seat=turn.seat)
    elif not may_be_led(play, trick.ruleset):
        three_with_kings = {card.rank for card in play} == {Rank.KING, Rank.THREE}
        rule = "R3.6" if three_with_kings else "R3.5"
        yield Refusal(rule, "not_one_rank", play, seat=turn.seat)


def _refused_by_king(turn: Turn, play: Play) -> list[Refusal]:
    """Judge what a K♥ that heads asks of a holder of J♣ (R3.8, R4.3 when "forbidden")."""
    if turn.king_of is None or TOQUTSIT not in turn.hand:
        return []
    number = turn.trick.number
    toqutsit = (TOQUTSIT,)
    if turn.king_is_opponents and TOQUTSIT not in play:
        return [
            Refusal(
                "R3.8",
                "must_play_toqutsit",
                toqutsit,
                seat=turn.seat,
                number=number,
                other=turn.king_of,
            )
        ]
    if (
        turn.king_is_partners
        and turn.trick.ruleset.partner_capture == "forbidden"
        and captures_partner(turn, play)
        and not all(captures_partner(turn, other) for other in combinations(turn.hand, number))
    ):
        return [
            Refusal(
                "R4.3",
                "partner_capture",
                toqutsit,
                seat=turn.seat,
                number=number,
                other=turn.king_of,
            )
        ]
    return []


def captures_partner(turn: Turn, play: Play) -> bool:
    """Say whether this play takes partner's heading K♥ with a group that holds J♣ (R4.3)."""
    return (
        turn.king_is_partners
        and TOQUTSIT in play
        and len(play) == turn.trick.number
        and turn.trick.would_take(play)
    )
