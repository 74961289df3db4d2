"""Keys and arguments become sentences."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Event, Reason
from lazaretto.lang.words import Words

NAMES = ["Ada", "Bo", "Cy", "Di"]


def test_an_event_names_player_and_region() -> None:
    event = Event("cubes-placed", {"seat": 1, "region": "gallia", "count": 2})
    assert Words("en", NAMES).event(event) == "Bo places 2 cubes in Gallia."


def test_one_cube_is_singular() -> None:
    event = Event("cubes-placed", {"seat": 1, "region": "gallia", "count": 1})
    assert Words("en", NAMES).event(event) == "Bo places a cube in Gallia."


def test_a_token_is_described_by_limit_symbols_and_classes() -> None:
    face: dict[str, int | str] = {"token": "O37", "limit": 6, "majority": 2, "all": 1, "classes": "chivalry"}
    event = Event("token-revealed", {"region": "italia", **face})
    assert Words("en", NAMES).event(event) == "A rat is turned up in Italia: limit 6, M × 2, A, Chivalry."


def test_a_choice_of_a_token_names_region_and_place() -> None:
    game = lazaretto.new("rattus", seed=1)
    assert Words("en").choice(game.find("look_at:gallia.2")) == "Look at rat 2 in Gallia"


def test_a_reason_names_the_holder_of_a_card() -> None:
    reason = Reason("card-held-by-another", "RAT-T5", {"card": "king", "seat": 2})
    assert Words("en", NAMES).reason(reason) == "Cy holds the King."


def test_the_same_reason_in_another_language_is_another_sentence() -> None:
    reason = Reason("no-rats-there", "RAT-T7", {"region": "gallia"})
    assert len({Words(language).reason(reason) for language in ("en", "it", "nl")}) == 3


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    with pytest.raises(LazarettoError, match="expected one of the languages en, it, nl; got 'xx'"):
        Words("xx")


def test_a_message_without_its_arguments_is_an_error_not_a_hole() -> None:
    with pytest.raises(LazarettoError, match="message event-cubes-placed in en"):
        Words("en").say("event-cubes-placed", seat=0)


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_a_whole_game_can_be_told(language: str) -> None:
    game = lazaretto.new("rattus", players=4, seed=3)
    rng = lazaretto.Rng(3)
    words = Words(language, NAMES)
    while game.decision is not None:
        assert words.ask(game.decision.step) != f"ask-{game.decision.step}"
        assert all(words.choice(option) != f"choice-{option.kind}" for option in game.decision.options)
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    told = [words.event(event) for _, event in game.history(0)]
    assert len(told) > 200
    assert not [line for line in told if "{" in line or line.startswith("event-")]
