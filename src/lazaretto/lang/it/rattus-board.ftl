# The board in a browser.

## The window onto a board

zoom = Ingrandimento
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutto il tabellone

## What lies on the map

map-of-europe = Mappa d’Europa
cubes-of = { $seat } { $cubes }
cubes-there = cubetti: { $list }
no-cubes = nessun cubetto
rats-there =
    { $count ->
        [0] nessun ratto
        [one] un ratto
       *[other] { $count } ratti
    }
rat-known = ratto { $nth }: { token-face }
plague-there = qui c’è la Peste
rat-starter = dall’inizio
rat-returned-one = tornato dagli usati
rat-face-down = coperto
rat-seen-by = visto da { $list }
popover-close = Chiudi

## Class cards and goods

class-cards = Carte classe
free-card = Libera
beside-the-board = accanto al tabellone
held-by = in mano a { $seat }
used-this-turn = usata in questo turno
good-on-it = sopra: { $good }
market = Merci e monete
tile-up = una è scoperta
no-tile-up = nessuna è scoperta
tiles-down =
    { $count ->
        [one] una coperta
       *[other] { $count } coperte
    }
coins-row = Monete: banca e giocatori
bank-holds = { $coins } nella banca
