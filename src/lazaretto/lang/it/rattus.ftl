# The names of Rattus.

## Regions

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

## Class cards and classes

card-king = Re
card-monk = Monaco
card-knight = Cavaliere
card-merchant = Mercante
card-peasant = Contadino
card-witch = Strega

class-royalty = Reali
class-church = Clero
class-chivalry = Cavalleria
class-bourgeoisie = Borghesia
class-peasantry = Contadini
class-magic = Maghi

card-king-text = Sposta uno dei tuoi cubetti da una regione senza ratti al palazzo, dove è al sicuro e conta alla fine. Lo stesso nel round finale.
card-monk-text = Sposta un gettone ratto, senza guardarlo, in una regione confinante con meno di 3 ratti. Lo stesso nel round finale.
card-knight-text = Quando muovi la Peste puoi spostarla di due regioni invece di una; prima che i ratti siano rivelati decidi se il segnalino Peste vale come 2 cubetti in più. Nel round finale puoi muoverlo fino a due regioni: nessun ratto si diffonde né viene rivelato.
card-merchant-text = Sposta fino a 3 dei tuoi cubetti da una sola regione a una sola regione confinante. Lo stesso nel round finale.
card-peasant-text = Quando piazzi cubetti puoi piazzarne uno in più dei ratti, e uno anche dove non ce ne sono. Nel round finale piazza un cubetto in una regione qualsiasi.
card-witch-text = Guarda un gettone ratto sul tabellone e, se vuoi, un secondo; poi puoi scambiare i due. Lo stesso nel round finale.

## Places and pieces

palace = Palazzo
plague-piece = Segnalino Peste
rat-token = Gettone ratto
# The rat tokens not yet in play.
supply = Riserva dei gettoni ratto
# A player's cubes that are not on the board.
reserve = Riserva personale

## What is asked

ask-start_player = La sorte indica il giocatore iniziale.
ask-plague_piece = La sorte mette il segnalino Peste sul tabellone.
ask-first_cubes = Piazza due cubetti in una regione.
ask-act =
    { $acts ->
        [0] Il tuo turno continua.
       *[other] Tocca a te: { $open }.
    }
open-take_card = prendi una carta
open-place_in = piazza cubetti
open-use_card = usa una carta
open-go_on = prosegui e muovi la Peste
open-final_act-use_card = usa le tue carte un’ultima volta
open-final_act-go_on = concludi
ask-place_how_many = Quanti cubetti piazzi?
ask-move_plague = Muovi la Peste: in quale regione entra?
ask-spread = La Peste si diffonde: quale regione confinante riceve un nuovo ratto?
ask-count_piece = Cavaliere: il segnalino Peste vale come due cubetti neutri per raggiungere i valori limite?
ask-draw_token = La sorte decide quale gettone si rivela ora.
ask-reveal_token = La sorte decide che cosa mostra il gettone.
ask-final_act =
    { $acts ->
        [0] Il round finale continua.
       *[other] Round finale: { $open }.
    }
ask-final_move = Round finale: muovi il segnalino Peste o lascialo dov’è.
ask-king-to_palace = Re: da quale regione sposti un cubetto nel palazzo?
ask-merchant-from = Mercante: da quale regione sposti i tuoi cubetti?
ask-merchant-to = Mercante: in quale regione confinante li sposti?
ask-merchant-how_many = Mercante: quanti cubetti sposti?
ask-monk-takes = Monaco: quale gettone ratto sposti?
ask-monk-puts = Monaco: in quale regione confinante lo sposti?
ask-peasant-places = Contadino, nel round finale: dove piazzi il tuo cubetto?
ask-witch-first = Strega: quale gettone ratto guardi?
ask-witch-look = La sorte decide che cosa vede la Strega.
ask-witch-second = Strega: guardi un secondo gettone o ti fermi qui?
ask-witch-swaps = Strega: scambi i due gettoni?

## What can be answered

slot = ratto { $nth } di { $region }
choice-go_on = Prosegui
choice-look_no_more = Non guardarne altri
choice-stay = Lascia il segnalino Peste dov’è
choice-count_piece =
    { $answer ->
        [yes] Vale come due cubetti
       *[no] Non vale
    }
choice-swap =
    { $answer ->
        [yes] Scambiali
       *[no] Lasciali dove sono
    }
choice-how_many =
    { $count ->
        [one] 1 cubetto
       *[other] { $count } cubetti
    }
choice-place_in = Piazza cubetti in { $region }
choice-move_plague = La Peste entra in { $region }
choice-spread_to = Un ratto in { $region }
choice-to_palace_from = Un cubetto da { $region } al palazzo
choice-merchant_from = Sposta cubetti da { $region }
choice-merchant_to = Sposta i cubetti in { $region }
choice-rat_to = Sposta il ratto in { $region }
choice-take_card = Prendi la carta { $card }
choice-use_card = Usa la carta { $card }
choice-move_rat = Sposta: { $slot }
choice-look_at = Guarda: { $slot }
choice-plague_starts_in = La Peste comincia in { $region }
choice-starts = Comincia { $colour }
choice-turn_up = Si rivela il ratto { $nth }
choice-face = Il gettone è { $token }

## What happens

-majority = M (maggioranza)
-all = A (tutti i giocatori)
# A token's face: its limit, how many M and A, and its classes.
token-face =
    limite { $limit }{ $majority ->
        [0] { "" }
        [one] , M
       *[other] , M × { $majority }
    }{ $all ->
        [0] { "" }
        [one] , A
       *[other] , A × { $all }
    }{ $classes_count ->
        [0] { "" }
       *[other] , { $classes }
    }
event-start-player = Comincia { $seat }.
event-plague-starts = La Peste scoppia in { $region }.
event-turn-begins = Turno di { $seat }.
event-cubes-placed =
    { $count ->
        [one] { $seat } piazza un cubetto in { $region }.
       *[other] { $seat } piazza { $count } cubetti in { $region }.
    }
event-cubes-moved =
    { $count ->
        [one] { $seat } sposta un cubetto da { $start } in { $region }.
       *[other] { $seat } sposta { $count } cubetti da { $start } in { $region }.
    }
event-cube-to-palace = { $seat } porta un cubetto da { $region } al palazzo.
event-cube-lost =
    { $symbol ->
        [majority] { $rivals ->
            [0] { -majority }: { $seat } ha più cubetti di tutti in { $region } ({ $count }) e ne perde uno.
           *[other] { -majority }: { $seat } è in parità per la maggioranza in { $region } ({ $count }) e perde un cubetto.
        }
        [all] { $count ->
            [one] { -all }: { $seat } perde l’ultimo cubetto in { $region }.
           *[other] { -all }: { $seat } perde uno dei { $count } cubetti in { $region }.
        }
       *[other] { $count ->
            [one] { $symbol }: { $seat } ha la carta { $card } e perde l’ultimo cubetto in { $region }.
           *[other] { $symbol }: { $seat } ha la carta { $card } e perde uno dei { $count } cubetti in { $region }.
        }
    }
event-cube-spared =
    { $symbol ->
        [majority] { -majority }: { $seat } ha pagato e non perde nulla in { $region }.
        [all] { -all }: { $seat } ha pagato e non perde nulla in { $region }.
       *[other] { $symbol }: { $seat } ha pagato e non perde nulla in { $region }.
    }
event-no-cube-left =
    { $symbol ->
        [majority] { -majority }: in { $region } non ci sono più cubetti.
       *[other] { -all }: in { $region } non ci sono più cubetti.
    }
event-holder-has-no-cube = { $symbol }: { $seat } ha la carta { $card }, ma nessun cubetto in { $region }.
event-card-held-by-nobody = { $symbol }: nessuno ha la carta { $card }.
event-class-not-in-play = { $symbol }: nessuna carta di questa classe è in gioco.
event-rats-spread =
    { $count ->
        [0] In { $region } non ci sono ratti: nessuno si diffonde.
        [one] In { $region } c’è un ratto: un nuovo ratto va in una regione confinante.
       *[other] In { $region } ci sono { $count } ratti: due nuovi ratti vanno in regioni confinanti.
    }
event-rat-added =
    { $count ->
        [0] Un nuovo ratto in { $region }: era l’ultimo della riserva.
        [one] Un nuovo ratto in { $region }; nella riserva ne resta uno.
       *[other] Un nuovo ratto in { $region }; nella riserva ne restano { $count }.
    }
event-rat-moved = { $seat } sposta il ratto { $nth } da { $start } in { $region }.
event-rats-swapped = { $seat } scambia un ratto in { $start } con uno in { $region }.
event-token-looked-at = { $seat } guarda il ratto { $nth } in { $region }.
event-token-seen = Vedi il ratto { $nth } in { $region }: { token-face }.
event-token-revealed = In { $region } si rivela un ratto: { token-face }.
event-token-strikes =
    { $neutral ->
        [0] Colpisce: i cubetti in { $region } ({ $count }) raggiungono il limite di { $limit }.
       *[other] Colpisce: i cubetti in { $region } ({ $count }) e il segnalino Peste, che vale { $neutral }, raggiungono il limite di { $limit }.
    }
event-token-does-nothing =
    { $neutral ->
        [0] Troppo pochi cubetti in { $region }: { $count } su { $limit }. Nessun effetto.
       *[other] Troppo pochi cubetti in { $region }: { $count }, più { $neutral } per il segnalino Peste, su { $limit }. Nessun effetto.
    }
event-card-taken = { $seat } prende la carta { $card }.
event-card-taken-from = { $seat } prende la carta { $card } da { $holder }.
event-card-used = { $seat } usa la carta { $card }.
event-plague-moved = { $seat } muove la Peste da { $start } in { $region }.
event-piece-counts = { $seat } fa valere il segnalino Peste come due cubetti: i limiti si raggiungono prima.
event-piece-does-not-count = { $seat } potrebbe contare il segnalino Peste come altri due cubetti, ma non lo fa.
event-game-ends =
    { $reason ->
        [all-cubes-placed] Un giocatore ha tutti i cubetti sul tabellone: comincia il round finale.
       *[supply-empty] La riserva dei gettoni ratto è vuota: comincia il round finale.
    }
event-final-turn-begins = { $seat } può usare le proprie carte un’ultima volta.
event-reckoning = L’ultima devastazione: si rivelano i ratti ovunque ci siano cubetti.

## Why not

reason-region-not-in-use = Con questo numero di giocatori { $region } non è in gioco.
reason-not-a-neighbour = { $region } non confina con { $start }.
reason-region-full = In { $region } ci sono già tre ratti.
reason-no-such-token =
    { $count ->
        [0] In { $region } non ci sono ratti.
        [one] In { $region } c’è un solo ratto.
       *[other] In { $region } ci sono solo { $count } ratti.
    }
reason-no-cube-there = Non hai cubetti in { $region }.
reason-too-few =
    { $count ->
        [one] Bisogna piazzare almeno un cubetto.
       *[other] Bisogna piazzare almeno { $count } cubetti.
    }
reason-too-many =
    { $count ->
        [one] È possibile al massimo un cubetto.
       *[other] Sono possibili al massimo { $count } cubetti.
    }
reason-card-not-in-play = La carta { $card } non è in gioco.
reason-card-held-already = Possiedi già la carta { $card }.
reason-card-taken-already = In questo turno hai già preso una carta.
reason-card-before-cubes = A questo tavolo si prende la carta prima di piazzare i cubetti.
reason-cubes-placed-already = In questo turno hai già piazzato cubetti.
reason-reserve-empty = La tua riserva è vuota.
reason-no-rats-there = In { $region } non ci sono ratti.
reason-card-not-held = Non possiedi la carta { $card }.
reason-card-held-by-another = { $seat } possiede la carta { $card }.
reason-card-used-already = In questo turno hai già usato la carta { $card }.
reason-plague-must-move = La Peste non può restare dov’è.
reason-too-many-steps =
    { $count ->
        [one] È a più di un passo di distanza.
       *[other] È a più di { $count } passi di distanza.
    }
reason-plague-is-there = La Peste è già lì.
reason-no-cube-free-of-rats = Non hai cubetti in una regione senza ratti.
reason-rats-there = In { $region } ci sono ratti.
reason-works-in-phase-c = La carta { $card } agisce quando si muove la Peste.
reason-works-in-phase-b = La carta { $card } agisce da sola quando piazzi cubetti.
reason-comes-last = La carta { $card } viene per ultima, quando si muove il segnalino Peste.
reason-no-card-in-final-round = Nel round finale non si prendono carte.
reason-no-cubes-in-final-round = Nel round finale si piazzano cubetti soltanto con una carta.
reason-no-cube-on-board = Non hai cubetti in nessuna regione.
reason-no-rat-can-move = Nessun ratto può spostarsi in una regione confinante.
reason-neighbours-full = In tutte le regioni confinanti con { $region } ci sono già tre ratti.
reason-no-rat-on-board = Sul tabellone non ci sono ratti.
reason-same-token = Quello lo stai già guardando.

## The end, the count and the options

ending-supply-empty = La riserva dei gettoni ratto è vuota.
ending-all-cubes-placed = Un giocatore ha tutti i cubetti sul tabellone.
tie-supply-empty = A pari punti precede chi avrebbe giocato per primo dopo l’ultimo turno.
tie-all-cubes-placed = { tie-supply-empty }
points-regions = cubetti nelle regioni
points-palace = cubetti nel palazzo
option-order = Carta e cubetti
option-order-free = In ordine libero
option-order-card-first = Prima la carta
option-cubes = Cubetti per i ratti
option-cubes-exact = Tanti quanti i ratti
option-cubes-up-to = Tanti o di meno

## The board in a terminal

not-in-use = fuori gioco
neighbours-below = Sotto ogni regione le sue vicine, per terra e per mare
cards-beside-board = Carte accanto al tabellone
player-line = riserva { $reserve } · nelle regioni { $board } · palazzo { $palace } · { $cards }

## How the characters play

taste-rattus-gaspard = Vuole tutte le carte classe, costi quel che costi con i ratti.
taste-rattus-odile = Sta lontana dai ratti, anche se così piazza pochi cubetti.
taste-rattus-lupo = Non teme i ratti e spinge la peste dove gli altri hanno più da perdere.
taste-rattus-berta = Ama il Mercante: i suoi cubetti non restano mai dov’erano.
taste-rattus-corrado = Vuole un suo cubetto in ogni regione.
taste-rattus-griet = Raduna i suoi cubetti dove nessuno ne ha di più.
taste-rattus-anselm = Porta i suoi cubetti nel palazzo, uno alla volta.
taste-rattus-wido = Prima guarda i ratti, e tiene cubetti per dopo.
