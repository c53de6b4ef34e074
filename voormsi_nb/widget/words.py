"""The sentences of the table itself: titles, prompts, buttons and what happened.

Each is one whole message, made from values in the language in force. What a rule decided is
said by `voormsi_nb.rules.sentence`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from voormsi_nb.locale import N_, gettext, ngettext
from voormsi_nb.rules.sentences.people import number_word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voormsi_nb.picture.position import Position
    from voormsi_nb.rules import Card, Deal, Outcome, Seat
    from voormsi_nb.rules.sentences.people import People
    from voormsi_nb.widget import wire


def letter(seat: Seat) -> wire.Seat:
    """Return the seat's letter as it travels."""
    return cast("wire.Seat", str(seat))


def listed(cards: Iterable[Card]) -> str:
    """Return cards as sentences write them: ``9♣ 9♥``."""
    return " ".join(map(str, cards))


def title_after_trick(position: Position) -> str:
    """Return the title while a finished trick is shown: which deal, and after which trick."""
    won = sum(position.tricks_won)
    return gettext("Deal {deal}, after trick {trick}").format(deal=position.number, trick=won)


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


def follow_prompt(deal: Deal, people: People, after: Seat | None) -> tuple[str, str]:
    """Return the two lines of the bar for following; ``after`` is who plays next, if anybody."""
    count = deal.trick.number
    line = ngettext("Your turn. Play one card.", "Your turn. Play {number} cards.", count).format(
        number=number_word(count)
    )
    head = deal.trick.seats[deal.trick.heads[-1]]
    cards = listed(deal.trick.heading)
    if head == people.you:
        headed = ngettext("Your {cards} heads.", "Your {cards} head.", count)
    else:
        headed = ngettext("{player}'s {cards} heads.", "{player}'s {cards} head.", count)
    said = headed.format(player=people.name(head), cards=cards)
    if after is None or after == people.you:
        following = gettext("You play last.")
    else:
        following = gettext("{player} plays after you.").format(player=people.name(after))
    return line, f"{said} {following}"


def play_label(cards: Iterable[Card]) -> str:
    """Return the words of the button that makes a play."""
    return gettext("Play {cards}").format(cards=listed(cards))


def waits_for(seat: Seat, people: People) -> tuple[str, str]:
    """Return the two lines of the bar while another player is to play."""
    return gettext("{player} is to play.").format(player=people.name(seat)), ""


def trick_taken(seat: Seat, number: int, people: People) -> str:
    """Return who took a trick, and how many tricks it counts (R3.9)."""
    if seat == people.you:
        message = ngettext(
            "You take the trick.", "You take the trick. It counts as {number}. R3.9", number
        )
        return message.format(number=number_word(number))
    message = ngettext(
        "{player} takes the trick.",
        "{player} takes the trick. It counts as {number}. R3.9",
        number,
    )
    return message.format(player=people.name(seat), number=number_word(number))


def after_trick(deal: Deal, drawn: int, people: People) -> str:
    """Return the second line after a trick: how many each draws (R3.10), and who leads next."""
    leader = deal.turn
    if leader is None:
        return ""
    if not drawn:
        if leader == people.you:
            return gettext("The stock is empty. You lead next. R3.4")
        return gettext("The stock is empty. {player} leads next. R3.4").format(
            player=people.name(leader)
        )
    if leader == people.you:
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
    return message.format(number=number_word(drawn), player=people.name(leader))


def run_stands(deal: Deal, length: int, breaker: int | None, people: People) -> str | None:
    """Return how the run from the first trick stands (R5.4), None where it says nothing."""
    if not length or (breaker is not None and length < 2):  # noqa: PLR2004 - one trick is no run
        return None
    number = number_word(length)
    first = deal.tricks[0]
    sides = dict(zip(deal.seats, deal.sides, strict=True))
    mine = sides[first.seats[first.heads[-1]]] == (
        None if people.you is None else sides[people.you]
    )
    if breaker is None:
        if mine:
            message = ngettext(
                "Your run: one trick.",
                "Your run: {number} tricks, not counted yet. R5.4",
                length,
            )
        else:
            message = ngettext(
                "Their run: one trick.",
                "Their run: {number} tricks, not counted yet. R5.4",
                length,
            )
        return message.format(number=number)
    trick = deal.tricks[breaker]
    seat = trick.seats[trick.heads[-1]]
    if mine:
        message = N_("Your run of {number}, broken by {player}.")
    elif seat == people.you:
        message = N_("Their run of {number}, broken by you.")
    else:
        message = N_("Their run of {number}, broken by {player}.")
    return gettext(message).format(number=number, player=people.name(seat))


def next_label(kind: str) -> str:
    """Return the words of the button that goes on."""
    return {"trick": gettext("Next trick"), "deal": gettext("Next deal")}[kind]


# What happened.


def played(seat: Seat, cards: Iterable[Card], people: People) -> str:
    """Return who played what."""
    if seat == people.you:
        return gettext("You play {cards}.").format(cards=listed(cards))
    return gettext("{player} plays {cards}.").format(player=people.name(seat), cards=listed(cards))


def drew(cards: tuple[Card, ...], left: int) -> str:
    """Return what the person drew, and how many cards are left (R3.10)."""
    if not cards:
        return gettext("The players draw. {stock} cards are left in the stock.").format(stock=left)
    return gettext("You draw {cards}. {stock} cards are left in the stock.").format(
        cards=listed(cards), stock=left
    )


def dealt(number: int, deal: Deal, people: People) -> str:
    """Return that a deal begins, who dealt and who leads (R3.2, R3.4)."""
    seats = deal.seats
    leader = seats[(seats.index(deal.dealer) + 1) % len(seats)]
    if people.you == leader:
        message = N_("Deal {number}. {dealer} dealt. You lead. R3.4")
    elif people.you == deal.dealer:
        message = N_("Deal {number}. You dealt. {leader} leads. R3.4")
    else:
        message = N_("Deal {number}. {dealer} dealt. {leader} leads. R3.4")
    return gettext(message).format(
        number=number, dealer=people.name(deal.dealer), leader=people.name(leader)
    )


def undone(seat: Seat | None, people: People) -> str:
    """Return that a play was taken back."""
    if seat is None or seat == people.you:
        return gettext("Taken back. It is your turn again.")
    return gettext("Taken back. It is {player}'s turn again.").format(player=people.name(seat))


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


def player_failed(seat: Seat, error: str, people: People) -> str:
    """Return that the code of a player failed."""
    return gettext(
        "{player}'s player failed ({error}). A careful player has played this card instead. "
        "The details are in Python's log."
    ).format(player=people.name(seat), error=error)


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


def how_to_step() -> str:
    """Return the last line of a film's text, for where the film itself cannot be shown."""
    return gettext("To go through the trick card by card, run this cell: the film appears here.")


def trick_film_title() -> str:
    """Return the title of the film of a trick without a table."""
    return gettext("How this trick goes")


# The question before a play that takes partner's K♥ (R4.3).


def fatal_question(partner: Seat, penalty: str, people: People) -> str:
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
    return gettext(message).format(partner=people.name(partner))


def fatal_told(partner: Seat, penalty: str, people: People) -> str:
    """Return what is told where only such a play is left."""
    if penalty == "loses_points":
        message = N_(
            "You have nothing else to play: J♣ takes {partner}'s K♥ and wipes out your score. R4.3"
        )
    else:
        message = N_(
            "You have nothing else to play: J♣ takes {partner}'s K♥ and loses the game. R4.3"
        )
    return gettext(message).format(partner=people.name(partner))


def ending(outcome: Outcome, position: Position, people: People) -> str:
    """Return in few words how a deal or the game ended."""
    if outcome.kind == "played_out":
        return gettext("The deal is played out.")
    if outcome.kind == "void":
        return gettext("The deal is void.")
    if outcome.kind == "shared":
        return gettext("The game is shared.")
    winners = position.members(outcome.winners[0])
    if people.you in winners:
        return gettext("You win the game.")
    if len(winners) > 1:
        return gettext("They win the game.")
    return gettext("{player} wins the game.").format(player=people.name(winners[0]))


def next_dealer(deal: Deal, people: People) -> str:
    """Return who deals next (R3.2)."""
    seats = deal.seats
    dealer = seats[(seats.index(deal.dealer) + 1) % len(seats)]
    if dealer == people.you:
        return gettext("You deal next. R3.2")
    return gettext("{dealer} deals next. R3.2").format(dealer=people.name(dealer))


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
