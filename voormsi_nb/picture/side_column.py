"""The column beside the table: who has how many points, and the tricks in the order won.

>>> from voormsi_nb.picture.position import position_of
>>> from voormsi_nb.picture.sheet import sheet_for
>>> from voormsi_nb.rules import Game
>>> drawn = side_column(position_of(Game.new(seed=7)), People.of(None, "S"), sheet_for())
>>> "Tricks of this deal" in drawn
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext
from voormsi_nb.picture.ladder import Heights, Ladder, brackets, climbs, ladder, numbers
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.naming import People, side_at
from voormsi_nb.picture.parts import side_sign
from voormsi_nb.picture.running_text import Column, set_text
from voormsi_nb.picture.svg import Area, box, element, number
from voormsi_nb.picture.table_words import side_name, side_players

if TYPE_CHECKING:
    from voormsi_nb.picture.position import Position
    from voormsi_nb.picture.sheet import Sheet

WIDTH: Final = 214
_LADDERS: Final = {
    # For so many sides: where the numbers stand, and the ladders.
    2: (107, (Ladder(56, 27, -1), Ladder(158, 27, 1))),
    3: (9, (Ladder(45, 17, 1), Ladder(111, 17, 1), Ladder(177, 17, 1))),
}
_TRACK: Final = 453.0
_CELL_HEIGHT: Final = 26.0


def side_column(position: Position, people: People, sheet: Sheet) -> str:
    """Return ladders and tricks, in a box of 214 x 540."""
    heights = Heights(position.target)
    numbers_at, places = _LADDERS[len(position.scores)]
    scores = [*position.earlier, position.start_scores, position.scores]
    drawn = numbers(heights, numbers_at, sheet)
    for side, place in enumerate(places):
        drawn += _head(position, side, place, people, sheet)
        drawn += ladder(place, side, position.scores[side], heights, sheet)
        drawn += brackets(place, side, climbs(scores, side), heights, sheet)
    return drawn + _track(position, sheet)


def _head(position: Position, side: int, place: Ladder, people: People, sheet: Sheet) -> str:
    """Return the name of a side above its ladder, and who is on it."""
    name = side_name(position, side, people)
    pen = Pen(15 if len(name) < len("South N") else 13, sheet.shade["ink"], bold=True)
    left = place.middle - (text_width(name, pen) + 17) / 2
    sign = side_sign(side, left + 5.5, 71, 11.5, sheet.side(side))
    who = side_players(position, side, people)
    return (
        sign
        + write(name, left + 17, 76, pen)
        + write(who, place.middle, 93, Pen(12, sheet.shade["mut"]), "middle")
    )


def _track(position: Position, sheet: Sheet) -> str:
    """Return the cells of the tricks: those won, the one being played, and those to come."""
    shade = sheet.shade
    drawn = write(gettext("Tricks of this deal"), 0, _TRACK - 5, Pen(13, shade["ink"], bold=True))
    drawn += _counts(position, sheet)
    step = WIDTH / position.tricks
    at = 0
    for trick in position.finished:
        drawn += _won_cell(at, trick.number, side_at(trick, trick.winner or 0), step, sheet)
        at += trick.number
    for cell in range(at, position.tricks):
        area = Area(cell * step, _TRACK + 10, step - 4, _CELL_HEIGHT).wider(-0.75)
        if cell == at and position.outcome is None:
            drawn += box(
                area,
                5,
                fill="none",
                stroke=shade["ctl"],
                stroke_width=1.5,
                stroke_dasharray="3 2.5",
            )
        else:
            drawn += box(area, 5, fill="none", stroke=shade["line"], stroke_width=1.5)
    return drawn + _run(position, step, sheet)


def _counts(position: Position, sheet: Sheet) -> str:
    """Return how many tricks each side has, right-aligned above the cells."""
    drawn, right = "", float(WIDTH)
    pen = Pen(13, sheet.shade["ink"], bold=True)
    for side in reversed(range(len(position.tricks_won))):
        won = str(position.tricks_won[side])
        left = right - text_width(won, pen)
        drawn += write(won, left, _TRACK - 5, pen)
        drawn += side_sign(side, left - 8.5, _TRACK - 9.5, 10.5, sheet.side(side))
        right = left - 21
    return drawn


def _won_cell(at: int, count: int, side: int, step: float, sheet: Sheet) -> str:
    """Return the cell of a trick that was won; one of several cards counts as several (R3.9)."""
    colour = sheet.side(side)
    area = Area(at * step, _TRACK + 10, count * step - 4, _CELL_HEIGHT).wider(-0.75)
    drawn = box(area, 5, fill=sheet.side_ground(side), stroke=colour, stroke_width=1.5)
    size = min(11.5, step - 9)
    return drawn + "".join(
        side_sign(side, (at + one) * step + (step - 4) / 2, _TRACK + 23, size, colour)
        for one in range(count)
    )


def _run(position: Position, step: float, sheet: Sheet) -> str:
    """Return the bracket under a run from the first trick that no one has broken yet (R5.4)."""
    run = position.run
    if run is None or run.tricks < 2 or position.outcome is not None:  # noqa: PLR2004 - no run yet
        return ""
    colour = sheet.side(run.side)
    d = f"M.75 {number(_TRACK + 41)}v5H{number(run.tricks * step - 4.75)}v-5"
    words = gettext("A run from the first trick: nobody can go out until it is broken. R5.4")
    bracket = element("path", d=d, fill="none", stroke=colour, stroke_width=1.5)
    column = Column(0, _TRACK + 62, WIDTH, 16)
    return bracket + set_text(words, column, Pen(12, sheet.shade["mut"]), sheet)
