"""What a wrong idea about cards answers: to who takes, which beats, and which of yours take.

>>> from voormsi_nb.teach.asking import who_takes
>>> from voormsi_nb.teach.believing import Belief
>>> seen_with(Belief)(who_takes("7♦ J♣ K♥ 8♠"))
('S',)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.teach.believing import Belief, believed

if TYPE_CHECKING:
    from collections.abc import Callable

    from voormsi_nb.rules import Trick
    from voormsi_nb.teach.question import Question

__all__ = ["Belief", "answer_seen", "seen_with"]


def seen_with(belief: type[Belief]) -> Callable[[Question], tuple[str, ...] | None]:
    """Return how somebody with this belief answers questions about a trick."""

    def thinks(question: Question) -> tuple[str, ...] | None:
        if question.kind not in {"who_takes", "which_beats", "takers"}:
            return None
        return answer_seen(question, believed(question.trick, belief))

    return thinks


def answer_seen(question: Question, seen: Trick) -> tuple[str, ...]:
    """Return the answer to a question about a trick that is seen like this."""
    if question.kind == "who_takes":
        return (question.choices[seen.heads[-1]].id,)
    cards = [choice.cards[0] for choice in question.choices if choice.cards]
    return tuple(card.code for card in cards if seen.would_take((card,))) or ("none",)
