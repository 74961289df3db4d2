"""What nobody, or somebody else, has seen: the engine's chances against every way the tokens may lie."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest

from lazaretto.games.rattus.board import FACES
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from tests.oracles import rattus as oracle
from tests.rules.rattus.positions import BLUE, GREEN, RED, asks, give, knows, odds, position

Chances = dict[tuple[str, ...], Fraction]


def gone_but(*unseen: str) -> str:
    return "gone:" + ",".join(face for face in FACES if face not in unseen)


def ordinary(n: int) -> list[str]:
    """The first n ordinary tokens."""
    return list(FACES[12 : 12 + n])


def revealed(game: Game) -> Chances:
    """How likely each sequence of faces is, when the tokens of each region are turned up from the first on."""
    if game.decision is None:
        shown = (str(event.args["token"]) for _, event in game.history(None) if event.key == "token-revealed")
        return {tuple(shown): Fraction(1)}
    if asks(game)[1] == "draw_token":
        return revealed(give(game, "turn_up:1"))
    found: Chances = {}
    weights = odds(game)
    for answer, weight in weights.items():
        for faces, chance in revealed(give(game.fork(), answer)).items():
            found[faces] = found.get(faces, Fraction(0)) + chance * Fraction(weight, sum(weights.values()))
    return found


# With two players twelve ordinary tokens are never seen, with three six: they were removed. What follows is what is
# left of such games near their end. The reckoning goes through the regions from the last to the first.


@pytest.mark.rule("RAT-S2", "RAT-S3")
@pytest.mark.parametrize(
    ("players", "removed", "starters", "laid_out", "from_supply", "supply"),
    [
        (2, 12, ["S02", "S05", "S11"], 1, 2, 1),
        (2, 12, ["S02"], 0, 2, 0),
        (2, 12, ["S02", "S05", "S11"], 2, 1, 0),
        (2, 12, ["S02", "S05"], 0, 2, 0),
        (3, 6, ["S01", "S04", "S12"], 1, 2, 2),
        (3, 6, [], 0, 2, 1),
        (4, 0, ["S03", "S06"], 2, 2, 2),
    ],
)
def test_the_chances_of_what_is_revealed_are_those_of_all_ways_the_tokens_may_lie(
    players: int, removed: int, starters: list[str], laid_out: int, from_supply: int, supply: int
) -> None:
    in_supply = from_supply + supply - (len(starters) - laid_out)
    plain = ordinary(removed + in_supply)
    game = position(
        f"players:{players} ended:supply-empty stack:reckoning@r supply:{supply} {gone_but(*starters, *plain)}"
        f" polonia:r6g6/{'s' * laid_out} anglia:r6g6/{'u' * from_supply}"
    )
    assert revealed(game) == oracle.chances(oracle.worlds(starters, plain, laid_out, from_supply, supply))


@pytest.mark.rule("RAT-T10", "RAT-K9")
def test_what_a_seat_has_seen_narrows_the_chances_for_the_rest() -> None:
    """Somebody has seen one token from the supply: a left-over starting token. The others are drawn accordingly."""
    plain = ordinary(13)
    line = f"players:2 ended:supply-empty stack:reckoning@r supply:1 {gone_but('S02', 'S05', 'S11', *plain)}"
    game = position(f"{line} scandia:r6g6/u[S05r] polonia:r6g6/s anglia:r6g6/uu")
    rest = oracle.chances(oracle.worlds(["S02", "S11"], plain, 1, 2, 1))
    assert revealed(game) == {("S05", *faces): chance for faces, chance in rest.items()}


def imagined(game: Game, seat: int | None, draws: int, *slots: str) -> Counter[tuple[str, ...]]:
    """What the seat takes for possible at these places of the board, so many times."""
    view = game.view(seat)
    rng = Rng(20)
    places = [SLOTS.index(slot) for slot in slots]
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        world = view.imagine(rng)
        assert isinstance(world, Rattus)
        counts[tuple(FACES[world.face[place] - 1] for place in places)] += 1
    return counts


def far_from(counts: Counter[tuple[str, ...]], chances: Chances) -> float:
    """The chi-square statistic over its degrees of freedom: about 1 where the counts follow the chances."""
    draws = counts.total()
    return sum((counts[k] - draws * float(p)) ** 2 / (draws * float(p)) for k, p in chances.items()) / (
        len(chances) - 1
    )


# Red has seen a starting token laid out at the start and two tokens from the supply; Green has seen one of those too.
TWO = ordinary(14)
SEEN = (
    f"players:2 to:red supply:1 {gone_but('S02', 'S05', 'S11', *TWO)}"
    " polonia:/s[S02r] anglia:/u[O03rg]u[S05r] scandia:/u"
)


@pytest.mark.rule("RAT-K9")
def test_a_spectator_imagines_what_all_ways_the_tokens_may_lie_make_likely() -> None:
    game = position(SEEN)
    chances = oracle.chances(oracle.worlds(["S02", "S05", "S11"], TWO, 1, 2, 2))
    counts = imagined(game, None, 20_000, "polonia.1", "anglia.1", "anglia.2")
    assert set(counts) <= set(chances)
    assert far_from(counts, chances) < 1.2


@pytest.mark.rule("RAT-K9")
def test_a_seat_imagines_only_what_fits_what_it_has_seen_itself() -> None:
    game = position(SEEN)
    unseen = [face for face in TWO if face != "O03"]
    chances = oracle.chances(oracle.worlds(["S02", "S05", "S11"], unseen, 1, 1, 2))
    counts = imagined(game, GREEN, 20_000, "polonia.1", "anglia.2")
    assert knows(game, GREEN) == {"anglia.1": "O03"}
    assert set(counts) <= set(chances)
    assert far_from(counts, chances) < 1.2


@pytest.mark.rule("RAT-K9")
def test_whoever_has_seen_a_token_imagines_nothing_else() -> None:
    counts = imagined(position(SEEN), RED, 100, "polonia.1", "anglia.1", "anglia.2")
    assert set(counts) == {("S02", "O03", "S05")}


@pytest.mark.rule("RAT-K9")
def test_a_token_that_nobody_has_seen_is_left_open_in_an_imagined_world() -> None:
    world = position(SEEN).view(GREEN).imagine(Rng(1))
    assert isinstance(world, Rattus)
    assert world.face[SLOTS.index("scandia.1")] == 0


@pytest.mark.rule("RAT-K9", "RAT-T10")
def test_the_imagined_face_and_the_faces_still_to_come_never_agree() -> None:
    view = position(SEEN).view(GREEN)
    rng = Rng(3)
    for _ in range(200):
        world = view.imagine(rng)
        assert isinstance(world, Rattus)
        shown = [face - 1 for face in world.face if face]
        assert len(set(shown)) == len(shown)
        assert not any((world.starters | world.ordinary) >> face & 1 for face in shown)


@pytest.mark.rule("RAT-K9")
def test_knowledge_survives_moves_and_swaps_and_only_they_see_it() -> None:
    """Green moves the token that Red knows, Blue swaps it unseen by Red with another: each knows what he saw."""
    line = "players:3 to:red plague:italia gallia:/ss anglia:/s cards:witch=red,monk=green"
    game = position(line, "use_card:witch", "look_at:gallia.1", "face:S07", "look_no_more", "go_on")
    give(game, "move_plague:hispania", "use_card:monk", "move_rat:gallia.1", "rat_to:germania", "go_on")
    assert [knows(game, seat) for seat in (RED, GREEN, BLUE, None)] == [{"germania.1": "S07"}, {}, {}, {}]
    give(game, "move_plague:italia", "take_card:witch", "use_card:witch", "look_at:germania.1", "look_at:anglia.1")
    give(game, "face:S01", "swap:yes")
    assert knows(game, RED) == {"anglia.1": "S07"}
    assert knows(game, BLUE) == {"anglia.1": "S07", "germania.1": "S01"}
    assert [knows(game, seat) for seat in (GREEN, None)] == [{}, {}]


@pytest.mark.rule("RAT-K9")
def test_the_chances_of_a_look_follow_what_the_table_has_seen_not_what_the_witch_has() -> None:
    """Chance never gives a face that lies elsewhere on the board, whoever has seen it."""
    game = position("players:4 to:red gallia:/u[O01g]u[O02b]u cards:witch=red", "use_card:witch", "look_at:gallia.3")
    assert asks(game)[1] == "witch.look"
    assert not {"face:O01", "face:O02"} & set(odds(game))


def test_the_worlds_of_the_second_implementation_are_those_of_the_set_up() -> None:
    """A box of three starting and four ordinary tokens, one laid out, two ordinary ones removed: 3 * 6 * 4! ways."""
    found = list(islice(oracle.worlds(["S01", "S02", "S03"], ["O01", "O02", "O03", "O04"], 1, 2, 2), 1000))
    assert len(found) == 3 * 6 * 24
    assert Fraction(sum(faces[1][0] == "S" for faces in found), len(found)) == Fraction(2, 4)
