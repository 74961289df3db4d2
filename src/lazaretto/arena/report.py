"""A ladder as one page of HTML that needs nothing else: tables, pictures, and what the figures mean."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from lazaretto.arena.ratings import ORDERS, SAMPLES
from lazaretto.lang.words import Words

STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ee; --ink: #2b261e; --faint: #6b6558; --line: #d8d0bf }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a16; --ink: #ece5d6; --faint: #a9a18c; --line: #443d32 } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
p.note { color: var(--faint) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere }
img { display: block; max-width: 100%; height: auto; margin-top: 1rem; border-radius: .4rem }
"""


def report(ladder: Mapping[str, Any], pictures: Mapping[str, bytes]) -> str:
    """The page."""
    words = Words()
    title = f"Ladder of {words.say('title-' + ladder['title'].replace('+', '-'))}, {ladder['players']} players"
    sections = (
        _section("Ratings", _ratings(ladder), _picture("ratings", "Ratings with their intervals", pictures), RATINGS),
        _section("Who beats whom", _pairs(ladder), _picture("pairs", "A grid of all pairs", pictures), PAIRS),
        _section("Seats and turn order", _seats(ladder), _picture("turns", "Wins by turn order", pictures), SEATS),
        _section("Points", _points(ladder, words), _picture("points", "Points by source", pictures), POINTS),
    )
    return document(title, f"<p>{escape(_played(ladder))}</p>\n{''.join(sections)}")


def document(title: str, body: str, language: str = "en", style: str = "") -> str:
    """A page of HTML that needs nothing else."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}</body>\n</html>\n"
    )


RATINGS = (
    f"OpenSkill (Plackett–Luce), where everybody begins at 25. A rating is the mean over {ORDERS} shuffled orders of "
    f"the games, forwards and backwards; its interval holds 95 % of the ratings that come of {SAMPLES} draws of the "
    "deals with replacement. The win rate is of all games the bot sat in, victories that are shared counting in part; "
    "its interval is Wilson's, with the deals as what is independent."
)
PAIRS = (
    "How often the first bot comes before the second where both sit at a table; a shared place is half. The test "
    "counts in how many deals either did better and asks how likely so uneven a split is by chance alone; it is "
    "corrected for the number of pairs (Holm). Below 5 % the difference is called significant."
)
SEATS = (
    "Every bot has every seat in every deal, so what one seat wins more than another is not the merit of who sits "
    "there. The start player is the same in all rotations of a deal."
)
POINTS = "The mean of a seat at the end of the game; of a game that was cut off, when it was."


def _played(ladder: Mapping[str, Any]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in ladder["options"].items())
    text = (
        f"{ladder['games']} games in {ladder['deals']} deals, which are the same at every table and are played with "
        f"everybody in every seat; seed {ladder['seed']}; options: {options}."
    )
    if ladder["cut_off"]:
        text += f" {ladder['cut_off']} of the games did not end, were cut off and count as shared by all."
    return text


def _ratings(ladder: Mapping[str, Any]) -> str:
    rows = (
        (
            bot["name"],
            f"{bot['rating']:.2f}",
            "{:.2f} to {:.2f}".format(*bot["rating_interval"]),
            f"{bot['games']}",
            f"{bot['wins']:.1f}",
            f"{bot['win_rate']:.1%}",
            _percent(bot["interval"]),
            f"{bot['fair_share']:.1%}",
        )
        for bot in ladder["bots"]
    )
    return _table(("bot", "rating", "95 %", "games", "wins", "win rate", "95 %", "fair share"), rows)


def _pairs(ladder: Mapping[str, Any]) -> str:
    rows = (
        (
            " – ".join(pair["bots"]),
            f"{pair['ahead']:.1%}",
            _percent(pair["interval"]),
            f"{pair['deals_better']} : {pair['deals_worse']}",
            f"{pair['p_corrected']:.2g}",
            "yes" if pair["significant"] else "no",
        )
        for pair in ladder["pairs"]
    )
    return _table(("pair", "first ahead", "95 %", "deals", "p, corrected", "significant"), rows)


def _seats(ladder: Mapping[str, Any]) -> str:
    seats = [(f"seat {k}", seat) for k, seat in enumerate(ladder["seats"])]
    turns = [(f"player {k + 1}" if k else "start player", turn) for k, turn in enumerate(ladder["turns"])]
    fair = f"{ladder['fair_share']:.1%}"
    rows = ((name, f"{row['win_rate']:.1%}", _percent(row["interval"]), fair) for name, row in turns + seats)
    return _table(("who", "win rate", "95 %", "fair share"), rows)


def _points(ladder: Mapping[str, Any], words: Words) -> str:
    sources = list(ladder["bots"][0]["points"])
    rows = (
        (bot["name"], *(f"{bot['points'][source]:.2f}" for source in sources), f"{bot['mean_score']:.2f}")
        for bot in ladder["bots"]
    )
    return _table(("bot", *(words.say(f"points-{source}") for source in sources), "in all"), rows)


def _percent(interval: Sequence[float]) -> str:
    low, high = interval
    return f"{low:.1%} to {high:.1%}"


def _section(heading: str, *parts: str) -> str:
    *shown, note = parts
    return f'<section>\n<h2>{heading}</h2>\n{"".join(shown)}<p class="note">{escape(note)}</p>\n</section>\n'


def _table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"
    return f'<div class="wide" tabindex="0">{table}</div>\n'


def _picture(name: str, says: str, pictures: Mapping[str, bytes]) -> str:
    return f'<img alt="{escape(says)}" src="data:image/png;base64,{b64encode(pictures[name]).decode()}">\n'
