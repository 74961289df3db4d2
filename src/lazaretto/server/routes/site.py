"""The site as a whole: titles, texts, rules, ladders, health."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lazaretto.bots.cast import cast, everybody
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.lang import words
from lazaretto.lessons.example import examples_of
from lazaretto.server import metrics
from lazaretto.server.refusals import NotFound
from lazaretto.server.schema.ratings import PlayerPage, RatingLine
from lazaretto.server.schema.statistics import PlayerStatistics
from lazaretto.server.schema.titles import (
    CharacterInfo,
    ExampleInfo,
    OptionValues,
    RuleInfo,
    RuleSection,
    TitleInfo,
    Titles,
)
from lazaretto.server.site import Site
from lazaretto.server.static_files import File, file
from lazaretto.server.store.database import ping

Title = Annotated[str, Parameter(max_length=40)]
OF_TERMINALS = "screen"  # the file of messages that no browser shows
# Files whose texts few visitors need: the pages that say them fetch them, by the name of the file or, together, those
# for reading up and learning.
APART = ("analysis", "components", "daily", "puzzles", "review", "statistics")
LEARNING = "learning"
TAUGHT = ("learn", "-rules", "-lessons")  # how the names of files for learning end


class SiteController(Controller):
    """What is the same for everybody."""

    tags = ("site",)

    @get("/api/titles")
    async def titles(self, site: Site) -> Titles:
        """Everything a new table can be made of."""
        return Titles(
            titles=[_title(name, site.settings.bots) for name in TITLES],
            bots=[name for name, bot in site.settings.bots.items() if bot not in everybody()],
            push_key=site.push.public_key if site.push else None,
        )

    @get("/api/titles/{title:str}/rules")
    async def rules(self, title: Title) -> list[RuleSection]:
        """The rules of a title by subject; the sentences are messages under the rules' ids."""
        if title not in TITLES:
            raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}")
        return _sections(title)

    @get("/api/titles/{title:str}/examples")
    async def examples(self, title: Title) -> list[ExampleInfo]:
        """Situations that rules of a title tell of, as positions that can be shown and played."""
        if title not in TITLES:
            raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}")
        return [
            ExampleInfo(title=each.title, rules=list(each.rules), line=each.position, answers=list(each.answers))
            for each in examples_of(title)
        ]

    @get(
        "/api/words/{language:str}",
        media_type=MediaType.TEXT,
        responses={304: ResponseSpec(None, description="Not changed since.")},
    )
    async def words(
        self, request: Request[Any, Any, Any], language: Annotated[str, Parameter(max_length=10)]
    ) -> Response[bytes]:
        """The texts of a language as Fluent messages, but those that only some pages say."""
        return _words(_known(language), "").respond(request)

    @get(
        "/api/words/{language:str}/{subject:str}",
        media_type=MediaType.TEXT,
        responses={304: ResponseSpec(None, description="Not changed since.")},
    )
    async def words_about(
        self,
        request: Request[Any, Any, Any],
        language: Annotated[str, Parameter(max_length=10)],
        subject: Annotated[str, Parameter(max_length=20)],
    ) -> Response[bytes]:
        """What else some pages say: `learning` (rules, lessons, help), or the page's own texts, such as `review`."""
        if subject not in (LEARNING, *APART):
            raise NotFound(f"expected one of {', '.join((LEARNING, *APART))}; got {subject!r}")
        return _words(_known(language), subject).respond(request)

    @get("/api/ladder")
    async def ladder(
        self, title: Title, players: Annotated[int, Parameter(ge=2, le=5)], site: Site
    ) -> list[RatingLine]:
        """Who is how good at a title with so many players."""
        if title not in TITLES:
            raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}")
        return await site.ratings.ladder(title, players)

    @get("/api/players/{name:str}")
    async def player(self, name: Annotated[str, Parameter(max_length=60)], site: Site, viewer: str) -> PlayerPage:
        """An account, or a bot as `bot:greedy`: standings, and games at public tables and at the viewer's own."""
        return await site.ratings.player(name, viewer)

    @get("/api/players/{name:str}/statistics")
    async def statistics(
        self, name: Annotated[str, Parameter(max_length=60)], title: Title, site: Site, viewer: str
    ) -> PlayerStatistics:
        """How an account or a bot plays a title: by players, turn order, what was taken, sources of points, losses."""
        return await site.statistics.of(name, title, viewer)

    @get("/health", sync_to_thread=False)
    def health(self) -> dict[str, str]:
        """Whether the process answers."""
        return {"status": "well"}

    @get("/health/ready")
    async def ready(self, site: Site) -> dict[str, str]:
        """Whether the database answers and takes writes too."""
        await ping(site.database, time.time())
        return {"status": "well"}

    @get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
    def metrics(self) -> Response[bytes]:
        """For Prometheus."""
        kind = CONTENT_TYPE_LATEST.partition("; charset")[0]  # which Litestar adds
        return Response(generate_latest(metrics.REGISTRY), media_type=kind)


def _title(name: str, bots: Mapping[str, str]) -> TitleInfo:
    rules = rules_of(name)
    return TitleInfo(
        title=name,
        players=list(rules.players),
        colours=list(rules.seats),
        options=[
            OptionValues(name=option.name, values={n: list(option.values(n)) for n in rules.players})
            for option in rules.options
        ],
        characters=[
            CharacterInfo(bot=seen, level=cast(name)[bot].level) for seen, bot in bots.items() if bot in cast(name)
        ],
    )


@cache
def _sections(title: str) -> list[RuleSection]:
    found: list[RuleSection] = []
    for path in rules_of(title).rulebooks:
        game = rulebook.name(path)
        for rule in rulebook.read([path]):
            key = f"{game}-section-{rule.section}"
            if not found or found[-1].key != key:
                found.append(RuleSection(key=key, rules=[]))
            found[-1].rules.append(RuleInfo(id=rule.id, key=rule.id, sources=list(rule.sources)))
    return found


def _known(language: str) -> str:
    if language not in words.languages():
        raise NotFound(f"expected one of the languages {', '.join(words.languages())}; got {language!r}")
    return language


@cache
def _words(language: str, subject: str) -> File:
    files = [path for path in sorted((words.FOLDER / language).glob("*.ftl")) if path.stem != OF_TERMINALS]
    files = [path for path in files if _subject(path.stem) == subject]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    # Comments are for whoever translates, not for the wire.
    return file("\n".join(line for line in lines if not line.startswith("#")).encode(), "text/plain")


def _subject(stem: str) -> str:
    """With which texts those of a file are fetched; "" is the first page."""
    if stem in APART:
        return stem
    return LEARNING if stem.endswith(TAUGHT) else ""
