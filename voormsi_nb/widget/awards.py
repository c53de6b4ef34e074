"""Points itemised for the table: a line for each award, with its title and its rules (R4, R5).

A function of a deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.picture.naming import said
from voormsi_nb.widget import wire

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal
    from voormsi_nb.rules.sentences.people import People


def awards_of(deal: Deal, people: People) -> dict[int, list[wire.AwardLine]]:
    """Return the award lines of a deal by the place of the trick that brought them."""
    lines: dict[int, list[wire.AwardLine]] = {}
    for award in deal.awards:
        line = said(award, people)
        lines.setdefault(award.trick, []).append(
            wire.AwardLine(
                rules=list(line.rules),
                side=award.side,
                points=award.points,
                title=line.title or "",
                say=line.text,
                cancelled=award.cancelled_by is not None,
            )
        )
    return lines
