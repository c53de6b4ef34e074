"""Work that separate processes do for the comparisons of the rules core with the naive resolver."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tests.rules.naive import (
    NAMED,
    PACK,
    beats,
    led,
    manners,
    place_that_heads,
    then,
    worth_remembering,
)
from voormsi_nb.rules import Card, RuleSet, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.rules.naive import Heading, Line, Options


class Compared(NamedTuple):
    """How many tricks and plays were compared, and the first tricks that differ."""

    tricks: int
    plays: int
    differences: list[str]


MOST_DIFFERENCES = 5


def compare_all_after(name: str, first: str) -> Compared:
    """Compare all single-card tricks that begin with one card, by a named set of rules.

    The tree of plays is walked from the lead, so that both sides judge each play once.
    """
    options = NAMED[name]
    every = [(code, (Card(code),)) for code in PACK]
    tricks = plays = 0
    differences: list[str] = []
    lead = Trick(ruleset=RuleSet.named(name)).play((Card(first),))
    open_tricks: list[tuple[Trick, tuple[str, ...], Line]] = [(lead, (first,), ((0, first),))]
    while open_tricks:
        trick, played, line = open_tricks.pop()
        plays += 1
        place = len(played)
        if trick.winner != line[-1][0] and len(differences) < MOST_DIFFERENCES:
            differences.append(f"{trick!r}: by the naive resolver place {line[-1][0]}")
        if place == 4:
            tricks += 1
            continue
        for code, play in every:
            if code in played:
                continue
            heads: Line = line
            if beats(line, place, code, options):
                heads = worth_remembering((*line, (place, code)))
            open_tricks.append((trick.play(play), (*played, code), heads))
    return Compared(tricks, plays, differences)


SIZES = (2, 2, 2, 3, 3, 4)
RANKS = "7777KKKKJ8J89A65Q"
POWERS = frozenset({"7C", "7S", "7H", "7D", "KC", "KS", "JC", "KH", "8S", "3D"})


def lead_group(random: Random, options: Options) -> tuple[str, ...]:
    """Draw two to four cards that may be led together (R3.5, R3.6), Sevens and kings for choice."""
    while True:
        rank, size = random.choice(RANKS), random.choice(SIZES)
        alike = [code for code in PACK if code[0] == rank]
        if rank == "K" and options.three_is_king:
            alike.append("3D")
        if len(alike) >= size:
            return tuple(random.sample(alike, size))


def draw(random: Random, cards: Sequence[str]) -> str:
    """Draw a card; one with powers of its own is four times as likely as another."""
    return random.choices(cards, [4 if code in POWERS else 1 for code in cards])[0]


def following_group(
    random: Random, way: Heading, place: int, left: Sequence[str], options: Options
) -> tuple[str, ...]:
    """Draw as many cards as were led; more often than not cards that beat the heading ones.

    Now and then one of them is exchanged, for near misses.
    """
    wishful = random.random() < 0.7
    missed = random.randrange(len(way)) if random.random() < 0.25 else -1
    rest = list(left)
    group: list[str] = []
    for slot, line in enumerate(way):
        able = [code for code in rest if beats(line, place, code, options)]
        group.append(draw(random, able if able and wishful and slot != missed else rest))
        rest.remove(group[-1])
    random.shuffle(group)
    return tuple(group)


def compare_random_groups(options: Options, tricks: int) -> tuple[Counter[str], list[str]]:
    """Compare random tricks of groups under one set of options, after each play."""
    random = Random(f"groups {options}")  # noqa: S311 - no secret
    ruleset = RuleSet(**options._asdict())
    seen: Counter[str] = Counter()
    differences: list[str] = []
    for number in range(tricks):
        left = list(PACK)
        group = lead_group(random, options)
        ways = led(group)
        trick = Trick(ruleset=ruleset).play(tuple(map(Card, group)))
        for place in (1, 2, 3):
            left = [code for code in left if code not in group]
            way = random.choice(sorted(ways))
            group = following_group(random, way, place, left, options)
            before, ways = ways, then(ways, place, group, options)
            trick = trick.play(tuple(map(Card, group)))
            head = place_that_heads(ways)
            if trick.winner != head:
                differences.append(f"{trick!r}: by the naive resolver place {head}")
                break
            if len(manners(ways)) != 1:
                differences.append(f"{trick!r}: its pairings differ in manner: {manners(ways)}")
            if number % 10 == 0:
                differences += pairing_differences(trick, before, place, options)
            seen["taken" if head == place else "not taken"] += 1
            seen.update(f"taken with {code}" for code in group if head == place and code in POWERS)
        seen[f"tricks of {len(group)}"] += 1
    return seen, differences[:MOST_DIFFERENCES]


def pairing_differences(
    trick: Trick, ways: frozenset[Heading], place: int, options: Options
) -> list[str]:
    """Say where the pairing that explains the last play is not one of the best (R3.7)."""
    step = trick.explain()[place]
    group = [card.code for card in step.cards]
    lines = {line[-1][1]: line for line in min(ways)}
    best = max(
        sum(
            beats(line, place, code, options)
            for line, code in zip(lines.values(), pairing, strict=True)
        )
        for pairing in permutations(group)
    )
    told = [(pair.card.code, pair.against.code, pair.beats) for pair in step.pairs]
    fair = (
        sorted(card for card, _, _ in told) == sorted(group)
        and sorted(against for _, against, _ in told) == sorted(lines)
        and all(won == beats(lines[other], place, card, options) for card, other, won in told)
        and sum(won for _, _, won in told) == best
        and (step.unbeaten is None) == step.takes == (best == len(group))
    )
    return [] if fair else [f"{trick!r}: explained by {step.pairs}, {best} can be beaten"]
