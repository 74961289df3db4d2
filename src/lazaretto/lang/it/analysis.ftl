# The analysis board.

analysis-lead = Qualsiasi posizione, giocata per tutte le parti. Per partite finite e per posizioni pensate da te: durante una partita pensa con la tua testa.
analysis-to-move = Tocca a { $colour }
analysis-over = Qui la partita è finita.
analysis-chance = La sorte
analysis-draw = Lascia decidere la sorte
analysis-what-if = E se fosse … ? Scegli che cosa esce, o lascia decidere la sorte.
analysis-dealt = La sorte decide da sé
analysis-weigh = Valuta le mosse
analysis-weighing = Le mosse vengono valutate …
analysis-longer = Guarda più a lungo
analysis-looking-longer = Uno sguardo più lungo è in corso …
analysis-move = Mossa
analysis-lead-in-points = Vantaggio
analysis-behind = Meno della migliore
analysis-first-choice = prima scelta
analysis-as-good = circa altrettanto buona
analysis-plus-minus = { $points } ± { $error }
analysis-note = Punti di vantaggio alla fine sul migliore degli altri, come li prevede una ricerca da ciò che questo giocatore sa. Il ± è un errore standard, compreso ciò che sfugge a una ricerca che si ferma prima della fine.
analysis-back = Un passo indietro
analysis-forward = Un passo avanti
analysis-first = Alla prima posizione
analysis-edit = Cambia la posizione
analysis-edit-done = Fatto
analysis-edit-hint = Scegli qualcosa sul tabellone, o cambia ciò che è elencato qui. Una posizione impossibile viene rifiutata, e ti si dice perché.
analysis-edit-table = Ciò che sta accanto al tabellone
analysis-line = Riga di notazione
analysis-show = Mostra
analysis-new = Nuova partita
analysis-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
choice-change_here = Cambia qui

set-cubes = Cubetti: { $colour }
set-rats = Ratti qui
set-plague = Segnalino Peste qui
set-face = Il ratto { $nth } mostra
set-seen = { $colour } ha visto il ratto { $nth }
set-holder = Chi la tiene
set-turn = Un nuovo turno comincia per
set-palace = Nel palazzo: { $colour }
set-supply = Ratti nella riserva
set-coins = Monete: { $colour }
set-goods = { $good }: { $colour }
set-friend = Fiduciario: { $colour }
set-carriage = Carrozza: { $colour }
set-points = Punti: { $colour }
set-rats-track = Segnalino topi: { $colour }
set-own-supply = Riserva personale: { $colour }
set-kept = Carta che ha { $colour }
set-character = Personaggio
set-value-token-none = nessuno l’ha visto
set-value-place-none = ancora in nessun luogo
set-value-colour-beside = accanto al tabellone
set-value-answer-yes = sì
set-value-answer-no = no

# What to look at, before a move is shown.

hint-look = Che cosa devo guardare?
hint-no-danger = Per ora nulla di tuo è in pericolo. Guarda che cosa ti fa guadagnare ogni mossa.
danger-cubes-at-risk =
    { $count ->
        [one] { $region }: la Peste può andarci subito. Al { $odds } % prenderebbe il tuo cubetto.
       *[other] { $region }: la Peste può andarci subito. Al { $odds } % prenderebbe qualcuno dei tuoi { $count } cubetti, { $mean } in media.
    }
danger-rats-rise =
    { $count ->
        [one] Un topo sui personaggi: con il tuo Ospedale com’è ora, la pestilenza porterebbe il tuo segnalino topi da { $marker } a { $to }.
       *[other] { $count } topi sui personaggi: con il tuo Ospedale com’è ora, la pestilenza porterebbe il tuo segnalino topi da { $marker } a { $to }.
    }
danger-outbreak =
    { $count ->
        [one] Un topo sui personaggi: il tuo segnalino topi è a { $marker }, e la pestilenza lo porterebbe oltre il 9. Costa 2 punti e un cubetto.
       *[other] { $count } topi sui personaggi: il tuo segnalino topi è a { $marker }, e la pestilenza lo porterebbe oltre il 9. Costa 2 punti e un cubetto.
    }
