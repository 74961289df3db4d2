# The board of Notre Dame in a browser.

## The city

map-of-paris = Parigi
paris-own-quarter = Il tuo quartiere da vicino
paris-whole = Tutta la città
paris-streets = { $count ->
    [one] 1 strada
   *[other] { $count } strade
}
paris-harbour = Porto
paris-harbour-text = Il livello pestilenza del quartiere. Se la pestilenza spinge il segnalino oltre il 9, si perdono 2 punti e un cubetto.

# Short names, for the ribbons on the board.
ribbon-cloister_school = Scuola
ribbon-bank = Banca
ribbon-residence = Residenza
ribbon-carriage_house = Rimessa
ribbon-inn = Locanda
ribbon-park = Parco
ribbon-hospital = Ospedale

paris-cubes = { $count ->
    [0] nessun cubetto
    [one] 1 cubetto
   *[other] { $count } cubetti
}
paris-rats-at = il segnalino topi è sul { $count }
paris-message = messaggio: { $message }
paris-no-message = nessun messaggio
paris-carriages = carrozze: { $list }
paris-each = { $each } l’uno

## The round

paris-round = Round { $count } di 9
paris-over = I nove round sono finiti
paris-characters = Personaggi di questo round
paris-rats = { $count ->
    [0] nessun topo
    [one] 1 topo
   *[other] { $count } topi
}

## Cards

paris-hand = Le tue carte
paris-in-hand = { $count ->
    [0] Nessuna carta in mano
   *[other] La tua mano
}
paris-kept = Tenute
paris-keep-first = Tienine una; le altre vanno a { $holder }.
paris-keep-second = { $seat } ti passa queste. Tienine una; l’altra va a { $holder }.
paris-passing-on = In viaggio verso { $holder }
paris-waiting = In attesa di { $list }
paris-deck-name = Il tuo mazzo
paris-deck = Il tuo mazzo: { $count }

## The players

paris-card-hidden = Una carta nascosta ({ $colour })
paris-letters = messaggi ({ $colour }): { $count }
paris-spared = Ha pagato il Medico
