"""Lesson 4: the duty to play J♣, and what K♥, J♣ and 3♦ earn (R3.8, R4).

>>> LESSON.steps[-1].kind
'quiz'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.teach.asking import must_play
from voormsi_nb.teach.lesson import Lesson
from voormsi_nb.teach.scoring import points
from voormsi_nb.teach.stacking import stacked
from voormsi_nb.teach.steps import N_, Goal, PlayPosition, Predict, Quiz, Read, says

LESSON: Final = Lesson(
    "voormsi-and-toqutsit",
    N_("Voormsi and Toqutsit"),
    (
        says(N_("You know when J♣ must be played, and when it must not take K♥.")),
        says(N_("You can say what K♥, J♣ and 3♦ bring, and whom.")),
    ),
    (
        Predict(
            N_("A king in danger"),
            (says(N_("East leads K♥, Voormsi, and you hold J♣ and 3♦. What now?")),),
            must_play(
                stacked(["K♥"], {"S": "J♣ 3♦ 5♦ Q♦"}, leader="E", seed=5),
                targets=("three_frees_from_duty", "toqutsit_may_wait"),
            ),
            (
                says(
                    N_(
                        "While an opponent's K♥ heads, a holder of J♣ must play it. It does not "
                        "help to hold 3♦."
                    ),
                    "R3.8",
                ),
            ),
        ),
        Predict(
            N_("Toqutsit takes Voormsi"),
            (says(N_("You lead K♥, and West must play J♣. What does the trick bring?")),),
            points(stacked(["K♥ J♣ 5♦ Q♦"])),
            (
                says(
                    N_("J♣ that overtakes an opponent's K♥ and takes the trick: two points."),
                    "R4.2",
                ),
            ),
        ),
        Predict(
            N_("Voormsi survives"),
            (says(N_("This time nobody can beat K♥. Look at where J♣ is, too.")),),
            points(
                stacked(["K♥ 9♣ 6♣ A♠"], {"N": "J♣"}, seed=1),
                targets=("partner_holds_toqutsit",),
            ),
            (
                says(
                    N_(
                        "K♥ that takes a trick earns a point: it dared, while J♣ was still out. "
                        "J♣ in partner's hand changes nothing."
                    ),
                    "R4.1",
                ),
            ),
        ),
        Predict(
            N_("No danger, no point"),
            (says(N_("K♥ takes this trick as well. Does it earn its point?")),),
            points(stacked(["9♦ Q♠ 5♥ K♥"], seed=6), targets=("last_player_earns",)),
            (
                says(
                    N_(
                        "Whoever plays K♥ last is in no danger and earns nothing. The same goes "
                        "if J♣ has been played before, or is in the same hand."
                    ),
                    "R4.1",
                ),
            ),
        ),
        Predict(
            N_("3♦ comes between"),
            (says(N_("J♣ takes K♥, and then 3♦ falls.")),),
            points(stacked(["K♥ J♣ 3♦ Q♦"]), targets=("beaten_toqutsit_pays",)),
            (
                says(
                    N_("3♦ that overtakes such a J♣ takes the two points to its own side."), "R4.5"
                ),
                says(N_("On any other J♣ it brings nothing."), "R4.5"),
                says(N_("3♦ that overtakes K♥ brings one point."), "R4.4"),
            ),
        ),
        Predict(
            N_("Partner's Voormsi"),
            (says(N_("You lead K♥, and your partner plays J♣ on it.")),),
            points(stacked(["K♥ 9♣ J♣"], seed=7), targets=("partners_king_pays",)),
            (
                says(
                    N_("To take partner's K♥ with J♣ loses the game at once. Watch out for it."),
                    "R4.3",
                ),
            ),
        ),
        Read(
            N_("What to keep in mind"),
            (
                says(N_("J♣ on an opponent's K♥: it must be played, and brings two."), "R4.2"),
                says(N_("J♣ on partner's K♥: never, if you have another card."), "R4.3"),
                says(N_("K♥ that survives, played with danger: one."), "R4.1"),
            ),
        ),
        PlayPosition(
            N_("Spare your partner"),
            (says(N_("North leads K♥, and East follows. Play so that nothing bad happens.")),),
            stacked(["K♥ 6♣"], {"S": "J♣ 9♦ 5♣ Q♥", "W": "6♦ A♣ Q♠ J♦"}, leader="N", seed=8),
            Goal("earn", "R4.1"),
            "5♣",
            ("6♦",),
            (says(N_("The duty to play J♣ is towards an opponent's K♥ only."), "R3.8"),),
        ),
        Quiz(
            N_("Quiz"),
            (says(N_("Eight questions about duties and points.")),),
            8,
            (
                "toqutsit_may_wait",
                "three_frees_from_duty",
                "toqutsit_on_partner",
                "last_player_earns",
                "voormsi_on_toqutsit_pays",
                "fallen_toqutsit_is_forgotten",
                "held_toqutsit_is_forgotten",
                "partner_holds_toqutsit",
                "beaten_toqutsit_pays",
                "three_on_any_toqutsit_pays",
                "three_on_voormsi_is_nothing",
                "partners_king_pays",
            ),
        ),
    ),
)
