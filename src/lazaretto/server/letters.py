"""Letters about accounts: a link that signs in, a link that proves an address.

They are written beside the requests that ask for them, so that neither an answer nor its time tells whether there is
an account, and a mail server that is away spoils nothing.
"""

from __future__ import annotations

import structlog

from lazaretto.lang.words import Words
from lazaretto.server.notices.channels import Mail
from lazaretto.server.people import People, Person
from lazaretto.server.refusals import NotFound

logger = structlog.get_logger(__name__)


class Letters:
    """Writes them, where the site has a mail server; where it has none, sign-in links go to the log."""

    def __init__(self, people: People, mail: Mail | None, url: str) -> None:
        self.people = people
        self.mail = mail
        self.url = url

    async def send_sign_in(self, account: str) -> None:
        """A link for an account, if there is one, to an address that is proven."""
        try:
            person, token = await self.people.link(account)
        except NotFound:
            return
        url = f"{self.url}/sign-in#{token}"
        if self.mail is None:
            logger.info("sign-in link", account=person.account, url=url)
        elif person.mail is not None and person.is_confirmed:
            await self._write(self.mail, person, person.mail, "sign-in", url)
        else:
            logger.info("no sign-in link sent: no confirmed address", account=person.account)

    async def send_confirmation(self, person: Person) -> None:
        """A link to the address of a person, which proves that it is his."""
        if self.mail is not None and person.mail is not None and not person.is_confirmed:
            token = await self.people.confirmation(person, person.mail)
            await self._write(self.mail, person, person.mail, "confirm", f"{self.url}/settings#confirm={token}")

    async def _write(self, mail: Mail, person: Person, address: str, kind: str, url: str) -> None:
        words = Words(person.wishes.language)
        text = words.say(f"{kind}-mail", person=person.name, url=url)
        try:
            await mail.write(person.name, address, words.say(f"{kind}-subject"), text)
        except Exception as failure:  # whatever a mail server does
            logger.warning("letter not sent", kind=kind, person=person.id, failure=repr(failure))
