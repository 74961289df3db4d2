"""A ladder in pictures: PNG files that are the same, byte for byte, for the same ladder."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from lazaretto.lang.words import Words

PAPER, INK = "#fbf7ee", "#3b352b"
COLOURS = ("#b3541e", "#3d6b8c", "#7a8450", "#8c7aa9", "#a9a18c")
SHORT, TALL = 1.6, 0.45  # inches: around the bars, and for each of them

Data = Mapping[str, Any]


def plots(ladder: Data) -> dict[str, bytes]:
    """Every picture by its name."""
    return {
        "ratings": _ratings(ladder),
        "pairs": _pairs(ladder),
        "turns": _turns(ladder),
        "points": _points(ladder),
    }


def _ratings(ladder: Data) -> bytes:
    bots = ladder["bots"][::-1]
    figure, axes = _canvas("OpenSkill rating and 95 % interval", len(bots))
    for k, bot in enumerate(bots):
        low, high = bot["rating_interval"]
        axes.plot([low, high], [k, k], color=COLOURS[1], linewidth=2, marker="|", markersize=9)
        axes.plot([bot["rating"]], [k], color=COLOURS[0], marker="o")
        _write(axes, bot["rating"], k + 0.16, f"{bot['rating']:.1f}")
    axes.set_yticks(range(len(bots)), [short(bot["name"]) for bot in bots])
    axes.set_ylim(-0.6, len(bots) - 0.2)
    return _png(figure)


def _pairs(ladder: Data) -> bytes:
    names = [bot["name"] for bot in ladder["bots"]]
    grid = [[float("nan")] * len(names) for _ in names]
    for pair in ladder["pairs"]:
        one, other = (names.index(name) for name in pair["bots"])
        grid[one][other], grid[other][one] = pair["ahead"], 1 - pair["ahead"]
    figure, axes = _canvas("How often the bot of a row comes before the bot of a column", len(names))
    axes.imshow(grid, vmin=0, vmax=1, cmap="PuOr_r", aspect="auto")
    for i, row in enumerate(grid):
        for j, ahead in enumerate(row):
            if i != j:
                colour = PAPER if abs(ahead - 0.5) > 0.3 else INK  # legible on the dark ends of the scale
                axes.text(j, i, f"{ahead:.0%}", ha="center", va="center", color=colour)
    labels = [short(name) for name in names]
    axes.set_xticks(range(len(names)), labels)
    axes.set_yticks(range(len(names)), labels)
    return _png(figure)


def _turns(ladder: Data) -> bytes:
    turns = ladder["turns"]
    figure, axes = _canvas("Win rate by turn order, 95 % interval; dashed: fair share", len(turns))
    for k, turn in enumerate(turns[::-1]):
        low, high = turn["interval"]
        axes.barh(k, turn["win_rate"], color=COLOURS[2], height=0.6)
        axes.plot([low, high], [k, k], color=INK, marker="|")
        _write(axes, high, k, f"  {turn['win_rate']:.1%}", "left")
    axes.axvline(ladder["fair_share"], color=INK, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(turns)), ["start player", *(f"player {k + 1}" for k in range(1, len(turns)))][::-1])
    axes.set_xlim(0, min(1.0, max(turn["interval"][1] for turn in turns) + 0.15))
    return _png(figure)


def _points(ladder: Data) -> bytes:
    bots = ladder["bots"][::-1]
    words = Words()
    figure, axes = _canvas("Mean points of a seat by source", len(bots))
    base = [0.0] * len(bots)
    for n, source in enumerate(bots[0]["points"]):
        widths = [bot["points"][source] for bot in bots]
        label = words.say(f"points-{source}")
        axes.barh(range(len(bots)), widths, left=base, height=0.6, color=COLOURS[n % len(COLOURS)], label=label)
        base = [left + width for left, width in zip(base, widths, strict=True)]
    for k, bot in enumerate(bots):
        _write(axes, base[k], k, f"  {bot['mean_score']:.1f}", "left")
    axes.set_yticks(range(len(bots)), [short(bot["name"]) for bot in bots])
    axes.set_xlim(0, max([*base, 1.0]) * 1.12)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.12), ncol=3, frameon=False, labelcolor=INK)
    return _png(figure)


def short(name: str) -> str:
    """A bot's name without the folders of its file."""
    return name.rpartition("/")[2]


def _canvas(title: str, rows: int) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(7.5, SHORT + TALL * rows), dpi=110, facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot()
    axes.set_facecolor(PAPER)
    axes.set_title(title, color=INK, fontsize=11, loc="left")
    axes.tick_params(colors=INK)
    for side in axes.spines.values():
        side.set_visible(False)
    return figure, axes


def _write(axes: Axes, x: float, y: float, text: str, align: str = "center") -> None:
    axes.text(x, y, text, ha=align, va="center", color=INK, fontsize=9)


def _png(figure: Figure) -> bytes:
    file = BytesIO()
    figure.savefig(file, format="png", metadata={"Software": None})  # the version of whoever drew it says nothing
    return file.getvalue()
