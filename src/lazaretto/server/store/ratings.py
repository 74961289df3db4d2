"""The rows of results and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lazaretto.server.results import Result
from lazaretto.server.store.database import Database, Row, Statement, Write

NOT_RATED, WAITING, RATED = 0, 1, 2

# The results of somebody, $1, that a viewer, $2, may know of: those of private tables if he sat there.
SEEN = (
    "FROM results JOIN tables ON tables.id = results.tbl"
    " LEFT JOIN sitters ON sitters.tbl = results.tbl AND sitters.person = $2"
)
OF_A_VIEWER = "results.who = $1 AND (tables.public = 1 OR sitters.person IS NOT NULL)"

Rating = tuple[float, float]  # mean and deviation


def insert_result(result: Result) -> Statement:
    """Keep how a seat ended; to be written together with the entry that ended the game."""
    return Statement(
        "INSERT INTO results (tbl, seat, who, title, players, place, points, rated, at, persons, origins)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        (
            result.table, result.seat, result.who, result.title, result.players, result.place, result.points,
            WAITING if result.counts else NOT_RATED, result.at, result.persons, result.origins,
        ),
    )  # fmt: skip


class RatingStore:
    """Reads and writes ratings, and reads the results they rest on."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------- rating

    async def counter(self) -> int:
        """How many games have been rated: whoever raises it has rated the next one."""
        rows = await self.database.rows("SELECT value FROM house WHERE name = 'rated'")
        if rows:
            return int(rows[0]["value"])
        sql = "INSERT INTO house (name, value) VALUES ('rated', '0') ON CONFLICT DO NOTHING"
        await self.database.write(Write((Statement(sql),)))
        return await self.counter()

    async def waiting(self) -> str | None:
        """The table of the first game that waits to be rated."""
        sql = "SELECT tbl FROM results WHERE rated = $1 ORDER BY at, tbl LIMIT 1"
        rows = await self.database.rows(sql, WAITING)
        return rows[0]["tbl"] if rows else None

    async def results(self, table: str) -> list[Row]:
        """The results of a game that wait to be rated, by seat."""
        sql = "SELECT * FROM results WHERE tbl = $1 AND rated = $2 ORDER BY seat"
        return await self.database.rows(sql, table, WAITING)

    async def rated_together(self, result: Row, since: float) -> int:
        """How many games of the same people, or from the same places, were rated since a moment."""
        sql = (
            "SELECT count(DISTINCT tbl) AS many FROM results"
            " WHERE rated = $1 AND at > $2 AND (persons = $3 OR origins = $4)"
        )
        rows = await self.database.rows(sql, RATED, since, result["persons"], result["origins"])
        return int(rows[0]["many"])

    async def leave_out(self, table: str) -> None:
        """Have a game that waited not rated."""
        sql = "UPDATE results SET rated = $2 WHERE tbl = $1 AND rated = $3"
        await self.database.write(Write((Statement(sql, (table, NOT_RATED, WAITING)),)))

    async def known(self, names: Iterable[str], title: str, players: int) -> dict[str, Row]:
        """The ratings of those who have one."""
        found = {}
        for name in names:
            sql = "SELECT who, mu, sigma FROM ratings WHERE who = $1 AND title = $2 AND players = $3"
            for row in await self.database.rows(sql, name, title, players):
                found[name] = row
        return found

    async def rate(self, table: str, title: str, players: int, new: Mapping[str, Rating], counter: int) -> None:
        """Keep the ratings after a game, unless another process has rated one since the counter was read."""
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

    # ---------------------------------------------------------------- showing

    async def ladder(self, title: str, players: int, limit: int) -> list[Row]:
        """The best first: by what they are almost surely worth, mean less twice the deviation."""
        sql = (
            "SELECT ratings.*, people.name, people.account FROM ratings LEFT JOIN people ON people.id = ratings.who"
            " WHERE title = $1 AND players = $2 AND COALESCE(people.deleted, 0) = 0"
            " ORDER BY mu - 2 * sigma DESC, who LIMIT $3"
        )
        return await self.database.rows(sql, title, players, limit)

    async def has_played(self, who: str) -> bool:
        """Whether somebody has played a game to its end."""
        return bool(await self.database.rows("SELECT 1 AS one FROM results WHERE who = $1 LIMIT 1", who))

    async def standings(self, who: str, viewer: str) -> list[Row]:
        """What somebody has reached, by title and number of players; in private games if the viewer sat there."""
        sql = (
            "SELECT results.title, results.players, count(*) AS games,"
            " sum(CASE place WHEN 1 THEN 1 ELSE 0 END) AS wins,"
            " avg(place) AS mean_place, avg(points) AS mean_points, max(ratings.mu) AS mu, max(ratings.sigma) AS sigma"
            f" {SEEN}"
            " LEFT JOIN ratings ON ratings.who = results.who AND ratings.title = results.title"
            " AND ratings.players = results.players"
            f" WHERE {OF_A_VIEWER} GROUP BY results.title, results.players ORDER BY results.title, results.players"
        )
        return await self.database.rows(sql, who, viewer)

    async def games(self, who: str, viewer: str, limit: int) -> list[Row]:
        """The games somebody has played, the last first; private ones if the viewer sat there."""
        sql = f"SELECT results.* {SEEN} WHERE {OF_A_VIEWER} ORDER BY results.at DESC LIMIT $3"
        return await self.database.rows(sql, who, viewer, limit)
