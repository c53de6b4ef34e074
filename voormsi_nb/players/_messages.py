"""What is said of each kind of reason and cue.

>>> MESSAGES["take_sure"].one
'{cards} heads, and nothing that is still out beats it.'
"""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from voormsi_nb.locale import N_

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voormsi_nb.players.reasons import CueKind, ReasonKind


class Message(NamedTuple):
    """A message for one card and for several; and the same about cards of the one addressed.

    What is empty is as the form before it for one card.
    """

    one: str
    several: str = ""
    yours: str = ""
    yours_several: str = ""


_OF_LEADS: Final[dict[ReasonKind, Message]] = {
    "dare_voormsi": Message(
        N_("K♥ dares it: unless J♣ or 3♦ beats it, it brings a point more."),
    ),
    "lead_seven": Message(N_("{cards} is led: matadors do not beat a Seven that is led.")),
    "lead_group": Message(
        N_("{cards} is led."),
        N_("{cards} go together: they count as {number} tricks, and all must be beaten at once."),
    ),
    "lead_sure": Message(
        N_("Nothing that is still out beats {cards}, and its player leads again.")
    ),
    "lead_strong": Message(
        N_("{cards} is led: few cards beat it, and whoever takes the trick leads again."),
    ),
    "lead_best": Message(
        N_("{cards} is led: it will probably be beaten, but nothing better is there to try."),
        N_("{cards} are led: they will probably be beaten, but nothing better is there to try."),
    ),
    "lead_low": Message(
        N_("{cards} is led: it matters least, and better cards wait for a better moment."),
        N_("{cards} are led: they matter least, and better cards wait for a better moment."),
    ),
}

_OF_TAKING: Final[dict[ReasonKind, Message]] = {
    "toqutsit_takes_voormsi": Message(
        N_("J♣ beats {name}'s K♥: two points, if it still heads at the end."),
        yours=N_("J♣ beats your K♥: two points, if it still heads at the end."),
    ),
    "three_takes_voormsi": Message(
        N_("3♦ beats {name}'s K♥: a point, and nothing beats 3♦."),
        yours=N_("3♦ beats your K♥: a point, and nothing beats 3♦."),
    ),
    "three_takes_toqutsit": Message(
        N_("3♦ beats {name}'s J♣, which has just beaten K♥: the two points change sides."),
        yours=N_("3♦ beats your J♣, which has just beaten K♥: the two points change sides."),
    ),
    "king_takes_seven": Message(
        N_("K♣ beats {name}'s {against}: this is the moment for which it was kept."),
        yours=N_("K♣ beats your {against}: this is the moment for which it was kept."),
    ),
    "king_takes_king": Message(
        N_("K♠ beats {name}'s K♣, which heads on a Seven: only now is it more than a low card."),
        yours=N_("K♠ beats your K♣, which heads on a Seven: only now is it more than a low card."),
    ),
    "higher_seven": Message(
        N_("{card} beats {name}'s {against}: the higher Seven heads, with the same privilege."),
        yours=N_("{card} beats your {against}: the higher Seven heads, with the same privilege."),
    ),
    "wins_game": Message(
        N_("{cards} plays for the game: with this trick it is won."),
        N_("{cards} play for the game: with this trick it is won."),
    ),
    "break_run": Message(
        N_("{cards} is to end a run: all {number} tricks so far have gone to one other side."),
        N_("{cards} are to end a run: all {number} tricks so far have gone to one other side."),
    ),
    "take_last": Message(
        N_("{cards} takes the trick: nobody plays after it."),
        N_("{cards} take the trick: nobody plays after them."),
    ),
    "take_sure": Message(
        N_("{cards} heads, and nothing that is still out beats it."),
        N_("{cards} head, and nothing that is still out beats them."),
    ),
    "take_likely": Message(
        N_("{cards} heads, and will probably not be beaten."),
        N_("{cards} head, and will probably not be beaten."),
    ),
    "take_try": Message(
        N_("{cards} heads for now: it may be beaten, but the trick is worth a try."),
        N_("{cards} head for now: they may be beaten, but the trick is worth a try."),
    ),
}

_OF_LEAVING: Final[dict[ReasonKind, Message]] = {
    "by_lot": Message(N_("{cards} was drawn by lot."), N_("{cards} were drawn by lot.")),
    "only_play": Message(
        N_("{cards} is the only card that is left."),
        N_("{cards} are the only cards that are left."),
    ),
    "must_play_toqutsit": Message(
        N_("J♣ is played because it must be: {name}'s K♥ heads."),
        yours=N_("J♣ is played because it must be: your K♥ heads."),
    ),
    "spare_partners_king": Message(
        N_("J♣ stays in the hand: it would beat the partner's K♥, which heads."),
    ),
    "partner_heads": Message(
        N_("{name}, the partner, heads with {cards}: a better card would be wasted on it."),
        N_("{name}, the partner, heads with {cards}: better cards would be wasted on them."),
        N_("You, the partner, head with {cards}: a better card would be wasted on it."),
        N_("You, the partner, head with {cards}: better cards would be wasted on them."),
    ),
    "king_waits": Message(
        N_("J♣ is still out, so K♥ waits: beaten by it, K♥ would cost two points.")
    ),
    "keep_three": Message(N_("3♦ could take this trick, but waits for one that brings more.")),
    "keep_toqutsit": Message(N_("K♥ is still out, so J♣ waits: to beat K♥ brings two points.")),
    "avoid_bust": Message(
        N_("{cards} leaves the trick to the others: it would lead past {number} points, and back."),
        N_("{cards} leave the trick to the others: it would lead past {number} points, and back."),
    ),
    "avoid_sweep": Message(
        N_("{cards} gives this trick away: the run of {number} tricks is paid only when it ends."),
        N_("{cards} give this trick away: the run of {number} tricks is paid only when it ends."),
    ),
    "too_dear": Message(
        N_("{cards} is thrown away: what could beat the trick is worth more later."),
        N_("{cards} are thrown away: what could beat the trick is worth more later."),
    ),
    "cannot_take": Message(
        N_("Nothing in the hand beats this trick, so {cards} goes, which matters least."),
        N_("Nothing in the hand beats this trick, so {cards} go, which matter least."),
    ),
}

_OF_CUES: Final[dict[CueKind, Message]] = {
    "see_duty": Message(
        N_("{name}'s K♥ heads. What does that mean for J♣?"),
        yours=N_("Your K♥ heads. What does that mean for J♣?"),
    ),
    "see_voormsi": Message(
        N_("{name}'s K♥ heads. Which two cards could beat it, and who may hold them?"),
        yours=N_("Your K♥ heads. Which two cards could beat it, and who may hold them?"),
    ),
    "see_own_king": Message(N_("K♥ is in the hand, and J♣ has not been played. Who may hold it?")),
    "see_partner": Message(
        N_("{name}, the partner, heads with {cards}. Does that need help?"),
        yours=N_("You, the partner, head with {cards}. Does that need help?"),
    ),
    "see_partners_king": Message(
        N_("{name}, the partner, heads with K♥. What must J♣ not do?"),
        yours=N_("You, the partner, head with K♥. What must J♣ not do?"),
    ),
    "see_seven": Message(
        N_("{name}'s {cards} heads, and on a Seven matadors are no help. What is?"),
        N_("{name}'s {cards} head, and on a Seven matadors are no help. What is?"),
        N_("Your {cards} heads, and on a Seven matadors are no help. What is?"),
        N_("Your {cards} head, and on a Seven matadors are no help. What is?"),
    ),
    "see_club_king": Message(
        N_("{name}'s {cards} has beaten a Seven. Which card beats K♣ there, and only there?"),
        N_("{name}'s {cards} have beaten Sevens. Which card beats K♣ there, and only there?"),
        N_("Your {cards} has beaten a Seven. Which card beats K♣ there, and only there?"),
        N_("Your {cards} have beaten Sevens. Which card beats K♣ there, and only there?"),
    ),
    "see_three": Message(N_("3♦ is in the hand and takes any trick. Is this the one?")),
    "see_toqutsit": Message(N_("J♣ is in the hand, and K♥ has not been played. What is J♣ worth?")),
    "see_score": Message(
        N_("Look at the score: {number} points win. What would this trick bring?"),
    ),
    "see_run": Message(
        N_("One side has won all {number} tricks so far. What if it wins this one too?"),
    ),
    "see_last": Message(
        N_("{cards} heads, and nobody plays after this. What is the trick worth?"),
        N_("{cards} head, and nobody plays after this. What is the trick worth?"),
    ),
    "see_others": Message(
        N_("{cards} heads, and others still play. What beats it, and would that hold?"),
        N_("{cards} head, and others still play. What beats them, and would that hold?"),
    ),
    "see_lead": Message(
        N_("This is the lead. What is hardest to beat, what goes together, and what can wait?"),
    ),
    "see_hand": Message(N_("Look at the hand: how much choice is there?")),
}

MESSAGES: Final[Mapping[str, Message]] = ChainMap(
    *(cast("dict[str, Message]", part) for part in (_OF_LEADS, _OF_TAKING, _OF_LEAVING, _OF_CUES))
)
"""By kind, of reasons and of cues."""
