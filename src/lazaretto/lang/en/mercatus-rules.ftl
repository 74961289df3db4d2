# The rules of Mercatus, one message per rule; order and provenance: games/rattus/mercatus/rules.toml

mercatus-rules-title = Mercatus: the rules
mercatus-rules-summary =
    It is 1349, the plague still rages, and yet people trade. Mercatus adds goods, coins and twelve class cards to
    Rattus: whoever holds the majority where a good is wanted sells it there, and five coins are worth a cube.
    Everything in the rules of Rattus holds unless a rule here says otherwise.

## Components

mercatus-section-components = Components
mercatus-plain-components = Four kinds of goods, coins, and twelve more cards for the six classes.
MER-C1 = There are 28 goods: 7 each of fish, cloth, wood and salt.
MER-C2 = There are 32 coins of value 1 and 20 of value 5, together worth 132. Which coins you have never matters, only how much.
MER-C3 = The bank holds what the players do not. It pays only what it has: if it cannot pay in full, it pays what is left.
MER-C4 = There are 12 more class cards, two for each of the six classes.

## Set-up

mercatus-section-setup = Set-up
mercatus-plain-setup = As in Rattus, and beside it: a good lies in every region and says what that region buys, one good of each kind is there to take, everybody has four coins, and six cards are in play.
MER-S1 = Board, rats, plague piece and first cubes are set up as in Rattus. The six cards in play lie beside the board.
MER-S2 = Four goods of each kind form the supply, face down. Then one of each kind is turned face up: those are available.
MER-S3 =
    Of the other 12 goods one, at random, lies face up in each region in play, for the whole game. With 2 players
    one good of each kind is removed first, with 3 players two goods of two different kinds, drawn at random.
MER-S4 = Every player starts with 4 coins.
MER-S5 =
    Exactly six class cards are used. They are settled before the game: six at random out of all eighteen, one at
    random of each class, a named combination, or any six that you pick.
MER-S6 =
    With fewer than 4 players at least one Chivalry card is advised, so that no part of the board is safe from the
    plague. You are warned, not hindered; cards drawn at random follow the advice unless the host says otherwise.
MER-S7 =
    The combinations are: Beginners (Peasant, Monk, Knight, Merchant, King, Witch), Violent Times (Raider, Assassin,
    Grave Robber, Witch, Shaman, Swindler) and Aristocrats (King, Treasurer, Lieutenant, Pope, Landowner, Knight).
    A fourth, Trade (Hanseatic Trader, Brewer, Raider, Baker, Serf, Messenger), is not offered, because Baker, Serf
    and Messenger belong to another expansion.

## Several cards of one class

mercatus-section-classes = Several cards of one class
mercatus-plain-classes = Several cards of one class may be in play. A symbol of that class then takes a cube for each of them.
MER-X1 = If several cards of one class are in play, each symbol of that class takes a cube from the owner of each of them.
MER-X2 = If you hold several cards of one class, each symbol of that class takes a cube from you for each of them, as far as you have cubes there.
MER-X3 = If you hold several Chivalry cards, you still move the plague piece two steps at most.
MER-X4 =
    You have all their other benefits: the Raider’s good, the Assassin’s coins, the Knight’s neutral cubes. Without
    the Knight you cannot count the plague piece as neutral cubes in your turn.

## Goods

mercatus-section-goods = Goods
mercatus-plain-goods = Once in your turn you take a good that lies face up. At the start of each turn one of every kind lies there again.
MER-G1 = At the start of every turn each kind that has none face up but some face down gets one turned up, so that one of each kind is available.
MER-G2 = Once in your turn, at any time before C, you may take one available good.
MER-G3 =
    Cards may let you take more. Only goods that lie face up can be taken, so never two of a kind in one turn;
    nothing is turned up again before the next turn.
MER-G4 = Coins, goods of players, goods on cards, goods in regions and the number of each kind in the supply are known to all.
MER-G5 = No kind can be missing at the start of a turn: at most three of the four lie on cards, and a sale has brought the others back.
MER-G6 = A good that returns to the supply during a turn lies face down; it cannot be taken in that turn.
MER-G7 = The good of MER-G2 and the goods of your cards are separate rights: use each or not, in any order.

## Sale

mercatus-section-sale = Sale
mercatus-plain-sale = When the last good of a kind leaves the supply, everybody sells that kind: three coins for each region that buys it and where you have the most cubes. What you cannot sell is lost.
MER-V1 = If at the end of a turn, after C, the supply has no good of a kind left, face up or face down, that kind is sold. Several kinds can be sold at once.
MER-V2 = In a sale everybody parts with all goods of the kinds that have run out.
MER-V3 =
    You sell a good to a region that shows the same kind and where you have the majority of cubes, and get 3 coins.
    In one sale you can sell one good at most to each region.
MER-V4 = Players who are tied for the majority all have it, so several may sell to one region.
MER-V5 = Without a cube in a region you have no majority there, even if nobody else has a cube there.
MER-V6 = Goods that you cannot sell earn nothing. All goods of the sale, sold or not, return to the supply face down.
MER-V7 =
    Example: fish lie in Germania, Polonia and Hungaria. Blue has 3 fish and the majority in Germania (shared with
    Red) and Polonia; Red has 1 fish and the majority in Germania (shared) and Hungaria. Red’s turn has used up the
    fish. Blue returns 3 fish and gets 2 × 3 = 6 coins; Red returns 1 and gets 1 × 3 = 3 coins.
MER-V8 = Goods on cards belong to nobody: they are not sold and stay there. They count as out of the supply.
MER-V9 =
    Whether a kind has run out is looked at once, when C is over, with the goods taken in C. A kind that ran out
    during the turn but has a good back by then is not sold.
MER-V10 = There is nothing to choose: for each kind you get 3 coins times the number of your goods of it, or times the number of its regions where you have the majority if that is smaller.
MER-V11 = The last regular turn, too, ends with a sale; then comes the final round.

## Money

mercatus-section-money = Money
mercatus-plain-money = Five coins are one cube at the end; until then coins pay for cards.
MER-M1 = At the end every full 5 coins count as one more cube; the rest counts nothing.
MER-M2 = You pay coins to the bank and get them from the bank, never from another player.

## C with these cards

mercatus-section-plague = C with these cards
mercatus-plain-plague = Some cards work while the plague strikes: the Raider takes a good on arrival, the Deacon buys himself off, Assassin and Grave Robber gain by cubes that others lose.
MER-P1 =
    The order in C: the piece moves; the Raider’s good; the spread; the Knight’s decision. Then token by token: it is
    revealed, its limit is compared, the Deacon may pay, M, A and classes take their cubes, the Assassin is paid, the
    Grave Robber may take a good. Last comes the end of the turn with the sale.
MER-P2 =
    Raider: you take the good, or not, as soon as the piece has arrived, even where there are no rats or cubes. It
    must lie face up and be of the kind of the region where the piece ended.
MER-P3 = Deacon: you may pay only when the token strikes and would take at least one cube of yours, and if you have the coins. You pay before any cube is lost.
MER-P4 =
    A token you have paid for takes nothing from you, by none of its symbols. Your cubes stay and still count for
    every M: an M that would have hit you alone hits nobody, and a player tied with you does lose a cube.
MER-P5 = The price rises only when you pay; a token you let strike leaves it as it is. In your next turn it is 1 again.
MER-P6 = The Assassin’s coin comes when the losses of the token are done: it can help pay the Deacon for the next token, not for this one.
MER-P7 = Assassin and Grave Robber gain once for a token, however many cubes of others it kills. Your own cubes do not count.
MER-P8 = Grave Robber: you take the good right after the token, of any kind that lies face up. A good not taken then is lost to you.
MER-P9 = A good that you take in C cannot be put on a card before your next turn.

## The cards

mercatus-section-cards = The cards
mercatus-plain-cards = Most of the new cards turn coins or goods into cubes, or cubes and rats about. Three of them (Hanseatic Trader, Shaman, Landowner) need a good on the card, and work where that good is bought.
MER-K1 = Lieutenant (Royalty): pay 1, 3 or 6 coins to place 1, 2 or 3 more cubes, all in one region; any region, also another than that of B.
MER-K2 = Treasurer (Royalty): take 2 coins from the bank.
MER-K3 = Pope (Church): pay 2 coins to place one cube from your reserve straight into the palace.
MER-K4 =
    Deacon (Church): in C of your own turn, once a rat token has been revealed, you may pay to escape what it does to
    you: 1 coin the first time in a turn, 3 the second, 6 the third. The others suffer it as usual.
MER-K5 = Assassin (Chivalry): move the plague piece up to two steps, and take 1 coin from the bank for each rat token in your turn that kills a cube of another player.
MER-K6 = Raider (Chivalry): move the plague piece up to two steps, and you may take an available good of the kind that lies in the plague’s region.
MER-K7 =
    Hanseatic Trader (Bourgeoisie): needs a good on the card. Move up to 5 of your cubes from one region to another
    one, next to it or not, that shows the kind on the card; all to the same region.
MER-K8 =
    Swindler (Bourgeoisie): before C place a rat token from the supply, unseen, in a region with a cube of yours and
    fewer than 3 rats. Then you may also take an available good of that region’s kind. If this empties the supply of
    rats, the plague does not spread and the game ends after this turn.
MER-K9 = Grave Robber (Magic): in C you may take one available good for each rat token in your turn that killed a cube of another player.
MER-K10 =
    Shaman (Magic): needs a good on the card. Once in your turn redistribute all rat tokens of the regions that show
    the kind on the card, unseen, among those regions as you like. Never more than 3 in one; a region may be left without.
MER-K11 = Landowner (Peasantry): needs a good on the card. Place two cubes in one region that shows the kind on the card.
MER-K12 = Brewer (Peasantry): take one more available good.
MER-K13 =
    To use the Hanseatic Trader, the Shaman or the Landowner, put one of your goods on the card. It stays until
    another player takes the card or you replace it; then it returns to the supply face down. You may take the card
    without a good and put one there in this turn or later. With a good on it the card works from that moment on, once
    per turn, and the good serves again in later turns.
MER-K14 =
    Only the player in turn uses cards, each once per turn and before C; but Raider, Assassin, Deacon and Grave
    Robber, like the Knight, work in C.
MER-K15 =
    A card taken from another player comes empty: its good goes to the supply, not to the former holder. You may put
    a good of yours on it and use it in the same turn.
MER-K16 =
    You put goods on a card or replace them in your turn before C, as often as you like, also after using the card;
    the new good may be of the same kind. You cannot take a good back.
MER-K17 = Lieutenant, Landowner and Pope place cubes from the reserve: you do not pay for a cube you do not have. The Landowner may place one instead of two.
MER-K18 = Lieutenant and Landowner need no rats in the region and are no part of B: the Peasant adds nothing to them, and B may go elsewhere.
MER-K19 = Shaman: the tokens are not mixed; you say for each where it goes. Whoever has seen one goes on knowing it, and nobody looks at any.
MER-K20 = Hanseatic Trader: one to five cubes. They may leave any region; the one they reach must be another. The palace is neither.
MER-K21 = Swindler: the new token is a rat of that region at once, for B, the King and the spread. You take the good then or not at all, and it must lie face up.

## End of the game

mercatus-section-end = End of the game
mercatus-plain-end = As in Rattus: cards once more, all rats, most cubes. In the final round some cards work otherwise, and before the count everybody sells everything.
MER-E1 =
    The final round runs as in Rattus: counter-clockwise, without the player of the last turn, everybody uses the
    cards once more. The cards of Rattus work as in RAT-E3, these as usual (Pope, Landowner and Lieutenant do place
    cubes), except as follows.
MER-E2 = Lieutenant: at most one cube, for one coin.
MER-E3 = Hanseatic Trader, Landowner, Shaman: you may still put a good on them or replace it; they work as usual.
MER-E4 =
    Brewer, Swindler, Raider, Grave Robber: all goods in the supply are available, face up or face down, so you may
    even take the same kind more than once.
MER-E5 = Swindler: if no rat is left in the supply, one is drawn at random from the rats already used.
MER-E6 = Raider: move the plague piece up to two regions, then you may take a good of the kind of the region where it ends.
MER-E7 = Assassin: move the plague piece up to two regions, reveal the rats there one by one, and take 1 coin for each that kills a cube of another player.
MER-E8 = Grave Robber, Deacon: move the plague piece one region, reveal the rats there one by one, and use the card there.
MER-E9 =
    If you hold several cards that go with the plague piece, they all work in the same region: one move, one
    revealing. With a Chivalry card among them the move is up to two regions.
MER-E10 = In the final round there is no sale when a kind runs out.
MER-E11 = When all rats are resolved and before the count there is a last sale: everybody sells all goods of every kind.
MER-E12 = The good of MER-G2 is not taken in the final round; only cards are used.
MER-E13 = Your score: your cubes in regions and in the palace, plus one for every 5 coins. Ties are broken as in Rattus.
MER-E14 = In your part of the final round you first use the cards that work before C, in any order, then those of the plague piece.
MER-E15 =
    To use Raider, Assassin, Grave Robber or Deacon in the final round you move the piece: at least one region, with
    Grave Robber and Deacon alone exactly one, and not back to where it was. You may also leave them all unused.
MER-E16 =
    There is no spread in the final round. The revealing follows RAT-D1 to RAT-D9 and RAT-D11: it needs a cube and a
    rat, the order is random, cubes of every player are lost, and it stops when no cube is left.
MER-E17 =
    After the move, and the Raider’s good, you reveal the rats if you hold Assassin, Grave Robber or Deacon. You may
    leave them face down only if you also hold the Knight or the Raider, whose move needs no revealing.
MER-E18 = In such a revealing the piece counts as 2 neutral cubes only if you hold the Knight and want it (RAT-K3).
MER-E19 = Deacon: the price starts at 1 in the final round.
MER-E20 = When all rats are resolved after the final round no card works: the Deacon does not pay, the Assassin gets no coin, nobody takes a good.
MER-E21 = In that resolution the piece counts as 2 neutral cubes (RAT-E4) also if the Knight is not among the six cards.
MER-E22 =
    The rats already used (MER-E5) are all tokens revealed so far, those of the final round included, but not the
    tokens removed at set-up. The one that is drawn is placed unseen.
MER-E23 = The last sale follows MER-V3 to MER-V8 for each kind; goods on cards are not sold.

## How this differs from the box

mercatus-differs-title = How this differs from the box
mercatus-differs-intro =
    This page follows the published Italian rulebook of Mercatus. “Rulebook”, “Ruling” and “Reconstruction” mean the
    same as on the page of Rattus.
mercatus-differs-names =
    The Italian rulebook calls the Raider both “Bandito” and “Sciacallo”, and the Grave Robber both “Profanatore di
    tombe” and “Saccheggiatore di tombe”: we take each pair for one card.
mercatus-differs-trade =
    The name and the first card of the combination Trade are reconstructed. It needs three cards of another
    expansion, so you cannot choose it here.
mercatus-differs-rulings =
    The main rulings: the order of everything in C (MER-P1), what the Deacon’s payment saves (MER-P3, MER-P4), the
    Shaman’s tokens, which stay known (MER-K19), and how the cards of the plague piece share one move in the final
    round (MER-E14 to MER-E19).
