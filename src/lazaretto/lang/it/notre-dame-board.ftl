# The board of Notre Dame in a browser.

## The city

map-of-paris = Parigi
paris-own-quarter = Il tuo quartiere da vicino
paris-whole = Tutta la città
paris-squares = { $count ->
    [one] 1 piazza
   *[other] { $count } piazze
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
paris-scored = dopo il round { $round }
paris-one-more = con un cubetto in più: { $each } l’uno

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

## On the face of a card: two short lines; the whole text is shown when it is pointed at

action-cloister_school-brief = Tanti cubetti quanti ce ne sono lì.
action-bank-brief = Tante monete quanti cubetti lì.
action-residence-brief = Tanti punti quanti cubetti lì.
action-carriage_house-brief = Tante piazze quanti cubetti lì.
action-inn-brief = Moneta, cubetto o topi indietro.
action-park-brief = Topi indietro; due cubetti: +1 punto.
action-hospital-brief = Topi indietro; contro la pestilenza.
action-notre_dame-brief = 1, 2, 3 monete per 1, 3, 6 punti.
action-trusted_friend-brief = In un settore: azione senza cubetto.
character-innkeeper-brief = 3 punti, e moneta, cubetto o topi.
character-minstrel-brief = Sposta 1–3 pezzi, senza azione.
character-monk-brief = 2 cubetti dalla riserva, 1 punto.
character-jester-brief = Sposta un pezzo, poi l’azione.
character-usurer-brief = 2 monete e 1 punto.
character-doctor-brief = Per te niente pestilenza ora.
character-watch-brief = 1 punto per ogni tuo cubetto.
character-night_watch-brief = 1 punto per settore vuoto.
character-bishop-brief = Cubetto nuovo in settore vuoto, azione.
character-guild_master-brief = 2 punti per settore con 2 cubetti.
character-beggar_king-brief = 1 punto per casella libera davanti.
character-lawyer-brief = 3 punti ogni due messaggi.
character-court_lady-brief = 1 punto per cubetto, il più pieno.
character-mayor-brief = 3 punti per settore con 3 cubetti.
character-carpenter-brief = 1 punto per settore con cubetti.

## A scene that tells why

scene-plague = La pestilenza
scene-plague-why = I topi sui tre personaggi, meno i cubetti e il Fiduciario in ogni Ospedale.
scene-cathedral = Si valuta la cattedrale
scene-no-cube = Nessun cubetto sulla cattedrale.
