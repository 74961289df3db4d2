# The rules of Rattus, one message per rule; order and provenance: games/rattus/rules.toml

rattus-rules-title = Rattus: the rules
rattus-rules-summary =
    The year is 1347 and the Black Death is at the gates of Europe. 2 to 4 players settle its regions and win
    the help of the medieval classes, while the plague travels with the rats from one region to the next. Once
    it has burnt itself out, whoever has the most cubes left on the board wins.

source-rulebook = Rulebook
source-ruling = Ruling
source-reconstruction = Reconstruction

## Components

rattus-section-components = Components
rattus-plain-components = Twenty cubes a player, 49 rats with hidden faces, six class cards, one plague piece, and a map of Europe. The palace is the one safe place on it.
RAT-C1 = Every player has 20 cubes of one colour; there are four colours.
RAT-C2 =
    The map shows 12 regions in three shades. Light: Anglia, Gallia, Germania, Hispania, Hungaria, Italia,
    Polonia and Scandia. Medium: Bulgaria and Turcia. Dark: Russia and Tartaria. Regions with a common border
    are neighbours, and so are regions that an arrow joins across the sea. You find every border in the part
    “How this differs from the box”.
RAT-C3 =
    There are 49 rat tokens (“rats” for short): 12 starting tokens and 37 ordinary ones. The face of a token
    carries a limit and symbols: class symbols, M (majority) and A (all). From the back they all look the
    same.
RAT-C4 =
    There are 6 class cards, one for each class: the King (Royalty), the Monk (Church), the Knight (Chivalry),
    the Merchant (Bourgeoisie), the Peasant (Peasantry) and the Witch (Magic).
RAT-C5 =
    The palace is a place apart: it is not a region, it has no neighbours, and the plague never strikes there.
RAT-C6 = A single plague piece shows where the plague is.

## Set-up

rattus-section-setup = Set-up
rattus-plain-setup = Every region in play gets one rat, the plague a region by lot. Then everybody puts down two cubes, and two more in the opposite order. Nobody holds a card yet.
RAT-S1 =
    The number of players decides how much of Europe is in play: with 2 players the 8 light regions, with 3
    also the 2 medium ones, with 4 all 12. A region out of play takes no part at all: nothing can enter it and
    nothing can pass through it.
RAT-S2 =
    Shuffle the 12 starting tokens without showing their faces and lay one, still face down, in each region in
    play. Starting tokens that remain (4 with 2 players, 2 with 3) go into the supply.
RAT-S3 =
    Some of the 37 ordinary tokens are taken out unseen: 12 with 2 players, 6 with 3, none with 4. The others
    are mixed with the starting tokens that remained and form the supply: 29 tokens with 2 players, 33 with 3,
    37 with 4.
RAT-S4 = The plague piece begins in a region drawn at random from those in play.
RAT-S5 =
    Around a table the youngest player begins. Here the host of the game may name the start player; unless the
    host does, chance decides.
RAT-S6 =
    In a first round, clockwise and opened by the start player, each player puts 2 cubes into a single region.
    In a second round, counter-clockwise and opened by the last player, each puts another 2 into a single
    region, the same as before or a different one. You may share a region with others, even the one with the
    plague piece, and a region can hold any number of cubes.
RAT-S7 = All six class cards begin beside the board; nobody holds one when the game starts.
RAT-S8 =
    You play a colour that is yours alone. Your reserve is made up of all your cubes outside the regions and
    the palace.

## The turn

rattus-section-turn = Your turn
rattus-plain-turn = Take a card if you like, place as many cubes in one region as rats lie there if you like, use your cards; then you must move the plague. That ends your turn.
RAT-T1 =
    Turns go clockwise, beginning with the start player. In your turn you may take a class card (A), you may
    place cubes (B), and you must move the plague (C). A and B come in whichever order you like; C always
    comes last and ends your turn.
RAT-T2 =
    A: take one class card, either from beside the board or from another player. You can take at most one in a
    turn.
RAT-T3 =
    You keep a card until another player takes it from you; you cannot give it up yourself. There is no limit
    to how many cards you may hold.
RAT-T4 = Every card in front of you gives you its benefit, including the one you took this turn.
RAT-T5 =
    You use your cards in your own turn only. Each works at most once per turn, and you are never forced to
    use it. Use them in any order, before, between or after A and B, but always before C. The one exception is
    the Knight, who does his work during C.
RAT-T6 =
    B: choose one region and place cubes from your reserve there, exactly one for each rat token that lies in
    it at that moment. Only if your reserve holds too few do you place fewer: all that are left. You do this
    once per turn. At a table that has chosen that house rule you may always place fewer.
RAT-T7 = No cubes can be placed in a region without rats; only the Peasant allows it (RAT-K7).
RAT-T8 =
    Example: there are three rats in Gallia, one in Germania and none in Italia. Red may place 3 cubes in
    Gallia or 1 in Germania, but none in Italia.
RAT-T9 =
    Class cards lie face up in front of the players who hold them. Everybody can also see all cubes and
    reserves, how many rats each region has, and how many tokens are left in the supply.
RAT-T10 =
    All rat tokens are kept face down, in the regions as well as in the supply. Until a token is revealed
    nobody sees its face, except with the help of the Witch.
RAT-T11 =
    Placing cubes (B) is a single act, and so is each use of a card: you finish one before you begin the next.
    The cubes of B therefore go down together, and nothing can happen between the Witch’s first look and her
    swap.
RAT-T12 =
    A card you take from another player is yours to use at once, even if its former holder used it in their
    own last turn: “once per turn” is counted afresh every turn.

## Moving the plague

rattus-section-plague = Moving the plague
rattus-plain-plague = The plague goes one region on. If rats lie there, new ones come to its neighbours: one for one rat, two for more. You choose where, never more than three in a region.
RAT-P1 = Move the plague piece to a neighbouring region in play. It cannot stay where it is.
RAT-P2 =
    The plague then spreads, depending on the rats in the region it has entered. No rats: nothing happens. 1
    rat: one new token. 2 or 3 rats: two new tokens. New tokens come unseen from the supply and go to
    neighbours of that region; you choose which, and two tokens may go into one region together or one each
    into two regions.
RAT-P3 =
    A region never holds more than 3 rats, so a full neighbour cannot be chosen. If there is room for fewer
    tokens than are due, you place only as many as fit; if there is no room at all, you place none.
RAT-P4 =
    If the supply runs short of the tokens due, you place those that are left. The turn continues as usual,
    and the game ends after it (RAT-E1).
RAT-P5 =
    The spread goes by the number of rats that are there when the piece arrives. It comes before the
    devastation, and it happens whether there are cubes in the region or not.
RAT-P6 =
    Placing the tokens due is not up to you: as long as there is room, they must be placed. You may also put
    them in the region the piece has just come from, for it is a neighbour like the others.
RAT-P7 =
    C always runs in this order: the piece moves; the plague spreads; the Knight’s decision of RAT-K3 is made
    (it is needed only if tokens are going to be revealed); the tokens are resolved one by one; the turn
    ends, and with it comes the check for the end of the game (RAT-E1).

## Devastation

rattus-section-devastation = Devastation
rattus-plain-devastation = Then the rats where the plague stands are turned up, one by one. A rat strikes if there are at least as many cubes as its number says; M hits who has most, A hits all, a class hits who holds its card.
RAT-D1 =
    Where the piece arrives there is a devastation if the region has one or more cubes and one or more rats.
    Its rat tokens are turned up and resolved singly, in random order, until the region has run out of
    tokens or of cubes. Tokens that were not revealed stay there, face down.
RAT-D2 =
    When a token is revealed, count all cubes in the region at that moment, whatever their colour. If there
    are at least as many as the token’s limit, the token strikes; if there are fewer, it does nothing.
RAT-D3 =
    M comes first: the player with the most cubes in the region loses one. If several players are tied for the
    most, each of them loses one.
RAT-D4 =
    Each M on the token counts. With two of them, resolve the first, then see anew who has the most before you
    resolve the second. A and class symbols never change who is hit by an M.
RAT-D5 = A comes next: for each A, one cube is lost by every player who has any in the region.
RAT-D6 =
    Class symbols come last: for each symbol, the player who holds the card of that class loses one cube from
    the region, provided they have one there. If nobody holds the card, nobody is hit.
RAT-D7 = Cubes that are lost go back to their owner’s reserve and can be placed again later.
RAT-D8 =
    Once revealed, a token is out of the game, even if it did not strike. Everybody can see the tokens that
    have been revealed.
RAT-D9 = The plague cannot reach the palace: no cube in it is ever lost.
RAT-D10 =
    Example: Yellow holds the Knight; Green the Peasant and the Merchant; Blue the Monk, the Witch and the
    King. Red moves the plague from Italia to Gallia, where there are 3 rats, 2 green cubes and 1 yellow cube.
    Two new tokens are due, and Red puts both of them in Hispania, which had none. Now Gallia is devastated.
    First token: limit 1, Bourgeoisie and Church. Green, who has the Merchant, loses one cube; Blue, who has
    the Monk, has no cube there. Second token: limit 3, Bourgeoisie, Peasantry and Church. Only 2 cubes are
    left, so it has no effect. Third token: limit 2, M, Bourgeoisie and Church. Green and Yellow are tied for
    the most, and each loses one. Gallia is now empty, and nothing more happens. The player to Red’s left is
    next.
RAT-D11 =
    You can only have the majority in a region where you have at least one cube. As soon as the last cube has
    gone, the remaining symbols of the token do nothing.

## The class cards

rattus-section-cards = The class cards
rattus-plain-cards = Each card helps once in every turn of yours, and its class symbol on a rat costs you. King: a cube into the palace. Monk: a rat moves. Knight: the plague goes farther. Merchant: cubes move. Peasant: one cube more. Witch: look at rats.
RAT-K1 =
    King: move one of your cubes to the palace, from a region in which there is no rat at that moment. Nothing
    can happen to it there until the game is over, and it counts at the end.
RAT-K2 =
    Knight: move the plague piece one or two steps, each of them to a neighbouring region in play. Only the
    region where it ends feels the plague; one it merely passes through does not. The piece may not end where
    it began.
RAT-K3 =
    Knight: before the tokens are revealed you decide whether the plague piece counts as 2 neutral cubes in
    the region when the limits are checked. Your choice holds for all tokens of this devastation. Neutral
    cubes cannot be lost and give nobody a majority; and if there are no other cubes, they neither start a
    devastation nor keep one going.
RAT-K4 =
    Example for the Knight: the piece is in Italia, and the Knight takes it to Scandia, where there are 2
    cubes. If it counts as 2 more, tokens with a limit of 3 or 4 strike there too.
RAT-K5 = Merchant: move up to 3 of your cubes from one region to one neighbouring region.
RAT-K6 =
    Monk: move one rat token, without looking at it, to a neighbouring region that has fewer than 3. You may
    do this before or after you place cubes.
RAT-K7 =
    Peasant: in B you may add one cube to the number that the rats demand, in the same region. With 3 rats you
    place 3 cubes or 4; with no rats, 1 cube.
RAT-K8 =
    Witch: pick a rat token on the board and look at it. If you wish, look at a second one, in the same region
    or in another; then, if you wish, swap the two. What you see, you alone see.
RAT-K9 =
    Witch: each token remains the same thing wherever it goes. If you have seen one, you may go on knowing it
    as long as it lies on the board, even after it has been moved or swapped. The program remembers it for you
    and shows it to you alone.
RAT-K10 =
    Example for the Monk: you place 3 cubes in a region with 3 rats. Then you move one of those rats to a
    neighbouring region that has fewer than 3. Your 3 cubes now share their region with only 2 rats.
RAT-K11 =
    Monk and Witch: the tokens in a region can be told apart, and you say which one you move or look at.
    Everybody sees which token it is, but not its face.
RAT-K12 =
    Witch: she looks only at tokens that lie in regions, and the two must be different ones. If there is just
    one token, she looks at that one. Unless she looks at a second token, she cannot swap.

## End of the game

rattus-section-end = End of the game
rattus-plain-end = When the rats run out, or somebody has all twenty cubes out, the others use their cards once more. Then every rat is turned up. Most cubes on the map and in the palace win.
RAT-E1 =
    Two things end the game, and both are checked at the end of a turn: the supply of rats is empty, or one
    player’s 20 cubes are all on the board once the devastation is over (cubes in the palace count as on the
    board).
RAT-E2 =
    A final round follows, and it goes counter-clockwise: the right neighbour of whoever played the last turn
    begins, and the left neighbour of that same player is the last. Whoever played the last turn is left out.
    All the others may use the abilities of the cards they hold one more time.
RAT-E3 =
    In the final round nobody takes a card. No cube is placed, except with the Peasant: one cube, in any
    region. The plague does not move, except with the Knight: up to two regions, with no spread and no
    devastation. King, Merchant, Monk and Witch work as usual.
RAT-E4 =
    After that the plague sweeps through every region: each rat token still lying there is turned up and
    resolved, one after another. (Where no cube is left nothing can follow, so the program leaves those tokens
    face down.) In the region where it stands the plague piece counts as 2 neutral cubes, whether anybody
    wants that or not.
RAT-E5 = Whoever has the most cubes on the board wins; cubes in the palace count too.
RAT-E6 =
    In a tie, the win goes to the tied player who would have played soonest. First in line is the left
    neighbour of the player who had the last turn, then on clockwise; the player of the last turn comes last.
RAT-E7 =
    In the final round, too, you use each card at most once, only if you wish, and in any order, but the
    Knight last, as in a turn. The conditions of RAT-E1 are not checked again.
RAT-E8 = In the final round the Knight may also leave the plague piece where it is.
RAT-E9 =
    When the last rats are resolved, RAT-D1 to RAT-D9 and RAT-D11 apply in every region in play. There is no
    spread, nobody has anything to decide, and no card helps. In which order the regions come makes no
    difference.
RAT-E10 =
    The neutral cubes of RAT-E4 are like those of RAT-K3: they cannot be lost, give nobody a majority, and
    start no devastation on their own.

## How this differs from the box

rattus-differs-title = How this differs from the box
rattus-differs-intro =
    This page follows the published rulebooks of Rattus. With each rule you see where it comes from:
    “Rulebook” means that it is printed there. “Ruling” means that the rulebooks are silent or disagree, and
    this is how we play. “Reconstruction” means that the fact is printed on a part of the game that none of
    those rulebooks shows: our values fit everything that is known, and you can replace them.
rattus-differs-tokens =
    The faces of the 49 rat tokens are reconstructed. They fit every published fact: limits run from 1 to 6,
    about 60% are above 3, just over 10% are 1, the faces in the rulebooks’ examples are among them, and
    Royalty is the commonest class. But we have not seen the printed faces. If you own the box, you can play
    with files of your own that give the real ones.
rattus-differs-map =
    The names of the regions and part of the borders are reconstructed. Proven by a rulebook: Gallia–Hispania,
    Gallia–Italia and Russia–Tartaria. Forced by an example or by plain geography: Anglia–Gallia (sea),
    Germania–Scandia (sea), Germania–Italia, Hispania–Italia (sea), Gallia–Germania, Germania–Polonia,
    Germania–Hungaria, Hungaria–Polonia, Bulgaria–Hungaria, Bulgaria–Turcia (sea) and Polonia–Russia. Likely,
    but not certain: Hungaria–Italia, Polonia–Tartaria, Hungaria–Tartaria, Bulgaria–Tartaria and
    Russia–Scandia. Chosen by us so that the map plays well: Anglia–Scandia, Bulgaria–Italia and
    Tartaria–Turcia, all three across the sea. The borders, too, can be replaced with a file of your own.
rattus-differs-rulings =
    Where the rulebooks say nothing or contradict each other, the rule is marked as a ruling. These are the
    main ones. A and B come in free order (RAT-T1); the Dutch rulebook fixes A before B, and you can choose
    that as a house rule. With 2 players 12 tokens are removed and with 3 players 6 (RAT-S3), where the Dutch
    rulebook prints 12 and 8. Cards are used before C (RAT-T5), although some rulebooks allow them at any time
    of the turn. And in the final round the Knight brings neither spread nor devastation (RAT-E3). The
    rulebooks agree that in B as many cubes are placed as there are rats (RAT-T6); that you may place fewer is
    a house rule you can choose.
