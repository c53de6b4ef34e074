"""Lesson 1: the pack, the matadors, and the ranking.

>>> LESSON.steps[0].kind
'predict'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.teach.asking import seated, which_beats, who_takes
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.steps import N_, Predict, Quiz, Read, Try, says

LESSON: Final = Lesson(
    "pack",
    N_("The pack"),
    (
        says(N_("You know the 36 cards and the three matadors.")),
        says(N_("You can say which of two cards is higher.")),
    ),
    (
        Predict(
            N_("Which is highest?"),
            (says(N_("Four plain cards, one trick. Trust your feeling and look what happens.")),),
            who_takes("Q♣ 6♦ A♥ 9♦", targets=("ace_above_nine",)),
            (
                says(
                    N_(
                        "From high to low it goes: nines, aces, jacks, sixes, fives, eights, "
                        "queens, kings. It is an order of its own, and it is quickly learned."
                    ),
                    "R1.4",
                ),
            ),
        ),
        Read(
            N_("36 cards"),
            (
                says(
                    N_(
                        "Each suit has ace, king, queen, jack, 9, 8, 7, 6 and 5. One card is "
                        "missing, K♦, and a small one takes its place: 3♦."
                    ),
                    "R1.1",
                ),
                says(
                    N_(
                        "Sevens and 3♦ have no place in the ranking. They have powers of their "
                        "own, which come in a later lesson."
                    ),
                    "R2.2",
                    "R2.3",
                ),
            ),
            picture="ranking",
        ),
        Predict(
            N_("Three special cards"),
            (says(N_("One of these is an eight, and eights are low. Or is there more to it?")),),
            who_takes("9♣ A♠ 8♠ 9♥", targets=("matador_by_its_rank",)),
            (
                says(
                    N_(
                        "8♠ is a matador. Three cards stand above all others that have a rank: "
                        "J♣, K♥ and 8♠."
                    ),
                    "R1.3",
                ),
                says(
                    N_(
                        "J♣ is called Toqutsit, which means “your executioner” and sounds about "
                        "like “dogutsit”. K♥ is called Voormsi, as the game is; say about "
                        "“woormsi”."
                    ),
                    "R1.2",
                ),
            ),
        ),
        Predict(
            N_("Small against great"),
            (says(N_("A small card against kings and queens: which of these are higher?")),),
            which_beats("5♦", "Q♣ 6♥ K♠ 8♥ A♦", targets=("court_above_small",)),
            (says(N_("Even the lowest five stands above eights, queens and kings."), "R1.4"),),
        ),
        Predict(
            N_("One rank, four suits"),
            (says(N_("Two cards of one rank meet here. Does the first stay on top?")),),
            who_takes("A♦ J♠ 6♣ A♥", targets=("first_of_rank_stays",)),
            (
                says(
                    N_(
                        "Within a rank the suit decides: clubs beat spades, spades beat hearts, "
                        "hearts beat diamonds."
                    ),
                    "R1.4",
                ),
            ),
        ),
        Predict(
            N_("The two at the top"),
            (says(N_("J♣ and K♥ are equally high. So who takes it?")),),
            who_takes("9♥ J♣ 6♠ K♥", targets=("earlier_of_the_two_wins",)),
            (says(N_("Of J♣ and K♥ the one that is played later beats the other."), "R1.2"),),
        ),
        Try(
            N_("Try the ranking"),
            (
                says(
                    N_(
                        "Exchange any cards you like and watch who heads. Go on when North, the "
                        "third player, takes the trick."
                    )
                ),
            ),
            seated("9♣ A♦ Q♥ K♣"),
            goal=2,
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Six tricks. What you find hard comes more often.")),),
            6,
            (
                "ace_above_nine",
                "court_above_small",
                "matador_by_its_rank",
                "first_of_rank_stays",
                "earlier_of_the_two_wins",
            ),
        ),
    ),
)
