"""Tricks and deals put into sentences, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.rules import RuleSet, Seat, Trick, sentence

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal, Step


def seated(text: str, first: Seat = Seat.SOUTH, ruleset: RuleSet | None = None) -> Trick:
    """Give a trick of four players, of whom this one leads."""
    trick = Trick(ruleset=ruleset)
    for place, group in enumerate(text.split()):
        trick = trick.play(group, Seat((first + place) % 4))
    return trick


def last_step(text: str, first: Seat = Seat.SOUTH, ruleset: RuleSet | None = None) -> Step:
    """Give the step of the last play of such a trick."""
    return seated(text, first, ruleset).explain()[-1]


def said(text: str, you: str | None = None, ruleset: RuleSet | None = None) -> str:
    """Say what the last play of a trick that South leads did."""
    return sentence(last_step(text, ruleset=ruleset), you=you)


def awarded(deal: Deal, rule: str, you: str | None = None) -> str:
    """Say the first award of a deal by this rule, with a plain minus."""
    text = sentence(next(award for award in deal.awards if award.rule == rule), you=you)
    return text.replace("\N{MINUS SIGN}", "-")
