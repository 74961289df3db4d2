"""Requests to addresses that people give, which must not lead to machines that only this server can reach.

The host's name is looked up here, every address it has is judged, and the connection is made to a judged address: a
name that means something else a moment later gains nothing. Redirects are not followed, and proxies not used.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address, ip_network

import httpcore
import httpx

from lazaretto.kernel.errors import LazarettoError

STANDARD = {"http": 80, "https": 443}  # ports
SECONDS = 10.0  # for a whole request, so that nobody can keep it open byte by byte
MOST = 4096  # bytes of an answer that are read

# Whatever is given out to machines of the internet lies here; IPv4 written as IPv6 (mapped, NAT64) does not.
UNICAST = ip_network("2000::/3")
# Addresses that pass for public and lead inside: services of cloud hosts, and tunnels with an IPv4 address in them.
INSIDE = tuple(ip_network(net) for net in ("168.63.129.16/32", "192.0.0.0/24", "192.88.99.0/24", "2002::/16"))

Resolve = Callable[[str, int], Awaitable[list[str]]]


class AddressRefused(LazarettoError):
    """An address is none that this site sends anything to."""


def is_outside(address: str) -> bool:
    """Whether an IP address belongs to the internet, where anybody could reach it."""
    ip = ip_address(address)
    if any(ip in net for net in INSIDE):
        return False
    return ip.is_global and not ip.is_multicast and (ip.version == 4 or ip in UNICAST)


def place(host: str, port: int) -> str:
    """A host and a port as an address has them."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host, by the system's own rules: `2130706433` is one of the ways to write 127.0.0.1."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Guard(httpcore.AsyncNetworkBackend):
    """Connects to hosts all of whose addresses are outside, and to those the operator allows, each as `host:port`."""

    def __init__(
        self,
        allow: frozenset[str] = frozenset(),
        resolve: Resolve = look_up,
        network: httpcore.AsyncNetworkBackend | None = None,
    ) -> None:
        self.allow = allow
        self.resolve = resolve
        self.network = network or httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *others, last = await self.judged(host, port)
        for address in others:
            try:
                return await self.network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self.network.connect_tcp(last, port, timeout, local_address, socket_options)

    async def check(self, url: str) -> None:
        """Refuse what is no https address of the internet; http is for hosts that are allowed."""
        try:
            parts = httpx.URL(url)
        except httpx.InvalidURL:
            raise AddressRefused(f"expected a web address; got {url!r}") from None
        host = parts.raw_host.decode("ascii")
        port = parts.port or STANDARD.get(parts.scheme, 0)
        if not host or not (parts.scheme == "https" or (parts.scheme == "http" and place(host, port) in self.allow)):
            raise AddressRefused(f"expected an address that begins with https://; got {url!r}")
        if parts.userinfo:
            raise AddressRefused("expected an address without user name and password")
        await self.judged(host, port)

    async def judged(self, host: str, port: int) -> list[str]:
        """The addresses of a host, if all of them may be reached."""
        where = place(host, port)
        if where not in self.allow and port not in STANDARD.values():
            raise AddressRefused(f"expected port 80 or 443; got {where}")
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self.resolve(host, port)
        except (OSError, UnicodeError):  # UnicodeError: no name that could be looked up
            addresses = []
        # One message for both cases: whether there is a host of some name inside is nobody's business.
        if not addresses or not (where in self.allow or all(is_outside(address) for address in addresses)):
            raise AddressRefused(f"expected a host of the internet; got {where}")
        return addresses


class GuardedTransport(httpx.AsyncBaseTransport):
    """Carries requests through a guard; of an answer there is the status and the first few kilobytes."""

    def __init__(self, guard: Guard, tls: ssl.SSLContext | None = None) -> None:
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=tls or httpx.create_ssl_context(trust_env=False), network_backend=guard
        )

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url
        async with asyncio.timeout(SECONDS):
            answer = await self.pool.handle_async_request(
                httpcore.Request(
                    method=request.method,
                    url=httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
                    headers=request.headers.raw,
                    content=request.stream,
                    extensions=request.extensions,
                )
            )
            body = b""
            try:
                async for part in answer.aiter_stream():
                    body += part
                    if len(body) >= MOST:
                        break
            finally:
                await answer.aclose()
        return httpx.Response(answer.status, content=body[:MOST])

    async def aclose(self) -> None:
        await self.pool.aclose()


def open_client(guard: Guard, tls: ssl.SSLContext | None = None) -> httpx.AsyncClient:
    """A client for addresses that people give."""
    return httpx.AsyncClient(transport=GuardedTransport(guard, tls), trust_env=False, follow_redirects=False)
