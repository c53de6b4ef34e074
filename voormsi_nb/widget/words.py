"""The sentences of the table itself: titles, prompts, buttons and what happened.

Each is one whole message, made from values in the language in force. What a rule decided is
said by `voormsi_nb.rules.sentence`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from voormsi_nb.locale import N_, gettext, ngettext, pgettext
from voormsi_nb.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.rules import Card, Deal, RuleSet
    from voormsi_nb.widget import wire

Names = Mapping[Seat, str]
"""The name of each seat in play, as it is shown."""

_NUMBERS: Final = (
    N_("no"),
    N_("one"),
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
    N_("nine"),
)


def number_word(number: int) -> str:
    """Return a number as sentences write it: to nine in words, then in figures."""
    return gettext(_NUMBERS[number]) if 0 <= number < len(_NUMBERS) else str(number)


def letter(seat: Seat) -> wire.Seat:
    """Return the seat's letter as it travels."""
    return cast("wire.Seat", str(seat))


def seat_names() -> dict[Seat, str]:
    """Return the names of the seats in the language in force."""
    return {
        Seat.SOUTH: pgettext("seat", "South"),
        Seat.WEST: pgettext("seat", "West"),
        Seat.NORTH: pgettext("seat", "North"),
        Seat.EAST: pgettext("seat", "East"),
    }


def shown_name(seat: Seat, you: Seat | None, names: Names) -> str:
    """Return the name on a plate."""
    return pgettext("player", "You") if seat == you else names[seat]


def listed(cards: Iterable[Card]) -> str:
    """Return cards as sentences write them: ``9♣ 9♥``."""
    return " ".join(map(str, cards))


def signed(points: int) -> str:
    """Return points with their sign, ``+2``, a negative one with a real minus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


# Title and plates.


def ruleset_name(ruleset: RuleSet) -> str:
    """Return the name of the rules at the table."""
    base = {
        "smith": gettext("Smith's rules"),
        "web": gettext("Web rules"),
        "parlett": gettext("Parlett's rules"),
    }[ruleset.name]
    return gettext("{rules}, changed").format(rules=base) if ruleset.changes else base


def title(deal_number: int, deal: Deal, *, waits: bool) -> str:
    """Return the title: which deal, which trick, by the count of nine."""
    if deal.outcome is not None:
        return gettext("Deal {deal}, over").format(deal=deal_number)
    won = sum(deal.tricks_won)
    if waits:
        return gettext("Deal {deal}, after trick {trick}").format(deal=deal_number, trick=won)
    return gettext("Deal {deal}, trick {trick}").format(deal=deal_number, trick=won + 1)


def title_note(deal: Deal, you: Seat | None, names: Names) -> str:
    """Return what stands beside the title: who dealt, by which rules, and a reconstruction (R7)."""
    rules = ruleset_name(deal.ruleset)
    if len(deal.seats) == 3:  # noqa: PLR2004 - R7
        rules = gettext("{rules} · a reconstruction for three").format(rules=rules)
    if deal.dealer == you:
        return gettext("You dealt · {rules}").format(rules=rules)
    return gettext("{dealer} dealt · {rules}").format(dealer=names[deal.dealer], rules=rules)


def plate_note(seat: Seat, deal: Deal, you: Seat | None, turn: Seat | None) -> str:
    """Return the word or two beside a name on its plate."""
    if seat == turn == you:
        if not deal.trick.plays:
            return gettext("your turn · you lead")
        count = deal.trick.number
        return ngettext("your turn · one card", "your turn · {number} cards", count).format(
            number=number_word(count)
        )
    if seat == turn:
        return gettext("to lead") if not deal.trick.plays else gettext("to play")
    sides = dict(zip(deal.seats, deal.sides, strict=True))
    if you is not None and seat != you and sides[seat] == sides[you]:
        return gettext("partner")
    return ""


def side_name(seats: list[Seat], you: Seat, names: Names) -> str:
    """Return the name of a side: You, They, or with three players the player's name."""
    if you in seats:
        return pgettext("side", "You")
    return names[seats[0]] if len(seats) == 1 else pgettext("side", "They")


def side_players(seats: list[Seat], you: Seat, names: Names) -> str:
    """Return who is on a side."""
    others = [names[seat] for seat in seats if seat != you]
    if you in seats:
        return gettext("with {partner}").format(partner=others[0]) if others else ""
    return gettext("{one}, {other}").format(one=others[0], other=others[1]) if others[1:] else ""


# The bar.


def lead_prompt(groups: list[tuple[Card, ...]]) -> tuple[str, str]:
    """Return the two lines of the bar for a lead; ``groups`` may be led together (R3.5)."""
    line = gettext("Your lead.")
    if not groups:
        return line, gettext("Play one card.")
    longest = max(groups, key=len)
    more = {
        2: N_("Play one card, or {cards} together as a pair. R3.5"),
        3: N_("Play one card, or up to three together: {cards}. R3.5"),
        4: N_("Play one card, or up to four together: {cards}. R3.5"),
    }[len(longest)]
    return line, gettext(more).format(cards=listed(longest))


def follow_prompt(deal: Deal, you: Seat, names: Names, after: Seat | None) -> tuple[str, str]:
    """Return the two lines of the bar for following; ``after`` is who plays next, if anybody."""
    count = deal.trick.number
    line = ngettext("Your turn. Play one card.", "Your turn. Play {number} cards.", count).format(
        number=number_word(count)
    )
    head = deal.trick.seats[deal.trick.heads[-1]]
    cards = listed(deal.trick.heading)
    if head == you:
        headed = ngettext("Your {cards} heads.", "Your {cards} head.", count)
    else:
        headed = ngettext("{player}'s {cards} heads.", "{player}'s {cards} head.", count)
    said = headed.format(player=names[head], cards=cards)
    if after is None or after == you:
        following = gettext("You play last.")
    else:
        following = gettext("{player} plays after you.").format(player=names[after])
    return line, f"{said} {following}"


def play_label(cards: Iterable[Card]) -> str:
    """Return the words of the button that makes a play."""
    return gettext("Play {cards}").format(cards=listed(cards))


def waits_for(seat: Seat, names: Names) -> tuple[str, str]:
    """Return the two lines of the bar while another player is to play."""
    return gettext("{player} is to play.").format(player=names[seat]), ""


def trick_taken(seat: Seat, number: int, names: Names, you: Seat | None) -> str:
    """Return who took a trick, and how many tricks it counts (R3.9)."""
    if seat == you:
        message = ngettext(
            "You take the trick.", "You take the trick. It counts as {number}. R3.9", number
        )
        return message.format(number=number_word(number))
    message = ngettext(
        "{player} takes the trick.",
        "{player} takes the trick. It counts as {number}. R3.9",
        number,
    )
    return message.format(player=names[seat], number=number_word(number))


def after_trick(deal: Deal, drawn: int, you: Seat | None, names: Names) -> str:
    """Return the second line after a trick: how many each draws (R3.10), and who leads next."""
    leader = deal.turn
    if leader is None:
        return ""
    if not drawn:
        if leader == you:
            return gettext("The stock is empty. You lead next. R3.4")
        return gettext("The stock is empty. {player} leads next. R3.4").format(player=names[leader])
    if leader == you:
        message = ngettext(
            "Everyone draws one card, then you lead. R3.10",
            "Everyone draws {number} cards, then you lead. R3.10",
            drawn,
        )
    else:
        message = ngettext(
            "Everyone draws one card, then {player} leads. R3.10",
            "Everyone draws {number} cards, then {player} leads. R3.10",
            drawn,
        )
    return message.format(number=number_word(drawn), player=names[leader])


def run_stands(deal: Deal, length: int, breaker: int | None, names: Names, you: Seat) -> str | None:
    """Return how the run from the first trick stands (R5.4), None where it says nothing."""
    if not length or (breaker is not None and length < 2):  # noqa: PLR2004 - one trick is no run
        return None
    number = number_word(length)
    first = deal.tricks[0]
    sides = dict(zip(deal.seats, deal.sides, strict=True))
    mine = sides[first.seats[first.heads[-1]]] == sides[you]
    if breaker is None:
        if mine:
            message = ngettext(
                "Your run: the first trick is yours.",
                "Your run: the first {number} tricks are yours. Nothing of them counts yet. R5.4",
                length,
            )
        else:
            message = ngettext(
                "Their run: the first trick is theirs.",
                "Their run: the first {number} tricks are theirs. Nothing of them counts yet. R5.4",
                length,
            )
        return message.format(number=number)
    trick = deal.tricks[breaker]
    seat = trick.seats[trick.heads[-1]]
    if mine:
        message = N_("Your run of {number} from the first trick, broken by {player}.")
    elif seat == you:
        message = N_("Their run of {number} from the first trick, broken by you.")
    else:
        message = N_("Their run of {number} from the first trick, broken by {player}.")
    return gettext(message).format(number=number, player=names[seat])


def next_label(kind: str) -> str:
    """Return the words of the button that goes on."""
    return {"trick": gettext("Next trick"), "deal": gettext("Next deal")}[kind]


# What happened.


def played(seat: Seat, cards: Iterable[Card], you: Seat | None, names: Names) -> str:
    """Return who played what."""
    if seat == you:
        return gettext("You play {cards}.").format(cards=listed(cards))
    return gettext("{player} plays {cards}.").format(player=names[seat], cards=listed(cards))


def drew(cards: tuple[Card, ...], left: int) -> str:
    """Return what the person drew, and how many cards are left (R3.10)."""
    if not cards:
        return gettext("The players draw. {stock} cards are left in the stock.").format(stock=left)
    return gettext("You draw {cards}. {stock} cards are left in the stock.").format(
        cards=listed(cards), stock=left
    )


def dealt(number: int, deal: Deal, you: Seat | None, names: Names) -> str:
    """Return that a deal begins, who dealt and who leads (R3.2, R3.4)."""
    seats = deal.seats
    leader = seats[(seats.index(deal.dealer) + 1) % len(seats)]
    if you == leader:
        message = N_("Deal {number}. {dealer} dealt. You lead. R3.4")
    elif you == deal.dealer:
        message = N_("Deal {number}. You dealt. {leader} leads. R3.4")
    else:
        message = N_("Deal {number}. {dealer} dealt. {leader} leads. R3.4")
    return gettext(message).format(number=number, dealer=names[deal.dealer], leader=names[leader])


def undone(seat: Seat | None, you: Seat | None, names: Names) -> str:
    """Return that a play was taken back."""
    if seat is None or seat == you:
        return gettext("Taken back. It is your turn again.")
    return gettext("Taken back. It is {player}'s turn again.").format(player=names[seat])


def redone() -> str:
    """Return that plays were brought back."""
    return gettext("Played again as before.")


def resumed() -> str:
    """Return that a game was taken up."""
    return gettext("The game goes on where it was.")


# Films.


def film_title(first: int, count: int) -> str:
    """Return the title of the film of a trick that counts from ``first`` on."""
    if count == 1:
        return gettext("How trick {first} went").format(first=first)
    if count == 2:  # noqa: PLR2004 - two tricks are named, more are given as a range
        return gettext("How tricks {first} and {last} went").format(first=first, last=first + 1)
    return gettext("How tricks {first} to {last} went").format(first=first, last=first + count - 1)


def film_note(count: int) -> str:
    """Return what stands beside the title of a film (R3.9)."""
    return {
        2: gettext("a pair counts as two tricks"),
        3: gettext("three cards count as three tricks"),
        4: gettext("four cards count as four tricks"),
    }.get(count, "")


# Faults.


def player_failed(seat: Seat, error: str, names: Names) -> str:
    """Return that the code of a player failed."""
    return gettext(
        "{player}'s player failed ({error}). A careful player has played this card instead. "
        "The details are in Python's log."
    ).format(player=names[seat], error=error)


def callback_failed(error: str) -> str:
    """Return that a callback failed."""
    return gettext(
        "A function that was given to on_play failed ({error}). The play stands. "
        "The details are in Python's log."
    ).format(error=error)


def failed(error: str) -> str:
    """Return that something failed inside the table."""
    return gettext(
        "Something went wrong in Python ({error}). Nothing was changed. "
        "The details are in Python's log."
    ).format(error=error)


def how_to_play() -> str:
    """Return the last line of the table's text, for where the table itself cannot be shown."""
    return gettext("To play, run this cell: the table appears here.")


def trick_film_title() -> str:
    """Return the title of the film of a trick without a table."""
    return gettext("How this trick goes")


def hand_name(place: int) -> str:
    """Return the name of a player of whom only the place in the trick is known."""
    return (
        pgettext("player", "First hand"),
        pgettext("player", "Second hand"),
        pgettext("player", "Third hand"),
        pgettext("player", "Fourth hand"),
    )[place]


# The question before a play that takes partner's K♥ (R4.3).


def fatal_question(partner: Seat, penalty: str, names: Names) -> str:
    """Return the question before a play with a price."""
    if penalty == "loses_points":
        message = N_(
            "This J♣ would take {partner}'s K♥, your partner's, and wipe out your score. "
            "Play it all the same? R4.3"
        )
    else:
        message = N_(
            "This J♣ would take {partner}'s K♥, your partner's, and lose the game. "
            "Play it all the same? R4.3"
        )
    return gettext(message).format(partner=names[partner])


def fatal_told(partner: Seat, penalty: str, names: Names) -> str:
    """Return what is told where only such a play is left."""
    if penalty == "loses_points":
        message = N_(
            "You have nothing else to play: J♣ takes {partner}'s K♥ and wipes out your score. R4.3"
        )
    else:
        message = N_(
            "You have nothing else to play: J♣ takes {partner}'s K♥ and loses the game. R4.3"
        )
    return gettext(message).format(partner=names[partner])


def next_dealer(deal: Deal, you: Seat, names: Names) -> str:
    """Return who deals next (R3.2)."""
    seats = deal.seats
    dealer = seats[(seats.index(deal.dealer) + 1) % len(seats)]
    if dealer == you:
        return gettext("You deal next. R3.2")
    return gettext("{dealer} deals next. R3.2").format(dealer=names[dealer])


# Hints.


def narrowed(plays: Iterable[tuple[Card, ...]]) -> str:
    """Return which plays are worth a thought."""
    shown = [listed(play) for play in plays]
    if len(shown) == 1:
        return gettext("Think about {play}.").format(play=shown[0])
    if len(shown) == 2:  # noqa: PLR2004 - two are joined by "or"
        return gettext("Think about {one} or {other}.").format(one=shown[0], other=shown[1])
    return gettext("Think about {plays} or {other}.").format(
        plays=", ".join(shown[:-1]), other=shown[-1]
    )


def shown_play(play: tuple[Card, ...], reason: str) -> str:
    """Return the play that a careful player would make, and its reason."""
    return gettext("A careful player plays {play}.").format(play=listed(play)) + f" {reason}"
