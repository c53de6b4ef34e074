"""What can be wrong with a table, a film or a lesson widget, as values with a sentence each.

>>> str(TableError("too_many_starts"))
'A table takes one of game, seed and resume, and got more. Leave out all but one.'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import N_, gettext

_MESSAGES: Final = {
    "too_many_starts": N_(
        "A table takes one of game, seed and resume, and got more. Leave out all but one."
    ),
    "not_a_game": N_("{given} is not a game. Make one with Game.new(seed=7)."),
    "not_a_player": N_(
        "What sits at {seat} is not a player. A player has a method choose(view) that returns a "
        "play and a reason; None seats a person."
    ),
    "not_seats": N_('{given} does not name seats. Write for example seats={{"W": Random(3)}}.'),
    "not_in_play": N_("Nobody sits at {seat} in this game. The seats in play are {known}."),
    "reveal": N_('{given} is not a way to show hands. It is "own" or "all".'),
    "pace": N_("{given} is not a pace. It is the wait between plays in seconds, from 0 to 10."),
    "size": N_('{given} is not a size. It is "normal" or "presenter".'),
    "not_play_and_reason": N_(
        "choose(view) has to return two things, a play and a reason: for example return play, None"
    ),
    "nothing_to_go_on_to": N_("There is nothing to go on to: the table waits for a play."),
    "nothing_to_redo": N_("Nothing was taken back, so nothing can be played again."),
    "no_such_trick": N_("That trick is not finished or not of this deal, so it has no film yet."),
    "no_hint_now": N_("A hint is for the player whose turn it is. It is not your turn now."),
    "no_question": N_("This table asks no question, so there is nothing to answer."),
    "unknown_card": N_("That card is not in this deal. Choose one of your cards."),
    "only_stepped": N_("A film is only stepped through: nothing in it can be changed or played."),
    "not_in_lessons": N_("A lesson has no such act. Answer, go on, try again or exchange a card."),
    "other_lesson": N_("This is the resume code of another lesson: {title}."),
    "no_such_place": N_("There is no card at this place of the trick. The places are 1 to {last}."),
    "not_a_trick": N_('{given} is not a trick. Write for example "7♥ K♣ K♠ A♣".'),
    "empty_trick": N_('A film needs at least one card. Write for example "7♥ K♣ K♠ A♣".'),
    "ruleset_twice": N_("A finished trick has its rules already. Leave out ruleset."),
    "not_a_function": N_("{given} cannot be called. on_play takes a function of one value."),
}


class WidgetError(ValueError):
    """Something that a widget cannot do or be; ``kind`` and ``facts`` say why."""

    def __init__(self, kind: str, **facts: object) -> None:
        """Keep the kind and the facts."""
        super().__init__(kind)
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        """Return the sentence."""
        return gettext(_MESSAGES[self.kind]).format(**self.facts)


class TableError(WidgetError):
    """Something that a table cannot do or be."""


class FilmError(WidgetError):
    """Something that a film cannot do or be."""
