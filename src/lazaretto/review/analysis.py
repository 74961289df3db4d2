"""What every open answer is worth to the seat that is asked, from what it knows: a position looked at by itself.

It is done as for the decisions of a game: one search says which answer it would give, others weigh all of them, each
time in the same worlds. There is no chance to win here, only points of lead: a line of notation does not say how far
its game has come.
"""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.kernel import drive
from lazaretto.kernel.view import View
from lazaretto.review.fitted import fitted
from lazaretto.review.losses import behind, mean, uncertainty, weigh
from lazaretto.review.review import SECOND_LOOK, first_look
from lazaretto.review.values import Appraiser

CLOSE = 4  # answers that a longer look weighs again: the best ones so far


class Weighed(NamedTuple):
    """An answer, and what it is worth to the seat that is asked."""

    choice: str
    lead: float  # points that the seat can expect to be ahead of the best other in the end
    behind: float  # points less of that than after the answer the search would give; 0 for that one
    error: float  # one standard error of `behind`, that of the horizon included
    visits: int  # how often the search came back to it
    closely: bool  # whether the longer look has weighed it


def analyse(view: View, longer: bool = False, seed: int = 0) -> list[Weighed]:
    """What the answers that are open to the seat of a view are worth: the one the search would give, then the others.

    A longer look weighs the best of them again, with far more visits. The others keep their distance of the first look:
    values of searches that reach differently far are not compared.
    """
    seat, known = view.own.seat, view.state
    title = fitted(view.title)
    appraiser, effort = Appraiser(view.title, seed), first_look(title)
    found = appraiser.question(known, seat, SECOND_LOOK.search if longer else effort.search)
    best = found.best
    weighed = weigh(appraiser, known, seat, drive.open_answers(known), effort)
    order = sorted(weighed, key=lambda answer: (answer != best, -mean(weighed[answer]).lead(seat)))
    again = weigh(appraiser, known, seat, order[:CLOSE], SECOND_LOOK) if longer else {}
    lead = mean(again.get(best, weighed[best])).lead(seat)
    meanings = known.step(known.top()).meanings(known)
    listed = []
    for answer in order:
        look, horizon = (again, title.horizon_again) if answer in again else (weighed, title.horizon)
        points, error = behind(look[answer], look[best], seat)
        listed.append(
            Weighed(
                choice=meanings[answer].text,
                lead=lead - points,
                behind=points,
                error=0.0 if answer == best else uncertainty(error, horizon),
                visits=found.visits.get(answer, 0),
                closely=answer in again,
            )
        )
    return sorted(listed, key=lambda each: (each.error > 0, each.behind))
