"""Who takes a trick: a second, deliberately naive statement of R1, R2 and R3.7.

It knows nothing of the package it checks. Cards are two letters ("JC", "3D"). A card that heads
carries its history: a *line*, the cards that beat one another to get there, each with the place
that played it. What a card can do is read off that line, sentence by sentence, and a group is
matched with the group that heads by trying every pairing there is.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# R1.2 to R1.4 in one line; the Sevens and 3♦ have no place of their own in it that matters here.
PACK = (
    *("JC", "KH", "8S", "9C", "9S", "9H", "9D", "AC", "AS", "AH", "AD", "JS", "JH", "JD"),
    *("6C", "6S", "6H", "6D", "5C", "5S", "5H", "5D", "8C", "8H", "8D", "QC", "QS", "QH", "QD"),
    *("KC", "KS", "7C", "7S", "7H", "7D", "3D"),
)
STRENGTH = {card: -place for place, card in enumerate(PACK)}
SEVENS_UPWARDS = ("7D", "7H", "7S", "7C")

Line = tuple[tuple[int, str], ...]
"""The cards that headed one slot, the last one heading now, as (place, card)."""
Heading = tuple[Line, ...]
"""One line for each card of the group that heads."""


class Options(NamedTuple):
    """The options of RULES.md that the naive counters read, under their own names."""

    higher_seven_beats: bool = True
    spade_king_when: str = "next"
    spade_king_on: str = "seven"
    three_is_king: bool = False
    partner_capture: str = "loses_game"
    overshoot: str = "bounce"
    sweep: str = "deal_void"
    target: int = 9


NAMED = {
    "smith": Options(),
    "web": Options(higher_seven_beats=False, partner_capture="loses_points", overshoot="allowed"),
    "parlett": Options(spade_king_when="later", partner_capture="forbidden"),
}


def cards(text: str) -> tuple[str, ...]:
    """Read "9♣+9♥" as ("9C", "9H")."""
    for sign, letter in zip("♣♠♥♦", "CSHD", strict=True):
        text = text.replace(sign, letter)
    return tuple(text.split("+"))


def groups(text: str) -> list[tuple[str, ...]]:
    """Read "6♥+6♦ 9♣+5♣" as one tuple of cards for each player."""
    return [cards(word) for word in text.split()]


def king_of_clubs_took_a_seven(line: Line) -> bool:
    """R2.6: the line ends in K♣, which beat a Seven; a Seven that headed did so by privilege."""
    return len(line) > 1 and line[-1][1] == "KC" and line[-2][1] in SEVENS_UPWARDS


def beats(line: Line, place: int, card: str, options: Options) -> bool:
    """Say whether this card, played at this place, beats the card that ends the line (R1, R2)."""
    head = line[-1][1]
    if head == "3D":
        return beats_three(line, place, card)
    if card == "3D":
        return True  # R2.2
    if head in SEVENS_UPWARDS:  # R2.3: led, or second on a led 3♦, or it took such a Seven
        return beats_seven(head, card, options)
    if card in SEVENS_UPWARDS:
        return False  # R2.5
    if head in {"KC", "KS"} and (card == "KS" or len(line) > 1):
        return beats_black_king(line, place, card, options)
    return beats_in_order(head, card)


def beats_three(line: Line, place: int, card: str) -> bool:
    """Let 3♦ led fall to all but dead Sevens (R2.1, R2.4, R2.5), 3♦ not led to nothing (R2.2)."""
    led_first = line[-1][0] == 0
    return led_first and (card not in SEVENS_UPWARDS or place == 1)


def beats_seven(head: str, card: str, options: Options) -> bool:
    """Let a Seven that heads fall to K♣ (R2.6) and perhaps to a higher Seven (R2.3)."""
    if card in SEVENS_UPWARDS and options.higher_seven_beats:
        return SEVENS_UPWARDS.index(card) > SEVENS_UPWARDS.index(head)
    return card == "KC"


def beats_black_king(line: Line, place: int, card: str, options: Options) -> bool:
    """Let K♣ that took a Seven fall to K♠ in time (R2.7), and that K♠ to nothing here (R2.8)."""
    head_place, head = line[-1]
    in_time = place == head_place + 1 or options.spade_king_when == "later"
    if king_of_clubs_took_a_seven(line):
        return card == "KS" and in_time
    if king_of_clubs_took_a_seven(line[:-1]):
        return False
    if head == "KC" and card == "KS":
        return options.spade_king_on == "led_or_seven" and head_place == 0 and in_time
    return beats_in_order(head, card)


def beats_in_order(head: str, card: str) -> bool:
    """J♣ and K♥ beat each other (R1.2), the rest is the order of R1.3 and R1.4."""
    return {head, card} == {"JC", "KH"} or STRENGTH[card] > STRENGTH[head]


def worth_remembering(line: Line) -> Line:
    """Cut off what no rule asks about: only the black kings are asked what they have beaten."""
    return line[-{"KC": 2, "KS": 3}.get(line[-1][1], 1) :]


def led(group: Sequence[str]) -> frozenset[Heading]:
    """All the ways in which the leader's group heads: one."""
    return frozenset({tuple(sorted(((0, card),) for card in group))})


def then(
    ways: frozenset[Heading], place: int, group: Sequence[str], options: Options
) -> frozenset[Heading]:
    """Play a group on every way in which the trick may stand, by every pairing (R3.7).

    Whether it takes the lead must not depend on the pairings chosen before: an AssertionError says
    that it did.
    """
    taken: set[Heading] = set()
    resisted: set[Heading] = set()
    for way in ways:
        after = {
            tuple(
                sorted(
                    worth_remembering((*line, (place, card)))
                    for line, card in zip(way, pairing, strict=True)
                )
            )
            for pairing in permutations(group)
            if all(
                beats(line, place, card, options) for line, card in zip(way, pairing, strict=True)
            )
        }
        taken |= after
        if not after:
            resisted.add(way)
    if taken and resisted:
        raise AssertionError(
            f"the pairing matters: {group} at place {place} beats some of {ways}, not {resisted}"
        )
    return frozenset(taken or resisted)


def place_that_heads(ways: Iterable[Heading]) -> int:
    """Give the 0-based place of the group that heads: the same by every pairing."""
    (place,) = {line[-1][0] for way in ways for line in way}
    return place


def manners(ways: Iterable[Heading]) -> set[tuple[tuple[str, bool], ...]]:
    """Give what rules can tell apart: the cards that head, and a black king's privilege."""
    return {
        tuple(
            sorted(
                (
                    line[-1][1],
                    king_of_clubs_took_a_seven(line) or king_of_clubs_took_a_seven(line[:-1]),
                )
                for line in way
            )
        )
        for way in ways
    }


def heads_after_each(played: Sequence[Sequence[str]], options: Options) -> list[int]:
    """Who heads after the first play, after the second, and so on, as 0-based places."""
    ways = led(played[0])
    course = [0]
    for place, group in enumerate(played[1:], start=1):
        ways = then(ways, place, group, options)
        course.append(place_that_heads(ways))
    return course


def takes(played: Sequence[Sequence[str]], options: Options) -> int:
    """Give the 0-based place that takes the trick."""
    return heads_after_each(played, options)[-1]
