"""The message of every kind of error, and the rules that belong to it.

>>> ERRORS["twice"][1:]
('R1.1',)
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.sentences.forms import N_

ERRORS: Final[dict[str, tuple[str, ...]]] = {
    # Cards.
    "not_text": (N_("{given} does not name cards. Write them as text, for example 'K♠ 9C'."),),
    "not_a_card": (
        N_(
            "{given} is not a card of this pack. Write rank and suit, for example 'K♠' or 'KS'; "
            "the ranks are A K Q J 9 8 7 6 5, and there is 3♦."
        ),
        "R1.1",
    ),
    "no_king_of_diamonds": (
        N_("There is no K♦ in this pack, but {given} asks for it. 3♦ is there in its place."),
        "R1.1",
    ),
    "no_card": (N_("There is no card in {given}. Name at least one, for example 'K♠'."),),
    "twice": (
        N_("{given} stands there twice, but the pack has it once. Leave one of the two out."),
        "R1.1",
    ),
    "too_long": (
        N_("{given} is too long for cards. There are only 36, and each is named once."),
        "R1.1",
    ),
    # Tricks.
    "not_a_trick": (
        N_(
            "{given} is not a trick. Write a text with a blank between the players and + between "
            "cards played together, for example '7♥+7♦ K♣+7♠'."
        ),
    ),
    "places": (N_("A trick has three or four plays, not {given}. Ask for 3 or 4."), "R7.1"),
    "too_many_groups": (
        N_("Only {places} plays make this trick, and one more was tried. Leave the last one out."),
        "R3.9",
    ),
    "mixed_ranks": (
        N_("{given} cannot be led together. Lead one card, or two, three or four of one rank."),
        "R3.5",
    ),
    "unequal_numbers": (
        N_("The number led was {led}, and the number played is {given}. Play as many as were led."),
        "R3.7",
    ),
    # The table.
    "not_a_seat": (
        N_("{given} is not a seat. The seats are S, W, N and E, or South, West, North and East."),
        "R3.1",
    ),
    "players": (N_("Two, three or four can play, not {given}. Ask for 2, 3 or 4."), "R3.1"),
    "seat_not_in_play": (
        N_(
            "{seat} is no seat in a game for {players}. Two players sit South and North, three "
            "South, West and North."
        ),
        "R3.1",
    ),
    "not_a_ruleset": (
        N_("{given} is not a rule set. Take RuleSet.smith(), RuleSet.web() or RuleSet.parlett()."),
    ),
    "scores": (
        N_(
            "{given} cannot be the scores before a deal. Give one whole number for each of the "
            "{sides} sides, not below -99 and below the target {target}."
        ),
        "R5.5",
    ),
    "seed": (
        N_("{given} cannot be a seed. Give a whole number, or a text of at most 40 characters."),
    ),
    "pack": (
        N_("A pack has 36 cards, and these are {number}. What is missing: {missing}."),
        "R1.1",
    ),
    "hands": (
        N_("{given} does not say who holds what. Write, for example, {{'S': '7♥ K♣', 'W': '9♠'}}."),
    ),
    "hand_too_large": (
        N_("{seat} was given {number} cards, but four are dealt to each. Leave some out."),
        "R3.3",
    ),
    # Rule sets and rules.
    "name": (N_("{given} is not the name of a rule set. The names are: {choices}."),),
    "option": (N_("{given} is not an option of the rules. The options are: {choices}."),),
    "value": (N_("The option {option} cannot be {given}. It can be: {choices}."),),
    "unknown_rule": (N_("{given} is not the id of a rule. The ids go from {first} to {last}."),),
    # Games.
    "nothing_to_undo": (N_("Nothing has been played yet, so there is nothing to take back."),),
    "deal_goes_on": (N_("This deal is not over yet. Play it to its end, then deal again."), "R5.9"),
    "game_over": (N_("This game is over, so nobody deals again. Begin a new one."), "R5.5"),
    # Records.
    "format": (
        N_("This record has the format {given}, which is not known here. Known is 'voormsi/1'."),
    ),
    "no_deals": (N_("This record has no deal in it, but a game has at least one."),),
    "refused": (N_("The record cannot be replayed at {place}, for this reason:"),),
    "not_an_object": (N_("In a record, {place} must have named values, but it is {given}."),),
    "unknown_key": (
        N_("In {place} stands {given}, which is not known there. Known are: {known}."),
    ),
    "missing_key": (N_("In {place} the part '{missing}' is missing. Put it in."),),
    "not_a_list": (N_("In a record, {place} must be a list, not {given}."),),
    "too_many": (N_("In a record, {place} has {number} entries, but at most {most} are allowed."),),
    "record not_text": (N_("In a record, {place} must be text, not {given}."),),
    "no_ruleset_name": (
        N_("In a record, the rule set must have a name, such as 'smith', but it is {given}."),
    ),
    "wrong_dealer": (
        N_("At {place} stands {given}, but {expected} deals next."),
        "R3.2",
    ),
    # Resume codes.
    "code_not_text": (N_("A resume code is a line of text that begins with V1, not {given}."),),
    "code_too_long": (N_("A resume code has at most {most} characters. Copy the code alone."),),
    "code_unknown": (
        N_("{given} is not a resume code of this version. Such a code begins with V1."),
    ),
    "code_letter": (N_("A resume code has no {given} in it. Copy the whole code again."),),
    "code_damaged": (
        N_("A letter of this resume code is wrong or missing. Copy the whole code again."),
    ),
}
"""For each kind of error its message, then the ids of rules."""
