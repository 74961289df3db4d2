# What all games share.

title-rattus = Rattus
title-notre-dame = Notre Dame

reason-not-possible = Ora non è possibile.
reason-not-now = Ora c'è altro da decidere.
reason-game-over = La partita è finita.
reason-not-your-decision = Deve decidere { $seat }, non tu.

option-start-random = A sorte

bot-random = Casuale
bot-greedy = Avido

terminal-welcome = Digita un numero per scegliere, ? per l'aiuto, q per uscire.
terminal-thinking = { $seat } sta pensando …
terminal-curtain = Tocca a { $seat }: prendi la tastiera e premi Invio.
terminal-keys = numero: scegli · u: annulla · w SCELTA: perché no? · r REGOLA: leggila · l: cronaca · b: tabellone · ?: aiuto · q: esci
terminal-number = Serve un numero da 1 a { $count }.
terminal-possible = Ora è possibile.
terminal-no-rule = La regola { $rule } non esiste.
terminal-help =
    Un numero sceglie dall'elenco; il testo in fondo alla sua riga fa lo stesso.
    u annulla la tua ultima risposta, purché da allora nessuno abbia saputo nulla di nuovo e la sorte non sia intervenuta.
    w place_in:italia dice perché quella scelta non è possibile; r RAT-T6 mostra una regola.
    l mostra la cronaca, b di nuovo il tabellone, p la posizione come riga di testo, s FILE salva la partita, q esce.
