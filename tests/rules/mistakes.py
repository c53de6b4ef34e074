"""A mistake of each kind that the rules can answer, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.rules.arranged import after, arranged
from voormsi_nb.rules import PACK, Card, Deal, Game, RuleSet, Seat, Trick, rule

if TYPE_CHECKING:
    from collections.abc import Callable


class Mistake(NamedTuple):
    """The kind of the error, the mistake, and what is said of it."""

    kind: str
    make: Callable[[], object]
    text: str


MISTAKES = [
    Mistake(
        "not_text",
        lambda: Card(7),  # type: ignore[arg-type]
        "7 does not name cards. Write them as text, for example 'K♠ 9C'.",
    ),
    Mistake(
        "not_a_card",
        lambda: Card("10♣"),
        "'10♣' is not a card of this pack. Write rank and suit, for example 'K♠' or 'KS'; the "
        "ranks are A K Q J 9 8 7 6 5, and there is 3♦. R1.1",
    ),
    Mistake(
        "no_king_of_diamonds",
        lambda: Card("kd"),
        "There is no K♦ in this pack, but kd asks for it. 3♦ is there in its place. R1.1",
    ),
    Mistake(
        "no_card",
        lambda: Trick.parse(" "),
        "There is no card in ' '. Name at least one, for example 'K♠'.",
    ),
    Mistake(
        "twice",
        lambda: Trick.parse("9♣ 9♣"),
        "9♣ stands there twice, but the pack has it once. Leave one of the two out. R1.1",
    ),
    Mistake(
        "too_long",
        lambda: Deal.start([*PACK, "J♣"]),
        "<list> is too long for cards. There are only 36, and each is named once. R1.1",
    ),
    Mistake(
        "not_a_trick",
        lambda: Trick.parse(None),  # type: ignore[arg-type]
        "None is not a trick. Write a text with a blank between the players and + between cards "
        "played together, for example '7♥+7♦ K♣+7♠'.",
    ),
    Mistake(
        "places",
        lambda: Trick(places=5),
        "A trick has three or four plays, not 5. Ask for 3 or 4. R7.1",
    ),
    Mistake(
        "too_many_groups",
        lambda: Trick.parse("9♣ 9♠ 9♥ 9♦ A♣"),
        "Only four plays make this trick, and one more was tried. Leave the last one out. R3.9",
    ),
    Mistake(
        "mixed_ranks",
        lambda: Trick.parse("9♣+A♣"),
        "9♣ A♣ cannot be led together. Lead one card, or two, three or four of one rank. R3.5",
    ),
    Mistake(
        "unequal_numbers",
        lambda: Trick.parse("9♣+9♥ A♣"),
        "The number led was two, and the number played is one. Play as many as were led. R3.7",
    ),
    Mistake(
        "not_a_seat",
        lambda: Seat.read("X"),
        "'X' is not a seat. The seats are S, W, N and E, or South, West, North and East. R3.1",
    ),
    Mistake(
        "players",
        lambda: Game.new(players=5),
        "Two, three or four can play, not 5. Ask for 2, 3 or 4. R3.1",
    ),
    Mistake(
        "seat_not_in_play",
        lambda: Deal.start(PACK, dealer="E", players=2),
        "East is no seat in a game for two. Two players sit South and North, three South, West and "
        "North. R3.1",
    ),
    Mistake(
        "not_a_ruleset",
        lambda: Deal.start(PACK, ruleset="web"),  # type: ignore[arg-type]
        "'web' is not a rule set. Take RuleSet.smith(), RuleSet.web() or RuleSet.parlett().",
    ),
    Mistake(
        "scores",
        lambda: Deal.start(PACK, scores=(9, 0)),
        "9 0 cannot be the scores before a deal. Give one whole number for each of the two "
        "sides, not below -99 and below the target 9. R5.5",
    ),
    Mistake(
        "seed",
        lambda: Game.new(seed=1.5),  # type: ignore[arg-type]
        "1.5 cannot be a seed. Give a whole number, or a text of at most 40 characters.",
    ),
    Mistake(
        "pack",
        lambda: Deal.start(PACK[:34]),
        "A pack has 36 cards, and these are 34. What is missing: 7♦ 3♦. R1.1",
    ),
    Mistake(
        "hands",
        lambda: Deal.from_hands("7♥"),  # type: ignore[arg-type]
        "'7♥' does not say who holds what. Write, for example, {'S': '7♥ K♣', 'W': '9♠'}.",
    ),
    Mistake(
        "hand_too_large",
        lambda: Deal.from_hands({"W": "9♣ 9♠ 9♥ 9♦ A♣"}),
        "West was given five cards, but four are dealt to each. Leave some out. R3.3",
    ),
    Mistake(
        "name",
        lambda: RuleSet.named("house"),
        "'house' is not the name of a rule set. The names are: smith, web, parlett.",
    ),
    Mistake(
        "option",
        lambda: RuleSet(trump="S"),
        "'trump' is not an option of the rules. The options are: higher_seven_beats, "
        "spade_king_when, spade_king_on, three_is_king, partner_capture, overshoot, sweep, target.",
    ),
    Mistake(
        "value",
        lambda: RuleSet(overshoot="plus"),
        "The option overshoot cannot be 'plus'. It can be: bounce, minus, allowed.",
    ),
    Mistake(
        "unknown_rule",
        lambda: rule("R9.9"),
        "'R9.9' is not the id of a rule. The ids go from R1.1 to R7.2.",
    ),
    Mistake(
        "nothing_to_undo",
        lambda: Game.new(seed=7).undo(),
        "Nothing has been played yet, so there is nothing to take back.",
    ),
    Mistake(
        "deal_goes_on",
        lambda: Game.new(seed=7).next_deal(),
        "This deal is not over yet. Play it to its end, then deal again. R5.9",
    ),
    Mistake(
        "game_over",
        lambda: Game(after(arranged("K♥|9♣|J♣"), "K♥ 9♣ J♣")).next_deal(),
        "This game is over, so nobody deals again. Begin a new one. R5.5",
    ),
]
