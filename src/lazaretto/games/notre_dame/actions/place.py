"""Placing the cube that a card asks for, or moving one when the personal supply is empty."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.events import WITHOUT_EFFECT
from lazaretto.games.notre_dame.reasons import must_be_another, no_cube_in
from lazaretto.games.notre_dame.state import PLACE, STEPS, Card, NotreDame
from lazaretto.games.notre_dame.verbs import move_cubes, place_cube, places_with_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number

MOVE = 8  # bits: place a cube in 0 to 7, move one from 8 to 15
NOTHING = 16


class PlacingCard(Card):
    """A card that places one cube in the place it names; then that place acts (NDM-A1)."""

    def play(self, s: NotreDame, seat: int) -> None:
        s.push(PLACE_CUBE, seat, 0, self.id)


class PlaceCube(Step[NotreDame]):
    """A cube from the personal supply or, when it is empty, from another place; or no effect (NDM-A1 to NDM-A3)."""

    name = "place_cube"
    rules = ("NDM-A1", "NDM-A2", "NDM-A3", "NDM-A20")
    answers: ClassVar = answer_bits(choices.PLACE_CUBE, choices.MOVE_CUBE_FROM, [choices.WITHOUT_EFFECT])
    place = of(PLACE)
    during = ("play_card",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat, place = bits.seat(f), bits.place(f)
        card: Card = s.rules.actions[place]
        if not card.can_be_carried_out(s, seat):
            return bits.bit(NOTHING)
        if s.supply[seat]:
            return bits.bit(place) | bits.bit(NOTHING)
        return (places_with_cubes(s, seat) & ~bits.bit(place)) << MOVE | bits.bit(NOTHING)

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat, place = bits.seat(f), bits.place(f)
        if i == NOTHING:
            s.tell(WITHOUT_EFFECT, seat)
        else:
            if i < MOVE:
                place_cube(s, seat, place)
            else:
                move_cubes(s, seat, i - MOVE, place, 1)
            card: Card = s.rules.actions[place]
            card.act(s, seat)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        seat, place = bits.seat(f), bits.place(f)
        card: Card = s.rules.actions[place]
        if not card.can_be_carried_out(s, seat):
            return card.why_not(s, seat)
        if i < MOVE:
            if i != place:
                return Reason("card-names-another-place", "NDM-A1", {"place": choices.PLACE_CUBE[place].item})
            return Reason("supply-is-empty", "NDM-A2")
        if s.supply[seat]:
            return Reason("supply-not-empty", "NDM-A2")
        if i - MOVE == place:
            return must_be_another(place, "NDM-A2")
        return no_cube_in(i - MOVE, "NDM-A2")


PLACE_CUBE = number(PlaceCube(), STEPS)
