"""A review in words, for terminal and page: numbers with their ±, and nothing that they do not bear."""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words
from lazaretto.review.differences import Difference
from lazaretto.review.review import Draw, Moment, Review

AS_GOOD = 2  # per cent: a smaller gap makes nothing the one best answer
DRAWS = 5  # how many draws are told


class Sentences:
    """Says what a review found about a game."""

    def __init__(self, game: Game, review: Review, words: Words) -> None:
        self.game = game
        self.review = review
        self.words = words

    def headline(self) -> str:
        """Title and result."""
        title = self.words.say("title-" + self.review.title.replace("+", "-"))
        totals = self.game.state.outcome().totals
        return f"{title}: " + ", ".join(f"{name} {total}" for name, total in zip(self.words.names, totals, strict=True))

    def columns(self) -> list[str]:
        """What is told of each seat."""
        names = ["seat", "decisions", "lost", "each"]
        return [self.words.say(f"review-{name}") for name in [*names, *self._last_columns()]]

    def rows(self) -> list[list[str]]:
        """The same by seat."""
        found = []
        for seat, own in enumerate(self.review.seats):
            row = [str(self.words.names[seat]), str(own.decisions), f"{own.lost:z.1f}"]
            row.append(f"{own.lost / max(1, own.decisions):z.2f}")
            if own.luck is not None:
                row.append(f"{round(100 * own.luck):+d} %")
            elif self.review.datum is not None:
                datum, error = self.review.datum.leads[seat], self.review.datum.errors[seat]
                row.append(f"{datum:+.1f} ± {error:.1f}")
                row.append(f"{self._lead(seat) - datum:+.1f} ± {error:.1f}")
            found.append(row)
        return found

    def notes(self) -> list[str]:
        """What the figures mean."""
        keys = ["review-note-lost"] + (["review-note-usual"] if self.review.usual else [])
        keys += ["review-note-luck"] if self.review.seats[0].luck is not None else []
        keys += ["review-note-datum"] if self.review.datum is not None else []
        keys += ["review-note-first"] if self.review.looks == 1 else []
        usual = {name: f"{lost:z.2f}" for name, lost in self.review.usual.items()}
        return [self.words.say(key, **usual) for key in keys]

    def moments_title(self, seat: int) -> str:
        """How many moments there are to look at."""
        return self.words.say("review-moments", count=len(self.review.seats[seat].moments))

    def moment(self, moment: Moment) -> str:
        """What was played, what was better, and by how much."""
        before, after = moment.before, moment.after
        as_good = before is not None and after is not None and round(100 * before) - round(100 * after) < AS_GOOD
        told = self.words.say(
            "review-moment-as-good" if as_good else "review-moment",
            turn=moment.turn,
            played=self.choice(moment.played),
            better=self.choice(moment.better),
            loss=f"{moment.loss:.1f}",
            error=f"{moment.error:.1f}",
        )
        parts = [told]
        if before is not None and after is not None:
            parts.append(f"({100 * before:.0f} % → {100 * after:.0f} %)")
        if moment.word:
            parts.append(self.words.say(f"review-word-{moment.word}"))
        if moment.differences:
            parts.append(self.why(moment.differences))
        return " ".join(parts)

    def why(self, differences: Sequence[Difference]) -> str:
        """Why another answer was better, in a sentence."""
        parts = ", ".join(self._part(each) for each in differences if each.speaks)
        against = ", ".join(self._part(each) for each in differences if not each.speaks)
        return self.words.say("review-why-against" if against else "review-why", parts=parts, against=against)

    def _part(self, difference: Difference) -> str:
        whose = "own" if difference.own else "other"
        numbers = {"better": f"{difference.better:.1f}", "played": f"{difference.played:.1f}"}
        return self.words.say(f"review-{difference.thing}-{whose}", **numbers)

    def draws(self) -> list[str]:
        """The draws that changed most."""
        return [
            self._draw(draw) for draw in sorted(self.review.draws, key=lambda draw: -max(map(abs, draw.luck)))[:DRAWS]
        ]

    def _draw(self, draw: Draw) -> str:
        """What came, and what it was worth."""
        worth = ", ".join(
            f"{name} {round(100 * luck):+d} %" for name, luck in zip(self.words.names, draw.luck, strict=True)
        )
        came = self.choice(draw.choice) + ":" if draw.event is None else self.words.event(draw.event)
        return f"{draw.n:>4}  {came} {worth}"

    def opened(self) -> list[str]:
        """How the chances went with open cards."""
        return [f"{n:>4}  {self._chances(chances)}" for n, chances in self.review.open_curve]

    def _chances(self, chances: tuple[float, ...] | None) -> str:
        """Everybody's chance to win."""
        if chances is None:
            return self.words.say("review-no-chance")
        return ", ".join(f"{name} {100 * chance:.0f} %" for name, chance in zip(self.words.names, chances, strict=True))

    def choice(self, text: str) -> str:
        """A choice in words."""
        return self.words.choice(self.game.find(text))

    def _last_columns(self) -> list[str]:
        if self.review.seats[0].luck is not None:
            return ["luck"]
        return ["datum", "above"] if self.review.datum is not None else []

    def _lead(self, seat: int) -> float:
        totals = self.game.state.outcome().totals
        return float(totals[seat] - max(totals[:seat] + totals[seat + 1 :]))
