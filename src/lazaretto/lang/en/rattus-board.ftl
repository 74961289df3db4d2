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
free-card = Free
beside-the-board = beside the board
held-by = held by { $seat }
used-this-turn = used this turn
good-on-it = on it: { $good }
market = Goods and coins
tile-up = one lies face up
no-tile-up = none lies face up
tiles-down = { $count } face down
coins-row = Coins: bank and players
bank-holds = { $coins } in the bank
