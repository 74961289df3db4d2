"""The Apothecary, an expansion of our own, plays alone and beside Mercatus; nothing in the base knows of it."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.rattus.board import CLASSES, MOST_CARDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.rules import BEFORE_PHASE_C, DONE, RattusRuleset
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits, drive, saved
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import PositionError, RulesetError
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import WORD
from tests.expansion.board import ABBESS, CHARLATAN, EACH, HIDDEN, KINDS, PHYSICIAN, SEER
from tests.expansion.choices import CHOICES
from tests.expansion.remedies import Remedies, remedies
from tests.expansion.ruleset import AFTER_MERCATUS, APOTHECARY, BEFORE_MERCATUS, CARDS

BY_THEMSELVES = ("chancellor", "almoner", "marshal", "sapper")  # cards that are never used
ALL = (APOTHECARY, AFTER_MERCATUS, BEFORE_MERCATUS)

every_ruleset = pytest.mark.parametrize("ruleset", ALL, ids=lambda ruleset: ruleset.name)
beside_mercatus = pytest.mark.parametrize(
    "ruleset", [AFTER_MERCATUS, BEFORE_MERCATUS], ids=lambda ruleset: ruleset.name
)


def dealt(ruleset: RattusRuleset, players: int, seed: int, **options: str) -> Game:
    return Game(ruleset, prepare(ruleset, players, options), Dealer(seed))


def at(ruleset: RattusRuleset, line: str) -> Game:
    """A game from a position."""
    setup, position = ruleset.read(ruleset, line)
    return Game(ruleset, setup, start=position)


def table(game: Game) -> Rattus:
    assert isinstance(game.state, Rattus)
    return game.state


def open_to(game: Game) -> set[str]:
    assert game.decision is not None
    return {choice.text for choice in game.decision.options}


# ---------------------------------------------------------------- whole games


@every_ruleset
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", ["usual", "all"])
def test_random_games_end_and_every_remedy_is_somewhere(ruleset: RattusRuleset, players: int, deck: str) -> None:
    start = Game(ruleset, prepare(ruleset, players, {"deck": deck})).state
    for seed in range(5):
        s = start.fork()
        assert isinstance(s, Rattus)
        drive.play(s, Rng(seed))
        saved.check(s, whole=True)
        assert sum(s.outcome().ranks) == players * (players + 1) // 2
        r = remedies(s)
        for kind in range(len(KINDS)):
            held = sum(r.held[seat][kind] for seat in range(players))
            assert r.shop[kind] + held + list(r.laid).count(kind + 1) == EACH


@every_ruleset
def test_in_random_games_every_step_and_every_choice_of_the_expansion_comes_up(ruleset: RattusRuleset) -> None:
    own = {choice.number for choice in CHOICES} | {card.take.number for card in CARDS}
    own |= {card.use.number for card in CARDS if card.name not in BY_THEMSELVES}
    steps: Counter[str] = Counter()
    offered: Counter[int] = Counter()
    for seed in range(30):
        rng = Rng(seed)
        game = Game(ruleset, prepare(ruleset, 4, {"deck": "all"}))
        while game.decision is not None:
            steps[game.decision.step] += 1
            offered.update(choice.number for choice in game.decision.options)
            options = game.decision.options
            wanted = [choice for choice in options if choice.number in own] if rng.below(2) else []
            game.apply((wanted or options)[rng.below(len(wanted or options))], game.decision.seat)
    expected = {
        "physician.heals", "abbess.notes", "almoner.takes", "spicer.lays", "peddler.mixes", "brew.boil", "brew.bottle",
        "tollkeeper.carries", "seer.sees", "charlatan.begs",
    }  # fmt: skip
    assert expected <= set(steps)
    assert own <= set(offered)


# ---------------------------------------------------------------- cards


def test_two_cards_of_each_class_have_the_numbers_after_those_of_mercatus() -> None:
    assert [card.id for card in CARDS] == list(range(18, 30))
    assert Counter(card.class_ for card in CARDS) == dict.fromkeys(range(len(CLASSES)), 2)


@every_ruleset
def test_rows_by_card_are_saved_as_long_as_the_ruleset_has_cards(ruleset: RattusRuleset) -> None:
    position = ruleset.table(prepare(ruleset, 2, {})).save()
    assert len(position["owner"]) == len(position["parts"]["remedies"]["laid"]) == CHARLATAN + 1 < MOST_CARDS


@every_ruleset
def test_what_a_card_says_of_itself_is_used_as_the_number_it_is(ruleset: RattusRuleset) -> None:
    game = at(ruleset, "players:4 to:red gallia:/u deck:all cards:chancellor=red,herbalist=red")
    game.apply("place_in:gallia")
    assert open_to(game) == {"how_many:1", "how_many:2", "how_many:3"}
    game = at(ruleset, "players:4 to:red plague:gallia at:count_piece gallia:r2/uu deck:all cards:sapper=red")
    game.apply("count_piece:yes")
    assert table(game).neutral == 3
    line = "players:4 to:red plague:hispania at:move_plague deck:all"
    near, far = open_to(at(ruleset, line)), open_to(at(ruleset, f"{line} cards:marshal=red"))
    assert near < far
    assert len(far) > len(open_to(at(ruleset, f"{line} cards:knight=red")))


def test_a_program_of_the_expansion_is_started_by_a_step_of_its_own() -> None:
    game = at(APOTHECARY, "players:2 to:red cards:peddler=red remedies:red=t1m1")
    game.apply("use_card:peddler")
    game.apply("mix:myrrh")
    assert [table(game).step(f).name for f in table(game).stack[: table(game).depth]][-3:] == [
        "act",
        "brew.bottle",
        "brew.boil",
    ]
    game.apply("boils_to:vinegar")
    game.apply("bottle:yes")
    assert list(remedies(table(game)).held[0]) == [1, 1, 0]


def test_an_option_of_the_expansion_edits_the_rules() -> None:
    free, after = "players:2 to:red gallia:/u", "players:2 to:red gallia:/u shop:after-cubes"
    assert at(APOTHECARY, free).why_not("buy_remedy:myrrh") is None
    reason = at(APOTHECARY, after).why_not("buy_remedy:myrrh")
    assert reason is not None
    assert (reason.code, reason.rule) == ("cubes-before-remedy", "APO-T2")


def test_the_final_round_has_an_offer_of_the_expansion() -> None:
    end = "stack:show_notes@g,reckoning@g,final_move@r,final_act@r last:green ended:all-cubes-placed"
    game = at(APOTHECARY, f"players:2 to:red plague:gallia remedies:red=t1 {end}")
    assert "drink:theriac" in open_to(game)
    reason = game.why_not("buy_remedy:theriac")
    assert reason is not None
    assert reason.code == "shop-closed-at-end"


# ---------------------------------------------------------------- secrets


@every_ruleset
def test_a_note_is_hidden_from_others_until_they_see_it_and_imagined_as_any(ruleset: RattusRuleset) -> None:
    game = at(
        ruleset,
        "players:3 to:red deck:all cards:abbess=red,seer=green noted:green=myrrh+b,blue=vinegar remedies:red=t1",
    )
    seen = [list(remedies(view_of(game, seat)).noted[:3]) for seat in (0, 1, 2, None)]
    assert seen == [[0, HIDDEN, HIDDEN], [0, 3, HIDDEN], [0, 3, 2], [0, HIDDEN, HIDDEN]]
    kinds = set()
    for seed in range(30):
        world = game.view(0).imagine(Rng(seed))
        assert isinstance(world, Rattus)
        saved.check(world, whole=True)
        kinds.add(tuple(remedies(world).noted[:3]))
    assert len(kinds) == len(KINDS) ** 2
    assert list(remedies(table(game)).noted[:3]) == [0, 3, 2], "the table itself forgets nothing"


def view_of(game: Game, seat: int | None) -> Rattus:
    s = game.view(seat).state
    assert isinstance(s, Rattus)
    return s


def test_whoever_sees_a_note_knows_it_until_another_is_made() -> None:
    game = at(APOTHECARY, "players:3 to:red cards:seer=red,abbess=green noted:green=myrrh,blue=theriac")
    game.apply("use_card:seer")
    assert open_to(game) == {"see_note_of:green", "see_note_of:blue"}
    game.apply("see_note_of:green")
    assert remedies(view_of(game, 0)).noted[1] == 3
    assert remedies(view_of(game, 2)).noted[1] == HIDDEN
    game = at(APOTHECARY, "players:3 to:green cards:abbess=green noted:green=myrrh+r")
    game.apply("use_card:abbess")
    game.apply("note:vinegar")
    assert [remedies(view_of(game, seat)).noted[1] for seat in range(3)] == [HIDDEN, 2, HIDDEN]


def test_when_the_game_is_over_every_note_is_known() -> None:
    for seed in range(20):
        game = dealt(APOTHECARY, 3, seed)
        rng = Rng(seed)
        while game.decision is not None:
            options = game.decision.options
            game.apply(options[rng.below(len(options))])
        assert remedies(view_of(game, None)).key() == remedies(table(game)).key()


# ---------------------------------------------------------------- positions from outside


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("remedies:red=t4,green=t2", "expected 5 of theriac to go round"),
        ("laid:abbess=myrrh", "on the card of a spicer only"),
        ("pot:myrrh", "pot: expected something in it just while"),
        ("noted:red=?", "got a hidden note"),
        ("noted:red=myrrh+r", "expected others who have seen a note of red"),
    ],
)
def test_what_cannot_come_about_is_refused(fields: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        at(APOTHECARY, f"players:2 to:red cards:abbess=green {fields}")


# ---------------------------------------------------------------- many answers


@every_ruleset
def test_a_question_has_several_words_and_every_answer_of_each_can_be_given(ruleset: RattusRuleset) -> None:
    given: Counter[int] = Counter()
    for seed in range(20):
        rng = Rng(seed)
        s = Game(ruleset, prepare(ruleset, 4, {"deck": "all"})).state
        while s.options:
            if s.words:
                for i in drive.open_answers(s):
                    if not given[i]:
                        drive.choose(s.fork(), i)
                        given[i] += 1
            drive.choose(s, drive.draw(s, rng))
    assert {i // WORD for i in given} == set(range(1 + words_of(ruleset)))
    s = ruleset.table(prepare(ruleset, 4, {}))
    assert isinstance(s, Rattus)
    never = {
        "knight",
        "peasant",
        "assassin",
        "raider",
        "grave-robber",
        "deacon",
        "brewer",
        *BY_THEMSELVES,
        "tollkeeper",
    }
    answers = s.rules.occasions[BEFORE_PHASE_C].answers
    assert {answers[i].text for i in answers if i not in given} <= {f"use_card:{name}" for name in never}


def words_of(ruleset: RattusRuleset) -> int:
    """How many further words of answers there are before phase C."""
    s = ruleset.table(prepare(ruleset, 4, {}))
    assert isinstance(s, Rattus)
    return s.rules.occasions[BEFORE_PHASE_C].words


@every_ruleset
def test_wide_questions_are_read_from_a_line_and_answered_by_text(ruleset: RattusRuleset) -> None:
    line = "players:4 to:red deck:all cards:physician=red,witch=red gallia:r2/u remedies:red=t1"
    game = at(ruleset, line)
    assert table(game).words == words_of(ruleset) >= 1
    assert drive.open_answers(table(game))[-1] > WORD > DONE
    for text in sorted(open_to(game)):
        twin = at(ruleset, line)
        twin.apply(text)
        assert twin.answered == 1
    assert game.why_not("use_card:seer") is not None
    assert {PHYSICIAN, ABBESS, SEER} <= {card.id for card in ruleset.cards}


# ---------------------------------------------------------------- side by side


@beside_mercatus
def test_each_part_is_found_whichever_expansion_comes_first(ruleset: RattusRuleset) -> None:
    s = ruleset.table(prepare(ruleset, 3, {}))
    assert isinstance(s, Rattus)
    assert isinstance(goods(s), Goods)
    assert isinstance(remedies(s), Remedies)
    assert goods(s).coins[:3] == [4, 4, 4]
    assert [list(remedies(s).held[seat]) for seat in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert set(s.save()["parts"]) == {"goods", "remedies"}


@beside_mercatus
def test_a_table_shows_what_both_expansions_add(ruleset: RattusRuleset) -> None:
    s = ruleset.table(prepare(ruleset, 3, {}))
    assert {"regions", "goods", "coins", "remedies", "noted"} <= set(ruleset.picture(s))


@beside_mercatus
def test_cards_of_both_are_drawn(ruleset: RattusRuleset) -> None:
    drawn = set()
    for seed in range(80):
        hand = bits.members(table(dealt(ruleset, 3, seed)).in_play)
        assert len(hand) == 6
        drawn |= set(hand)
    assert drawn == set(range(30))


def test_a_program_that_no_step_starts_is_refused() -> None:
    odd = APOTHECARY.with_program("brewery")
    setup = prepare(odd, 2, {})
    with pytest.raises(RulesetError, match="no step starts a program 'brewery'"):
        odd.table(setup)
