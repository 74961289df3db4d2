"""A record as a small page with a slider, which needs nothing from outside."""

from __future__ import annotations

import json
from html import escape

from lazaretto.games.rules import rules_of
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE, Answer, Record
from lazaretto.kernel.replay import replay
from lazaretto.kernel.view import View
from lazaretto.pictures.board import WIDTH, letters, sheet_of, text_of

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
body {{ margin: 0; font: 15px Georgia, serif; color: #1f1207 }} svg {{ max-width: 100%; height: auto; display: block }}
form {{ display: flex; gap: 10px; align-items: center; padding: 6px 4px }} input {{ flex: 1 }}
output {{ min-width: 19em }}
</style>{open}<defs id="defs"></defs><g id="pieces"></g></svg>
<form><button type="button" aria-label="back">&#9664;</button><input type="range" min="0" max="{last}" value="0"
aria-label="answers given"><button type="button" aria-label="forward">&#9654;</button><output></output></form>
<script type="application/json" id="game">{game}</script><script>
const {{ symbols, parts, frames, captions }} = JSON.parse(document.getElementById("game").textContent);
const slider = document.querySelector("input"), [back, forward] = document.querySelectorAll("button");
document.getElementById("defs").innerHTML = symbols;
function show(n) {{
  slider.value = n;
  document.getElementById("pieces").innerHTML = frames[slider.value].map((k) => parts[k]).join("");
  document.querySelector("output").textContent = captions[slider.value];
}}
slider.oninput = () => show(slider.value);
back.onclick = () => show(+slider.value - 1);
forward.onclick = () => show(+slider.value + 1);
show(0);
</script>"""


def html(record: Record) -> str:
    """Every position of a record, one after the other, in a frame of its own: nothing on a page can meet it."""
    whole = replay(rules_of(record.title), record)
    game = whole.beginning()
    sheets = [_drawn(game)]
    captions = ["the beginning"]
    for number, answer in enumerate(record.answers, record.first + 1):
        game.repeat(answer)
        sheets.append(_drawn(game))
        captions.append(_caption(number, answer))
    parts: dict[str, int] = {}  # each drawn once, however often it is seen
    frames = [[parts.setdefault(part, len(parts)) for part in drawn] for _, _, drawn in sheets]
    symbols = {ident: symbol for _, found, _ in sheets for ident, symbol in found.items()}
    data = {"symbols": "".join(symbols.values()), "parts": list(parts), "frames": frames, "captions": captions}
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    page = PAGE.format(open=sheets[0][0], last=len(frames) - 1, game=written)
    style = f"width:100%;max-width:{WIDTH}px;height:{_height(sheets[0][0])}px;border:0"
    return f'<iframe title="{escape(record.title)}" style="{style}" srcdoc="{escape(page)}"></iframe>'


def _drawn(game: Game) -> tuple[str, dict[str, str], list[str]]:
    """How the SVG begins, the symbols it needs, and its parts. A record holds everything, and so shows everything."""
    view = View(game.title, None, game.state, game.decision)
    sheet = sheet_of(view)
    if sheet is None:
        whole = letters(text_of(view))
        begin = whole.index("<rect")
        return whole[:begin], {}, [whole[begin : -len("</svg>")]]
    return sheet.open(WIDTH), sheet.symbols, _whole(sheet.drawn)


def _whole(drawn: list[str]) -> list[str]:
    """The parts, those of a group together: half a group is nothing that can be shown."""
    parts: list[str] = []
    inside = False
    for part in drawn:
        if inside:
            parts[-1] += part
        else:
            parts.append(part)
        inside = part != "</g>" if inside else part.startswith("<g")
    return parts


def _caption(number: int, answer: Answer) -> str:
    who = "chance" if answer.seat == CHANCE else f"seat {answer.seat}"
    return f"{number}. {who}: {answer.choice}"


def _height(begin: str) -> int:
    """How high the frame must be: the picture, and the slider below it."""
    return int(begin.partition('height="')[2].partition('"')[0]) + 60
