"""A choice's number is a promise: lists of numbers and texts are kept, and only grow.

`pytest tests/kernel/test_choice_numbers.py --regenerate` adds new choices to the lists; it never changes an old line.
The numbers of Rattus were laid out anew, with room in every family, before the first release: from that on they stand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES

LISTS = Path(__file__).parent.parent / "golden" / "choices"


def listed(title: str) -> list[str]:
    path = LISTS / f"{title}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.parametrize("title", TITLES)
def test_no_number_or_text_of_a_choice_ever_changes(title: str, regenerate: bool) -> None:
    now = [f"{choice.number} {choice.text}" for choice in rules_of(title).catalogue()]
    kept = listed(title)
    lost = [line for line in kept if line not in now]
    assert not lost, f"{title}: these numbers were given away or texts changed: {lost}"
    numbers = {line.split()[0] for line in kept}
    new = [line for line in now if line not in kept]
    assert not [line for line in new if line.split()[0] in numbers]
    if regenerate:
        LISTS.mkdir(exist_ok=True)
        (LISTS / f"{title}.txt").write_text("\n".join(now) + "\n", encoding="utf-8")
    else:
        assert not new, f"{title}: new choices; add them by --regenerate: {new}"


def test_there_is_no_list_of_a_title_that_does_not_exist() -> None:
    assert {path.stem for path in LISTS.glob("*.txt")} == set(TITLES)
