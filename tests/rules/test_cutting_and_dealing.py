"""Who deals, in which order the cards are dealt, and who leads (R3.1 to R3.4, R5.9)."""

from __future__ import annotations

import pytest

from tests.rules.arranged import after, arranged, written
from voormsi_nb.rules import PACK, Card, Deal, Game, GameError, RuleSet, Seat, dealing

SOUTH, WEST, NORTH, EAST = Seat
PINNED = ("Q♠ 8♦ 7♦ K♠ 7♥ K♣", "8♣ 7♠ Q♠ K♥ 6♥ 9♠", "9♥ 6♣ J♣ 6♥ Q♠ 9♣")


def cut(monkeypatch: pytest.MonkeyPatch, players: int, *tops: str) -> tuple[Seat, int]:
    """Cut packs with these top cards, and say who deals and how often the pack was cut."""
    packs = [[Card(text) for text in top.split()] for top in tops]
    taken: list[str] = []

    def next_pack(seed: str) -> tuple[Card, ...]:
        taken.append(seed)
        return tuple(packs[len(taken) - 1])

    monkeypatch.setattr(dealing, "shuffled_pack", next_pack)
    dealer = dealing.cut_for_dealer("any", players)
    assert len(set(taken)) == len(taken)
    return dealer, len(taken)


@pytest.mark.parametrize(
    ("top", "dealer"),
    [
        ("9♣ 9♠ 9♥ 9♦", EAST),
        ("K♠ 9♠ 9♥ 9♦", SOUTH),
        ("K♠ 7♣ 9♥ 9♦", WEST),
        ("7♣ 7♠ 3♦ 7♦", NORTH),
        ("J♣ K♥ 8♠ 9♣", EAST),
    ],
)
def test_the_lowest_card_of_the_cut_deals(
    monkeypatch: pytest.MonkeyPatch, top: str, dealer: Seat
) -> None:
    """R3.2, R1.4: Sevens below K♠, 3♦ lowest of all."""
    assert cut(monkeypatch, 4, top) == (dealer, 1)


def test_two_players_who_cut_the_two_highest_cut_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """R3.2, R1.2: J♣ and K♥ are equal; with a third card there is always a lowest."""
    assert cut(monkeypatch, 2, "J♣ K♥", "K♥ J♣", "K♥ 9♣") == (NORTH, 3)
    assert cut(monkeypatch, 2, "J♣ 8♠") == (NORTH, 1)
    assert cut(monkeypatch, 3, "J♣ 8♠ K♥") == (WEST, 1)


def test_everybody_may_be_cut_as_the_first_dealer() -> None:
    """R3.2: over sixty seeds each seat in play deals at least once, and no other."""
    for players, seats in ((2, "SN"), (3, "SWN"), (4, "SWNE")):
        dealers = {str(Game.new(seed, players).deal.dealer) for seed in range(60)}
        assert dealers == set(seats)


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """R3.3: with West dealing North gets the first card, and the rest is the stock."""
    deal = Deal.start(PACK, "W")
    assert deal.hands[NORTH] == PACK[0:16:4]
    assert deal.hands[EAST] == PACK[1:16:4]
    assert deal.hands[SOUTH] == PACK[2:16:4]
    assert deal.hands[WEST] == PACK[3:16:4]
    assert deal.stock == PACK[16:]


@pytest.mark.parametrize(("players", "stock"), [(2, 28), (3, 24), (4, 20)])
def test_all_get_four_cards(players: int, stock: int) -> None:
    """R3.3, R6.1, R7.1: what is not dealt is the stock."""
    deal = Deal.start(PACK, players=players)
    assert deal.total_tricks == (12 if players == 3 else 9)
    assert [len(hand) for hand in deal.hands] == [4] * players
    assert len(deal.stock) == stock


@pytest.mark.parametrize(
    ("players", "dealer", "leader"),
    [(4, "S", "W"), (4, "E", "S"), (3, "W", "N"), (3, "N", "S"), (2, "S", "N"), (2, "N", "S")],
)
def test_the_player_on_the_dealers_left_leads(players: int, dealer: str, leader: str) -> None:
    """R3.4, R3.1: the next seat in play, clockwise."""
    assert str(Deal.start(PACK, dealer, players=players).turn) == leader


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    """R3.4: East takes the first trick, West the second."""
    deal = after(arranged("5♣|5♠ A♣|5♥|A♦ Q♥"), "5♣ 5♠ 5♥ A♦")
    assert deal.turn is EAST
    assert after(deal, "Q♥ . A♣ .").turn is WEST


@pytest.mark.parametrize(("players", "dealers"), [(4, "ESWNE"), (3, "NSWN"), (2, "NSNS")])
def test_the_deal_passes_to_the_left(players: int, dealers: str) -> None:
    """R3.2, R5.9: with two and three players it passes the empty seats by."""
    low = [-99] * (2 if players == 4 else players)
    game = Game(Deal.start(PACK, dealers[0], scores=low, players=players))
    for dealer in dealers:
        assert str(game.deal.dealer) == dealer
        while game.deal.outcome is None:
            game = game.play(game.deal.legal_plays[0])
        game = game.next_deal()


def test_the_next_deal_begins_with_the_scores_of_the_last() -> None:
    """R5.8, R5.9: the ladder goes on, and so do the rules of the table."""
    game = Game(Deal.start(PACK, scores=(-99, -50), ruleset=RuleSet.parlett()))
    while game.deal.outcome is None:
        game = game.play(game.deal.legal_plays[-1])
    following = game.next_deal()
    assert following.scores == game.scores
    assert following.deal.start_scores == game.scores
    assert following.ruleset == RuleSet.parlett()
    assert following.history == (game.deal,)
    assert following.outcome is None


def test_hands_named_for_a_lesson_are_dealt_and_the_seed_decides_the_rest() -> None:
    """R3.3: the same seed gives the same deal, another one other cards around the named ones."""

    def lesson(seed: int) -> Deal:
        return Deal.from_hands({"S": "7♥ K♣ 9♠ 5♦", "North": "A♣"}, seed=seed, dealer="W")

    deal = lesson(1)
    assert written(deal.hands[SOUTH]) == "9♠ 5♦ K♣ 7♥"
    assert Card("A♣") in deal.hands[NORTH]
    assert deal == lesson(1)
    assert Deal.from_hands({}).dealer is EAST
    assert Deal.from_hands({}, players=3).dealer is NORTH
    assert deal.hands[WEST] != lesson(2).hands[WEST]
    assert sorted(deal.pack) == list(PACK)


def test_a_deal_may_be_dealt_anew() -> None:
    """R3.2, R5.8: other cards, the same dealer, the ladder as it was before; history stays."""
    game = Game(Deal.start(PACK, "W", RuleSet.web(), (3, 4)))
    played = game.play("J♣")
    anew = played.deal_anew()
    assert anew.deal.pack != game.deal.pack
    assert (anew.deal.dealer, anew.scores, anew.ruleset) == (WEST, (3, 4), RuleSet.web())
    assert (anew.deal.plays, anew.history) == ((), ())
    assert anew == played.deal_anew() == game.deal_anew()
    assert played.deal_anew(PACK[::-1]).deal.pack == PACK[::-1]


def test_packs_come_from_the_seed_or_from_the_last_pack() -> None:
    """The same game on every machine: pinned by its first cards."""
    assert written(Game.new(seed=7).deal.pack[:6]) == PINNED[0]
    assert written(Game.new(seed="7").deal.pack[:6]) == PINNED[0]
    assert written(Game.new(seed=8).deal.pack[:6]) == PINNED[1]
    assert Game.new(seed=7).seed == 7
    over = Game(Deal.start(PACK, scores=(-99, -99)))
    while over.deal.outcome is None:
        over = over.play(over.deal.legal_plays[0])
    assert written(over.next_deal().deal.pack[:6]) == PINNED[2]
    assert over.next_deal(PACK[::-1]).deal.pack == PACK[::-1]


def test_a_game_without_a_seed_takes_one_by_chance() -> None:
    """Two such games are hardly ever the same."""
    assert len({Game.new().deal.pack for _ in range(5)}) > 1


def test_there_is_no_next_deal_in_the_middle_of_one_nor_after_the_game() -> None:
    """R5.5, R5.9."""
    game = Game(arranged("K♥|9♣|J♣|A♦"))
    with pytest.raises(GameError) as goes_on:
        game.next_deal()
    assert goes_on.value.kind == "deal_goes_on"
    for card in ("K♥", "9♣", "J♣"):
        game = game.play(card)
    assert game.outcome is not None
    with pytest.raises(GameError) as over:
        game.next_deal()
    assert over.value.kind == "game_over"
