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
from lazaretto.games.rattus.mercatus.carrying import PUT_GOOD_ON_CARD, ComesEmpty
from lazaretto.games.rattus.mercatus.choices import CHOICES, TAKE_CARD, USE_CARD
from lazaretto.games.rattus.mercatus.final import FinalActWithGoods, Finale
from lazaretto.games.rattus.mercatus.goods import Goods
from lazaretto.games.rattus.mercatus.money import CoinsAsCubes
from lazaretto.games.rattus.mercatus.picture import picture
from lazaretto.games.rattus.mercatus.sale import LastSale, Sale
from lazaretto.games.rattus.mercatus.setup import CARDS_OPTION, LayOutGoods, deal, no_chivalry
from lazaretto.games.rattus.mercatus.turn import TakeGood, TurnUpGoods
from lazaretto.games.rattus.ruleset import RATTUS, program

MERCATUS = (
    RATTUS.named("rattus+mercatus")
    .with_choices(*CHOICES)
    .with_parts(Goods)
    .with_cards(  # a symbol strikes the owner of each card of its class, for each of them (MER-X1, MER-X2)
        Lieutenant(board.LIEUTENANT, "royalty", TAKE_CARD[0], USE_CARD[0]),
        Treasurer(board.TREASURER, "royalty", TAKE_CARD[1], USE_CARD[1]),
        Pope(board.POPE, "church", TAKE_CARD[2], USE_CARD[2]),
        Deacon(board.DEACON, "church", TAKE_CARD[3], USE_CARD[3]),
        Assassin(board.ASSASSIN, "chivalry", TAKE_CARD[4], USE_CARD[4]),
        Raider(board.RAIDER, "chivalry", TAKE_CARD[5], USE_CARD[5]),
        HanseaticTrader(board.HANSEATIC_TRADER, "bourgeoisie", TAKE_CARD[6], USE_CARD[6]),
        Swindler(board.SWINDLER, "bourgeoisie", TAKE_CARD[7], USE_CARD[7]),
        GraveRobber(board.GRAVE_ROBBER, "magic", TAKE_CARD[8], USE_CARD[8]),
        Shaman(board.SHAMAN, "magic", TAKE_CARD[9], USE_CARD[9]),
        Landowner(board.LANDOWNER, "peasantry", TAKE_CARD[10], USE_CARD[10]),
        Brewer(board.BREWER, "peasantry", TAKE_CARD[11], USE_CARD[11]),
    )
    .with_options(CARDS_OPTION)
    .with_caution(no_chivalry)
    .dealt_by(deal)
    .insert("game", *program(LayOutGoods()), before="plague_piece")
    .insert("turn", *program(TurnUpGoods()), after="begin_turn")
    .offer(TakeGood(), PUT_GOOD_ON_CARD)
    .listen(ComesEmpty())
    .insert("turn", RAIDER_TAKES, after="move_plague")
    .insert("token", *program(DeaconPays()), before="apply_token")
    .listen(PayAssassin(), RobGrave())  # MER-P1: in this order
    .insert("turn", *program(Sale()), after="devastate")
    .replace("final_turn", "final_act", *program(FinalActWithGoods()))
    .listen(Finale())
    .insert("final", *program(LastSale()), after="reckoning")
    .with_scores(CoinsAsCubes())
    .pictured_by(picture)
    .with_rulebook(Path(__file__).with_name("rules.toml"))
)
