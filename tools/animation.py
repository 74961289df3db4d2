"""Records a turn at a real table as a moving picture: `python -m tools.animation`, into docs/img/turn.webp.

Somebody plays Rattus against bots in Chromium, with a pointer that can be seen; what the browser shows is kept frame by
frame, slept through where nothing happens, and written as an animated WebP of twenty seconds.
"""

from __future__ import annotations

import base64
import io
import random
import tempfile
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.server.site import GENEROUS, Served
from tests.web.player import LIT, POPOVER, Pointer
from tests.web.visitor import Visitor, chromium
from tools.screenshots import DOCS, SEED

SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SIZE = (720, 450)
SECONDS = 20.0
LONGEST = 0.9  # seconds that one frame stands, however long nothing happened
SHORTEST = 0.12  # frames that come faster are left out
BEFORE = 6  # answers before the camera runs
ANSWERS = 5  # that it sees
QUALITY = 40
BYTES = 1_500_000  # of the file, at most

# A browser without a screen draws no pointer.
POINTER = """() => {
  const dot = document.createElement("div");
  Object.assign(dot.style, { position: "fixed", width: "22px", height: "22px", borderRadius: "50%", zIndex: 99999,
    background: "rgba(140, 31, 27, 0.55)", border: "2px solid white", pointerEvents: "none", left: "-40px",
    transform: "translate(-50%, -50%)", transition: "left 0.35s, top 0.35s" });
  document.documentElement.append(dot);
  const follow = (e) => Object.assign(dot.style, { left: `${e.clientX}px`, top: `${e.clientY}px` });
  addEventListener("mousemove", follow, true);
}"""


class Frame(NamedTuple):
    at: float
    picture: bytes


class Slowly(Pointer):
    """A player whose hand can be followed: it goes there, waits, and presses."""

    def touch_one_of(self, lit: list[Any]) -> bool:
        for thing in lit:
            box = thing.bounding_box()
            if box is not None:
                self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                self.page.wait_for_timeout(900)
                break
        return super().touch_one_of(lit[:1])


def film(page: Page, rng: random.Random) -> list[Frame]:
    """What the browser shows while somebody answers a few times."""
    frames: list[Frame] = []
    session = page.context.new_cdp_session(page)

    def keep(shown: dict[str, Any]) -> None:
        frames.append(Frame(shown["metadata"]["timestamp"], base64.b64decode(shown["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    session.on("Page.screencastFrame", keep)
    width, height = SCREEN["viewport"].values()
    session.send("Page.startScreencast", {"format": "png", "maxWidth": width, "maxHeight": height})
    page.wait_for_timeout(1000)
    hand = Slowly(page, rng)
    for _ in range(ANSWERS):
        page.locator(f"{LIT}, {POPOVER}").first.wait_for(state="attached")
        hand.play(1)
        page.wait_for_timeout(1500)
    page.wait_for_timeout(2500)
    session.send("Page.stopScreencast")
    return frames


def write(frames: list[Frame], path: Path) -> None:
    """Frames as an animated picture of a length that is known beforehand, whatever the machine had to do besides."""
    kept = frames[:1]
    for frame in frames[1:]:
        if frame.at - kept[-1].at >= SHORTEST:
            kept.append(frame)
    stands = [min(b.at - a.at, LONGEST) for a, b in pairwise(kept)] + [LONGEST]
    scale = 1000 * SECONDS / sum(stands)
    pictures = [
        Image.open(io.BytesIO(frame.picture)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS) for frame in kept
    ]
    durations = [round(seconds * scale) for seconds in stands]
    pictures[0].save(
        path, save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=QUALITY, method=6
    )
    size = path.stat().st_size
    print(f"{path.name}: {len(kept)} frames, {sum(durations) / 1000:.0f} s, {size} bytes")
    if size > BYTES:
        raise SystemExit(f"{path} has {size} bytes; expected at most {BYTES}")


def main() -> None:
    with ExitStack() as open_:
        place = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        site = open_.enter_context(Served(f"sqlite:{place / 'site.db'}", place, GENEROUS))
        browser = open_.enter_context(open_.enter_context(sync_playwright()).chromium.launch(**chromium()))
        visitor = Visitor(browser, site, "Anna", **SCREEN)
        rng = random.Random(SEED)
        visitor.page.goto(f"/t/{visitor.table('rattus', 'mine greedy greedy', seed=SEED)}")
        Pointer(visitor.page, rng).play(BEFORE)
        visitor.page.evaluate(
            "localStorage.setItem('lazaretto-settings', JSON.stringify({ speed: 'fast', sound: false }))"
        )
        visitor.page.reload()
        visitor.page.locator(LIT).first.wait_for(state="attached")
        visitor.page.evaluate(POINTER)
        frames = film(visitor.page, rng)
    write(frames, DOCS / "turn.webp")


if __name__ == "__main__":
    main()
