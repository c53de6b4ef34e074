"""The worked examples of the rules: what each trick and each deal must come to."""

from __future__ import annotations

from typing import NamedTuple

from tests.rules.naive import NAMED, Options

SMITH, WEB, PARLETT = NAMED["smith"], NAMED["web"], NAMED["parlett"]
LED_OR_SEVEN = SMITH._replace(spade_king_on="led_or_seven")
LED_OR_SEVEN_LATER = LED_OR_SEVEN._replace(spade_king_when="later")
A, B = 0, 1


class Example(NamedTuple):
    """One trick: what each player plays, P1 first, who takes it, and the bonuses it pays.

    `decided` is a place (P1 is 1) and the rule that says there whether the play takes the lead.
    `holds` gives further cards to a place.
    """

    plays: str
    takes: int
    decided: tuple[int, str]
    bonus: tuple[tuple[str, int, int], ...] = ()
    options: Options = SMITH
    holds: tuple[tuple[int, str], ...] = ()


SINGLE_CARDS = (
    Example("9♥ A♣ J♣ K♥", 4, (4, "R1.2")),
    Example("9♥ K♥ J♣ 8♠", 3, (3, "R1.2"), (("R4.2", A, 2),), holds=((3, "9♣ 9♠"),)),
    Example("K♥ 9♣ 6♣ A♠", 1, (4, "R1.2"), (("R4.1", A, 1),)),
    Example("K♥ 9♣ 6♣ A♠", 1, (4, "R1.2"), (), holds=((1, "J♣"),)),
    Example("K♥ 9♣ 6♣ A♠", 1, (4, "R1.2"), (("R4.1", A, 1),), holds=((3, "J♣"),)),
    Example("9♦ Q♠ 5♥ K♥", 4, (4, "R1.2")),
    Example("K♥ 3♦ 9♣ A♣", 2, (2, "R2.2"), (("R4.4", B, 1),), holds=((4, "J♣"),)),
    Example("K♥ J♣ 3♦ Q♦", 3, (3, "R2.2"), (("R4.2", B, 0), ("R4.5", A, 2))),
    Example("J♣ 9♣ 3♦ 5♦", 3, (3, "R2.2")),
    Example("J♣ 9♣ K♥ A♠", 3, (3, "R1.2")),
    Example("7♦ J♣ K♥ 8♠", 1, (2, "R2.3")),
    Example("7♦ 9♣ 7♠ 7♥", 3, (3, "R2.3")),
    Example("7♦ 9♣ 7♠ 7♥", 1, (3, "R2.3"), options=WEB),
    Example("7♦ K♣ 7♣ K♠", 2, (4, "R2.7")),
    Example("7♦ K♣ 7♣ K♠", 4, (4, "R2.7"), options=PARLETT),
    Example("7♦ K♣ K♠ A♣", 3, (3, "R2.7")),
    Example("7♦ K♠ K♣ A♣", 3, (3, "R2.6")),
    Example("7♥ 7♠ K♣ K♠", 4, (4, "R2.7")),
    Example("3♦ 7♦ K♥ 7♣", 4, (2, "R2.4")),
    Example("3♦ 5♦ 7♣ 7♠", 2, (3, "R2.5")),
    Example("3♦ K♠ 7♣ 7♥", 2, (3, "R2.5")),
    Example("K♣ K♠ 7♣ 7♥", 1, (2, "R2.8")),
    Example("K♣ K♠ 7♣ 7♥", 2, (2, "R2.8"), options=LED_OR_SEVEN),
    Example("K♣ K♠ A♥ 5♦", 3, (2, "R2.8"), options=LED_OR_SEVEN),
    Example("K♣ 7♥ K♠ 7♦", 1, (3, "R2.8"), options=LED_OR_SEVEN),
    Example("K♣ 7♥ K♠ 7♦", 3, (3, "R2.8"), options=LED_OR_SEVEN_LATER),
    Example("K♠ 7♣ K♣ 7♥", 3, (3, "R2.8")),
)
"""Single cards that are all played; the one that is cut short by R4.3 is `LOST`."""

LOST = Example("K♥ 9♣ J♣", 3, (3, "R1.2"), (("R4.3", A, 0),))

SEVERAL_CARDS = (
    Example("6♥+6♦ 9♣+5♣ 6♣+6♠ J♠+A♣", 4, (2, "R3.7")),
    Example("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠", 3, (3, "R3.7")),
    Example("7♥+7♦ 7♠+3♦ J♣+K♥ 7♣+K♣", 2, (4, "R3.7")),
    Example("K♥+K♠ J♣+Q♦ 3♦+9♣ A♣+5♦", 3, (3, "R3.7"), (("R4.2", B, 0), ("R4.5", A, 2))),
    Example("9♦+9♥ 9♠+J♣ K♥+8♠ 3♦+9♣", 3, (4, "R3.7")),
    Example("5♣+5♠+5♥ 6♣+6♦+Q♣ 6♥+9♦+A♥ J♣+8♠+6♠", 4, (4, "R3.7")),
)


class Won(NamedTuple):
    """A step of a course: who takes the trick, of how many cards, what is led, what it pays."""

    side: int
    tricks: int = 1
    lead: str = ""
    bonus: tuple[str, ...] = ()


class Course(NamedTuple):
    """A deal: scores before it, who takes what, scores after, how it ends (None: it goes on)."""

    name: str
    start: tuple[int, int]
    steps: tuple[Won, ...]
    after: tuple[int, int]
    kind: str | None
    winners: tuple[int, ...] = ()
    hands: tuple[tuple[str, str], ...] = ()
    options: Options = SMITH


COURSES = (
    Course("A wins tricks 1-5, B 6-9", (0, 0), (Won(A),) * 5 + (Won(B),) * 4, (2, 0), "played_out"),
    Course("B wins 1, A 2-9", (0, 0), (Won(B),) + (Won(A),) * 8, (4, 0), "played_out"),
    Course("A wins all nine", (3, 4), (Won(A),) * 9, (3, 4), "void"),
    Course(
        "A wins a triple, then a double, then B the rest",
        (0, 0),
        (Won(A, 3, "9♣ 9♥ 9♦"), Won(A, 2, "A♣ A♠")) + (Won(B),) * 4,
        (2, 0),
        "played_out",
        hands=(("S", "9♣ 9♥ 9♦ A♠"), ("stock", "A♣")),
    ),
    Course(
        "A 7, B 7; A wins 1-5; in trick 6 B's J♣ takes A's K♥",
        (7, 7),
        (Won(A),) * 5 + (Won(B, 1, "K♥", ("R4.2",)),),
        (9, 9),
        "shared",
        (A, B),
        hands=(("S", "K♥"), ("W", "J♣")),
    ),
    Course(
        "A 8, wins trick 1 with J♣ on B's K♥, then B wins trick 2",
        (8, 0),
        (Won(A, bonus=("R4.2",)), Won(B)),
        (8, 0),
        None,
        hands=(("W", "K♥"), ("N", "J♣")),
    ),
    Course("A 8, wins 1-5, B breaks at 6", (8, 0), (Won(A),) * 5 + (Won(B),), (8, 0), None),
    Course(
        "A 8, wins trick 1 by R4.2, wins 2-5, B breaks at 6",
        (8, 0),
        (Won(A, bonus=("R4.2",)),) + (Won(A),) * 4 + (Won(B),),
        (6, 0),
        None,
        hands=(("W", "K♥"), ("N", "J♣")),
    ),
    Course(
        "A 8 with four tricks, takes a triple",
        (8, 0),
        (Won(B),) + (Won(A),) * 4 + (Won(A, 3, "9♣ 9♥ 9♦"),),
        (7, 0),
        None,
        hands=(("S", "9♣ 9♥ 9♦"),),
    ),
)

CAPTURE = Won(A, 1, "K♥", ("R4.3",))
BONUS = Won(A, 1, "", ("R4.2",))
PARTNERS = (("S", "K♥"), ("N", "J♣"))
OPPONENTS = (("W", "K♥"), ("N", "J♣"))
TRICKS_ONLY = SMITH._replace(sweep="tricks_only")
FURTHER_COURSES = (
    Course(
        "a score wiped in a void deal stays wiped",
        (6, 4),
        (CAPTURE, *(Won(A),) * 8),
        (0, 4),
        "void",
        hands=PARTNERS,
        options=WEB,
    ),
    Course(
        "a wiped side counts on from 0",
        (6, 4),
        (CAPTURE, *(Won(A),) * 4, *(Won(B),) * 4),
        (2, 4),
        "played_out",
        hands=PARTNERS,
        options=WEB,
    ),
    Course(
        "a bonus won in a void deal goes too",
        (7, 4),
        (BONUS, *(Won(A),) * 8),
        (7, 4),
        "void",
        hands=OPPONENTS,
    ),
    Course(
        "tricks_only: a bonus won on the way to all nine is kept",
        (6, 4),
        (BONUS, *(Won(A),) * 8),
        (8, 4),
        "void",
        hands=OPPONENTS,
        options=TRICKS_ONLY,
    ),
    Course(
        "tricks_only: a side that kept bonuses bring to the target is out after nine tricks",
        (7, 4),
        (BONUS, *(Won(A),) * 8),
        (9, 4),
        "out",
        (A,),
        hands=OPPONENTS,
        options=TRICKS_ONLY,
    ),
    Course(
        "tricks_only: a side that kept bonuses carry past the target is bust",
        (8, 4),
        (BONUS, *(Won(A),) * 8),
        (-1, 4),
        "void",
        hands=OPPONENTS,
        options=TRICKS_ONLY._replace(overshoot="minus"),
    ),
    Course(
        "allowed: two sides past the target by one trick share the game",
        (8, 8),
        (*(Won(A),) * 5, Won(B, 1, "K♥", ("R4.2",))),
        (10, 10),
        "shared",
        (A, B),
        hands=(("S", "K♥"), ("W", "J♣")),
        options=WEB,
    ),
)
"""Further deals that follow from R4.3, R5.3, R5.5, R5.6 and R5.7, seldom met at random."""
