"""Every misconception, by name: wrong ideas about cards, plays, points and the ladder.

>>> MISCONCEPTIONS["matador_takes_seven"].title
'A matador beats everything.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.teach.misconceptions.ranking import OF_RANKING
from voormsi_nb.teach.misconceptions.sevens import OF_SEVENS

if TYPE_CHECKING:
    from voormsi_nb.teach.misconception import Misconception

MISCONCEPTIONS: Final[dict[str, Misconception]] = {
    idea.name: idea for idea in (*OF_SEVENS, *OF_RANKING)
}
"""All of them, the more particular before the more general."""
