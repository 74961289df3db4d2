"""The parts of a running site, put together and taken apart in order."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import structlog

from lazaretto.server import clocks, logs, metrics, moderation, presence
from lazaretto.server.absence import Absence
from lazaretto.server.analyses import Analyses
from lazaretto.server.background import BackgroundTasks
from lazaretto.server.bot_moves import BotMoves
from lazaretto.server.bot_pool import BotPool
from lazaretto.server.broadcast import Broadcast
from lazaretto.server.clocks import Clocks
from lazaretto.server.daily import Daily
from lazaretto.server.daily_scores import DailyScores
from lazaretto.server.deals import Deals
from lazaretto.server.deletion import Deletion
from lazaretto.server.hosts import Hosts
from lazaretto.server.hub import Hub
from lazaretto.server.letters import Letters
from lazaretto.server.limits import RateLimit
from lazaretto.server.lobby import Lobby
from lazaretto.server.moderation import Moderation, Register
from lazaretto.server.notices.channels import Channel, Mail, Push, Webhook
from lazaretto.server.notices.delivery import Delivery
from lazaretto.server.notices.outbound import Guard, open_client
from lazaretto.server.people import People
from lazaretto.server.presence import PresenceService
from lazaretto.server.puzzles import Puzzles
from lazaretto.server.ratings import Ratings
from lazaretto.server.reviews import Reviews
from lazaretto.server.seat_links import SeatLinks
from lazaretto.server.settings import Settings
from lazaretto.server.sign_out import SignOut
from lazaretto.server.statistics import Statistics
from lazaretto.server.steady_clock import SteadyClock
from lazaretto.server.store.devices import DeviceStore
from lazaretto.server.store.errors import DatabaseError
from lazaretto.server.store.open import database
from lazaretto.server.store.tables import Before, Room, TableStore
from lazaretto.server.table import Table
from lazaretto.server.table_service import TableService

DEAL_SECONDS = 5.0  # between looks whether a deal is over everywhere

logger = structlog.get_logger(__name__)


class Site:
    """Everything behind the web server."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.settings = settings
        self.hosts = Hosts(settings.url, (*settings.origins, *settings.hosts))
        self.now = now = now or SteadyClock()
        limits = settings.limits
        self.database = database(settings.database)
        self.people = People(self.database)
        self.pool = BotPool(settings.workers, settings.patience)
        self.guard = Guard(frozenset(settings.webhook_allow))
        self.client = open_client(self.guard)
        self.devices = DeviceStore(self.database)
        push = settings.push
        self.push = Push(self.client, self.devices, push.key, push.contact) if push else None
        self.mail = Mail(settings.mail) if settings.mail else None
        self.delivery = Delivery(self.database, [], self._still_asked, self.table_url)
        self.tasks = BackgroundTasks()
        self.hub = Hub()
        self.broadcast = Broadcast(self.people, self.hub, now)
        self.table_store = TableStore(self.database, self.delivery.order)
        self.tables = TableService(self.table_store, self.people, self.broadcast, self.tasks, now)
        self.seat_links = SeatLinks(self.people, self.tables)
        self.invitations = self.broadcast.invitations
        self.absence = Absence(self.hub, settings.absence)
        self.lobby = Lobby(self.tables, settings.bots, settings.stand_in, Room(limits.tables, limits.waiting), now)
        self.sign_out = SignOut(self.people, self.tables, self.hub, self.database, self.tasks)
        self.presence = PresenceService(self.tables, self.broadcast, self.database, self.sign_out, limits, self.tasks)
        self.bots = BotMoves(self.tables, self.pool, settings.bots, settings.stand_in, self.tasks, now)
        self.clocks = Clocks(self.tables, self.bots, now)
        self.ratings = Ratings(self.database)
        self.puzzles = Puzzles(self.database, now)
        self.reviews = Reviews(self.database, self.tasks, now)
        self.statistics = Statistics(self.database, self.tables)
        self.deals = Deals(self.database, self.lobby, self.tables, self.invitations, now)
        self.daily_scores = DailyScores(self.deals, self.tasks, now)
        self.daily = Daily(self.deals, self.daily_scores, settings.bots, now)
        self.analyses = Analyses(RateLimit(limits.analyses, limits.analyses_burst))
        self.letters = Letters(self.people, self.mail, settings.url)
        self.deletion = Deletion(self.people, self.tables, self.sign_out)
        self.register = Register(self.database, self.people, now)
        self.moderation = Moderation(self.register, self.tables, self.hub, now)
        self.tables.followers += [self._have_bots_play, self._have_game_settled, self._have_deal_shown]
        self.request_rate = RateLimit(limits.requests, limits.burst)
        self.address_rate = RateLimit(limits.address_requests, limits.address_burst)
        self.chat_rate = RateLimit(limits.chat, limits.chat_burst)
        self.sign_in_rate = RateLimit(limits.sign_ins, limits.sign_ins_burst)
        self.attempt_rate = RateLimit(limits.attempts, limits.attempts_burst)
        self.letter_rate = RateLimit(limits.letters, limits.letters_burst)
        self.address_letter_rate = RateLimit(limits.address_letters, limits.address_letters_burst)
        self.address_report_rate = RateLimit(limits.address_reports, limits.address_reports_burst)
        self.replay_rate = RateLimit(limits.replays, limits.replays_burst)
        self.position_rate = RateLimit(limits.positions, limits.positions_burst)
        self.import_rate = RateLimit(limits.imports, limits.imports_burst)
        self.address_import_rate = RateLimit(limits.address_imports, limits.address_imports_burst)
        self.export_rate = RateLimit(limits.exports, limits.exports_burst)

    async def open(self) -> None:
        """Begin to serve: whatever was under way goes on."""
        await self.database.open()
        await self.people.open()
        await self.pool.open()
        channels: list[Channel] = [Webhook(self.client, self.people.sign("webhooks", "site").encode())]
        channels += [channel for channel in (self.mail, self.push) if channel is not None]
        self.delivery.channels = channels
        self.tables.open()
        self.presence.open()
        self.sign_out.open()
        self.clocks.open()
        self.tasks.spawn(self._settle_results())
        self.tasks.spawn(self.bots.take_up())
        self.tasks.spawn(self.delivery.run())
        self.tasks.every(clocks.SWEEP_SECONDS, self.clocks.sweep)
        self.tasks.every(clocks.SWEEP_SECONDS, self._forget_idle)
        self.tasks.every(DEAL_SECONDS, self.daily_scores.sweep)
        self.tasks.every(moderation.CARRY_OUT_SECONDS, self.moderation.carry_out)
        self.tasks.every(presence.ANNOUNCE_SECONDS, self.presence.announce_all)
        logger.info("site opened", database=logs.without_password(self.settings.database))

    async def close(self) -> None:
        """Stop in the order in which the parts need each other; what is settled is stored already."""
        self.hub.close()
        await self.tasks.close()
        await self.pool.close()
        await self.client.aclose()
        await self.database.close()
        self.people.close()
        logger.info("site closed")

    def table_url(self, id: str) -> str:
        """Where people find a table."""
        return f"{self.settings.url}/t/{id}"

    def _have_bots_play(self, table: Table, before: Before) -> None:
        self.bots.follow(table)

    def _have_game_settled(self, table: Table, before: Before) -> None:
        if before.has_ended(table):
            self.tasks.spawn(self._settle_results())

    async def _settle_results(self) -> None:
        await self.ratings.rate()
        await self.statistics.count()  # after that: games that are rated are counted apart

    def _have_deal_shown(self, table: Table, before: Before) -> None:
        if table.deal and before.has_ended(table):
            self.tasks.spawn(self._sweep_deals())

    async def _sweep_deals(self) -> None:
        with contextlib.suppress(DatabaseError):  # the next sweep may find it better
            await self.daily_scores.sweep()

    async def _forget_idle(self) -> None:
        self.tables.forget_idle({*self.hub.tables(), *self.bots.busy})
        metrics.SOCKETS.set(self.hub.count)

    async def _still_asked(self, id: str, seat: int, since: int) -> bool:
        async with self.tables.held(id) as table:
            return table.seats[seat].since == since and not table.seats[seat].bot
