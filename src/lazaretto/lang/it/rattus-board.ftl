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
bank-holds = { $coins } nella banca
goods-open = { $count ->
    [one] { $count } scoperta
   *[other] { $count } scoperte
}

# Sulla faccia di una carta: due righe al massimo. Il testo intero appare quando la si indica.
card-king-short = Un tuo cubetto da una regione senza ratti va a palazzo: è al sicuro e conta.
card-monk-short = Sposta un ratto, senza guardarlo, in una regione vicina che ne ha meno di 3.
card-knight-short = Muovi la peste di 1 o 2 passi; può contare come 2 cubetti in più.
card-merchant-short = Sposta fino a 3 tuoi cubetti da una regione a una vicina.
card-peasant-short = Piazza 1 cubetto più dei ratti presenti, anche dove non ce ne sono.
card-witch-short = Guarda un ratto, poi un secondo; puoi scambiarli.
card-lieutenant-short = Paga 1, 3 o 6 monete per piazzare 1, 2 o 3 cubetti in una regione.
card-treasurer-short = Prendi 2 monete dalla banca.
card-pope-short = Paga 2 monete per mettere un cubetto direttamente a palazzo.
card-deacon-short = Paga 1, 3, poi 6 monete per sfuggire a un ratto che ti costerebbe un cubetto.
card-assassin-short = Peste fino a 2 passi; 1 moneta per ogni ratto che uccide un cubetto altrui.
card-raider-short = Peste fino a 2 passi; puoi prendere una merce del tipo di dove si ferma.
card-hanseatic-trader-short = Con una merce sopra: fino a 5 tuoi cubetti in una regione che la mostra.
card-swindler-short = Nuovo ratto accanto a un tuo cubetto; puoi prendere la merce di quella regione.
card-grave-robber-short = Una merce per ogni ratto che uccide un cubetto altrui.
card-shaman-short = Con una merce sopra: ridistribuisci, coperti, i ratti delle sue regioni.
card-landowner-short = Con una merce sopra: piazza 2 cubetti in una regione che la mostra.
card-brewer-short = Prendi una merce in più.
