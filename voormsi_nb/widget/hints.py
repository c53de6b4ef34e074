"""The hint in three steps: nudge, narrow, show. The thinking is `voormsi_nb.players.Careful`'s."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.players import Careful, narrow, nudge, say
from voormsi_nb.widget import wire, words

if TYPE_CHECKING:
    from voormsi_nb.rules.sentences.people import People
    from voormsi_nb.widget.ids import Ids
    from voormsi_nb.widget.session import Session


def hint_of(session: Session, ids: Ids, people: People) -> wire.Hint | None:
    """Return the steps asked for so far; None when none was asked for."""
    if not session.hint or not session.waits_for_person:
        return None
    view = session.view
    says = [say(nudge(view), dict(people.names), people.you)]
    cards: tuple[object, ...] = ()
    if session.hint > 1:
        plays = narrow(view)
        says.append(words.narrowed(plays))
        cards = tuple(dict.fromkeys(card for play in plays for card in play))
    if session.hint > 2:  # noqa: PLR2004 - the third step
        play, reason = Careful().choose(view)
        says.append(words.shown_play(play, say(reason, dict(people.names), people.you)))
        cards = play
    return wire.Hint(session.hint, says, ids.all_of(cards))  # type: ignore[arg-type]
