"""What of a table goes out to whom. Everything that leaves the server about a game is made here, from views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import View
from lazaretto.server import entries as log
from lazaretto.server import wire
from lazaretto.server.refusals import Invalid, NotYours
from lazaretto.server.table import Happening, Table

ALL = "all"


class Eyes(NamedTuple):
    """Through whose eyes: a seat's, a spectator's (None), or after the game everybody's at once."""

    seat: int | None
    all: bool = False


SPECTATOR = Eyes(None)


class Presence(NamedTuple):
    """Who is connected to a table."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


def eyes_of(table: Table, person: str, wanted: str | None) -> Eyes:
    """The eyes that a person may see a table through: a seat's number, `spectator` or `all`; nothing: the best."""
    own = table.seats_of(person)
    if wanted is None or wanted == "":
        asked = [k for k in own if k in table.asked]
        return Eyes((asked or own)[0]) if own else _spectating(table)
    if wanted == "spectator":
        return _spectating(table)
    if wanted == ALL:
        if table.state != "over":
            raise NotYours("everything is shown once the game is over", field="eyes")
        return Eyes(None, all=True)
    if not wanted.isascii() or not wanted.isdecimal() or int(wanted) >= len(table.seats):
        raise Invalid(f"expected a seat, spectator or all; got {wanted!r}", field="eyes")
    if int(wanted) not in own and table.state != "over":
        raise NotYours(f"seat {wanted} is not yours", field="eyes")
    return Eyes(int(wanted))


def _spectating(table: Table) -> Eyes:
    if not table.settings.spectators and table.state == "running":
        raise NotYours("this table has no spectators", field="eyes")
    return SPECTATOR


# ---------------------------------------------------------------- the table


def table_info(
    table: Table, person: str, accounts: Callable[[str], str | None], here: Presence, now: float
) -> wire.TableInfo:
    """What everybody may know, and what of it is the person's own."""
    game = table.game
    outcome = None if game is None else game.outcome
    over = table.state == "over"
    return wire.TableInfo(
        id=table.id,
        title=table.settings.title,
        state=table.state,
        options=table.settings.options if game is None else dict(game.setup.options),
        clock=table.settings.clock,
        public=table.settings.public,
        rated=table.rated,
        spectators=table.settings.spectators,
        seed_known=table.seed_known,
        hosting=person == table.host,
        seats=[_seat_info(table, k, person, accounts, here, now) for k in range(len(table.seats))],
        answered=table.answered,
        vote=None
        if table.vote is None
        else wire.VoteInfo(
            seat=table.vote.seat, what=table.vote.what, to=table.vote.to, missing=table.consent_missing()
        ),
        warnings=[] if game is None else [reason_info(reason) for reason in game.ruleset.warnings(game.setup)],
        places=[wire.PlaceInfo(seat=p.seat, place=p.place, points=p.points) for p in table.places()],
        outcome=None if outcome is None else wire.OutcomeInfo(**outcome.to_json()),
        commitment=table.commitment,
        seed=table.seed if over else None,
        again=table.again,
        rematch=table.rematch,
        watching=here.watching,
        now=now,
    )


def _seat_info(
    table: Table, k: int, person: str, accounts: Callable[[str], str | None], here: Presence, now: float
) -> wire.SeatInfo:
    seat = table.seats[k]
    left = None
    if isinstance(table.settings.clock, log.Live):
        running = seat.since is not None and not seat.bot
        left = max(0.0, seat.left - (now - seat.asked_at if running else 0.0))
    return wire.SeatInfo(
        colour=table.colours[k],
        name=seat.name,
        account=accounts(seat.person) if seat.person else None,
        bot=seat.bot,
        resigned=seat.resigned,
        mine=seat.belongs_to(person),
        asked=seat.since is not None,
        present=k in here.seats,
        left=left,
        deadline=table.deadline(k),
    )


def reason_info(reason: Reason) -> wire.ReasonInfo:
    """Why not, as data."""
    return wire.ReasonInfo(code=reason.code, rule=reason.rule, args=dict(reason.args))


# ---------------------------------------------------------------- the game


def view_info(table: Table, eyes: Eyes) -> wire.ViewInfo | None:
    """The game through these eyes; None before it begins."""
    if table.game is None:
        return None
    return game_info(table.game, eyes, running=table.state == "running")


def game_info(game: Game, eyes: Eyes, running: bool) -> wire.ViewInfo:
    """A game through these eyes. All eyes at once see the state itself: only for games that are over."""
    view = View(game.title, None, game.state, None) if eyes.all else game.view(eyes.seat)
    return wire.ViewInfo(
        seat=eyes.seat,
        answered=game.answered,
        position=dict(game.ruleset.picture(view.state)),
        decision=_decision_info(game, view) if running else None,
        asked=list(game.asked) if running else [],
        undoable=game.undoable(eyes.seat) if running and eyes.seat is not None else 0,
    )


def frames(table: Table, eyes: Eyes) -> list[wire.Frame]:
    """The positions between the last two that were asked about, for whoever wants to see chance at work."""
    if table.game is None:
        return []
    made = []
    for answered, state in table.trail[:-1]:
        known = state.fork()
        known.forget(eyes.seat)
        position = dict(table.game.ruleset.picture(known))
        view = wire.ViewInfo(seat=eyes.seat, answered=answered, position=position, decision=None, asked=[], undoable=0)
        made.append(wire.Frame(answered=answered, view=view))
    return made


def _decision_info(game: Game, view: View) -> wire.DecisionInfo | None:
    decision = view.decision
    if decision is None:
        return None
    options = [_option_info(game, view, choice) for choice in decision.options]
    return wire.DecisionInfo(seat=decision.seat, step=decision.step, rules=list(decision.rules), options=options)


def _option_info(game: Game, view: View, choice: Choice) -> wire.OptionInfo:
    prospect = view.foresee(choice)
    return wire.OptionInfo(
        choice=choice.text,
        number=choice.number,
        kind=choice.kind,
        noun=choice.noun,
        item=choice.item,
        rule=game.rule_behind(choice, view.seat),
        events=[wire.EventInfo(at=game.answered, key=event.key, args=dict(event.args)) for event in prospect.events],
        asks=prospect.asked,
    )


def moments(happenings: Sequence[Happening], eyes: Eyes) -> list[wire.Moment]:
    """What happened, as far as these eyes saw it."""
    return [_moment(happening, eyes) for happening in happenings if not isinstance(happening.entry, log.Keyed)]


def _moment(happening: Happening, eyes: Eyes) -> wire.Moment:
    entry = happening.entry
    return wire.Moment(
        n=happening.n,
        at=entry.at,
        kind=str(type(entry).__struct_config__.tag),
        seat=getattr(entry, "seat", None),
        name=getattr(entry, "name", ""),
        bot=getattr(entry, "bot", ""),
        what=getattr(entry, "what", ""),
        to=entry.to if isinstance(entry, log.Proposed) else None,
        yes=_yes(entry),
        why=getattr(entry, "why", ""),
        text=getattr(entry, "text", ""),
        table=entry.table if isinstance(entry, log.Rematch) else "",
        answered=happening.answered,
        events=events(happening.events, eyes),
    )


def _yes(entry: log.AnyEntry) -> bool | None:
    match entry:
        case log.Voted():
            return entry.yes
        case log.Muted():
            return entry.muted
        case _:
            return None


def events(happened: Sequence[tuple[int, Event]], eyes: Eyes) -> list[wire.EventInfo]:
    """The events that these eyes saw."""
    return [
        wire.EventInfo(at=at, key=event.key, args=dict(event.args))
        for at, event in happened
        if eyes.all or event.seen_by(eyes.seat)
    ]
