"""Mercatus as edits of Rattus: the table of contents of what it adds."""

from __future__ import annotations

from pathlib import Path

from lazaretto.games.rattus.mercatus import board
from lazaretto.games.rattus.mercatus.cards.assassin import Assassin, PayAssassin
from lazaretto.games.rattus.mercatus.cards.brewer import Brewer
from lazaretto.games.rattus.mercatus.cards.deacon import Deacon, DeaconPays
from lazaretto.games.rattus.mercatus.cards.grave_robber import GraveRobber, RobGrave
from lazaretto.games.rattus.mercatus.cards.hanseatic_trader import HanseaticTrader
from lazaretto.games.rattus.mercatus.cards.landowner import Landowner
from lazaretto.games.rattus.mercatus.cards.lieutenant import Lieutenant
from lazaretto.games.rattus.mercatus.cards.pope import Pope
from lazaretto.games.rattus.mercatus.cards.raider import RAIDER_TAKES, Raider
from lazaretto.games.rattus.mercatus.cards.shaman import Shaman
from lazaretto.games.rattus.mercatus.cards.swindler import Swindler
from lazaretto.games.rattus.mercatus.cards.treasurer import Treasurer
from lazaretto.games.rattus.mercatus.carrying import ComesEmpty, PutGoodOn
from lazaretto.games.rattus.mercatus.choices import CHOICES, in_play, put_good_on
from lazaretto.games.rattus.mercatus.drawing import picture
from lazaretto.games.rattus.mercatus.final import Finale
from lazaretto.games.rattus.mercatus.goods import Goods
from lazaretto.games.rattus.mercatus.money import CoinsAsCubes
from lazaretto.games.rattus.mercatus.possible import check
from lazaretto.games.rattus.mercatus.sale import LastSale, Sale
from lazaretto.games.rattus.mercatus.setup import CardsOption, LayOutGoods, bring_coins_and_cards, no_chivalry, ways
from lazaretto.games.rattus.mercatus.turn import TakeGood, TurnUpGoods
from lazaretto.games.rattus.rules import RattusRuleset
from lazaretto.games.rattus.ruleset import RATTUS, program

# A symbol strikes the owner of each card of its class, for each of them (MER-X1, MER-X2).
CARDS = (
    Lieutenant(board.LIEUTENANT, "royalty"),
    Treasurer(board.TREASURER, "royalty"),
    Pope(board.POPE, "church"),
    Deacon(board.DEACON, "church"),
    Assassin(board.ASSASSIN, "chivalry"),
    Raider(board.RAIDER, "chivalry"),
    HanseaticTrader(board.HANSEATIC_TRADER, "bourgeoisie"),
    Swindler(board.SWINDLER, "bourgeoisie"),
    GraveRobber(board.GRAVE_ROBBER, "magic"),
    Shaman(board.SHAMAN, "magic"),
    Landowner(board.LANDOWNER, "peasantry"),
    Brewer(board.BREWER, "peasantry"),
)
PUT_GOOD_ON = tuple(put_good_on(card.id, card.name) for card in CARDS if card.carries)

LAY_OUT_GOODS = program(LayOutGoods())
TURN_UP_GOODS = program(TurnUpGoods())
DEACON_PAYS = program(DeaconPays())
SALE = program(Sale())
LAST_SALE = program(LastSale())


def mercatus(rules: RattusRuleset) -> RattusRuleset:
    """These rules with what Mercatus adds: those of the base game, or of another expansion."""
    return (
        rules.named(f"{rules.name}+mercatus")
        .with_choices(*CHOICES, *PUT_GOOD_ON)
        .with_parts(Goods)
        .with_cards(*CARDS)
        .with_selection()
        .with_card_choice(in_play)
        .with_options(CardsOption("cards", ways))
        .with_caution(no_chivalry)
        .also_dealt(bring_coins_and_cards)
        .insert("game", *LAY_OUT_GOODS, before="plague_piece")
        .insert("turn", *TURN_UP_GOODS, after="begin_turn")
        .offer(TakeGood(), PutGoodOn())
        .listen(ComesEmpty())
        .insert("turn", RAIDER_TAKES, after="move_plague")
        .insert("token", *DEACON_PAYS, before="apply_token")
        .listen(PayAssassin(), RobGrave())  # MER-P1: in this order
        .insert("turn", *SALE, after="devastate")
        .offer_at_end(PutGoodOn())
        .listen(Finale())
        .insert("final", *LAST_SALE, after="reckoning")
        .with_scores(CoinsAsCubes())
        .also_pictured(picture)
        .also_checked(check)
        .with_rulebook(Path(__file__).with_name("rules.toml"))
    )


MERCATUS = mercatus(RATTUS)
