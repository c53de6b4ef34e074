"""Positions on order: endless questions in which a wrong idea, or a rule, decides.

>>> question = next(positions("matador_takes_seven", seed=1))
>>> MISCONCEPTIONS["matador_takes_seven"].decides(question)
True
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Final

from voormsi_nb.rules import VoormsiError
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.lot import Lot
from voormsi_nb.teach.misconceptions import MISCONCEPTIONS
from voormsi_nb.teach.positions.of_ladder import LADDER_RECIPES
from voormsi_nb.teach.positions.of_plays import PLAY_RECIPES
from voormsi_nb.teach.positions.of_points import POINT_RECIPES
from voormsi_nb.teach.positions.of_tricks import TRICK_RECIPES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from voormsi_nb.teach.question import Question

    Recipe = Callable[[Lot, int], Question]

__all__ = ["DIFFICULTIES", "MISCONCEPTIONS", "TARGETS", "positions", "targets_of"]

DIFFICULTIES: Final = (1, 2, 3)
"""How much else lies in a position: nothing that could confuse, something, anything at all."""

_DRAWS: Final = 150
"""After so many draws without a new position one looks further."""

_MOST_DRAWS: Final = 20_000
"""After so many there is none to be found."""

_RECIPES: Final[dict[str, Recipe]] = {
    **TRICK_RECIPES,
    **PLAY_RECIPES,
    **POINT_RECIPES,
    **LADDER_RECIPES,
}

TARGETS: Final[tuple[str, ...]] = tuple(name for name in MISCONCEPTIONS if name in _RECIPES)
"""The misconceptions for which positions can be ordered: all of them."""


def targets_of(target: str) -> tuple[str, ...]:
    """Return the misconceptions meant by a name: its own, or those about a rule.

    Raises `LessonError` for a name that is neither.

    >>> targets_of("R2.7")
    ('spade_king_waits', 'king_in_advance', 'spade_king_takes_any')
    """
    if isinstance(target, str) and target in TARGETS:
        return (target,)
    found = tuple(name for name in TARGETS if target in MISCONCEPTIONS[name].rules)
    if not found:
        names = ", ".join(TARGETS)
        raise LessonError("target", given=repr_short(target), names=names)
    return found


def positions(target: str, seed: int | str = 0, difficulty: int = 1) -> Iterator[Question]:
    """Yield different questions without end in which the target decides.

    ``target`` is the name of a misconception, whose answer is then wrong in each of them, or the
    id of a rule, for the misconceptions about it in turn. ``difficulty`` is 1, 2 or 3. Some
    ideas decide in a few hundred tricks only; after these, harder ones come, then repetitions.

    Raises `LessonError` for a target or a difficulty that does not exist.
    """
    names = targets_of(target)
    if difficulty not in DIFFICULTIES or isinstance(difficulty, bool):
        raise LessonError("difficulty", given=repr_short(difficulty))
    return _positions(names, f"{seed}", difficulty)


def _positions(names: tuple[str, ...], seed: str, difficulty: int) -> Iterator[Question]:
    seen: set[str] = set()
    for number in count():
        name = names[number % len(names)]
        yield _new(name, f"{seed} {name} {difficulty} {number}", difficulty, seen)


def _new(name: str, seed: str, difficulty: int, seen: set[str]) -> Question:
    """Return a question that was not there yet: drawn until the idea is wrong about it.

    Where many draws find no new one, there are hardly any left: then harder ones are taken, and
    at last those that were there before.
    """
    idea, recipe = MISCONCEPTIONS[name], _RECIPES[name]
    for draw in range(_MOST_DRAWS):
        harder, left = divmod(draw, _DRAWS)
        if left == 0 and difficulty + harder > DIFFICULTIES[-1]:
            seen.clear()
        try:
            question = recipe(Lot(f"{seed} {draw}"), min(difficulty + harder, DIFFICULTIES[-1]))
        except (VoormsiError, LessonError):
            # Cards that may not be played like this, or points that no one answer says.
            continue
        if question.key not in seen and idea.decides(question):
            seen.add(question.key)
            return replace(question, targets=(name,))
    # Never by the rules as they are: each recipe is tested on hundreds of positions.
    message = f"no position was found in {_MOST_DRAWS} draws in which '{name}' decides"
    raise AssertionError(message)
