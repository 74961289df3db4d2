"""Reports by players, and what operators do about them."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Controller, Request, get, post

from lazaretto.server import entries as log
from lazaretto.server import request_checks
from lazaretto.server.people import Person, legible
from lazaretto.server.refusals import Invalid, NotYours, TooMany
from lazaretto.server.schema.moderation import ActInfo, NewAct, NewReport, ReportInfo
from lazaretto.server.site import Site
from lazaretto.server.table import Table
from lazaretto.server.viewpoint import viewpoint_of

LISTED = 200

logger = structlog.get_logger(__name__)


class ReportsController(Controller):
    """What players tell operators."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/{id:str}/reports", status_code=204)
    async def report(
        self, request: Request[Any, Any, Any], id: str, data: NewReport, site: Site, person: Person
    ) -> None:
        """Tell the operators of the site about somebody or something at this table."""
        site.chat_rate.take(person.id)
        async with site.tables.held(id) as table:
            viewpoint_of(table, person.id, None)  # whoever may not look has nothing to report
            accused, said = _accused(table, data)
        site.address_report_rate.take(request_checks.address(request))  # who has many names buries no others' reports
        remark, most = legible(data.remark), site.settings.limits.reports
        if not await site.register.store.insert_report(
            site.now(), id, person.id, accused, data.why, said, remark, most
        ):
            raise TooMany(f"expected at most {most} reports that the operators have not looked at", field="reports")


class AdminController(Controller):
    """For the accounts that the configuration names as operators."""

    path = "/api/admin"
    tags = ("admin",)

    @get("/reports")
    async def reports(self, site: Site, person: Person) -> list[ReportInfo]:
        """The reports that nobody has settled, the oldest first."""
        must_operate(site, person)
        return [
            ReportInfo(
                id=row["id"],
                at=row["at"],
                table=row["tbl"],
                reporter=row["reporter_name"],
                person=row["accused"],
                name=row["accused_name"],
                account=row["accused_account"],
                why=row["why"],
                said=row["said"],
                remark=row["remark"],
            )
            for row in await site.register.store.reports(LISTED)
        ]

    @get("/acts")
    async def acts(self, site: Site, person: Person) -> list[ActInfo]:
        """What operators did, the last first."""
        must_operate(site, person)
        return [
            ActInfo(
                at=row["at"],
                operator=row["operator"],
                act=row["act"],
                person=row["person"],
                name=row["person_name"],
                account=row["person_account"],
                table=row["tbl"],
                until=row["until"],
                why=row["why"],
                done=bool(row["done"]),
            )
            for row in await site.register.store.acts(LISTED)
        ]

    @post("/acts", status_code=204)
    async def act(self, data: NewAct, site: Site, person: Person) -> None:
        """Mute or suspend somebody, lift it, close a table, settle a report; it is logged for good."""
        must_operate(site, person)
        await site.register.act(
            person.account or "",
            data.act,
            person=data.person,
            table=data.table,
            report=data.report,
            days=data.days,
            why=legible(data.why),
        )
        logger.info("operator acted", operator=person.account, act=data.act, table=data.table, report=data.report)
        await site.moderation.carry_out()


def must_operate(site: Site, person: Person) -> None:
    """Refuse everybody else."""
    if not site.settings.is_operator(person.account):
        raise NotYours("only operators of this site may do this")


def _accused(table: Table, data: NewReport) -> tuple[str | None, str]:
    """Whom a report is about, and what he said if it is about that."""
    if data.n is not None:
        for happening in table.happenings:
            if happening.n == data.n and isinstance(happening.entry, log.Said):
                return happening.entry.person, happening.entry.text
        raise Invalid(f"expected the number of something said; got {data.n}", field="n")
    if data.seat is None:
        return None, ""
    if data.seat >= len(table.seats) or not table.seats[data.seat].person:
        raise Invalid(f"expected the seat of a person; got {data.seat}", field="seat")
    return table.seats[data.seat].person, ""
