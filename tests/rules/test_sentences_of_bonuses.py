"""What is said of the bonuses of Voormsi, Toqutsit and 3♦: whose card overtook whose."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged
from tests.rules.saying import awarded
from voormsi_nb.rules import Award, Seat, words

VOORMSI = "K♥ 9♣ 6♣ A♠"
TOQUTSIT = "9♥ K♥ J♣ 8♠"
THREE_ON_VOORMSI = "K♥ 3♦ 9♣ A♣"
THREE_ON_TOQUTSIT = "K♥ J♣ 3♦ Q♦"
PARTNER = "K♥ 9♣ J♣"

BONUSES = [
    (
        VOORMSI,
        "R4.1",
        "S",
        (
            "You: Voormsi +1. Your K♥ took the trick, J♣ had not been played, and you did not hold "
            "it. R4.1"
        ),
    ),
    (
        VOORMSI,
        "R4.1",
        None,
        (
            "South North: Voormsi +1. South's K♥ took the trick, J♣ had not been played, and South "
            "did not hold it. R4.1"
        ),
    ),
    (
        TOQUTSIT,
        "R4.2",
        "E",
        "They: Toqutsit +2. North's J♣ overtook West's K♥ and took the trick. R4.2",
    ),
    (
        TOQUTSIT,
        "R4.2",
        "W",
        "They: Toqutsit +2. North's J♣ overtook your K♥ and took the trick. R4.2",
    ),
    (
        TOQUTSIT,
        "R4.2",
        "N",
        "You: Toqutsit +2. Your J♣ overtook West's K♥ and took the trick. R4.2",
    ),
    (
        THREE_ON_VOORMSI,
        "R4.4",
        "S",
        "They: 3♦ on Voormsi +1. West's 3♦ overtook your K♥. R4.4",
    ),
    (
        THREE_ON_TOQUTSIT,
        "R4.2",
        "N",
        (
            "They: Toqutsit, not paid. West's J♣ overtook South's K♥, but then 3♦ beat it, so this "
            "bonus is not paid. R4.2 R4.5"
        ),
    ),
    (
        THREE_ON_TOQUTSIT,
        "R4.5",
        "W",
        (
            "They: 3♦ on Toqutsit +2. North's 3♦ overtook your J♣, which had taken the lead from "
            "K♥. R4.5"
        ),
    ),
    (
        PARTNER,
        "R4.3",
        "S",
        "You: the score is wiped -5. North's J♣ overtook your K♥, so your score drops to 0. R4.3",
    ),
    (
        PARTNER,
        "R4.3",
        "W",
        (
            "They: the score is wiped -5. North's J♣ overtook partner South's K♥, so their score "
            "drops to 0. R4.3"
        ),
    ),
    (
        PARTNER,
        "R4.3",
        "N",
        (
            "You: the score is wiped -5. Your J♣ overtook your partner's K♥, so your score drops "
            "to 0. R4.3"
        ),
    ),
]


@pytest.mark.parametrize(("trick", "rule", "you", "text"), BONUSES)
def test_a_bonus_says_whose_card_overtook_whose(
    trick: str, rule: str, you: str | None, text: str
) -> None:
    """R4.1 to R4.5: paid, not paid, and taken away; you and others."""
    deal = after(arranged("|".join(trick.split()), scores=(5, 3)), trick)
    assert awarded(deal, rule, you) == text


def test_an_award_is_there_in_parts_for_a_front_end() -> None:
    """R4.2: title, figures, text and ids stand apart."""
    deal = after(arranged("|".join(TOQUTSIT.split())), TOQUTSIT)
    found = words(deal.awards[0], you="W", names={Seat.NORTH: "Nivi"})
    assert found.title == "They: Toqutsit"
    assert found.points == 2
    assert found.text == "Nivi's J♣ overtook your K♥ and took the trick."
    assert found.rules == ("R4.2",)


def test_what_is_told_is_no_part_of_the_value() -> None:
    """An award that was seen at the table equals one made by hand, and hashes alike."""
    deal = after(arranged("|".join(TOQUTSIT.split())), TOQUTSIT)
    made = Award("R4.2", 0, 2, 0)
    assert deal.awards == (made,)
    assert hash(deal.awards[0]) == hash(made)
    assert deal.awards[0].told is not None
    assert made.told is None
    assert repr(deal.awards[0]) == repr(made)
