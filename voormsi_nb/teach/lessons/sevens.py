"""Lesson 3: the Sevens, the black kings, and 3♦ (R2).

>>> len(LESSON.steps)
10
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.teach.asking import seated, which_beats, who_takes
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.stacking import stacked
from voormsi_nb.teach.steps import N_, Goal, PlayPosition, Predict, Quiz, Try, Watch, says

LESSON: Final = Lesson(
    "sevens",
    N_("The Sevens"),
    (
        says(N_("You can say what beats a Seven that was led, and what does not.")),
        says(N_("You know when the two black kings are strong.")),
    ),
    (
        Predict(
            N_("A Seven is led"),
            (says(N_("Three matadors fall on a Seven. Who takes this trick?")),),
            who_takes("7♦ J♣ K♥ 8♠", targets=("matador_takes_seven",)),
            (
                says(
                    N_("Rank does not count against a Seven that was led. No matador reaches it."),
                    "R2.3",
                ),
            ),
        ),
        Predict(
            N_("What beats it"),
            (says(N_("A Seven of spades is led. Look for the few cards that can beat it.")),),
            which_beats("7♠", "J♣ K♣ 7♣ 7♥ 3♦", targets=("later_seven_takes",)),
            (
                says(
                    N_("Only 3♦, K♣ and a Seven of a higher suit beat a Seven that heads."), "R2.3"
                ),
            ),
        ),
        Predict(
            N_("The black kings"),
            (says(N_("K♣ is nearly the lowest card of all. And here?")),),
            who_takes("7♥ A♠ K♣ 9♣", targets=("club_king_is_only_low",)),
            (says(N_("K♣ takes a Seven that heads. Then only K♠ or 3♦ can beat it."), "R2.6"),),
        ),
        Watch(
            N_("The very next card"),
            (says(N_("K♠ takes a K♣ that took a Seven, but only as the very next card."), "R2.7"),),
            seated("7♥ K♣ K♠ A♣"),
        ),
        Predict(
            N_("One card between"),
            (says(N_("The same kings, but another card lies between them.")),),
            who_takes("7♦ K♣ 9♠ K♠", targets=("spade_king_waits",)),
            (says(N_("K♠ came too late: it was not the next card after K♣."), "R2.7"),),
        ),
        Predict(
            N_("Kings without a Seven"),
            (says(N_("Now K♣ is led. Is K♠ its master here too?")),),
            which_beats("K♣", "K♠ Q♦ 5♦ 7♥", targets=("spade_king_takes_any",)),
            (
                says(
                    N_(
                        "Without a Seven to take, K♣ is the second lowest and K♠ the lowest card "
                        "that has a rank."
                    ),
                    "R2.8",
                ),
                says(N_("And a Seven that is not led is dead: it takes nothing."), "R2.5"),
            ),
        ),
        Predict(
            N_("3♦, then a Seven"),
            (says(N_("Here 3♦ is led, and a Seven comes right after it.")),),
            who_takes("3♦ 7♦ K♥ 9♣", targets=("second_seven_is_dead", "led_three_wins")),
            (
                says(N_("A 3♦ that is led is worthless."), "R2.1"),
                says(
                    N_("A Seven put second on it heads, and is as strong as one that was led."),
                    "R2.4",
                ),
                says(N_("Played on other cards 3♦ takes anything, and nothing beats it."), "R2.2"),
            ),
        ),
        PlayPosition(
            N_("Beat the Seven"),
            (says(N_("East has led a Seven. You play next. Take the trick.")),),
            stacked(
                ["7♥"],
                {"S": "J♣ 9♣ K♣ 7♦", "W": "6♦ A♥ J♠ 8♣", "N": "A♦ Q♦ 5♠ Q♥"},
                leader="E",
                seed=4,
            ),
            Goal("take"),
            "K♣",
            ("6♦", "5♠"),
            (says(N_("Of these four cards only K♣ beats a Seven that heads."), "R2.6"),),
        ),
        Try(
            N_("Try the Sevens"),
            (says(N_("A Seven is led. Exchange cards until East, the fourth player, takes it.")),),
            seated("7♦ J♣ K♥ 8♠"),
            goal=3,
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Eight tricks with Sevens, kings and 3♦.")),),
            8,
            (
                "matador_takes_seven",
                "dead_seven_wins",
                "spade_king_waits",
                "king_in_advance",
                "spade_king_takes_any",
                "spade_king_takes_seven",
                "led_three_wins",
                "three_is_low",
                "second_seven_is_dead",
                "later_seven_takes",
            ),
        ),
    ),
)
