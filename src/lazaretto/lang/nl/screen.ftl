# The table in a terminal: short words for boards that have little room, and the full screen.

## Boards with little room

short-place-cloister_school = School
short-place-carriage_house = Koetshuis
short-square-cathedral = kathedraal
# As seen from outside, as in notre-dame.ftl.
short-square-left = rechts
short-square-right = links
short-square-outer = buiten
short-rats = Ratten
# The personal supply, and the general one.
short-supply = Voorraad
short-points = Punten
short-lying-coin = 1+¢
short-lying-cube = 2+■
short-lying-rat = 3+r
short-lying-prestige = 4
short-market = ♟ Vertrouweling » koets ¢ munt ■ blokje r rat −1

## The full screen

screen-key-undo = Ongedaan
screen-key-why = Waarom niet?
screen-key-log = Verslag
screen-key-board = Bord
screen-key-rules = Regels
screen-key-help = Hulp
screen-key-leave = Stoppen
screen-key-show_me = Laat zien
screen-leave-again = Het spel is nog niet afgelopen. Druk nog eens op q om te stoppen.
screen-search = Typ om te zoeken
screen-close = Esc sluit
screen-narrow = Het scherm heeft minstens { $columns } kolommen nodig. In zo’n smal venster past de eenvoudige tafel beter: stop met q en begin opnieuw zonder --screen.
screen-help =
    Omhoog, Omlaag of een nummer wijst een keuze aan; onder de lijst staat wat ervan bekend is. Enter of een klik kiest haar.
    r toont de regels; typ daar om te zoeken. b toont alleen het bord, en daarna weer alles. q stopt.
    Page Up en Page Down verschuiven een bord dat hoger is dan het scherm; het wieltje verschuift wat eronder ligt.
screen-help-play =
    u maakt je laatste zet ongedaan, zolang niemand iets te weten is gekomen en niets aan het lot is overgelaten.
    w toont wat nu niet gekozen kan worden, en zegt waarom en volgens welke regel. l toont het hele verslag.
    Het spelverloop wordt aan het eind geschreven als je met --record begonnen bent.
screen-help-learn = s doet wat de les vraagt.
