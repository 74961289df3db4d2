"""What a review may say, and from what it knows."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES, file
from lazaretto.kernel import drive
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.rng import Rng
from lazaretto.lang.words import Words, languages
from lazaretto.review import review as looks
from lazaretto.review.datum import datum
from lazaretto.review.fitted import fitted
from lazaretto.review.losses import Effort, Loss, loss
from lazaretto.review.luck import Luck, luck
from lazaretto.review.page import page
from lazaretto.review.past import Asked, past
from lazaretto.review.review import WORDS, Review, Reviewer
from lazaretto.review.sentences import Sentences
from lazaretto.review.values import Appraiser, Value
from tests.soak import often
from tools.review.__main__ import written
from tools.review.games import play

BRIEF = Effort(30, 15, 2)
TELLING = replace(
    fitted("rattus"),
    slopes={2: (0.0, 0.5, 1.0, 1.0)},
    horizon=0.3,
    horizon_again=0.1,
    luck=True,
    beta=0.7,
    words=(0.5, 1.0, 2.0),
    in_the_running=0.1,
)


@cache
def played(title: str) -> Record:
    """A game of two weak bots, one of which errs."""
    return play(title, ("greedy", "greedy"), "review", slips_of=0, share=30).record


@cache
def decisions(title: str) -> list[Asked]:
    """What its seats were asked."""
    return [each for each in past(played(title)) if each.seat != CHANCE]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks that take a moment."""
    monkeypatch.setattr(looks, "first_look", lambda title: BRIEF)
    monkeypatch.setattr(looks, "SECOND_LOOK", Effort(50, 50, 2))
    monkeypatch.setattr(looks, "LUCK_VISITS", 2)
    monkeypatch.setattr(looks, "OPEN_VISITS", 4)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_what_a_review_must_know(title: str) -> None:
    known = fitted(title)
    assert set(known.slopes) == set(rules_of(title).players)
    assert all(len(slopes) == 4 for slopes in known.slopes.values())
    assert set(known.usual) in ({"normal", "expert"}, set())


@pytest.mark.parametrize("title", TITLES)
def test_what_is_chosen_for_a_title_survives_measuring_it_anew(title: str) -> None:
    text = file(TITLES[title].review).read_text(encoding="utf-8")
    assert written(tomllib.loads(text)) == text


@pytest.mark.slow
@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_reviewed_in_two_looks(title: str) -> None:
    reviewer = Reviewer(played(title))
    first = reviewer.look()
    assert (first.looks, {moment.word for seat in first.seats for moment in seat.moments}) in [(1, {""}), (1, set())]
    second = reviewer.look_again()
    assert second.looks == 2
    for seat in second.seats:
        assert len(seat.moments) <= 3
        assert all(moment.word in ("", *WORDS) for moment in seat.moments)
        assert all(moment.loss >= 0 for moment in seat.moments)
        assert seat.curve[-1][1] in (0.0, 0.5, 1.0)
    assert sum(seat.decisions for seat in second.seats) == sum(a.seat != CHANCE for a in played(title).answers)


@pytest.mark.slow
@pytest.mark.usefixtures("brief")
def test_the_same_seed_gives_the_same_review() -> None:
    assert Reviewer(played("rattus"), 3).look().to_json() == Reviewer(played("rattus"), 3).look().to_json()


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(LazarettoError, match="expected the record of a game that is over"):
        Reviewer(lazaretto.new("rattus", players=2, seed=1).record())


@given(st.sampled_from(list(TITLES)), st.integers(0, 10_000), st.integers(0, 10_000))
@settings(max_examples=often(20, 500), deadline=None)
def test_what_a_decision_cost_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    title: str, k: int, seed: int
) -> None:
    asked = decisions(title)[k % len(decisions(title))]
    world = asked.known.fork()
    world.imagine(Rng(seed))
    known = world.fork()
    drive.turn_to(known, asked.seat)
    known.forget(asked.seat)
    one, two = (loss(Appraiser(title, 1), each, BRIEF) for each in (asked, replace(asked, known=known, whole=world)))
    assert (one.points, one.error, one.best, one.value) == (two.points, two.error, two.best, two.value)


def test_the_mean_of_luck_over_all_that_could_come_is_nothing() -> None:
    draws = [each for each in past(played("rattus")) if each.step == "reveal_token"]
    asked = draws[len(draws) // 2]
    s = asked.known
    step = s.step(s.top())
    answers = drive.open_answers(s)
    weights = [step.weight(s, s.top(), i) or 1 for i in answers]
    lucks = [
        luck(Appraiser("rattus", 7), TELLING, asked.__class__(**{**vars(asked), "answer": i}), 0.8, 2).chances
        for i in answers
    ]
    assert len(set(lucks)) > 1
    for seat in range(2):
        mean = sum(w * each[seat] for w, each in zip(weights, lucks, strict=True)) / sum(weights)
        assert mean == pytest.approx(0, abs=1e-9)


def test_chances_add_up_and_the_leader_has_most() -> None:
    chances = TELLING.chances(Value((10.0, 12.0)), 0.5)
    assert chances is not None
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[0]


def test_where_positions_do_not_tell_there_is_no_chance() -> None:
    assert TELLING.chances(Value((10.0, 12.0)), 0.2) is None
    assert TELLING.chances(Value((10.0, 12.0, 9.0)), 0.5) is None


def moment_of(points: float, error: float, better: Value, worse: Value, share: float = 0.01) -> str:
    """The word for a loss late in a game."""
    reviewer = Reviewer(played("rattus"))
    reviewer.fitted = TELLING
    asked = [each for each in past(played("rattus")) if each.seat == 0][-1]
    return reviewer.moment(Loss(asked, asked.answer, points, error, better, better, worse, share), 2).word


def test_words_come_above_the_noise_only() -> None:
    even, behind = Value((5.0, 5.0)), Value((4.0, 5.0))
    assert moment_of(1.2, 0.1, even, behind) == "mistake"
    assert moment_of(1.2, 1.5, even, behind) == ""


def test_an_answer_that_the_search_kept_coming_back_to_gets_no_word() -> None:
    even, behind = Value((5.0, 5.0)), Value((4.0, 5.0))
    assert moment_of(1.2, 0.1, even, behind, share=0.3) == ""


def test_a_game_that_is_lost_is_not_lost_again() -> None:
    assert moment_of(2.5, 0.1, Value((0.0, 20.0)), Value((-2.5, 20.0))) == ""


@pytest.mark.slow
def test_the_datum_of_a_deal_is_the_mean_of_bots_on_it() -> None:
    record = played("notre-dame")
    found = datum(record, games=3)
    assert found is not None
    assert fmean(found.leads) == pytest.approx(
        0, abs=1e-9
    )  # of two players, one is as far ahead as the other is behind
    assert datum(Record(record.title, record.version, record.setup, record.answers, record.digests)) is None


@pytest.mark.slow
@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("language", languages())
def test_a_review_as_a_page(language: str) -> None:
    record = played("rattus")
    reviewer = Reviewer(record)
    reviewer.look()
    found: Review = reviewer.look_again()
    game = lazaretto.replay(record)
    words = Words(language, ["Ada <b>", "Bo"])
    text = page(game, found, words)
    assert "Ada &lt;b&gt;" in text
    assert "<b>" not in text
    assert words.say("review-chance") in text


def test_a_draw_is_told_by_what_came_of_it() -> None:
    game = lazaretto.replay(played("rattus"))
    reviewer = Reviewer(played("rattus"))
    asked = next(each for each in reviewer.asked if each.step == "reveal_token")
    reviewer.lucks.append(Luck(asked, (0.1, -0.004)))
    words = Words("en")
    words.names = ["Red", "Green"]
    (told,) = Sentences(game, reviewer._review(1), words).draws()
    assert "A rat is turned up in" in told
    assert told.endswith("Red +10 %, Green +0 %")


def test_a_page_has_draws_and_open_cards_as_the_terminal_does() -> None:
    game = lazaretto.replay(played("rattus"))
    reviewer = Reviewer(played("rattus"))
    asked = next(each for each in reviewer.asked if each.step == "reveal_token")
    reviewer.lucks.append(Luck(asked, (0.1, -0.1)))
    found = replace(reviewer._review(1), open_curve=((7, (0.25, 0.75)),))
    text = page(game, found, Words("en", ["Ada", "Bo"]))
    assert "Ada +10 %, Bo -10 %" in text
    assert "Ada 25 %, Bo 75 %" in text


def test_a_loss_that_rounds_to_nothing_has_no_sign() -> None:
    found = Reviewer(played("rattus"))._review(1)
    found = replace(found, seats=tuple(replace(own, lost=-0.001) for own in found.seats))
    rows = Sentences(lazaretto.replay(played("rattus")), found, Words("en", ["Ada", "Bo"])).rows()
    assert [row[2:4] for row in rows] == [["0.0", "0.00"]] * 2
