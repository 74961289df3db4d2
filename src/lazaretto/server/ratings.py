"""How good everybody is: ratings with uncertainty by title and number of players, and what they rest on.

Weng and Lin's method for games of several players (OpenSkill's Plackett-Luce model): a rating is a mean and a
deviation, both in the model's units, where newcomers have 25 and 25/3. Bots are rated like people.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean

from openskill.models import PlackettLuce

from lazaretto.server import wire
from lazaretto.server.refusals import NotFound
from lazaretto.server.store.database import Database, Row, Statement, Write
from lazaretto.server.table import Table

BOT = "bot:"
MODEL = PlackettLuce()
WAITING, RATED = 1, 2


def result_rows(table: Table) -> list[Statement]:
    """What is kept of a game that has ended: who came where.

    A game counts for ratings if it was to be rated, has a result, and every person plays for himself alone.
    """
    places = [] if table.brought else table.places()
    persons = [seat.person for seat in table.seats if seat.person]
    counts = table.rated and len(set(persons)) == len(persons) and len(table.seats) > 1 and bool(persons)
    sql = (
        "INSERT INTO results (tbl, seat, who, title, players, place, points, rated, at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    )
    return [
        Statement(
            sql,
            (
                table.id, place.seat, who(table, place.seat), table.settings.title, len(table.seats),
                place.place, place.points, WAITING if counts else 0, table.changed,
            ),
        )
        for place in places
    ]  # fmt: skip


def who(table: Table, k: int) -> str:
    """Under whose name a seat's result goes: its player's, even if a bot stood in."""
    seat = table.seats[k]
    return seat.person or f"{BOT}{seat.bot}"


class Ratings:
    """The ladder."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def rate(self) -> None:
        """Rate every game that waits, one after the other.

        Several processes may try at once: each game moves a counter by one, and whoever moves it has rated the game.
        """
        while True:
            counter = await self._counter()
            sql = "SELECT tbl FROM results WHERE rated = $1 ORDER BY at, tbl LIMIT 1"
            waiting = await self.database.rows(sql, WAITING)
            if not waiting:
                return
            await self._rate(waiting[0]["tbl"], counter)

    async def _counter(self) -> int:
        rows = await self.database.rows("SELECT value FROM house WHERE name = 'rated'")
        if rows:
            return int(rows[0]["value"])
        sql = "INSERT INTO house (name, value) VALUES ('rated', '0') ON CONFLICT DO NOTHING"
        await self.database.write(Write((Statement(sql),)))
        return await self._counter()

    async def _rate(self, table: str, counter: int) -> None:
        results = await self.database.rows("SELECT * FROM results WHERE tbl = $1 ORDER BY seat", table)
        title, players = results[0]["title"], results[0]["players"]
        known = await self._known({row["who"] for row in results}, title, players)
        new = rated(results, known)
        then = []
        for name, (mu, sigma) in new.items():
            sql = (
                "INSERT INTO ratings (who, title, players, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 1)"
                " ON CONFLICT (who, title, players) DO UPDATE SET mu = $4, sigma = $5, games = ratings.games + 1"
            )
            then.append(Statement(sql, (name, title, players, mu, sigma)))
            sql = "UPDATE results SET rated = $3, mu = $4, sigma = $5 WHERE tbl = $1 AND who = $2"
            then.append(Statement(sql, (table, name, RATED, mu, sigma)))
        sql = "UPDATE house SET value = $1 WHERE name = 'rated' AND value = $2 RETURNING name"
        await self.database.write(Write(tuple(then), Statement(sql, (str(counter + 1), str(counter)))))

    async def _known(self, names: Iterable[str], title: str, players: int) -> dict[str, Row]:
        found = {}
        for name in names:
            sql = "SELECT who, mu, sigma FROM ratings WHERE who = $1 AND title = $2 AND players = $3"
            for row in await self.database.rows(sql, name, title, players):
                found[name] = row
        return found

    # ---------------------------------------------------------------- showing

    async def ladder(self, title: str, players: int, limit: int = 100) -> list[wire.RatingLine]:
        """The best first: by what they are almost surely worth, mean less twice the deviation."""
        sql = (
            "SELECT ratings.*, people.name, people.account FROM ratings LEFT JOIN people ON people.id = ratings.who"
            " WHERE title = $1 AND players = $2 ORDER BY mu - 2 * sigma DESC, who LIMIT $3"
        )
        return [
            wire.RatingLine(
                name=row["name"] or row["who"].removeprefix(BOT),
                account=row["account"],
                bot=row["who"].startswith(BOT),
                rating=round(row["mu"], 2),
                uncertainty=round(2 * row["sigma"], 2),
                games=row["games"],
            )
            for row in await self.database.rows(sql, title, players, limit)
        ]

    async def player(self, name: str) -> wire.PlayerPage:
        """An account, or a bot (`bot:greedy`), and its games."""
        bot = name.startswith(BOT)
        since = account = None
        id, shown = name, name.removeprefix(BOT)
        if not bot:
            rows = await self.database.rows(
                "SELECT id, name, account, created FROM people WHERE account = $1", name.lower()
            )
            if not rows:
                raise NotFound(f"there is no account {name}")
            id, shown, account, since = rows[0]["id"], rows[0]["name"], rows[0]["account"], rows[0]["created"]
        standings = await self._standings(id)
        if bot and not standings:
            raise NotFound(f"no bot {shown} has played here")
        return wire.PlayerPage(
            name=shown, account=account, bot=bot, since=since, standings=standings, games=await self._games(id)
        )

    async def _standings(self, id: str) -> list[wire.Standing]:
        sql = (
            "SELECT results.title, results.players, count(*) AS games,"
            " sum(CASE place WHEN 1 THEN 1 ELSE 0 END) AS wins,"
            " avg(place) AS mean_place, avg(points) AS mean_points, max(ratings.mu) AS mu, max(ratings.sigma) AS sigma"
            " FROM results LEFT JOIN ratings ON ratings.who = results.who AND ratings.title = results.title"
            " AND ratings.players = results.players"
            " WHERE results.who = $1 GROUP BY results.title, results.players ORDER BY results.title, results.players"
        )
        return [
            wire.Standing(
                title=row["title"],
                players=row["players"],
                games=int(row["games"]),
                wins=int(row["wins"]),
                mean_place=round(float(row["mean_place"]), 2),
                mean_points=round(float(row["mean_points"]), 2),
                rating=None if row["mu"] is None else round(row["mu"], 2),
                uncertainty=None if row["sigma"] is None else round(2 * row["sigma"], 2),
            )
            for row in await self.database.rows(sql, id)
        ]

    async def _games(self, id: str, limit: int = 100) -> list[wire.Played]:
        rows = await self.database.rows("SELECT * FROM results WHERE who = $1 ORDER BY at DESC LIMIT $2", id, limit)
        return [
            wire.Played(
                table=row["tbl"],
                title=row["title"],
                players=row["players"],
                place=row["place"],
                points=row["points"],
                at=row["at"],
                rating=None if row["mu"] is None else round(row["mu"], 2),
                uncertainty=None if row["sigma"] is None else round(2 * row["sigma"], 2),
            )
            for row in rows
        ]


def rated(results: Iterable[Row], known: dict[str, Row]) -> dict[str, tuple[float, float]]:
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
    found: dict[str, list[tuple[float, float]]] = {}
    for row, (rating,) in zip(rows, after, strict=True):
        found.setdefault(row["who"], []).append((rating.mu, rating.sigma))
    return {name: (mean(mu for mu, _ in each), mean(sigma for _, sigma in each)) for name, each in found.items()}
