"""Chooses questions, and leans to what the learner got wrong.

>>> first = question_from(("ace_above_nine", "R2.7"), seed=1, number=0)
>>> first.targets[0] in {"ace_above_nine", *targets_of("R2.7")}
True
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from voormsi_nb.teach.lot import Lot
from voormsi_nb.teach.positions import DIFFICULTIES, positions, targets_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voormsi_nb.teach.question import Question

_PLAIN_WEIGHT: Final = 2
_WRONG_WEIGHT: Final = 5

Answered = tuple["Question", bool]
"""A question that was answered, and whether the answer was right."""


def weights(targets: Sequence[str], answered: Sequence[Answered]) -> dict[str, int]:
    """Return how much each misconception weighs: more for each wrong answer, less for right ones.

    A right answer counts as much as a wrong one, so that what sits comes more seldom; nothing
    falls out altogether.
    """
    found = {name: _PLAIN_WEIGHT for target in targets for name in targets_of(target)}
    for question, right in answered:
        for name in question.targets:
            if name in found:
                found[name] += -1 if right else _WRONG_WEIGHT
    return {name: max(weight, 1) for name, weight in found.items()}


def difficulty_of(name: str, base: int, answered: Sequence[Answered]) -> int:
    """Return how hard the next question about this should be: harder after right answers."""
    level = base
    for question, right in answered:
        if name in question.targets:
            level = min(level + 1, DIFFICULTIES[-1]) if right else max(level - 1, base)
    return level


def question_from(
    targets: Sequence[str],
    seed: int | str,
    number: int,
    answered: Sequence[Answered] = (),
    difficulty: int = 1,
) -> Question:
    """Return the next question of a quiz: seed, number and answers alone decide which.

    It differs from every question already answered, and its target from the last one where
    there is another.

    Raises `LessonError` for a target or a difficulty that does not exist.
    """
    weighed = weights(targets, answered)
    last = answered[-1][0].targets if answered else ()
    if len(weighed) > len(last):
        weighed = {name: weight for name, weight in weighed.items() if name not in last}
    lot = Lot(f"{seed} mix {number} {len(answered)}")
    name = lot.pick([name for name, weight in weighed.items() for _ in range(weight)])
    level = difficulty_of(name, difficulty, answered)
    seen = {question.key for question, _ in answered}
    found = positions(name, f"{seed} {number}", level)
    return next(it for it in islice(found, len(seen) + 1) if it.key not in seen)
