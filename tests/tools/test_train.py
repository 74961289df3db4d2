"""Training finds what is there to be found, follows from its seed, and goes on where it was."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from lazaretto.arena.runners import Serial
from lazaretto.bots.judge import FEATURES, POINT
from lazaretto.bots.judges import counts_of, judge, weights_of
from lazaretto.games.titles import TITLES
from tools.train import fit, weights_file
from tools.train.__main__ import Plan, begin, games, self_play_file
from tools.train.fit import MOST, Pairs
from tools.train.self_play import from_line, positions
from tools.train.weights_file import Network

NO_TASTE = (0.0,) * FEATURES


def made_up(title: str) -> Network:
    """A network with weights at random."""
    rng = np.random.default_rng(5)
    shape = (FEATURES, 6)
    return Network(rng.normal(0, 0.5, FEATURES), rng.normal(0, 0.05, shape), rng.normal(0, 1, 6), rng.normal(0, 2, 6))


def plan(folder: Path, title: str = "notre-dame") -> Plan:
    """The smallest there is: two games of two players, none of more."""
    made = Plan(title, 1, 2, 2, folder, Serial())
    begin(made, None)
    return made


@pytest.mark.parametrize("title", TITLES)
def test_the_judge_says_in_whole_numbers_what_the_network_says(title: str, tmp_path: Path) -> None:
    network, own = made_up(title), plan(tmp_path, title)
    text = weights_file.text(title, network, weights_file.read(weights_of(title)), "Made up.")
    judged = judge(title, tomllib.loads(text))
    games(own, 1, own.file(0), NO_TASTE)
    [played, *_] = (from_line(line) for line in self_play_file(own, 1).read_text(encoding="utf-8").splitlines())
    named = np.zeros(FEATURES)
    named[list(counts_of(title).values())] = 1
    for s in positions(title, played):
        judged.judge(s)
        for seat in range(2):
            counts = np.array(judged.features[seat * FEATURES : (seat + 1) * FEATURES]) * named
            says = np.clip(counts @ network.to_hidden + network.biases, 0, MOST)
            worth = counts @ network.direct + says @ network.from_hidden
            assert judged.worths[seat] / POINT == pytest.approx(worth, abs=0.001 * abs(counts).sum() + 0.1)


@pytest.mark.parametrize("title", TITLES)
def test_training_can_begin_with_all_that_a_file_says(title: str) -> None:
    file = weights_of(title)
    rest = file.read_text(encoding="utf-8").partition("\n")[2]
    text = weights_file.text(title, weights_file.network(title, file), weights_file.read(file), "Again.")
    assert text.partition("\n")[2] == rest


def test_weights_that_were_planted_are_found() -> None:
    rng = np.random.default_rng(1)
    counts = rng.integers(0, 9, (2000, 2, FEATURES)).astype(np.float32)
    planted = rng.normal(0, 1, FEATURES)
    ahead = ((counts[:, 0] - counts[:, 1]) @ planted).astype(np.float32)
    lesson = Pairs(counts[:, 0], counts[:, 1], np.zeros(2000, np.float32), ahead, np.arange(2000))
    assert fit.direct_fit(lesson, planted) == pytest.approx(planted, abs=1e-6)
    assert fit.direct_fit(lesson, np.zeros(FEATURES)) == pytest.approx(planted, abs=0.1)


@pytest.mark.slow
def test_hidden_units_foretell_what_direct_weights_cannot() -> None:
    rng = np.random.default_rng(1)
    counts = np.zeros((8000, 2, FEATURES), np.float32)
    counts[:, :, :2] = rng.integers(0, 5, (8000, 2, 2))
    worth = np.maximum(0, counts[:, :, 0] + counts[:, :, 1] - 4)  # only both together are worth something
    ahead = (worth[:, 0] - worth[:, 1]).astype(np.float32)
    lesson = Pairs(counts[:, 0], counts[:, 1], np.zeros(8000, np.float32), ahead, np.arange(8000))
    epochs = [held_back for _, _, held_back, _ in fit.fit(lesson, np.zeros(FEATURES), 4, 1)]
    assert epochs[-1] > epochs[0] + 0.02  # the first is what direct weights foretell at best


def test_games_that_were_interrupted_go_on_as_if_they_had_not_been(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    (tmp_path / "cut").mkdir()
    whole, cut = plan(tmp_path / "whole"), plan(tmp_path / "cut")
    games(whole, 1, whole.file(0), NO_TASTE)
    text = self_play_file(whole, 1).read_text(encoding="utf-8")
    self_play_file(cut, 1).write_text(text.splitlines(keepends=True)[0], encoding="utf-8")
    games(cut, 1, cut.file(0), NO_TASTE)
    assert self_play_file(cut, 1).read_text(encoding="utf-8") == text
