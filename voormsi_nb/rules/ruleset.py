"""The options on which a table may decide, and the three named sets of them.

>>> RuleSet.web().overshoot
'allowed'
>>> RuleSet(target=12)
RuleSet.smith(target=12)
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, Self, get_args

from voormsi_nb.rules.cards import repr_short
from voormsi_nb.rules.errors import CardError, RuleSetError

SpadeKingWhen = Literal["next", "later"]
SpadeKingOn = Literal["seven", "led_or_seven"]
PartnerCapture = Literal["loses_game", "loses_points", "forbidden"]
Overshoot = Literal["bounce", "minus", "allowed"]
Sweep = Literal["deal_void", "tricks_only"]

HIGHEST_TARGET: Final = 99


class _Options(NamedTuple):
    higher_seven_beats: bool = True
    spade_king_when: SpadeKingWhen = "next"
    spade_king_on: SpadeKingOn = "seven"
    three_is_king: bool = False
    partner_capture: PartnerCapture = "loses_game"
    overshoot: Overshoot = "bounce"
    sweep: Sweep = "deal_void"
    target: int | None = None


class RuleSet(_Options):
    """The rules at one table: an immutable set of options.

    - ``higher_seven_beats``: a higher Seven takes a Seven that heads (R2.3).
    - ``spade_king_when``: ``"next"`` or ``"later"``: when K♠ may take K♣ (R2.7).
    - ``spade_king_on``: ``"seven"`` or ``"led_or_seven"``: which K♣ it may take (R2.8).
    - ``three_is_king``: 3♦ may be led together with kings (R3.6).
    - ``partner_capture``: ``"loses_game"``, ``"loses_points"`` or ``"forbidden"`` (R4.3).
    - ``overshoot``: ``"bounce"``, ``"minus"`` or ``"allowed"``: a score past the target (R5.6).
    - ``sweep``: ``"deal_void"`` or ``"tricks_only"``: all tricks won by one side (R5.3).
    - ``target``: points to reach, 1 to 99; None means 9, or 12 with three players (R5.5, R7.1).

    Raises `RuleSetError` for an option or a value that does not exist.

    >>> RuleSet(overshoot="minus") == RuleSet.smith()
    False
    """

    __slots__ = ()

    def __new__(cls, /, **options: Any) -> Self:  # noqa: ANN401 - checked here, by name
        """Check the options and make the set; what is not named is as in `RuleSet.smith`."""
        for name, value in options.items():
            _check(name, value)
        return super().__new__(cls, **options)

    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]:
        """Copy and pickle the options by their names."""
        return (), self._asdict()

    @classmethod
    def smith(cls, /, **changes: Any) -> RuleSet:  # noqa: ANN401 - checked in __new__
        """Return the rules after Anthony Smith's description, the default."""
        return cls(**(_NAMED["smith"] | changes))

    @classmethod
    def web(cls, /, **changes: Any) -> RuleSet:  # noqa: ANN401 - checked in __new__
        """Return the rules of the online collections."""
        return cls(**(_NAMED["web"] | changes))

    @classmethod
    def parlett(cls, /, **changes: Any) -> RuleSet:  # noqa: ANN401 - checked in __new__
        """Return the rules after David Parlett's book."""
        return cls(**(_NAMED["parlett"] | changes))

    @classmethod
    def named(cls, name: str, /, **changes: Any) -> RuleSet:  # noqa: ANN401 - checked in __new__
        """Return the named set, with some options changed.

        >>> RuleSet.named("web", target=5) == RuleSet.web(target=5)
        True
        """
        if not isinstance(name, str) or name not in _NAMED:
            raise RuleSetError("name", given=repr_short(name), choices=tuple(_NAMED))
        return cls(**(_NAMED[name] | changes))

    @property
    def name(self) -> str:
        """The named set to which this one is nearest: ``"smith"``, ``"web"`` or ``"parlett"``."""
        return min(_NAMED, key=lambda name: len(self._changes_from(name)))

    @property
    def changes(self) -> dict[str, Any]:
        """The options in which this set differs from the one that `name` names."""
        return self._changes_from(self.name)

    def target_for(self, players: int) -> int:
        """Return the points to reach with so many players (R5.5, R7.1).

        >>> RuleSet.smith().target_for(3)
        12
        """
        if self.target is not None:
            return self.target
        return 12 if players == 3 else 9  # noqa: PLR2004 - R7.1 speaks of three players

    def _changes_from(self, name: str) -> dict[str, Any]:
        base = _Options(**_NAMED[name])
        return {
            option: mine
            for option, mine, theirs in zip(self._fields, self, base, strict=True)
            if mine != theirs
        }

    def __repr__(self) -> str:
        """Return how to write the set in Python."""
        changes = ", ".join(f"{option}={value!r}" for option, value in self.changes.items())
        return f"RuleSet.{self.name}({changes})"


_NAMED: Final[dict[str, dict[str, Any]]] = {
    "smith": {},
    "web": {
        "higher_seven_beats": False,
        "partner_capture": "loses_points",
        "overshoot": "allowed",
    },
    "parlett": {"spade_king_when": "later", "partner_capture": "forbidden"},
}

_CHOICES: Final = {
    "spade_king_when": get_args(SpadeKingWhen),
    "spade_king_on": get_args(SpadeKingOn),
    "partner_capture": get_args(PartnerCapture),
    "overshoot": get_args(Overshoot),
    "sweep": get_args(Sweep),
}


def _check(option: str, value: object) -> None:
    """Raise `RuleSetError` unless the option exists and may have this value."""
    if option not in _Options._fields:
        raise RuleSetError("option", given=repr_short(option), choices=_Options._fields)
    if option in _CHOICES:
        allowed = isinstance(value, str) and value in _CHOICES[option]
        choices = _CHOICES[option]
    elif option == "target":
        whole = isinstance(value, int) and not isinstance(value, bool)
        allowed = value is None or (whole and 1 <= value <= HIGHEST_TARGET)  # type: ignore[operator]
        choices = ("None", "1", "…", str(HIGHEST_TARGET))
    else:
        allowed = isinstance(value, bool)
        choices = ("True", "False")
    if not allowed:
        raise RuleSetError("value", option=option, given=repr_short(value), choices=choices)


def check_ruleset(ruleset: RuleSet | None) -> RuleSet:
    """Return the rule set, the default one for None.

    Raises `CardError` for anything else.
    """
    if ruleset is None:
        return RuleSet.smith()
    if not isinstance(ruleset, RuleSet):
        raise CardError("not_a_ruleset", given=repr_short(ruleset))
    return ruleset
