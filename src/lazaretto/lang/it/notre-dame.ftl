# The names and sentences of Notre Dame.

## Places

place-cloister_school = Scuola conventuale
place-bank = Banca
place-residence = Residenza
place-carriage_house = Rimessa delle carrozze
place-inn = Locanda
place-park = Parco
place-hospital = Ospedale
place-notre_dame = Notre Dame

# Where a piece comes from.
origin-cloister_school = { place-cloister_school }
origin-bank = { place-bank }
origin-residence = { place-residence }
origin-carriage_house = { place-carriage_house }
origin-inn = { place-inn }
origin-park = { place-park }
origin-hospital = { place-hospital }
origin-notre_dame = { place-notre_dame }

## Action cards

action-cloister_school = Scuola conventuale
action-bank = Banca
action-residence = Residenza
action-carriage_house = Rimessa delle carrozze
action-inn = Locanda
action-park = Parco
action-hospital = Ospedale
action-notre_dame = Notre Dame
action-trusted_friend = Fiduciario

action-cloister_school-text = Piazza un cubetto, poi prendi dalla riserva generale tanti cubetti quanti ce ne sono nella tua Scuola conventuale.
action-bank-text = Piazza un cubetto, poi prendi tante monete quanti sono i cubetti nella tua Banca.
action-residence-text = Piazza un cubetto, poi ottieni tanti punti prestigio quanti sono i cubetti nella tua Residenza.
action-carriage_house-text = Piazza un cubetto, poi sposta la tua carrozza al massimo di tante piazze del mercato quanti sono i cubetti nella tua Rimessa; dove si ferma prende il messaggio.
action-inn-text = Piazza un cubetto, poi scegli una moneta, un cubetto o il segnalino topi indietro di uno; con quattro o più cubetti scegli due volte.
action-park-text = Piazza un cubetto e arretra di uno il segnalino topi. Ogni due cubetti nel tuo Parco aggiungono un punto ogni volta che ottieni punti.
action-hospital-text = Piazza un cubetto e arretra di uno il segnalino topi. Ogni cubetto nel tuo Ospedale riduce per te la pestilenza.
action-notre_dame-text = Piazza un cubetto sulla cattedrale e offri 1, 2 o 3 monete per 1, 3 o 6 punti.
action-trusted_friend-text = Il tuo Fiduciario entra in un settore a tua scelta, diverso da quello in cui si trova; ne esegui l’azione come se vi avessi piazzato un cubetto.

card-red-cloister_school = { action-cloister_school } ({ colour-red })
card-red-bank = { action-bank } ({ colour-red })
card-red-residence = { action-residence } ({ colour-red })
card-red-carriage_house = { action-carriage_house } ({ colour-red })
card-red-inn = { action-inn } ({ colour-red })
card-red-park = { action-park } ({ colour-red })
card-red-hospital = { action-hospital } ({ colour-red })
card-red-notre_dame = { action-notre_dame } ({ colour-red })
card-red-trusted_friend = { action-trusted_friend } ({ colour-red })
card-violet-cloister_school = { action-cloister_school } ({ colour-violet })
card-violet-bank = { action-bank } ({ colour-violet })
card-violet-residence = { action-residence } ({ colour-violet })
card-violet-carriage_house = { action-carriage_house } ({ colour-violet })
card-violet-inn = { action-inn } ({ colour-violet })
card-violet-park = { action-park } ({ colour-violet })
card-violet-hospital = { action-hospital } ({ colour-violet })
card-violet-notre_dame = { action-notre_dame } ({ colour-violet })
card-violet-trusted_friend = { action-trusted_friend } ({ colour-violet })
card-blue-cloister_school = { action-cloister_school } ({ colour-blue })
card-blue-bank = { action-bank } ({ colour-blue })
card-blue-residence = { action-residence } ({ colour-blue })
card-blue-carriage_house = { action-carriage_house } ({ colour-blue })
card-blue-inn = { action-inn } ({ colour-blue })
card-blue-park = { action-park } ({ colour-blue })
card-blue-hospital = { action-hospital } ({ colour-blue })
card-blue-notre_dame = { action-notre_dame } ({ colour-blue })
card-blue-trusted_friend = { action-trusted_friend } ({ colour-blue })
card-green-cloister_school = { action-cloister_school } ({ colour-green })
card-green-bank = { action-bank } ({ colour-green })
card-green-residence = { action-residence } ({ colour-green })
card-green-carriage_house = { action-carriage_house } ({ colour-green })
card-green-inn = { action-inn } ({ colour-green })
card-green-park = { action-park } ({ colour-green })
card-green-hospital = { action-hospital } ({ colour-green })
card-green-notre_dame = { action-notre_dame } ({ colour-green })
card-green-trusted_friend = { action-trusted_friend } ({ colour-green })
card-yellow-cloister_school = { action-cloister_school } ({ colour-yellow })
card-yellow-bank = { action-bank } ({ colour-yellow })
card-yellow-residence = { action-residence } ({ colour-yellow })
card-yellow-carriage_house = { action-carriage_house } ({ colour-yellow })
card-yellow-inn = { action-inn } ({ colour-yellow })
card-yellow-park = { action-park } ({ colour-yellow })
card-yellow-hospital = { action-hospital } ({ colour-yellow })
card-yellow-notre_dame = { action-notre_dame } ({ colour-yellow })
card-yellow-trusted_friend = { action-trusted_friend } ({ colour-yellow })

## Characters

character-innkeeper = Locandiera
character-minstrel = Trovatore
character-monk = Monaco
character-jester = Giullare
character-usurer = Usuraio
character-doctor = Medico
character-watch = Sentinella
character-night_watch = Ronda notturna
character-bishop = Vescovo
character-guild_master = Capo delle corporazioni
character-beggar_king = Re dei mendicanti
character-lawyer = Avvocato
character-court_lady = Dama di corte
character-mayor = Sindaco
character-carpenter = Falegname

character-innkeeper-text = 3 punti, e a scelta: una moneta, un cubetto dalla riserva generale o il segnalino topi indietro di uno.
character-minstrel-text = Sposta da 1 a 3 dei tuoi pezzi da un settore a un altro, senza azione.
character-monk-text = 2 cubetti dalla riserva generale e 1 punto.
character-jester-text = Sposta un cubetto o il Fiduciario in un altro settore, poi esegui l’azione di quel settore.
character-usurer-text = 2 monete e 1 punto.
character-doctor-text = In questo round la pestilenza per te vale zero.
character-watch-text = 1 punto per ciascuno dei tuoi cubetti, e per il Fiduciario, nel tuo quartiere e a Notre Dame.
character-night_watch-text = 1 punto per ciascuno dei tuoi settori vuoti.
character-bishop-text = Piazza un cubetto della riserva generale in un settore vuoto, poi esegui la sua azione.
character-guild_master-text = 2 punti per ciascuno dei tuoi settori con almeno due cubetti.
character-beggar_king-text = 1 punto per ogni casella libera davanti al tuo segnalino topi.
character-lawyer-text = 3 punti ogni due messaggi che possiedi.
character-court_lady-text = 1 punto per ogni cubetto nel tuo settore più pieno.
character-mayor-text = 3 punti per ciascuno dei tuoi settori con almeno tre cubetti.
character-carpenter-text = 1 punto per ciascuno dei tuoi settori con almeno un cubetto.

## Colours, squares and messages

colour-violet = Viola

square-centre = centro
square-cathedral = presso la cattedrale
# Names of squares are given from the cathedral; words, as one sees the quarter from outside.
square-left = bordo destro
square-right = bordo sinistro
square-outer = bordo esterno
square-red-centre = { colour-red }, { square-centre }
square-red-cathedral = { colour-red }, { square-cathedral }
square-red-left = { colour-red }, { square-left }
square-red-right = { colour-red }, { square-right }
square-red-outer = { colour-red }, { square-outer }
square-violet-centre = { colour-violet }, { square-centre }
square-violet-cathedral = { colour-violet }, { square-cathedral }
square-violet-left = { colour-violet }, { square-left }
square-violet-right = { colour-violet }, { square-right }
square-violet-outer = { colour-violet }, { square-outer }
square-blue-centre = { colour-blue }, { square-centre }
square-blue-cathedral = { colour-blue }, { square-cathedral }
square-blue-left = { colour-blue }, { square-left }
square-blue-right = { colour-blue }, { square-right }
square-blue-outer = { colour-blue }, { square-outer }
square-green-centre = { colour-green }, { square-centre }
square-green-cathedral = { colour-green }, { square-cathedral }
square-green-left = { colour-green }, { square-left }
square-green-right = { colour-green }, { square-right }
square-green-outer = { colour-green }, { square-outer }
square-yellow-centre = { colour-yellow }, { square-centre }
square-yellow-cathedral = { colour-yellow }, { square-cathedral }
square-yellow-left = { colour-yellow }, { square-left }
square-yellow-right = { colour-yellow }, { square-right }
square-yellow-outer = { colour-yellow }, { square-outer }

message-coin = 1 punto e una moneta
message-cube = 2 punti e un cubetto
message-rat = 3 punti e il segnalino topi indietro di uno
message-prestige = 4 punti

benefit-coin = una moneta
benefit-cube = un cubetto
benefit-rat = il segnalino topi indietro di uno

## What somebody gets something for

gain-cloister_school = per i cubetti nella Scuola conventuale
gain-bank = per i cubetti nella Banca
gain-residence = per i cubetti nella Residenza
gain-park = per il Parco
gain-hospital = per l’Ospedale
gain-notre_dame = per i cubetti a Notre Dame
gain-innkeeper = dalla Locandiera
gain-monk = dal Monaco
gain-usurer = dall’Usuraio
gain-watch = per tutti i cubetti nel quartiere e a Notre Dame
gain-night_watch = per i settori vuoti
gain-guild_master = per i settori con due o più cubetti
gain-beggar_king = per le caselle libere davanti al segnalino topi
gain-lawyer = per ogni coppia di messaggi
gain-court_lady = per i cubetti nel settore più pieno
gain-mayor = per i settori con tre o più cubetti
gain-carpenter = per i settori con un cubetto
gain-message = per il messaggio
gain-donation = per l’offerta
gain-benefit = come beneficio scelto fra moneta, cubetto e segnalino topi

## Pieces

influence-cube = Cubetto influenza
trusted-friend = Fiduciario
carriage = Carrozza
bell-ringer-piece = Campanaro
rat-marker = Segnalino topi
prestige-points = Punti prestigio
coin-supply = Riserva delle monete
personal-supply = Riserva personale
general-supply = Riserva generale

## What is asked

ask-bell_ringer = La sorte designa il campanaro, che comincia.
ask-lay_message = La sorte dispone un messaggio.
ask-show_character = La sorte scopre un personaggio.
ask-keep_first = Tieni una delle tue tre carte; le altre due vanno al vicino di sinistra.
ask-keep_second = Tieni una delle due carte ricevute; l’altra va al vicino di sinistra.
ask-play_card = Gioca una carta ed esegui la sua azione.
ask-place_cube =
    { $acts ->
        [0] Piazza il cubetto della carta.
       *[other] Puoi { $open }.
    }
open-place_cube = piazzare un cubetto dove indica la carta
open-move_cube_from = spostare un cubetto dove indica la carta (la tua riserva è vuota)
open-without_effect = lasciare la carta senza effetto
ask-enter_sector = Scegli il settore in cui entra il tuo Fiduciario, oppure lascia la carta senza effetto.
ask-take_benefit = Scegli un beneficio.
ask-drive = Scegli la piazza del mercato in cui si ferma la tua carrozza.
ask-donate = Scegli quante monete offri alla chiesa: 1, 2 o 3 danno 1, 3 o 6 punti.
ask-hire = Puoi pagare una moneta a uno dei tre personaggi.
ask-lose_cube = La pestilenza ti costa un cubetto: scegli uno dei tuoi settori più pieni.
ask-minstrel-from = Scegli il settore da cui il Trovatore sposta i tuoi pezzi.
ask-minstrel-to = Scegli il settore in cui il Trovatore li sposta.
ask-minstrel-how_many = Scegli quanti pezzi sposta il Trovatore.
ask-jester-takes = Scegli il pezzo che il Giullare sposta.
ask-jester-puts = Scegli il settore in cui il Giullare lo sposta; poi ne esegui l’azione.
ask-bishop-puts = Scegli il settore vuoto in cui il Vescovo piazza un cubetto; poi ne esegui l’azione.

## What can be answered

choice-without_effect = Lascia la carta senza effetto
choice-hire_nobody = Non pagare nessuno
choice-move_nothing = Non spostare niente
choice-jester_takes_friend = Prendi il Fiduciario
choice-place_cube = Piazza un cubetto: { $place }
choice-move_cube_from = Sposta un cubetto da: { $place }
choice-friend_enters = Fiduciario in: { $place }
choice-donate = { $count ->
    [one] Offri 1 moneta
   *[other] Offri { $count } monete
}
choice-take_benefit = Scegli: { $benefit }
choice-hire = Paga: { $character }
choice-lose_cube_from = Perdi un cubetto da: { $place }
choice-minstrel_from = Da: { $place }
choice-minstrel_to = A: { $place }
choice-move_cubes = { $count ->
    [one] Sposta 1 cubetto
   *[other] Sposta { $count } cubetti
}
choice-move_with_friend = { $count ->
    [0] Sposta solo il Fiduciario
    [one] Sposta il Fiduciario e 1 cubetto
   *[other] Sposta il Fiduciario e { $count } cubetti
}
choice-jester_takes = Prendi un cubetto da: { $place }
choice-jester_puts = A: { $place }
choice-bishop_puts = Piazza un cubetto: { $place }
choice-drive_to = Vai a: { $square }
choice-keep = Tieni { $card }
choice-play = Gioca { $card }
choice-draw = Si pesca { $card }
choice-appears = Appare: { $character }
choice-lies_there = Il messaggio mostra: { $message }
choice-rings_first = { $colour } ha per primo il campanaro

## What happens

event-bell-ringer = { $seat } ha il campanaro e comincia.
event-round-begins = Comincia il round { $count }.
event-character-appears = { $count ->
    [0] Appare un personaggio: { $character }, senza topi.
    [one] Appare un personaggio: { $character }, con 1 topo.
   *[other] Appare un personaggio: { $character }, con { $count } topi.
}
event-action-drawn = Peschi { $card }.
event-action-kept = Tieni { $card }.
event-action-received = { $holder } ti passa { $card }.
event-two-passed = Tutti passano due carte a sinistra.
event-one-passed = Tutti passano una carta a sinistra.
event-action-played = { $seat } gioca { $card }.
event-third-laid-away = { $seat } mette via la terza carta coperta.
event-without-effect = La carta di { $seat } non ha effetto.
event-influence-placed = { $seat } piazza un cubetto: { $place }.
event-influence-moved = { $count ->
    [one] { $seat } sposta un cubetto: { $origin } → { $place }.
   *[other] { $seat } sposta { $count } cubetti: { $origin } → { $place }.
}
event-influence-lost =
    { $count ->
        [one] { $seat } perde un cubetto del settore più pieno: { $place }, l’unico cubetto.
       *[other] { $seat } perde un cubetto del settore più pieno: { $place }, { $count } cubetti.
    }
event-no-influence-lost = { $seat } non ha cubetti da perdere.
event-influence-gained =
    { $count ->
        [one] { $seat } prende 1 cubetto dalla riserva generale { $source }.
       *[other] { $seat } prende { $count } cubetti dalla riserva generale { $source }.
    }
event-friend-moved = Il Fiduciario di { $seat } entra in: { $place }.
event-coins-gained =
    { $count ->
        [one] { $seat } prende 1 moneta { $source }.
       *[other] { $seat } prende { $count } monete { $source }.
    }
event-coins-gained-from =
    { $count ->
        [one] La riserva è vuota: { $seat } prende 1 moneta da { $holder } { $source }.
       *[other] La riserva è vuota: { $seat } prende { $count } monete da { $holder } { $source }.
    }
event-prestige-gained =
    { $bonus ->
        [0] { $count ->
            [one] { $seat } ottiene 1 punto { $source }.
           *[other] { $seat } ottiene { $count } punti { $source }.
        }
       *[other] { $seat } ottiene { $count } punti: { $earned } { $source } e { $bonus } dal Parco.
    }
event-no-prestige-gained = { $seat } non ottiene punti { $source }.
event-prestige-lost = { $count ->
    [0] { $seat } non ha punti da perdere.
    [one] { $seat } perde 1 punto.
   *[other] { $seat } perde { $count } punti.
}
event-prestige-lost-unseen = { $seat } perde { $count } punti, o tutti se ne ha meno.
event-rats-back = Il segnalino topi di { $seat } torna a { $count } { $source }.
event-rats-moved =
    { $moved ->
        [0] { $seat }: pestilenza { $strength }, meno { $hospital } per l’Ospedale; il segnalino topi resta su { $count }.
       *[other] { $seat }: pestilenza { $strength }, meno { $hospital } per l’Ospedale; il segnalino topi va su { $count }.
    }
event-outbreak = I topi supererebbero il 9: la pestilenza scoppia nel quartiere di { $seat } e costa 2 punti e un cubetto.
event-no-strength = In questo round la pestilenza per { $seat } vale zero.
event-carriage-driven = La carrozza di { $seat } raggiunge la piazza: { $square }.
event-message-taken = { $seat } prende un messaggio ({ $colour }): { $message }.
event-message-stays = Il messaggio resta: prima di un altro di questo colore ({ $colour }), { $seat } deve prenderne uno di un altro.
event-donated =
    { $count ->
        [one] { $seat } offre 1 moneta alla chiesa.
       *[other] { $seat } offre { $count } monete alla chiesa.
    }
event-nobody-hired = { $seat } non paga nessuno.
event-character-hired = { $seat } paga una moneta a un personaggio: { $character }.
event-plague-strikes =
    { $count ->
        [0] Sui tre personaggi non ci sono topi: in questo round la pestilenza vale zero.
       *[other] L’entità della pestilenza è { $count }: i topi sui tre personaggi.
    }
event-messages-laid = { $count } messaggi sono disposti attorno ai mercati, quattro in ogni quartiere.
event-cathedral-scored =
    { $count ->
        [0] Nessuno ha cubetti a Notre Dame: i suoi { $worth } punti non vanno a nessuno.
        [one] Notre Dame vale { $worth } punti: l’unico cubetto ne riceve { $each }.
       *[other] Notre Dame vale { $worth } punti: divisi per { $count } cubetti e arrotondati per difetto, { $each } per ogni cubetto.
    }
event-bell-passed = Il campanaro passa a { $seat }.
event-period-ends = Il passaggio { $count } è finito: tutte le carte tornano nei loro mazzi.

## Why not

reason-not-in-hand = Non hai { $card } tra le carte da scegliere.
reason-no-influence-there = Lì non hai pezzi da spostare ({ $place }).
reason-must-be-another-place = È già lì; deve essere un luogo diverso da questo ({ $place }).
reason-no-coin-for-church = Senza una moneta per la chiesa non si piazza alcun cubetto a Notre Dame.
reason-card-names-another-place = La carta indica un altro luogo: { $place }.
reason-supply-is-empty = La tua riserva personale è vuota; puoi invece spostare un cubetto.
reason-supply-not-empty = Si sposta un cubetto solo quando la riserva personale è vuota.
reason-benefit-void = Ora non ti darebbe niente: { $benefit }.
reason-square-not-in-play = Questa piazza non è in gioco: { $square }.
reason-square-too-far = { $count ->
    [one] La tua carrozza si sposta al massimo di 1 piazza; { $square } è troppo lontano.
   *[other] La tua carrozza si sposta al massimo di { $count } piazze; { $square } è troppo lontano.
}
reason-only-so-many-coins = { $count ->
    [one] Hai solo 1 moneta.
   *[other] Hai solo { $count } monete.
}
reason-no-coin = Non hai monete per pagare.
reason-character-not-there = Questo personaggio non è disponibile in questo round: { $character }.
reason-only-the-friend-there = Lì c’è solo il tuo Fiduciario, che non viene mai ritirato ({ $place }).
reason-not-the-fullest = Questo non è uno dei tuoi settori più pieni: { $place }.
reason-friend-not-there = Il tuo Fiduciario non è in questo settore: { $place }.
reason-so-many-are-not-there = { $count ->
    [one] Lì c’è solo 1 cubetto.
   *[other] Lì ci sono solo { $count } cubetti.
}
reason-friend-not-in-quarter = Il tuo Fiduciario non è ancora nel quartiere.
reason-sector-not-empty = Questo settore non è vuoto: { $place }.

## The end and the options

ending-nine-rounds = Sono stati giocati nove round.
tie-nine-rounds = A pari punti precede chi ha più monete e cubetti nella riserva personale.
points-prestige = Prestigio
option-points = Punti prestigio
option-points-hidden = nascosti fino alla fine
option-points-open = visibili

## The board in a terminal

round-line = Round { $count } di 9, passaggio { $period } di 3 · campanaro ♪ { $seat } · monete nella riserva { $coins }
character-line = { $count ->
    [0] { $character }, nessun topo
    [one] { $character }, 1 topo
   *[other] { $character }, { $count } topi
}
plague-line = { $count ->
    [0] Nessun topo: in questo round la pestilenza vale zero
    [one] L’entità della pestilenza in questo round è 1
   *[other] L’entità della pestilenza in questo round è { $count }
}
cathedral-line = { $count ->
    [0] Notre Dame vale { $worth } punti; nessuno vi ha ancora cubetti
    [one] Notre Dame vale { $worth } punti: { $each } per l’unico cubetto
   *[other] Notre Dame vale { $worth } punti: { $each } per ciascuno dei { $count } cubetti
}
market-line = Piazze in senso orario: il bordo sinistro tocca il destro seguente · » carrozza
coins-owned = Monete
messages-owned = Messaggi
lying-coin = 1+moneta
lying-cube = 2+cubetto
lying-rat = 3+topi
lying-prestige = 4
cards-played = Giocate in questo round: { $cards }
hand-line = La tua mano: { $cards }
laid-away-line = Messa via da te: { $cards }
cards-passed = Passate da te: { $cards }
cards-seen = Viste da te in altre mani: { $cards }
deck-line = Ancora nel tuo mazzo: { $cards }

## How the characters play

taste-notre-dame-gaspard = Raccoglie monete, che gli servano o no.
taste-notre-dame-odile = Tiene a bada i ratti: nel suo quartiere la peste non scoppia quasi mai.
taste-notre-dame-lupo = Lascia correre i ratti e gioca come se la peste non ci fosse.
taste-notre-dame-berta = È sempre per strada, per un messaggio in più.
taste-notre-dame-corrado = Mette cubetti nella Scuola conventuale per averne altri.
taste-notre-dame-griet = Mette tutto ciò che ha in una grande Residenza.
taste-notre-dame-anselm = Mette un cubetto dopo l’altro in Notre Dame.
taste-notre-dame-wido = Pianta il suo Parco, così ogni guadagno cresce.
