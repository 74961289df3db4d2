"""The base game stands on its own, and what the expansion keeps of it is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

import lazaretto
from lazaretto import LazarettoError, Rng
from lazaretto.games.rattus import mercatus
from lazaretto.games.rattus.mercatus.goods import Goods
from lazaretto.games.rattus.mercatus.ruleset import CARDS
from lazaretto.kernel.game import Game
from tests.rules.looks import OFTEN
from tests.rules.mercatus.table import TITLE, at

EXPANSION = Path(mercatus.__file__).parent
BASE = [
    path for path in sorted(EXPANSION.parent.rglob("*.*")) if EXPANSION not in path.parents and path.suffix != ".pyc"
]


def test_no_file_of_the_base_game_names_the_expansion_or_its_cards() -> None:
    words = {"mercatus", *(card.name.replace("-", between) for card in CARDS for between in "-_ ")}
    assert len(BASE) > 20
    for path in BASE:
        text = path.read_text(encoding="utf-8").lower()
        assert [word for word in sorted(words) if word in text] == [], path


def test_a_copy_of_the_goods_has_every_field_and_nothing_in_common() -> None:
    goods = Goods()
    goods.coins[1], goods.held[2][3], goods.taken = 5, 1, 1
    twin = goods.fork()
    assert twin.key() == goods.key() != Goods().key()
    twin.coins[1] = twin.held[2][3] = 0
    assert (goods.coins[1], goods.held[2][3]) == (5, 1)


@pytest.mark.parametrize(
    "line",
    [
        "fish:gallia salt:gallia",
        "players:2 fish:russia",
        "fish:gallia,italia,russia,turcia",
        "goods:red=f5",
        "goods:purple=f1",
        "goods:red=x1",
        "on:king=fish cards:king=red",
        "on:shaman=fish",
        "on:shaman=gold cards:shaman=red",
        "up:x",
        "players:2 coins:b3",
        "coins:r1x",
        "bribes:4",
        "good:gone",
        "shaman:gallia.4=italia",
        "cards:king=red,king=green",
        "beside:baker",
        "back:S01",
        "gallia:/b",
    ],
)
def test_a_line_that_describes_no_position_is_refused(line: str) -> None:
    with pytest.raises(LazarettoError):
        at(line)


def hold(game: Game, rng: Rng) -> None:
    """Whether the position is written and read back, its views fit what is imagined and its refusals have reasons."""
    line = game.ruleset.write(game.state)
    again = at(line)
    assert again.state.save() == game.state.save()
    assert again.decision == game.decision
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        world = game.fork()
        world.state = view.imagine(rng)
        world._decision = None
        assert world.view(seat) == view, (seat, line)
    for choice in game.catalogue:
        reason = game.why_not(choice)
        assert reason is None or reason.code != "not-possible"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "cards", ["random", "violent-times", "shaman,landowner,hanseatic-trader,witch,swindler,deacon"]
)
def test_throughout_a_game_notation_views_and_reasons_hold(players: int, cards: str) -> None:
    """Every position is written and read back, every view fits what is imagined from it, every refusal has a reason."""
    game = lazaretto.new(TITLE, players=players, seed=players, cards=cards)
    rng = Rng(players)
    while game.decision is not None:
        options = game.decision.options
        if game.answered % OFTEN == 0:
            hold(game, rng)
        game.apply(options[rng.below(len(options))])
    lazaretto.replay(game.record())


def test_what_the_swindler_drew_stays_hidden_from_those_who_have_not_looked() -> None:
    gone = ",".join(f"S{n:02}" for n in range(1, 13))
    line = (
        f"gallia:r1/b[S05r] gone:{gone.replace('S05,', '')} back:{gone} supply:0 last:yellow ended:supply-empty to:red"
        " cards:treasurer=red stack:last_sale@y,reckoning@y,final_move@r,final_act@r"
    )
    game = at(line)
    assert game.view(0).state.save()["face"][3] == 5
    imagined = set()
    rng = Rng(1)
    for _ in range(400):
        view = game.view(1)
        saved = view.state.save()
        assert (saved["face"][3], saved["starters"]) == (0, 0)  # a used face is not among those nobody has seen
        imagined.add(view.imagine(rng).save()["face"][3])
    assert imagined == set(range(1, 13))  # every used token, and no other
