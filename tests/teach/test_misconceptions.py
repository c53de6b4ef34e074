"""Each wrong idea has a position in which it leads astray, and one in which it does not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from voormsi_nb.rules import RULES
from voormsi_nb.teach import MISCONCEPTIONS
from voormsi_nb.teach.asking import may_play, must_play, which_beats, who_takes
from voormsi_nb.teach.scoring import ladder, points
from voormsi_nb.teach.stacking import stacked

if TYPE_CHECKING:
    from voormsi_nb.teach import Misconception, Question

DUTY = stacked(["K♥"], {"S": "J♣ 3♦ 5♦ Q♦"}, leader="E")
PARTNERS = stacked(["K♥ 5♣"], {"S": "J♣ 9♦ 6♦ Q♦"}, leader="N")
LEAD = stacked([], {"S": "J♣ J♥ K♠ 3♦"})
PAIR = stacked(["6♥+6♦ A♣+5♦"], {"S": "9♠ 6♣ Q♥ J♥"}, leader="N")
FREE = stacked(["A♦ 8♥ 5♠"], {"S": "9♠ 6♦ Q♥ J♥"}, leader="W")

RUN = ["9♦ 5♦ 5♥ Q♦", "A♦ 5♣ 6♥ Q♥", "A♥ 8♦ J♦ 6♦", "A♠ 8♥ J♥ Q♠"]
FIVE = [*RUN, "A♣ 8♣ 6♠ Q♣"]
BROKEN = [*FIVE, "6♣ 9♥ 5♠ J♠"]
PAIRS = ["6♣ 9♥ 5♠ J♠", "Q♠ J♥ 8♦ 6♠", "A♣+A♠ 5♣+Q♦ 8♣+8♥ 6♦+J♦", "9♣+9♠ 5♦+5♥ Q♣+Q♥ 6♥+A♥"]
SWEEP = [*FIVE, "9♥ 5♠ 7♦ 7♥", "9♠ J♠ K♠ 7♠", "9♣ 6♣ K♣ 7♣", "8♠ K♥ 3♦ J♣"]

# The idea, a question in which it errs, the answer it gives, and a question in which it does not.
CASES: list[tuple[str, Question, str, Question]] = [
    ("matador_takes_seven", who_takes("7♦ J♣ K♥ 8♠"), "N", who_takes("6♦ J♣ K♥ 8♠")),
    ("club_king_is_only_low", who_takes("7♥ A♠ K♣ 9♣"), "S", who_takes("6♥ A♠ K♣ 9♣")),
    ("higher_seven_fails", who_takes("7♦ 9♣ 7♠ 7♥"), "S", who_takes("7♠ 9♣ 7♦ 7♥")),
    ("later_seven_takes", who_takes("7♠ 9♣ 7♦ A♥"), "N", who_takes("7♦ 9♣ 7♠ A♥")),
    ("dead_seven_wins", who_takes("5♦ 7♣ 8♥ Q♠"), "W", who_takes("7♣ 5♦ 8♥ Q♠")),
    ("second_seven_is_dead", who_takes("3♦ 7♦ K♥ 9♣"), "N", who_takes("3♦ 9♥ 7♦ K♥")),
    ("led_seven_is_low", who_takes("7♦ 5♠ A♠ 5♦"), "N", who_takes("7♦ 5♠ 3♦ 5♦")),
    ("spade_king_waits", who_takes("7♦ K♣ 9♠ K♠"), "E", who_takes("7♦ K♣ K♠ 9♠")),
    ("king_in_advance", who_takes("7♦ K♠ K♣ A♣"), "W", who_takes("7♦ K♣ K♠ A♣")),
    ("spade_king_takes_any", which_beats("K♣", "K♠ Q♦"), "KS QD", who_takes("K♣ K♠ A♥ 5♦")),
    ("spade_king_takes_seven", who_takes("7♥ A♦ K♠ 5♦"), "N", who_takes("7♥ K♣ K♠ 5♦")),
    ("led_three_wins", who_takes("3♦ J♥ 8♣ Q♥"), "S", who_takes("J♥ 3♦ 8♣ Q♥")),
    ("matador_takes_three", who_takes("A♦ 3♦ J♣ 8♦"), "N", who_takes("3♦ A♦ J♣ 8♦")),
    ("three_is_low", who_takes("J♦ 6♣ 5♣ 3♦"), "S", who_takes("3♦ 6♣ 5♣ J♦")),
    (
        "one_card_is_enough",
        who_takes("6♥+6♦ 9♣+5♣ Q♠+8♦ 5♥+K♠"),
        "W",
        who_takes("6♥+6♦ 9♣+A♣ Q♠+8♦ 5♥+K♠"),
    ),
    (
        "pair_needs_pair",
        who_takes("5♠+5♦ 6♥+A♦ Q♣+Q♥ 8♣+K♣"),
        "S",
        who_takes("5♠+5♦ 6♥+6♦ Q♣+Q♥ 8♣+K♣"),
    ),
    ("ace_above_nine", who_takes("A♣ 9♥ Q♠ 5♦"), "S", who_takes("A♣ 8♠ Q♠ 5♦")),
    ("earlier_of_the_two_wins", who_takes("9♥ J♣ 6♠ K♥"), "W", who_takes("9♥ J♣ 6♠ 8♠")),
    ("matador_by_its_rank", who_takes("9♣ A♠ 8♠ 9♥"), "S", who_takes("9♣ A♠ 8♣ 9♥")),
    ("court_above_small", who_takes("5♦ Q♣ 8♥ K♠"), "W", who_takes("5♦ Q♣ A♥ K♠")),
    ("first_of_rank_stays", who_takes("A♦ J♠ 6♣ A♥"), "S", who_takes("A♥ J♠ 6♣ A♦")),
    ("suit_must_be_followed", who_takes("6♦ 9♣ Q♦ A♠"), "S", who_takes("6♦ Q♣ 9♦ A♠")),
    ("suit_must_be_followed", may_play(FREE, "9♠"), "no", may_play(FREE, "6♦")),
    ("three_frees_from_duty", must_play(DUTY), "3D", may_play(DUTY, "5♦")),
    ("toqutsit_may_wait", may_play(DUTY, "5♦"), "yes", may_play(PARTNERS, "9♦")),
    ("toqutsit_on_partner", must_play(PARTNERS), "JC", must_play(DUTY)),
    ("must_take_if_you_can", may_play(FREE, "6♦"), "no", may_play(FREE, "9♠")),
    ("matadors_go_alone", may_play(LEAD, "J♣ J♥"), "no", may_play(LEAD, "J♣")),
    ("three_goes_with_kings", may_play(LEAD, "K♠ 3♦"), "yes", may_play(LEAD, "K♠ J♥")),
    (
        "suit_goes_together",
        may_play(stacked([], {"S": "9♣ 5♣ 6♦ Q♦"}), "9♣ 5♣"),
        "yes",
        may_play(stacked([], {"S": "9♣ 9♦ 6♦ Q♦"}), "9♣ 9♦"),
    ),
    ("one_for_a_pair", may_play(PAIR, "9♠"), "yes", may_play(PAIR, "9♠ Q♥")),
    (
        "last_player_earns",
        points(stacked(["9♦ Q♠ 5♥ K♥"])),
        "they+1",
        points(stacked(["K♥ Q♠ 5♥ 9♦"], {"N": "J♣"})),
    ),
    (
        "voormsi_on_toqutsit_pays",
        points(stacked(["9♦ J♣ K♥ 5♦"])),
        "you+2",
        points(stacked(["9♦ K♥ J♣ 5♦"])),
    ),
    (
        "fallen_toqutsit_is_forgotten",
        points(stacked(["J♣ 9♦ 5♦ Q♦", "K♥ 9♣ 6♣ A♠"])),
        "you+1",
        points(stacked(["9♥ 9♦ 5♦ Q♦", "K♥ 9♣ 6♣ A♠"], {"N": "J♣"})),
    ),
    (
        "held_toqutsit_is_forgotten",
        points(stacked(["K♥ 9♣ 6♣ A♠"], {"S": "J♣"})),
        "you+1",
        points(stacked(["K♥ 9♣ 6♣ A♠"], {"N": "J♣"})),
    ),
    (
        "partner_holds_toqutsit",
        points(stacked(["K♥ 9♣ 6♣ A♠"], {"N": "J♣"})),
        "0",
        points(stacked(["K♥ 9♣ 6♣ A♠"], {"S": "J♣"})),
    ),
    (
        "beaten_toqutsit_pays",
        points(stacked(["K♥ J♣ 3♦ Q♦"])),
        "they+2",
        points(stacked(["K♥ J♣ 5♦ Q♦"])),
    ),
    (
        "three_on_any_toqutsit_pays",
        points(stacked(["J♣ 9♣ 3♦ 5♦"])),
        "you+2",
        points(stacked(["K♥ J♣ 3♦ 5♦"])),
    ),
    (
        "three_on_voormsi_is_nothing",
        points(stacked(["K♥ 3♦ 9♣ A♣"])),
        "0",
        points(stacked(["A♦ 3♦ 9♣ A♣"])),
    ),
    (
        "partners_king_pays",
        points(stacked(["K♥ 9♣ J♣"])),
        "you+2",
        points(stacked(["9♣ K♥ J♣ 5♦"])),
    ),
    (
        "every_trick_pays",
        ladder(stacked(RUN, scores=(2, 0))),
        "6",
        ladder(stacked(RUN, scores=(2, 0)), side=1),
    ),
    (
        "group_counts_once",
        ladder(stacked(PAIRS)),
        "0",
        ladder(stacked(RUN)),
    ),
    ("run_counts_at_once", ladder(stacked(FIVE)), "2", ladder(stacked(RUN))),
    ("first_five_bring_one", ladder(stacked(BROKEN)), "1", ladder(stacked(FIVE))),
    (
        "more_is_better",
        ladder(stacked(BROKEN, scores=(8, 0))),
        "10",
        ladder(stacked(BROKEN, scores=(7, 0))),
    ),
    (
        "bust_is_minus",
        ladder(stacked(BROKEN, scores=(8, 0))),
        "-1",
        ladder(stacked(BROKEN, scores=(6, 0))),
    ),
    ("sweep_is_best", ladder(stacked(SWEEP)), "6", ladder(stacked(SWEEP[:-1]))),
]


IDS = [f"{case[0]} in {case[1].kind}" for case in CASES]


@pytest.mark.parametrize(("name", "bites", "thought", "harmless"), CASES, ids=IDS)
def test_an_idea_errs_in_one_position_and_not_in_another(
    name: str, bites: Question, thought: str, harmless: Question
) -> None:
    idea = MISCONCEPTIONS[name]
    ids = tuple(thought.split())
    assert idea.thinks(bites) == ids
    assert idea.decides(bites)
    assert idea.fits(bites, ids)
    assert not idea.fits(bites, bites.answer)
    assert not idea.decides(harmless)


def test_every_idea_has_its_case() -> None:
    assert {case[0] for case in CASES} == set(MISCONCEPTIONS)


@pytest.mark.parametrize(("name", "bites", "thought"), [case[:3] for case in CASES], ids=IDS)
def test_a_wrong_answer_is_first_granted_what_was_right_in_it(
    name: str, bites: Question, thought: str
) -> None:
    """LOOK, words, 8: then these very cards, or the rules, speak against it."""
    verdict = replace(bites, targets=(name,)).check(thought.split())
    assert verdict.misconception is MISCONCEPTIONS[name]
    granted, *against = verdict.says
    assert granted.text.startswith("You ")
    assert not granted.rules
    assert against
    assert any(words.rules for words in against)


@pytest.mark.parametrize("idea", MISCONCEPTIONS.values(), ids=repr)
def test_an_idea_cites_rules_that_exist(idea: Misconception) -> None:
    known = {rule.id for rule in RULES}
    assert idea.rules
    assert set(idea.rules) <= known
    assert str(idea).startswith(idea.title)


def test_an_answer_with_no_known_idea_is_told_what_its_card_did_and_where_to_look() -> None:
    verdict = who_takes("6♥ 9♣ Q♠ A♣").check("Q♠")
    assert verdict.misconception is None
    assert [str(words) for words in verdict.says] == [
        "North's Q♠ does not beat West's 9♣: queens rank below nines. West still heads. R1.4",
        "Go through the cards in the order of play: does each beat what heads?",
    ]


def test_a_card_that_was_overtaken_is_shown_its_overtaker() -> None:
    verdict = who_takes("7♥ K♣ K♠ A♣").check("K♣")
    assert "North's K♠ is the very next card" in str(verdict)


def test_the_picture_of_the_lesson_in_words() -> None:
    """The example of LOOK: what was right in it, then the rule on these very cards."""
    says = [str(words) for words in who_takes("7♦ J♣ K♥ 8♠").check("K♥").says]
    assert says == [
        "You saw that a matador beats nearly every card: right in most tricks.",
        (
            "North's K♥ does not beat your 7♦: matadors cannot reach a Seven that heads. "
            "You still head. R2.3"
        ),
    ]


def test_beside_a_correction_stand_the_few_cards_that_would_have_done_it() -> None:
    """R2.3, R2.6: of what heads when the chosen card falls."""
    sevens = who_takes("7♦ J♣ K♥ 8♠").check("K♥")
    assert " ".join(map(str, sevens.beaters)) == "K♣ 7♣ 7♠ 7♥ 3♦"
    assert " ".join(map(str, who_takes("7♥ K♣ K♠ A♣").check("A♣").beaters)) == "3♦"
    assert " ".join(map(str, who_takes("7♦ K♣ 9♠ K♠").check("K♠").beaters)) == "3♦"
    assert who_takes("A♥ 6♦ 5♣ J♠").check("J♠").beaters == ()
    assert who_takes("7♦ J♣ K♥ 8♠").check("S").beaters == ()
