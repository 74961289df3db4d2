from __future__ import annotations

from itertools import permutations

import pytest

from lazaretto.games.notre_dame.board import CHARACTERS
from lazaretto.games.notre_dame.hands import hand
from lazaretto.kernel import bits, drive
from lazaretto.kernel.event import Event
from lazaretto.kernel.rng import Rng
from tests.rules.notre_dame.table import asked, at, cubes, do, fresh, of, offered

DRAWN = (
    "players:3 draft1:red=-.-.-/bank.inn.park,violet=-.-.-/residence.hospital.bank,blue=-.-.-/park.inn.notre_dame"
    " held:r3v3b3 at:draft"
)
HANDS = "players:3 draft1:red=bank.inn.park,violet=residence.hospital.bank,blue=park.inn.notre_dame"


def characters(mask: int) -> set[str]:
    return {CHARACTERS[k] for k in bits.members(mask)}


@pytest.mark.rule("NDM-R1")
def test_two_brown_characters_and_one_grey_are_turned_up() -> None:
    game = do(at("players:3"), "appears:monk", "appears:jester", "appears:watch")
    assert characters(of(game).display) == {"monk", "jester", "watch"}


@pytest.mark.rule("NDM-R2")
def test_keep_one_and_pass_two_then_keep_one_and_pass_one() -> None:
    game = at(DRAWN)
    assert len(game.asked) == 3
    assert offered(game) == {"keep:red-bank", "keep:red-inn", "keep:red-park"}
    game.apply("keep:blue-inn", seat=2)
    game.apply("keep:red-bank", seat=0)
    assert asked(game) == ("keep_first", 1)
    game.apply("keep:violet-bank", seat=1)
    assert offered(game) == {"keep:blue-park", "keep:blue-notre_dame"}
    do(game, "keep:blue-park", "keep:red-park", "keep:violet-hospital")
    assert asked(game)[0] == "play_card"
    assert offered(game) == {"play:red-bank", "play:blue-park", "play:violet-residence"}


@pytest.mark.rule("NDM-R2")
def test_received_cards_are_looked_at_only_after_passing_on() -> None:
    game = at(DRAWN)
    before = game.view(1)
    game.apply("keep:red-bank", seat=0)
    after = game.view(1)
    assert before.decision == after.decision
    assert "red=bank.-.-/inn.park" in game.ruleset.write(of(game))
    assert "red=?.-.-,violet=-.-.-/" in game.ruleset.write(after.state)


@pytest.mark.rule("NDM-R2")
def test_it_does_not_matter_who_passes_first() -> None:
    keeps = {0: "keep:red-bank", 1: "keep:violet-bank", 2: "keep:blue-inn"}
    seconds = {0: "keep:blue-park", 1: "keep:red-park", 2: "keep:violet-hospital"}
    ends = []
    for order in permutations(range(3)):
        game = at(DRAWN)
        for answers in (keeps, seconds):
            for seat in order:
                game.apply(answers[seat], seat=seat)
        ends.append(game.state.save())
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("NDM-R2")
def test_a_kept_card_can_be_taken_back_while_others_still_choose_but_not_a_card_played() -> None:
    game = at(DRAWN)
    game.apply("keep:red-bank", seat=0)
    game.apply("keep:blue-inn", seat=2)
    game.undo(0)
    assert set(game.asked) == {0, 1}
    played = do(at(f"{HANDS} at:play_cards"), "play:red-bank")
    assert played.undoable(0) == 0


@pytest.mark.rule("NDM-R3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_holds_one_card_of_each_of_three_colours(players: int) -> None:
    s, rng = fresh(players), Rng(players)
    while s.step(s.top()).name != "play_card":
        drive.choose(s, drive.draw(s, rng))
    for seat in range(players):
        colours = sorted(card // 9 for card in bits.members(hand(s, seat)))
        assert colours == sorted((seat + players - k) % players for k in range(3))


@pytest.mark.rule("NDM-R4")
def test_everybody_plays_one_card_and_then_a_second_and_the_third_is_laid_away_unseen() -> None:
    game = at(f"{HANDS} bell:violet at:play_cards")
    order = []
    told: list[Event] = []
    game.listen(told.append)
    while asked(game)[0] in ("play_card", "place_cube"):
        if asked(game)[0] == "play_card":
            order.append(asked(game)[1])
            game.apply(sorted(offered(game))[0])
        else:
            game.apply("without_effect")
        if game.decision is None or game.decision.step == "hire":
            break
    assert order == [1, 2, 0, 1, 2, 0]
    assert [event.args["seat"] for event in told if event.key == "third-laid-away"] == [1, 2, 0]
    assert bits.count(of(game).up) == 6
    assert "draft1:red=bank^" in game.ruleset.write(of(game))
    red = game.view(0)
    assert "?" in game.ruleset.write(red.state)


@pytest.mark.rule("NDM-R5")
def test_a_card_of_another_colour_works_for_whoever_plays_it() -> None:
    game = do(at(f"{HANDS} at:play_cards"), "play:violet-bank", "place_cube:bank")
    assert cubes(game, "red", "bank") == 1
    assert of(game).coins[:2] == [4, 3]


@pytest.mark.rule("NDM-R6")
def test_one_coin_pays_one_character_and_several_may_pay_the_same() -> None:
    game = at("players:3 blue:coins=0 display:monk,usurer,watch at:hire_characters")
    assert offered(game) == {"hire:monk", "hire:usurer", "hire:watch", "hire_nobody"}
    do(game, "hire:usurer")
    assert asked(game) == ("hire", 1)
    assert (of(game).coins[0], of(game).points[0]) == (4, 1)
    reason = game.why_not("hire:doctor")
    assert reason is not None
    assert reason.code == "character-not-there"
    do(game, "hire:usurer")
    assert of(game).coins[:3] == [4, 4, 0]
    assert asked(game)[0] != "hire"


@pytest.mark.rule("NDM-R6")
def test_without_a_coin_no_character() -> None:
    game = at("players:3 red:coins=1 display:monk,usurer,watch stack:hire@v,hire@r")
    do(game, "hire:monk")
    assert of(game).coins[0] == 0
    assert asked(game) == ("hire", 1)


@pytest.mark.rule("NDM-R7")
def test_the_plague_comes_after_the_characters() -> None:
    game = at("players:3 red:coins=1 violet:coins=0 blue:coins=0 display:bishop,usurer,monk at:hire_characters")
    assert of(game).rats[:3] == [0, 0, 0]
    do(game, "hire_nobody")
    assert of(game).rats[:3] == [3, 3, 3]


@pytest.mark.rule("NDM-R8")
def test_at_the_end_of_a_round_the_characters_go_and_the_bell_ringer_passes_to_the_left() -> None:
    s = of(at("players:3 bell:blue display:monk,doctor,watch spared:red at:end_round"))
    assert (s.bell, s.round, s.display, s.spared) == (0, 1, 0, 0)
    assert not characters(s.fresh) & {"monk", "doctor", "watch"}


@pytest.mark.rule("NDM-R9")
def test_after_every_third_round_the_cathedral_is_scored_and_the_decks_are_whole_again() -> None:
    gone = "innkeeper,minstrel,monk,jester,watch,bishop"
    game = at(f"players:3 round:3 display:usurer,doctor,night_watch gone:{gone} red:notre_dame=1 at:end_round")
    s = of(game)
    assert s.points[0] == 8
    assert [bits.count(deck) for deck in s.deck[:3]] == [9, 9, 9]
    assert (s.filled, s.up, any(s.slot)) == (0, 0, False)
    assert len(characters(s.fresh)) == 12
    assert not characters(s.fresh) & {"watch", "bishop", "night_watch"}


@pytest.mark.rule("NDM-R10")
def test_the_game_ends_after_the_scoring_of_round_9() -> None:
    game = at("players:3 round:9 red:notre_dame=2 display:usurer,doctor,mayor at:end_round")
    assert game.decision is None
    assert game.outcome is not None
    assert game.outcome.reason == "nine-rounds"
    assert game.outcome.totals == (8, 0, 0)


@pytest.mark.rule("NDM-R11")
def test_every_brown_character_appears_once_in_a_period_and_every_grey_one_once_in_the_game() -> None:
    s, rng = fresh(3), Rng(5)
    seen: list[tuple[int, set[str]]] = []
    while s.options:
        drive.choose(s, drive.draw(s, rng))
        if bits.count(s.display) == 3 and len(seen) == s.round:
            seen.append((s.round, characters(s.display)))
    assert len(seen) == 9
    for period in range(3):
        names = [name for _, shown in seen[period * 3 : period * 3 + 3] for name in shown]
        assert sorted(names) == sorted([*CHARACTERS[:6], *CHARACTERS[6 + period * 3 : 9 + period * 3]])


@pytest.mark.rule("NDM-R12")
def test_turns_go_clockwise_from_the_bell_ringer() -> None:
    game = at("players:4 bell:blue display:monk,usurer,watch at:hire_characters")
    seats = []
    while asked(game)[0] == "hire":
        seats.append(asked(game)[1])
        game.apply("hire_nobody")
    assert seats == [2, 3, 0, 1]
