"""Sentences about points won and lost (R4, R5).

>>> award = Award("R5.2", 0, 2, 5)
>>> award.told = Circumstances(players=4, target=9, whole=9, tricks=5, run_broken=True)
>>> award_words(award, People.of(None, "S")).text
'Your run of five is broken, so it is counted now: 2 instead of 1.'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.awards import Award, Circumstances
from voormsi_nb.rules.rulebook import rule
from voormsi_nb.rules.sentences.forms import N_, Forms, Words, figures, say
from voormsi_nb.rules.sentences.people import People, number_word

__all__ = ["Award", "Circumstances", "People", "award_words"]

_TITLES: Final = {
    "R4.1": N_("{side}: Voormsi"),
    "R4.2": N_("{side}: Toqutsit"),
    "R4.3": N_("{side}: the score is wiped"),
    "R4.4": N_("{side}: 3♦ on Voormsi"),
    "R4.5": N_("{side}: 3♦ on Toqutsit"),
    "R5.1": N_("{side}: tricks"),
    "R5.2": N_("{side}: the first five tricks"),
    "R5.3": N_("{side}: a void deal"),
    "R5.6": N_("{side}: bust"),
}
_TOQUTSIT_UNPAID: Final = N_("{side}: Toqutsit, not paid")

_BONUSES: Final = {
    "R4.1": Forms(
        N_("{Who}'s K♥ took the trick, J♣ had not been played, and {who} did not hold it."),
        N_("{Who}'s K♥ took the trick, J♣ had not been played, and {who} did not hold it."),
        N_("Your K♥ took the trick, J♣ had not been played, and you did not hold it."),
        N_("Your K♥ took the trick, J♣ had not been played, and you did not hold it."),
    ),
    "R4.2": Forms(
        N_("{Who}'s J♣ overtook {other}'s K♥ and took the trick."),
        N_("{Who}'s J♣ overtook your K♥ and took the trick."),
        N_("Your J♣ overtook {other}'s K♥ and took the trick."),
        N_("Your J♣ overtook your K♥ and took the trick."),
    ),
    "R4.3": Forms(
        N_("{Who}'s J♣ overtook partner {other}'s K♥, so their score drops to 0."),
        N_("{Who}'s J♣ overtook your K♥, so your score drops to 0."),
        N_("Your J♣ overtook your partner's K♥, so your score drops to 0."),
        N_("Your J♣ overtook your partner's K♥, so your score drops to 0."),
    ),
    "R4.4": Forms(
        N_("{Who}'s 3♦ overtook {other}'s K♥."),
        N_("{Who}'s 3♦ overtook your K♥."),
        N_("Your 3♦ overtook {other}'s K♥."),
        N_("Your 3♦ overtook your K♥."),
    ),
    "R4.5": Forms(
        N_("{Who}'s 3♦ overtook {other}'s J♣, which had taken the lead from K♥."),
        N_("{Who}'s 3♦ overtook your J♣, which had taken the lead from K♥."),
        N_("Your 3♦ overtook {other}'s J♣, which had taken the lead from K♥."),
        N_("Your 3♦ overtook your J♣, which had taken the lead from K♥."),
    ),
}
_UNPAID: Final = Forms(
    N_("{Who}'s J♣ overtook {other}'s K♥, but then 3♦ beat it, so this bonus is not paid."),
    N_("{Who}'s J♣ overtook your K♥, but then 3♦ beat it, so this bonus is not paid."),
    N_("Your J♣ overtook {other}'s K♥, but then 3♦ beat it, so this bonus is not paid."),
    N_("Your J♣ overtook your K♥, but then 3♦ beat it, so this bonus is not paid."),
)

# Each of a side that the title names, and of yours.
_TRICKS: Final = (
    N_("That makes {number} tricks: 1 point for the fifth and 1 for each after it."),
    N_("You have {number} tricks now: 1 point for the fifth and 1 for each after it."),
)
_FIRST_FIVE: Final = (
    N_("The run of five is broken, so it is counted now: 2 instead of 1."),
    N_("Your run of five is broken, so it is counted now: 2 instead of 1."),
)
_FIRST_FIVE_OF_MORE: Final = (
    N_("The run of {number} is broken, so it is counted now: 2 instead of 1 for the first five."),
    N_("Your run of {number} is broken, so it is counted now: 2 instead of 1 for the first five."),
)
_MORE_THAN_FIVE: Final = (
    N_("The run of {number} is broken, so it is counted now: 1 for each trick after the fifth."),
    N_("Your run of {number} is broken, so it is counted now: 1 for each trick after the fifth."),
)
_VOID: Final = N_("All {number} tricks went to one side, so the score goes back to {score}.")
_BUST: Final = N_("{past} is {excess} past {target}, so the score goes back to {score}.")


def award_words(award: Award, people: People) -> Words:
    """Say for what a side wins or loses points (R4, R5)."""
    told = award.told
    side = people.side(award.side, 4 if told is None else told.players)
    title = _TOQUTSIT_UNPAID if award.cancelled_by else _TITLES[award.rule]
    if told is None:
        text, further = rule(award.rule).text, tuple[str, ...]()
    else:
        text, further = _text(award, told, people, is_you=side.is_you)
    return Words(
        text,
        (award.rule, *further),
        title=say(title, side=side.name),
        points=None if award.cancelled_by or not award.points else award.points,
    )


def _text(
    award: Award, told: Circumstances, people: People, *, is_you: bool
) -> tuple[str, tuple[str, ...]]:
    """Return the sentence, and the ids of rules that belong to it beside the award's own."""
    who, other = people.who(told.seat), people.who(told.other)
    if award.cancelled_by is not None:
        return _UNPAID.say(who, other), (award.cancelled_by,)
    if award.rule in _BONUSES:
        return _BONUSES[award.rule].say(who, other), ()
    if award.rule == "R5.3":
        return say(_VOID, number=number_word(told.whole), score=figures(told.score)), ()
    if award.rule == "R5.6":
        past = told.score - award.points
        excess = past - told.target
        return say(
            _BUST, past=past, excess=excess, target=told.target, score=figures(told.score)
        ), ()
    message = _tricks_message(award, told)[is_you]
    further = ("R5.4",) if told.run_broken else ()
    return say(message, number=number_word(told.tricks)), further


def _tricks_message(award: Award, told: Circumstances) -> tuple[str, str]:
    """Return what is said of points for tricks (R5.1, R5.2): of others, and of you."""
    if award.rule == "R5.2":
        return _FIRST_FIVE if told.tricks == 5 else _FIRST_FIVE_OF_MORE  # noqa: PLR2004 - R5.2
    return _MORE_THAN_FIVE if told.run_broken else _TRICKS
