"""Whole deals in readable prose: they go as they went when they were last read and approved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rules.golden.chosen import CHOSEN, Chosen, play_out
from tests.rules.golden.write import FOLDER, playthroughs

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal


def rules_in(deal: Deal) -> set[str]:
    """Give the rules by which cards took others, points were won and the deal ended."""
    assert deal.outcome is not None
    tricks = (*deal.tricks, deal.trick)
    steps = [step for trick in tricks for step in trick.explain()]
    pairs = [pair for step in steps for pair in step.pairs]
    return {
        deal.outcome.rule,
        *(award.rule for award in deal.awards),
        *(step.rule for step in steps),
        *(pair.rule for pair in pairs if pair.beats),
    }


@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: chosen.name)
def test_a_chosen_deal_shows_what_it_was_chosen_for(chosen: Chosen) -> None:
    """R4, R5: by the ids of the rules that it names."""
    assert set(chosen.rules) <= rules_in(play_out(chosen))


def test_each_way_to_end_and_each_kind_of_table_is_told() -> None:
    """R5.3, R5.5, R5.7, R5.9, R4.3, R6, R7."""
    kinds = {deal.outcome.kind for deal in map(play_out, CHOSEN) if deal.outcome is not None}
    assert kinds == {"out", "shared", "lost", "void", "played_out"}
    assert {chosen.players for chosen in CHOSEN} == {2, 3, 4}
    assert {chosen.ruleset.name for chosen in CHOSEN} == {"smith", "web", "parlett"}
    assert len({chosen.name for chosen in CHOSEN}) == len(CHOSEN) >= 8


@pytest.mark.parametrize("name", [f"{chosen.name}.txt" for chosen in CHOSEN])
def test_the_deal_goes_as_it_is_written(name: str) -> None:
    """R1 to R7: if this is meant, `python -m tests.rules.golden.write` writes it anew."""
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert playthroughs()[name].splitlines() == written.splitlines()


def test_no_other_playthrough_lies_about() -> None:
    """Each file is told by the table."""
    assert {path.name for path in FOLDER.glob("*.txt")} == set(playthroughs())
