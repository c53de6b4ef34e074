"""The words of R1, the pack and its ranking, and R2, the cards with powers of their own.

>>> [entry.id for entry in CARD_RULES][:2]
['R1.1', 'R1.2']
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.rulebook.entry import N_, Rule

_ALL: Final = N_("All sources agree.")
_ARTICLE_AND_PARLETT: Final = N_("The encyclopedia article and Parlett.")

CARD_RULES: Final = (
    Rule(
        "R1.1",
        N_("The pack"),
        N_(
            "You play with 36 cards: ace, king, queen, jack, 9, 8, 7, 6 and 5 in clubs, spades, "
            "hearts and diamonds. K♦ is left out, and 3♦ takes its place."
        ),
        _ALL,
        see_also=("R1.4", "R2.1"),
    ),
    Rule(
        "R1.2",
        N_("Toqutsit and Voormsi"),
        N_(
            "Two cards stand at the top: J♣, called Toqutsit, and K♥, called Voormsi. They are "
            "equally high. When both fall to one trick, whichever is played later beats the other."
        ),
        _ALL,
        see_also=("R1.3", "R3.8", "R4.1", "R4.2"),
    ),
    Rule(
        "R1.3",
        N_("The matadors"),
        N_("The third highest card is 8♠. Together J♣, K♥ and 8♠ are called the matadors."),
        _ALL,
        see_also=("R1.2", "R1.4"),
    ),
    Rule(
        "R1.4",
        N_("The ranking"),
        N_(
            "Below the matadors come, from high to low: nines, aces, jacks, sixes, fives, eights, "
            "queens and kings. J♣, 8♠ and K♥ stand at the top instead, so the only kings down here "
            "are K♣ and K♠. Among cards of one rank clubs beat spades, spades beat hearts and "
            "hearts beat diamonds. Where all 36 cards must stand in one line, as for the cut, 7♣ "
            "7♠ 7♥ 7♦ 3♦ follow after K♠."
        ),
        N_("All sources agree; where 3♦ and the Sevens stand in line is our reading."),
        see_also=("R1.2", "R2.5", "R2.8"),
    ),
    Rule(
        "R1.5",
        N_("No suit to follow"),
        N_("You never have to play the suit that was led, and no suit is trump."),
        _ALL,
        see_also=("R3.7",),
    ),
    Rule(
        "R2.1",
        N_("3♦ led is worthless"),
        N_("If 3♦ is led, every card takes it. Only a dead Seven is too weak even for that."),
        _ALL,
        see_also=("R2.2", "R2.4", "R2.5"),
    ),
    Rule(
        "R2.2",
        N_("3♦ takes anything"),
        N_(
            "If 3♦ is played but not led, it beats the card that heads, whichever that is. Nothing "
            "that comes after it can beat it."
        ),
        _ALL,
        see_also=("R2.1", "R4.4", "R4.5"),
    ),
    Rule(
        "R2.3",
        N_("A Seven that is led"),
        N_(
            "Three things can beat a Seven that was led, and nothing else: 3♦, K♣, or a Seven of a "
            "higher suit. That higher Seven is then just as hard to beat. Even the matadors have "
            "no power over it."
        ),
        N_("The encyclopedia article and Parlett; the online collection names only 3♦ and K♣."),
        see_also=("R2.4", "R2.5", "R2.6"),
        option="higher_seven_beats",
        elsewhere_message=N_("The web rules let only 3♦ and K♣ beat it."),
    ),
    Rule(
        "R2.4",
        N_("A Seven right after 3♦"),
        N_(
            "When 3♦ is led and the second player puts a Seven on it, the Seven takes it. From "
            "then on it is as hard to beat as a Seven that was led."
        ),
        _ARTICLE_AND_PARLETT,
        see_also=("R2.1", "R2.3", "R2.5"),
    ),
    Rule(
        "R2.5",
        N_("Dead Sevens"),
        N_(
            "A Seven that is neither led nor put second on a led 3♦ is dead unless it beats a "
            "lower Seven that heads. It takes nothing, not even a 3♦ that was led, and stands "
            "below K♠."
        ),
        _ALL,
        see_also=("R2.3", "R2.4"),
    ),
    Rule(
        "R2.6",
        N_("King of clubs takes a Seven"),
        N_(
            "K♣ beats a Seven that heads with its special power: one that was led, one put second "
            "on a led 3♦, or one that has just beaten another. After that only 3♦ can beat this "
            "K♣, or K♠ in the right moment."
        ),
        _ALL,
        see_also=("R2.3", "R2.7", "R2.8"),
    ),
    Rule(
        "R2.7",
        N_("King of spades takes king of clubs"),
        N_(
            "K♠ beats a K♣ that has taken a Seven, but only if it is the very next card played "
            "after that K♣. Once K♠ heads like this, 3♦ is the only card that can beat it."
        ),
        N_(
            "The encyclopedia article and the online collection ask for the next card; Parlett "
            "does not mention it."
        ),
        see_also=("R2.6", "R2.8", "R3.7"),
        option="spade_king_when",
        elsewhere_message=N_("Parlett's rules leave out “next card”."),
    ),
    Rule(
        "R2.8",
        N_("Otherwise the black kings are lowest"),
        N_(
            "Where no Seven is to be taken, K♣ is the second lowest and K♠ the lowest of all cards "
            "that have a rank. K♠ does not beat a K♣ that was led or that fell to an ordinary "
            "trick. Neither king works ahead of time: not K♠ before K♣, and not K♣ before the "
            "Seven."
        ),
        N_(
            "The online collection and Parlett; the encyclopedia article can be read so that K♠ "
            "also beats a K♣ that was led."
        ),
        see_also=("R1.4", "R2.6", "R2.7"),
        option="spade_king_on",
        elsewhere_message=N_(
            "Some tables let K♠ beat a K♣ that was led as well; K♠ then heads as the plain lowest "
            "card."
        ),
    ),
)
"""R1.1 to R2.8."""
