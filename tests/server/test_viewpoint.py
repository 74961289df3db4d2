"""Whatever goes out about a table says no more than its receiver knows."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.server import entries as log
from lazaretto.server import shared_view, viewpoint
from lazaretto.server.broadcast import Broadcast
from lazaretto.server.commands import chat, devices, play, votes
from lazaretto.server.hub import Hub
from lazaretto.server.people import People
from lazaretto.server.refusals import Invalid, NotYours
from lazaretto.server.replays import Past, cost_of_passing, replay
from lazaretto.server.schema.table import Change, TableInfo
from lazaretto.server.shared_view import Scene
from lazaretto.server.store.sqlite import SqliteDatabase
from lazaretto.server.table import Table
from lazaretto.server.viewpoint import SPECTATOR, Viewpoint, viewpoint_of
from tests.conformance.plays import imagined
from tests.server.conftest import Run
from tests.server.followed import patched
from tests.server.tables import Played, begun, looked_back

SEED = "3c5f1d0e9a"
ALL = Viewpoint(None, all=True)


@pytest.fixture
def broadcast(tmp_path: Path) -> Iterator[Broadcast]:
    """Writes what would go out, if anybody were connected."""
    people = People(SqliteDatabase(tmp_path / "site.db"))
    yield Broadcast(people, Hub(), lambda: 5000.0)
    people.close()


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def viewers(table: Table) -> list[Viewpoint]:
    return [*(Viewpoint(k) for k in range(len(table.seats))), SPECTATOR]


def person_of(table: Table, seen: Viewpoint) -> str:
    return "" if seen.seat is None else table.seats[seen.seat].person


def all_that_goes_out(broadcast: Broadcast, table: Table, seen: Viewpoint) -> list[bytes]:
    """Every message that somebody with these eyes can have of a table now."""
    person = person_of(table, seen)
    news = [broadcast.news(table, person, seen, since) for since in range(table.n)]
    whole = msgspec.json.encode(broadcast.whole(table, person, seen))
    return [whole, *map(msgspec.json.encode, news), *by_changes(broadcast, table, seen), looking_back(table, seen, 0)]


def own(table: Table, scene: Scene, person: str, key: str, seen: Viewpoint) -> list[Change]:
    """What somebody knows beyond what everybody may."""
    return viewpoint.own_info(table, person, key) + shared_view.own_view(table, scene, seen)


def by_changes(broadcast: Broadcast, table: Table, seen: Viewpoint) -> list[bytes]:
    """What somebody is told of the present position, and of those on the way there, who follows by changes."""
    person = person_of(table, seen)
    parts = [(scene.view, own(table, scene, person, "", seen)) for scene in shared_view.scenes(table)]
    return [msgspec.json.encode(broadcast.info(table, "")), *(msgspec.json.encode(part) for part in parts)]


def what_goes_out_now(broadcast: Broadcast, table: Table, seen: Viewpoint) -> str:
    """The messages that somebody gets who comes now, or is there already, or looks back a little."""
    person = person_of(table, seen)
    messages = [
        msgspec.json.encode(broadcast.whole(table, person, seen)),
        msgspec.json.encode(broadcast.news(table, person, seen, table.n - 1)),
        *by_changes(broadcast, table, seen),
        looking_back(table, seen, max(0, game_of(table).answered - 3)),
    ]
    return b"".join(messages).decode()


def looking_back(table: Table, seen: Viewpoint, first: int) -> bytes:
    return msgspec.json.encode(looked_back(game_of(table), seen, first, 1000))


def at_random(title: str, players: int, seed: int, every: int) -> Iterator[Played]:
    """A random game, at its beginning, now and then, and at its end."""
    rng = random.Random(seed)
    played = Played(title, players, seed=f"{SEED}{seed}").seat(*(f"p{k}" for k in range(players)))
    while True:
        yield played
        if played.table.state == "over":
            return
        until = played.table.n + 1 + rng.randrange(2 * every)
        played.play(rng, lambda table, until=until: table.n >= until)  # type: ignore[misc]


# ---------------------------------------------------------------- worlds


@pytest.mark.parametrize("title", TITLES)
def test_worlds_that_a_receiver_cannot_tell_apart_go_out_to_him_as_the_same_bytes(title: str) -> None:
    rng = random.Random(title)
    for played in at_random(title, 3, 1, every=20):
        game, running = game_of(played.table), played.table.state == "running"
        for seen in viewers(played.table):
            worlds = [imagined(game, game.view(seen.seat), n) for n in range(3)]
            views = [viewpoint.game_info(each, seen, running) for each in (*worlds, game)]
            for view in views:
                # The order in which seats are asked at once means nothing; an imagined game has no past to go back to.
                view.asked.sort()
                view.undoable = 0
            assert len({msgspec.json.encode(view) for view in views}) == 1, f"{seen} after {game.answered} answers"
            if seen.seat in game.asked:
                choice = rng.choice(list(game.catalogue))
                assert len({repr(world.why_not(choice, seen.seat)) for world in worlds}) == 1, choice


def drafts(first: int) -> tuple[Played, Played]:
    """Two games that differ only in which card seat `first` has kept in secret, while another still chooses."""
    pair = begun("notre-dame"), begun("notre-dame")
    for played, option in zip(pair, (0, 1), strict=True):
        played.answer(first, played.options(first)[option])
    return pair


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_what_somebody_keeps_in_secret_is_in_no_byte_that_goes_out_to_others(
    broadcast: Broadcast, chooser: int
) -> None:
    one, two = drafts(chooser)
    assert game_of(one.table).past() != game_of(two.table).past()
    for seen in viewers(one.table):
        same = all_that_goes_out(broadcast, one.table, seen) == all_that_goes_out(broadcast, two.table, seen)
        assert same == (seen.seat != chooser), seen


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_what_somebody_kept_in_secret_goes_out_later_only_to_whom_the_rest_was_passed(
    broadcast: Broadcast, chooser: int
) -> None:
    one, two = drafts(chooser)
    for played in (one, two):
        for k in list(played.table.asked):
            played.answer(k)
        assert len(played.table.asked) == 3, "everybody keeps a second card"
    told = {}
    for seen in viewers(one.table):
        views = [game_of(played.table).view(seen.seat) for played in (one, two)]
        same = all_that_goes_out(broadcast, one.table, seen) == all_that_goes_out(broadcast, two.table, seen)
        assert same == (views[0] == views[1]), seen
        told[seen.seat] = not same
    assert sum(told.values()) == 2
    assert told[chooser]


def test_a_moment_of_the_draft_says_who_has_chosen_and_nothing_else() -> None:
    played = begun("notre-dame")
    k = played.answer()
    for seen in viewers(played.table):
        (moment,) = viewpoint.moments(played.table.happenings[-1:], seen)
        told = msgspec.to_builtins(moment)
        assert set(told) - {"events"} == {"n", "at", "kind", "seat"}
        assert (told["kind"], told["seat"]) == ("answered", k)


def test_a_draft_that_was_taken_back_says_nothing_of_what_had_been_chosen(broadcast: Broadcast) -> None:
    one, two = drafts(1)
    for played in (one, two):
        played.do(play.undo(played.table, played.now, 1))
    for seen in [Viewpoint(0), Viewpoint(2), SPECTATOR]:
        assert all_that_goes_out(broadcast, one.table, seen) == all_that_goes_out(broadcast, two.table, seen)


# ---------------------------------------------------------------- words that must not be there


@pytest.mark.parametrize("title", TITLES)
def test_the_seed_goes_out_to_nobody_before_the_end(broadcast: Broadcast, title: str) -> None:
    for played in at_random(title, 3, 2, every=60):
        for seen in viewers(played.table):
            text = what_goes_out_now(broadcast, played.table, seen)
            over = played.table.state == "over"
            assert (SEED in text) == over
            assert ('"seed":null' in text) != over
            assert played.table.commitment in text


def tokens(picture: Any) -> set[str]:
    """The rat tokens in the regions whose faces a picture shows."""
    rats = [rat for region in picture["regions"] for rat in region["rats"] if rat is not None]
    return {rat["face"]["token"] for rat in rats if rat["face"] is not None}


def pictured(table: Table, seen: Viewpoint) -> Any:
    return viewpoint.game_info(game_of(table), seen, running=False).position


@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus"])
def test_a_token_that_others_have_looked_at_goes_out_under_no_name(broadcast: Broadcast, title: str) -> None:
    hidden = 0
    for played in at_random(title, 3, 2, every=8):
        lying = tokens(pictured(played.table, ALL))
        for seen in viewers(played.table):
            secret = lying - tokens(pictured(played.table, seen))
            if secret:
                text = what_goes_out_now(broadcast, played.table, seen)
                assert not [token for token in secret if f'"{token}"' in text]
            hidden += len(secret)
    assert hidden > 0, "nobody has looked at a token: the test has seen nothing"


def held(picture: Any) -> set[str]:
    """The cards in hands and on their way whose names a picture shows."""
    cards = [card for player in picture["players"] for card in [*player["hand"], *player["passing"]]]
    return {card["name"] for card in cards if card["name"] is not None}


ANYWHERE = {"unseen", "passed"}  # lists of cards that may be anywhere


def without_lists_of_what_may_be_anywhere(value: Any) -> Any:
    if isinstance(value, dict):
        if ANYWHERE & {*value.get("path", "").split("/")}:  # a change in such a list
            return None
        return {
            name: without_lists_of_what_may_be_anywhere(part) for name, part in value.items() if name not in ANYWHERE
        }
    if isinstance(value, list):
        return [without_lists_of_what_may_be_anywhere(part) for part in value]
    return value


def test_a_card_in_anothers_hand_goes_out_under_no_name(broadcast: Broadcast) -> None:
    played, rng, hidden = begun("notre-dame"), random.Random(1), 0
    known: defaultdict[Viewpoint, set[str]] = defaultdict(set)  # what somebody had before passing it on, he has seen
    # Until the first card is played: later its name may stand in the history.
    while "play_card" not in str(game_of(played.table).decision):
        for seen in viewers(played.table):
            known[seen] |= held(pictured(played.table, seen))
            secret = held(pictured(played.table, ALL)) - known[seen]
            hidden += len(secret)
            for message in all_that_goes_out(broadcast, played.table, seen):
                text = json.dumps(without_lists_of_what_may_be_anywhere(json.loads(message)))
                assert not [card for card in secret if card in text]
        k = rng.choice(played.table.asked)
        played.answer(k, rng.choice(played.options(k)))
    assert hidden > 0


def test_who_a_person_is_goes_out_to_nobody(broadcast: Broadcast) -> None:
    played = Played().seat("id-of-anna", "id-of-bert", "id-of-cleo")
    played.do(devices.link(played.table, 1.0, 1, "id-of-phone"))
    played.do(chat.say(played.table, 1.0, "id-of-bert", "Bert", "hello"))
    played.do(chat.mute(played.table, 1.0, "p0", "id-of-bert", "Bert", True))
    for seen in viewers(played.table):
        assert b"id-of" not in b"".join(all_that_goes_out(broadcast, played.table, seen))


def test_the_moments_say_whether_somebody_was_muted_or_may_speak_again() -> None:
    played = begun()
    for muted in (True, False):
        played.do(chat.mute(played.table, 1.0, "p0", "p1", "Bea", muted))
    told = viewpoint.moments(played.table.happenings, SPECTATOR)
    assert [(moment.name, moment.yes) for moment in told if moment.kind == "muted"] == [("Bea", True), ("Bea", False)]


def test_everybody_is_told_who_opened_a_seat_by_its_link() -> None:
    played = begun()
    played.do(devices.link(played.table, 1.0, 1, "phone", "Phone"))
    told = viewpoint.moments(played.table.happenings, SPECTATOR)[-1]
    assert (told.kind, told.seat, told.name) == ("keyed", 1, "Phone")


# ---------------------------------------------------------------- the same at all times


@pytest.mark.parametrize("title", TITLES)
def test_the_moments_tell_each_seat_its_history_and_no_more(title: str) -> None:
    for played in at_random(title, 3, 5, every=40):
        for seen in viewers(played.table):
            told = [
                (event.at, event.key, event.args)
                for moment in viewpoint.moments(played.table.happenings, seen)
                for event in moment.events
            ]
            history = game_of(played.table).history(seen.seat)
            assert told == [(at, event.key, dict(event.args)) for at, event in history]


@pytest.mark.parametrize("title", TITLES)
def test_who_looks_back_sees_what_he_saw_then(title: str) -> None:
    then: dict[Viewpoint, dict[int, Any]] = {}
    for played in at_random(title, 3, 6, every=15):
        for seen in viewers(played.table):
            shown = viewpoint.view_info(played.table, seen)
            assert shown is not None
            then.setdefault(seen, {})[shown.answered] = msgspec.to_builtins(shown)
    game = game_of(played.table)
    for seen, views in then.items():
        for answered, view in views.items():
            (frame,) = looked_back(game, seen, answered, 1).frames
            assert msgspec.to_builtins(frame.view) == view, f"{seen} after {answered} answers"


def test_whoever_else_wants_something_is_answered_while_somebody_looks_back(run: Run) -> None:
    played = begun("notre-dame", 3)
    played.play(random.Random(1), lambda table: table.answered > 120)
    answered = 0

    async def others() -> None:
        nonlocal answered
        while True:
            answered += 1
            await asyncio.sleep(0)

    async def story() -> None:
        asking = asyncio.create_task(others())
        await replay(Past.of(game_of(played.table)), SPECTATOR, 60, 50)
        asking.cancel()

    run(story())
    assert answered >= 50


@pytest.mark.parametrize(("passed", "shown"), [(0, 0), (49, 0), (50, 1), (500, 10)])
def test_looking_far_into_a_game_costs_more(passed: int, shown: int) -> None:
    assert cost_of_passing(passed) == shown


def laid_over(info: TableInfo, scene: Scene, own: list[Change]) -> Any:
    """What everybody may know of a table and of a position there, with what somebody knows beyond it."""
    return patched(msgspec.to_builtins({"table": info, "view": scene.view}), msgspec.to_builtins(own))


@pytest.mark.parametrize("title", TITLES)
def test_what_everybody_knows_and_what_is_ones_own_make_what_there_is_to_see(broadcast: Broadcast, title: str) -> None:
    for played in at_random(title, 3, 7, every=12):
        table = played.table
        (*_, scene) = shared_view.scenes(table)
        for seen in viewers(table):
            person = person_of(table, seen)
            key = broadcast.invitations.key(table.id)
            together = laid_over(broadcast.info(table, ""), scene, own(table, scene, person, key, seen))
            assert together["view"] == msgspec.to_builtins(viewpoint.view_info(table, seen))
            assert together["table"] == msgspec.to_builtins(broadcast.info(table, person))


@pytest.mark.parametrize("title", TITLES)
def test_a_position_on_the_way_is_what_looking_back_shows(broadcast: Broadcast, title: str) -> None:
    shown = 0
    for played in at_random(title, 3, 7, every=12):
        table = played.table
        (*passed, _) = shared_view.scenes(table)
        for seen in viewers(table):
            for scene in passed:
                own = shared_view.own_view(table, scene, seen)
                view = laid_over(broadcast.info(table, ""), scene, own)["view"]
                (again,) = looked_back(game_of(table), seen, view["answered"], 1).frames
                assert view["position"] == msgspec.to_builtins(again.view.position)
                shown += 1
    assert shown > 0


# ---------------------------------------------------------------- whose eyes


def ended(played: Played) -> Table:
    while played.table.state != "over":
        k = next(k for k, seat in enumerate(played.table.seats) if not seat.resigned)
        played.do(play.resign(played.table, 1.0, k))
    return played.table


def test_a_player_sees_through_his_own_eyes_unless_he_says_otherwise() -> None:
    assert viewpoint_of(begun().table, "p1", "") == Viewpoint(1)
    assert viewpoint_of(begun().table, "p1", "1") == Viewpoint(1)
    assert viewpoint_of(begun().table, "p1", "spectator") == SPECTATOR


def test_who_has_several_seats_sees_through_the_one_that_is_asked() -> None:
    played = Played("rattus", 3).seat("p0", "p0", "p0")
    assert viewpoint_of(played.table, "p0", None) == Viewpoint(played.table.asked[0])


def test_somebody_else_is_a_spectator() -> None:
    assert viewpoint_of(begun().table, "somebody", "") == SPECTATOR
    assert viewpoint_of(begun().table, "", "") == SPECTATOR


@pytest.mark.parametrize("person", ["p0", "somebody", ""])
def test_nobody_sees_through_the_eyes_of_another_seat_while_the_game_runs(person: str) -> None:
    with pytest.raises(NotYours, match="seat 1 is not yours"):
        viewpoint_of(begun().table, person, "1")


@pytest.mark.parametrize("person", ["p0", "somebody", ""])
def test_nobody_sees_everything_while_the_game_runs(person: str) -> None:
    with pytest.raises(NotYours, match="everything is shown once the game is over"):
        viewpoint_of(begun().table, person, "all")


def test_nobody_sees_everything_before_the_game() -> None:
    with pytest.raises(NotYours):
        viewpoint_of(Played().table, "p0", "all")


def test_once_a_public_game_is_over_everybody_sees_through_all_eyes() -> None:
    table = ended(Played(public=True).seat("p0", "p1", "p2"))
    assert viewpoint_of(table, "somebody", "1") == Viewpoint(1)
    assert viewpoint_of(table, "somebody", "all") == ALL


@pytest.mark.parametrize("wanted", ["3", "-1", "ALL", "0x1", "١", "1 ", "everybody"])
def test_eyes_that_do_not_exist_are_refused_by_name(wanted: str) -> None:
    with pytest.raises(Invalid, match="expected a seat, spectator or all") as refused:
        viewpoint_of(begun().table, "p0", wanted)
    assert refused.value.field == "eyes"


@pytest.mark.parametrize("wanted", ["", "spectator"])
def test_a_table_without_spectators_shows_its_game_to_players_only(wanted: str) -> None:
    played = Played(spectators=False).seat("p0", "p1", "p2")
    with pytest.raises(NotYours, match="this table has no spectators"):
        viewpoint_of(played.table, "somebody", wanted)
    assert viewpoint_of(played.table, "p1", "") == Viewpoint(1)


def test_all_eyes_see_the_cards_that_each_seat_sees() -> None:
    table = begun("notre-dame").play(random.Random(1), lambda table: table.n > 40).table
    seen_by_each = [held(pictured(table, Viewpoint(k))) for k in range(3)]
    assert held(pictured(table, ALL)) == set().union(*seen_by_each)


def test_the_clock_of_a_seat_is_told_as_of_now(broadcast: Broadcast) -> None:
    played = begun(clock=log.Live(6000, 5))
    k = played.table.asked[0]
    info = broadcast.info(played.table, "p0")
    assert info.seats[k].left == 6000 - (5000 - played.now)
    assert [seat.left for j, seat in enumerate(info.seats) if j != k] == [6000, 6000]


@pytest.mark.parametrize("title", TITLES)
def test_after_answers_a_table_is_told_of_as_it_is(broadcast: Broadcast, title: str) -> None:
    played = begun(title, clock=log.Live(60_000, 5))
    table, rng = played.table, random.Random(title)
    played.do(votes.propose(table, played.now, table.asked[0], "end"))
    info = broadcast.info(table, "")
    while table.state == "running":
        played.now += 1
        played.play(rng, lambda table, n=table.n + 1: table.n >= n)  # type: ignore[misc]
        if table.state == "running":
            before = msgspec.to_builtins({"table": info})
            found = viewpoint.note_answers(info, table, broadcast.people.account, 5000.0)
            assert info == broadcast.info(table, "")
            assert patched(before, msgspec.to_builtins(found)) == msgspec.to_builtins({"table": info})
