"""How people want to be told, and at which hours not."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from lazaretto.server.notices.outbound import Guard
from lazaretto.server.notices.wishes import Quiet, Wishes
from lazaretto.server.refusals import Invalid

ROME = ZoneInfo("Europe/Rome")
NIGHT = Quiet("22:00", "07:30", "Europe/Rome")


def rome(text: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ROME, fold=fold).timestamp()


def read(text: str) -> Wishes:
    return msgspec.json.decode(text, type=Wishes)


async def one_of_google(host: str, port: int) -> list[str]:
    return ["8.8.8.8"]


def test_who_has_said_nothing_is_told_nothing() -> None:
    assert read("{}") == Wishes(language="en", mail=False, webhook="", push=False, quiet=None)


def test_wishes_come_back_from_their_text() -> None:
    wishes = Wishes("it", True, "https://example.org/hook", True, NIGHT)
    assert read(msgspec.json.encode(wishes).decode()) == wishes


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"language": "fr"}', r"`\$\.language`"),
        ('{"mail": 1}', r"`\$\.mail`"),
        ('{"fax": true}', "`fax`"),
        ('{"quiet": {"start": "24:00", "end": "07:30", "zone": "Europe/Rome"}}', r"`\$\.quiet\.start`"),
        ('{"quiet": {"start": "22:00\\n", "end": "07:30", "zone": "Europe/Rome"}}', r"`\$\.quiet\.start`"),
        ('{"quiet": {"start": "22:00", "end": "7:30", "zone": "Europe/Rome"}}', r"`\$\.quiet\.end`"),
        ('{"quiet": {"start": "22:00", "end": "22:00", "zone": "Europe/Rome"}}', "^end: "),
        ('{"quiet": {"start": "22:00", "end": "07:30", "zone": "Europe/Atlantis"}}', "^zone: "),
        ('{"quiet": {"start": "22:00", "end": "07:30", "zone": "Europe"}}', "^zone: "),
        ('{"quiet": {"start": "22:00", "end": "07:30", "zone": "../../etc/passwd"}}', "^zone: "),
        ('{"quiet": {"start": "22:00", "end": "07:30", "zone": ""}}', "^zone: "),
    ],
)
def test_what_cannot_be_wished_is_refused_by_the_name_of_its_field(text: str, named: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=named):
        read(text)


@pytest.mark.parametrize(
    "webhook",
    [
        "http://example.org/hook",
        "ftp://example.org/hook",
        "//example.org/hook",
        "example.org/hook",
        "https:///hook",
        "https://example.org:8080/hook",
        "https://me:secret@example.org/hook",
        "https://example.org\n.example.com/hook",
        "https://exa mple.org:port/hook",
    ],
)
async def test_a_webhook_is_an_https_address_at_a_usual_port(webhook: str) -> None:
    with pytest.raises(Invalid, match=r"^webhook: ") as refused:
        await Wishes(webhook=webhook).check(Guard(resolve=one_of_google))
    assert refused.value.field == "webhook"


@pytest.mark.parametrize("webhook", ["", "https://example.org/hook", "https://bücher.example:443/hook?token=1"])
async def test_an_address_of_the_internet_is_accepted_as_webhook(webhook: str) -> None:
    await Wishes(webhook=webhook).check(Guard(resolve=one_of_google))


async def test_a_webhook_inside_is_refused_when_it_is_wished() -> None:
    with pytest.raises(Invalid, match="expected a host of the internet"):
        await Wishes(webhook="https://localhost/hook").check(Guard())


async def test_the_operator_may_allow_a_webhook_inside_even_without_tls() -> None:
    await Wishes(webhook="http://localhost:5678/hook").check(Guard(frozenset({"localhost:5678"})))


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-06-10T21:59", "2026-06-10T21:59"),
        ("2026-06-10T22:00", "2026-06-11T07:30"),
        ("2026-06-10T23:59", "2026-06-11T07:30"),
        ("2026-06-11T00:00", "2026-06-11T07:30"),
        ("2026-06-11T07:29", "2026-06-11T07:30"),
        ("2026-06-11T07:30", "2026-06-11T07:30"),
    ],
)
def test_quiet_hours_last_over_midnight(now: str, then: str) -> None:
    assert Wishes(quiet=NIGHT).tell_at(rome(now)) == rome(then)


@pytest.mark.parametrize(
    ("now", "then"),
    [("12:59", "12:59"), ("13:00", "15:00"), ("14:59", "15:00"), ("15:00", "15:00"), ("00:00", "00:00")],
)
def test_quiet_hours_may_lie_within_a_day(now: str, then: str) -> None:
    siesta = Quiet("13:00", "15:00", "Europe/Rome")
    assert Wishes(quiet=siesta).tell_at(rome(f"2026-06-10T{now}")) == rome(f"2026-06-10T{then}")


def test_who_has_no_quiet_hours_is_told_at_once() -> None:
    assert Wishes().tell_at(1.0e9) == 1.0e9


def test_quiet_hours_follow_the_clock_of_their_zone() -> None:
    assert Quiet("22:00", "07:30", "America/New_York").over(rome("2026-06-10T23:00")) == rome("2026-06-10T23:00")


@pytest.mark.parametrize(("evening", "hours"), [("2026-03-28T22:00", 8.5), ("2026-10-24T22:00", 10.5)])
def test_the_night_of_a_change_of_clocks_is_an_hour_shorter_or_longer(evening: str, hours: float) -> None:
    assert NIGHT.over(rome(evening)) == rome(evening) + hours * 3600


def test_quiet_hours_that_end_in_the_hour_that_is_left_out_end_as_if_the_clock_had_gone_on() -> None:
    assert Quiet("22:00", "02:30", "Europe/Rome").over(rome("2026-03-29T01:59")) == rome("2026-03-29T03:30")


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_do_not_begin_again() -> None:
    again = rome("2026-10-25T02:10", fold=1)
    assert Quiet("22:00", "02:30", "Europe/Rome").over(again) == again
