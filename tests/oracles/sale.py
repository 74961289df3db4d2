"""A sale of Mercatus read as slowly as possible: each good is carried to each region."""

from __future__ import annotations


def proceeds(
    cubes: list[list[int]], shown: dict[int, list[int]], goods: list[list[int]], seat: int, kinds: list[int]
) -> int:
    """The coins that a seat gets: cubes by region and seat, regions by kind, goods by seat and kind."""
    coins = 0
    for kind in kinds:
        bought: set[int] = set()
        for _ in range(goods[seat][kind]):
            for region in shown[kind]:
                others = [n for other, n in enumerate(cubes[region]) if other != seat]
                mine = cubes[region][seat]
                if region not in bought and mine >= 1 and all(n <= mine for n in others):
                    bought.add(region)
                    coins += 3
                    break
    return coins
