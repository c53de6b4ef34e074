"""Points itemised for the table: a line for each award, with its title and its rules (R4, R5).

A function of a deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules.sentences import words as words_of
from voormsi_nb.widget import wire

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal, Seat
    from voormsi_nb.widget.words import Names


def awards_of(deal: Deal, names: Names, you: Seat) -> dict[int, list[wire.AwardLine]]:
    """Return the award lines of a deal by the place of the trick that brought them."""
    lines: dict[int, list[wire.AwardLine]] = {}
    for award in deal.awards:
        said = words_of(award, names=names, you=you)
        lines.setdefault(award.trick, []).append(
            wire.AwardLine(
                rules=list(said.rules),
                side=award.side,
                points=award.points,
                title=said.title or "",
                say=said.text,
                cancelled=award.cancelled_by is not None,
            )
        )
    return lines
