"""Who somebody is: guests, accounts, signing in and out, wishes."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.response import Stream
from msgspec import UNSET

from lazaretto.server import exports, request_checks, sessions
from lazaretto.server.notices import devices
from lazaretto.server.notices.devices import Device
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotFound, NotNow
from lazaretto.server.schema.people import (
    AskLink,
    ChangeMe,
    ChangePassword,
    Claim,
    DeleteMe,
    Me,
    NewGuest,
    SessionInfo,
    SignIn,
    Token,
    UseLink,
)
from lazaretto.server.site import Site

JSON_LINES = "application/jsonl"


class PeopleController(Controller):
    """Guests and accounts."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def become_guest(self, request: Request[Any, Any, Any], data: NewGuest, site: Site) -> Response[Me]:
        """Give a name and be somebody: a cookie remembers it."""
        site.sign_in_rate.take(request_checks.address(request))
        person = await site.people.guest(data.name)
        return await _signed(request, site, person)

    @get("/me")
    async def show_me(self, request: Request[Any, Any, Any], site: Site, viewer: str) -> Me | None:
        """Whoever asks; null for somebody without a name."""
        session = sessions.session_of(request, site)
        return await _me(site, await site.people.find(viewer), session) if viewer else None

    @patch("/me")
    async def change_me(self, request: Request[Any, Any, Any], data: ChangeMe, site: Site, person: Person) -> Me:
        """Another name, other wishes, another mail address, to which a link is sent that proves it.

        By that address one can set another password: an account that has one asks for it.
        """
        session = sessions.session_of(request, site)
        wishes = person.wishes if data.wishes is UNSET else data.wishes
        await wishes.check(site.guard)
        mail = person.mail if data.mail is UNSET else data.mail
        if mail != person.mail and await site.people.asks_password(person, session):
            _attempt(request, site, f"person {person.id}")
            await site.people.check_password(person, data.password, session)
        _count_letter(request, site, person, mail)
        changed = await site.people.change(
            person,
            person.name if data.name is UNSET else data.name,
            wishes,
            mail,
        )
        if changed.mail != person.mail:
            site.tasks.spawn(site.letters.send_confirmation(changed))
        return await _me(site, changed, session)

    @post("/me/account", status_code=200)
    async def claim(self, request: Request[Any, Any, Any], data: Claim, site: Site, person: Person) -> Me:
        """Become an account, and keep all games."""
        site.sign_in_rate.take(request_checks.address(request))
        if site.settings.is_operator(data.account):  # whoever is first to claim it would be an operator
            raise NotNow(f"the account {data.account} is taken", field="account")
        _count_letter(request, site, person, data.mail)
        claimed = await site.people.claim(person, data.account, data.password, data.mail)
        if claimed.mail != person.mail:
            site.tasks.spawn(site.letters.send_confirmation(claimed))
        return await _me(site, claimed, sessions.session_of(request, site))

    @post("/me/password", status_code=204)
    async def change_password(
        self, request: Request[Any, Any, Any], data: ChangePassword, site: Site, person: Person
    ) -> None:
        """Another password; every other session ends, and so do the links of this person's seats.

        Who has signed in by a link within half an hour need not know the old one.
        """
        _attempt(request, site, f"person {person.id}")
        await site.people.change_password(person, data.old, data.new, sessions.session_of(request, site))
        await site.sign_out.elsewhere(person)

    @post("/me/mail/confirmations", status_code=202)
    async def ask_confirmation(self, request: Request[Any, Any, Any], site: Site, person: Person) -> None:
        """Have another link sent that proves the mail address."""
        _count_letter(request, site, person, person.mail, again=True)
        site.tasks.spawn(site.letters.send_confirmation(person))

    @post("/mail/confirmations/use", status_code=204)
    async def confirm_mail(self, request: Request[Any, Any, Any], data: UseLink, site: Site) -> None:
        """Prove a mail address by such a link, which is then spent."""
        site.sign_in_rate.take(request_checks.address(request))
        await site.people.confirm(data.token)

    @get("/me/sessions")
    async def list_sessions(self, request: Request[Any, Any, Any], site: Site, person: Person) -> list[SessionInfo]:
        """Where this person is signed in, the last used first."""
        current = sessions.session_of(request, site)
        return [
            SessionInfo(id=id, device=device, created=created, seen=seen, current=id == current)
            for id, device, created, seen, _ in await site.people.sessions(person)
        ]

    @delete("/me/sessions/{id:str}")
    async def end_session(self, id: str, site: Site, person: Person) -> None:
        """Sign one browser or program out."""
        await site.sign_out.here(person, id)

    @post("/me/deletion", status_code=204)
    async def delete_me(
        self, request: Request[Any, Any, Any], data: DeleteMe, site: Site, person: Person
    ) -> Response[None]:
        """Be nobody any more: games stay, the name in them becomes `deleted`, and everything else is forgotten."""
        _attempt(request, site, f"person {person.id}")
        await site.people.check_password(person, data.password, sessions.session_of(request, site))
        await site.deletion.delete(person)
        return Response(None, status_code=204, cookies=[sessions.cookie(site, "")])

    @post("/me/tokens")
    async def new_token(self, request: Request[Any, Any, Any], site: Site, person: Person) -> Token:
        """A token for a program that plays under this name."""
        return Token(token=await site.people.token(person, f"token, {request.headers.get('user-agent', '')}"))

    @get(
        "/me/games",
        media_type=JSON_LINES,
        responses={200: ResponseSpec(str, description="A game in each line.", media_type=JSON_LINES)},
    )
    async def export_games(self, site: Site, person: Person) -> Stream:
        """One's own games that are over, all of them, as JSON lines: when, which seats, who came where, the record."""
        site.export_rate.take(person.id)
        return Stream(
            exports.own_games(site.tables, person.id),
            media_type=JSON_LINES,
            headers={"content-disposition": 'attachment; filename="lazaretto-games.jsonl"'},
        )

    @post("/me/devices", status_code=204)
    async def subscribe(self, data: Device, site: Site, person: Person) -> None:
        """Have push messages sent to this browser."""
        if site.push is None:
            raise NotFound("this site sends no push messages")
        await data.check(site.guard)
        await devices.keep(site.devices, data, person.id)

    @delete("/me/devices")
    async def unsubscribe(self, endpoint: str, site: Site, person: Person) -> None:
        """No more push messages to this browser."""
        await site.devices.drop(endpoint, person.id)

    @post("/sign-in", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], data: SignIn, site: Site) -> Response[Me]:
        """By name and password."""
        _attempt(request, site, f"account {data.account.lower()}")
        person = await site.people.sign_in(data.account, data.password)
        return await _signed(request, site, person)

    @post("/sign-in/links", status_code=202)
    async def ask_link(self, request: Request[Any, Any, Any], data: AskLink, site: Site) -> None:
        """Have a link sent that signs in once. Whether there is such an account is not told."""
        site.sign_in_rate.take(request_checks.address(request))
        site.address_letter_rate.take(request_checks.address(request))
        site.letter_rate.take(f"account {data.account.lower()}")
        site.tasks.spawn(site.letters.send_sign_in(data.account))

    @post("/sign-in/links/use", status_code=200)
    async def use_link(self, request: Request[Any, Any, Any], data: UseLink, site: Site) -> Response[Me]:
        """Sign in by such a link, which is then spent."""
        site.sign_in_rate.take(request_checks.address(request))
        person = await site.people.use_link(data.token)
        return await _signed(request, site, person, by_link=True)

    @post("/sign-out", status_code=204)
    async def sign_out(
        self, request: Request[Any, Any, Any], site: Site, viewer: str, everywhere: bool = False
    ) -> Response[None]:
        """End the session of this browser or program; `everywhere`: all of them."""
        if viewer:
            person = await site.people.find(viewer)
            if everywhere:
                await site.sign_out.everywhere(person)
            else:
                await site.sign_out.here(person, sessions.session_of(request, site))
        return Response(None, status_code=204, cookies=[sessions.cookie(site, "")])


def _attempt(request: Request[Any, Any, Any], site: Site, whose: str) -> None:
    """Not too many passwords from one address, nor of one account.

    Those of who is signed in are counted for themselves: strangers who try his must not keep him from changing it.
    """
    site.sign_in_rate.take(request_checks.address(request))
    site.attempt_rate.take(whose)


def _count_letter(
    request: Request[Any, Any, Any], site: Site, person: Person, mail: str | None, again: bool = False
) -> None:
    """Not too many letters to one address that is not proven, because of one person, or from one place.

    Guests are as many as somebody cares to make, and each could have the site write to strangers.
    """
    if site.mail is not None and mail is not None and mail != person.confirmed and (again or mail != person.mail):
        site.address_letter_rate.take(request_checks.address(request))
        site.letter_rate.take(f"person {person.id}")
        site.letter_rate.take(f"address {mail.lower()}")


async def _signed(request: Request[Any, Any, Any], site: Site, person: Person, by_link: bool = False) -> Response[Me]:
    """Who somebody is from now on, in this browser."""
    session, cookies = await sessions.signed(request, site, person, by_link)
    return Response(await _me(site, person, session), cookies=cookies)


async def _me(site: Site, person: Person, session: str) -> Me:
    return Me(
        name=person.name,
        account=person.account,
        wishes=person.wishes,
        mail=person.mail,
        tables=await site.table_store.asking(person.id),
        confirmed=person.is_confirmed,
        has_password=person.has_password,
        asks_password=await site.people.asks_password(person, session),
        operator=site.settings.is_operator(person.account),
    )
