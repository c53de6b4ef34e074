"""In another language nothing stays English: every sentence is looked up, whole, and never glued.

See `tests.locale.pseudo`: what was looked up comes in strange letters and brackets.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.locale.pseudo import NotInWords, check, speaking_pseudo
from tests.rules.mistakes import MISTAKES
from tests.rules.mistakes_in_records import MISTAKES_IN_RECORDS
from tests.rules.strategies import deals, rulesets
from voormsi_nb.rules import (
    PACK,
    RULES,
    Award,
    IllegalPlay,
    Outcome,
    Run,
    Seat,
    Trick,
    VoormsiError,
    sentence,
    words,
)
from voormsi_nb.rules.awards import Circumstances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.rules.mistakes import Mistake
    from voormsi_nb.rules import Deal, Rule, RuleSet
    from voormsi_nb.rules.sentences import Sayable

NAMES = {"S": "ÀĶÁ", "N": "ÑÍŴÍ"}
YOU = st.sampled_from((None, "S", "W", "N"))


def check_words(value: Sayable, you: str | None) -> None:
    """Check the sentences and the title of a value."""
    found = words(value, NAMES, you)
    check(found.text)
    if found.title is not None:
        check(found.title, ends="")
    assert sentence(value, NAMES, you).endswith(" ".join(found.rules))


def values_of(deal: Deal) -> Iterator[Sayable]:
    """Give all that a deal can say of itself, but refusals."""
    for trick in (*deal.tricks, deal.trick):
        yield trick
        yield from trick.explain()
    yield from deal.awards
    for end in (deal.outcome, deal.run):
        if end is not None:
            yield end


@settings(max_examples=150)
@given(deals(), YOU)
def test_tricks_points_and_ends_of_random_deals(deal: Deal, you: str | None) -> None:
    """R3.9, R4, R5: with two, three and four players, all options, you and others."""
    with speaking_pseudo():
        for value in values_of(deal):
            check_words(value, you)


@settings(max_examples=60)
@given(deals(), YOU, st.integers(0, 2**32))
def test_refusals_of_random_plays(deal: Deal, you: str | None, seed: int) -> None:
    """R3, R4.3, R6.1: cards held and not, too many and too few, in turn and out of it."""
    random = Random(seed)  # noqa: S311 - no secret
    with speaking_pseudo():
        for seat, hand in zip(deal.seats, deal.hands, strict=True):
            for number in range(1, 6):
                cards = random.sample((*hand, *random.sample(PACK, 5)), number)
                refusals = deal.why_not(set(cards), seat)
                for refusal in refusals:
                    check_words(refusal, you)
                if refusals:
                    assert "⟦" in str(IllegalPlay(refusals))


@settings(max_examples=200)
@given(rulesets(), st.integers(0, 2**32), YOU)
def test_random_groups_with_and_without_seats(ruleset: RuleSet, seed: int, you: str | None) -> None:
    """R1, R2, R3.5, R3.7: pairs to quads, with the powerful cards over-represented."""
    random = Random(seed)  # noqa: S311 - no secret
    number = random.choice((1, 2, 2, 3, 4))
    rank = random.choice("AQJ987659765KK")
    same = [card for card in PACK if card.rank.value == rank]
    lead = same[: min(number, len(same))]
    rest = [card for card in PACK if card not in lead]
    strong = [card for card in rest if card.rank.value in "7KJ3"]
    seats = list(Seat) if random.random() < 0.5 else [None] * 4
    with speaking_pseudo():
        trick = Trick(ruleset=ruleset).play(lead, seats[0])
        for seat in seats[1:]:
            pool = strong if len(strong) >= len(lead) and random.random() < 0.6 else rest
            group = random.sample(pool, len(lead))
            rest = [card for card in rest if card not in group]
            strong = [card for card in strong if card not in group]
            trick = trick.play(group, seat)
            check_words(trick, you)
        for step in trick.explain():
            check_words(step, you)
            for pair in step.pairs:
                check(words(pair).text, ends="")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("you", [None, "S", "N"])
def test_points_and_ends_that_are_rare(players: int, you: str | None) -> None:
    """R4.3, R5.3, R5.6, R5.7: also where a value was made by hand."""
    told = Circumstances(players, 9, 9, Seat.SOUTH, Seat.NORTH, 7, run_broken=True, score=-3)
    with speaking_pseudo():
        for known in (None, told, told._replace(seat=Seat.NORTH, other=Seat.SOUTH, tricks=5)):
            for rule in ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R5.1", "R5.2", "R5.3", "R5.6"):
                for cancelled in (None, "R4.5"):
                    award = Award(rule, 1, -15, 0, cancelled)
                    award.told = known
                    check_words(award, you)
            run = Run(0, 5, 2)
            run.told = known
            check_words(run, you)
            for kind in ("out", "shared", "lost", "void", "played_out"):
                outcome = Outcome(kind, (0, 1), "R5.5")
                outcome.told = known
                check_words(outcome, you)


@pytest.mark.parametrize("entry", RULES, ids=lambda entry: entry.id)
def test_the_words_of_a_rule(entry: Rule) -> None:
    with speaking_pseudo():
        check_words(entry, None)
        for text in (entry.source, entry.elsewhere or ""):
            check(text)


@pytest.mark.parametrize(
    "mistake",
    [*MISTAKES, *MISTAKES_IN_RECORDS],
    ids=lambda mistake: f"{mistake.kind}: {mistake.text[:20]}",
)
def test_the_answer_to_a_mistake(mistake: Mistake) -> None:
    """Beside the words there is only what was given."""
    with speaking_pseudo(), pytest.raises(VoormsiError) as caught:
        mistake.make()
    error = caught.value
    facts = {**error.facts}
    reason = facts.pop("reason", None)
    if isinstance(reason, VoormsiError):
        facts.update(reason.facts)
    plain = [
        str(part)
        for name, fact in facts.items()
        if name != "seat" and fact != "record"
        for part in (fact if isinstance(fact, tuple) else [fact])
    ]
    with speaking_pseudo():
        check(words(error).text, tuple(plain), ends=".:")


def test_the_check_notices_what_is_not_looked_up_or_is_glued() -> None:
    """The checks of this file would fail: on plain English, a word in it, a piece, a nesting."""
    for text in ("North heads.", "⟦7 East.⟧", "⟦7⟧", "⟦7 ⟦8.⟧.⟧", "⟦7.⟧ and ⟦8.⟧"):
        with pytest.raises(NotInWords):
            check(text)
