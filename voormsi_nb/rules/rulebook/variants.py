"""The words of R6 and R7, the games for two and for three players.

>>> [entry.id for entry in VARIANT_RULES]
['R6.1', 'R6.2', 'R6.3', 'R7.1', 'R7.2']
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.rulebook.entry import N_, Rule

_PARLETT: Final = N_("Parlett; the encyclopedia article only says that the game exists.")
_RECONSTRUCTED: Final = N_(
    "A reconstruction: Parlett tells us only that there are twelve tricks and a target of 12."
)

VARIANT_RULES: Final = (
    Rule(
        "R6.1",
        N_("Two players"),
        N_(
            "Two play against each other. Each holds four cards, and 28 are the stock. A trick has "
            "four cards, two from each player, nine tricks make a deal, and only single cards are "
            "led."
        ),
        _PARLETT,
        see_also=("R6.2", "R6.3"),
    ),
    Rule(
        "R6.2",
        N_("A trick of two halves"),
        N_(
            "Both play a card, and each draws one: first the player whose card heads. That player "
            "also plays the third card, the other the fourth, and again each draws one, the winner "
            "first. The highest of the four cards takes the trick, and its player leads to the "
            "next."
        ),
        _PARLETT,
        see_also=("R3.10", "R6.1"),
    ),
    Rule(
        "R6.3",
        N_("The same rules for two"),
        N_(
            "Cards, bonuses and score work as with four players, by the order of the four cards, "
            "and J♣ must be played on the other player's K♥. J♣ on your own K♥ brings neither "
            "bonus nor penalty, and it is not forbidden. 3♦ on your own K♥ does earn its 1."
        ),
        N_("Parlett; that 3♦ on your own K♥ counts is our reading."),
        see_also=("R4.2", "R4.3", "R4.4"),
    ),
    Rule(
        "R7.1",
        N_("Three players"),
        N_(
            "Three play, each alone. Each holds four cards, and 24 are the stock. There are twelve "
            "tricks of three cards; several cards of one rank may be led together. The target is "
            "12."
        ),
        _RECONSTRUCTED,
        see_also=("R3.5", "R7.2"),
    ),
    Rule(
        "R7.2",
        N_("The same rules for three"),
        N_(
            "Everything works as with four players, with twelve tricks in place of nine. A run "
            "from the first trick goes on counting: 2 for five, 3 for six, 4 for seven, and so on. "
            "Both others are opponents, so nobody has a partner's Voormsi to take. This game is a "
            "reconstruction."
        ),
        _RECONSTRUCTED,
        see_also=("R4.3", "R5.2", "R7.1"),
    ),
)
"""R6.1 to R7.2."""
