"""Why a card does not beat another: one entry for each reason, in all its forms.

>>> sorted(FAILS)[0]
'below_third'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.sentences.forms import N_, Forms

FAILS: Final[dict[str, Forms]] = {
    # R1.2
    "below_top": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: J♣ and K♥ are the highest cards."),
        N_("{Who}'s {card} does not beat your {against}: J♣ and K♥ are the highest cards."),
        N_("Your {card} does not beat {other}'s {against}: J♣ and K♥ are the highest cards."),
        N_("Your {card} does not beat your {against}: J♣ and K♥ are the highest cards."),
        N_("{card} does not beat {against}: J♣ and K♥ are the highest cards."),
    ),
    # R1.3
    "below_third": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: only J♣ and K♥ rank above 8♠."),
        N_("{Who}'s {card} does not beat your {against}: only J♣ and K♥ rank above 8♠."),
        N_("Your {card} does not beat {other}'s {against}: only J♣ and K♥ rank above 8♠."),
        N_("Your {card} does not beat your {against}: only J♣ and K♥ rank above 8♠."),
        N_("{card} does not beat {against}: only J♣ and K♥ rank above 8♠."),
    ),
    # R1.4
    "low_rank": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: {ranks} rank below {other_ranks}."),
        N_("{Who}'s {card} does not beat your {against}: {ranks} rank below {other_ranks}."),
        N_("Your {card} does not beat {other}'s {against}: {ranks} rank below {other_ranks}."),
        N_("Your {card} does not beat your {against}: {ranks} rank below {other_ranks}."),
        N_("{card} does not beat {against}: {ranks} rank below {other_ranks}."),
    ),
    # R1.4, R2.3
    "low_suit": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: {suit} is the lower suit."),
        N_("{Who}'s {card} does not beat your {against}: {suit} is the lower suit."),
        N_("Your {card} does not beat {other}'s {against}: {suit} is the lower suit."),
        N_("Your {card} does not beat your {against}: {suit} is the lower suit."),
        N_("{card} does not beat {against}: {suit} is the lower suit."),
    ),
    # R2.2
    "on_three": Forms(
        N_(
            "{Who}'s {card} does not beat {other}'s {against}: nothing beats 3♦ when it was not "
            "led."
        ),
        N_("{Who}'s {card} does not beat your {against}: nothing beats 3♦ when it was not led."),
        N_("Your {card} does not beat {other}'s {against}: nothing beats 3♦ when it was not led."),
        N_("Your {card} does not beat your {against}: nothing beats 3♦ when it was not led."),
        N_("{card} does not beat {against}: nothing beats 3♦ when it was not led."),
    ),
    # R2.3
    "matador_on_seven": Forms(
        N_(
            "{Who}'s {card} does not beat {other}'s {against}: matadors cannot reach a Seven that "
            "heads."
        ),
        N_(
            "{Who}'s {card} does not beat your {against}: matadors cannot reach a Seven that heads."
        ),
        N_(
            "Your {card} does not beat {other}'s {against}: matadors cannot reach a Seven that "
            "heads."
        ),
        N_("Your {card} does not beat your {against}: matadors cannot reach a Seven that heads."),
        N_("{card} does not beat {against}: matadors cannot reach a Seven that heads."),
    ),
    "rank_on_seven": Forms(
        N_(
            "{Who}'s {card} does not beat {other}'s {against}: rank does not count against a Seven."
        ),
        N_("{Who}'s {card} does not beat your {against}: rank does not count against a Seven."),
        N_("Your {card} does not beat {other}'s {against}: rank does not count against a Seven."),
        N_("Your {card} does not beat your {against}: rank does not count against a Seven."),
        N_("{card} does not beat {against}: rank does not count against a Seven."),
    ),
    "seven_on_seven": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: here no Seven beats another."),
        N_("{Who}'s {card} does not beat your {against}: here no Seven beats another."),
        N_("Your {card} does not beat {other}'s {against}: here no Seven beats another."),
        N_("Your {card} does not beat your {against}: here no Seven beats another."),
        N_("{card} does not beat {against}: here no Seven beats another."),
    ),
    # R2.5
    "dead": Forms(
        N_("{Who}'s {card} was not led, so it is dead and does not beat {other}'s {against}."),
        N_("{Who}'s {card} was not led, so it is dead and does not beat your {against}."),
        N_("Your {card} was not led, so it is dead and does not beat {other}'s {against}."),
        N_("Your {card} was not led, so it is dead and does not beat your {against}."),
        N_("{card} was not led, so it is dead and does not beat {against}."),
    ),
    "dead_on_three": Forms(
        N_("{Who}'s {card} is dead: a Seven takes {other}'s {against} only as the second card."),
        N_("{Who}'s {card} is dead: a Seven takes your {against} only as the second card."),
        N_("Your {card} is dead: a Seven takes {other}'s {against} only as the second card."),
        N_("Your {card} is dead: a Seven takes your {against} only as the second card."),
        N_("{card} is dead: a Seven takes {against} only as the second card."),
    ),
    # R2.6
    "on_club_king": Forms(
        N_(
            "{Who}'s {card} does not beat {other}'s {against}: it took a Seven, so only K♠ or 3♦ "
            "beats it."
        ),
        N_(
            "{Who}'s {card} does not beat your {against}: it took a Seven, so only K♠ or 3♦ beats "
            "it."
        ),
        N_(
            "Your {card} does not beat {other}'s {against}: it took a Seven, so only K♠ or 3♦ "
            "beats it."
        ),
        N_("Your {card} does not beat your {against}: it took a Seven, so only K♠ or 3♦ beats it."),
        N_("{card} does not beat {against}: it took a Seven, so only K♠ or 3♦ beats it."),
    ),
    # R2.7, R2.8
    "too_late": Forms(
        N_(
            "{Who}'s {card} comes too late: it takes {other}'s {against} only as the very next "
            "card."
        ),
        N_("{Who}'s {card} comes too late: it takes your {against} only as the very next card."),
        N_("Your {card} comes too late: it takes {other}'s {against} only as the very next card."),
        N_("Your {card} comes too late: it takes your {against} only as the very next card."),
        N_("{card} comes too late: it takes {against} only as the very next card."),
    ),
    # R2.7
    "on_spade_king": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: while it heads, only 3♦ beats it."),
        N_("{Who}'s {card} does not beat your {against}: while it heads, only 3♦ beats it."),
        N_("Your {card} does not beat {other}'s {against}: while it heads, only 3♦ beats it."),
        N_("Your {card} does not beat your {against}: while it heads, only 3♦ beats it."),
        N_("{card} does not beat {against}: while it heads, only 3♦ beats it."),
    ),
    # R2.8
    "spade_king_on_seven": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}: no king but K♣ beats a Seven."),
        N_("{Who}'s {card} does not beat your {against}: no king but K♣ beats a Seven."),
        N_("Your {card} does not beat {other}'s {against}: no king but K♣ beats a Seven."),
        N_("Your {card} does not beat your {against}: no king but K♣ beats a Seven."),
        N_("{card} does not beat {against}: no king but K♣ beats a Seven."),
    ),
    "lowest": Forms(
        N_("{Who}'s {card} does not beat {other}'s {against}, because this K♣ took no Seven."),
        N_("{Who}'s {card} does not beat your {against}, because this K♣ took no Seven."),
        N_("Your {card} does not beat {other}'s {against}, because this K♣ took no Seven."),
        N_("Your {card} does not beat your {against}, because this K♣ took no Seven."),
        N_("{card} does not beat {against}, because this K♣ took no Seven."),
    ),
    "not_led": Forms(
        N_(
            "{Who}'s {card} does not beat {other}'s {against}: this K♣ was not led and took no "
            "Seven."
        ),
        N_("{Who}'s {card} does not beat your {against}: this K♣ was not led and took no Seven."),
        N_("Your {card} does not beat {other}'s {against}: this K♣ was not led and took no Seven."),
        N_("Your {card} does not beat your {against}: this K♣ was not led and took no Seven."),
        N_("{card} does not beat {against}: this K♣ was not led and took no Seven."),
    ),
}
"""Why a card does not beat the one that it faces."""
