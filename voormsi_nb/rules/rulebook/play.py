"""The words of R3: dealing, leading, following and drawing.

>>> [entry.id for entry in PLAY_RULES][-1]
'R3.11'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.rulebook.entry import N_, Rule

_ALL: Final = N_("All sources agree.")
_ARTICLE_AND_PARLETT: Final = N_("The encyclopedia article and Parlett.")
_ARTICLE_AND_COLLECTION: Final = N_("The encyclopedia article and the online collection.")
_COLLECTION_AND_PARLETT: Final = N_("The online collection and Parlett.")

PLAY_RULES: Final = (
    Rule(
        "R3.1",
        N_("Four players, two sides"),
        N_(
            "Four play, and those who face each other are partners. Cards are dealt and played "
            "clockwise."
        ),
        _ALL,
        see_also=("R6.1", "R7.1"),
    ),
    Rule(
        "R3.2",
        N_("Who deals"),
        N_(
            "Before the first deal everyone cuts a card from the pack, and the lowest card deals. "
            "If just J♣ and K♥ meet, cut again. Afterwards the player to the left of the last "
            "dealer deals, even if that deal was void."
        ),
        N_(
            "The encyclopedia article; the online collection lets the lot decide. The order for "
            "the cut is our reading."
        ),
        see_also=("R1.4", "R5.9"),
    ),
    Rule(
        "R3.3",
        N_("The deal"),
        N_(
            "The dealer hands out four cards each, one by one, beginning on the left. All other "
            "cards lie face down as the stock."
        ),
        _ARTICLE_AND_COLLECTION,
        see_also=("R3.10",),
    ),
    Rule(
        "R3.4",
        N_("Who leads"),
        N_(
            "The player to the left of the dealer leads first. After that, whoever won a trick "
            "leads to the next."
        ),
        _COLLECTION_AND_PARLETT,
        see_also=("R3.5",),
    ),
    Rule(
        "R3.5",
        N_("What may be led"),
        N_(
            "A lead is one card, or two, three or four cards of the same rank. What is printed in "
            "the corner counts: J♣ is a jack here, K♥ a king and 8♠ an eight, and Sevens go "
            "together too."
        ),
        N_(
            "The encyclopedia article and Parlett; that the matadors go by what is printed is our "
            "reading."
        ),
        see_also=("R3.6", "R3.7"),
    ),
    Rule(
        "R3.6",
        N_("3♦ is no king"),
        N_("3♦ stands in for a king in the pack, but it cannot be led together with kings."),
        N_("Our reading; Parlett wants the players to settle it before they start."),
        see_also=("R2.1", "R3.5"),
        option="three_is_king",
        elsewhere_message=N_(
            "Some tables let 3♦ be led together with kings; it is then worthless, as it is "
            "whenever it is led."
        ),
    ),
    Rule(
        "R3.7",
        N_("All or nothing"),
        N_(
            "Everyone else plays as many cards as were led, whichever they like. Their cards head "
            "if they can be paired off with the cards that head, one to one, so that each beats "
            "its partner in the pair. It is enough that one such pairing exists, and nobody has to "
            "name it. If there is none, nothing changes. When several cards are played at a time, "
            "a player's whole group counts as the card that was led, as the second card or as the "
            "next card."
        ),
        N_(
            "The encyclopedia article and Parlett speak of the cards that were led; that it is the "
            "group that heads is our reading."
        ),
        see_also=("R2.4", "R2.7", "R3.5", "R3.9"),
    ),
    Rule(
        "R3.8",
        N_("Toqutsit must be played"),
        N_(
            "As long as an opponent's K♥ is among the cards that head, you must play J♣ if you "
            "hold it: as your card, or as one of your cards. It does not matter whether it takes "
            "the trick, nor whether you hold 3♦ as well."
        ),
        N_(
            "The encyclopedia article and Parlett. A footnote would limit it to a Voormsi that "
            "would win; taking it to the letter is our reading."
        ),
        see_also=("R1.2", "R4.2", "R4.3"),
    ),
    Rule(
        "R3.9",
        N_("Taking a trick"),
        N_(
            "Whoever heads when all have played takes the trick. A trick to which everyone played "
            "two cards counts as two tricks, with three cards as three, with four as four. A deal "
            "has nine."
        ),
        N_(
            "The encyclopedia article and Parlett; how tricks of several cards count is our "
            "reading."
        ),
        see_also=("R3.7", "R5.1"),
    ),
    Rule(
        "R3.10",
        N_("Drawing"),
        N_(
            "After each trick all draw from the stock, one card at a time, the winner of the trick "
            "first and then clockwise. It stops when everyone holds four cards again or the stock "
            "is used up. After the trick that ends the game nobody draws."
        ),
        _ARTICLE_AND_PARLETT,
        see_also=("R3.3", "R6.2"),
    ),
    Rule(
        "R3.11",
        N_("Your turn, your cards"),
        N_(
            "You play when it is your turn, and only cards that you hold. Each is played once, and "
            "none after the deal is over."
        ),
        _ALL,
        see_also=("R3.5", "R3.7"),
    ),
)
"""R3.1 to R3.11."""
