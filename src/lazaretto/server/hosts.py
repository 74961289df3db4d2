"""By which names a site is served: a page elsewhere whose name is made to point here must not pass for the site."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit


class Hosts:
    """The names of a site: those of its addresses, and this machine's own.

    A site that has no name of its own (in a living room) is reached by whatever number or name its machine has.
    """

    def __init__(self, url: str, others: Iterable[str] = ()) -> None:
        named = [name for each in (url, *others) if (name := _name(urlsplit(each).netloc or each))]
        self.is_named = any(not is_number(name) and name != "localhost" for name in named)
        machine = socket.gethostname().lower()
        self.names = frozenset([*named, "localhost"] + ([] if self.is_named else [machine, f"{machine}.local"]))

    def __contains__(self, host: str) -> bool:
        """Whether a request with this `Host` is for the site. Numbers cannot be made to point elsewhere."""
        name = _name(host)
        if name in self.names:
            return True
        return is_number(name) and (not self.is_named or ip_address(name).is_loopback)


def is_number(name: str) -> bool:
    """Whether this is an IP address and no name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """A host without its port and the brackets of IPv6."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")
