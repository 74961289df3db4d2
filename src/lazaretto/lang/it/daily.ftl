# La distribuzione del giorno, e quelle che gli amici condividono.

daily-lead = Tutti ricevono le stesse carte, lo stesso posto e gli stessi avversari. Hai un solo tentativo. Che cosa ne hanno fatto gli altri lo vedi quando hai finito.
daily-next = la prossima tra { $hours } h { $minutes } min
daily-against = { $count ->
    [one] Contro { $opponent }
   *[other] Contro { $opponent }, { $count } volte
  }
daily-finished = { $count ->
    [0] Nessuno l’ha ancora finita.
    [one] L’ha finita una persona.
   *[other] L’hanno finita in { $count }.
  }
daily-play = Gioca
daily-go-on = Continua
daily-today = Le distribuzioni di oggi
daily-week = La tua settimana
daily-played = giocata
daily-not-played = non giocata
daily-one-day = Un giorno non classifica nessuno: anche chi gioca meglio perde molte volte. Per questo la classifica prende la media di almeno sedici distribuzioni.
daily-ranking = Classifica delle distribuzioni del giorno
daily-ranking-text = In classifica entrano solo gli account. Distribuzioni necessarie: { $least }; giorni che contano: { $days }. ± è un errore standard: chi è più vicino di così potrebbe stare anche al contrario. Chi comincia e non finisce in giornata ha abbandonato, e riceve quanto il peggiore di quel giorno.
daily-ranking-none = Nessuno ne ha ancora giocate abbastanza; ne servono { $least }.
daily-score-mean = Punteggio medio
daily-score = Punteggio
daily-deals = Distribuzioni
daily-scoring-luck = Una vittoria vale 1. Se ne toglie { $beta } volte la fortuna, cioè le probabilità di vincere portate dalle estrazioni; questo numero era fissato prima.
daily-scoring-datum = Il punteggio è il vantaggio sul miglior avversario, meno quello che avevano i bot nello stesso posto con la stessa distribuzione.
daily-scoring-mean = Il punteggio è il vantaggio sul miglior avversario, meno il vantaggio medio di tutti gli account con la stessa distribuzione. In questo gioco la fortuna non è ancora stata misurata, quindi non se ne toglie.
daily-datum = Qui i bot erano avanti di { $datum }.
daily-fair = Che cosa è leale
daily-fair-play = Nessun suggerimento. Puoi annullare una mossa finché nessuno ne ha saputo qualcosa, non oltre. Nessuno guarda, e nulla vale per la classifica generale. La giornata finisce a mezzanotte UTC.
daily-fair-deal = Le distribuzioni di tutti i giorni erano fissate prima della prima. Nessuno può conoscere quella di domani, e finita la giornata tutti possono verificare che la sua era quella giusta.
daily-fair-guests = Un ospite può tornare con un altro nome e vedere due volte la stessa distribuzione. Perciò la classifica conta solo gli account. Non vede chi ne ha due, né chi interroga un programma a casa.
daily-hidden = Che cosa ne hanno fatto gli altri si vede quando hai finito, o quando la giornata è passata.
daily-state-given-up = Hai abbandonato questa distribuzione.
daily-state-not-counted = Questa partita è finita dopo la sua giornata, perciò non viene confrontata.
daily-everybody = I risultati di tutti
daily-place = { $place }º posto su { $count }
daily-leads = Punti di vantaggio sul miglior avversario, e quanti li avevano
daily-best = I risultati migliori
daily-points = Punti
daily-ahead = Vantaggio
daily-a-guest = un ospite
daily-you = tu
daily-gave-up = abbandonata
daily-my-game = Alla mia partita
daily-practise = Giocala di nuovo, per esercizio
daily-share-result = Dillo agli altri, senza svelare nulla
daily-share-text = Lazaretto, distribuzione di { $day }, { $game }: { $lead }, { $place }º posto su { $count }.
daily-forks = Dove le strade si dividono
daily-forks-own = Lungo la tua partita: che cosa hanno fatto gli altri nella stessa posizione.
daily-forks-best = Lungo la migliore partita del giorno: che cosa hanno fatto gli altri nella stessa posizione.
daily-fork = { $count ->
    [one] Mossa { $number }: qui è passata una persona
   *[other] Mossa { $number }: qui sono passati in { $count }
  }
daily-took = { $share } %: { $choice }
daily-no-forks = Nessuno è ancora stato nella stessa posizione muovendo in altro modo.
daily-check = Come verificare che questa fosse la distribuzione del suo giorno
daily-check-text = Il seme è lo SHA-256 dell’anello del giorno, del giorno e del gioco, uniti da due punti. Lo SHA-256 di un anello è l’anello del giorno prima, fino a quello pubblicato per primo. Il comando «lazaretto verify» controlla così un verbale.
daily-check-link = Anello del giorno
daily-check-seed = Seme della distribuzione

## At a table whose deal is played elsewhere too

daily-shared-text = Tutti ricevono le stesse carte. Finché un tavolo gioca, nessuno mostra più di quanto vede chi ci gioca.
daily-shared-over = La distribuzione è finita dappertutto. Confronta che cosa ne è venuto.
daily-shared-tables = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
  }, { $over } finiti
daily-play-too = Gioca anche tu questa distribuzione
daily-open = Non la giocherà nessun altro: mostra tutto
daily-open-text = Allora si vedono il seme e tutte le mani, e nessuno può più giocare questa distribuzione.
daily-table = Tavolo { $number }
daily-table-mine = (il tuo)
daily-table-open = Aspetta giocatori.
daily-table-running = Si sta giocando.
daily-table-over = Ha finito. Il risultato si vede quando hanno finito anche gli altri.
daily-table-aside = Non si può più giocare.
daily-to-table = Al tavolo { $number }
table-moment-unsealed = La distribuzione è finita a tutti i tavoli: seme, verbale e tutte le mani si possono vedere.
