"""What is said of points, runs and ends: for whom, how many, and what for."""

from __future__ import annotations

from functools import cache

from tests.rules.arranged import after, arranged
from tests.rules.examples import COURSES, Course, Won
from tests.rules.saying import awarded
from tests.rules.scripted import play_course
from voormsi_nb.rules import Award, Deal, Outcome, RuleSet, Run, sentence
from voormsi_nb.rules.awards import Circumstances

A, B = 0, 1
MORE_COURSES = (
    Course("A wins tricks 1-7, B breaks", (0, 0), (Won(A),) * 7 + (Won(B),), (4, 0), None),
    Course("A 8, B wins 1, A 2-6", (8, 0), (Won(B),) + (Won(A),) * 5, (9, 0), "out", (A,)),
    Course(
        "A wins all nine with a bonus",
        (3, 4),
        (Won(A, bonus=("R4.2",)),) + (Won(A),) * 8,
        (3, 4),
        "void",
        hands=(("W", "K♥"), ("N", "J♣")),
    ),
)


@cache
def course(name: str) -> Deal:
    """Play one of the worked deals, or of those above."""
    found = next(course for course in (*MORE_COURSES, *COURSES) if course.name.startswith(name))
    deal = play_course(found)
    assert deal.scores == found.after
    return deal


def again(deal: Deal, ruleset: RuleSet) -> Deal:
    """Play the same cards by other rules."""
    replay = Deal.start(deal.pack, deal.dealer, ruleset, deal.start_scores)
    for play in deal.plays:
        replay = replay.play(play)
    return replay


def ended(deal: Deal, you: str | None = None) -> str:
    """Say how a deal ended."""
    assert deal.outcome is not None
    return sentence(deal.outcome, you=you)


def test_a_broken_run_of_five_is_counted_double() -> None:
    """R5.2, R5.4, as the table shows it."""
    deal = course("A wins tricks 1-5")
    assert awarded(deal, "R5.2", "N") == (
        "You: the first five tricks +2. Your run of five is broken, so it is counted now: 2 "
        "instead of 1. R5.2 R5.4"
    )
    assert awarded(deal, "R5.2", "E").startswith("They: the first five tricks +2. The run of")


def test_tricks_beyond_the_fifth() -> None:
    """R5.1: one sentence for each trick that counts."""
    deal = course("B wins 1, A 2-9")
    said = [sentence(award, you="W") for award in deal.awards if award.rule == "R5.1"]
    assert said == [
        f"They: tricks +1. That makes {number} tricks: 1 point for the fifth and 1 for each "
        "after it. R5.1"
        for number in ("five", "six", "seven", "eight")
    ]


def test_a_longer_run_counts_its_other_tricks_singly() -> None:
    """R5.1, R5.2, R5.4: a run of seven, broken in the eighth trick."""
    deal = course("A wins tricks 1-7")
    broken = "Your run of seven is broken, so it is counted now:"
    assert [sentence(award, you="S") for award in deal.awards] == [
        f"You: the first five tricks +2. {broken} 2 instead of 1 for the first five. R5.2 R5.4",
        f"You: tricks +2. {broken} 1 for each trick after the fifth. R5.1 R5.4",
    ]


def test_a_bust_says_how_the_score_is_counted_back() -> None:
    """R5.6: in figures, as scores are; with `overshoot="minus"` too."""
    deal = course("A 8 with four tricks")
    assert awarded(deal, "R5.6", "S") == (
        "You: bust -4. 11 is 2 past 9, so the score goes back to 7. R5.6"
    )
    assert awarded(again(deal, RuleSet(overshoot="minus")), "R5.6", "W") == (
        "They: bust -13. 11 is 2 past 9, so the score goes back to -2. R5.6"
    )


def test_a_void_deal_takes_back_what_it_brought() -> None:
    """R5.3: the award, and the outcome with and without the bonuses."""
    deal = course("A wins all nine with a bonus")
    assert awarded(deal, "R5.3", "S") == (
        "You: a void deal -2. All nine tricks went to one side, so the score goes back to 3. R5.3"
    )
    assert ended(deal) == (
        "One side won all nine tricks, so the deal is void and brings nobody any points. R5.3"
    )
    assert ended(again(deal, RuleSet(sweep="tricks_only"))) == (
        "One side won all nine tricks, so they bring no points, and only the bonuses stay. R5.3"
    )


def test_a_run_says_what_waits() -> None:
    """R5.4: nothing, one point or more; your side, theirs, by name."""
    deal = after(arranged("K♥|9♣|6♣|A♠"), "K♥ 9♣ 6♣ A♠")
    assert deal.run is not None
    assert sentence(deal.run, you="S") == (
        "You have won every trick so far. Until the run is broken, nobody can go out. R5.4"
    )
    assert sentence(Run(1, 5, 2), you="S") == (
        "They have won every trick so far. 2 points wait until the run is broken. R5.4"
    )
    assert sentence(Run(1, 5, 1)) == (
        "West East have won every trick so far. 1 point waits until the run is broken. R5.4"
    )
    alone = after(arranged("9♥|5♦", players=2), "9♥ 5♦ . .")
    assert alone.run is not None
    assert sentence(alone.run, names={"S": "Aka"}).startswith("Aka has won every trick so far.")


def test_taking_partner_s_voormsi_ends_the_game() -> None:
    """R4.3: to whom it is said matters."""
    outcome = after(arranged("K♥|9♣|J♣"), "K♥ 9♣ J♣").outcome
    assert outcome is not None
    assert {you: sentence(outcome, you=you) for you in ("N", "S", "W", None)} == {
        "N": "Your J♣ overtook your partner's K♥, so you lose the game at once. R4.3",
        "S": "North's J♣ overtook your K♥, so you lose the game at once. R4.3",
        "W": "North's J♣ overtook partner South's K♥, so you win the game at once. R4.3",
        None: "North's J♣ overtook partner South's K♥, so they lose the game at once. R4.3",
    }


def test_a_side_that_is_out_wins() -> None:
    """R5.5: you, they, by name."""
    deal = course("A 8, B wins 1, A 2-6")
    assert {you: ended(deal, you) for you in ("N", "W", None)} == {
        "N": "You stand at 9, so you are out and win the game. R5.5",
        "W": "They stand at 9, so they are out and win the game. R5.5",
        None: "South North stand at 9, so they are out and win the game. R5.5",
    }


def test_one_player_is_out() -> None:
    """R5.5, R7.1: of three, each alone."""
    outcome = Outcome("out", (1,), "R5.5")
    outcome.told = Circumstances(players=3, target=12, whole=12, score=12)
    assert sentence(outcome, names={"W": "Nivi"}, you="S") == (
        "Nivi stands at 12, so Nivi is out and wins the game. R5.5"
    )


def test_a_shared_game() -> None:
    """R5.7: of two sides, and of two or all of three players."""
    assert ended(course("A 7, B 7")) == (
        "Both sides are out by the same trick, so they share the game. R5.7"
    )
    said = {}
    for winners in ((0, 1), (0, 1, 2)):
        outcome = Outcome("shared", winners, "R5.7")
        outcome.told = Circumstances(players=3, target=12, whole=12)
        said[winners] = [sentence(outcome, you=you) for you in ("W", "N")]
    tail = "are out by the same trick, so"
    assert said == {
        (0, 1): [
            f"You and South {tail} you share the game. R5.7",
            f"South and West {tail} they share the game. R5.7",
        ],
        (0, 1, 2): [f"All three players {tail} they share the game. R5.7"] * 2,
    }


def test_a_deal_played_out() -> None:
    """R5.9."""
    assert ended(course("A wins tricks 1-5"), "S") == (
        "All nine tricks are played and nobody is out, so the next dealer deals. R5.9"
    )


def test_values_made_by_hand_are_said_by_their_rule() -> None:
    """Equal values may lack what was seen at the table: the rule's own text stands in."""
    assert sentence(Outcome("void", (), "R5.3")).endswith("stays at 0. R5.3")
    assert sentence(Award("R4.2", 1, 2, 0), you="S").startswith("They: Toqutsit +2. When an opp")
