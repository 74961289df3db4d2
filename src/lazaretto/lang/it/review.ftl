# L’analisi di una partita finita.

review-title = Analisi
review-chance = Probabilità di vincere
review-chance-note = Stimata da ciò che ciascuno poteva sapere. Dove manca la linea, le posizioni non dicono ancora chi vince.
review-open = A carte scoperte
review-open-note = Come la vede chi guarda in ogni mano. Nessuno al tavolo poteva saperlo.
review-seat = Giocatore
review-decisions = Decisioni
review-lost = Punti persi
review-each = per decisione
review-luck = Fortuna
review-datum = La distribuzione
review-above = Oltre la distribuzione
review-note-lost = Punti persi: di quanto si sarebbe stati più avanti con le mosse migliori, da ciò che il giocatore sapeva. Una sola partita dice poco su quanto si gioca bene.
review-note-usual = A ogni decisione i bot perdono { $normal } (normale) e { $expert } (esperto).
review-note-luck = Fortuna: quanto le estrazioni hanno cambiato la probabilità di vincere, rispetto alla media di ciò che poteva uscire. Chi comincia non conta. Fortuna e perdite non danno per somma il risultato.
review-note-datum = La distribuzione: di quanto erano avanti i bot in questo posto con la stessa distribuzione. In questo gioco la fortuna non si legge estrazione per estrazione.
review-note-first = Questo è il primo sguardo. I giudizi arrivano con il secondo, che richiede più tempo.
review-moments = { $count ->
    [0] niente che spicchi
    [one] un momento
   *[other] { $count } momenti
  }
review-moments-title = Momenti di { $name }
review-moment = Turno { $turn }: { $played }. Meglio: { $better }, di { $loss } ± { $error } in punti.
review-moment-as-good = Turno { $turn }: { $played }. Altrettanto buono: { $better }, di { $loss } ± { $error } in punti.
review-turn = Turno { $turn }
review-played = Giocato: { $choice }
review-better = Meglio: { $choice }
review-as-good = Altrettanto buono: { $choice }
review-loss = { $loss } ± { $error } in punti
review-why = In media, dove finisce la ricerca: { $parts }.
review-why-against = In media, dove finisce la ricerca: { $parts }; in cambio { $against }.
review-cubes-own = cubetti propri { $better } invece di { $played }
review-cubes-other = cubetti del miglior avversario { $better } invece di { $played }
review-rats-own = cubetti propri che i ratti toglierebbero { $better } invece di { $played }
review-rats-other = cubetti del miglior avversario che i ratti toglierebbero { $better } invece di { $played }
review-coins-own = monete proprie { $better } invece di { $played }
review-coins-other = monete del miglior avversario { $better } invece di { $played }
review-prestige-own = punti prestigio propri { $better } invece di { $played }
review-prestige-other = punti prestigio del miglior avversario { $better } invece di { $played }
review-from-to = { $before } % → { $after } %
review-word-inaccuracy = imprecisione
review-word-mistake = errore
review-word-blunder = errore grave
review-draws = Le estrazioni che hanno cambiato di più
review-no-chance = non si può ancora dire
review-luck-of = { $name }: { $luck } %
review-play-on = Gioca da qui
review-see = Guarda
review-watch = Rivedi la partita
review-asked = L’analisi è in corso
review-waiting = Aspetta il suo turno.
review-progress = { $share } % fatto
review-again-progress = Il primo sguardo è qui. Ciò che sembrava peggio viene guardato di nuovo: { $share } %
review-none = Questa partita non ha un’analisi: non è finita, oppure è cominciata da una posizione.
review-failed = Non è stato possibile fare l’analisi.
review-nothing = Qui non spicca niente: nessun turno che sia costato chiaramente qualcosa.
review-back = Al tavolo
