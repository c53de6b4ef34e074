"""Lesson 2: who takes the trick, with single cards, then with cards played together.

>>> [step.kind for step in LESSON.steps].count("predict")
4
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.teach.asking import may_play, seated, who_takes
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.stacking import stacked
from voormsi_nb.teach.steps import (
    N_,
    Goal,
    PlayPosition,
    Predict,
    Quiz,
    Read,
    Try,
    Watch,
    says,
)

LESSON: Final = Lesson(
    "who-takes",
    N_("Who takes the trick"),
    (
        says(N_("You can say who takes a trick of single cards.")),
        says(N_("You can pair off cards that were played together.")),
    ),
    (
        Predict(
            N_("What may be played?"),
            (says(N_("West leads a diamond, and you hold one. Must you play it?")),),
            may_play(
                stacked(["A♦ 8♥ 5♠"], {"S": "9♠ 6♦ Q♥ J♥"}, leader="W", seed=2),
                "9♠",
                targets=("suit_must_be_followed",),
            ),
            (says(N_("No suit has to be followed, and there is no trump."), "R1.5"),),
        ),
        Read(
            N_("Heading and taking"),
            (
                says(
                    N_(
                        "The first card of a trick heads. A later card that beats it heads from "
                        "then on. Whoever heads after the last card takes the trick."
                    ),
                    "R3.9",
                ),
                says(N_("The player who took the trick leads to the next one."), "R3.4"),
            ),
        ),
        Predict(
            N_("Card by card"),
            (says(N_("Go from left to right and keep in mind who heads.")),),
            who_takes("6♠ 5♣ J♦ A♥", targets=("suit_must_be_followed",)),
            (says(N_("Each card has to beat only the one that heads."), "R3.7"),),
        ),
        PlayPosition(
            N_("Take it yourself"),
            (says(N_("North, East and you: East heads. Take the trick for your side.")),),
            stacked(["6♣ 5♥ A♦"], {"S": "9♦ J♥ 6♦ Q♠"}, leader="W", seed=3),
            Goal("take"),
            "9♦",
            after=(says(N_("A nine stands above every ace, whatever the suits."), "R1.4"),),
        ),
        Predict(
            N_("A pair is led"),
            (
                says(N_("Two sixes are led together, so everyone plays two cards."), "R3.5"),
                says(N_("Who takes them?")),
            ),
            who_takes("6♥+6♦ 9♣+5♣ Q♠+8♦ 5♥+K♠", targets=("one_card_is_enough",)),
            (
                says(
                    N_(
                        "Every card that heads must be beaten by a card of its own. 9♣ beats a "
                        "six, but 5♣ does not, so West's two cards change nothing."
                    ),
                    "R3.7",
                ),
            ),
        ),
        Watch(
            N_("Pairs as a film"),
            (
                says(
                    N_("Look at the lines: each new card faces one of the cards that head."), "R3.7"
                ),
            ),
            seated("6♥+6♦ 9♣+5♣ 6♣+6♠ J♠+A♣"),
        ),
        Predict(
            N_("Must it be a pair?"),
            (says(N_("The fives were led as a pair. Need the others pair up too?")),),
            who_takes("5♠+5♦ 6♥+A♦ Q♣+Q♥ 8♣+K♣", targets=("pair_needs_pair",)),
            (
                says(N_("Only the lead must be of one rank. The others play any cards."), "R3.7"),
                says(N_("A trick of two cards each counts as two tricks."), "R3.9"),
            ),
        ),
        Try(
            N_("Try pairs"),
            (says(N_("Exchange cards until West, the second player, takes the two tricks.")),),
            seated("6♥+6♦ 9♣+5♣ 8♦+Q♠ K♣+A♣"),
            goal=1,
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Eight questions: single cards and cards together.")),),
            8,
            (
                "suit_must_be_followed",
                "ace_above_nine",
                "earlier_of_the_two_wins",
                "one_card_is_enough",
                "pair_needs_pair",
                "one_for_a_pair",
                "suit_goes_together",
            ),
        ),
    ),
)
