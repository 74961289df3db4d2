"""Structured logs: a line of JSON for each thing worth knowing, or plain lines for a person who watches."""

from __future__ import annotations

import logging
import re
import sys
from urllib.parse import urlsplit

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

# What other libraries put into their errors, and nobody who reads logs needs.
SECRETS = re.compile(
    r"""[^\s<>"'(),;:=/@]+@[^\s<>"'(),;:/@]+\.\w+"""  # a mail address
    r"|(?<=://)[^\s/@]+@"  # name and password in an address
    r"|[\w-]{10,}\.\d+\.(?:[\w-]+\.)?[0-9a-f]{43}"  # what proves who somebody is
    r"|(?i:(?<=bearer )\S+)"
)


def set_up(plain: bool) -> None:
    """Write the logs of the site and of the web server to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if plain:
        last: list[Processor] = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    else:
        last = [
            structlog.processors.format_exc_info,
            without_secrets,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def without_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """What is to be logged, with everything left out that looks like a secret or a mail address."""
    return {key: SECRETS.sub("…", value) if isinstance(value, str) else value for key, value in event.items()}


def without_password(url: str) -> str:
    """The address of a database as a log may show it."""
    parts = urlsplit(url)
    if not parts.netloc and not parts.query:
        return url
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()
