# The table in the browser, around the board.

## Coming, sitting down, waiting

table-connecting = Apertura del tavolo …
table-home = Torna alla pagina iniziale
table-refused = Questo tavolo non si può mostrare
table-refused-not-found = A questo indirizzo non c’è nessun tavolo. Controlla che il link sia completo.
table-refused-not-yours = Questa partita non è mostrata a tutti: si gioca senza spettatori, o è privata e finita. I giocatori possono darti il link; questa pagina continua a provare.
table-refused-set-aside = Non è stato possibile riprendere questo tavolo, che è stato messo da parte perché qualcuno lo controlli. Nulla è andato perso; questa pagina continua a provare.
table-name = Nome
table-name-done = Sono io
table-name-yours = Come ti chiami?
table-name-yours-text = Basta un nome; gli altri al tavolo lo vedono.
table-name-another = Chi si siede lì?
table-name-another-text = Si può giocare in più persone allo stesso schermo. Tra un turno e l’altro un sipario nasconde ciò che solo una di loro può vedere.
table-lobby-free =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
table-lobby-full = Ci siete tutti. Chi ospita dà inizio alla partita.
table-lobby-full-host = Ci siete tutti. Puoi cominciare.
table-seat-free = libero
table-sit = Siediti qui
table-sit-another = Fai sedere qualcun altro a questo schermo
table-leave = Alzati
table-free-seat = Libera il posto
table-fill = Dallo a un bot
table-which-bot = Quale bot?
table-begin = Comincia la partita
table-invite = Invita gli altri con questo link
table-settings = Impostazioni del tavolo
table-access = Accesso
table-public = Pubblico.
table-private = Solo con il link.
table-spectators-welcome = Gli spettatori sono benvenuti.
table-no-spectators = Niente spettatori.
table-rating = Classifica
table-rated = Questa partita vale per la classifica.
table-unrated = Questa partita non vale per la classifica.
table-deal = Distribuzione
table-seed-known = L’ha scelta chi ospita.
table-copy = Copia
table-copied = Copiato
table-close = Chiudi
table-link = Link a questo tavolo

## Clocks

table-clock = Orologio
table-clock-none = Nessuno
table-clock-days = { $days } g { $hours } h
table-clock-per-move =
    { $days ->
        [one] Un giorno per mossa
       *[other] { $days } giorni per mossa
    }
table-clock-live =
    { $seconds ->
        [0] { $minutes } min per tutta la partita
       *[other] { $minutes } min, più { $seconds } s per mossa
    }

## The deal and its proof

table-commitment = Come verificare che la distribuzione sia stata onesta
table-commitment-text = Prima della prima mossa il server stabilisce con un seme segreto tutto ciò che dipende dalla sorte, e ne mostra l’impronta. A partita finita mostra il seme: se la sua impronta è quella di prima, nel frattempo nulla è stato cambiato. Dopo che l’impronta è stata mostrata il tuo browser aggiunge un numero casuale, così che il server non abbia scelto da solo la distribuzione.
table-seed = Il seme di questa partita:
table-seed-agrees = Il tuo browser ha calcolato l’impronta del seme: le due coincidono.
table-seed-differs = Il tuo browser ha calcolato l’impronta del seme: le due non coincidono.
table-entropy = Ciò che i giocatori hanno aggiunto al seme dopo che l’impronta è stata mostrata:
table-verify = Il verbale contiene ogni mossa e ogni estrazione della sorte. Questo comando le controlla tutte sul tuo computer:

## The page

table-board = Tabellone
table-acts = Il tuo turno
table-players = Giocatori
table-talk = Cronaca e chat
table-log = Cronaca
table-log-filter = Mostra
table-log-all = Tutto
table-log-game = Partita
table-log-table = Tavolo
table-log-empty = Non è ancora successo nulla.
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-unheard = Chi ospita ti ha silenziato, oppure a questo tavolo parlano solo i giocatori.
table-spectator = Spettatore
table-report = Segnala a chi gestisce il sito
table-report-whom = Di chi si tratta?
table-report-nobody = Nessuno in particolare
table-report-why = Di che cosa si tratta?
table-report-abuse = Insulti o molestie
table-report-cheating = Imbrogli
table-report-stalling = Perdita di tempo voluta
table-report-other = Altro
table-report-remark = Osservazioni
table-report-send = Invia la segnalazione
table-report-said = Segnala
table-reported = Chi gestisce il sito se ne occuperà. Grazie.
table-closed = Chi gestisce il sito ha chiuso questo tavolo.
table-mute-menu = Silenzia { $person }
table-mute-here = Nascondi qui: { $person }
table-mute-all = Silenzia per tutti: { $person }
table-unmute-all = Ridai la parola: { $person }
table-muted-here = Su questo dispositivo non vedi ciò che scrive { $person }.
table-unmute-here = Mostra di nuovo
table-laying-out = Caricamento del tabellone …
table-board-missing = Nel frattempo il sito è stato aggiornato. Ricarica la pagina per continuare; la partita non ne risente.
table-board-failed = Al momento il tabellone non si può disegnare. Puoi continuare a giocare con «Tutte le scelte».
table-reload = Ricarica

## Players

table-you = (tu)
table-thinking = sta pensando …
table-to-move = di turno
table-away = assente
table-resigned = ritiro
table-stand-in = intanto gioca { $bot }
table-place = { $place }º posto
table-watching =
    { $count ->
        [one] Una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
table-figure-points = Punti
table-figure-in-reserve = in riserva
table-figure-reserve = Riserva
table-figure-palace = Palazzo
table-figure-coins = Monete
table-figure-cubes = Cubetti
table-figure-rats = Topi
table-figure-used = usata in questo turno

## What to do now

table-your-turn = Tocca a te
table-waiting-one = { $person } sta pensando …
table-waiting-many = Si aspettano gli altri: { $persons }
table-dealing = Decide la sorte …
table-over = La partita è finita.
table-playing-out = Guarda che cosa succede …
table-skip = Salta
table-next-step = Avanti
table-go-on = Continua
table-again = Mostra di nuovo
table-pacing = Con quale velocità si mostra
table-why = Mostra il perché
table-why-mine = quando mi riguarda
table-why-always = sempre
table-why-never = mai
table-why-line = perché
table-sending = Invio …
table-all-options = { $count ->
    [2] Tutte e due le scelte
   *[other] Tutte le { $count } scelte
}
# Read out, not shown.
table-asks =
    { $count ->
        [one] { $question } Una risposta.
       *[other] { $question } { $count } risposte.
    }
table-chosen = Hai scelto: { $choice }.
table-rules-behind = Le regole che valgono qui
table-undo = Annulla
table-result = Risultato
table-bot-plays-for-you = { $bot } sta giocando per te.
table-take-back-seat = Riprendo il mio posto

## Proposals and the menu

table-menu = Questo tavolo
table-proposal = Proposta
table-proposal-look = Guarda
table-proposal-missing = Devono ancora rispondere: { $persons }
table-agree = Accetto
table-refuse = Rifiuto
table-withdraw = Ritira
table-rather-not = Meglio di no
table-ask-back = Ritira la mia ultima mossa
table-ask-back-text = Da allora è stato rivelato qualcosa, o qualcun altro ha giocato. Si chiede agli altri; se tutti accettano, la partita torna a subito prima della tua mossa e non vale più per la classifica.
table-ask-back-alone-text = Da allora è stato rivelato qualcosa. Giochi solo con dei bot, quindi la partita torna semplicemente a subito prima della tua mossa; non vale più per la classifica.
table-replace = Fai giocare un bot al posto di { $holder }
table-replace-text = { $holder } non c’è. Dopo un po’ senza segni di vita un bot continua, se gli altri accettano, finché { $holder } non torna; prima si chiede anche a { $holder }.
table-propose-end = Termina la partita senza risultato
table-propose-end-text = Si chiede agli altri; se tutti accettano, la partita finisce qui e nessuno vince.
table-propose-end-alone-text = Giochi solo con dei bot, quindi la partita finisce qui e nessuno vince.
table-resign = Ritirati
table-resign-text = Ti ritiri e finisci in ultima posizione; un bot gioca al tuo posto fino alla fine. Non si può annullare. Se vuoi solo una pausa, ti basta chiudere la pagina.
table-seat-link = Link al mio posto
table-seat-link-text = Aprilo su un altro dispositivo per continuare lì, o dallo a qualcuno che giochi al posto tuo: chi ha questo link può giocare il tuo posto, finché è tuo. La cronaca dice a tutti che è stato aperto.
table-end-links = Revoca i link del mio posto
table-end-links-text = Chi ne ha aperto uno non può più giocare il tuo posto, e i link che hai dato non funzionano più.
table-help-on = L’aiuto per le mie mosse è attivo
table-help-off = L’aiuto per le mie mosse è spento
table-sound-on = I suoni sono attivi
table-sound-off = I suoni sono spenti
table-rules = Le regole del gioco

## Several people at one screen

table-curtain = Tocca a { $seat }
table-curtain-text = Passa lo schermo a { $seat }. Ora nessun altro dovrebbe guardare.
table-curtain-open = Sono { $seat }
table-curtain-other = No, vuole guardare { $seat }

## What is not as usual

table-connection-lost = La connessione è caduta. La tua partita è al sicuro; questa pagina continua a provare.
table-elsewhere = Questo tavolo è aperto anche in un’altra scheda. Puoi giocare in entrambe.
table-problem-stale = La partita era già andata avanti quando è arrivata la tua mossa. Guarda di nuovo e scegli.
table-problem-not-now = In questo momento non è possibile.
table-problem-not-yours = Questo spetta a qualcun altro.
table-problem-not-found = A questo indirizzo non c’è più nulla.
table-problem-not-signed-in = Il sito non ti conosce più. Inserisci di nuovo il tuo nome nella pagina iniziale.
table-problem-invalid = Il server non ha capito.
table-problem-illegal-move = Le regole non lo permettono.
table-problem-too-many = Troppo in una volta sola. Aspetta un momento.
table-problem-suspended = Chi gestisce il sito ti ha sospeso; fino al termine puoi solo guardare.
table-problem-set-aside = Questo tavolo è stato messo da parte; nulla è andato perso.
table-problem-unreachable = Il server non risponde. Forse la tua ultima mossa non è arrivata; riprova.
table-problem-defect = Qualcosa è andato storto nel server. Ne è stato preso nota; nulla della tua partita è andato perso.
table-problem-unknown = Non ha funzionato: { $detail }

## Looking back

table-replay-position = Momento della partita
table-replay-count = { $at } di { $all }
table-replay-first = All’inizio
table-replay-back = Un passo indietro
table-replay-forward = Un passo avanti
table-replay-last = Alla fine
table-replay-play = Avvia
table-replay-pause = Pausa
table-replay-speed = Velocità
table-replay-link = Link a questa posizione
table-replay-leave = Torna alla partita
table-replay-leave-over = Al risultato
table-speed-step = Passo per passo
table-speed-slow = Lenta
table-speed-normal = Normale
table-speed-fast = Veloce
table-speed-instant = Subito
table-eyes = Vista da
table-eyes-spectator = uno spettatore
table-eyes-all = tutto scoperto

## The end

table-winners =
    { $count ->
        [one] Vince { $persons }
       *[other] Vittoria condivisa: { $persons }
    }
table-no-result = La partita è finita senza risultato
table-result-place = Posto
table-result-player = Giocatore
table-result-total = Punti
table-rematch = Rivincita
table-to-rematch = Alla rivincita
table-review = Rivedi la partita
table-record = Scarica il verbale
table-chart = I punti nel corso della partita
table-chart-loading = Caricamento delle posizioni …

## Help

table-help = Come si gioca qui
table-help-board = Ciò che puoi scegliere si illumina sul tabellone. Tutto il resto è un pulsante; «Tutte le scelte» elenca ogni cosa.
table-help-why = Tocca qualcosa che non si illumina per leggere perché non si può scegliere e quale regola lo dice.
table-help-undo = Puoi annullare le tue mosse finché la sorte non ha deciso, nessun segreto è stato mostrato e nessun altro ha giocato. Oltre, si chiede agli altri: vedi il menu del tavolo.
table-help-key-1 = scegli tra i pulsanti mostrati
table-help-key-2 = mostra o nascondi tutte le scelte
table-help-key-3 = annulla
table-help-key-4 = avanti veloce
table-help-key-5 = un passo avanti mentre si mostrano le mosse
table-help-key-6 = chiudi ciò che è aperto
table-help-key-7 = questo aiuto
table-help-key-8 = scorri la partita quando la rivedi

## What happened at the table

table-moment-sat = { $seat } si siede.
table-moment-filled = { $seat } si siede.
table-moment-left = Un posto si è liberato.
table-moment-keyed = { $person } ha aperto il link di { $seat } e può giocare anche questo posto.
table-moment-unkeyed = { $seat } ha revocato i link di questo posto.
table-moment-taken-back = { $seat } ritira una mossa.
table-foreseen-more = … e altro ancora.
table-since-last-turn = Dal tuo ultimo turno
table-since-last-turn-read = Ho capito
table-ended-by-resignation = La partita è finita prima del tempo: ritiro di { $persons }.
table-resigned-last = Ritiro, e quindi ultimo posto: { $persons }.
table-moment-proposed =
    { $what ->
        [rewind] { $seat } vorrebbe tornare a una posizione precedente.
        [end] { $seat } vorrebbe finire la partita senza risultato.
       *[replace] { $seat } vorrebbe far giocare un bot al posto di { $holder }.
    }
table-moment-voted =
    { $yes ->
        [no] { $seat } non accetta, o ritira la proposta.
       *[yes] { $seat } accetta.
    }
table-moment-rewound = Tutti d’accordo: la partita è tornata indietro.
table-moment-abandoned =
    { $why ->
        [length] La partita è diventata troppo lunga per essere conservata: finisce senza risultato.
       *[agreed] Tutti d’accordo: la partita finisce senza risultato.
    }
table-moment-stood-in =
    { $why ->
        [clock] Il tempo di { $seat } è scaduto; continua { $bot }.
       *[vote] { $bot } continua al posto di { $seat }.
    }
table-moment-returned = { $seat } torna al tavolo.
table-moment-resigned = { $seat } si ritira.
table-moment-said = { $person }: { $said }
# Which of the two the log does not tell.
table-moment-muted =
    { $yes ->
        [no] Chi ospita ridà la parola a { $person }.
       *[yes] Chi ospita ha silenziato { $person }.
    }
table-moment-closed = Chi gestisce il sito ha chiuso il tavolo; la partita finisce senza risultato.
table-moment-rematch = C’è una rivincita.

## What leads to pages whose texts come with them

analysis-this = Analizza questa posizione
daily-title = La distribuzione del giorno
daily-compare = Guarda che cosa hanno fatto gli altri
daily-sealed = Altri giocano ancora questa distribuzione. Il seme, il verbale e le mani degli altri si vedono quando è finita dappertutto.
daily-shared = Una distribuzione su più tavoli
daily-shared-rules = Nessun suggerimento, non si annulla nulla di cui qualcuno abbia saputo, e la partita non vale per la classifica.
daily-share-deal = Un link perché anche altri giochino questa distribuzione
review-ask = Analizza questa partita
