"""What the site counts about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Histogram("lazaretto_move_seconds", "From a move's arrival to its commit.", buckets=FAST, registry=REGISTRY)
REQUESTS = Histogram(
    "lazaretto_request_seconds", "Requests by route and status.", ("route", "status"), buckets=FAST, registry=REGISTRY
)
BOTS = Histogram("lazaretto_bot_seconds", "How long bots think.", ("bot",), registry=REGISTRY)
BOT_FAILURES = Counter("lazaretto_bot_failures", "Answers a bot owed and did not give.", ("bot",), registry=REGISTRY)
TABLES = Counter("lazaretto_tables_created", "Tables made by this process.", registry=REGISTRY)
KEPT = Gauge("lazaretto_tables_in_memory", "Tables this process holds.", registry=REGISTRY)
ASIDE = Counter("lazaretto_tables_set_aside", "Tables whose log does not play any more.", registry=REGISTRY)
SWEEPS_FAILED = Counter("lazaretto_sweeps_failed", "Looks at clocks, bots and orders that failed.", registry=REGISTRY)
NOTICES_FAILED = Counter("lazaretto_notices_failed", "Notices that were not sent, by way.", ("way",), registry=REGISTRY)
SOCKETS = Gauge("lazaretto_sockets", "Open sockets.", registry=REGISTRY)
