"""Why cards are led (R3.5).

>>> from voormsi_nb.players.weighing import weigh_all
>>> from voormsi_nb.rules import Deal
>>> situation = Situation(Deal.from_hands({"S": "9♣ 9♠ 5♥ Q♦"}).view("S"))
>>> why_led(situation, weigh_all(situation))
Reason(kind='lead_group', cards=(Card("9♣"), Card("9♠")), rule='R3.9', seat=None, number=2)
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.players.because_taking import why_dared, why_game_is_won, why_run_is_broken
from voormsi_nb.players.keeping import keeping_power
from voormsi_nb.players.reasons import Reason
from voormsi_nb.players.situation import Situation
from voormsi_nb.players.weighing import Weighed, threats
from voormsi_nb.rules import Rank
from voormsi_nb.rules.cards import THREE

__all__ = ["Reason", "Situation", "Weighed", "why_led"]

_STRONG: Final = 550
"""From this chance on, in thousandths, a card that is led is called strong."""


def why_led(situation: Situation, weighed: list[Weighed]) -> Reason:
    """Return why the first of these plays, the best, is chosen for the lead."""
    chosen = weighed[0]
    play, number = chosen.play, len(chosen.play)
    if chosen.chance < _STRONG or THREE in play:
        return _why_led_low(situation, weighed)
    particular = (
        why_game_is_won(situation, chosen)
        or why_run_is_broken(situation, chosen)
        or why_dared(chosen)
    )
    if particular is not None:
        return particular
    if number > 1:
        return Reason("lead_group", play, "R3.9", None, number)
    if play[0].rank is Rank.SEVEN:
        return Reason("lead_seven", play, "R2.3")
    if not threats(situation, chosen):
        return Reason("lead_sure", play, "R3.4")
    return Reason("lead_strong", play, "R3.4")


def _why_led_low(situation: Situation, weighed: list[Weighed]) -> Reason:
    """Return why a play is led that will probably be beaten."""
    play = weighed[0].play
    run = situation.view.run
    if run is not None and run.side == situation.side and run.points:
        return Reason("avoid_sweep", play, "R5.3", None, run.tricks)
    powers = {card: keeping_power(situation, card) for card in situation.view.hand}
    if any(powers[card] > max(map(powers.__getitem__, play)) for card in powers):
        return Reason("lead_low", play, "R3.5")
    return Reason("lead_best", play, "R3.5")
