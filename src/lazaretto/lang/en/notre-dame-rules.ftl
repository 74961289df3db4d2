# The rules of Notre Dame, one message per rule; order and provenance: games/notre_dame/rules.toml

notre-dame-rules-title = Notre Dame: the rules
notre-dame-rules-summary =
    Paris at the end of the 14th century. 2 to 5 citizens, each master of a quarter in the shadow of the
    cathedral, win prestige with well-chosen cards, while the rats bring the plague to those who forget their
    health. After nine rounds whoever has the most prestige points wins.

## Components

notre-dame-section-components = Components
notre-dame-plain-components = Everybody has a quarter of seven sectors, fourteen cubes, a Friend, a carriage and nine cards. Messages lie on the market squares; fifteen characters come and go.
NDM-C1 =
    A quarter has 7 sectors: Cloister School, Bank, Residence, Carriage House, Inn, Park and Hospital. Its
    Harbour is not a sector; it carries the rat track from 0 to 9.
NDM-C2 =
    A quarter has 5 market squares, one in its centre and four at its edge. Streets join them with each other
    and with the squares of the neighbouring quarters.
NDM-C3 = Everybody has 9 action cards: one for each of the 7 sectors, one Notre Dame, one Trusted Friend.
NDM-C4 =
    Everybody has 14 influence cubes, a Trusted Friend, a carriage and 4 messages in one colour, and a black
    rat marker.
NDM-C5 =
    The 4 messages of a colour show: 1 point and a coin; 2 points and a cube; 3 points and the rat marker back
    one; 4 points.
NDM-C6 =
    There are 15 characters: 6 brown ones, and 9 grey ones with the letters A, B and C, three of each. Each
    shows 0 to 3 rats.
NDM-C7 = There are 25 coins. Prestige points (“points” for short) never run out.
NDM-C8 = The cathedral is worth 6, 8, 10 or 12 points with 2, 3, 4 or 5 players.

## Set-up

notre-dame-section-setup = Set-up
notre-dame-plain-setup = You begin with four cubes, three coins, no rats, and your carriage in the middle of your quarter.
NDM-S1 =
    Around the cathedral lie as many quarters as there are players (for 2 players see NDM-T1).
NDM-S2 =
    You begin with your Friend in front of you, your carriage on the central square of your quarter, 4 cubes in
    your personal supply, 10 in the general supply, 3 coins, and your rat marker on 0.
NDM-S3 = Your 4 messages are shuffled and laid face up on the 4 edge squares of your quarter.
NDM-S4 = Your 9 action cards are shuffled into a face-down deck of your own.
NDM-S5 =
    The 6 brown characters are shuffled into a face-down deck. The 9 grey ones form another, A on top of B on
    top of C, shuffled within each letter.
NDM-S6 =
    The start player is drawn by lot and gets the bell-ringer. Here the host may also name the start player.
NDM-S7 = Whatever belongs to colours that nobody plays stays in the box (for 2 players see NDM-T2).

## The round

notre-dame-section-round = The round
notre-dame-plain-round = Nine rounds. In each you keep one of three cards and pass two on, then one of two; of your three cards you play two, pay a character if you like, and the plague strikes. After every third round the cathedral pays.
NDM-R1 = Phase 1: two brown characters and one grey one are turned up.
NDM-R2 =
    Phase 2: draw the top 3 cards of your deck, keep one and pass two to the left. Of the two that you receive
    keep one and pass one to the left. The last card you receive is yours as well. All pass at the same time,
    and you look at what you receive only after passing on. A card once kept is not passed on.
NDM-R3 =
    So you hold one card of your own colour, one of your right neighbour’s and one of the player two seats to
    your right.
NDM-R4 =
    Phase 3: in turn order everybody plays one card face up and carries out its action; then in turn order a
    second one. The third card is laid unseen under the second and has no effect. All cards go to one discard
    pile, through which nobody may look.
NDM-R5 =
    A card works for whoever plays it, with that player’s own pieces and in his own quarter (or on Notre Dame),
    whatever the colour of the card.
NDM-R6 =
    Phase 4: in turn order everybody may pay one of the three characters with one coin and then gets its
    benefit. You pay at most one character in a round; several players may pay the same one. Without a coin
    there is no character.
NDM-R7 = Phase 5: the plague strikes (NDM-P1 to NDM-P9).
NDM-R8 =
    At the end of a round, after the plague, the characters go under their decks and the bell-ringer passes to
    the left.
NDM-R9 =
    After that, at the end of rounds 3, 6 and 9, the cathedral is scored (NDM-N4). Then the brown characters
    are shuffled anew, and all action cards go back to their owners, who shuffle them.
NDM-R10 = The game ends after the scoring of round 9.
NDM-R11 =
    There are three periods, A, B and C, of three rounds with five phases each. All six brown characters appear
    once in each period, each grey one once in the game.
NDM-R12 = Turn order goes clockwise, that is to the left, from whoever has the bell-ringer.

## Placing and acting

notre-dame-section-actions = Placing and acting
notre-dame-plain-actions = A card puts a cube into its sector, and the sector brings as much as cubes are there: cubes, coins, points, a ride, a small help, fewer rats. So full sectors bring the most.
NDM-A1 =
    With the card of a sector you place one cube from your personal supply in that sector of your quarter, then
    do what the sector does. The cubes in the sector include the one just placed, and your Friend if he is
    there.
NDM-A2 =
    If your personal supply is empty, and only then, you may instead move one of your cubes (never the Friend)
    from another sector or from Notre Dame to the place that the card names. A cube that lies there already
    does not serve.
NDM-A3 =
    You may play every card without effect, by choice or because you can place nothing: then no cube is placed
    or moved. (The rulebook says so of the cards that place a cube; we hold the same for the Trusted Friend.)
    But if you place the cube, you carry out the whole action.
NDM-A4 =
    Cloister School: take as many cubes from the general supply to your personal supply as there are in the
    school, or what is left; if nothing is left, the cube you placed still stays. Example: two cubes lie there,
    you place a third and take 3; later you place a fourth and take 4.
NDM-A5 = Bank: take as many coins as there are cubes in the bank.
NDM-A6 =
    If the coin supply is empty, the missing coins all come from the other player who has most coins, and when
    that player has none left, from the next richest. You never pay yourself; of equally rich players the one
    nearest to your left pays; if nobody else has a coin, the rest lapses. This goes for every gain of coins.
NDM-A7 = Residence: as many points as there are cubes in it.
NDM-A8 =
    Carriage House: move your carriage along the streets up to as many market squares, your own or others’, as
    there are cubes in the Carriage House. It may stop early or stay, and use a street twice, but never stops
    between squares or in a sector. Several carriages may share a square.
NDM-A9 =
    If the carriage ends on a square with a message that you may take, you take it and get what it shows.
    Driving past a message does nothing.
NDM-A10 =
    You may take a message only if you own no more of its colour than of each other colour that still has
    messages on the board. All colours in play count, your own too. The carriage may also end on a message that
    you may not take: it stays there.
NDM-A11 =
    Example: Red, Violet, Blue and Green play. Red owns one violet, one green and one red message: the next one
    must be blue. Then any colour may follow, for instance a second blue one.
NDM-A12 =
    Inn: with one, two or three cubes there after placing, choose one of these: a coin; a cube from the general
    supply; your rat marker back one. With four or more choose two, also the same twice. With the marker on 0
    that choice is void.
NDM-A13 = Park: your rat marker goes back one (on 0: nothing), however many cubes are there.
NDM-A14 =
    Lasting effect of the Park: every full pair of cubes there (the Friend included) adds 1 point each time you
    gain points, once for each occasion: residence, donation, character, message or cathedral. A gain of 0 is
    no gain. The Park counts as it stands when you get the points.
NDM-A15 =
    Examples: the second cube in the Park brings no point by itself. Third cube in the Residence, 2 in the
    Park: 3+1. Lawyer with 5 messages, 2 in the Park: 6+1. Donation of 2 coins, 5 in the Park: 3+2. Cathedral
    worth 6 to you, 6 in the Park: 6+3.
NDM-A16 =
    Hospital: your rat marker goes back one (on 0: nothing), however many cubes are there. Its lasting effect
    is NDM-P2.
NDM-A17 =
    Trusted Friend: you place no cube. Your Friend enters any sector of your quarter and later moves to another
    one, never to the Harbour or to Notre Dame; then that sector acts as if a cube had been placed. He counts
    as one cube everywhere. Example: he enters the Bank, where 2 cubes lie: 3 coins.
NDM-A18 =
    Every gain of cubes moves your cubes from the general to your personal supply. What is not there lapses;
    the rest of the gain, such as points, is given.
NDM-A19 = “Rat marker back one” does nothing on 0; whatever goes with it is still given.
NDM-A20 =
    A cube moved by NDM-A2 counts in its new place, and no longer in the old one, before the action is carried
    out.
NDM-A21 =
    The Trusted Friend card never needs a cube, so an empty supply does not matter. The Friend may not be
    played into the sector where he already is.
NDM-A22 =
    The Inn’s choices are made one after the other. A choice that would give nothing is not offered; if none is
    left, the rest lapses.
NDM-A23 =
    A carriage that does not move has ended its move where it stands: a message there that you may now take is
    taken.
NDM-A24 =
    Example: Yellow’s first carriage move took a red message (2 points and a cube). With a second cube in the
    Carriage House Yellow drives up to two squares, but another red message would stay until Yellow has one of
    each other colour. A carriage may also end on a square without a message or beside another carriage.

## Notre Dame

notre-dame-section-cathedral = Notre Dame
notre-dame-plain-cathedral = A cube on the cathedral costs coins and brings points at once; at the end of the period the cathedral’s points are shared out among the cubes there.
NDM-N1 =
    Notre Dame card: place a cube on the cathedral and pay 1, 2 or 3 coins to the supply for 1, 3 or 6 points
    at once.
NDM-N2 = If you pay no coin, you place no cube; the card may still be played without effect.
NDM-N3 = Each card allows one cube and at most three coins; you may play several such cards.
NDM-N4 =
    At the end of each period the value of the cathedral is divided by the number of all cubes there, rounded
    down: each cube brings its owner that many points. Then all those cubes go to the general supply.
NDM-N5 =
    Example with 4 players: Green has 2 cubes there, Blue 1: 10/3 is 3 for each; Green gets 6, Blue 3. Green has
    2 cubes in the Park and so gets 7.
NDM-N6 =
    Example: Paola plays Notre Dame with an empty personal supply: she moves a cube from her Hospital to Notre
    Dame and then pays the church.
NDM-N7 =
    With no cube there nobody scores. With more cubes than the cathedral is worth, each brings 0, which is no
    gain; the cubes still go to the general supply.

## The plague

notre-dame-section-plague = The plague
notre-dame-plain-plague = Every round your rats grow by the rats on the three characters, less the cubes in your Hospital. Beyond nine the plague breaks out: two points and a cube are lost.
NDM-P1 =
    The rats on the three characters turned up are the strength of the plague, for everybody, whoever paid
    whom.
NDM-P2 =
    You subtract the cubes (and the Friend) in your Hospital and move your marker forward by the rest. A
    negative rest moves it back, but not below 0.
NDM-P3 =
    If your marker would pass 9, by however much, it stops on 9, you lose 2 points, and one cube goes from your
    fullest sector to the general supply. Exactly 9 is safe.
NDM-P4 =
    The Friend counts when the fullest sector is sought but is never taken. Among equally full sectors you
    choose.
NDM-P5 =
    With fewer than 2 points you lose what you have. If no fullest sector holds a cube, no cube is lost; if only
    some do, the cube comes from one of those. The cathedral is no sector here.
NDM-P6 =
    Example with strength 3: 2 cubes in the Hospital, marker from 4 to 5; Hospital empty, from 6 to 9; 3 cubes
    and the Friend in the Hospital, from 5 to 4.
NDM-P7 =
    Example of the next round, strength 7: Hospital 2, marker on 5: it would reach 10, so 9 and a loss. Hospital
    empty, marker on 9: 16, so 9 and the same loss. 1 cube and the Friend in the Hospital, marker on 4: to 9,
    safe.
NDM-P8 =
    The plague strikes all players at once, each with the Hospital as it stands at the start of phase 5. Then,
    in turn order, whoever must choose among fullest sectors does so.
NDM-P9 = Every round anew: a marker on 9 that would advance again costs the same again.

## The characters

notre-dame-section-characters = The characters
notre-dame-plain-characters = One coin, one character a round. The brown ones help, and come back in every period; the grey ones pay points for what you have, each once in the game.
NDM-H1 =
    Innkeeper (brown): 3 points, and one of these: a coin; a cube from the general supply; your rat marker back
    one.
NDM-H2 =
    Minstrel (brown): you may move 1 to 3 cubes, of which the Friend may be one, from one sector of your quarter
    to one other, neither of them Notre Dame; there is no action.
NDM-H3 = Monk (brown): 2 cubes from the general supply and 1 point.
NDM-H4 =
    Jester (brown): you may move one cube or the Friend from a sector, or a cube from Notre Dame, to another
    sector of your quarter, not Notre Dame; then that sector acts. Example: a cube from the Bank to the Carriage
    House, where two lie: the carriage moves up to three squares.
NDM-H5 = Usurer (brown): 2 coins and 1 point.
NDM-H6 =
    Doctor (brown): in phase 5 of this round the strength of the plague is 0 for you alone; your Hospital still
    subtracts. Example: 2+3+1 = 6, Doctor paid, 1 cube and the Friend in the Hospital: from 7 to 5.
NDM-H7 = Watch (A): 1 point for each of your cubes, and the Friend, in your quarter and on Notre Dame.
NDM-H8 =
    Night Watch (A): 1 point for each of your 7 sectors with neither cube nor Friend; Harbour and Notre Dame do
    not count.
NDM-H9 =
    Bishop (A): place one of your cubes from the general supply in an empty sector of your quarter, not Notre
    Dame; then that sector acts.
NDM-H10 = Guild Master (B): 2 points for each of your sectors with at least two cubes (the Friend counts).
NDM-H11 =
    Beggar King (B): 1 point for each free space in front of your rat marker. Example: marker on 4: 5 points.
NDM-H12 = Lawyer (B): 3 points for every two messages you own. Example: 5 messages: 6 points.
NDM-H13 =
    Court Lady (C): 1 point for each cube (the Friend counts) in your fullest sector, once also if several are
    equally full. Example: five cubes in each of two sectors: 5 points.
NDM-H14 = Mayor (C): 3 points for each of your sectors with at least three cubes (the Friend counts).
NDM-H15 = Carpenter (C): 1 point for each of your sectors with at least one cube or the Friend.
NDM-H16 = You may pay a character that brings you nothing.
NDM-H17 =
    What a character cannot give lapses, the rest is given, and the coin is spent. The points of one character
    are one occasion for the Park.
NDM-H18 =
    For the Bishop a sector is empty with neither cube nor Friend. Without a cube in the general supply or
    without an empty sector he has no effect. In the Carriage House the carriage moves up to one square; in the
    School you take one cube.
NDM-H19 =
    Jester and Minstrel move only what already lies in the quarter (the Jester also a cube on Notre Dame): a
    Friend who is not yet in a sector cannot be moved. With nothing to move they have no effect.
NDM-H20 =
    The Jester’s move is no placing: he serves you also with cubes in your personal supply, and takes none of
    them.

## Visibility, end, two players

notre-dame-section-end = What is seen, the end, two players
notre-dame-plain-end = Everything lies open but points, hands and decks. Most points after nine rounds win. Two players use four quarters and give the last card back.
NDM-V1 =
    Cubes, coins, rat markers and the number of messages of each colour are open. Points are hidden from the
    others until the end. Hands, decks, discards and third cards are hidden; the two cards played face up are
    seen by all. A table may choose to play with open points.
NDM-E1 =
    Most points win. In a tie, more coins and cubes in the personal supply together; if it is still a tie, the
    victory is shared.
NDM-T1 =
    Two players use the board of four, with the side of the cathedral that is worth 6, and sit at opposite
    quarters.
NDM-T2 =
    In each of the two empty quarters the 4 messages of an unused colour are laid out. The carriages of those
    colours are not used, but yours may go there. Four colours count for NDM-A10.
NDM-T3 =
    In phase 2 two players each keep one card and pass two; of the two received they keep one and give the other
    back. So each ends with two cards of the own colour and one of the opponent’s.

## How this differs from the box

notre-dame-differs-title = How this differs from the box
notre-dame-differs-intro =
    This page follows the published rulebook of Notre Dame. With each rule you see where it comes from:
    “Rulebook” means that it is printed there, “Ruling” that the rulebook is silent or unclear and this is how
    we play, “Reconstruction” that the fact is printed on a part of the game that the rulebook does not show.
notre-dame-differs-rats =
    The numbers of rats on the characters are reconstructed. They fit what is published: 0 to 3 on each, 12, 13
    and 12 together in the three periods, and the sums in the rulebook’s examples. We have not seen the cards.
    If you own the box, you can play with a file of your own.
notre-dame-differs-streets =
    The streets between the market squares are reconstructed: five squares in a quarter, of which four at its
    edge, and streets that join neighbouring quarters. They, too, can be replaced with a file of your own.
notre-dame-differs-rulings =
    These are the main rulings. Every gain of coins is paid by the richest other player when the supply is empty
    (NDM-A6), not only the Bank’s. Your own colour counts for messages (NDM-A10): the rulebook’s sentence names
    the opponents’ colours, its examples count all. The Park also pays on messages, and never on a gain of 0
    (NDM-A14). The plague strikes all at once (NDM-P8). The Trusted Friend may be played without effect like the
    other cards (NDM-A3). A tie that nothing breaks is shared (NDM-E1).
notre-dame-differs-points =
    Points lie face down, as in the box. But whoever watches can count along, because every gain follows from
    what lies open; the log tells gains to everybody. Only what a player loses to the plague is told to that
    player alone, since it depends on how many points there are.
