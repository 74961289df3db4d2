"""Entries as databases have them: what was stored once is read for ever, whatever its class is called now."""

from __future__ import annotations

import pytest

from lazaretto.server import entries as log

SETTINGS = (
    '{"title":"rattus","players":2,"options":{},"clock":{"type":"live","seconds":60.0,"increment":5.0},'
    '"public":false,"rated":false,"spectators":true,"stand_in":"greedy"}'
)
STORED = {
    log.Created: f'{{"kind":"created","at":1.0,"host":"p0","settings":{SETTINGS},"seed":"s","again":"t0"}}',
    log.Imported: f'{{"kind":"brought","at":1.0,"host":"p0","settings":{SETTINGS},"record":"{{}}"}}',
    log.Sat: '{"kind":"sat","at":1.0,"seat":0,"person":"p0","name":"Anna"}',
    log.BotSeated: '{"kind":"filled","at":1.0,"seat":1,"bot":"greedy"}',
    log.Left: '{"kind":"left","at":1.0,"seat":1}',
    log.DeviceLinked: '{"kind":"keyed","at":1.0,"seat":0,"person":"phone"}',
    log.DevicesUnlinked: '{"kind":"unkeyed","at":1.0,"seat":0}',
    log.EntropyAdded: '{"kind":"entropy-added","at":1.0,"seat":0,"entropy":"00ff"}',
    log.Began: '{"kind":"began","at":1.0}',
    log.Answered: '{"kind":"answered","at":1.0,"seat":0,"choice":"place_in:gallia","digest":"0123456789abcdef"}',
    log.TakenBack: '{"kind":"taken-back","at":1.0,"seat":0}',
    log.Proposed: '{"kind":"proposed","at":1.0,"seat":0,"what":"rewind","to":3}',
    log.Voted: '{"kind":"voted","at":1.0,"seat":1,"yes":true}',
    log.Rewound: '{"kind":"rewound","at":1.0,"answered":3}',
    log.Abandoned: '{"kind":"abandoned","at":1.0}',
    log.StoodIn: '{"kind":"stood-in","at":1.0,"seat":0,"bot":"greedy","why":"clock"}',
    log.Returned: '{"kind":"returned","at":1.0,"seat":0}',
    log.Resigned: '{"kind":"resigned","at":1.0,"seat":0,"bot":"greedy"}',
    log.Said: '{"kind":"said","at":1.0,"person":"p0","name":"Anna","text":"hello","seat":0}',
    log.Muted: '{"kind":"muted","at":1.0,"person":"p1","name":"Bert","muted":false}',
    log.Closed: '{"kind":"closed","at":1.0}',
    log.Unsealed: '{"kind":"unsealed","at":1.0}',
    log.Rematch: '{"kind":"rematch","at":1.0,"table":"t1"}',
}


@pytest.mark.parametrize("kind", STORED, ids=lambda kind: kind.__name__)
def test_an_entry_is_read_under_the_tag_it_was_stored_with(kind: type[log.Entry]) -> None:
    assert type(log.read(STORED[kind])) is kind


@pytest.mark.parametrize("kind", STORED, ids=lambda kind: kind.__name__)
def test_an_entry_is_stored_as_it_always_was(kind: type[log.Entry]) -> None:
    assert log.write(log.read(STORED[kind])) == STORED[kind]


def test_every_entry_has_been_stored_once() -> None:
    assert set(STORED) == set(log.Entry.__subclasses__())
