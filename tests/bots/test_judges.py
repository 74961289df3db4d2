"""What judges count is what the rules would do."""

from __future__ import annotations

import pytest

from lazaretto.bots.heuristics.rattus import FAR, NEAR
from lazaretto.bots.judges import judge
from lazaretto.games.rattus.board import FACES, REGIONS
from tests.rules.rattus.positions import GREEN, RED, position, table

# The piece has just entered Gallia, and the spread is over.
HERE = "players:2 to:red plague:gallia at:count_piece"
GALLIA = REGIONS.index("gallia")


@pytest.mark.parametrize("seat", [RED, GREEN])
@pytest.mark.parametrize("cubes", ["r3g9", "r4g4", "r6g3", "r5"])
@pytest.mark.parametrize("cards", ["", " cards:king=red", " cards:monk=green,witch=green,merchant=red"])
def test_a_rat_threatens_to_take_what_all_tokens_together_would_take(cubes: str, cards: str, seat: int) -> None:
    # Enough cubes that no token runs out of them, and that the majority stays who it is.
    line = f"{HERE} gallia:{cubes}/u{cards}"
    own, before = judge("rattus"), table(position(line))
    own.worth(before, seat)
    taken = 0
    for face in FACES:
        after = table(position(line, f"face:{face}"))
        taken += before.cubes[GALLIA][seat] - after.cubes[GALLIA][seat]
    assert own.features[NEAR] == taken


def test_rats_where_the_piece_cannot_go_next_are_counted_apart() -> None:
    own = judge("rattus")
    own.worth(table(position("players:2 to:red plague:gallia scandia:r3/u")), RED)
    assert own.features[NEAR] == 0 < own.features[FAR]
