"""Values that nobody should pass in, and what may come of them: a named error and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from voormsi_nb.rules import (
    CardError,
    GameError,
    IllegalPlay,
    RecordError,
    RuleSetError,
    VoormsiError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

NAMED = (CardError, GameError, IllegalPlay, RecordError, RuleSetError)

LONGEST_SENTENCE = 600


def nested(depth: int) -> list[Any]:
    """Give a list in a list in a list, so deep that no function may go down recursively."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


DEEP = nested(100_000)
HUGE_NUMBER = 10**5000
"""Too long to be written out: Python refuses numbers of more than 4300 digits."""

NASTY: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 5, 36, 10**30, HUGE_NUMBER, -HUGE_NUMBER, 0.5),
    *(float("nan"), float("inf"), b"", b"JC", "", " ", "\x00", "JC", "J♣ J♣", "\ud800", "٣♦"),
    *("x" * 10_000, "JC " * 10_000, "+", "K♦", "V1", "V1-", "smith", "S"),
    *([], [[]], [None], ["JC", "JC"], ["JC", 3], DEEP, {}, {"S": "JC"}, {"name": DEEP}, {1: 2}),
    *((), ("JC",), {"JC"}, object(), Exception, [0] * 10_000, ["JC"] * 10_000),
)

ANYTHING: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(NASTY),
    st.text(max_size=12),
    st.text("JKQA98765CSHD♣♠♥♦+ ,\ufe0f", max_size=30),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.binary(),
        lambda inner: (
            st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
        ),
        max_leaves=12,
    ),
)


def refused(call: Callable[..., object], *arguments: object) -> VoormsiError | None:
    """Make a call and give the named error that it raised, if it raised one.

    The error must say what is wrong: a kind, facts and a sentence, none of them as large as what
    was passed in. Any other error goes on.
    """
    raised = None
    try:
        call(*arguments)
    except VoormsiError as error:
        raised = error
    if raised is not None:
        assert isinstance(raised, NAMED)
        assert raised.kind.isidentifier()
        assert all(isinstance(name, str) for name in raised.facts)
        assert 0 < len(str(raised)) < LONGEST_SENTENCE
    return raised
