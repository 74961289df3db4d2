"""Look after a site: reports, mutes, suspensions, tables to close, and what operators did; also while it runs."""

from __future__ import annotations

import argparse
import asyncio
import getpass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lazaretto.cli import sites
from lazaretto.kernel.errors import LazarettoError

if TYPE_CHECKING:
    from lazaretto.server.moderation import Register
    from lazaretto.server.people import People
    from lazaretto.server.store.database import Database

LISTED = 1000
DASH = "last, behind --, if it begins with -"  # ids are drawn from letters among which is -


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    acts = parser.add_subparsers(title="acts", metavar="ACT", dest="act", required=True)
    for name, text in (
        ("reports", "list the reports that nobody has settled"),
        ("log", "list what operators did, the last first"),
    ):
        sites.arguments(acts.add_parser(name, help=text, description=text))
    text = "write the records of the public games that were played to their end"
    act = acts.add_parser("records", help=text, description=text)
    act.add_argument("folder", type=Path, help="where; a file for each, named after its table")
    sites.arguments(act)
    for name, text in (
        ("mute", "let somebody not speak at any table"),
        ("unmute", "let somebody speak again"),
        ("suspend", "let somebody not act at all; whoever plays with him may go on with a bot"),
        ("unsuspend", "let somebody act again"),
    ):
        act = acts.add_parser(name, help=text, description=text)
        act.add_argument("who", help=f"an account, or the id of a guest as reports show it; {DASH}")
        if not name.startswith("un"):
            act.add_argument("--days", type=float, help="for so long; without: until it is lifted")
        _common(act)
    act = acts.add_parser("close", help="end whatever goes on at a table, without a result")
    act.add_argument("table", help=f"its address, or the end of it; {DASH}")
    _common(act)
    act = acts.add_parser("settle", help="put a report aside")
    act.add_argument("report", help=f"as reports shows it; {DASH}")
    _common(act)


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--why", default="", help="for the log")
    sites.arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Look, or act and log it."""
    asyncio.run(_run(args, sites.settings(args).database))
    return 0


async def _run(args: argparse.Namespace, url: str) -> None:
    from lazaretto.server.moderation import Register
    from lazaretto.server.people import People
    from lazaretto.server.store.open import database

    opened = database(url, beside=True)
    await opened.open()
    people = People(opened)
    try:
        if args.act == "records":
            await _write_records(opened, args.folder)
        else:
            await _do(args, Register(opened, people), people)
    finally:
        people.close()
        await opened.close()


async def _do(args: argparse.Namespace, register: Register, people: People) -> None:
    if args.act == "reports":
        for row in await register.store.reports(LISTED):
            about = f"{row['accused_name']} ({row['accused_account'] or row['accused']})" if row["accused"] else "-"
            print(_line(row["id"], row["at"], row["tbl"], row["why"], about, row["said"], row["remark"]))
    elif args.act == "log":
        for row in await register.store.acts(LISTED):
            on = row["person_account"] or row["person"] or row["tbl"] or row["report"]
            until = "" if row["until"] is None else f"until {_moment(row['until'])}"
            print(_line(_moment(row["at"]), row["operator"], row["act"], on, until, row["why"]))
    else:
        await register.act(
            f"command:{getpass.getuser()}",
            args.act,
            person=await _find(people, args.who) if "who" in args else None,
            table=args.table.rpartition("/")[2] if "table" in args else None,
            report=getattr(args, "report", None),
            days=getattr(args, "days", None),
            why=args.why,
        )
        print("done" if args.act != "close" else "done; the site closes it within seconds, or when it runs again")


async def _write_records(opened: Database, folder: Path) -> None:
    from lazaretto.server.refusals import Unplayable
    from lazaretto.server.results import record_of
    from lazaretto.server.store.tables import TableStore
    from lazaretto.server.table_log import resume

    folder.mkdir(parents=True, exist_ok=True)
    store = TableStore(opened)
    for listed in await store.public("over", LISTED):
        try:
            table = resume(listed.id, [each.entry for each in await store.entries(listed.id)])
        except Unplayable as error:
            print(f"{listed.id}: {error}")
            continue
        if table.is_revealed and table.game is not None and table.game.outcome is not None:
            path = folder / f"{table.id}.json"
            path.write_text(record_of(table).to_json(), encoding="utf-8")
            print(path)


async def _find(people: People, who: str) -> str:
    """The id of an account or a guest."""
    row = await people.store.by_account(who) or await people.store.by_id(who)
    if row is None:
        raise LazarettoError(f"expected an account or the id of a guest; got {who}")
    return str(row["id"])


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _line(*parts: Any) -> str:
    """One line, whatever players wrote."""
    texts = [_moment(part) if isinstance(part, float) else str(part) for part in parts]
    return "\t".join(" ".join("".join(c if c.isprintable() else " " for c in text).split()) for text in texts)
