# Come gioca qualcuno: tabelle e grafici sulla pagina di un giocatore, e nel terminale.

statistics-title = Statistiche
statistics-none = Nessuna partita è stata ancora contata.
statistics-note = Si contano le partite intere in cui il giocatore aveva un solo posto e lo ha giocato. Se un bot ha sostituito il giocatore in più della metà delle mosse, la partita non conta; carte e fonti di punti vengono dalle partite senza sostituti. Vinta vuol dire primo posto, da solo o a pari merito.
statistics-mark = Il segno punteggiato in una barra è una quota pari delle vittorie.
statistics-note-own = Contano anche le tue partite ai tavoli privati; nessun altro le vede.
statistics-note-public = Le partite ai tavoli privati qui non contano.
statistics-waiting = { $count ->
    [one] Un’altra partita è ancora da contare.
   *[other] Altre { $count } partite sono ancora da contare.
  }
statistics-show = Che cosa conta
statistics-all = Tutte
statistics-any = Qualsiasi
statistics-rated = Per la classifica
statistics-unrated = Fuori classifica
statistics-players = Giocatori
statistics-games = Partite
statistics-won = Vinte
statistics-even = Quota pari
statistics-mean-points = Media dei punti
statistics-turn = Ordine di turno
statistics-nth = { $nth ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
  }
statistics-taken-card = Carte classe prese
statistics-taken-action = Carte azione giocate
statistics-taken-character = Personaggi pagati
statistics-times = Volte a partita
statistics-won-with = Vinte con
statistics-sources = Da dove vengono i punti
statistics-each-game = Punti a partita
statistics-losses = Punti persi a ogni decisione
statistics-losses-mean = { $games ->
    [one] In media { $mean }, in una partita analizzata.
   *[other] In media { $mean } ± { $error }, in { $games } partite analizzate.
  }
statistics-losses-usual = I bot perdono { $normal } (normale) e { $expert } (esperto).
statistics-losses-note = Di quanto si sarebbe stati più avanti con la mossa migliore, da ciò che il giocatore sapeva. Ogni punto è una partita, la linea è la media di dieci: una sola dice poco.
statistics-losses-none = Nessuna partita è stata ancora analizzata. L’analisi si fa quando qualcuno la chiede sulla pagina di una partita finita.
statistics-losses-chart = Le ultime { $count } partite analizzate, una dopo l’altra; la media di dieci va da { $first } a { $last }.
statistics-normal = normale
statistics-expert = esperto
statistics-export = Le tue partite
statistics-export-hint = Tutte le tue partite finite in un solo file: i verbali, quale posto era il tuo, chi è arrivato dove. Lo legge il comando «lazaretto stats».
statistics-export-get = Scarica tutte le partite

# Fonti di punti, oltre a quelle che i giochi nominano alla fine.
points-residence = { action-residence }
points-park = { action-park }
points-notre_dame = { action-notre_dame }
points-innkeeper = { character-innkeeper }
points-monk = { character-monk }
points-usurer = { character-usurer }
points-watch = { character-watch }
points-night_watch = { character-night_watch }
points-guild_master = { character-guild_master }
points-beggar_king = { character-beggar_king }
points-lawyer = { character-lawyer }
points-court_lady = { character-court_lady }
points-mayor = { character-mayor }
points-carpenter = { character-carpenter }
points-message = Messaggi
points-donation = Offerte
points-outbreak = Scoppi della pestilenza