"""A trick as a film in the notebook, card by card; stepping through it needs no kernel.

>>> film = Film("7♥ K♣ K♠ A♣")
>>> film
<Film: 7♥ K♣ K♠ A♣>
>>> film.close()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import language as in_force
from voormsi_nb.rules import RuleSet, Trick
from voormsi_nb.rules.cards import repr_short
from voormsi_nb.widget import wire, words
from voormsi_nb.widget.base import BoundWidget, read_size
from voormsi_nb.widget.errors import FilmError
from voormsi_nb.widget.film import film_of
from voormsi_nb.widget.wire_lesson import FilmSnapshot

if TYPE_CHECKING:
    from collections.abc import Callable


class Film(BoundWidget):
    """The film of any trick.

    - ``trick``: its text, plays parted by blanks and the cards of a play joined by ``+``, or a
      `Trick`. It may be unfinished.
    - ``ruleset``: by which rules a text is judged; without it, `RuleSet.smith`.
    - ``size``: ``"normal"`` or ``"presenter"``; ``language``: of all words, ``"en"``.

    Raises `FilmError` for what is no trick, and `CardError` as `Trick.parse` does.

    >>> with Film("7♥+7♦ K♣+7♠ K♠+7♣ 9♣+9♠") as film:
    ...     film.trick.winner
    2
    """

    def __init__(
        self,
        trick: Trick | str,
        *,
        ruleset: RuleSet | None = None,
        size: str = "normal",
        language: str | None = None,
    ) -> None:
        """Judge the trick and show it."""
        self._trick = _read(trick, ruleset)
        self._size = read_size(size)
        super().__init__(language)
        self._publish()

    @property
    def trick(self) -> Trick:
        """The trick that is shown."""
        return self._trick

    def _carry_out(self, _intent: wire.Intent, _publish: Callable[[], None], /) -> None:
        raise FilmError("only_stepped")

    def _snapshot(self, problem: str | None) -> FilmSnapshot:
        return FilmSnapshot(
            v=wire.VERSION,
            epoch=self._epoch,
            rev=self._rev,
            kind="film",
            film=film_of(self._trick),
            size=self._size,
            language=in_force(),
            problem=None if problem is None else wire.Problem("internal", problem),
        )

    def __repr__(self) -> str:
        """Return the trick."""
        return f"<Film: {self._trick}>"

    def _picture(self) -> tuple[str, str]:
        from voormsi_nb.picture import text_of, trick_svg  # noqa: PLC0415 - only when displayed

        return trick_svg(self._trick), f"{text_of(self._trick)}\n{words.how_to_step()}"


def _read(trick: object, ruleset: RuleSet | None) -> Trick:
    if isinstance(trick, str):
        found = Trick.parse(trick, ruleset)
    elif not isinstance(trick, Trick):
        raise FilmError("not_a_trick", given=repr_short(trick))
    elif ruleset is not None:
        raise FilmError("ruleset_twice")
    else:
        found = trick
    if not found.plays:
        raise FilmError("empty_trick")
    return found
