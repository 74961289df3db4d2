# The lessons of Rattus, one message for each thing said; the positions: lessons/rattus

lesson-rattus-goal = Cubes that live
lesson-rattus-goal-place = You are Red. At the end, whoever has the most cubes on the map wins. Choose Gallia to place cubes there.
lesson-rattus-goal-place-right = Three rats lie in Gallia, so three cubes went there; a light or a dark back is all the same. You now have seven on the map.
lesson-rattus-goal-plague = Your turn ends by moving the plague, the black figure, one step. Send it to Green’s cubes in Polonia.
lesson-rattus-goal-plague-right = A rat was turned up in Polonia and took one of Green’s cubes. You have seven, Green has three: that is how you win.
lesson-rattus-goal-plague-else = That is allowed, but look: Green’s three cubes are in Polonia, and there is a rat beside them.
lesson-rattus-goal-plague-else-own = That is allowed, but look: those five cubes in Gallia are yours. The rats there will be turned up against you.

lesson-rattus-placing = Place where the rats are
lesson-rattus-placing-most = You place one cube for each rat, all in one region. Place as many as you can at once.
lesson-rattus-placing-most-right = Three rats, three cubes. Where no rats lie you can place nothing at all.
lesson-rattus-placing-most-else = That is allowed, but look: fewer rats lie there, so fewer cubes came. Three rats lie in Scandia.
lesson-rattus-placing-safe = Rats bring cubes and take them too. The plague in Germania moves one step a turn, also along the dotted sea routes: place three cubes where it cannot be next.
lesson-rattus-placing-safe-right = Hispania does not border on Germania. Before the plague gets there, you have another turn.
lesson-rattus-placing-safe-else = That is allowed, but look: it borders on Germania. Green may send the plague there at once.
lesson-rattus-placing-safe-else-few = That is allowed, and the plague cannot be there next; but only one rat lies there. Hispania is safe too, and has three.
lesson-rattus-placing-safe-else-there = That is allowed, but look: the plague stands there now, so it will leave. But it brings one cube only; Hispania brings three.

lesson-rattus-cards = What a card gives, and what it costs
lesson-rattus-cards-take = Once a turn you may take a class card, even from another player. Three of your cubes lie in Hispania, where there are no rats: take the King.
lesson-rattus-cards-take-right = The King has brought a cube into the palace: no rat ever gets there, and it counts at the end. You keep him, and use him once every turn, until somebody takes him from you.
lesson-rattus-cards-take-else = That is allowed, but look: the King brings a cube from a region without rats into the palace, and you have three of them in Hispania.
lesson-rattus-cards-cost = Cards have a price: a rat that shows a class takes a cube from whoever holds its card. You know the rat in Italia, among your four cubes: it shows the Church. Take any card but the Monk, who belongs to the Church.
lesson-rattus-cards-cost-right = Good: the Church hits only the holder of the Monk. Each card you hold is one more symbol that can hit you, so take those that you will use.
lesson-rattus-cards-cost-else = That is allowed, but look: the rat in Italia shows the Church. Whoever holds the Monk loses a cube there.

lesson-rattus-plague = Moving the plague
lesson-rattus-plague-move = The plague must move to a neighbouring region. Where it arrives rats are turned up, and they take cubes. Send it where it costs Green and not you.
lesson-rattus-plague-move-right = Only green cubes lie in Hungaria. Two rats lie there, and for each of them a new rat comes to its neighbours.
lesson-rattus-plague-move-else = That is allowed, but look: your own cubes lie there, and the rats beside them are turned up too.
lesson-rattus-plague-move-else-nothing = That is allowed, but look: there is no rat in Scandia, so nothing happens to anybody.
lesson-rattus-plague-spread = You choose where the new rats go. Where rats lie you may place cubes next time: put the first into Bulgaria.
lesson-rattus-plague-spread-right = The second rat followed it: next turn you may place two cubes in Bulgaria, beside the one you have. Then the rats in Hungaria were turned up and taken off the map; one took a green cube.
lesson-rattus-plague-spread-else = That is allowed, but look: the plague stands next door, and others may place there before you. Bulgaria is where you want cubes next.
lesson-rattus-plague-spread-else-own = That is allowed, but look: your cubes there have a rat already; one more is one more danger.

lesson-rattus-strike = How a rat strikes
lesson-rattus-strike-limit = The number on a rat is its limit: it strikes only where at least that many cubes lie, whoever they belong to. In Gallia it is 3, in Hungaria 4. Move the plague to where a rat strikes.
lesson-rattus-strike-limit-right = Four cubes in Gallia, limit 3: it struck. Green, with the most cubes there, lost one.
lesson-rattus-strike-limit-else = That is allowed, but look: three cubes lie in Hungaria and the limit is 4. It did nothing.
lesson-rattus-strike-majority = M stands for most: whoever has the most cubes there loses one. Both rats show an M. Move the plague to where it hits Green.
lesson-rattus-strike-majority-right = Green had the most in Hungaria and lost one. Being second is often safer than being first.
lesson-rattus-strike-majority-else = That is allowed, but look: in Gallia you have the most cubes, so the M took one of yours.
lesson-rattus-strike-all = A stands for all: everybody who has cubes there loses one. Both rats show an A. Move the plague to where you have none.
lesson-rattus-strike-all-right = Green and Blue lost a cube each; you were not there.
lesson-rattus-strike-all-else = That is allowed, but look: you too have cubes in Hungaria, and the A took one from everybody.
lesson-rattus-strike-class = Last come the classes: a symbol hits whoever holds its card. The rat in Gallia shows Magic, and you hold the Witch; the one in Hungaria Royalty, and Green holds the King. Hit Green.
lesson-rattus-strike-class-right = The crown hit Green, who holds the King. Before you take a card, think which rats may be lying among your cubes.
lesson-rattus-strike-class-else = That is allowed, but look: that rat shows Magic, and you hold the Witch. It took one of your cubes.

lesson-rattus-rescue = Cards that rescue
lesson-rattus-rescue-merchant = The plague is next door, and three rats lie among your cubes in Gallia. Your Merchant carries the cubes to a neighbour: choose one without rats.
lesson-rattus-rescue-merchant-right = All three are out of danger: no rat, no loss.
lesson-rattus-rescue-merchant-else = That is allowed, but look: they have run to where the plague is, or may be next. No rats lie in Hispania.
lesson-rattus-rescue-monk = The Monk carries a rat to a neighbouring region. Your four cubes in Italia have one rat beside them: choose that one.
lesson-rattus-rescue-monk-right = It went to Green’s cubes in Germania. Now nothing can strike in Italia.
lesson-rattus-rescue-monk-else = That is allowed, but look: your own cubes lie in Italia, and its only rat is still there.
lesson-rattus-rescue-witch = The Witch has shown you two rats, and she may swap them. The one among your three cubes in Italia has limit 2, the one in Germania limit 4. Swap?
lesson-rattus-rescue-witch-right = Safe in Italia, dangerous for Green in Germania, and nobody but you knows.
lesson-rattus-rescue-witch-else = That is allowed, but look: limit 2 stays among your three cubes, and it will strike when the plague comes.

lesson-rattus-end = The end
lesson-rattus-end-last = One rat is left in the supply. Once none is left, or somebody has all 20 cubes on the board, the game ends. Green takes the last turn: go on and look.
lesson-rattus-end-save = The last rat went to Hungaria: now everybody may use each of their cards once more, then every rat on the map is turned up. The one in Gallia has limit 4, M and A. What do you do?
lesson-rattus-end-save-right = With only two cubes left in Gallia the rat did nothing. Eight cubes against seven: you have won.
lesson-rattus-end-save-else = That is allowed, but look: the rat in Gallia takes two of your cubes, one by M and one by A. The Merchant would have carried them to safety.
