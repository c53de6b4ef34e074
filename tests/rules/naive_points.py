"""Bonuses and score: a second, deliberately naive statement of R4 and R5.

Bonuses are read off the finished list of who headed when. The score of a whole deal is worked out
from totals, side by side, and not kept from trick to trick.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from tests.rules.naive import heads_after_each

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.rules.naive import Options

Bonus = tuple[str, int, int]
"""The rule, the side, the points: 0 for a cancelled bonus and for a wipe by R4.3."""


class Circumstances(NamedTuple):
    """What a trick's bonuses depend on beside its cards.

    `seats` says who has each place of the trick, those not played to (R4.3) included, and `sides`
    whose side each place is. `toqutsit_gone`: J♣ fell in an earlier trick. `held_with_toqutsit`:
    J♣ was in the hand of K♥'s player just after K♥ was played.
    """

    seats: Sequence[int] = (0, 1, 2, 3)
    sides: Sequence[int] = (0, 1, 0, 1)
    toqutsit_gone: bool = False
    held_with_toqutsit: bool = False


def bonuses(
    played: Sequence[Sequence[str]], around: Circumstances, options: Options
) -> list[Bonus]:
    """Give what a trick earns by R4; a punished capture of partner's K♥ is ("R4.3", side, 0)."""
    heads = heads_after_each(played, options)
    overtakings = {
        (heads[place], heads[place - 1]) for place in range(1, len(played)) if heads[place] == place
    }
    where = {card: place for place, group in enumerate(played) for card in group}
    voormsi, toqutsit, three = where.get("KH", -1), where.get("JC", -1), where.get("3D", -1)
    side = around.sides
    if (toqutsit, voormsi) in overtakings:
        if side[toqutsit] != side[voormsi]:
            if (three, toqutsit) in overtakings:
                return [("R4.2", side[toqutsit], 0), ("R4.5", side[three], 2)]
            return [("R4.2", side[toqutsit], 2)]
        own = around.seats[toqutsit] == around.seats[voormsi]  # R6.3
        harmless = own or options.partner_capture == "forbidden"
        return [] if harmless else [("R4.3", side[toqutsit], 0)]
    if (three, voormsi) in overtakings:
        return [("R4.4", side[three], 1)]
    last = len(around.seats) - 1
    toqutsit_before = around.toqutsit_gone or 0 <= toqutsit <= voormsi
    barred = voormsi == last or toqutsit_before or around.held_with_toqutsit
    return [("R4.1", side[voormsi], 1)] if heads[-1] == voormsi and not barred else []


class Taken(NamedTuple):
    """One trick: who took it, what it counts, its bonuses, a side wiped on the way (R4.3)."""

    side: int
    tricks: int
    bonus: tuple[int, ...]
    wiped: int | None = None


class Result(NamedTuple):
    """The score after each trick, how the deal ended (None: it has not) and who won the game."""

    course: list[tuple[int, ...]]
    kind: str | None
    winners: tuple[int, ...] = ()


def trick_points(tricks: int, *, first_five: bool) -> int:
    """R5.1 and R5.2 for a number of tricks."""
    return 0 if tricks < 5 else tricks - 4 + first_five


def first_run(taken: Sequence[Taken]) -> tuple[int, bool]:
    """Give how many tricks ran to one side from the first on, and whether they count five."""
    length = len(list(takewhile(lambda trick: trick.side == taken[0].side, taken)))
    return length, sum(trick.tricks for trick in taken[:length]) >= 5


def counted_trick_points(taken: Sequence[Taken], side: int) -> tuple[int, int]:
    """Give the points that a side's tricks brought it by R5.1 and, for its first five, by R5.2."""
    if not taken or first_run(taken)[0] == len(taken):
        return 0, 0  # R5.4
    first_five = first_run(taken)[1] and taken[0].side == side
    won = sum(trick.tricks for trick in taken if trick.side == side)
    run_points = 2 if first_five else 0
    return trick_points(won, first_five=first_five) - run_points, run_points


def past_the_target(score: int, options: Options) -> int:
    """R5.6: where a side stands once it has been judged."""
    excess = score - options.target
    if excess <= 0 or options.overshoot == "allowed":
        return score
    return options.target - excess if options.overshoot == "bounce" else -excess


def side_course(
    side: int, start: int, taken: Sequence[Taken], options: Options, *, length: int
) -> list[tuple[int, bool]]:
    """For one side, give its score after each trick, and whether it is out by it (R5.1 to R5.6)."""
    # R5.4: points are counted and sides judged from the trick on that ends the run.
    run, five = first_run(taken)
    first_five = five and taken[0].side == side
    swept = run == len(taken) and sum(trick.tricks for trick in taken) == length

    def earned(number: int) -> int:
        """Add up start, bonuses and counted trick points after so many tricks."""
        won = sum(trick.tricks for trick in taken[:number] if trick.side == side)
        bonus = sum(trick.bonus[side] for trick in taken[:number])
        return start + bonus + (trick_points(won, first_five=first_five) if number > run else 0)

    course = []
    put_aside = 0  # what wipes and busts have changed so far
    for number, trick in enumerate(taken, start=1):
        if trick.wiped == side:
            put_aside = -earned(number - 1)
        score = earned(number) + put_aside
        judged = number > run or (swept and number == len(taken) and options.sweep == "tricks_only")
        if judged:
            put_aside += past_the_target(score, options) - score
        past_is_out = options.overshoot == "allowed"
        out = judged and (score == options.target or (past_is_out and score > options.target))
        course.append((earned(number) + put_aside, out))
    if swept and options.sweep == "deal_void":
        course[-1] = (0 if any(trick.wiped == side for trick in taken) else start, False)
    return course


def score_deal(
    start: Sequence[int], taken: Sequence[Taken], options: Options, *, length: int
) -> Result:
    """Give the scores of a deal of `length` tricks up to the trick by which it is over (R5)."""
    if not taken:
        return Result([], None)
    courses = [
        side_course(side, start[side], taken, options, length=length) for side in range(len(start))
    ]
    scores = []
    for after_trick in zip(*courses, strict=True):
        scores.append(tuple(score for score, _ in after_trick))
        winners = tuple(side for side, (_, out) in enumerate(after_trick) if out)
        if winners:
            return Result(scores, "out" if len(winners) == 1 else "shared", winners)
    if sum(trick.tricks for trick in taken) < length:
        return Result(scores, None)
    return Result(scores, "void" if len({trick.side for trick in taken}) == 1 else "played_out")
