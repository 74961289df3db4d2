"""A thirteenth card needs its class and its line in the ruleset, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.rattus.rules import Card, RattusRuleset
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import place_in_palace
from lazaretto.kernel import drive, saved
from lazaretto.kernel.event import Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from tests.expansion.ruleset import AFTER_MERCATUS, APOTHECARY, BEFORE_MERCATUS


class Barber(Card):
    """Place a cube in the palace, and move the plague up to four steps (APO-K13)."""

    name = "barber"
    rules = ("APO-K13",)
    reach = 4

    def usable(self, s: Rattus) -> bool:
        return s.reserve[s.me] > 0

    def play(self, s: Rattus) -> None:
        place_in_palace(s, s.me)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("reserve-empty", "APO-K13")


BARBER = Barber(30, "church")
RULESETS = [rules.with_cards(BARBER) for rules in (APOTHECARY, AFTER_MERCATUS, BEFORE_MERCATUS)]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("deck", ["usual", "all"])
def test_it_is_taken_and_used(ruleset: RattusRuleset, deck: str) -> None:
    given: Counter[str] = Counter()
    for seed in range(20):
        rng = Rng(seed)
        game = Game(ruleset, prepare(ruleset, 3, {"deck": deck}))
        while game.decision is not None:
            options = game.decision.options
            wanted = [choice for choice in options if choice.item == "barber"]
            choice = wanted[0] if wanted else options[rng.below(len(options))]
            given[choice.text] += choice.item == "barber"
            game.apply(choice, game.decision.seat)
        saved.check(game.state, whole=True)
    assert given["take_card:barber"]
    assert given["use_card:barber"]
    assert given["in_play:barber"] or deck == "all" or ruleset is RULESETS[0]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
def test_games_with_it_end(ruleset: RattusRuleset) -> None:
    start = Game(ruleset, prepare(ruleset, 4, {"deck": "all"})).state
    for seed in range(5):
        s = start.fork()
        assert drive.play(s, Rng(seed)) > 0
        assert s.options == 0


@pytest.mark.parametrize("ruleset", RULESETS[1:], ids=lambda ruleset: ruleset.name)
def test_the_host_may_name_it_among_the_six_wherever_it_was_added(ruleset: RattusRuleset) -> None:
    picked = {"barber", "king", "monk", "physician", "brewer", "witch"}
    game = Game(ruleset, prepare(ruleset, 3, {"cards": ",".join(sorted(picked))}))
    assert isinstance(game.state, Rattus)
    assert {card.name for card in ruleset.cards if game.state.in_play & card.bit} == picked
