"""Why nothing can be chosen at a thing that somebody points at."""

from __future__ import annotations

from lazaretto.kernel.event import Reason
from lazaretto.kernel.game import Game
from lazaretto.server.refusals import Invalid


def why_nothing(game: Game, thing: str, seat: int | None) -> list[Reason]:
    """Why a seat can choose nothing that names a thing (`card:king`) now; empty if it can.

    That something else is asked first is said only where there is no better reason.
    """
    naming = [choice for choice in game.ruleset.choices if f"{choice.noun}:{choice.item}" == thing]
    if not naming:
        raise Invalid(f"expected a thing that choices name; got {thing!r}", field="thing")
    reasons = [game.why_not(choice, seat) for choice in naming]
    found = [reason for reason in reasons if reason is not None]
    if len(found) < len(reasons):
        return []
    distinct = list({(reason.code, reason.rule, *sorted(reason.args.items())): reason for reason in found}.values())
    return [reason for reason in distinct if reason.code != "not-now"] or distinct[:1]
