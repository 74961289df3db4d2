"""Results kept in a file, a line of JSON for each, as they come: a match that was interrupted goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from lazaretto.arena.contest import Contest, Result, play
from lazaretto.arena.runners import Runner
from lazaretto.kernel.errors import LazarettoError

# What a line says of the game, and of how it ended.
GAME = ("title", "setup", "bots", "seed", "deal", "rotation", "seconds")
END = ("ranks", "points", "start", "answers", "cut_off", "thought")


def played(contests: Sequence[Contest], by: Runner, file: Path | None = None) -> Iterator[Result]:
    """Every game's result, in order. Those that a file has are taken from there, and the others go there too.

    A file may hold the games of many matches. Of which version the bots were it does not say.
    """
    if file is None:
        yield from by.map(play, contests)
        return
    had = _read(file)
    fresh = _kept(by.map(play, [contest for contest in contests if _game(contest) not in had]), file)
    for contest in contests:
        end = had.get(_game(contest))
        yield next(fresh) if end is None else _result(contest, end)


def _kept(results: Iterable[Result], file: Path) -> Iterator[Result]:
    """The same results, each in the file before anybody sees it."""
    with file.open("a", encoding="utf-8") as lines:
        for result in results:
            lines.write(json.dumps(_described(result.contest) | {key: getattr(result, key) for key in END}) + "\n")
            lines.flush()
            yield result


def _read(file: Path) -> dict[str, Mapping[str, Any]]:
    """How games ended, by what they were. The last line is cut off where whoever wrote it was ended."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    found: dict[str, Mapping[str, Any]] = {}
    for n, line in enumerate(whole.splitlines(), start=1):
        try:
            said = json.loads(line)
            found[_text({key: said[key] for key in GAME})] = {key: said[key] for key in END}
        except (ValueError, TypeError, KeyError) as error:
            raise LazarettoError(f"{file}, line {n}: expected how a game ended; {error!r}") from None
    return found


def _result(contest: Contest, end: Mapping[str, Any]) -> Result:
    thought = tuple((decisions, seconds) for decisions, seconds in end["thought"])
    ranks, points = tuple(end["ranks"]), tuple(end["points"])
    return Result(contest, ranks, points, end["start"], end["answers"], end["cut_off"], thought)


def _described(contest: Contest) -> dict[str, Any]:
    return {key: getattr(contest, key) for key in GAME} | {"setup": contest.setup.to_json()}


def _game(contest: Contest) -> str:
    return _text(_described(contest))


def _text(described: Mapping[str, Any]) -> str:
    return json.dumps(described, sort_keys=True)
