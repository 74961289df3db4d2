"""Thousands of games played at random, with everything counted that must not change."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from lazaretto import Rng
from lazaretto.games.rattus.board import CUBES, TOKENS, tokens_removed
from lazaretto.games.rattus.mercatus.board import COINS, FIRST_COINS, KINDS, SUPPLIED_GOODS
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import in_bank
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rules import rules_of
from lazaretto.kernel import bits, drive
from lazaretto.kernel.event import Event
from lazaretto.kernel.setup import prepare
from tests.rules.looks import CLOSELY, OFTEN, plain
from tests.rules.mercatus.table import TITLE
from tests.soak import often

RULES = rules_of(TITLE)
ALL_CARDS = tuple(card.name for card in MERCATUS.cards)
CHUNKS = often(2, 40)
GAMES = 500  # in each chunk
REMOVED_GOODS = {2: 4, 3: 2, 4: 0}


def check(state: Rattus, told: list[int]) -> None:
    """28 goods, 132 coins, 20 cubes for each player, 49 tokens; never more than three rats in a region."""
    s = plain(state)
    g = SimpleNamespace(**s.parts["goods"])
    players = state.players
    shown = 0
    for kind in range(len(KINDS)):
        with_players = sum(goods_of_seat[kind] for goods_of_seat in g.held)
        on_cards = g.on.count(kind + 1)
        assert (g.up >> kind & 1) + g.down[kind] + with_players + on_cards == SUPPLIED_GOODS
        shown += bits.count(g.shown[kind]) + g.stock[kind]
    assert shown in (12, 12 - REMOVED_GOODS[players], 11)  # before, after and between the removals
    assert in_bank(goods(state)) + sum(g.coins) == COINS
    assert in_bank(goods(state)) >= 0
    assert g.coins[:players] == told, "coins that no event told of"
    for seat in range(players):
        assert g.coins[seat] >= 0
        assert sum(cubes[seat] for cubes in s.cubes) + s.reserve[seat] + s.palace[seat] == CUBES
    on_board = [face for face, origin in zip(s.face, s.origin, strict=True) if origin]
    assert len(on_board) == sum(s.rats)
    assert max(s.rats) <= 3
    known = [face for face in on_board if face]
    assert len(set(known)) == len(known)
    unseen = bits.count(s.starters) + bits.count(s.ordinary)
    returned = sum(1 for face, origin in zip(s.face, s.origin, strict=True) if origin == 3 and not face)
    # In the supply, on the board unseen, or removed at set-up; a used token that came back is no longer unseen.
    assert unseen == s.supply + on_board.count(0) - returned + tokens_removed(players)
    used = TOKENS - unseen - len(known)
    assert used >= 0


class Log:
    """What a game tells that has to be counted."""

    def __init__(self, players: int) -> None:
        self.taken: set[tuple[int, str]] = set()  # in this regular turn
        self.final = False
        self.played: set[str] = set()
        self.played_at_end: set[str] = set()
        self.in_sale = 0  # goods given back in the sale that goes on
        self.coins = [FIRST_COINS] * players  # as the events tell

    def use(self, card: str) -> None:
        self.played.add(card)
        if self.final:
            self.played_at_end.add(card)

    def __call__(self, event: Event) -> None:
        args = event.args
        if event.key in ("turn-begins", "final-turn-begins"):
            self.taken.clear()
        if event.key == "game-ends":
            self.final = True
        if event.key in ("good-taken", "good-taken-by-card"):
            good = (int(args["seat"]), str(args["good"]))
            assert self.final or good not in self.taken, "two goods of a kind in one turn"
            self.taken.add(good)
        if event.key in ("good-taken-by-card", "coins-earned", "coins-paid"):
            self.use(str(args["card"]))
        if event.key == "coins-earned":
            self.coins[int(args["seat"])] += int(args["count"])
        if event.key == "coins-paid":
            self.coins[int(args["seat"])] -= int(args["count"])
        if event.key == "sale":
            self.in_sale = 0
        if event.key == "goods-sold":
            self.in_sale += int(args["count"])
            assert int(args["sold"]) <= int(args["count"]) <= self.in_sale <= SUPPLIED_GOODS, "a good was sold twice"
            # MER-C3: now and then a game does empty the bank.
            assert int(args["coins"]) == min(3 * int(args["sold"]), COINS - sum(self.coins))
            self.coins[int(args["seat"])] += int(args["coins"])


def run(players: int, seed: int, every: int) -> Log:
    """One game at random, looked at before every so many answers and at its end."""
    setup = prepare(RULES, players, {"cards": ("random", "random-any", "one-of-each-class")[seed % 3]})
    s = RULES.table(setup)
    assert isinstance(s, Rattus)
    log, rng = Log(players), Rng(seed)
    s.listen(log)
    drive.advance(s)
    answered = seed
    while s.options:
        if answered % every == 0:
            check(s, log.coins)
        answered += 1
        step = s.step(s.top())
        seat = bits.seat(s.top())
        i = drive.draw(s, rng)
        choice = step.meanings(s)[i]
        if choice.kind == "use_card":
            log.use(choice.item)
        elif choice.text == "count_piece:yes" or (choice.kind == "move_plague" and not s.rules.near[s.plague] >> i & 1):
            for card in ("knight", "raider", "assassin"):  # whoever moves two steps has one of them
                if s.owner[ALL_CARDS.index(card)] == seat:
                    log.use(card)
        elif step.name == "final_move" and choice.kind == "move_plague":
            for card in ("knight", "raider", "assassin", "grave-robber", "deacon"):
                if s.owner[ALL_CARDS.index(card)] == seat:
                    log.use(card)
        elif (
            step.name == "place_how_many"
            and s.owner[ALL_CARDS.index("peasant")] == seat
            and i == s.rats[bits.place(s.top())]
        ):
            log.use("peasant")
        if step.name == "act" and not log.final:
            assert bits.count(goods(s).up) + len(log.taken) == len(KINDS), "a kind was missing at the start of a turn"
        drive.choose(s, i)
    check(s, log.coins)
    assert not any(n for held in goods(s).held for n in held), "a good was left unsold"
    outcome = s.outcome()
    assert sorted(outcome.ranks) == list(range(1, players + 1))
    return log


def play_chunk(chunk: int, count: int, every: int) -> tuple[Counter[str], Counter[str]]:
    """So many games; in how many each card was played, and in how many in the final round."""
    played: Counter[str] = Counter()
    at_end: Counter[str] = Counter()
    for k in range(count):
        log = run(2 + (chunk + k) % 3, chunk * 1_000_000 + k, every)
        played.update(log.played)
        at_end.update(log.played_at_end)
    return played, at_end


def test_a_few_random_games_keep_every_piece() -> None:
    played, _ = play_chunk(0, 30, CLOSELY)
    assert set(played) == set(ALL_CARDS)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(1, CHUNKS + 1))
def test_many_random_games_keep_every_piece_and_play_every_card(chunk: int) -> None:
    played, at_end = play_chunk(chunk, GAMES, OFTEN)
    for card in ALL_CARDS:
        assert played[card] >= 25
        assert at_end[card] >= 3  # in the final round
