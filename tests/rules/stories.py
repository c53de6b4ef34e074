"""Random deals played through the public API, told in the plain words of the naive counters."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tests.rules.naive import Options
from tests.rules.naive_points import Circumstances, Taken, bonuses, score_deal
from tests.rules.scripted import rules_of
from voormsi_nb.rules import PACK, Card, Deal

if TYPE_CHECKING:
    from voormsi_nb.rules import Trick

SIDES = {2: (0, -1, 1, -1), 3: (0, 1, 2, -1), 4: (0, 1, 0, 1)}
"""The side of each seat; -1 where nobody sits."""
LENGTH = {2: 9, 3: 12, 4: 9}
TOQUTSIT, VOORMSI, THREE = Card("J♣"), Card("K♥"), Card("3♦")


class Story(NamedTuple):
    """A deal played to its end: how it began, the score after each trick, and who held J♣ with K♥.

    `held_with_toqutsit`: J♣ was in the hand of K♥'s player just after K♥ was played.
    """

    players: int
    options: Options
    start: tuple[int, ...]
    deal: Deal
    scores: list[tuple[int, ...]]
    held_with_toqutsit: bool


def random_options(random: Random, players: int) -> tuple[Options, bool]:
    """Draw options, and whether the target is left to the number of players (R5.5, R7.1)."""
    usual = random.random() < 0.2
    return Options(
        higher_seven_beats=random.random() < 0.5,
        spade_king_when=random.choice(("next", "later")),
        spade_king_on=random.choice(("seven", "led_or_seven")),
        three_is_king=random.random() < 0.5,
        partner_capture=random.choice(("loses_game", "loses_points", "forbidden")),
        overshoot=random.choice(("bounce", "minus", "allowed")),
        sweep=random.choice(("deal_void", "tricks_only")),
        target=(12 if players == 3 else 9) if usual else random.choice((1, 3, 5, 7, 8, 10, 11)),
    ), usual


def random_story(seed: str, players: int) -> Story:
    """Play a deal at random.

    In half of the deals one side tries to win each trick and the others let it. In half of them
    3♦ and J♣ lurk: they are kept for a trick that K♥ or J♣ heads.
    """
    random = Random(seed)  # noqa: S311 - no secret
    options, usual = random_options(random, players)
    ruleset = rules_of(options)
    if usual:
        ruleset = ruleset.named(ruleset.name, **{**ruleset.changes, "target": None})
    sides = max(SIDES[players]) + 1
    lowest = random.choice((-2, options.target - 4, options.target - 2))
    start = tuple(random.randint(lowest, options.target - 1) for _ in range(sides))
    pack = random.sample(PACK, len(PACK))
    deal = Deal.start(pack, ruleset=ruleset, scores=start, players=players)
    winning_side = random.choice((-1, random.randrange(sides)))
    lurking = random.random() < 0.5
    whim = random.choice((0, 0.1))
    scores: list[tuple[int, ...]] = []
    held = False
    while deal.turn is not None:
        seat = deal.turn
        plays = list(deal.legal_plays)
        random.shuffle(plays)
        plays.sort(key=len, reverse=random.random() < 0.5)
        if lurking:
            plays.sort(key=lambda play: pounce(deal, play))
        play = choose(deal, plays, wins=SIDES[players][seat] == winning_side)
        if winning_side < 0 or random.random() < whim:
            play = plays[0]
        if VOORMSI in play:
            hand = deal.hands[deal.seats.index(seat)]
            held = TOQUTSIT in hand and TOQUTSIT not in play
        number = len(deal.tricks)
        deal = deal.play(play)
        if len(deal.tricks) > number:
            scores.append(deal.scores)
    return Story(players, options, start, deal, scores, held)


def pounce(deal: Deal, play: tuple[Card, ...]) -> int:
    """Put plays with 3♦ or J♣ first where K♥ or J♣ heads, and last elsewhere."""
    if THREE not in play and TOQUTSIT not in play:
        return 0
    heading = deal.trick.heading
    return -1 if VOORMSI in heading or TOQUTSIT in heading else 1


def choose(deal: Deal, plays: list[tuple[Card, ...]], *, wins: bool) -> tuple[Card, ...]:
    """Choose the first play that takes the lead, for a side that wins, or else that does not."""
    place = len(deal.trick.plays)
    fitting = (play for play in plays if (deal.trick.play(play).winner == place) == wins)
    return next(fitting, plays[0])


def codes_of(trick: Trick) -> list[tuple[str, ...]]:
    """Give the groups of a trick as the naive resolver reads them."""
    return [tuple(card.code for card in group) for group in trick.plays]


def naive_bonuses(story: Story) -> list[tuple[int, str, int, int]]:
    """Count the bonuses of all tricks naively: the place of the trick, rule, side and points.

    A trick that was cut short by R4.3 counts too; what a capture takes away is left at 0.
    """
    sides = SIDES[story.players]
    cut_short = [story.deal.trick] if story.deal.trick.plays else []
    gone: set[str] = set()
    counted = []
    for number, trick in enumerate([*story.deal.tricks, *cut_short]):
        seats = list(trick.seats)
        seats += [seats[0]] * (trick.places - len(seats))  # who is left out does not matter
        played = codes_of(trick)
        around = Circumstances(
            seats, [sides[seat] for seat in seats], "JC" in gone, story.held_with_toqutsit
        )
        counted += [(number, *bonus) for bonus in bonuses(played, around, story.options)]
        gone.update(code for group in played for code in group)
    return counted


class Ending(NamedTuple):
    """The score after each trick and at the end, and how the deal ended."""

    scores: list[tuple[int, ...]]
    last: tuple[int, ...]
    kind: str | None
    winners: tuple[int, ...]


def told_ending(story: Story) -> Ending:
    """Give the ending that the rules core tells."""
    outcome = story.deal.outcome
    assert outcome is not None
    return Ending(story.scores, story.deal.scores, outcome.kind, outcome.winners)


def naive_taken(story: Story) -> list[Taken]:
    """Tell the finished tricks in the words of the naive counter of scores."""
    earned = naive_bonuses(story)
    taken = []
    for number, trick in enumerate(story.deal.tricks):
        assert trick.winner is not None
        mine = [(rule, side, worth) for place, rule, side, worth in earned if place == number]
        points = [
            sum(worth for _, side, worth in mine if side == own) for own in range(len(story.start))
        ]
        wiped = next((side for rule, side, _ in mine if rule == "R4.3"), None)
        side = SIDES[story.players][trick.seats[trick.winner]]
        taken.append(Taken(side, len(trick.plays[0]), tuple(points), wiped))
    return taken


def naive_ending(story: Story) -> Ending:
    """Work out the score from the totals of the whole deal (R5, and R4.3 with `loses_game`)."""
    start, taken = story.start, naive_taken(story)
    result = score_deal(start, taken, story.options, length=LENGTH[story.players])
    captures = [side for _, rule, side, _ in naive_bonuses(story) if rule == "R4.3"]
    if captures and story.options.partner_capture == "loses_game":
        before = result.course[-1] if result.course else start
        last = tuple(0 if side in captures else score for side, score in enumerate(before))
        return Ending(result.course, last, "lost", (1 - captures[0],))
    return Ending(result.course, result.course[-1], result.kind, result.winners)
