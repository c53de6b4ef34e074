"""Why a card takes another: one entry for each reason, in all its forms.

>>> sorted(TAKES)[0]
'club_king'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.sentences.forms import N_, Forms

TAKES: Final[dict[str, Forms]] = {
    # R1.2
    "equal": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: the two are equal, and the later one heads."),
        N_("{Who}'s {card} takes your {against}: the two are equal, and the later one heads."),
        N_("Your {card} takes {other}'s {against}: the two are equal, and the later one heads."),
        N_("Your {card} takes your {against}: the two are equal, and the later one heads."),
        N_("{card} takes {against}: the two are equal, and the later one heads."),
    ),
    "top": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: J♣ and K♥ are the two highest cards."),
        N_("{Who}'s {card} takes your {against}: J♣ and K♥ are the two highest cards."),
        N_("Your {card} takes {other}'s {against}: J♣ and K♥ are the two highest cards."),
        N_("Your {card} takes your {against}: J♣ and K♥ are the two highest cards."),
        N_("{card} takes {against}: J♣ and K♥ are the two highest cards."),
    ),
    # R1.3
    "third": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: only J♣ and K♥ rank above 8♠."),
        N_("{Who}'s {card} takes your {against}: only J♣ and K♥ rank above 8♠."),
        N_("Your {card} takes {other}'s {against}: only J♣ and K♥ rank above 8♠."),
        N_("Your {card} takes your {against}: only J♣ and K♥ rank above 8♠."),
        N_("{card} takes {against}: only J♣ and K♥ rank above 8♠."),
    ),
    # R1.4
    "rank": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: {ranks} rank above {other_ranks}."),
        N_("{Who}'s {card} takes your {against}: {ranks} rank above {other_ranks}."),
        N_("Your {card} takes {other}'s {against}: {ranks} rank above {other_ranks}."),
        N_("Your {card} takes your {against}: {ranks} rank above {other_ranks}."),
        N_("{card} takes {against}: {ranks} rank above {other_ranks}."),
    ),
    # R1.4, R2.3
    "suit": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: {suit} is the higher suit."),
        N_("{Who}'s {card} takes your {against}: {suit} is the higher suit."),
        N_("Your {card} takes {other}'s {against}: {suit} is the higher suit."),
        N_("Your {card} takes your {against}: {suit} is the higher suit."),
        N_("{card} takes {against}: {suit} is the higher suit."),
    ),
    # R2.1
    "worthless": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: 3♦ is worthless when it is led."),
        N_("{Who}'s {card} takes your {against}: 3♦ is worthless when it is led."),
        N_("Your {card} takes {other}'s {against}: 3♦ is worthless when it is led."),
        N_("Your {card} takes your {against}: 3♦ is worthless when it is led."),
        N_("{card} takes {against}: 3♦ is worthless when it is led."),
    ),
    # R2.2
    "three": Forms(
        N_("{Who}'s {card} was not led, so it takes {other}'s {against} as it would any card."),
        N_("{Who}'s {card} was not led, so it takes your {against} as it would any card."),
        N_("Your {card} was not led, so it takes {other}'s {against} as it would any card."),
        N_("Your {card} was not led, so it takes your {against} as it would any card."),
        N_("{card} was not led, so it takes {against} as it would any card."),
    ),
    # R2.4
    "second_seven": Forms(
        N_("{Who}'s {card} comes second on {other}'s {against}, so it heads like a led Seven."),
        N_("{Who}'s {card} comes second on your {against}, so it heads like a led Seven."),
        N_("Your {card} comes second on {other}'s {against}, so it heads like a led Seven."),
        N_("Your {card} comes second on your {against}, so it heads like a led Seven."),
        N_("{card} comes second on {against}, so it heads like a led Seven."),
    ),
    # R2.6
    "club_king": Forms(
        N_("{Who}'s {card} beats a Seven that heads, so it takes {other}'s {against}."),
        N_("{Who}'s {card} beats a Seven that heads, so it takes your {against}."),
        N_("Your {card} beats a Seven that heads, so it takes {other}'s {against}."),
        N_("Your {card} beats a Seven that heads, so it takes your {against}."),
        N_("{card} beats a Seven that heads, so it takes {against}."),
    ),
    # R2.7
    "next_card": Forms(
        N_("{Who}'s {card} is the very next card after {other}'s {against}, so it takes it."),
        N_("{Who}'s {card} is the very next card after your {against}, so it takes it."),
        N_("Your {card} is the very next card after {other}'s {against}, so it takes it."),
        N_("Your {card} is the very next card after your {against}, so it takes it."),
        N_("{card} is the very next card after {against}, so it takes it."),
    ),
    "later_card": Forms(
        N_("{Who}'s {card} need not be the next card here, so it takes {other}'s {against}."),
        N_("{Who}'s {card} need not be the next card here, so it takes your {against}."),
        N_("Your {card} need not be the next card here, so it takes {other}'s {against}."),
        N_("Your {card} need not be the next card here, so it takes your {against}."),
        N_("{card} need not be the next card here, so it takes {against}."),
    ),
    # R2.8
    "lowest_king": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: K♠ is the lowest card with a rank."),
        N_("{Who}'s {card} takes your {against}: K♠ is the lowest card with a rank."),
        N_("Your {card} takes {other}'s {against}: K♠ is the lowest card with a rank."),
        N_("Your {card} takes your {against}: K♠ is the lowest card with a rank."),
        N_("{card} takes {against}: K♠ is the lowest card with a rank."),
    ),
    "led_king": Forms(
        N_("{Who}'s {card} takes {other}'s {against}: here it beats a K♣ that was led."),
        N_("{Who}'s {card} takes your {against}: here it beats a K♣ that was led."),
        N_("Your {card} takes {other}'s {against}: here it beats a K♣ that was led."),
        N_("Your {card} takes your {against}: here it beats a K♣ that was led."),
        N_("{card} takes {against}: here it beats a K♣ that was led."),
    ),
}
"""Why a card takes the one that it faces."""

BEATS_IN_VAIN: Final = Forms(
    N_("{Who}'s {card} beats {other}'s {against}."),
    N_("{Who}'s {card} beats your {against}."),
    N_("Your {card} beats {other}'s {against}."),
    N_("Your {card} beats your {against}."),
    N_("{card} beats {against}."),
)
"""A card of a group that does not take the lead beats the one that it faces (R3.7)."""
