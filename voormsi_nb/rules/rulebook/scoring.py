"""The words of R4, bonuses, and R5, the score.

>>> [entry.id for entry in SCORING_RULES][-1]
'R5.9'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.rulebook.entry import N_, Rule

_ALL: Final = N_("All sources agree.")
_ARTICLE: Final = N_("The encyclopedia article.")
_ARTICLE_AND_COLLECTION: Final = N_("The encyclopedia article and the online collection.")
_READING: Final = N_("Our reading; the sources are silent.")

SCORING_RULES: Final = (
    Rule(
        "R4.1",
        N_("The bonus for Voormsi"),
        N_(
            "When a group with K♥ takes the trick, its side earns 1. Three things prevent it: the "
            "player of K♥ played last to the trick; J♣ had already been played in this deal, or "
            "lies in the same group; or that player holds J♣ right after playing K♥. The player "
            "shows the hand to prove that J♣ is not there. It does no harm if the partner holds "
            "J♣, if it is still in the stock, or if it falls later without beating the group of K♥."
        ),
        N_(
            "The encyclopedia article and the online collection; what a J♣ that falls earlier or "
            "later means is our reading."
        ),
        see_also=("R1.2", "R3.8", "R4.2"),
    ),
    Rule(
        "R4.2",
        N_("The bonus for Toqutsit"),
        N_(
            "When an opponent's group with J♣ overtakes the group with K♥ that heads, and goes on "
            "to take the trick, it earns 2."
        ),
        _ALL,
        see_also=("R3.8", "R4.3", "R4.5"),
    ),
    Rule(
        "R4.3",
        N_("Never take your partner's Voormsi"),
        N_(
            "If your group with J♣ overtakes your partner's group with K♥ that heads, your side "
            "has lost the game on the spot: your score drops to 0 and the other side wins, whether "
            "or not a run is going on. The trick is broken off and brings nobody anything."
        ),
        _ARTICLE,
        see_also=("R3.8", "R4.2", "R5.3"),
        option="partner_capture",
        elsewhere_message=N_(
            "By the web rules the score drops to 0 and play goes on; Parlett's rules forbid the "
            "play as long as there is another."
        ),
    ),
    Rule(
        "R4.4",
        N_("3♦ on Voormsi"),
        N_(
            "When 3♦ overtakes a group with K♥ that heads, whoever's it is, the side of 3♦ earns 1."
        ),
        _ARTICLE,
        see_also=("R2.2", "R4.5"),
    ),
    Rule(
        "R4.5",
        N_("3♦ on Toqutsit"),
        N_(
            "If J♣ has taken the lead from an opponent's K♥ in this trick and 3♦ then overtakes "
            "that J♣, the side of 3♦ earns 2, and J♣ gets no bonus for K♥. On any other J♣ 3♦ "
            "earns nothing."
        ),
        _ARTICLE_AND_COLLECTION,
        see_also=("R2.2", "R4.2", "R4.4"),
    ),
    Rule(
        "R4.6",
        N_("J♣ and 3♦ together"),
        N_(
            "If one group holds both J♣ and 3♦ and overtakes the group of K♥, it counts for J♣, "
            "not for 3♦. A K♥ or J♣ that never heads earns nothing."
        ),
        _READING,
        see_also=("R4.2", "R4.3", "R4.4"),
    ),
    Rule(
        "R5.1",
        N_("Points for tricks"),
        N_(
            "The fifth trick that your side wins in a deal is worth 1, and so is each one after "
            "it. Five tricks make 1, six 2, seven 3, eight 4. The points are added when the trick "
            "that brings them is over."
        ),
        N_(
            "The encyclopedia article and the online collection; that the points are added trick "
            "by trick is our reading."
        ),
        see_also=("R3.9", "R5.2", "R5.4"),
    ),
    Rule(
        "R5.2",
        N_("The first five tricks"),
        N_(
            "If a side wins the first five tricks of the deal without a gap, those five are worth "
            "2 instead of 1. It then has 2 for five, 3 for six, 4 for seven, 5 for eight."
        ),
        _ARTICLE_AND_COLLECTION,
        see_also=("R5.1", "R5.4"),
    ),
    Rule(
        "R5.3",
        N_("All tricks: void"),
        N_(
            "If one side wins all nine tricks, the deal is void. Both scores go back to where they "
            "stood before it, and the bonuses go too. Only a score that fell to 0 because a "
            "partner's Voormsi was taken stays at 0."
        ),
        _ARTICLE_AND_COLLECTION,
        see_also=("R4.3", "R5.4"),
        option="sweep",
        elsewhere_message=N_(
            "Some tables take back only the points for tricks and keep the bonuses."
        ),
    ),
    Rule(
        "R5.4",
        N_("While a run lasts"),
        N_(
            "As long as one side has won every trick, the points for its tricks wait, and nobody "
            "can go out or be bust. Bonuses are added at once; a score that passes the target is "
            "shown as pending. When the other side breaks the run, the waiting points are counted "
            "together with what the breaking trick earns, and then both sides are judged."
        ),
        N_("The encyclopedia article; that a run starts with the first trick is our reading."),
        see_also=("R5.2", "R5.3", "R5.5"),
    ),
    Rule(
        "R5.5",
        N_("Going out"),
        N_(
            "You need exactly 9 points. After each trick everything it earned is added up, and "
            "then each side is judged once: whoever stands at 9 is out and wins the game. During a "
            "run this waits. Bonuses kept after nine won tricks are judged too."
        ),
        N_("The encyclopedia article; the online collection lets the players agree on the target."),
        see_also=("R5.4", "R5.6", "R5.7"),
        option="target",
        elsewhere_message=N_("In the web rules the players agree on the target before they start."),
    ),
    Rule(
        "R5.6",
        N_("Past the target: bust"),
        N_(
            "A side that is past the target when it is judged is bust. What is too much is counted "
            "back from the target: 2 too many at a target of 9 leaves 7. The deal goes on from "
            "there."
        ),
        N_(
            "The encyclopedia article knows a penalty as large as the excess; to count it back "
            "from the target is our reading."
        ),
        see_also=("R5.4", "R5.5"),
        option="overshoot",
        elsewhere_message=N_(
            "By the web rules a side past the target is out all the same; some tables set the "
            "score to minus the excess."
        ),
    ),
    Rule(
        "R5.7",
        N_("A shared game"),
        N_("If one trick brings more than one side out, these sides share the game."),
        N_("The encyclopedia article says that it can happen; that it is shared is our reading."),
        see_also=("R5.5",),
    ),
    Rule(
        "R5.8",
        N_("The ladder"),
        N_(
            "Each side keeps its score on a ladder with nine rungs and crosses off one rung for "
            "each point."
        ),
        _ARTICLE,
        see_also=("R5.5",),
    ),
    Rule(
        "R5.9",
        N_("On to the next deal"),
        N_("If nobody has won after nine tricks, the next dealer deals."),
        _ALL,
        see_also=("R3.2",),
    ),
)
"""R4.1 to R5.9."""
