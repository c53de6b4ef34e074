"""All rules, R1.1 to R7.2, in the project's own words.

>>> rule("R2.7").title
'King of spades takes king of clubs'
>>> len(RULES), RULES[0].id, RULES[-1].id
(44, 'R1.1', 'R7.2')
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.rules.cards import repr_short
from voormsi_nb.rules.errors import RuleError
from voormsi_nb.rules.rulebook.cards import CARD_RULES
from voormsi_nb.rules.rulebook.entry import Rule
from voormsi_nb.rules.rulebook.play import PLAY_RULES
from voormsi_nb.rules.rulebook.scoring import SCORING_RULES
from voormsi_nb.rules.rulebook.variants import VARIANT_RULES

__all__ = ["RULES", "Rule", "rule"]

RULES: Final[tuple[Rule, ...]] = (*CARD_RULES, *PLAY_RULES, *SCORING_RULES, *VARIANT_RULES)
"""Every rule in order: cards (R1, R2), play (R3), bonuses, score and the variants (R4 to R7)."""

_BY_ID: Final = {entry.id: entry for entry in RULES}


def rule(rule_id: str) -> Rule:
    """Return the rule with this id.

    Raises `RuleError` for an id that no rule has.

    >>> rule("R3.8").see_also
    ('R1.2', 'R4.2', 'R4.3')
    """
    if not isinstance(rule_id, str) or rule_id not in _BY_ID:
        first, last = RULES[0].id, RULES[-1].id
        raise RuleError("unknown_rule", given=repr_short(rule_id), first=first, last=last)
    return _BY_ID[rule_id]
