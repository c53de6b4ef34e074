"""Lesson 6: leading, following and thinking ahead, as in a whole game.

>>> [step.kind for step in LESSON.steps].count("play")
4
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.teach.asking import may_play
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.stacking import stacked
from voormsi_nb.teach.steps import N_, Goal, PlayPosition, Predict, Quiz, Read, says

# You stand at eight with four tricks, and West has led a pair that you could take.
_TOO_MUCH: Final = stacked(
    [
        "A♦ 5♦ Q♣ 5♣",
        "A♣ 6♦ 5♥ 8♥",
        "6♠ 8♦ 8♣ Q♥",
        "J♠ Q♦ J♦ J♥",
        "5♠ 9♠ K♠ A♥",
        "6♣+6♥ K♣+7♥ 7♣+7♦",
    ],
    {"S": "9♣ 9♦ Q♠"},
    scores=(8, 3),
    seed=12,
)

LESSON: Final = Lesson(
    "whole-game",
    N_("A whole game"),
    (
        says(N_("You can choose a card for a reason.")),
        says(N_("You are ready to play a game at the table.")),
    ),
    (
        Predict(
            N_("What goes together"),
            (says(N_("You lead and hold two jacks, one of them J♣.")),),
            may_play(
                stacked([], {"S": "J♣ J♥ 5♦ Q♠"}, seed=9),
                "J♣ J♥",
                targets=("matadors_go_alone",),
            ),
            (
                says(
                    N_("For a lead the printed rank counts, so J♣ goes with the other jacks."),
                    "R3.5",
                ),
            ),
        ),
        Read(
            N_("A deal, from start to end"),
            (
                says(
                    N_("Four cards for each player; the rest lies face down as the stock."), "R3.3"
                ),
                says(N_("After each trick everyone draws until hands are four again."), "R3.10"),
                says(
                    N_("A deal has nine tricks, those of several cards counted as several."), "R3.9"
                ),
            ),
            picture="table",
        ),
        PlayPosition(
            N_("Lead a pair"),
            (says(N_("You lead. Win two tricks at once.")),),
            stacked(
                [],
                {
                    "S": "9♣ 9♠ 5♦ Q♦",
                    "W": "A♥ 6♦ 8♣ 8♥",
                    "N": "J♠ J♦ Q♣ 5♠",
                    "E": "A♦ 9♦ 5♣ 8♦",
                },
                seed=10,
            ),
            Goal("take", tricks=2),
            "9♣ 9♠",
            ("8♣ 8♥", "Q♣ 5♠", "5♣ 8♦"),
            after=(
                says(N_("Two high cards of one rank are hard to beat: both must fall."), "R3.7"),
            ),
        ),
        PlayPosition(
            N_("Two points are waiting"),
            (says(N_("East has led K♥. Earn the two points.")),),
            stacked(
                ["K♥"],
                {"S": "J♣ 9♣ 8♠ 5♥", "W": "6♦ A♥ Q♦ 5♦", "N": "6♥ A♣ 6♠ J♦"},
                leader="E",
                seed=11,
            ),
            Goal("earn", "R4.2"),
            "J♣",
            ("6♦", "6♥"),
            (says(N_("You had no choice, and a good thing it was."), "R3.8", "R4.2"),),
        ),
        PlayPosition(
            N_("Leave it to them"),
            (
                says(
                    N_(
                        "You stand at eight and have four tricks. One more is just right, but "
                        "this trick counts as two. Let them have it."
                    ),
                    "R5.6",
                ),
            ),
            _TOO_MUCH,
            Goal("leave"),
            "9♦ Q♠",
        ),
        PlayPosition(
            N_("The last to play"),
            (says(N_("North, your partner, heads. Keep your good cards for later.")),),
            stacked(["6♠ 9♥ 5♠"], {"S": "9♣ A♦ K♣ Q♥"}, leader="W", seed=13),
            Goal("partner"),
            "K♣",
            after=(says(N_("Your partner's trick is yours as well."), "R3.1"),),
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Ten questions about everything so far, harder ones too.")),),
            10,
            (
                "ace_above_nine",
                "matador_takes_seven",
                "spade_king_waits",
                "one_card_is_enough",
                "toqutsit_may_wait",
                "must_take_if_you_can",
                "one_for_a_pair",
                "three_goes_with_kings",
                "last_player_earns",
                "partners_king_pays",
                "more_is_better",
                "run_counts_at_once",
            ),
            2,
        ),
    ),
)
