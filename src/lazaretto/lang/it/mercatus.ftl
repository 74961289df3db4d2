# The words of Mercatus.

title-rattus-mercatus = Rattus con Mercatus

## Goods and cards

good-fish = pesce
good-cloth = stoffa
good-wood = legno
good-salt = sale

card-lieutenant = Luogotenente
card-treasurer = Tesoriere
card-pope = Papa
card-deacon = Diacono
card-assassin = Assassino
card-raider = Bandito
card-hanseatic-trader = Commerciante Anseatico
card-swindler = Truffatore
card-grave-robber = Profanatore di Tombe
card-shaman = Sciamano
card-landowner = Proprietario Terriero
card-brewer = Birraio

card-lieutenant-text = Paga 1, 3 o 6 monete per piazzare 1, 2 o 3 cubetti, tutti in una sola regione a tua scelta. Nel round finale al massimo un cubetto, per una moneta.
card-treasurer-text = Prendi 2 monete dalla banca. Lo stesso nel round finale.
card-pope-text = Paga 2 monete per piazzare un cubetto della tua riserva direttamente nel palazzo. Lo stesso nel round finale.
card-deacon-text = Quando, dopo che hai mosso la Peste, si rivela un ratto che ti costerebbe un cubetto, puoi pagare per evitarne gli effetti: 1 moneta la prima volta nel turno, 3 la seconda, 6 la terza. Nel round finale puoi muovere la Peste di una regione, rivelare i ratti che vi si trovano e pagare allo stesso modo.
card-assassin-text = Puoi muovere la Peste fino a due regioni; prendi 1 moneta per ogni ratto che nel tuo turno uccide un cubetto di un altro giocatore. Nel round finale puoi muoverla fino a due regioni, rivelare i ratti che vi si trovano e prendere monete allo stesso modo.
card-raider-text = Puoi muovere la Peste fino a due regioni; poi puoi prendere una merce scoperta del tipo mostrato dalla regione in cui si ferma. Lo stesso nel round finale, con tutte le merci della riserva.
card-hanseatic-trader-text = Serve una merce sulla carta. Sposta fino a 5 dei tuoi cubetti da una regione a un’altra, anche lontana, che mostra il tipo sulla carta. Lo stesso nel round finale.
card-swindler-text = Piazza un gettone ratto della riserva, senza guardarlo, in una regione con un tuo cubetto e meno di 3 ratti; poi puoi prendere una merce disponibile del tipo di quella regione. Nel round finale sono disponibili tutte le merci della riserva e, se nella riserva non ci sono ratti, se ne pesca uno fra quelli usati.
card-grave-robber-text = Per ogni ratto che nel tuo turno uccide un cubetto di un altro giocatore puoi prendere una merce scoperta. Nel round finale puoi muovere la Peste di una regione, rivelare i ratti che vi si trovano e prendere allo stesso modo qualsiasi merce della riserva.
card-shaman-text = Serve una merce sulla carta. Ridistribuisci, senza guardarli, i gettoni ratto delle regioni che mostrano il tipo sulla carta fra quelle stesse regioni, mai più di 3 in una. Lo stesso nel round finale.
card-landowner-text = Serve una merce sulla carta. Piazza due cubetti in una sola regione che mostra il tipo sulla carta. Lo stesso nel round finale.
card-brewer-text = Prendi un’altra merce scoperta. Nel round finale qualsiasi merce della riserva.

## What is asked

ask-draw_card = La sorte pesca una carta.
ask-remove_good = La sorte toglie dal gioco una merce.
ask-show_good = La sorte mette una merce in una regione.
ask-put_good = Quale delle tue merci metti sulla carta?
ask-lieutenant-places = Luogotenente: in quale regione piazzi i cubetti?
ask-lieutenant-how_many = Luogotenente: un cubetto per 1 moneta, due per 3 o tre per 6?
ask-deacon-pays = Diacono: paghi per evitare gli effetti del gettone appena rivelato?
ask-raider-takes = Bandito: prendi una merce della regione della Peste?
ask-hanseatic_trader-from = Commerciante Anseatico: da quale regione sposti i tuoi cubetti?
ask-hanseatic_trader-to = Commerciante Anseatico: in quale regione li sposti?
ask-hanseatic_trader-how_many = Commerciante Anseatico: quanti cubetti sposti?
ask-swindler-places = Truffatore: in quale regione piazzi un ratto?
ask-swindler-takes = Truffatore: prendi una merce di quella regione?
ask-grave_robber-takes = Profanatore di Tombe: il gettone ha ucciso un cubetto di un altro giocatore; quale merce prendi?
ask-shaman-takes = Sciamano: quale gettone ratto va altrove, o hai finito?
ask-shaman-puts = Sciamano: in quale regione va?
ask-landowner-places = Proprietario Terriero: in quale regione piazzi i cubetti?
ask-landowner-how_many = Proprietario Terriero: quanti cubetti piazzi?
ask-brewer-takes = Birraio: quale merce prendi?
ask-final_reveal = Round finale: riveli i ratti nella regione della Peste?
open-take_good = prendi una merce
open-put_good_on = metti una merce su una carta

## What can be answered

choice-take_good = Prendi: { $good }
choice-leave_good = Non prendere nessuna merce
choice-put_good_on = Metti una merce sulla carta { $card }
choice-put_good = Mettici: { $good }
choice-pay =
    { $answer ->
        [yes] Paga
       *[no] Non pagare
    }
choice-reveal_rats =
    { $answer ->
        [yes] Rivelali
       *[no] Lasciali coperti
    }
choice-trader_from = Sposta cubetti da { $region }
choice-trader_to = Sposta i cubetti in { $region }
choice-swindle_in = Un ratto in { $region }
choice-move_no_more = Non spostare altri ratti
choice-in_play = È in gioco la carta { $card }
choice-remove_good = Si toglie: { $good }
choice-shows = La regione mostra: { $good }

## What happens

event-good-taken = { $seat } prende una merce: { $good }.
event-cards-in-play = Le carte in gioco: { $deck }.
event-goods-laid-out = Regioni che comprano questa merce ({ $good }): { $regions }.
event-goods-turned-up = Merci scoperte: { $goods }.
event-good-taken-by-card = { $seat } prende una merce con la carta { $card }: { $good }.
event-good-put-on-card = { $seat } mette una merce sulla carta { $card }: { $good }.
event-good-leaves-card = La merce sulla carta { $card } torna nella riserva: { $good }.
event-coins-earned =
    { $count ->
        [0] { $seat } non riceve nulla per la carta { $card }: la banca è vuota.
        [one] { $seat } riceve dalla banca una moneta per la carta { $card }.
       *[other] { $seat } riceve dalla banca { $count } monete per la carta { $card }.
    }
event-coins-paid =
    { $count ->
        [one] { $seat } paga una moneta per usare la carta { $card }.
       *[other] { $seat } paga { $count } monete per usare la carta { $card }.
    }
event-cube-placed-in-palace = { $seat } piazza un cubetto nel palazzo.
event-rat-returned = Uno dei ratti usati torna, coperto, in { $region }.
event-sale =
    { $reason ->
        [game-is-over] Alla fine si vende tutta la merce: { $good }.
       *[supply-is-out] Nella riserva non ce n’è più, perciò si vende tutta la merce: { $good }.
    }
event-goods-sold =
    { $sold ->
        [0] { $seat } non vende nulla ({ $good }: { $count }): non ha la maggioranza in nessuna regione che compra questa merce.
       *[other] { $seat } vende { $sold } di { $count } ({ $good }) per { $coins } monete: 3 monete da ogni regione che compra questa merce e dove { $seat } ha la maggioranza ({ $regions }).
    }

## Why not

reason-good-taken-already = Hai già preso la tua merce di questo turno.
reason-good-not-available = Nessuna merce scoperta di questo tipo: { $good }.
reason-good-not-in-supply = Nella riserva non c’è: { $good }.
reason-no-good-in-final-round = Nel round finale si prende una merce soltanto con una carta.
reason-no-good-available = Nessuna merce è disponibile.
reason-region-shows-another-good = { $region } non mostra: { $good }.
reason-no-good-held = Non hai merci da metterci.
reason-good-not-held = Non hai questa merce: { $good }.
reason-no-good-on-card = Sulla carta { $card } non c’è nessuna merce.
reason-good-of-card-not-there = { $region } non mostra il tipo che è sulla carta: { $good }.
reason-no-region-with-good = Nessuna regione mostra: { $good }.
reason-no-other-region-with-good = Nessun’altra regione mostra: { $good }.
reason-same-region = È proprio la regione di partenza: { $region }.
reason-too-few-coins =
    { $count ->
        [one] Costa una moneta; ne hai { $coins }.
       *[other] Costa { $count } monete; ne hai { $coins }.
    }
reason-bank-empty = La banca è vuota.
reason-own-regions-full = In ogni regione con un tuo cubetto ci sono già tre ratti.
reason-no-rat-in-supply = Non c’è nessun ratto da piazzare.
reason-no-rat-to-redistribute = Non ci sono ratti da ridistribuire fra le regioni che mostrano: { $good }.
reason-token-sent-already = Di quel ratto in { $region } hai già detto dove va.
reason-other-regions-full = Il ratto non può lasciare { $region }: in ognuna delle altre regioni ne vanno già tre.
reason-region-would-overflow = In una regione ci sarebbero più di tre ratti: prima spostane altri.
reason-rats-must-be-revealed = Solo con il Cavaliere o il Bandito i ratti possono restare coperti.
reason-no-chivalry = Con { $count } giocatori si consiglia almeno una carta Cavalleria, perché nessuna parte del tabellone sia al sicuro dalla Peste.

## The count and the options

points-coins = cubetti per le monete
option-cards = Carte in gioco
option-cards-random = Sei a caso
option-cards-random-any = Sei a caso, anche senza Cavalleria
option-cards-one-of-each-class = Una a caso per ogni classe
option-cards-beginners = Per principianti
option-cards-violent-times = Tempi Violenti
option-cards-aristocrats = Aristocratici

## The board in a terminal

# Face up and face down.
goods-in-supply = Merci nella riserva
good-on-card = sulla carta { $card }: { $good }
coins-held =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }

## How the characters play

taste-rattus-mercatus-gaspard = Conta le sue monete, e odia spenderle.
taste-rattus-mercatus-odile = Sta lontana dai ratti e tiene con sé chi può salvarle i cubetti.
taste-rattus-mercatus-lupo = Spinge lontano la peste, dove gli altri hanno più da perdere.
taste-rattus-mercatus-berta = Vive per la vendita: prende merci, e i cubetti vanno dove si comprano.
taste-rattus-mercatus-corrado = Vuole un suo cubetto in ogni regione.
taste-rattus-mercatus-griet = Raduna i suoi cubetti dove nessuno ne ha di più.
taste-rattus-mercatus-anselm = Porta i suoi cubetti nel palazzo, se serve anche pagando.
taste-rattus-mercatus-wido = Prima guarda i ratti, e tiene cubetti per dopo.
