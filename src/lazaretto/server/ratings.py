"""How good everybody is: ratings with uncertainty by title and number of players, and what they rest on.

Weng and Lin's method for games of several players (OpenSkill's Plackett-Luce model): a rating is a mean and a
deviation, both in the model's units, where newcomers have 25 and 25/3. Bots are rated like people.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean

from openskill.models import PlackettLuce

from lazaretto.server.people import BOT
from lazaretto.server.refusals import NotFound
from lazaretto.server.schema.ratings import Played, PlayerPage, RatingLine, Standing
from lazaretto.server.store.database import Database, Row
from lazaretto.server.store.people import PeopleStore
from lazaretto.server.store.ratings import Rating, RatingStore

MODEL = PlackettLuce()
DAY = 86_400.0
TOGETHER = 3  # games of the same people, or from the same places, that are rated in a day: more say nothing new


class Ratings:
    """The ladder."""

    def __init__(self, database: Database) -> None:
        self.store = RatingStore(database)
        self.people = PeopleStore(database)

    async def rate(self) -> None:
        """Rate every game that waits, one after the other.

        Several processes may try at once: each game moves a counter by one, and whoever moves it has rated the game.
        """
        while True:
            counter = await self.store.counter()
            table = await self.store.waiting()
            if table is None:
                return
            results = await self.store.results(table)
            if not results:  # another process was faster
                continue
            if await self.store.rated_together(results[0], results[0]["at"] - DAY) >= TOGETHER:
                await self.store.leave_out(table)
                continue
            title, players = results[0]["title"], results[0]["players"]
            known = await self.store.known({row["who"] for row in results}, title, players)
            await self.store.rate(table, title, players, rated(results, known), counter)

    # ---------------------------------------------------------------- showing

    async def ladder(self, title: str, players: int, limit: int = 100) -> list[RatingLine]:
        """The best first: by what they are almost surely worth, mean less twice the deviation."""
        return [
            RatingLine(
                name=row["name"] or row["who"].removeprefix(BOT),
                account=row["account"],
                bot=row["who"].startswith(BOT),
                rating=round(row["mu"], 2),
                uncertainty=round(2 * row["sigma"], 2),
                games=row["games"],
            )
            for row in await self.store.ladder(title, players, limit)
        ]

    async def player(self, name: str, viewer: str = "") -> PlayerPage:
        """An account, or a bot (`bot:greedy`), by those of its games that are public, or the viewer's own."""
        bot = name.startswith(BOT)
        since = account = None
        id, shown = name, name.removeprefix(BOT)
        if not bot:
            row = await self.people.by_account(name)
            if row is None:
                raise NotFound(f"there is no account {name}")
            id, shown, account, since = row["id"], row["name"], row["account"], row["created"]
        if bot and not await self.store.has_played(id):
            raise NotFound(f"no bot {shown} has played here")
        return PlayerPage(
            name=shown,
            account=account,
            bot=bot,
            since=since,
            standings=await self._standings(id, viewer),
            games=await self._games(id, viewer),
        )

    async def has_player(self, name: str) -> bool:
        """Whether there is such an account, or such a bot has played here."""
        if name.startswith(BOT):
            return await self.store.has_played(name)
        return await self.people.by_account(name) is not None

    async def _standings(self, id: str, viewer: str) -> list[Standing]:
        return [
            Standing(
                title=row["title"],
                players=row["players"],
                games=int(row["games"]),
                wins=int(row["wins"]),
                mean_place=round(float(row["mean_place"]), 2),
                mean_points=round(float(row["mean_points"]), 2),
                rating=None if row["mu"] is None else round(row["mu"], 2),
                uncertainty=None if row["sigma"] is None else round(2 * row["sigma"], 2),
            )
            for row in await self.store.standings(id, viewer)
        ]

    async def _games(self, id: str, viewer: str, limit: int = 100) -> list[Played]:
        return [
            Played(
                table=row["tbl"],
                title=row["title"],
                players=row["players"],
                place=row["place"],
                points=row["points"],
                at=row["at"],
                rating=None if row["mu"] is None else round(row["mu"], 2),
                uncertainty=None if row["sigma"] is None else round(2 * row["sigma"], 2),
            )
            for row in await self.store.games(id, viewer, limit)
        ]


def rated(results: Iterable[Row], known: dict[str, Row]) -> dict[str, Rating]:
    """The ratings after one game. A bot that holds several seats gets the mean of what each of them earned."""
    rows = list(results)
    teams = [
        [
            MODEL.rating(mu=known[row["who"]]["mu"], sigma=known[row["who"]]["sigma"])
            if row["who"] in known
            else MODEL.rating()
        ]
        for row in rows
    ]
    after = MODEL.rate(teams, ranks=[row["place"] for row in rows])
    found: dict[str, list[Rating]] = {}
    for row, (rating,) in zip(rows, after, strict=True):
        found.setdefault(row["who"], []).append((rating.mu, rating.sigma))
    return {name: (mean(mu for mu, _ in each), mean(sigma for _, sigma in each)) for name, each in found.items()}
