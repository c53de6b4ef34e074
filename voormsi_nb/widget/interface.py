"""The words of the interface by their key: buttons, names of parts, settings, faults.

The front end names the keys that it uses (``frontend/src/words.ts``); a test holds both lists
against each other. Braces stand for what the front end puts in. The words of the help are in
`voormsi_nb.widget.help_words`.

>>> interface_words()["undo"]
'Undo'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import N_, gettext
from voormsi_nb.widget.help_words import HELP

_ACTS: Final = {
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "film": N_("How the last trick went"),
    "help": N_("Help and rules"),
    "menu": N_("Menu"),
    "settings": N_("Settings"),
    "close": N_("Close"),
    "hint": N_("Hint"),
    "hint_step": N_("Hint {step} of {steps}"),
    "skip": N_("Skip"),
    "play": N_("Play"),
    "choose_card": N_("Choose a card"),
    "choose_cards": N_("Choose {number} cards"),
    "next": N_("Next"),
    "see_why": N_("See why"),
    "cancel": N_("Choose again"),
    "keep_deal": N_("Keep this deal"),
    "play_anyway": N_("Play it"),
    "ask_play": N_("Play it all the same?"),
    "take_instead": N_("Take {card} instead"),
    "new_deal": N_("New deal"),
    "new_game": N_("New game"),
    "try_again": N_("Try again"),
}

_TABLE: Final = {
    "table": N_("Card table"),
    "stock": N_("stock"),
    "hand": N_("Your hand"),
    "trick": N_("The trick"),
    "dealer": N_("dealer"),
    "dealer_short": N_("D"),
    "heads": N_("heads"),
    "takes_it": N_("takes it"),
    "must_be_played": N_("must be played"),
    "selected": N_("chosen {number}"),
    "not_playable": N_("not now"),
    "playable": N_("may be played"),
    "face_down": N_("face down"),
    "cards_held": N_("cards held: {number}"),
    "empty_place": N_("nothing played yet"),
    "order": N_("played as number {number}"),
    "group": N_("played together"),
    "game_rules": N_("Rules of this table"),
    "pair": N_("pair"),
    "triple": N_("three together"),
    "quad": N_("four together"),
}

_SCORE: Final = {
    "score": N_("Score"),
    "side_score": N_("{name}: {score} of {target}."),
    "side_score_of": N_("{name}: {score} of {target}."),
    "side_score_pending": N_("{name}: {score} of {target}, and {pending} not counted yet."),
    "out": N_("out"),
    "tricks_of_deal": N_("Tricks of this deal"),
    "no_tricks_yet": N_("No trick has been taken in this deal yet."),
    "tricks_won": N_("tricks won: {n}"),
    "deal_change": N_("this deal: {change}"),
    "points_of_deal": N_("Points of this deal"),
    "wins_game": N_("wins the game"),
}

_FILM: Final = {
    "film_back": N_("Back"),
    "film_next": N_("Next"),
    "film_step": N_("{n} of {all}"),
    "film_leads": N_("leads"),
    "film_headed": N_("headed until now"),
    "film_heads": N_("now heads"),
    "film_still_heads": N_("still heads"),
    "back_to_table": N_("Back to the table"),
    "line_beats": N_("beats"),
    "line_beats_not": N_("does not beat"),
    "legend": N_("The lines"),
    "legend_beats": N_("A green arrow: this card beats the one that it faces."),
    "legend_beats_not": N_("Red dots and a cross: it does not."),
    "in_this_trick": N_("In this trick"),
    "see_also": N_("See also"),
    "source": N_("Source"),
}

_FAULTS: Final = {
    "busy": N_("Python is busy with another cell."),
    "busy_more": N_("Your play waits; nothing is lost."),
    "busy_long": N_("If you restarted Python, run the cell again."),
    "gone": N_("Python has stopped or was restarted."),
    "gone_more": N_(
        "Films and rules still open. To go on with this game, copy the resume code from the "
        'menu, and run Table(resume="…") with it.'
    ),
    "refused": N_("That was not done."),
    "refused_more": N_("The table stands as before."),
    "stale": N_("The table had moved on meanwhile. This is how it stands now."),
    "problem": N_("Something went wrong."),
}

_SETTINGS: Final = {
    "theme": N_("Theme"),
    "theme_auto": N_("As the notebook"),
    "theme_light": N_("Light"),
    "theme_dark": N_("Dark"),
    "palette": N_("Suits"),
    "palette_four": N_("Four colours"),
    "palette_classic": N_("Two colours"),
    "motion": N_("Movement"),
    "motion_auto": N_("As the system"),
    "motion_off": N_("None"),
    "motion_slow": N_("Slow"),
    "size": N_("Size"),
    "size_normal": N_("Notebook"),
    "size_presenter": N_("Projector"),
}

_NEW: Final = {
    "new_deal_ask": N_("Deal other cards?"),
    "new_deal_more": N_("This deal is put away. The ladder stands as before it."),
    "new_game_ask": N_("The game on the table is put away."),
    "seed": N_("Seed"),
    "seed_note": N_("The same seed deals the same cards. Empty: cards left to chance."),
    "players": N_("Players"),
    "players_2": N_("Two"),
    "players_3": N_("Three"),
    "players_4": N_("Four"),
    "ruleset": N_("Rules"),
    "ruleset_smith": N_("Smith"),
    "ruleset_web": N_("Web"),
    "ruleset_parlett": N_("Parlett"),
    "start_game": N_("Start the game"),
    "copy_code": N_("Copy"),
    "copied": N_("Copied."),
    "resume_code": N_("Resume code"),
    "resume_code_note": N_('Keep this line to go on later: Table(resume="…") takes it.'),
    "copy_by_hand": N_("Copy the marked line by hand: Ctrl+C, or Cmd+C on a Mac."),
}

_LESSON: Final = {
    "check": N_("Check"),
    "show": N_("Show me"),
    "watch_film": N_("Watch the film"),
    "back_to_lesson": N_("Back to the lesson"),
    "next_step": N_("Next step"),
    "your_answer": N_("your answer"),
    "the_answer": N_("the answer"),
    "common_idea": N_("A common idea:"),
    "only_these": N_("Only these would have taken it:"),
    "did_one_fall": N_("Did one of them fall here?"),
    "steps": N_("Steps of this lesson"),
    "swap_ask": N_("Which card instead of {card}?"),
    "in_use": N_("in the trick"),
    "exchange": N_("exchange"),
    "sits": N_("This sits"),
    "practise": N_("Practise this"),
    "continue_ask": N_("You have been further in this lesson."),
    "continue_lesson": N_("Continue where you were"),
    "lesson_code_note": N_('Keep this line to go on later: Lesson.resume("…") takes it.'),
}

WORDS: Final[dict[str, str]] = (
    _ACTS | _TABLE | _SCORE | _FILM | _FAULTS | _SETTINGS | _NEW | _LESSON | HELP
)
"""Every word by its key, as messages in English."""


def interface_words() -> dict[str, str]:
    """Return every word by its key in the language in force."""
    return {key: gettext(message) for key, message in WORDS.items()}
