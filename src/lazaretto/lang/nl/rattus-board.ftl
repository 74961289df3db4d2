# The board in a browser.

## The window onto a board

zoom = Zoomen
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Toon het hele bord

## What lies on the map

map-of-europe = Kaart van Europa
cubes-of = { $seat } { $cubes }
cubes-there = blokjes: { $list }
no-cubes = geen blokjes
rats-there =
    { $count ->
        [0] geen ratten
        [one] één rat
       *[other] { $count } ratten
    }
rat-known = rat { $nth }: { token-face }
plague-there = hier is de Zwarte Dood
rat-starter = van het begin
rat-returned-one = terug uit de gebruikte
rat-face-down = gedekt
rat-seen-by = gezien door { $list }
popover-close = Sluiten

## Class cards and goods

class-cards = Klassekaarten
free-card = Vrij
beside-the-board = naast het bord
held-by = in handen van { $seat }
used-this-turn = deze beurt gebruikt
good-on-it = erop: { $good }
market = Goederen en munten
tile-up = één ligt open
no-tile-up = geen ligt open
tiles-down = { $count } gedekt
coins-row = Munten: bank en spelers
bank-holds = { $coins } in de bank
