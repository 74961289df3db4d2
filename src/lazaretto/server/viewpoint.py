"""What of a table goes out to whom. Everything that leaves the server about a game is made here, from views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from lazaretto.kernel.components import SetName
from lazaretto.kernel.event import EVERYBODY, Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import View
from lazaretto.server import entries as log
from lazaretto.server.history import Happening
from lazaretto.server.refusals import Invalid, NotYours
from lazaretto.server.schema.components import SetInfo
from lazaretto.server.schema.game import DecisionInfo, EventInfo, OptionInfo, ReasonInfo, ViewInfo
from lazaretto.server.schema.table import Change, Moment, OutcomeInfo, PlaceInfo, SeatInfo, TableInfo, VoteInfo
from lazaretto.server.table import Table

ALL = "all"
CHAT_SHOWN = 200  # things said that somebody who comes is told of
# What a moment shows of its entry. Who a person is does not go out, nor what was drawn or answered in secret.
SHOWN = frozenset({"seat", "name", "bot", "what", "to", "yes", "why", "text", "table"})


class Viewpoint(NamedTuple):
    """Whose knowledge of a table is shown: a seat's, a spectator's (None), or after the game everybody's at once."""

    seat: int | None
    all: bool = False


SPECTATOR = Viewpoint(None)


class Presence(NamedTuple):
    """Who is connected to a table."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


def viewpoint_of(table: Table, person: str, wanted: str | None, invited: bool = False) -> Viewpoint:
    """The viewpoint that a person may have of a table: a seat's number, `spectator` or `all`; nothing: the best."""
    if table.is_sealed_to(person):
        raise NotYours("this deal is still played at other tables: until then those who play it here see this one")
    if table.is_closed_to(person) and not invited:
        raise NotYours("this table is private: it is shown to those who sat here and to those they invite")
    own = table.seats_of(person)
    if wanted is None or wanted == "":
        asked = [k for k in own if k in table.asked]
        return Viewpoint((asked or own)[0]) if own else _spectating(table)
    if wanted == "spectator":
        return _spectating(table)
    if wanted == ALL:
        if not table.is_revealed:
            where = ", at all tables of its deal" if table.sealed else ""
            raise NotYours(f"everything is shown once the game is over{where}", field="eyes")
        return Viewpoint(None, all=True)
    if not wanted.isascii() or not wanted.isdecimal() or int(wanted) >= len(table.seats):
        raise Invalid(f"expected a seat, spectator or all; got {wanted!r}", field="eyes")
    if int(wanted) not in own and not table.is_revealed:
        raise NotYours(f"seat {wanted} is not yours", field="eyes")
    return Viewpoint(int(wanted))


def judge_anew(table: Table, person: str, seen: Viewpoint, invited: bool = False) -> Viewpoint:
    """The viewpoint that is left to somebody who had this one: the same where he still may, else the best."""
    wanted = ALL if seen.all else "spectator" if seen.seat is None else str(seen.seat)
    try:
        return viewpoint_of(table, person, wanted, invited)
    except NotYours:
        return viewpoint_of(table, person, None, invited)


def _spectating(table: Table) -> Viewpoint:
    if not table.settings.spectators and table.state == "running":
        raise NotYours("this table has no spectators", field="eyes")
    return SPECTATOR


# ---------------------------------------------------------------- the table


def table_info(
    table: Table, person: str, accounts: Callable[[str], str | None], here: Presence, now: float, key: str = ""
) -> TableInfo:
    """What everybody may know, and what of it is the person's own; `key` opens the table to whom he invites."""
    game = table.game
    outcome = None if game is None else game.outcome
    return TableInfo(
        id=table.id,
        title=table.settings.title,
        state=table.state,
        options=table.settings.options if game is None else dict(game.setup.options),
        components=set_info(table.printed),
        clock=table.settings.clock,
        public=table.settings.public,
        rated=table.rated,
        spectators=table.settings.spectators,
        seed_known=table.seed_known,
        seats=[_seat_info(table, k, person, accounts, here, now) for k in range(len(table.seats))],
        answered=table.answered,
        vote=None
        if table.vote is None
        else VoteInfo(seat=table.vote.seat, what=table.vote.what, to=table.vote.to, missing=table.consent_missing()),
        warnings=[] if game is None else [reason_info(reason) for reason in game.ruleset.warnings(game.setup)],
        places=[PlaceInfo(seat=p.seat, place=p.place, points=p.points) for p in table.places()],
        outcome=None if outcome is None else OutcomeInfo(**outcome.to_json()),
        commitment=table.commitment,
        dealer=table.dealer,
        deal=table.deal,
        sealed=table.sealed,
        seed=table.seed if table.is_revealed else None,
        entropy=table.entropy if table.is_revealed else None,
        closed=table.closed,
        watching=here.watching,
        now=now,
        **_own_fields(table, person, key),
    )


def note_answers(info: TableInfo, table: Table, accounts: Callable[[str], str | None], now: float) -> list[Change]:
    """Bring the info up to answers in a game that goes on, and say what has changed: other turns and times.

    A vote may have lost its ground. Who is there is noted when he comes and goes.
    """
    found: list[Change] = []
    for k, seat in enumerate(info.seats):
        account, turn = _account(table, k, accounts), _turn(table, k, now)
        if (seat.asked, seat.left, seat.deadline, seat.account) != (*turn, account):
            where = f"/table/seats/{k}/"
            _note(seat, where, {"account": account, **turn._asdict()}, found)
    vote = None if table.vote is None else info.vote
    _note(info, "/table/", {"answered": table.answered, "vote": vote, "now": now}, found)
    return found


def _note(info: TableInfo | SeatInfo, path: str, fields: dict[str, Any], found: list[Change]) -> None:
    for name, value in fields.items():
        if getattr(info, name) != value:
            setattr(info, name, value)
            found.append(Change(path=path + name, value=value))


def own_info(table: Table, person: str, key: str) -> list[Change]:
    """How the info of a table differs for a person from that for nobody in particular."""
    nobody = _own_fields(table, "", "")
    fields = _own_fields(table, person, key).items()
    found = [Change(path=f"/table/{name}", value=value) for name, value in fields if value != nobody[name]]
    return found + [Change(path=f"/table/seats/{k}/mine", value=True) for k in table.seats_of(person)]


def _own_fields(table: Table, person: str, key: str) -> dict[str, Any]:
    """What of a table's info, beside the seats that are his, depends on who asks."""
    follows = may_follow(table, person)
    return {
        "hosting": person == table.host,
        "again": table.again if follows else "",
        "rematch": table.rematch if follows else "",
        "key": key if table.is_at(person) else "",
    }


def may_follow(table: Table, person: str) -> bool:
    """Whether somebody is told to which table the players went on, or came from."""
    return table.settings.public or table.is_at(person)


def _seat_info(
    table: Table, k: int, person: str, accounts: Callable[[str], str | None], here: Presence, now: float
) -> SeatInfo:
    seat = table.seats[k]
    return SeatInfo(
        colour=table.colours[k],
        name=seat.name,
        account=_account(table, k, accounts),
        bot=seat.bot,
        resigned=seat.resigned,
        mine=seat.belongs_to(person),
        devices=len(seat.linked),
        entropy_added=bool(seat.entropy),
        present=k in here.seats,
        **_turn(table, k, now)._asdict(),
    )


def _account(table: Table, k: int, accounts: Callable[[str], str | None]) -> str | None:
    person = table.seats[k].person
    return accounts(person) if person else None


class Turn(NamedTuple):
    """Whether it is a seat's turn, and for how long yet."""

    asked: bool
    left: float | None
    deadline: float | None


def _turn(table: Table, k: int, now: float) -> Turn:
    seat, clock = table.seats[k], table.settings.clock
    if clock is None:
        return WAITED_FOR if seat.since is not None else AT_REST
    left = None
    if isinstance(clock, log.Live):
        running = seat.since is not None and not seat.bot
        left = max(0.0, seat.left - (now - seat.asked_at if running else 0.0))
    return Turn(seat.since is not None, left, table.deadline(k))


WAITED_FOR, AT_REST = Turn(asked=True, left=None, deadline=None), Turn(asked=False, left=None, deadline=None)


def set_info(printed: SetName | None) -> SetInfo | None:
    """Which set of an owner is played with."""
    return None if printed is None else SetInfo(name=printed.name, digest=printed.digest)


def reason_info(reason: Reason) -> ReasonInfo:
    """Why not, as data."""
    return ReasonInfo(code=reason.code, rule=reason.rule, args=dict(reason.args))


# ---------------------------------------------------------------- the game


def view_info(table: Table, viewpoint: Viewpoint) -> ViewInfo | None:
    """The game from this viewpoint; None before it begins."""
    if table.game is None:
        return None
    return game_info(table.game, viewpoint, running=table.state == "running")


def game_info(game: Game, viewpoint: Viewpoint, running: bool) -> ViewInfo:
    """A game from this viewpoint."""
    return info_of(game, view_of(game, viewpoint), viewpoint, running)


def view_of(game: Game, viewpoint: Viewpoint) -> View:
    """What is known from this viewpoint. All at once see the state itself: only for games that are over."""
    return View(game.title, None, game.state, None) if viewpoint.all else game.view(viewpoint.seat)


def info_of(game: Game, view: View, viewpoint: Viewpoint, running: bool) -> ViewInfo:
    """A view of a game, as it goes out."""
    return ViewInfo(
        seat=viewpoint.seat,
        answered=game.answered,
        position=dict(game.ruleset.picture(view.state)),
        decision=decision_info(game, view) if running else None,
        asked=list(game.asked) if running else [],
        undoable=game.undoable(viewpoint.seat) if running and viewpoint.seat is not None else 0,
    )


def decision_info(game: Game, view: View) -> DecisionInfo | None:
    """What is asked, as far as it is known there."""
    decision = view.decision
    if decision is None:
        return None
    rules = game.rules_behind(view.seat) if decision.options else {}
    options = [
        OptionInfo(
            choice=choice.text,
            number=choice.number,
            kind=choice.kind,
            noun=choice.noun,
            item=choice.item,
            rule=rules.get(choice, ""),
            events=[EventInfo(at=game.answered, key=event.key, args=dict(event.args)) for event in prospect.events],
            asks=prospect.asked,
        )
        for choice, prospect in zip(decision.options, view.foresee_all(), strict=True)
    ]
    return DecisionInfo(seat=decision.seat, step=decision.step, rules=list(decision.rules), options=options)


def moments(happenings: Sequence[Happening], viewpoint: Viewpoint, may_follow: bool = True) -> list[Moment]:
    """What happened, as far as it was seen from there, and where to, for whoever may follow."""
    return [
        _moment(happening, viewpoint, may_follow)
        for happening in happenings
        if not isinstance(happening.entry, log.EntropyAdded)
    ]


def recent(happenings: Sequence[Happening]) -> list[Happening]:
    """Everything that happened, but of what was said only the last."""
    said = [happening.n for happening in happenings if isinstance(happening.entry, log.Said)]
    first = said[-CHAT_SHOWN] if len(said) > CHAT_SHOWN else 0
    return [each for each in happenings if each.n >= first or not isinstance(each.entry, log.Said)]


def _moment(happening: Happening, viewpoint: Viewpoint, may_follow: bool) -> Moment:
    entry = happening.entry
    return Moment(
        n=happening.n,
        at=entry.at,
        kind=str(type(entry).__struct_config__.tag),
        answered=happening.answered,
        events=events(happening.events, viewpoint),
        **_shown(entry, SHOWN if may_follow else SHOWN - {"table"}),
    )


def _shown(entry: log.AnyEntry, names: frozenset[str]) -> dict[str, Any]:
    """What may be known of an entry, by the names of the moment's fields."""
    shown = {name: getattr(entry, name) for name in entry.__struct_fields__ if name in names}
    return shown | {"yes": entry.muted} if isinstance(entry, log.Muted) else shown


def is_public(happenings: Sequence[Happening]) -> bool:
    """Whether everybody has seen the same of what happened."""
    return all(event.audience == EVERYBODY for happening in happenings for _, event in happening.events)


def events(happened: Sequence[tuple[int, Event]], viewpoint: Viewpoint) -> list[EventInfo]:
    """The events that were seen from there."""
    return [
        EventInfo(at=at, key=event.key, args=dict(event.args))
        for at, event in happened
        if viewpoint.all or event.seen_by(viewpoint.seat)
    ]
