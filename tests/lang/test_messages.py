"""Messages that are parsed one by one say what they say when all are parsed at once."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from lazaretto.lang.messages import Messages
from lazaretto.lang.words import FOLDER, languages

TEXT = """
# A comment that names = signs
-house = House
door = a door
    of wood
at-door = { door } of the { -house }
rooms = { $count ->
    [one] a room
   *[other] { $count } rooms
}
last = end
"""


@pytest.mark.parametrize(
    ("key", "said"),
    [("door", "a door\nof wood"), ("at-door", "a door\nof wood of the House"), ("rooms", "2 rooms"), ("last", "end")],
)
def test_a_message_is_said_with_all_its_lines_and_what_it_refers_to(key: str, said: str) -> None:
    assert Messages("en", [TEXT]).format(key, {"count": 2}) == (said, [])


def test_the_messages_are_there_in_their_order() -> None:
    assert list(Messages("en", [TEXT, "more = more"]).keys) == ["-house", "door", "at-door", "rooms", "last", "more"]


def test_what_is_wrong_with_a_message_is_told() -> None:
    _, errors = Messages("en", ["text = { $missing } { nothing }"]).format("text", {})
    assert [type(error) for error in errors] == [FluentReferenceError, FluentReferenceError]


@pytest.mark.parametrize("language", languages())
def test_every_message_says_what_it_says_where_all_are_parsed_at_once(language: str) -> None:
    files = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    whole = FluentBundle([language], use_isolating=False)
    for file in files:
        whole.add_resource(FluentResource(file))
    one_by_one = Messages(language, files)
    args = dict.fromkeys(re.findall(r"\$([\w-]+)", "".join(files)), 2)
    said = [key for key in one_by_one.keys if not key.startswith("-")]
    assert said
    for key in said:
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert one_by_one.format(key, args) == whole.format_pattern(pattern, args), key
