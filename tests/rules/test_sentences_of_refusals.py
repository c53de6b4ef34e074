"""What is said when a play is refused: a few words, the reason, what would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rules.arranged import after, arranged
from voormsi_nb.rules import IllegalPlay, Refusal, RuleSet, Seat, sentence, words

if TYPE_CHECKING:
    from voormsi_nb.rules import Deal


def refused(deal: Deal, cards: str, seat: str | None = None, you: str | None = "S") -> list[str]:
    """Say every refusal of these cards."""
    return [sentence(refusal, you=you) for refusal in deal.why_not(cards, seat)]


def pair_on_voormsi() -> Deal:
    """Deal so that West leads both black-and-red kings and South, last, holds J♣."""
    hands = "K♥ K♠ 5♥ 5♠ | 9♣ 5♣ | A♦ 6♠ | J♣ Q♦ 8♥ 7♠"
    return after(arranged(hands, dealer=Seat.SOUTH), "K♥+K♠ 9♣+5♣ A♦+6♠")


def test_toqutsit_must_be_one_of_two() -> None:
    """R3.8, as the table shows it."""
    assert refused(pair_on_voormsi(), "Q♦ 8♥") == [
        (
            "Toqutsit must be played. West's K♥ heads and you hold J♣, so it must be one of your "
            "two. R3.8"
        )
    ]
    found = words(pair_on_voormsi().why_not("Q♦ 8♥")[0], you="S")
    assert found.title == "Toqutsit must be played"
    assert found.text == "West's K♥ heads and you hold J♣, so it must be one of your two."
    assert found.rules == ("R3.8",)


def test_toqutsit_must_be_the_one_card() -> None:
    """R3.8 of you, on yours, and of others."""
    deal = arranged("K♥ 9♥ | J♣").play("K♥")
    assert refused(deal, "Q♦", "W", "W")[-1] == (
        "Toqutsit must be played. South's K♥ heads and you hold J♣, so it must be your card. R3.8"
    )
    assert refused(deal, "Q♦", "W", "S")[-1] == (
        "Toqutsit must be played. Your K♥ heads and West holds J♣, so it must be the card to play. "
        "R3.8"
    )
    assert refused(deal, "Q♦", "W", None)[-1] == (
        "Toqutsit must be played. South's K♥ heads and West holds J♣, so it must be the card to "
        "play. R3.8"
    )


def test_cards_that_are_not_held() -> None:
    """R3.11: one card and several, you and others."""
    deal = pair_on_voormsi()
    assert refused(deal, "J♣ 9♣") == [
        "Not in your hand. You do not hold 9♣, so you cannot play it. R3.11"
    ]
    assert refused(deal, "A♥ Q♥")[0] == (
        "Not in your hand. You do not hold A♥ Q♥, so you cannot play them. R3.11"
    )
    assert refused(deal, "J♣ 9♣", you=None) == [
        "Not in the hand. South does not hold 9♣, so it cannot be played. R3.11"
    ]


def test_as_many_cards_as_were_led() -> None:
    """R3.7, R3.5: fewer and more than were led, and too many for a lead."""
    assert refused(pair_on_voormsi(), "J♣") == [
        "As many as were led. West led two cards, so you play two cards, any that you hold. R3.7"
    ]
    assert refused(arranged("9♥ | 6♣ 6♦").play("9♥"), "6♣ 6♦") == [
        "As many as were led. You led one card, so West plays one card. R3.7"
    ]
    assert refused(arranged("9♥ 9♣ A♣ 5♦"), "9♥ 9♣ A♣ 5♦ J♣")[-1] == (
        "Too many cards. Nobody can lead five cards. Lead one card, or two, three or four of the "
        "same rank. R3.5"
    )


def test_a_lead_of_two_ranks() -> None:
    """R3.5, and R3.6 for 3♦ with kings."""
    assert refused(arranged("9♥ A♣"), "9♥ A♣") == [
        (
            "Not of one rank. 9♥ A♣ are not of one rank. Lead one card, or two, three or four of "
            "the same rank. R3.5"
        )
    ]
    assert refused(arranged("K♥ K♠ 3♦"), "K♥ K♠ 3♦") == [
        (
            "Not of one rank. 3♦ does not count as a king, so it cannot be led together with K♥ "
            "K♠. Lead one without the other. R3.6"
        )
    ]


def test_two_players_lead_single_cards() -> None:
    """R6.1: and R3.7 when the one who leads would play two of them later."""
    deal = arranged("9♥ 9♣", players=2)
    assert refused(deal, "9♥ 9♣") == [
        (
            "Too many cards. With two players only single cards are played. Choose one of these "
            "cards. R6.1"
        )
    ]
    halfway = after(arranged("9♥ 9♣ 9♦|5♦ 6♦", players=2), "9♥ 5♦")
    assert refused(halfway, "9♣ 9♦") == [
        "As many as were led. You led one card, so you play one card again, any that you hold. R3.7"
    ]


def test_partner_s_voormsi_where_it_may_not_be_taken() -> None:
    """R4.3 by Parlett's rules: to you, about you, about others."""
    deal = after(arranged("K♥|9♣|J♣ 5♠", ruleset=RuleSet.parlett()), "K♥ 9♣")
    said = {you: refused(deal, "J♣", "N", you) for you in ("N", "S", None)}
    title = "Not on your partner's Voormsi. J♣ would take"
    assert said == {
        "N": [f"{title} your partner's K♥, and you have another card to play. R4.3"],
        "S": [f"{title} your K♥, and North, your partner, has another card to play. R4.3"],
        None: [f"{title} partner South's K♥, and North has another card to play. R4.3"],
    }


def test_out_of_turn_and_after_the_end() -> None:
    """R3.11."""
    deal = arranged("9♥ | 6♣")
    assert refused(deal, "6♣", "W") == ["Not yet. It is your turn, so West waits. R3.11"]
    assert refused(deal, "6♣", "W", "W") == [
        "Not yet. It is South's turn, so wait for your own. R3.11"
    ]
    assert refused(deal, "6♣", "W", None) == ["Not yet. It is South's turn, so West waits. R3.11"]
    over = after(arranged("K♥|9♣|J♣"), "K♥ 9♣ J♣")
    assert refused(over, "9♥") == ["The deal is over. No more cards are played in this deal. R3.11"]


def test_the_error_says_every_reason() -> None:
    """R3: an `IllegalPlay` speaks of everyone by name, unless it is told who you are."""
    with pytest.raises(IllegalPlay) as caught:
        pair_on_voormsi().play("A♥ Q♥")
    assert str(caught.value) == (
        "Not in the hand. South does not hold A♥ Q♥, so they cannot be played. R3.11 "
        "Toqutsit must be played. West's K♥ heads and South holds J♣, so it must be one of the two "
        "to play. R3.8"
    )
    assert sentence(caught.value, you="S").startswith("Not in your hand. You do not hold A♥ Q♥")


def test_a_refusal_made_by_hand_speaks_of_the_player() -> None:
    """R3.11."""
    refusal = Refusal("R3.11", "not_your_turn")
    assert sentence(refusal) == "Not yet. It is the player's turn, so the player waits. R3.11"
