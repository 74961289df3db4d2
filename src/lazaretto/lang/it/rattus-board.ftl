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
tile-regions = la comprano { $regions }
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
card-king-short = Un tuo cubetto da una regione senza ratti va al palazzo: è al sicuro e conta.
card-monk-short = Sposta un ratto, senza guardarlo, in una regione confinante con meno di 3.
card-knight-short = Muovi la Peste di 1 o 2 passi; può contare come 2 cubetti per i limiti.
card-merchant-short = Sposta fino a 3 tuoi cubetti da una regione a una confinante.
card-peasant-short = Piazza 1 cubetto più dei ratti presenti, anche dove non ce ne sono.
card-witch-short = Guarda un ratto, poi un secondo; puoi scambiarli.
card-lieutenant-short = Paga 1, 3 o 6 monete per piazzare 1, 2 o 3 cubetti in una regione.
card-treasurer-short = Prendi 2 monete dalla banca.
card-pope-short = Paga 2 monete per piazzare un cubetto direttamente nel palazzo.
card-deacon-short = Paga 1, 3, poi 6 monete per sfuggire a un ratto che ti costerebbe un cubetto.
card-assassin-short = Peste fino a 2 passi; 1 moneta per ogni ratto che uccide un cubetto altrui.
card-raider-short = Peste fino a 2 passi; puoi prendere una merce del tipo di dove si ferma.
card-hanseatic-trader-short = Con una merce sopra: fino a 5 tuoi cubetti in una regione che la mostra.
card-swindler-short = Nuovo ratto in una regione con un tuo cubetto; puoi prenderne la merce.
card-grave-robber-short = Una merce per ogni ratto che uccide un cubetto altrui.
card-shaman-short = Con una merce sopra: ridistribuisci, coperti, i ratti delle sue regioni.
card-landowner-short = Con una merce sopra: piazza 2 cubetti in una regione che la mostra.
card-brewer-short = Prendi una merce in più.

# The same on a phone: two short lines.
card-king-brief = A palazzo un cubetto da dove non ci sono ratti.
card-monk-brief = Sposta un ratto, coperto, in una vicina.
card-knight-brief = Peste 1 o 2 passi; può valere 2 cubetti.
card-merchant-brief = Fino a 3 tuoi cubetti in una vicina.
card-peasant-brief = 1 cubetto più dei ratti presenti.
card-witch-brief = Guarda uno o due ratti; puoi scambiarli.
card-lieutenant-brief = 1, 2 o 3 cubetti per 1, 3 o 6 monete.
card-treasurer-brief = Prendi 2 monete dalla banca.
card-pope-brief = Paga 2 monete: un cubetto a palazzo.
card-deacon-brief = Paga 1, 3, poi 6 per sfuggire a un ratto.
card-assassin-brief = Peste 2 passi; 1 moneta per ratto che uccide.
card-raider-brief = Peste 2 passi; una merce di lì.
card-hanseatic-trader-brief = 5 cubetti dove c’è la sua merce.
card-swindler-brief = Ratto presso un tuo cubetto: sua merce.
card-grave-robber-brief = Una merce per ogni ratto che uccide.
card-shaman-brief = Ridistribuisci i ratti delle sue regioni.
card-landowner-brief = 2 cubetti dove c’è la sua merce.
card-brewer-brief = Prendi una merce in più.
use-now = usabile
goods-last = ultima!

## A scene that tells why

scene-token = Si rivela un ratto
scene-limit = Limite
scene-nobody = nessuno
scene-after = { $region } dopo la Peste
scene-unhurt = illeso
symbol-majority = Maggioranza
symbol-all = Tutti
symbol-royalty = { class-royalty }
symbol-church = { class-church }
symbol-chivalry = { class-chivalry }
symbol-bourgeoisie = { class-bourgeoisie }
symbol-peasantry = { class-peasantry }
symbol-magic = { class-magic }
token-by-majority = maggioranza
token-by-all = tutti i giocatori
scene-sale = Vendita
scene-sale-of = Vendita: { $good }
scene-none-left = niente { $good }
scene-no-good = Non ne ha.
