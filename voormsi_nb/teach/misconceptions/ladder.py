"""Wrong ideas about the ladder (R5).

>>> from voormsi_nb.teach.scoring import ladder
>>> from voormsi_nb.teach.stacking import stacked
>>> question = ladder(stacked(["9♦ Q♠ 5♥ 6♥"], scores=(3, 0)))
>>> question.answer, OF_LADDER[0].thinks(question)
(('3',), ('4',))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_
from voormsi_nb.rules import Deal, IllegalPlay
from voormsi_nb.rules.score import Tally, points_of_run
from voormsi_nb.teach.misconception import Misconception

if TYPE_CHECKING:
    from voormsi_nb.rules.ruleset import Overshoot
    from voormsi_nb.teach.question import Question


def _facts(question: Question) -> tuple[Deal, int] | None:
    """Return the deal and the side that is asked for, None for a question of another kind."""
    if question.kind != "ladder" or question.deal is None or question.side is None:
        return None
    return question.deal, question.side


def _replayed(deal: Deal, overshoot: Overshoot) -> Deal | None:
    """Return the deal as the core plays it with another rule for a score past the target."""
    ruleset = deal.ruleset._replace(overshoot=overshoot)
    other = Deal.start(deal.pack, deal.dealer, ruleset, deal.start_scores, len(deal.seats))
    try:
        for play in deal.plays:
            other = other.play(play)
    except IllegalPlay:
        return None
    return other


def _every_trick_pays(question: Question) -> tuple[str, ...] | None:
    facts = _facts(question)
    if facts is None:
        return None
    deal, side = facts
    return (str(deal.start_scores[side] + deal.tricks_won[side]),)


def _group_counts_once(question: Question) -> tuple[str, ...] | None:
    """Let the core's own tally count each trick once, however many cards were led."""
    facts = _facts(question)
    if facts is None or not any(trick.number > 1 for trick in facts[0].tricks):
        return None
    deal, side = facts
    start = deal.start_scores
    tally = Tally.start(start, deal.target, deal.ruleset, deal.total_tricks)
    for number, trick in enumerate(deal.tricks):
        winner = deal.sides[deal.seats.index(trick.seats[trick.heads[-1]])]
        earned = [it for it in deal.awards if it.trick == number and it.rule.startswith("R4.")]
        tally = tally.after_trick(winner, 1, earned, number)
    return (str(tally.scores[side]),)


def _run_counts_at_once(question: Question) -> tuple[str, ...] | None:
    facts = _facts(question)
    if facts is None or facts[0].run is None or facts[0].run.side != facts[1]:
        return None
    deal, side = facts
    return None if deal.run is None else (str(deal.scores[side] + deal.run.points),)


def _first_five_bring_one(question: Question) -> tuple[str, ...] | None:
    facts = _facts(question)
    if facts is None:
        return None
    deal, side = facts
    now = [it for it in deal.awards if it.trick == question.trick_number and it.side == side]
    rules = {award.rule for award in now}
    if "R5.2" not in rules or "R5.6" in rules:
        return None
    return (str(deal.scores[side] - 1),)


def _more_is_better(question: Question) -> tuple[str, ...] | None:
    facts = _facts(question)
    other = None if facts is None else _replayed(facts[0], "allowed")
    return None if facts is None or other is None else (str(other.scores[facts[1]]),)


def _bust_is_minus(question: Question) -> tuple[str, ...] | None:
    facts = _facts(question)
    other = None if facts is None else _replayed(facts[0], "minus")
    return None if facts is None or other is None else (str(other.scores[facts[1]]),)


def _sweep_is_best(question: Question) -> tuple[str, ...] | None:
    """Pay all nine tricks as the core pays a run."""
    facts = _facts(question)
    if facts is None or facts[0].outcome is None or facts[0].outcome.kind != "void":
        return None
    deal, side = facts
    if not deal.tricks_won[side]:
        return None
    paid = points_of_run(side, deal.tricks_won[side], 0)
    return (str(deal.start_scores[side] + sum(award.points for award in paid)),)


OF_LADDER: Final = (
    Misconception(
        "every_trick_pays",
        N_("Every trick is a point."),
        N_("The first four tricks of a side bring nothing; the fifth is the first to count."),
        N_("You counted the tricks: right, the points come from them."),
        ("R5.1",),
        _every_trick_pays,
        N_("But four tricks bring a side nothing; the fifth is the first that counts."),
    ),
    Misconception(
        "group_counts_once",
        N_("A trick is a trick, whether one card was led or two."),
        N_("A trick of two cards each counts as two tricks, of three as three."),
        N_("You counted the tricks one by one: right for single cards."),
        ("R3.9",),
        _group_counts_once,
        N_("But a trick to which everyone played several cards counts as so many tricks."),
    ),
    Misconception(
        "run_counts_at_once",
        N_("Five tricks in a row are paid at once."),
        N_("While one side has won every trick, its trick points wait until the run breaks."),
        N_("You saw what the tricks will be worth: right."),
        ("R5.4",),
        _run_counts_at_once,
        N_("But the run goes on, so they wait until it is broken."),
    ),
    Misconception(
        "first_five_bring_one",
        N_("The fifth trick is always one point."),
        N_("If a side wins the first five tricks of the deal, they bring two points, not one."),
        N_("You saw that the fifth trick is the first that counts: right."),
        ("R5.2",),
        _first_five_bring_one,
        N_("But these were the first five tricks of the deal, all to one side."),
    ),
    Misconception(
        "more_is_better",
        N_("More points are always better."),
        N_("The game is to the target exactly: what goes past it is counted back."),
        N_("You added the points up: right, that is the sum."),
        ("R5.6", "R5.5"),
        _more_is_better,
        N_("But the sum goes past the target, and what is too much is counted back."),
    ),
    Misconception(
        "bust_is_minus",
        N_("Who goes past the target falls below zero."),
        N_("What goes past the target is taken from the target, not from zero."),
        N_("You saw that the score goes past the target: right."),
        ("R5.6",),
        _bust_is_minus,
        N_("But what is too much is counted back from the target."),
    ),
    Misconception(
        "sweep_is_best",
        N_("All nine tricks are the best result."),
        N_("If one side wins all nine tricks, the deal is void and brings nobody anything."),
        N_("You counted the points of nine tricks: right, that is what they would be."),
        ("R5.3",),
        _sweep_is_best,
        N_("But one side has won every trick of the deal, and that makes it void."),
    ),
)
"""About the ladder."""
