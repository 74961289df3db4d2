# What all games share.

title-rattus = Rattus
title-notre-dame = Notre Dame

reason-not-possible = Ora non è possibile.
reason-not-now = Ora c'è altro da decidere.
reason-game-over = La partita è finita.
reason-not-your-decision = Deve decidere { $seat }, non tu.

colour-red = Rosso
colour-green = Verde
colour-blue = Blu
colour-yellow = Giallo

option-start = Giocatore iniziale
option-start-random = A sorte

bot-human = Umano
bot-random = Casuale
bot-greedy = Avido
bot-easy = Facile
bot-normal = Normale
bot-expert = Esperto

terminal-welcome = Digita un numero per scegliere, ? per l'aiuto, q per uscire.
terminal-thinking = { $seat } sta pensando …
terminal-curtain = Tocca a { $seat }: prendi la tastiera e premi Invio.
terminal-keys = numero: scegli · u: annulla · w SCELTA: perché no? · r REGOLA: leggila · l: cronaca · b: tabellone · ?: aiuto · q: esci
terminal-no-undo = Non c'è nulla da annullare: non hai ancora risposto, oppure nel frattempo ci sono stati la sorte, un segreto o un altro giocatore.
terminal-no-file = Dopo s serve il nome di un file.
terminal-number = Serve un numero da 1 a { $count }.
terminal-possible = Ora è possibile.
terminal-no-rule = La regola { $rule } non esiste.
terminal-help =
    Un numero sceglie dall'elenco; il testo in fondo alla sua riga fa lo stesso.
    u annulla la tua ultima risposta, purché da allora nessuno abbia saputo nulla di nuovo e la sorte non sia intervenuta.
    w { $choice } dice se è possibile e, se no, perché; r { $rule } mostra una regola.
    l mostra la cronaca, b di nuovo il tabellone, p la posizione come riga di testo, s FILE salva la partita, q esce.

notice-your-turn-subject = { $title }: tocca a te
notice-your-turn = Tocca a te al tavolo { $table } ({ $title }).
notice-mail =
    Ciao { $person },

    { $text }
    { $url }

    Ricevi questo messaggio perché l'hai chiesto. Puoi disattivarlo nelle impostazioni del sito.

sign-in-subject = Accedere a Lazaretto
sign-in-mail =
    Ciao { $person },

    questo link ti fa accedere una volta sola, entro mezz’ora:

    { $url }

    Se non l’hai chiesto tu, non devi fare nulla.

confirm-subject = Conferma il tuo indirizzo di posta
confirm-mail =
    Ciao { $person },

    questo collegamento conferma, entro un giorno, che questo indirizzo è tuo:

    { $url }

    Se non l'hai chiesto tu, non devi fare nulla: non arriverà altra posta.
