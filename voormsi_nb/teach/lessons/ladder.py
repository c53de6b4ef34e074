"""Lesson 5: tricks, points and the ladder to nine (R5).

>>> LESSON.steps[0].kind
'predict'
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.positions import positions
from voormsi_nb.teach.steps import N_, Predict, Quiz, Read, says

if TYPE_CHECKING:
    from voormsi_nb.teach.question import Question


def _one(target: str, number: int = 0) -> Question:
    """Return an ordered position, always the same."""
    return next(islice(positions(target, "lesson", 1), number, None))


LESSON: Final = Lesson(
    "ladder",
    N_("The ladder"),
    (
        says(N_("You can say when a trick brings a point.")),
        says(N_("You know when it is better not to win one more.")),
    ),
    (
        Predict(
            N_("The first tricks"),
            (says(N_("One more trick is over. Has the ladder moved?")),),
            _one("every_trick_pays"),
            (
                says(
                    N_(
                        "Four tricks bring a side nothing. The fifth is worth one point, and so "
                        "is each after it."
                    ),
                    "R5.1",
                ),
            ),
        ),
        Predict(
            N_("Tricks of two cards"),
            (says(N_("The last trick was one of pairs. Count the tricks of each side.")),),
            _one("group_counts_once"),
            (says(N_("A trick of two cards each counts as two tricks."), "R3.9"),),
        ),
        Predict(
            N_("A run"),
            (says(N_("One side has won every trick so far.")),),
            _one("run_counts_at_once"),
            (
                says(
                    N_(
                        "While one side has won every trick, its trick points wait. They are "
                        "counted when the other side wins a trick."
                    ),
                    "R5.4",
                ),
            ),
        ),
        Predict(
            N_("The run breaks"),
            (says(N_("Now the other side has won a trick.")),),
            _one("first_five_bring_one"),
            (says(N_("The first five tricks of the deal are worth two points, not one."), "R5.2"),),
        ),
        Predict(
            N_("Nine, and not more"),
            (says(N_("The side stands close to the top, and wins a lot.")),),
            _one("more_is_better"),
            (
                says(N_("The game is to nine points exactly."), "R5.5"),
                says(N_("What goes past the target is counted back from it."), "R5.6"),
            ),
        ),
        Predict(
            N_("All nine"),
            (says(N_("Nine tricks, all for one side. What is that worth?")),),
            _one("sweep_is_best"),
            (
                says(
                    N_(
                        "If one side wins all nine tricks, the deal is void. Whoever has won "
                        "eight had better lose the last."
                    ),
                    "R5.3",
                ),
            ),
        ),
        Read(
            N_("How a game ends"),
            (
                says(N_("A side that stands at nine after a trick is out and wins."), "R5.5"),
                says(N_("If both sides are out by one trick, they share the game."), "R5.7"),
                says(N_("If nobody is out after nine tricks, the next dealer deals."), "R5.9"),
            ),
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Six ladders to work out.")),),
            6,
            (
                "every_trick_pays",
                "group_counts_once",
                "run_counts_at_once",
                "first_five_bring_one",
                "more_is_better",
                "sweep_is_best",
            ),
        ),
    ),
)
