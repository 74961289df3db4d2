"""Who somebody is: guests, accounts, signing in and out, wishes."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Controller, Request, Response, delete, get, patch, post
from msgspec import UNSET

from lazaretto.lang.words import Words
from lazaretto.server import doors, wire
from lazaretto.server.notices import devices
from lazaretto.server.notices.devices import Device
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotFound
from lazaretto.server.site import Site
from lazaretto.server.store.database import Write

logger = structlog.get_logger(__name__)


class PeopleController(Controller):
    """Guests and accounts."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def become_guest(self, request: Request[Any, Any, Any], data: wire.NewGuest, site: Site) -> Response[wire.Me]:
        """Give a name and be somebody: a cookie remembers it."""
        site.doors.take(doors.address(request))
        person = await site.people.guest(data.name)
        return doors.signed(site, await _me(site, person), person)

    @get("/me")
    async def show_me(self, site: Site, viewer: str) -> wire.Me | None:
        """Whoever asks; null for somebody without a name."""
        return await _me(site, await site.people.find(viewer)) if viewer else None

    @patch("/me")
    async def change_me(self, data: wire.ChangeMe, site: Site, person: Person) -> wire.Me:
        """Another name, other wishes, another mail address."""
        wishes = person.wishes if data.wishes is UNSET else data.wishes
        await wishes.check(site.guard)
        changed = await site.people.change(
            person,
            person.name if data.name is UNSET else data.name,
            wishes,
            person.mail if data.mail is UNSET else data.mail,
        )
        return await _me(site, changed)

    @post("/me/account", status_code=200)
    async def claim(self, data: wire.Claim, site: Site, person: Person) -> wire.Me:
        """Become an account, and keep all games."""
        return await _me(site, await site.people.claim(person, data.account, data.password, data.mail))

    @post("/me/tokens")
    async def new_token(self, site: Site, person: Person) -> wire.Token:
        """A token for a program that plays under this name."""
        return wire.Token(token=site.people.token(person))

    @post("/me/devices", status_code=204)
    async def subscribe(self, data: Device, site: Site, person: Person) -> None:
        """Have push messages sent to this browser."""
        if site.push is None:
            raise NotFound("this site sends no push messages")
        await data.check(site.guard)
        await site.database.write(Write((devices.keep(data, person.id),)))

    @delete("/me/devices")
    async def unsubscribe(self, endpoint: str, site: Site, person: Person) -> None:
        """No more push messages to this browser."""
        await site.database.write(Write((devices.drop(endpoint, person.id),)))

    @post("/sign-in", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], data: wire.SignIn, site: Site) -> Response[wire.Me]:
        """By name and password."""
        site.doors.take(doors.address(request))
        person = await site.people.sign_in(data.account, data.password)
        return doors.signed(site, await _me(site, person), person)

    @post("/sign-in/links", status_code=202)
    async def ask_link(self, request: Request[Any, Any, Any], data: wire.AskLink, site: Site) -> None:
        """Have a link sent that signs in once. Whether there is such an account is not told."""
        site.doors.take(doors.address(request))
        try:
            person, token = await site.people.link(data.account)
        except NotFound:
            return
        url = f"{site.settings.url}/sign-in#{token}"
        if site.mail is not None and person.mail:
            words = Words(person.wishes.language)
            await site.mail.write(
                person.name,
                person.mail,
                words.say("sign-in-subject"),
                words.say("sign-in-mail", person=person.name, url=url),
            )
        else:
            logger.info("sign-in link", account=person.account, url=url)

    @post("/sign-in/links/use", status_code=200)
    async def use_link(self, request: Request[Any, Any, Any], data: wire.UseLink, site: Site) -> Response[wire.Me]:
        """Sign in by such a link, which is then spent."""
        site.doors.take(doors.address(request))
        person = await site.people.use_link(data.token)
        return doors.signed(site, await _me(site, person), person)

    @post("/sign-out", status_code=204)
    async def sign_out(self, site: Site, everywhere: bool = False, viewer: str = "") -> Response[None]:
        """Forget who this browser is; `everywhere`: all browsers and programs."""
        if everywhere and viewer:
            await site.people.end_sessions(await site.people.find(viewer))
        return Response(None, status_code=204, cookies=[doors.cookie(site, None)])


async def _me(site: Site, person: Person) -> wire.Me:
    sql = "SELECT count(*) AS many FROM sitters WHERE person = $1 AND asked = 1"
    rows = await site.database.rows(sql, person.id)
    return wire.Me(
        name=person.name,
        account=person.account,
        wishes=person.wishes,
        mail=person.mail,
        tables=int(rows[0]["many"]),
    )
