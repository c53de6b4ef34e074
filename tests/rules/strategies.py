"""Rule sets, deals and games at random for laws: all options, two to four players, near the end.

Packs and choices of play come from seeds, which hypothesis draws; so a failing example is small in
the number of its plays, not in its cards.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import settings
from hypothesis import strategies as st

from tests.rules.arranged import POWERFUL
from voormsi_nb.rules import PACK, Card, Deal, Game, RuleSet

if TYPE_CHECKING:
    from voormsi_nb.rules import LegalPlays


def times(number: float) -> settings:
    """Ask for so many times the examples that the profile in force asks for."""
    return settings(max_examples=round(number * settings().max_examples))


MANY = times(3)

SEEDS = st.integers(0, 2**32)

PLAYERS = st.sampled_from((2, 3, 4))


def rulesets(target: st.SearchStrategy[int | None] | None = None) -> st.SearchStrategy[RuleSet]:
    """Any combination of the options."""
    return st.builds(
        RuleSet,
        higher_seven_beats=st.booleans(),
        spade_king_when=st.sampled_from(("next", "later")),
        spade_king_on=st.sampled_from(("seven", "led_or_seven")),
        three_is_king=st.booleans(),
        partner_capture=st.sampled_from(("loses_game", "loses_points", "forbidden")),
        overshoot=st.sampled_from(("bounce", "minus", "allowed")),
        sweep=st.sampled_from(("deal_void", "tricks_only")),
        target=st.none() | st.integers(1, 99) if target is None else target,
    )


@st.composite
def starts(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> Deal:
    """Deals with nothing played yet; every other one has the powerful cards in the hands."""
    number = draw(players)
    ruleset = draw(rulesets())
    random = Random(draw(SEEDS))  # noqa: S311 - no secret
    pack = list(PACK)
    random.shuffle(pack)
    if draw(st.booleans()):
        pack.sort(key=lambda card: card not in POWERFUL)
        top = pack[: 4 * number]
        random.shuffle(top)
        pack[: 4 * number] = top
    target = ruleset.target_for(number)
    sides = 2 if number == 4 else number
    near = st.integers(target - 9, target - 1)
    scores = draw(st.tuples(*[near] * sides))
    seats = "SN" if number == 2 else "SWNE"[:number]
    return Deal.start(pack, draw(st.sampled_from(seats)), ruleset, scores, number)


def chosen(random: Random, plays: LegalPlays) -> tuple[Card, ...]:
    """Choose a legal play: every other time one of those with the most cards."""
    if random.random() < 0.5:
        return random.choice(list(plays))
    most = len(plays[-1])
    return random.choice([play for play in plays if len(play) == most])


def played_on(deal: Deal, random: Random, most: int = 36) -> Deal:
    """Play at random until the deal is over, or so many plays have been made."""
    for _ in range(most):
        if deal.outcome is not None:
            break
        deal = deal.play(chosen(random, deal.legal_plays))
    return deal


@st.composite
def deals(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> Deal:
    """Deals at any moment, many of them over."""
    start = draw(starts(players))
    random = Random(draw(SEEDS))  # noqa: S311 - no secret
    return played_on(start, random, draw(st.integers(0, 36)))


@st.composite
def games(draw: st.DrawFn, most: int = 4) -> Game:
    """Games of up to so many deals, at any moment."""
    game = Game(draw(starts()))
    random = Random(draw(SEEDS))  # noqa: S311 - no secret
    for _ in range(draw(st.integers(0, most - 1))):
        game = Game(played_on(game.deal, random), game.history)
        if game.outcome is not None:
            return game
        game = game.next_deal()
    return Game(played_on(game.deal, random, draw(st.integers(0, 36))), game.history)


def moments(deal: Deal) -> list[Deal]:
    """Give the deal after each of its plays, the newest first, and before the first of them."""
    found = [deal]
    while found[-1].plays:
        found.append(found[-1].undo())
    return found
