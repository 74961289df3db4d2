# The table in a terminal: short words for boards that have little room, and the full screen.

## Boards with little room

short-place-cloister_school = Scuola
short-place-carriage_house = Rimessa
short-square-cathedral = cattedrale
# As seen from outside, as in notre-dame.ftl.
short-square-left = destra
short-square-right = sinistra
short-square-outer = esterno
short-rats = Topi
# The personal supply, and the general one.
short-supply = Riserva
short-points = Punti
short-lying-coin = 1+¢
short-lying-cube = 2+■
short-lying-rat = 3+t
short-lying-prestige = 4
short-market = ♟ Fiduciario » carrozza ¢ moneta ■ cubetto t topo−1

## The full screen

screen-key-undo = Annulla
screen-key-why = Perché no?
screen-key-log = Cronaca
screen-key-board = Tabellone
screen-key-rules = Regole
screen-key-help = Aiuto
screen-key-leave = Esci
screen-key-show_me = Fammi vedere
screen-leave-again = La partita non è finita. Premi di nuovo q per uscire.
screen-search = Scrivi per cercare
screen-close = Esc chiude
screen-narrow = Lo schermo richiede almeno { $columns } colonne. In un terminale così stretto va meglio il tavolo semplice: esci con q e ricomincia senza --screen.
screen-help =
    Su, Giù o un numero indicano una scelta; sotto l’elenco si legge che cosa se ne sa. Invio o un clic la conferma.
    r mostra le regole; scrivi per cercare. b mostra il solo tabellone, poi di nuovo tutto. q esce.
    Pag Su e Pag Giù spostano un tabellone più alto dello schermo; la rotella sposta ciò che si trova sotto il puntatore.
screen-help-play =
    u annulla la tua ultima mossa, finché nessuno ha scoperto nulla e nulla è stato affidato alla sorte.
    w elenca ciò che ora non si può scegliere e dice perché e quale regola lo vieta. l mostra tutta la cronaca.
    Il verbale viene scritto alla fine, se hai cominciato con --record.
screen-help-learn = s fa ciò che la lezione chiede.
