"""The words on the picture of a table: title, plates, sides, and what is to be done.

>>> from voormsi_nb.picture.position import position_of
>>> from voormsi_nb.rules import Game
>>> title(position_of(Game.new(seed=7)))
'Deal 1, trick 1'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voormsi_nb.locale import gettext, ngettext, pgettext
from voormsi_nb.picture.naming import People, said
from voormsi_nb.rules.sentences.people import number_word

if TYPE_CHECKING:
    from voormsi_nb.picture.position import Position
    from voormsi_nb.rules import RuleSet, Seat

_THREE_PLAYERS = 3


def title(position: Position) -> str:
    """Return which deal and which trick it is."""
    deal, trick = position.number, sum(position.tricks_won) + 1
    if position.outcome is not None:
        return (
            gettext("Deal over") if deal is None else gettext("Deal {deal}, over").format(deal=deal)
        )
    if deal is None:
        return gettext("Trick {trick}").format(trick=trick)
    return gettext("Deal {deal}, trick {trick}").format(deal=deal, trick=trick)


def title_note(position: Position, people: People) -> str:
    """Return who dealt, by which rules, and that the game for three is a reconstruction (R7.2)."""
    rules = ruleset_name(position.ruleset)
    if len(position.seats) == _THREE_PLAYERS:
        rules = gettext("{rules} · a reconstruction for three").format(rules=rules)
    if position.dealer == people.you:
        return gettext("You dealt · {rules}").format(rules=rules)
    return gettext("{dealer} dealt · {rules}").format(
        dealer=people.name(position.dealer), rules=rules
    )


def ruleset_name(ruleset: RuleSet) -> str:
    """Return the name of the rules at the table.

    >>> from voormsi_nb.rules import RuleSet
    >>> ruleset_name(RuleSet.web(target=5))
    'Web rules, changed'
    """
    name = {
        "smith": gettext("Smith's rules"),
        "web": gettext("Web rules"),
        "parlett": gettext("Parlett's rules"),
    }[ruleset.name]
    return gettext("{rules}, changed").format(rules=name) if ruleset.changes else name


def dealer_letter() -> str:
    """Return the letter on the plate of whoever dealt."""
    return pgettext("dealer, one letter", "D")


def plate_note(position: Position, seat: Seat, people: People) -> str:
    """Return the words beside a name: whose turn it is, or who is the partner."""
    leads = not position.trick.plays
    if seat == position.turn == people.you:
        if leads:
            return gettext("your turn · you lead")
        count = position.trick.number
        return ngettext("your turn · one card", "your turn · {number} cards", count).format(
            number=number_word(count)
        )
    if seat == position.turn:
        return gettext("to lead") if leads else gettext("to play")
    you = people.you
    if you not in position.seats or seat == you:
        return ""
    return gettext("partner") if seat in position.members(position.side_of(you)) else ""


def side_name(position: Position, side: int, people: People) -> str:
    """Return the name of a side: You, They, or its players."""
    members = position.members(side)
    if people.you in members:
        return pgettext("side", "You")
    if people.you is not None and len(members) > 1:
        return pgettext("side", "They")
    return " ".join(map(people.name, members))


def side_players(position: Position, side: int, people: People) -> str:
    """Return who is on a side, where its name does not say it."""
    members = position.members(side)
    others = [people.name(seat) for seat in members if seat != people.you]
    if people.you is None or len(members) == 1:
        return ""
    if people.you in members:
        return gettext("with {partner}").format(partner=others[0])
    return gettext("{one}, {other}").format(one=others[0], other=others[1])


def prompt(position: Position, people: People) -> str:
    """Return the bold line under the table: who is to play, or how the deal ended."""
    if position.outcome is not None:
        return said(position.outcome, people).text
    assert position.turn is not None  # noqa: S101 - a deal goes on or has an outcome
    leads = not position.trick.plays
    if position.turn == people.you:
        return gettext("Your lead.") if leads else gettext("Your turn.")
    name = people.name(position.turn)
    message = gettext("{name} leads.") if leads else gettext("{name} plays next.")
    return message.format(name=name)


def news(position: Position, people: People) -> str:
    """Return the second line: who heads, or who took the trick before."""
    if position.trick.plays:
        return str(said(position.trick, people))
    if position.finished:
        return str(said(position.finished[-1], people))
    return gettext("Nothing has been played yet.")
