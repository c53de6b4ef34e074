"""A table as a picture: felt, ladders, tricks, and a line on what comes next.

>>> from voormsi_nb.rules import Game
>>> drawn = table_svg(Game.new(seed=7).deal.view("S"))
>>> drawn[drawn.index("<title>") :].partition("</title>")[0]
'<title>Voormsi: Trick 1'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import gettext
from voormsi_nb.picture import felt, side_column
from voormsi_nb.picture.lettering import Pen, text_width, write
from voormsi_nb.picture.naming import People
from voormsi_nb.picture.position import position_of
from voormsi_nb.picture.running_text import Column, broken, set_line, set_text
from voormsi_nb.picture.sheet import sheet_for
from voormsi_nb.picture.svg import Area, box, moved, picture
from voormsi_nb.picture.table_text import position_text
from voormsi_nb.picture.table_words import news, prompt, title, title_note

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.picture.naming import Names
    from voormsi_nb.picture.palette import SuitPalette, Theme
    from voormsi_nb.picture.position import Showable
    from voormsi_nb.picture.sheet import Sheet

WIDTH: Final = 860
HEIGHT: Final = 626
_MARGIN: Final = 17
_FELT_TOP: Final = 57


def table_svg(  # noqa: PLR0913 - what to show, and in what dress
    value: Showable,
    *,
    theme: Theme = "light",
    palette: SuitPalette = "four",
    names: Names = None,
    number: int | None = None,
    earlier: Iterable[tuple[int, ...]] = (),
    call: str | None = None,
) -> str:
    """Return the picture of a view, a deal or a game.

    A view shows what its seat may know, and speaks to it; in a deal or a game all hands are open.
    ``names`` are what the players of the seats are called. A game knows the number of its deal
    and the scores before earlier ones; for a view or a deal they may be given. ``call`` stands in
    bold below the table in place of who is to play.

    Raises ValueError for a theme or a palette that does not exist.
    """
    sheet = sheet_for(theme, palette)
    position = position_of(value, number, earlier)
    people = People.of(names, position.viewer)
    ink, quiet = sheet.shade["ink"], sheet.shade["mut"]
    head = Pen(16, ink, bold=True)
    heading = title(position)
    top = write(heading, _MARGIN, 36, head)
    note_at = _MARGIN + text_width(heading, head) + 12
    top += write(title_note(position, people), note_at, 36, Pen(13, quiet))
    column = moved(side_column.side_column(position, people, sheet), WIDTH - _MARGIN - 214, -10)
    loud = prompt(position, people) if call is None else call
    lines = _below(loud, news(position, people), sheet)
    ground = box(
        Area(0.5, 0.5, WIDTH - 1, HEIGHT - 1), 16,
        fill=sheet.shade["bg"], stroke=sheet.shade["line"],
    )  # fmt: skip
    table = felt.Felt(position, people, sheet).drawn(_MARGIN, _FELT_TOP)
    name = gettext("Voormsi: {title}").format(title=heading)
    content = [ground, top, table, column, lines]
    return picture(WIDTH, HEIGHT, name, position_text(position, people), content)


def _below(loud: str, quiet: str, sheet: Sheet) -> str:
    """Return what is to be done, in bold, and below it the news, in one line."""
    wide = WIDTH - 2 * _MARGIN
    pen, second = Pen(18, sheet.shade["ink"], bold=True), Pen(15, sheet.shade["mut"])
    if len(broken(loud, wide, pen)) > 1:
        pen = pen._replace(size=15)
    count = len(broken(loud, wide, pen))
    first = _FELT_TOP + felt.HEIGHT + (36 if count == 1 else 28)
    drawn = set_text(loud, Column(_MARGIN, first, wide, 22), pen, sheet)
    news_line = broken(quiet, wide, second)[0]
    return drawn + set_line(news_line, _MARGIN, first + 2 + 22 * count, second, sheet)
