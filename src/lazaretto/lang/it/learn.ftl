# Imparare a giocare: la pagina delle lezioni, lo scopo di ogni gioco e che cosa si può fare a ogni domanda, in parole semplici.

## Lezioni

learn-title = Impara { $title }
learn-lessons = Le lezioni
learn-how-long = Ognuna dura da uno a tre minuti. Quello che hai fatto resta su questo dispositivo.
learn-of = Lezione { $n } di { $count }
learn-before = Queste lezioni danno per noto { $title } e insegnano solo ciò che è nuovo. Se non lo conosci:
learn-task-of = Passo { $n } di { $count }
learn-done = fatta
learn-begin = Comincia
learn-go-on = Continua
learn-next = Avanti
learn-back = Indietro
learn-skip = Salta
learn-finish = Concludi la lezione
learn-try-again = Riprova
learn-show-me = Fammi vedere
learn-look = Guarda
learn-happened = Che cosa è successo
learn-rules-behind = Le regole in questione
learn-finished = Lezione conclusa.
learn-all-finished = Era tutto quello che serve. Ora gioca: un bot si siede con te, e accanto a ogni domanda c’è un aiuto.
learn-guided = Una prima partita guidata
learn-guided-text = Contro un solo bot che sbaglia come un principiante. Ogni domanda è spiegata finché non la conosci.
learn-guided-begin = Gioca con l’aiuto
learn-other = Altri giochi
learn-rules = Leggi le regole
learn-missing = Per questo gioco non ci sono lezioni.
learn-quit = Esci

## In a terminal

learn-terminal-keys = numero: scegli · Invio: avanti · s: fammi vedere · q: esci
learn-terminal-lesson = { $n }. { $lesson }

## The goal of each game

goal = Lo scopo
goal-rattus = Alla fine vince chi ha più cubetti sulla mappa. Si piazzano dove ci sono ratti; quando arriva la Peste, i ratti di lì li portano via. I cubetti nel palazzo sono al sicuro e contano anche loro.
goal-rattus-mercatus = Alla fine vince chi ha più cubetti sulla mappa e nel palazzo; cinque monete ne valgono uno in più. Si piazza dove ci sono ratti, e si vendono merci alle regioni dove si ha la maggioranza.
goal-notre-dame = Dopo nove round vince chi ha più punti prestigio. Le carte mettono cubetti nel tuo quartiere; più ce ne sono in un settore, più porta. Tieni i topi a 9 o meno, o la peste ti costa punti e cubetti.

## What can I do now?

guide = Che cosa posso fare ora?
guide-wait = Non tocca a te. Guarda che cosa fanno gli altri; la cronaca lo racconta riga per riga.
guide-answers = Tutto ciò che è illuminato si può scegliere. Passaci sopra, o tieni premuto il dito, per leggere che cosa porterebbe.
guide-none = Niente più aiuti
guide-advice = Potresti fare così: { $choice }.
guide-more = Spiegamelo
guide-first_cubes = Ognuno piazza due cubetti in una regione, poi altri due, lì o altrove. La Peste lascerà la regione in cui sta e colpirà accanto: comincia dove sta ora, o a due passi.
guide-act = Un turno ha tre parti. Prendi una carta classe: ti aiuta in ogni turno. Piazza cubetti in una regione, tanti quanti sono i ratti. Poi prosegui: devi muovere la Peste. Carta e cubetti sono facoltativi e in qualsiasi ordine; usa le tue carte prima di proseguire.
guide-rattus-mercatus-act = Un turno: prendi una carta classe, prendi una merce, piazza in una regione tanti cubetti quanti sono i ratti, usa le tue carte, in qualsiasi ordine. Poi prosegui: devi muovere la Peste. Chi prende l’ultima merce di un tipo ne apre la vendita: tre monete da ogni regione che la compra e dove hai la maggioranza.
guide-move_plague = Muovi la Peste in una regione confinante. Dove arriva si rivelano i ratti, che tolgono cubetti. Mandala dove gli altri hanno cubetti e tu pochi o nessuno.
guide-spread = Arrivano nuovi ratti intorno alla Peste. Un ratto minaccia i cubetti che ha accanto, ma permette anche a chi arriva prima di piazzare lì un cubetto in più. Mettili dove vuoi piazzare nel prossimo turno, non dove lo farebbero gli altri.
guide-place_how_many = Quasi sempre più cubetti sono meglio.
guide-count_piece = Contare il segnalino fa colpire i ratti più facilmente. Di’ sì se qui i cubetti sono degli altri, no se sono tuoi.
guide-final_act = Il round finale: usa ancora una volta ogni tua carta, poi si rivelano tutti i ratti. Porta i cubetti lontano dai ratti, o i ratti lontano dai cubetti.
guide-final_move = Dove sta il segnalino Peste, alla fine conta come due cubetti in più. Mettilo fra i cubetti degli altri.
guide-keep_first = Tieni la carta che ti serve di più; due vanno al vicino di sinistra. I settori pieni portano di più. Con molti topi tieni Ospedale o Parco.
guide-keep_second = Tieni una di queste due; l’altra va al vicino di sinistra.
guide-play_card = Gioca una delle tue carte: mette un cubetto nel suo settore, che porta tanto quanti sono i cubetti. Ne giochi due su tre; la terza si mette da parte.
guide-place_cube = Piazza il cubetto e prendi quello che il settore porta. Se la tua riserva è vuota puoi spostarne uno da altrove.
guide-enter_sector = Il Fiduciario vale come un cubetto dovunque vada, e non ne costa. Mandalo dove ce ne sono di più.
guide-take_benefit = Una moneta paga un personaggio, un cubetto si può piazzare, un topo in meno tiene lontana la peste. Prendi ciò che ti manca.
guide-drive = Guida la carrozza fino a un messaggio e prendi ciò che mostra. Se di un colore ne hai già più che degli altri, non puoi prenderne uno.
guide-donate = Tre monete per sei punti è il cambio migliore.
guide-hire = Per una moneta uno dei tre personaggi lavora per te. Leggi che cosa dà ciascuno, e conta quanto ti porterebbe ora.
guide-lose_cube = La peste prende un cubetto da uno dei tuoi settori più pieni. Rinuncia a quello che ti serve meno.
guide-king-to_palace = Un cubetto va nel palazzo, dove non arrivano ratti; alla fine conta. Prendilo da dove temi di più la Peste.
guide-merchant-from = Il Mercante porta fino a tre tuoi cubetti in una regione confinante. Scegli la regione dove sono in pericolo: ratti accanto, Peste vicina.
guide-merchant-to = Scegli una regione con pochi ratti o nessuno, lontana dalla Peste.
guide-merchant-how_many = Di solito tutti. Lasciarne qualcuno può tenere un ratto sotto il suo limite.
guide-monk-takes = Il Monaco porta un ratto in una regione confinante. Scegline uno che sta fra i tuoi cubetti.
guide-monk-puts = Mettilo fra i cubetti degli altri, o dove vuoi piazzare la prossima volta.
guide-peasant-places = Un altro cubetto sulla mappa, in qualsiasi regione. Mettilo dove non ci sono ratti: dopo si rivelano tutti.
guide-witch-first = La Strega guarda un ratto che poi conosci solo tu. Scegline uno fra i tuoi cubetti, o dove può andare la Peste.
guide-witch-second = Puoi guardarne un secondo; poi puoi scambiarli.
guide-witch-swaps = Un limite alto colpisce di rado: tienilo fra i tuoi cubetti, e quello basso fra i cubetti degli altri.
guide-put_good = La merce dice in quali regioni lavora la carta: quelle che comprano quel tipo. Resta sulla carta e serve in ogni turno.
guide-lieutenant-places = Cubetti in cambio di monete, in qualsiasi regione, con o senza ratti. Pensa alle regioni senza ratti, e a quelle dove otterresti la maggioranza.
guide-lieutenant-how_many = Alla fine cinque monete valgono un cubetto; qui tre cubetti ne costano sei. Spendi quanto puoi.
guide-deacon-pays = Pagando salvi ciò che questo ratto ti prenderebbe. Alla fine cinque monete valgono un cubetto: la prima volta conviene quasi sempre, la terza di rado.
guide-raider-takes = Una merce gratis: prendila.
guide-hanseatic_trader-from = Il Commerciante porta fino a cinque tuoi cubetti in una regione che compra la merce che ha sopra. Scegli quelli in pericolo.
guide-hanseatic_trader-to = Scegli una regione senza ratti, o una dove otterresti la maggioranza: così compra da te.
guide-hanseatic_trader-how_many = Di solito tutti.
guide-swindler-places = Un ratto in più ti fa piazzare un cubetto in più. Scegli dove vuoi piazzare in questo turno.
guide-swindler-takes = Una merce gratis: prendila.
guide-grave_robber-takes = Una merce gratis. Prendi un tipo che si compra dove hai la maggioranza.
guide-shaman-takes = Di’ quale ratto si sposta: uno fra i tuoi cubetti. Quando stanno tutti come vuoi, hai finito.
guide-shaman-puts = Mettilo fra i cubetti degli altri.
guide-landowner-places = Due cubetti senza bisogno di ratti. Scegli una regione dove ti danno la maggioranza, o dove non ci sono ratti.
guide-landowner-how_many = Quasi sempre più cubetti sono meglio.
guide-brewer-takes = Una seconda merce in questo turno. Prendi un tipo che si compra dove hai la maggioranza.
guide-final_reveal = I ratti dove sta la Peste si possono rivelare ancora una volta. Di’ sì se agli altri costa più che a te.
guide-minstrel-from = Il Trovatore sposta fino a tre cubetti da un settore a un altro. Scegline uno che ha già reso abbastanza.
guide-minstrel-to = Dove ci sono molti cubetti la prossima carta porta di più. Per ora lì non succede niente.
guide-minstrel-how_many = Lasciane uno dove il settore ti serve ancora.
guide-jester-takes = Il Giullare sposta un cubetto, e il settore in cui arriva lavora subito. Scegline uno di cui puoi fare a meno.
guide-jester-puts = Il settore lavora subito, come se avessi giocato la sua carta: scegli quello che porta di più.
guide-bishop-puts = Un cubetto va in un settore vuoto, che lavora subito con quel solo cubetto. Prendi ciò che ti manca.

## The page of the rules

rules-contents = Indice
rules-search = Cerca nelle regole
rules-none = Nessuna regola lo dice.
rules-exact = Le regole esatte ({ $count })
rules-figure = Guardalo sul tabellone
rules-before = Prima
rules-after = Dopo
rules-try = Prova tu
rules-again = Da capo
rules-lesson = Imparalo: { $lesson }
rules-print = Stampa
