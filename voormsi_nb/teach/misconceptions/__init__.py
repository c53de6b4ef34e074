"""Every misconception, by name: wrong ideas about cards, plays, points and the ladder.

>>> MISCONCEPTIONS["matador_takes_seven"].title
'A matador beats everything.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.teach.misconceptions.groups import OF_GROUPS
from voormsi_nb.teach.misconceptions.kings import OF_KINGS
from voormsi_nb.teach.misconceptions.ladder import OF_LADDER
from voormsi_nb.teach.misconceptions.plays import OF_PLAYS
from voormsi_nb.teach.misconceptions.points import OF_POINTS
from voormsi_nb.teach.misconceptions.ranking import OF_RANKING
from voormsi_nb.teach.misconceptions.sevens import OF_SEVENS

if TYPE_CHECKING:
    from voormsi_nb.teach.misconception import Misconception

MISCONCEPTIONS: Final[dict[str, Misconception]] = {
    idea.name: idea
    for idea in (
        *OF_SEVENS,
        *OF_KINGS,
        *OF_GROUPS,
        *OF_RANKING,
        *OF_PLAYS,
        *OF_POINTS,
        *OF_LADDER,
    )
}
"""All of them, the more particular before the more general."""
