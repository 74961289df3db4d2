"""What each kind of entry does to a table when it takes effect. `table_log.py` does what follows from any of them."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from lazaretto.games.rules import rules_of
from lazaretto.kernel.dealer import dealer_of
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record, mix
from lazaretto.kernel.replay import replay
from lazaretto.kernel.setup import prepare
from lazaretto.server import entries as log
from lazaretto.server.digests import chain
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import Unplayable
from lazaretto.server.seat import Seat
from lazaretto.server.table import ChatCount, Table
from lazaretto.server.vote import Vote

RETURN_SECONDS = 60.0  # what a player who comes back has on his clock at least


@singledispatch
def happen(entry: AnyEntry, table: Table) -> None:
    """Let an entry take effect, by its kind."""
    raise Unplayable(f"table {table.id}: expected an entry; got {type(entry).__name__}")


@happen.register
def _(entry: log.Created, table: Table) -> None:
    table.state = "open"
    table.host, table.origin = entry.host, entry.origin
    table.settings = entry.settings
    table.commit_to(entry.seed, entry.dealer)
    table.seed_known = entry.seed_known
    table.position = entry.position
    table.deal, table.sealed = entry.deal, bool(entry.deal)
    table.printed = rules_of(entry.settings.title).components.name(entry.settings.components)
    is_plain = not (entry.seed_known or entry.position or entry.deal or table.printed)
    table.rated = entry.settings.rated and is_plain
    table.again = entry.again
    table.only = frozenset(entry.only)
    clock = entry.settings.clock
    left = clock.seconds if isinstance(clock, log.Live) else 0.0
    table.seats = [Seat(left=left) for _ in range(entry.settings.players)]


@happen.register
def _(entry: log.Imported, table: Table) -> None:
    record = Record.from_json(entry.record)
    table.state = "over"
    table.host = entry.host
    table.imported = True
    table.settings = entry.settings
    table.commit_to(record.seed or "", record.dealer)
    table.game = replay(rules_of(entry.settings.title), record)
    table.printed = table.game.ruleset.components.name(table.game.setup.components)
    added = record.entropy or [""] * entry.settings.players
    table.seats = [Seat(name=table.colours[k], entropy=each) for k, each in enumerate(added)]
    table.events = table.game.happened()


@happen.register
def _(entry: log.Sat, table: Table) -> None:
    seat = table.seats[entry.seat]
    seat.person, seat.name, seat.origin = entry.person, entry.name, entry.origin
    seat.entropy, seat.links_since = entry.entropy, table.n


@happen.register
def _(entry: log.BotSeated, table: Table) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.bot_since = entry.bot, table.n


@happen.register
def _(entry: log.Left, table: Table) -> None:
    table.seats[entry.seat] = Seat(left=table.seats[entry.seat].left)


@happen.register
def _(entry: log.DeviceLinked, table: Table) -> None:
    table.seats[entry.seat].linked |= {entry.person}


@happen.register
def _(entry: log.DevicesUnlinked, table: Table) -> None:
    table.seats[entry.seat].end_links(table.n)


@happen.register
def _(entry: log.EntropyAdded, table: Table) -> None:
    table.seats[entry.seat].entropy = entry.entropy


@happen.register
def _(entry: log.Began, table: Table) -> None:
    given = table.settings
    rules = rules_of(given.title)
    dealer = dealer_of(mix(table.seed, table.entropy), table.dealer)
    if table.position:
        setup, saved = rules.read(rules, table.position)
        table.game = Game(rules, replace(setup, components=given.components), dealer, start=saved)
    else:
        table.game = Game(rules, prepare(rules, given.players, given.options, given.components), dealer)
    table.events = table.game.happened()
    table.game.listen(table.note_event)
    table.game.watch(table.note_position)
    table.state = "running"
    table.digest = chain(table.commitment, table.game.state.save())[:16]


@happen.register
def _(entry: log.Answered, table: Table) -> None:
    game = table.running_game()
    game.apply(entry.choice, entry.seat)
    table.seats[entry.seat].add_increment(table.settings.clock, 1)
    if game.decision is None:
        table.state = "over"


@happen.register
def _(entry: log.TakenBack, table: Table) -> None:
    game = table.running_game()
    before = game.before_last(entry.seat)
    game.undo(entry.seat)
    table.seats[entry.seat].add_increment(table.settings.clock, -1)
    _renew_bots(table)
    table.replaced = before
    table.events = [] if before is None else game.happened(before)


@happen.register
def _(entry: log.Proposed, table: Table) -> None:
    table.vote = Vote(entry.seat, entry.what, entry.to, away=frozenset(entry.away))


@happen.register
def _(entry: log.Voted, table: Table) -> None:
    vote = table.proposal()
    agreed = vote.agreed | {table.seats[entry.seat].person}
    table.vote = vote._replace(agreed=agreed, away=frozenset(entry.away)) if entry.yes else None


@happen.register
def _(entry: log.Rewound, table: Table) -> None:
    table.replaced = entry.answered
    table.running_game().rewind(entry.answered)
    table.rewound += 1
    _renew_bots(table)
    table.rated = False  # what chance and secrets had told is known


@happen.register
def _(entry: log.Abandoned, table: Table) -> None:
    table.state = "over"


@happen.register
def _(entry: log.StoodIn, table: Table) -> None:
    seat = table.seats[entry.seat]
    seat.stop_clock(table.settings.clock, entry.at)
    seat.bot, seat.bot_since, seat.asked_at = entry.bot, table.n, entry.at
    if entry.why == "vote":
        seat.end_links(table.n)


@happen.register
def _(entry: log.Returned, table: Table) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.asked_at = "", entry.at
    seat.left = max(seat.left, RETURN_SECONDS)
    if table.vote is not None:
        table.vote = table.vote._replace(away=table.vote.away - {entry.seat})


@happen.register
def _(entry: log.Resigned, table: Table) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.bot_since, seat.resigned, seat.asked_at = entry.bot, table.n, True, entry.at
    if table.one_is_left:
        table.state = "over"


@happen.register
def _(entry: log.Said, table: Table) -> None:
    players, watchers = table.said
    table.said = ChatCount(players, watchers + 1) if entry.seat is None else ChatCount(players + 1, watchers)


@happen.register
def _(entry: log.Muted, table: Table) -> None:
    if entry.muted:
        table.muted.add(entry.person)
    else:
        table.muted.discard(entry.person)


@happen.register
def _(entry: log.Closed, table: Table) -> None:
    table.state = "over"
    table.closed = True


@happen.register
def _(entry: log.Unsealed, table: Table) -> None:
    table.sealed = False


@happen.register
def _(entry: log.Rematch, table: Table) -> None:
    table.rematch = entry.table


def _renew_bots(table: Table) -> None:
    """What a bot remembers of answers that were taken back must not count."""
    for seat in table.seats:
        seat.bot_since = table.n
