"""Positions of whole games with one best answer, measured: bots play on from every answer, many times.

What a seat does not know cannot be solved, so it is sampled: each round imagines worlds that fit what the seat knows,
and in each of them the game is played to its end once after every answer, everybody doing what looks best at once. An
answer is out when it falls behind the best by more than chance explains (`SURE` standard errors of the difference,
game by game). Where that does not happen to all but one, there is no puzzle; nor where a search that looks far ahead
keeps to another answer. This is evidence, not proof: it holds for bots that play so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev

from lazaretto.bots.judge import WIN
from lazaretto.bots.judges import judge
from lazaretto.bots.tree import Tree
from lazaretto.kernel import bits, drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View
from lazaretto.puzzles import Puzzle, Worth
from tools.puzzles import source
from tools.puzzles.compose import options_of
from tools.puzzles.weighed import NoPuzzle, Weighed, mean, rounded, worths_of

GAP = 0.1  # how much better the best answer must be, in chance to win
SURE = 4.0  # standard errors: of the thousands of answers that are compared none should be out by luck
ROUND = 100  # games after each answer, between two looks at what came of them
ROUNDS = 8
LONGEST = 2_000  # answers of a game: Rattus need not end while everybody avoids the rats
PLAYERS = (2, 3, 2, 4)  # of the games that positions are taken from, in turn
TRIED = 30  # positions of a game
FEWEST, MOST = 2, 14  # options
MOMENTS = ("early", "middle", "late")
GLANCE = 600  # visits to tell what may be a puzzle
LEAD = 0.06 * WIN  # by which the best answer must then be ahead


def positions(title: str, seed: int) -> Iterator[tuple[Game, str]]:
    """Some decisions of a game, and when in the game each was met."""
    met = list(source.positions(title, PLAYERS[seed % len(PLAYERS)], seed, **options_of(title, seed)))
    length = met[-1].answered + 1
    few = [game for game in met if game.decision and FEWEST <= len(game.decision.options) <= MOST]
    rng = Rng(seed)
    for _ in range(min(TRIED, len(few))):
        taken = few.pop(rng.below(len(few)))
        yield taken, MOMENTS[len(MOMENTS) * taken.answered // length]


def find_played(title: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game: one for each step that asks."""
    steps: set[str] = set()
    for game, moment in positions(title, seed):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        if game.decision.step in steps or not stands_out(title, view, seed):
            continue
        try:
            weighed = play_out(title, view, seed)
        except NoPuzzle:
            continue
        steps.add(game.decision.step)
        yield weighed.puzzle(title, game.ruleset.write(game.state), "played", moment)


def stands_out(title: str, view: View, seed: int) -> bool:
    """Whether a short search finds one answer better than the others, so that it is worth playing on."""
    assert view.seat is not None
    tree = Tree(judge(title), view.seat, seed)
    tree.search(view.state, GLANCE)
    nodes = tree.visited(view.state.top()).values()
    best = max(nodes, key=lambda node: node.visits)
    reward = best.total / best.visits
    return len(nodes) > 1 and all(reward - node.total / node.visits >= LEAD for node in nodes if node is not best)


def play_out(title: str, view: View, seed: int) -> Weighed:
    """What every answer is worth to a seat that knows as much as the view, by games played on."""
    assert view.seat is not None
    tree = Tree(judge(title), view.seat, seed)
    played: dict[int, list[Worth]] = {answer: [] for answer in drive.open_answers(view.state)}
    running = list(played)
    for k in range(ROUNDS):
        for n in range(k * ROUND, (k + 1) * ROUND):
            world = view.imagine(Rng(seed * 10_000 + n))
            for answer in running:
                played[answer].append(_played_on(world.fork(), answer, tree, Rng(n))[view.seat])
        best = max(played, key=lambda answer: rounded(_mean(played[answer])))
        if best not in running:
            raise NoPuzzle
        running = [answer for answer in running if answer == best or not is_behind(played[answer], played[best])]
        if running == [best]:
            return _clear(_weighed(view, played))
        if any(_upper(played[answer], played[best]) < GAP for answer in running if answer != best):
            raise NoPuzzle
    raise NoPuzzle


def _clear(weighed: Weighed) -> Weighed:
    """Only where the means stand apart too: those who are out have played fewer games than the best."""
    if weighed.gap < GAP:
        raise NoPuzzle
    return weighed


def is_behind(one: Sequence[Worth], best: Sequence[Worth]) -> bool:
    """Whether an answer has clearly brought less than the best one, in the games that both began."""
    ahead, error = _difference(one, best)
    return ahead >= GAP and ahead > SURE * error


def _upper(one: Sequence[Worth], best: Sequence[Worth]) -> float:
    ahead, error = _difference(one, best)
    return ahead + 2 * error


def _difference(one: Sequence[Worth], best: Sequence[Worth]) -> tuple[float, float]:
    """How much more the best answer brought, and its standard error."""
    differences = [b.win - a.win for a, b in zip(one, best, strict=False)]
    return fmean(differences), stdev(differences) / len(differences) ** 0.5


def _played_on(s: State, answer: int, tree: Tree, rng: Rng) -> tuple[Worth, ...]:
    """The end of a game in which everybody goes on with what looks best at once."""
    drive.choose(s, answer)
    left = LONGEST
    while s.options:
        drive.choose(s, drive.draw(s, rng) if s.chance else tree.greedy_answer(s, bits.seat(s.top())))
        left -= 1
        if not left:
            raise NoPuzzle
    return worths_of(s.outcome())


def _mean(games: Sequence[Worth]) -> Worth:
    return mean(((game, 1) for game in games), len(games))


def _weighed(view: View, played: Mapping[int, list[Worth]]) -> Weighed:
    assert view.seat is not None
    s = view.state
    meanings = s.step(s.top()).meanings(s)
    means = {answer: _mean(games) for answer, games in played.items()}
    order = sorted(means, key=lambda answer: rounded(means[answer]), reverse=True)
    worths = {meanings[answer].text: means[answer] for answer in order}
    return Weighed(view.seat, worths, sum(worth.games for worth in means.values()))
