"""The Apothecary as edits of Rattus, or of Rattus with another expansion: the table of contents of what it adds."""

from __future__ import annotations

from pathlib import Path

from lazaretto.games.rattus.mercatus.ruleset import MERCATUS, mercatus
from lazaretto.games.rattus.rules import RattusRuleset
from lazaretto.games.rattus.ruleset import RATTUS, program
from lazaretto.kernel.setup import Option, one_of
from tests.expansion import board
from tests.expansion.cards.bourgeoisie import Boil, Bottle, Peddler, Spicer, SpicerComesEmpty
from tests.expansion.cards.chivalry import Marshal, Sapper
from tests.expansion.cards.church import Abbess, Almoner, GiveAlms
from tests.expansion.cards.magic import Charlatan, Seer
from tests.expansion.cards.peasantry import Herbalist, Tollkeeper
from tests.expansion.cards.royalty import Chancellor, Physician
from tests.expansion.choices import CHOICES
from tests.expansion.final import Drink, Foresight, LaidOut, ShowNotes
from tests.expansion.picture import picture
from tests.expansion.possible import check
from tests.expansion.remedies import Remedies
from tests.expansion.setup import all_in_play, hand_out
from tests.expansion.turn import BuyForCubes, BuyRemedy, OpenShop

CARDS = (
    Physician(board.PHYSICIAN, "royalty"),
    Chancellor(board.CHANCELLOR, "royalty"),
    Abbess(board.ABBESS, "church"),
    Almoner(board.ALMONER, "church"),
    Marshal(board.MARSHAL, "chivalry"),
    Sapper(board.SAPPER, "chivalry"),
    Spicer(board.SPICER, "bourgeoisie"),
    Peddler(board.PEDDLER, "bourgeoisie"),
    Herbalist(board.HERBALIST, "peasantry"),
    Tollkeeper(board.TOLLKEEPER, "peasantry"),
    Seer(board.SEER, "magic"),
    Charlatan(board.CHARLATAN, "magic"),
)

OPEN_SHOP = program(OpenShop())
BREWING = program(Boil(), Bottle())
SHOW_NOTES = program(ShowNotes())


def apothecary(rules: RattusRuleset) -> RattusRuleset:
    """These rules with what the Apothecary adds: those of the base game, or of another expansion."""
    return (
        rules.named(f"{rules.name}+apothecary")
        .with_choices(*CHOICES)
        .with_parts(Remedies)
        .with_cards(*CARDS)
        .with_options(
            Option("deck", one_of("usual", "all"), {"all": lambda rules: rules.also_dealt(all_in_play)}),
            Option(
                "shop",
                one_of("free", "after-cubes"),
                {"after-cubes": lambda rules: rules.replace_offer("buy_remedy", BuyForCubes())},
            ),
        )
        .also_dealt(hand_out)
        .insert("turn", *OPEN_SHOP, after="begin_turn")
        .with_program("brewing", *BREWING)
        .offer(BuyRemedy())
        .offer_at_end(Drink())
        .listen(GiveAlms(), SpicerComesEmpty())
        .insert("final", *SHOW_NOTES, after="reckoning")
        .with_scores(Foresight(), LaidOut())
        .also_pictured(picture)
        .also_checked(check)
        .with_rulebook(Path(__file__).with_name("rules.toml"))
    )


APOTHECARY = apothecary(RATTUS)
AFTER_MERCATUS = apothecary(MERCATUS)
BEFORE_MERCATUS = mercatus(APOTHECARY)
