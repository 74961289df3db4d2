"""Addresses that people give do not lead inside."""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpcore
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from lazaretto.server.notices import outbound
from lazaretto.server.notices.outbound import MOST, AddressRefused, Guard, is_outside, open_client
from tests.server.notices.other_ends import Listener


class Wire(httpcore.AsyncNetworkBackend):
    """A network that can be reached nowhere, and remembers where somebody tried."""

    def __init__(self) -> None:
        self.tried: list[str] = []

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.tried.append(host)
        raise httpcore.ConnectError("unreachable")


class Names:
    """A name server that has each of its answers once, and the last for ever."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    async def __call__(self, host: str, port: int) -> list[str]:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def certificate(host: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server of this name shows, and what a client that trusts it looks at."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "test")])
    now = datetime.now(UTC)
    paper = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
        .public_bytes(Encoding.PEM)
    )
    file = folder / "server.pem"
    file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + paper)
    server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=paper.decode())


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "https://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://017700000001/",
        "http://0.0.0.0/",
        "http://0/",
        "http://localhost/",
        "http://LOCALHOST/",
        "http://10.0.0.1/",
        "http://172.16.0.1/",
        "http://192.168.0.1/",
        "http://100.64.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://100.100.100.200/",
        "http://192.0.0.192/",
        "http://168.63.129.16/",
        "http://224.0.0.1/",
        "http://255.255.255.255/",
        "http://[::]/",
        "http://[::1]/",
        "http://[fe80::1]/",
        "http://[fd00:ec2::254]/",
        "http://[ff02::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:8.8.8.8]/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[2001:0:7f00:1::]/",
        "http://example.org@127.0.0.1/",
        "http://example.org:80@127.0.0.1/",
        "http://127.0.0.1#@example.org/",
        "http://127.0.0.1?@example.org/",
        "http://example.org\\@127.0.0.1/",
        "http://no-such-host.invalid/",
    ],
)
async def test_no_way_of_writing_an_address_leads_inside(url: str) -> None:
    wire = Wire()
    async with open_client(Guard(network=wire)) as client:
        with pytest.raises(AddressRefused, match="expected a host of the internet"):
            await client.post(url)
    assert wire.tried == []


@pytest.mark.parametrize(
    "url", ["https://0177.0.0.1/", "https://127。0。0。1/", "https://１２７.０.０.１/", "https://[::1/"]
)
async def test_what_only_looks_like_an_address_is_refused(url: str) -> None:
    with pytest.raises(AddressRefused):
        await Guard().check(url)


@pytest.mark.parametrize("address", ["8.8.8.8", "168.63.129.17", "2606:4700:4700::1111"])
def test_an_address_of_the_internet_is_outside(address: str) -> None:
    assert is_outside(address)


async def test_a_name_that_leads_inside_is_refused() -> None:
    wire = Wire()
    async with open_client(Guard(resolve=Names(["10.0.0.1"]), network=wire)) as client:
        with pytest.raises(AddressRefused):
            await client.post("https://example.org/")
    assert wire.tried == []


async def test_a_name_with_one_address_outside_and_one_inside_is_refused() -> None:
    wire = Wire()
    async with open_client(Guard(resolve=Names(["8.8.8.8", "127.0.0.1"]), network=wire)) as client:
        with pytest.raises(AddressRefused):
            await client.post("https://example.org/")
    assert wire.tried == []


async def test_the_address_that_was_judged_is_the_one_that_is_called() -> None:
    wire = Wire()
    async with open_client(Guard(resolve=Names(["8.8.8.8"], ["127.0.0.1"]), network=wire)) as client:
        with pytest.raises(httpcore.ConnectError):
            await client.post("https://example.org/")
    assert wire.tried == ["8.8.8.8"]


async def test_a_name_is_judged_anew_for_each_connection() -> None:
    async with open_client(Guard(resolve=Names(["8.8.8.8"], ["127.0.0.1"]), network=Wire())) as client:
        with pytest.raises(httpcore.ConnectError):
            await client.post("https://example.org/")
        with pytest.raises(AddressRefused):
            await client.post("https://example.org/")


async def test_where_one_address_does_not_answer_the_next_is_tried() -> None:
    wire = Wire()
    async with open_client(Guard(resolve=Names(["8.8.8.8", "2606:4700:4700::1111"]), network=wire)) as client:
        with pytest.raises(httpcore.ConnectError):
            await client.post("https://example.org/")
    assert wire.tried == ["8.8.8.8", "2606:4700:4700::1111"]


async def test_an_unusual_port_is_refused() -> None:
    async with open_client(Guard(resolve=Names(["8.8.8.8"]), network=Wire())) as client:
        with pytest.raises(AddressRefused, match=r"expected port 80 or 443; got example\.org:22"):
            await client.post("http://example.org:22/")


async def test_what_the_operator_allows_is_reached_inside_and_at_any_port() -> None:
    async with Listener() as there, open_client(Guard(frozenset({there.place}))) as client:
        await client.post(there.url)
        assert len(there.heard) == 1


async def test_the_same_host_at_another_port_is_not_allowed() -> None:
    async with Listener() as there, Listener() as other, open_client(Guard(frozenset({there.place}))) as client:
        with pytest.raises(AddressRefused):
            await client.post(other.url)
        assert other.heard == []


async def test_a_redirect_is_not_followed() -> None:
    async with Listener() as other, Listener(302, f"Location: {other.url}\r\n") as there:
        async with open_client(Guard(frozenset({there.place, other.place}))) as client:
            assert (await client.post(there.url)).status_code == 302
        assert other.heard == []


async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Listener() as there, Listener() as proxy:
        monkeypatch.setenv("HTTP_PROXY", f"http://{proxy.place}")
        monkeypatch.setenv("ALL_PROXY", f"http://{proxy.place}")
        async with open_client(Guard(frozenset({there.place}))) as client:
            await client.post(there.url)
        assert proxy.heard == []


async def test_of_a_long_answer_only_the_beginning_is_read() -> None:
    async with Listener(body=b"x" * 2 * MOST) as there, open_client(Guard(frozenset({there.place}))) as client:
        # A promise that is not kept: whoever wanted to read the whole would fail.
        there.answer = there.answer.replace(str(2 * MOST).encode(), b"1000000000")
        assert (await client.post(there.url)).content == b"x" * MOST


async def test_who_does_not_answer_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.1)
    async with Listener(status=0) as there, open_client(Guard(frozenset({there.place}))) as client:
        with pytest.raises(TimeoutError):
            await client.post(there.url)


async def test_a_server_must_show_the_certificate_of_the_name_not_of_the_address(tmp_path: Path) -> None:
    server, client_side = certificate("hook.example", tmp_path)
    async with Listener(tls=server) as there:
        guard = Guard(frozenset({f"hook.example:{there.port}"}), resolve=Names(["127.0.0.1"]))
        async with open_client(guard, client_side) as client:
            assert (await client.post(f"https://hook.example:{there.port}/")).status_code == 200


async def test_a_server_that_shows_the_certificate_of_another_name_is_told_nothing(tmp_path: Path) -> None:
    server, client_side = certificate("other.example", tmp_path)
    async with Listener(tls=server) as there:
        guard = Guard(frozenset({f"hook.example:{there.port}"}), resolve=Names(["127.0.0.1"]))
        async with open_client(guard, client_side) as client:
            with pytest.raises(httpcore.ConnectError, match="certificate"):
                await client.post(f"https://hook.example:{there.port}/")
        assert there.heard == []
