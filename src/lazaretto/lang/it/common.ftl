# What all games share.

# Long words of names, with a hyphen wherever they may break.
hyphenation = Com-mer-cian-te con-ven-tua-le cor-po-ra-zio-ni Fi-du-cia-rio Lo-can-die-ra Luo-go-te-nen-te men-di-can-ti Pro-fa-na-to-re Pro-prie-ta-rio Sen-ti-nel-la Truf-fa-to-re

title-rattus = Rattus
title-notre-dame = Notre Dame

reason-not-possible = Ora non è possibile.
reason-not-now = Ora c’è altro da decidere.
reason-game-over = La partita è finita.
reason-not-your-decision = Deve decidere { $seat }, non tu.

colour-red = Rosso
colour-green = Verde
colour-blue = Blu
colour-yellow = Giallo

option-start = Giocatore iniziale
option-start-random = A sorte

bot-human = Umano
bot-random = Till
bot-beginner = Colin
bot-greedy = Rufus
bot-easy = Agnes
bot-normal = Renaud
bot-expert = Isabeau
bot-master = Hildegard
bot-of-level = { $bot } ({ $level })

# How strong a bot is, and how it plays.
level-random = a caso
level-beginner = principiante
level-greedy = avido
level-easy = facile
level-normal = normale
level-expert = esperto
level-master = maestro
temper-random = Fa una mossa qualsiasi tra quelle permesse, a caso.
temper-beginner = Guarda avanti di una mossa sola, e spesso la valuta male.
temper-greedy = Prende ciò che al momento sembra meglio e non guarda mai avanti.
temper-easy = Guarda avanti solo di qualche mossa.
temper-normal = Guarda avanti e tiene conto di ciò che possono fare gli altri.
temper-expert = Pensa a lungo e guarda lontano.
temper-master = Usa tutto il tempo che c’è e guarda più lontano di chiunque.

# Opponents with a character; how each plays a title stands with the words of the title.
bot-gaspard = Gaspard
bot-odile = Odile
bot-lupo = Lupo
bot-berta = Berta
bot-corrado = Corrado
bot-griet = Griet
bot-anselm = Anselm
bot-wido = Wido
epithet-gaspard = l’accumulatore
epithet-odile = la prudente
epithet-lupo = l’impavido
epithet-berta = l’irrequieta
epithet-corrado = il costruttore
epithet-griet = l’orgogliosa
epithet-anselm = il devoto
epithet-wido = il paziente

terminal-welcome = Digita un numero per scegliere, ? per l’aiuto, q per uscire.
terminal-thinking = { $seat } sta pensando …
terminal-curtain = Tocca a { $seat }: prendi la tastiera e premi Invio.
terminal-keys = numero: scegli · u: annulla · w SCELTA: perché no? · r REGOLA: leggila · l: cronaca · b: tabellone · ?: aiuto · q: esci
terminal-no-undo = Non c’è nulla da annullare: non hai ancora giocato, oppure nel frattempo ci sono stati la sorte, un segreto o un altro giocatore.
terminal-no-file = Dopo s serve il nome di un file.
terminal-unknown = { $meant ->
    [none] Non c’è niente che si chiami { $typed }. Ora si può:
   *[other] Non c’è niente che si chiami { $typed }. Forse { $meant }? Ora si può:
}
terminal-number = Serve un numero da 1 a { $count }.
terminal-possible = Ora è possibile.
terminal-no-rule = La regola { $rule } non esiste.
terminal-help =
    Un numero sceglie dall’elenco; il testo in fondo alla sua riga fa lo stesso.
    u annulla la tua ultima mossa, purché da allora nessuno abbia saputo nulla di nuovo e la sorte non sia intervenuta.
    w { $choice } dice se è possibile e, se no, perché; r { $rule } mostra una regola.
    l mostra la cronaca, b di nuovo il tabellone, p la posizione come riga di testo, s FILE salva il verbale, q esce.

notice-your-turn-subject = { $title }: tocca a te
notice-your-turn = Tocca a te al tavolo { $table } ({ $title }).
notice-mail =
    Ciao { $person },

    { $text }
    { $url }

    Ricevi questa e-mail perché l’hai chiesta. Puoi disattivarla nelle impostazioni del sito.

sign-in-subject = Accedi a Lazaretto
sign-in-mail =
    Ciao { $person },

    questo link ti fa accedere una volta sola, entro mezz’ora:

    { $url }

    Se non l’hai chiesto tu, non devi fare nulla.

confirm-subject = Conferma il tuo indirizzo e-mail
confirm-mail =
    Ciao { $person },

    questo link conferma che questo indirizzo è tuo. Vale un giorno:

    { $url }

    Se non l’hai chiesto tu, puoi ignorare questa e-mail: non ne arriveranno altre.
