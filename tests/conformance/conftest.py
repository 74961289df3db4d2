"""Hypothesis finds the same plays in every run, so that a failure can be shown again; soaking looks for new ones."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.soak import SOAKING

COMMON = {"deadline": None, "database": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("reproducible", derandomize=True, print_blob=False, **COMMON)  # type: ignore[arg-type]
settings.register_profile("soak", derandomize=False, print_blob=True, **COMMON)  # type: ignore[arg-type]
settings.load_profile("soak" if SOAKING else "reproducible")
