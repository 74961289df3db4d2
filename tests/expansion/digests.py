"""Plays many games of the expansion at random and prints a digest of how they ended.

`python -m tests.expansion.digests rattus+mercatus+apothecary 4 100`
"""

from __future__ import annotations

import sys

import lazaretto
from tests.compiled.digests import digest
from tests.expansion.ruleset import AFTER_MERCATUS, APOTHECARY, BEFORE_MERCATUS

RULESETS = {ruleset.name: ruleset for ruleset in (APOTHECARY, AFTER_MERCATUS, BEFORE_MERCATUS)}

if __name__ == "__main__":
    name, count, games = sys.argv[1:]
    print(lazaretto.engine.partition(":")[0], digest(RULESETS[name], int(count), int(games), deck="all"))
