"""Lesson 7: the same cards under other rules, and tables for three and two.

>>> LESSON.number
7
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules import RuleSet
from voormsi_nb.teach.asking import seated, who_takes
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.steps import N_, Predict, Quiz, Read, Watch, says

LESSON: Final = Lesson(
    "other-tables",
    N_("Other tables"),
    (
        says(N_("You know where the descriptions of the game differ.")),
        says(N_("You can join a table for two or three.")),
    ),
    (
        Predict(
            N_("The rules you know"),
            (says(N_("First a trick by the rules that you have learned.")),),
            who_takes("7♦ K♣ 9♠ K♠", targets=("spade_king_waits",)),
            (says(N_("K♠ must be the very next card after K♣."), "R2.7"),),
        ),
        Predict(
            N_("Parlett's rules"),
            (says(N_("The same four cards. Parlett's book does not say “next card”.")),),
            who_takes("7♦ K♣ 9♠ K♠", ruleset=RuleSet.parlett()),
            (says(N_("There K♠ may take K♣ from any later place."), "R2.7"),),
        ),
        Predict(
            N_("A Seven on a Seven"),
            (says(N_("By the rules that you know: which Seven is it?")),),
            who_takes("7♦ 9♣ 7♠ 7♥", targets=("higher_seven_fails",)),
            (says(N_("A Seven of a higher suit beats a Seven that heads."), "R2.3"),),
        ),
        Predict(
            N_("The web rules"),
            (says(N_("The same four cards. The web rules name only 3♦ and K♣.")),),
            who_takes("7♦ 9♣ 7♠ 7♥", ruleset=RuleSet.web()),
            (says(N_("There no Seven beats a Seven that was led."), "R2.3"),),
        ),
        Read(
            N_("What else differs"),
            (
                says(
                    N_(
                        "J♣ on partner's K♥ loses the game; by the web rules it only wipes the "
                        "score, and by Parlett's it may not be played at all if another play "
                        "will do."
                    ),
                    "R4.3",
                ),
                says(
                    N_("By the web rules it is enough to reach the target or to go past it."),
                    "R5.6",
                ),
            ),
        ),
        Watch(
            N_("Three players"),
            (
                says(
                    N_(
                        "Three play without partners: three cards make a trick, twelve tricks a "
                        "deal, and the game is to twelve. This game is a reconstruction: of the "
                        "old one little more is known than these numbers."
                    ),
                    "R7.1",
                    "R7.2",
                ),
            ),
            seated("9♥ J♣ K♥", places=3),
        ),
        Read(
            N_("Two players"),
            (
                says(
                    N_(
                        "Two play four cards to a trick, two each. Both play one, both draw one, "
                        "and whoever heads plays the third card."
                    ),
                    "R6.1",
                    "R6.2",
                ),
                says(N_("One's own K♥ can be overtaken without bonus or penalty."), "R6.3"),
            ),
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Six more tricks by the rules that you know, harder ones.")),),
            6,
            (
                "spade_king_waits",
                "king_in_advance",
                "higher_seven_fails",
                "later_seven_takes",
                "dead_seven_wins",
                "one_card_is_enough",
            ),
            3,
        ),
    ),
)
