"""The words of the help: keys, what to do when something is amiss, and the ranking (R1).

``keys_x`` with ``keys_x_does`` and ``when_x`` with ``when_x_does`` are shown in pairs, in this
order; ``rank_x`` and ``apart_x`` head the columns of the ranking.
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import N_

_KEYS: Final = {
    "keys_move": N_("← →"),
    "keys_move_does": N_("go from card to card; Home and End to the first and the last"),
    "keys_choose": N_("Space, or 1 to 4"),
    "keys_choose_does": N_("choose a card, or put it back"),
    "keys_play": N_("Enter"),
    "keys_play_does": N_("play what is chosen; press the button that has the focus"),
    "keys_answer": N_("1 to 9, Enter"),
    "keys_answer_does": N_("in lessons: choose an answer or a card; check, and go on"),
    "keys_film": N_("← →, in a film"),
    "keys_film_does": N_("go a card back or on"),
    "keys_escape": N_("Escape"),
    "keys_escape_does": N_("close what is open, put back what is chosen, skip what is shown"),
    "keys_tab": N_("Tab"),
    "keys_tab_does": N_("go on to the buttons, and out of the table"),
}

_WHEN: Final = {
    "when_grey": N_("A card is hatched"),
    "when_grey_does": N_("It may not be played now. Touch it, and the line below says why."),
    "when_busy": N_("Nothing happens"),
    "when_busy_does": N_("Python is at work in another cell. Your play waits for it."),
    "when_restarted": N_("Python was restarted"),
    "when_restarted_does": N_(
        "Run the cell of the table again. With the resume code the game goes on where it was."
    ),
    "when_leave": N_("You want to stop and go on later"),
    "when_leave_does": N_("Copy the resume code from the menu and keep it."),
}

_RANKING: Final = {
    "help_keys": N_("Keys"),
    "help_when": N_("What to do when"),
    "help_ranking": N_("The ranking of the pack"),
    "help_rules": N_("All rules"),
    "highest": N_("highest"),
    "lowest": N_("lowest"),
    "apart": N_("apart"),
    "rank_top": N_("matadors"),
    "rank_9": N_("nines"),
    "rank_A": N_("aces"),
    "rank_J": N_("jacks"),
    "rank_6": N_("sixes"),
    "rank_5": N_("fives"),
    "rank_8": N_("eights"),
    "rank_Q": N_("queens"),
    "rank_K": N_("kings"),
    "apart_7": N_("Sevens"),
    "apart_3": N_("Three"),
    "ranking_read": N_(
        "Read the columns from the left, each from the top: clubs, spades, hearts, diamonds. R1.4"
    ),
    "ranking_equal": N_("J♣ and K♥ are equal: the one played later beats the other. R1.2"),
    "ranking_suits": N_("No suit to follow and no trump. R1.5"),
    "ranking_apart": N_(
        "Led, a Seven falls only to 3♦, K♣ or a higher Seven. Elsewhere it is dead, but for R2.4. "
        "3♦ led is worthless; later it takes all. R2.1 R2.2"
    ),
}

HELP: Final[dict[str, str]] = _KEYS | _WHEN | _RANKING
"""Every word of the help by its key, as messages in English."""
