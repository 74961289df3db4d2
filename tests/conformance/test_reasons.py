"""Whatever is not offered has a reason, and the reason a rule."""

from __future__ import annotations

from functools import cache

from lazaretto.kernel import drive, rulebook
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.ruleset import Ruleset
from tests.conformance.cases import Case, every_case
from tests.conformance.plays import Play, every_play, finished, walk

TINY_RULES = {"TNY-S1", "TNY-S2", "TNY-T1", "TNY-T2", "TNY-E1", "TNY-X1"}


@cache
def rule_ids(ruleset: Ruleset) -> set[str]:
    """The ids of the rules of a game; the tiny games have no rulebook."""
    return {rule.id for rule in rulebook.read(ruleset.rulebooks)} if ruleset.rulebooks else TINY_RULES


def faults(case: Case, game: Game, seat: int) -> set[str]:
    """What is wrong with the reasons that this seat gets now."""
    decision = game.decision_of(seat)
    assert decision is not None
    s = game.state.fork()
    drive.turn_to(s, seat)
    own = set(s.step(s.top()).meanings(s).values())
    options, ids = set(decision.options), rule_ids(case.ruleset)
    found = set()
    for choice in game.catalogue:
        reason = game.why_not(choice, seat)
        fault = ""
        if reason is None or choice in options:
            fault = "" if reason is None and choice in options else "offered though there is a reason, or none given"
        elif not reason.code or reason.code == "not-possible" or (choice in own and reason.code == "not-now"):
            fault = "the code says nothing"
        elif reason.rule not in ids:
            fault = "no such rule"
        elif not all(isinstance(value, int | str) for value in reason.args.values()):
            fault = "an argument is neither number nor text"
        if fault:
            found.add(f"{decision.step}: {choice}: {reason}: {fault}")
    return found


@every_case
@every_play
def test_every_choice_that_is_not_offered_has_a_reason_with_a_code_and_a_rule(case: Case, play: Play) -> None:
    found: set[str] = set()
    for n, game in enumerate(walk(case, play)):
        for seat in game.asked if n % 3 == play.seed % 3 else ():
            found |= faults(case, game, seat)
    assert not found


@every_case
@every_play
def test_every_decision_names_rules_that_exist(case: Case, play: Play) -> None:
    for game in walk(case, play):
        if game.decision is not None:
            assert game.decision.rules, f"{game.decision.step} names no rule"
            assert set(game.decision.rules) <= rule_ids(case.ruleset)


@every_case
@every_play
def test_whoever_is_not_asked_is_told_so_whatever_he_asks_for(case: Case, play: Play) -> None:
    for game in walk(case, play):
        for seat in range(game.players):
            if game.decision is not None and seat not in game.asked:
                for choice in list(game.catalogue)[::10]:
                    reason = game.why_not(choice, seat)
                    assert reason is not None
                    assert reason.code == "not-your-decision"
                    assert reason.args["seat"] in (game.asked or (CHANCE,))


@every_case
def test_when_the_game_is_over_that_is_the_reason(case: Case) -> None:
    game = finished(case, Play(1))
    codes = {reason.code for choice in game.catalogue if (reason := game.why_not(choice)) is not None}
    assert codes == {"game-over"}


@every_case
@every_play
def test_the_outcome_names_a_rule_that_exists(case: Case, play: Play) -> None:
    outcome = finished(case, play).outcome
    assert outcome is not None
    assert outcome.rule in rule_ids(case.ruleset)
