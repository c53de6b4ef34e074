"""Lesson 0: what a trick is, one trick watched, one predicted, one tried.

>>> [step.kind for step in LESSON.steps][:2]
['read', 'predict']
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.teach.asking import seated, who_takes
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.steps import N_, Predict, Read, Try, Watch, says

LESSON: Final = Lesson(
    "welcome",
    N_("Welcome to Voormsi"),
    (
        says(N_("You can say what a trick is and who leads.")),
        says(N_("You have seen a trick that no ace wins.")),
    ),
    (
        Read(
            N_("Four players"),
            (
                says(
                    N_(
                        "You sit in the South. North is your partner; West and East play against "
                        "you."
                    ),
                    "R3.1",
                ),
                says(
                    N_(
                        "One player leads a card, and the others follow clockwise. Those four "
                        "cards are a trick, and one of them takes it."
                    ),
                    "R3.9",
                ),
            ),
            picture="table",
        ),
        Predict(
            N_("Your first guess"),
            (
                says(
                    N_(
                        "Nobody has told you the ranking yet. Guess all the same: a wrong guess "
                        "is worth as much here as a right one."
                    )
                ),
            ),
            who_takes("A♣ 9♥ Q♠ 5♦", targets=("ace_above_nine",)),
            (
                says(
                    N_(
                        "In this game nines stand above aces, and no suit has to be followed. So "
                        "the old habits of other card games do not help."
                    ),
                    "R1.4",
                    "R1.5",
                ),
            ),
        ),
        Watch(
            N_("A trick as a film"),
            (
                says(
                    N_(
                        "Here is a stranger trick. Go through it card by card and look at who "
                        "heads after each."
                    )
                ),
            ),
            seated("7♥ K♣ K♠ A♣"),
        ),
        Try(
            N_("Now change it"),
            (
                says(
                    N_(
                        "Exchange cards until East, the fourth player, takes the trick. What "
                        "each card does is said at once."
                    )
                ),
            ),
            seated("A♣ 9♥ Q♠ 5♦"),
            goal=3,
        ),
    ),
)
