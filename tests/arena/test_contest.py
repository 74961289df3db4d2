"""One game between bots follows from its seed alone, and a bot that fails is named."""

from __future__ import annotations

import hashlib
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import lazaretto
from lazaretto.arena.contest import play, start_player
from lazaretto.bots.roster import bot
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from tests.arena.made import contest, own, result


@pytest.mark.parametrize("title", TITLES)
def test_a_contest_can_be_played_again(title: str) -> None:
    once = contest("random", "random", "random", name=title, deal=3, rotation=1)
    assert play(once) == play(once)


def test_a_contest_can_be_played_alone_by_its_seeds() -> None:
    wanted = contest("random", "random", deal=4, rotation=1)
    dealt = hashlib.sha256(b"deal:1:4").hexdigest()
    streams = [hashlib.sha256(f"bot:1:4:1:{seat}".encode()).digest()[:4] for seat in (0, 1)]
    bots = [bot("random", "rattus", int.from_bytes(stream, "big")) for stream in streams]
    game = lazaretto.new("rattus", players=2, seed=dealt)
    while game.decision is not None:
        game.apply(bots[game.decision.seat].choose(game.view(game.decision.seat)))
    assert game.outcome is not None
    assert (game.outcome.ranks, game.outcome.points) == (play(wanted).ranks, play(wanted).points)


def test_the_rotations_of_a_deal_have_the_same_dealer_and_other_streams() -> None:
    one, other = contest("random", "random"), contest("random", "random", rotation=1)
    assert one.dealt_by == other.dealt_by
    assert len({stream for each in (one, other) for stream in (each.stream(0), each.stream(1))}) == 4


def test_another_seed_deals_otherwise() -> None:
    one = contest("random", "random")
    assert one.dealt_by != replace(one, seed=2).dealt_by


@pytest.mark.parametrize("title", TITLES)
def test_the_start_player_is_the_one_that_the_host_has_named(title: str) -> None:
    assert start_player(lazaretto.new(title, players=3, seed=1, start=2)) == 2


def test_the_start_player_by_lot_is_the_one_that_is_asked_first() -> None:
    games = [lazaretto.new("rattus", players=4, seed=seed) for seed in range(6)]
    assert [start_player(game) for game in games] == [game.decision.seat for game in games if game.decision]


def test_the_start_player_by_lot_has_the_bell_ringer() -> None:
    games = [lazaretto.new("notre-dame", players=5, seed=seed) for seed in range(6)]
    assert [start_player(game) for game in games] == [game.state.save()["bell"] for game in games]


def test_a_game_that_does_not_end_is_shared_by_all() -> None:
    cut = play(contest("random", "random", "random", "random"), longest=60)
    assert (cut.cut_off, cut.wins) == (True, (0.25,) * 4)
    assert cut.answers >= 60


def test_those_in_the_first_place_share_the_win() -> None:
    assert result(["a", "b", "c"], [1, 1, 3]).wins == (0.5, 0.5, 0)


@pytest.mark.parametrize(
    ("wanted", "cause"),
    [
        ("Raises", r"ValueError\('no idea'\)"),
        ("Leaves", r"SystemExit\(0\)"),
        ("Foreign", "first_cubes: answered 'stay', offered: place_in:anglia, "),
        ("Unmade", r".*RuntimeError\('not today'\)"),
        ("Nobody", ".*expected a class 'Nobody' with a method choose"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_game_and_the_cause(wanted: str, cause: str, tmp_path: Path) -> None:
    name = own(tmp_path, wanted)
    where = rf"{name} in seat 1 of deal 7, rotation 0 \(random, {name}\)"
    with pytest.raises(LazarettoError, match=f"^{where}: {cause}"):
        play(contest("random", name, deal=7))


def test_what_a_bot_prints_is_not_part_of_the_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(contest("random", own(tmp_path)))
    assert capsys.readouterr() == ("", "somebody's own bot is made\n")


@pytest.mark.parametrize("wanted", ["ByText", "ByNumber"])
def test_a_bot_may_answer_by_text_or_number(wanted: str, tmp_path: Path) -> None:
    by_object, otherwise = (play(contest("random", own(tmp_path, name), deal=3)) for name in ("First", wanted))
    assert otherwise.points == by_object.points


def test_the_traceback_of_a_bot_goes_with_its_failure(tmp_path: Path) -> None:
    with pytest.raises(LazarettoError) as failed:
        play(contest("random", own(tmp_path, "Raises")))
    [note] = pickle.loads(pickle.dumps(failed.value)).__notes__
    assert note.startswith("Traceback")
    assert note.endswith("ValueError: no idea")


def test_what_a_bot_thinks_is_timed_and_no_part_of_the_result() -> None:
    one, two = (play(contest("random", "random")) for _ in range(2))
    assert one == two
    assert all(decisions > 0 and seconds > 0 for decisions, seconds in one.thought)
