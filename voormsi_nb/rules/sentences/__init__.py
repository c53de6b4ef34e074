"""Every sentence of the rules, made in one place when a value is shown.

>>> from voormsi_nb.rules.trick import Trick
>>> sentence(Trick.parse("7♥ K♣ K♠").explain()[2], names={})
"The third hand's K♠ is the very next card after the second hand's K♣, so it takes it. R2.7"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from voormsi_nb.rules.awards import Award, Outcome
from voormsi_nb.rules.errors import IllegalPlay, VoormsiError
from voormsi_nb.rules.pairing import Pair
from voormsi_nb.rules.refusals import Refusal
from voormsi_nb.rules.rulebook import Rule
from voormsi_nb.rules.score import Run
from voormsi_nb.rules.sentences.endings import outcome_words, run_words
from voormsi_nb.rules.sentences.errors import error_words
from voormsi_nb.rules.sentences.forms import Words
from voormsi_nb.rules.sentences.people import People
from voormsi_nb.rules.sentences.points import award_words
from voormsi_nb.rules.sentences.reasons import pair_words
from voormsi_nb.rules.sentences.refusals import refusal_words
from voormsi_nb.rules.sentences.steps import step_words, trick_words
from voormsi_nb.rules.trick import Step, Trick

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from voormsi_nb.rules.seats import Seat

    Sayable = Step | Pair | Refusal | Award | Outcome | Rule | Trick | Run | VoormsiError

__all__ = ["Words", "sentence", "words"]


def sentence(
    value: Sayable,
    names: Mapping[Seat, str] | Mapping[str, str] | None = None,
    you: Seat | str | None = None,
) -> str:
    """Return what is to be said of a value, in one line: title, sentences, ids of rules.

    ``names`` is what players are called, by seat; who is not in it is called by the seat.
    ``you`` is the seat that is addressed as you; None speaks of everyone by name. Of a trick
    without seats the players are the first to the fourth hand.

    Raises `CardError` for what is not a seat, and TypeError for a value that has no words.

    >>> from voormsi_nb.rules.refusals import Refusal
    >>> sentence(Refusal("R3.11", "over"))
    'The deal is over. No more cards are played in this deal. R3.11'
    """
    return str(words(value, names, you))


def words(
    value: Sayable,
    names: Mapping[Seat, str] | Mapping[str, str] | None = None,
    you: Seat | str | None = None,
) -> Words:
    """Return the parts of `sentence`: the text without ids, the ids, and title and points.

    Raises as `sentence` does.

    >>> from voormsi_nb.rules.trick import Trick
    >>> words(Trick.parse("7♥ K♣").explain()[0]).rules
    ('R3.5', 'R2.3')
    """
    people = People.of(names, you)
    for kind, say in _WORDS:
        if isinstance(value, kind):
            return say(value, people)
    raise TypeError(f"no words for a value of type {type(value).__name__}")


def _illegal_words(error: IllegalPlay, people: People) -> Words:
    """Say every reason why a play is refused; ids stand after each, so none at the end."""
    return Words(" ".join(str(refusal_words(refusal, people)) for refusal in error.refusals))


# The more special kind of error stands before the other.
_WORDS: Final[tuple[tuple[type, Callable[[Any, People], Words]], ...]] = (
    (Step, step_words),
    (Pair, lambda pair, people: Words(pair_words(pair), (pair.rule,))),  # noqa: ARG005
    (Refusal, refusal_words),
    (Award, award_words),
    (Outcome, outcome_words),
    (Run, run_words),
    (Trick, trick_words),
    (Rule, lambda rule, people: Words(rule.text, (rule.id,), title=rule.title)),  # noqa: ARG005
    (IllegalPlay, _illegal_words),
    (VoormsiError, lambda error, people: error_words(error)),  # noqa: ARG005
)
