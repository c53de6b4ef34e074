"""The words of the interface by their key: buttons, names of parts, settings, help.

The front end names the keys that it uses (``frontend/src/words.ts``); a test holds both lists
against each other. Braces stand for what the front end puts in.

>>> interface_words()["undo"]
'Undo'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import N_, gettext

_ACTS: Final = {
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "film": N_("How the last trick went"),
    "help": N_("Help"),
    "menu": N_("More"),
    "settings": N_("Settings"),
    "close": N_("Close"),
    "hint": N_("Hint"),
    "skip": N_("Skip"),
    "play": N_("Play"),
    "choose_card": N_("Choose a card"),
    "choose_cards": N_("Choose {number} cards"),
    "next": N_("Next"),
    "see_why": N_("See why"),
    "cancel": N_("Cancel"),
    "play_anyway": N_("Play it"),
    "take_instead": N_("Take {cards} instead"),
    "new_deal": N_("New deal"),
    "new_game": N_("New game"),
    "try_again": N_("Try again"),
}
