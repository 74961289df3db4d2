# The board in a browser.

## The window onto a board

zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board

## What lies on the map

map-of-europe = Map of Europe
cubes-of = { $seat } { $cubes }
cubes-there = cubes: { $list }
no-cubes = no cubes
rats-there =
    { $count ->
        [0] no rats
        [one] one rat
       *[other] { $count } rats
    }
rat-known = rat { $nth }: { token-face }
plague-there = the plague is here
rat-starter = from the start
rat-returned-one = back from the used ones
rat-face-down = face down
rat-seen-by = seen by { $list }
popover-close = Close

## Class cards and goods

class-cards = Class cards
free-card = Not taken
beside-the-board = beside the board
held-by = held by { $seat }
used-this-turn = used this turn
good-on-it = on it: { $good }
market = Goods and coins
tile-up = one lies face up
no-tile-up = none lies face up
tile-regions = bought in { $regions }
tiles-down = { $count } face down
bank-holds = { $coins } in the bank
goods-open = { $count } open

# On the face of a card: two lines at most. The whole text is shown when the card is pointed at.
card-king-short = One of your cubes from a region without rats goes to the palace: safe, and it counts.
card-monk-short = Move one rat, unseen, to a neighbouring region with fewer than 3.
card-knight-short = Move the plague 1 or 2 steps; it may count as 2 cubes towards limits.
card-merchant-short = Move up to 3 of your cubes from one region to a neighbour.
card-peasant-short = Place 1 cube more than the rats allow, even where there are none.
card-witch-short = Look at a rat, then at a second; you may swap the two.
card-lieutenant-short = Pay 1, 3 or 6 coins to place 1, 2 or 3 cubes in one region.
card-treasurer-short = Take 2 coins from the bank.
card-pope-short = Pay 2 coins to place a cube straight into the palace.
card-deacon-short = Pay 1, 3, then 6 coins to escape a rat that would cost you a cube.
card-assassin-short = Plague up to 2 steps; 1 coin for each rat that kills another’s cube.
card-raider-short = Plague up to 2 steps; you may take a good of the kind where it ends.
card-hanseatic-trader-short = With a good on it: up to 5 of your cubes to a region that shows it.
card-swindler-short = New rat in a region with your cube; you may take that region’s good.
card-grave-robber-short = A good for each rat that kills another’s cube.
card-shaman-short = With a good on it: share out the rats of its regions anew, unseen.
card-landowner-short = With a good on it: place 2 cubes in a region that shows it.
card-brewer-short = Take one more good.

# The same on a phone: two short lines.
card-king-brief = Your cube, where no rats are, to the palace.
card-monk-brief = Move one rat, unseen, to a neighbour.
card-knight-brief = Plague 1 or 2 steps; may count as 2 cubes.
card-merchant-brief = Move up to 3 of your cubes to a neighbour.
card-peasant-brief = Place 1 cube more than the rats allow.
card-witch-brief = Look at one or two rats; you may swap them.
card-lieutenant-brief = Place 1, 2 or 3 cubes for 1, 3 or 6 coins.
card-treasurer-brief = Take 2 coins from the bank.
card-pope-brief = Pay 2 coins: a cube into the palace.
card-deacon-brief = Pay 1, 3, then 6 coins to escape a rat.
card-assassin-brief = Plague 2 steps; 1 coin per killing rat.
card-raider-brief = Plague 2 steps; a good where it ends.
card-hanseatic-trader-brief = 5 cubes to a region with its good.
card-swindler-brief = New rat at your cube, take its good.
card-grave-robber-brief = A good for each killing rat.
card-shaman-brief = Share out the rats of its regions anew.
card-landowner-brief = 2 cubes in a region with its good.
card-brewer-brief = Take one more good.
use-now = use now
goods-last = last!

## A scene that tells why

scene-token = A rat is turned up
scene-limit = Limit
scene-nobody = nobody
scene-after = { $region } after the plague
scene-unhurt = unhurt
symbol-majority = Majority
symbol-all = All players
symbol-royalty = { class-royalty }
symbol-church = { class-church }
symbol-chivalry = { class-chivalry }
symbol-bourgeoisie = { class-bourgeoisie }
symbol-peasantry = { class-peasantry }
symbol-magic = { class-magic }
token-by-majority = most cubes
token-by-all = all players
scene-sale = Sale
scene-sale-of = Sale of { $good }
scene-none-left = no { $good } left
scene-no-good = Has none of it.
