"""A review as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lazaretto.arena.report import document
from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words
from lazaretto.review.review import Review
from lazaretto.review.sentences import Sentences

WIDTH, HEIGHT, EDGE = 720, 300, 40
COLOURS = ("#b3261e", "#2f6b34", "#1f5fa8", "#8a6d00", "#6a3d9a")
DASHES = ("", "9 5", "3 4", "12 4 3 4", "1 5")  # lines differ without their colours, too

STYLE = (
    "svg { width: 100%; height: auto } svg text { fill: var(--ink); font-size: 13px } "
    "th:first-child, td:first-child { overflow-wrap: normal }"  # names stay whole: the table scrolls
)


def page(game: Game, review: Review, words: Words) -> str:
    """The page."""
    say = Sentences(game, review, words)
    seats = "".join(
        _list(f"{words.names[seat]}: {say.moments_title(seat)}", [say.moment(moment) for moment in own.moments])
        for seat, own in enumerate(review.seats)
    )
    notes = "".join(f'<p class="note">{escape(note)}</p>\n' for note in say.notes())
    chances = f"<h2>{escape(words.say('review-chance'))}</h2>\n{_curves(review, words)}"
    body = f"{chances}{_table(say.columns(), say.rows())}{notes}{seats}"
    if review.draws:
        body += _list(words.say("review-draws"), say.draws())
    if review.open_curve:
        body += _list(words.say("review-open"), say.opened())
    return document(say.headline(), body, words.language, STYLE)


def _list(title: str, lines: Sequence[str]) -> str:
    return f"<h2>{escape(title)}</h2>\n<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>\n"


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}</table></div>\n'


def _curves(review: Review, words: Words) -> str:
    """Every seat's chance to win, as far as positions tell."""

    def at(n: int, chance: float) -> str:
        x = EDGE + (WIDTH - 3 * EDGE) * n / max(1, review.answers)
        return f"{x:.1f},{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * chance:.1f}"

    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        left, right = at(0, share), at(review.answers, share)
        lines.append(f'<path d="M{left} L{right}" stroke="var(--line)"/><text x="0" y="{left.split(",")[1]}">')
        lines.append(f"{share:.0%}</text>")
    for seat, own in enumerate(review.seats):
        told = [at(n, chance) for n, chance in own.curve if chance is not None]
        x, y = told[-1].split(",")
        stroke = f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"'
        lines.append(f'<path d="M{" L".join(told)}" fill="none" {stroke}/>')
        name = escape(str(words.names[seat]))
        lines.append(f'<text x="{float(x) + 6:.1f}" y="{float(y) + 14 * seat - 7:.1f}">{name}</text>')
    label = escape(words.say("review-chance"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>\n'
