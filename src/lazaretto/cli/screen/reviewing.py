"""A review on the screen: its moments in a list, each with the board as the player saw it then."""

from __future__ import annotations

from rich.text import Text

import lazaretto
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.cli.screen.table import TableApp
from lazaretto.kernel.record import Record
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.lang.words import Words
from lazaretto.review.review import Review
from lazaretto.review.sentences import Sentences


class Reviewing(TableApp):
    """Shows where a finished game turned."""

    def __init__(self, record: Record, review: Review, words: Words) -> None:
        super().__init__(words)
        self.record = record
        self.game = lazaretto.replay(record)
        self.review = review
        self.sentences = Sentences(self.game, review, words)
        self.moments = sorted((each for own in review.seats for each in own.moments), key=lambda moment: moment.n)

    def ruleset(self) -> Ruleset:
        """Those of the game."""
        return self.game.ruleset

    def on_mount(self) -> None:
        """The end of the game, its figures, and the moments to go to."""
        say, words = self.sentences, self.words
        self.show(lambda width: drawing_of(self.game.title)(self.game.view(None).state, None, words, width))
        figures = [", ".join(map(" ".join, zip(say.columns(), row, strict=True))) for row in say.rows()]
        self.tell([*figures, *say.notes()], len(figures))
        listed = [
            f"{words.names[each.seat]}: {words.say('review-turn', turn=each.turn)}, {say.choice(each.played)}"
            for each in self.moments
        ]
        headline = Text(say.headline(), style="bold")
        if not self.moments:
            headline.append("\n" + words.say("review-nothing"), style="not bold")
        self.ask(headline, listed)

    def details(self, n: int) -> list[Text | str]:
        """The board at that moment, as the player saw it, and what would have been better."""
        moment = self.moments[n]
        view = lazaretto.replay(self.record, upto=moment.n).view(moment.seat)
        self.show(lambda width: drawing_of(self.game.title)(view.state, moment.seat, self.words, width))
        return [self.sentences.moment(moment)]
