# The pages around the tables.

site-skip = Vai al contenuto
site-home = Pagina iniziale
site-navigation = Il sito
site-rules = Regole
site-learn = Impara
site-ladder = Classifica
site-language = Lingua
site-light = Colori chiari
site-dark = Colori scuri
site-settings = Impostazioni
site-guest = Ospite
site-guest-name = Viandante
site-missing = Qui non c’è nulla.
site-unreachable = Il server non risponde. Riprova tra un momento.
site-headline = I grandi giochi della peste, al tuo tavolo
site-lead = Gioca subito contro i bot, con gli amici tramite un link, dal vivo o in più giorni. Non serve un account.
site-players = Da { $least } a { $most } giocatori
site-pitch-rattus = Insediati nelle regioni d’Europa e conquista l’aiuto delle classi, mentre la peste viaggia con i ratti.
site-pitch-rattus-mercatus = Rattus con i mercanti: merci da trasportare, vendite da azzeccare e dodici carte classe in più.
site-pitch-notre-dame = Parigi intorno alla cattedrale: scegli tre carte, usa la tua influenza e tieni i topi lontani dal tuo quartiere.
site-play-now = Gioca subito
site-offer = Non conosci { $title }?
site-offer-text = Poche lezioni brevi sul tabellone vero, una decina di minuti in tutto; oppure subito al tavolo.
site-offer-learn = Prima imparo
site-offer-play = Gioca ora
site-new-table = Nuovo tavolo
site-mine = Le tue partite
site-mine-none = Non hai partite in corso.
site-open = Tavoli aperti
site-open-none = In questo momento nessuno aspetta giocatori. Crea un tavolo!
site-running = Partite da guardare
site-over = Partite concluse
site-free = posto libero
site-your-turn = Tocca a te
site-rated = valida per la classifica
site-about = I giochi sono nominati per dire di chi sono le regole. Lazaretto non è legato ai loro autori o editori. Alcuni dati stampati delle scatole sono ricostruiti: le pagine delle regole dicono quali.
site-clock-days =
    { $count ->
        [one] 1 giorno per mossa
       *[other] { $count } giorni per mossa
    }
site-clock-live = { $minutes } min + { $increment } s
site-your-name = Il tuo nome
site-game = Gioco
site-seats = Posti
site-how-many = Giocatori
site-seat-mine = Io
site-seat-open = Aperto a tutti
site-seat-name = Nome per questo posto
site-bots-by-level = Bot per livello
site-bots-by-character = Personaggi
site-who-sits = Chi siede al tuo tavolo?
site-who-sits-hint = Scegli contro chi vuoi giocare, e sceglilo di nuovo per mandarlo via. Il carattere è come uno ama giocare: nessuno vede ciò che è nascosto, e nessuno gioca male apposta.
site-hot-seat = Più persone a questo schermo: un sipario nasconde i segreti finché non subentra la persona seguente.
site-options = Opzioni
site-clock = Orologio
site-clock-none = Senza orologio
site-clock-is-live = Dal vivo
site-clock-is-days = Giorni per mossa
site-minutes = Minuti per la partita
site-increment = Secondi aggiunti per mossa
site-days = Giorni per ogni mossa
site-clock-hint = Quando il tempo scade, un bot gioca il posto finché il giocatore non lo riprende.
site-who = Chi può partecipare
site-public = Mostra il tavolo a tutti
site-spectators = Gli spettatori sono benvenuti
site-rated-game = Vale per la classifica
site-deal = La distribuzione
site-seed = Seme della distribuzione
site-seed-hint = Lascia vuoto per una distribuzione segreta, verificabile dopo la partita. Lo stesso seme dà di nuovo la stessa distribuzione, per sfide su più tavoli; queste partite non valgono per la classifica. Dove giocano anche altri deve avere 32 caratteri, perché nessuno lo scopra per tentativi.
site-create = Crea il tavolo
site-differs = In che cosa differisce dalla scatola
site-ladder-hint = Un punteggio è una stima con la sua incertezza. Chi è sicuramente bravo sta sopra chi forse lo è: i nuovi partono dal basso e salgono giocando. Persone e bot sono nella stessa classifica.
site-ladder-none = Non è ancora finita nessuna partita valida per la classifica.
site-place = Posto
site-name = Nome
site-rating = Punteggio
site-uncertainty = Incertezza
site-games = Partite
site-since = Iscrizione:
site-wins = Vittorie
site-mean-points = Media dei punti
site-history = Punteggio nel tempo
site-came =
    { $place }º su { $players }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
site-you = Tu
site-save = Salva
site-saved = Fatto.
site-account-is = Hai effettuato l’accesso come { $account }.
site-my-page = La tua pagina
site-sign-in = Accedi
site-device = Su questo dispositivo
site-theme = Colori
site-theme-system = Come il sistema
site-theme-light = Chiari
site-theme-dark = Scuri
site-speed = Velocità con cui si mostrano le mosse
site-speed-step = Passo per passo
site-speed-slow = Lenta
site-speed-normal = Normale
site-speed-fast = Veloce
site-speed-instant = Immediata
site-sound = Suoni
site-patterns = Motivi sui pezzi, oltre ai colori
site-notices = Quando tocca a te
site-notices-hint = Per partite senza orologio o con giorni per mossa: un avviso per turno.
site-mail = Indirizzo e-mail
site-by-mail = Avvisami per e-mail
site-by-push = Avvisami in questo browser
site-push-refused = Il browser non permette notifiche da questo sito.
site-webhook = Webhook
site-quiet = Ore di silenzio
site-quiet-from = dalle
site-quiet-to = alle
site-zone = fuso orario
site-claim = Crea un account
site-claim-hint = Le tue partite restano tue, su ogni dispositivo. Senza password accedi con un link che funziona una volta.
site-account = Nome dell’account
site-password = Password
site-claim-it = Crea l’account
site-programs = Per i tuoi programmi
site-programs-hint = Un programma che invia questo token gioca con il tuo nome. L’API è descritta in /api/openapi.json.
site-new-token = Mostra un token
site-sign-out = Esci
site-sign-out-everywhere = Esci ovunque
site-sign-out-guest = Non hai un account: se esci, il tuo nome e le tue partite non si recuperano più.
site-link-sent = Se l’account esiste, un link è in arrivo.
site-use-link = Accedi con questo link
site-ask-link = Mandami un link
site-admin = Per chi gestisce il sito
site-admin-only = Questa pagina è riservata agli account che la configurazione del sito nomina come gestori.
site-admin-reports = Segnalazioni
site-admin-no-reports = Non è stato segnalato nulla.
site-admin-days = Per quanti giorni
site-admin-why = Motivo, per il registro
site-admin-mute = Silenzia
site-admin-unmute = Ridai la parola
site-admin-suspend = Sospendi
site-admin-unsuspend = Termina la sospensione
site-admin-close = Chiudi il tavolo
site-admin-close-sure = Chiudere il tavolo { $table }? La partita finisce senza risultato. Non si può annullare.
site-admin-close-it = Sì, chiudi il tavolo
site-admin-keep = Lascia giocare
site-admin-table = Tavolo
site-admin-settle = Nulla da fare
site-admin-log = Azioni dei gestori
site-admin-until = fino al { $day }
site-waiting =
    { $count ->
        [one] 1 tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
site-mail-unconfirmed = Le e-mail arrivano a questo indirizzo dopo che hai aperto il link che vi è stato inviato.
site-mail-confirm = Invia di nuovo il link
site-change-password = Password
site-change-password-hint = Una nuova password chiude tutte le altre sessioni e i link dei tuoi posti.
site-password-by-link = Hai effettuato l’accesso con un link: per mezz’ora la vecchia password non serve.
site-old-password = Vecchia password
site-new-password = Nuova password
site-sessions = Dove hai effettuato l’accesso
site-session-unknown = dispositivo sconosciuto
site-session-seen = ultimo uso { $day }
site-session-current = questa
site-session-end = Chiudi questa sessione
site-delete = Elimina il mio account
site-delete-hint = Il tuo nome, l’indirizzo e-mail, il punteggio e le impostazioni vengono eliminati. Le partite in corso sono abbandonate. Le partite restano per gli altri, con «deleted» al posto del tuo nome. Non si può annullare.
site-delete-sure = Confermo
site-delete-it = Elimina

## What is printed in the box: see components.ftl

components-own = Serie ricostruita
components-unnamed = Serie di chi ha la scatola
components-set = Serie
components-title = Che cosa è stampato nella scatola
components-not-rated = Le partite con la serie di chi ha la scatola non contano per la classifica.
components-edit = Inserisci quello che mostra la tua scatola, e giocaci

## What leads to pages whose texts come with them

analysis-title = Analisi
daily-nav = Del giorno
daily-share = Gli amici giocano questa distribuzione anche ad altri tavoli
daily-share-hint = Ricevi un link con cui altri giocano la stessa distribuzione, con gli stessi bot. Nessuno conosce il seme, e i risultati si confrontano quando tutti i tavoli hanno finito.
puzzles-title = Rompicapi
