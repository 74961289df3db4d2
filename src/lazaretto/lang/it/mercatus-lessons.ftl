# Le lezioni di Mercatus, un messaggio per ogni cosa detta; le posizioni: lessons/rattus+mercatus

lesson-rattus-mercatus-goods = Una merce per turno
lesson-rattus-mercatus-goods-take = Ora si commercia anche. Ogni regione compra un tipo di merce da chi vi ha più cubetti. Una volta per turno prendi una merce, gratis: prendi il tipo che puoi vendere a due regioni.
lesson-rattus-mercatus-goods-take-right = Gallia e Anglia comprano pesce, e tu hai la maggioranza in tutte e due. Ognuna pagherà tre monete per un pesce. Accanto alla mappa vedi quello che resta: una merce per tipo è scoperta, e altre +3 sono ancora coperte.
lesson-rattus-mercatus-goods-take-else = Si può, ma guarda: non hai la maggioranza in nessuna regione che la compra. Il pesce si compra in Gallia e in Anglia.
lesson-rattus-mercatus-goods-take-else-one = Si può, e il legno lo venderesti in Scandia; ma il pesce si vende in due regioni tue, Gallia e Anglia.

lesson-rattus-mercatus-sale = La vendita
lesson-rattus-mercatus-sale-last = Quando l’ultima merce di un tipo lascia la riserva, a fine turno tutti vendono quel tipo. Resta un solo pesce: prendilo.
lesson-rattus-mercatus-sale-last-right = Hai venduto due pesci, uno alla Gallia e uno all’Anglia: sei monete. Verde non ha la maggioranza in nessuna delle due: i suoi due pesci sono andati persi per niente.
lesson-rattus-mercatus-sale-last-else = Si può, ma guarda: con l’ultimo pesce faresti partire la vendita adesso che le due regioni del pesce sono tue e Verde non prende niente.

lesson-rattus-mercatus-coins = Quanto valgono le monete
lesson-rattus-mercatus-coins-pope = Alla fine cinque monete contano come un cubetto. Il Papa fa un prezzo migliore: due monete per un cubetto nel palazzo, dove non arrivano ratti. Usalo.
lesson-rattus-mercatus-coins-pope-right = Due monete, un cubetto al sicuro per sempre. Le cinque monete che ti restano ne valgono un altro.
lesson-rattus-mercatus-coins-pope-else = Si può, ma guarda: sette monete alla fine valgono un cubetto. Con due ne avresti comprato uno subito.
lesson-rattus-mercatus-coins-lieutenant = Il Luogotenente piazza cubetti in cambio di monete, in qualsiasi regione, con o senza ratti. Usalo; scegliamo l’Hispania.
lesson-rattus-mercatus-coins-lieutenant-right = In Hispania non ci sono ratti. Quanti cubetti?
lesson-rattus-mercatus-coins-lieutenant-else = Si può, ma guarda: sei monete alla fine valgono un cubetto. Il Luogotenente ne dà di più.
lesson-rattus-mercatus-coins-many = Un cubetto costa una moneta, due ne costano tre, tre ne costano sei. Hai sei monete, che alla fine valgono un cubetto. Quanti ne piazzi?
lesson-rattus-mercatus-coins-many-right = Tre cubetti per monete che ne valevano uno. Spendi le monete finché comprano più di un cubetto ogni cinque.
lesson-rattus-mercatus-coins-many-else = Si può, ma guarda: le monete che tieni valgono al massimo un cubetto. Potevi averne tre.

lesson-rattus-mercatus-landowner = Il Proprietario Terriero: una carta con una merce
lesson-rattus-mercatus-landowner-put = Tre carte funzionano solo con una merce sopra. Hai il Proprietario Terriero e due merci: mettigliene una sopra.
lesson-rattus-mercatus-landowner-put-right = Quale? La merce dice dove lavora.
lesson-rattus-mercatus-landowner-kind = Piazza due cubetti in una regione che compra la merce che porta. La stoffa si compra in Hispania, dove Verde ha un cubetto più di te. Quale merce?
lesson-rattus-mercatus-landowner-kind-right = La stoffa resta sulla carta e serve di nuovo in ogni turno.
lesson-rattus-mercatus-landowner-kind-else = Si può, ma guarda: con il pesce piazza in Gallia o in Anglia, dove la maggioranza è già tua.
lesson-rattus-mercatus-landowner-use = Ora usalo.
lesson-rattus-mercatus-landowner-use-right = Per piazzare non gli servono ratti. Scegli la regione.
lesson-rattus-mercatus-landowner-place = Germania e Hispania comprano stoffa. Piazza dove due cubetti ti danno la maggioranza.
lesson-rattus-mercatus-landowner-place-right = Tre contro due: l’Hispania è tua, e compra la tua stoffa.
lesson-rattus-mercatus-landowner-place-else = Si può, ma guarda: in Germania Verde ha tre cubetti. Lì due non bastano; in Hispania sì.

lesson-rattus-mercatus-trader = Il Commerciante Anseatico
lesson-rattus-mercatus-trader-far = La Peste confina con l’Anglia, dove ci sono tre ratti fra i tuoi cinque cubetti. Il Commerciante Anseatico porta sale: usalo.
lesson-rattus-mercatus-trader-far-right = Sposta fino a cinque cubetti da una regione a un’altra che compra la sua merce, per quanto lontana.
lesson-rattus-mercatus-trader-from = Quali cubetti sono in pericolo? Fa’ partire quelli.
lesson-rattus-mercatus-trader-from-right = Cinque cubetti salgono a bordo.
lesson-rattus-mercatus-trader-from-else = Si può, ma guarda: cinque dei tuoi cubetti sono in Anglia, con tre ratti e la Peste accanto.
lesson-rattus-mercatus-trader-to = Hungaria e Italia comprano sale. Scegli quella senza ratti.
lesson-rattus-mercatus-trader-to-right = Cinque cubetti al sicuro, e ora hai la maggioranza in Hungaria, che compra sale.
lesson-rattus-mercatus-trader-to-else = Si può, ma guarda: in Italia c’è un ratto. In Hungaria nessuno.

lesson-rattus-mercatus-shaman = Lo Sciamano
lesson-rattus-mercatus-shaman-use = La terza carta che porta una merce: con un pesce sopra, lo Sciamano ridistribuisce i ratti delle regioni che comprano pesce, Gallia e Anglia. Usalo.
lesson-rattus-mercatus-shaman-use-right = Di’ ratto per ratto dove va; poi hai finito.
lesson-rattus-mercatus-shaman-send = Tre ratti sono fra i tuoi cubetti in Anglia, nessuno fra quelli di Verde in Gallia. Mandane uno di là.
lesson-rattus-mercatus-shaman-send-right = Un pericolo in meno per te, uno in più per Verde. Potevi mandarli tutti e tre.
lesson-rattus-mercatus-shaman-send-else = Si può, ma guarda: tutti e tre i ratti sono ancora fra i tuoi cubetti.

lesson-rattus-mercatus-deacon = Pagare o no?
lesson-rattus-mercatus-deacon-move = Hai il Diacono: pagando sfuggi a un ratto. Manda la Peste in Gallia, anche se ci sono i tuoi cubetti.
lesson-rattus-mercatus-deacon-move-right = Il ratto mostra M e il Clero. Hai la maggioranza, e il Diacono è del Clero: perderesti due cubetti.
lesson-rattus-mercatus-deacon-pay = La prima fuga di un turno costa una moneta, la seconda tre, la terza sei. Paghi?
lesson-rattus-mercatus-deacon-pay-right = Una moneta ha salvato due cubetti. A tenerle, ci vogliono cinque monete per valerne uno solo.
lesson-rattus-mercatus-deacon-pay-else = Si può, ma guarda: hai risparmiato una moneta e perso due cubetti. Cinque monete ne valgono uno solo.
