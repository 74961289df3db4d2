# The rules of Mercatus, one message per rule; order and provenance: games/rattus/mercatus/rules.toml

mercatus-rules-title = Mercatus: le regole
mercatus-rules-summary =
    È il 1349, la Peste infuria ancora, eppure si commercia. Mercatus aggiunge a Rattus merci, monete e dodici carte
    Classe: chi ha la maggioranza dove una merce è richiesta la vende lì, e cinque monete valgono un cubetto. Tutte
    le regole di Rattus restano valide, salvo quanto si dice qui.

## Components

mercatus-section-components = Componenti
mercatus-plain-components = Quattro tipi di merci, monete e altre dodici carte per le sei classi.
MER-C1 = Le merci sono 28: 7 di ciascun tipo, pesce, stoffa, legno e sale.
MER-C2 = Ci sono 32 monete da 1 e 20 da 5, per un valore totale di 132. Non conta mai quali monete hai, ma solo quanto valgono.
MER-C3 = La banca ha ciò che i giocatori non hanno. Paga solo quello che possiede: se non può pagare tutto, paga quello che resta.
MER-C4 = Ci sono altre 12 carte Classe, due per ognuna delle sei classi.

## Set-up

mercatus-section-setup = Preparazione
mercatus-plain-setup = Come in Rattus, e in più: in ogni regione sta una merce, ed è quella che la regione compra; una merce di ogni tipo è disponibile, ognuno ha quattro monete, e sei carte sono in gioco.
MER-S1 = Tabellone, ratti, segnalino Peste e primi cubetti si preparano come in Rattus. Le sei carte in gioco stanno accanto al tabellone.
MER-S2 = Quattro merci di ogni tipo formano la riserva, coperte. Poi se ne scopre una per tipo: quelle sono disponibili.
MER-S3 =
    Delle altre 12 merci se ne mette una a caso, scoperta, in ogni regione in gioco, dove resta per tutta la partita.
    In 2 giocatori si toglie prima una merce per tipo, in 3 giocatori due merci di due tipi diversi, a caso.
MER-S4 = Ogni giocatore comincia con 4 monete.
MER-S5 =
    Si usano esattamente sei carte Classe. Si stabiliscono prima della partita: sei a caso fra tutte le diciotto, una
    a caso per ogni classe, una combinazione con un nome, oppure sei scelte da voi.
MER-S6 =
    In meno di 4 giocatori si consiglia almeno una carta Cavalleria, perché nessuna parte del tabellone sia al sicuro
    dalla Peste. È un avviso, non un divieto; le carte pescate a caso seguono il consiglio, se chi ospita non decide
    altrimenti.
MER-S7 =
    Le combinazioni sono: Per principianti (Contadino, Monaco, Cavaliere, Mercante, Re, Strega), Tempi Violenti
    (Bandito, Assassino, Profanatore di Tombe, Strega, Sciamano, Truffatore) e Aristocratici (Re, Tesoriere,
    Luogotenente, Papa, Proprietario Terriero, Cavaliere). Una quarta, Commercio (Commerciante Anseatico, Birraio,
    Bandito, Fornaio, Servo, Messaggero), non è offerta, perché Fornaio, Servo e Messaggero sono di un’altra
    espansione.

## Several cards of one class

mercatus-section-classes = Più carte della stessa classe
mercatus-plain-classes = Possono essere in gioco più carte della stessa classe. Un simbolo di quella classe prende allora un cubetto per ciascuna.
MER-X1 = Se sono in gioco più carte di una classe, ogni simbolo di quella classe toglie un cubetto al proprietario di ciascuna di esse.
MER-X2 = Se possiedi più carte di una classe, ogni simbolo di quella classe ti toglie un cubetto per ciascuna, finché ne hai lì.
MER-X3 = Se possiedi più carte Cavalleria, muovi comunque il segnalino Peste di due passi al massimo.
MER-X4 =
    Hai tutti gli altri loro vantaggi: la merce del Bandito, le monete dell’Assassino, i cubetti neutri del
    Cavaliere. Senza il Cavaliere nel tuo turno non puoi far valere il segnalino Peste come cubetti neutri.

## Goods

mercatus-section-goods = Merci
mercatus-plain-goods = Una volta nel tuo turno prendi una merce scoperta. All’inizio di ogni turno ce n’è di nuovo una di ogni tipo.
MER-G1 = All’inizio di ogni turno, per ogni tipo che non ha merci scoperte ma ne ha di coperte se ne scopre una, così che ce ne sia una disponibile per tipo.
MER-G2 = Una volta nel tuo turno, in qualsiasi momento prima di C, puoi prendere una merce disponibile.
MER-G3 =
    Alcune carte te ne fanno prendere altre. Si possono prendere solo merci scoperte, quindi mai due dello stesso tipo
    in un turno; non se ne scoprono altre prima del turno seguente.
MER-G4 = Monete, merci dei giocatori, merci sulle carte, merci nelle regioni e quante ne restano nella riserva per ogni tipo sono note a tutti.
MER-G5 = All’inizio di un turno non può mancare nessun tipo: delle quattro merci al massimo tre stanno su carte, e una vendita ha riportato le altre.
MER-G6 = Una merce che torna nella riserva durante un turno è coperta e in quel turno non si può prendere.
MER-G7 = La merce di MER-G2 e quelle delle tue carte sono diritti separati: usali o no, in qualsiasi ordine.

## Sale

mercatus-section-sale = Vendita
mercatus-plain-sale = Quando l’ultima merce di un tipo lascia la riserva, tutti vendono quel tipo: tre monete per ogni regione che la compra e in cui hai più cubetti. Ciò che non puoi vendere è perso.
MER-V1 = Se alla fine di un turno, dopo C, nella riserva non restano merci di un tipo, né scoperte né coperte, quel tipo viene venduto. Può succedere a più tipi insieme.
MER-V2 = In una vendita ognuno si separa da tutte le sue merci dei tipi esauriti.
MER-V3 =
    Vendi una merce a una regione che mostra lo stesso tipo e in cui hai la maggioranza dei cubetti, e ricevi 3
    monete. In una vendita puoi vendere al massimo una merce a ogni regione.
MER-V4 = I giocatori in parità per la maggioranza ce l’hanno tutti, quindi più giocatori possono vendere alla stessa regione.
MER-V5 = Senza cubetti in una regione non vi hai la maggioranza, nemmeno se non ne ha nessuno.
MER-V6 = Le merci che non puoi vendere non fruttano nulla. Tutte le merci della vendita, vendute o no, tornano coperte nella riserva.
MER-V7 =
    Esempio: il pesce si trova in Germania, Polonia e Hungaria. Blu ha 3 pesci e la maggioranza in Germania (condivisa
    con Rosso) e in Polonia; Rosso ha 1 pesce e la maggioranza in Germania (condivisa) e in Hungaria. Il turno di
    Rosso ha esaurito il pesce. Blu restituisce 3 pesci e riceve 2 × 3 = 6 monete; Rosso ne restituisce 1 e riceve
    1 × 3 = 3 monete.
MER-V8 = Le merci sulle carte non sono di nessuno: non si vendono e restano lì. Contano come fuori dalla riserva.
MER-V9 =
    Si guarda una volta sola se un tipo è esaurito, quando C è finita, comprese le merci prese in C. Un tipo che si è
    esaurito durante il turno ma di cui per allora è tornata una merce non si vende.
MER-V10 = Non c’è nulla da scegliere: per ogni tipo ricevi 3 monete per ciascuna delle tue merci, o per ciascuna delle sue regioni in cui hai la maggioranza se sono di meno.
MER-V11 = Anche l’ultimo turno regolare finisce con una vendita; poi viene il round finale.

## Money

mercatus-section-money = Soldi
mercatus-plain-money = Alla fine cinque monete valgono un cubetto; fino ad allora le monete pagano le carte.
MER-M1 = Alla fine ogni 5 monete intere contano come un cubetto in più; il resto non conta.
MER-M2 = Le monete si pagano alla banca e vengono dalla banca, mai da un altro giocatore.

## C with these cards

mercatus-section-plague = C con queste carte
mercatus-plain-plague = Alcune carte agiscono mentre la Peste colpisce: il Bandito prende una merce all’arrivo, il Diacono si riscatta, l’Assassino e il Profanatore di Tombe guadagnano dai cubetti che gli altri perdono.
MER-P1 =
    L’ordine in C: il segnalino si muove; la merce del Bandito; la diffusione; la decisione del Cavaliere. Poi, un
    gettone alla volta: si rivela, si confronta il limite, il Diacono può pagare, M, A e classi tolgono i cubetti,
    l’Assassino è pagato, il Profanatore di Tombe può prendere una merce. Infine la fine del turno con la vendita.
MER-P2 =
    Bandito: prendi la merce, o no, appena il segnalino è arrivato, anche dove non ci sono ratti o cubetti. Dev’essere
    scoperta e del tipo della regione in cui il segnalino si è fermato.
MER-P3 = Diacono: puoi pagare solo quando il gettone colpisce e ti toglierebbe almeno un cubetto, e se hai le monete. Paghi prima che si perdano cubetti.
MER-P4 =
    Un gettone per cui hai pagato non ti toglie nulla, con nessuno dei suoi simboli. I tuoi cubetti restano e contano
    per ogni M: una M che avrebbe colpito solo te non colpisce nessuno, e chi è in parità con te perde il suo cubetto.
MER-P5 = Il prezzo sale solo quando paghi; un gettone che lasci colpire non lo cambia. Nel tuo prossimo turno è di nuovo 1.
MER-P6 = La moneta dell’Assassino arriva quando le perdite del gettone sono finite: può aiutare a pagare il Diacono per il gettone seguente, non per questo.
MER-P7 = Assassino e Profanatore di Tombe guadagnano una volta per gettone, per quanti cubetti altrui uccida. I tuoi cubetti non contano.
MER-P8 = Profanatore di Tombe: prendi la merce subito dopo il gettone, di qualsiasi tipo scoperto. Se non la prendi allora, è persa.
MER-P9 = Una merce che prendi in C non si può mettere su una carta prima del tuo prossimo turno.

## The cards

mercatus-section-cards = Le carte
mercatus-plain-cards = Le nuove carte per lo più cambiano monete o merci in cubetti, o spostano cubetti e ratti. Tre di esse (Commerciante Anseatico, Sciamano, Proprietario Terriero) vogliono una merce sulla carta e agiscono dove quella merce si compra.
MER-K1 = Luogotenente (Reali): paga 1, 3 o 6 monete per piazzare altri 1, 2 o 3 cubetti, tutti in una regione qualsiasi, anche diversa da quella di B.
MER-K2 = Tesoriere (Reali): prendi 2 monete dalla banca.
MER-K3 = Papa (Clero): paga 2 monete per piazzare un cubetto della tua riserva direttamente nel palazzo.
MER-K4 =
    Diacono (Clero): in C del tuo turno, dopo che un gettone ratto è stato rivelato, puoi pagare per evitare ciò che
    fa a te: 1 moneta la prima volta in un turno, 3 la seconda, 6 la terza. Gli altri lo subiscono normalmente.
MER-K5 = Assassino (Cavalleria): muovi il segnalino Peste fino a due passi e prendi 1 moneta dalla banca per ogni gettone ratto che nel tuo turno uccide un cubetto di un altro giocatore.
MER-K6 = Bandito (Cavalleria): muovi il segnalino Peste fino a due passi e puoi prendere una merce disponibile del tipo che si trova nella regione della Peste.
MER-K7 =
    Commerciante Anseatico (Borghesia): serve una merce sulla carta. Sposta fino a 5 tuoi cubetti da una regione a
    un’altra, confinante o no, che mostra il tipo sulla carta; tutti nella stessa regione.
MER-K8 =
    Truffatore (Borghesia): prima di C piazza un gettone ratto della riserva, senza guardarlo, in una regione con un
    tuo cubetto e meno di 3 ratti. Poi puoi anche prendere una merce disponibile del tipo di quella regione. Se così
    la riserva dei ratti si svuota, la Peste non si diffonde e la partita finisce dopo questo turno.
MER-K9 = Profanatore di Tombe (Maghi): in C puoi prendere una merce disponibile per ogni gettone ratto che nel tuo turno ha ucciso un cubetto di un altro giocatore.
MER-K10 =
    Sciamano (Maghi): serve una merce sulla carta. Una volta nel tuo turno ridistribuisci come vuoi, senza guardarli,
    tutti i gettoni ratto delle regioni che mostrano il tipo sulla carta fra quelle stesse regioni. Mai più di 3 in
    una; una regione può restare senza.
MER-K11 = Proprietario Terriero (Contadini): serve una merce sulla carta. Piazza due cubetti in una regione che mostra il tipo sulla carta.
MER-K12 = Birraio (Contadini): prendi un’altra merce disponibile.
MER-K13 =
    Per usare il Commerciante Anseatico, lo Sciamano o il Proprietario Terriero metti una delle tue merci sulla carta.
    Vi resta finché un altro prende la carta o tu la sostituisci; allora torna coperta nella riserva. Puoi prendere la
    carta senza merce e mettercela in questo turno o più tardi. Con la merce la carta si può usare da subito, una
    volta per turno, e la merce serve anche nei turni seguenti.
MER-K14 =
    Solo il giocatore di turno usa le sue carte, ognuna una volta per turno e prima di C; ma Bandito, Assassino,
    Diacono e Profanatore di Tombe, come il Cavaliere, agiscono in C.
MER-K15 =
    Una carta presa da un altro giocatore arriva vuota: la sua merce va nella riserva, non a chi l’aveva. Puoi metterci
    una tua merce e usarla nello stesso turno.
MER-K16 =
    Metti merci su una carta o le sostituisci nel tuo turno prima di C, quante volte vuoi, anche dopo averla usata; la
    nuova merce può essere dello stesso tipo. Una merce non si può riprendere.
MER-K17 = Luogotenente, Proprietario Terriero e Papa piazzano cubetti della riserva: non paghi per un cubetto che non hai. Il Proprietario Terriero può piazzarne uno invece di due.
MER-K18 = Luogotenente e Proprietario Terriero non hanno bisogno di ratti nella regione e non fanno parte di B: il Contadino non vi aggiunge nulla e B può andare altrove.
MER-K19 = Sciamano: i gettoni non si mescolano; dici per ognuno dove va. Chi ne ha visto uno continua a conoscerlo, e nessuno ne guarda.
MER-K20 = Commerciante Anseatico: da uno a cinque cubetti. Possono lasciare una regione qualsiasi; quella d’arrivo dev’essere un’altra. Il palazzo non è né l’una né l’altra.
MER-K21 = Truffatore: il nuovo gettone è subito un ratto di quella regione, per B, per il Re e per la diffusione. La merce si prende allora o mai, e dev’essere scoperta.

## End of the game

mercatus-section-end = Fine della partita
mercatus-plain-end = Come in Rattus: carte ancora una volta, tutti i ratti, più cubetti. Nel giro finale alcune carte agiscono diversamente, e prima del conteggio tutti vendono tutto.
MER-E1 =
    Il round finale si svolge come in Rattus: in senso antiorario, senza chi ha giocato l’ultimo turno, ognuno usa
    ancora una volta le sue carte. Le carte di Rattus agiscono come in RAT-E3, queste come al solito (Papa,
    Proprietario Terriero e Luogotenente piazzano cubetti), con le eccezioni che seguono.
MER-E2 = Luogotenente: al massimo un cubetto, per una moneta.
MER-E3 = Commerciante Anseatico, Proprietario Terriero, Sciamano: puoi ancora metterci una merce o sostituirla; agiscono come al solito.
MER-E4 =
    Birraio, Truffatore, Bandito, Profanatore di Tombe: sono disponibili tutte le merci della riserva, scoperte o
    coperte, quindi puoi anche prendere più volte lo stesso tipo.
MER-E5 = Truffatore: se nella riserva non ci sono più ratti, se ne pesca uno a caso fra quelli già usati.
MER-E6 = Bandito: muovi il segnalino Peste fino a due regioni, poi puoi prendere una merce del tipo della regione in cui si ferma.
MER-E7 = Assassino: muovi il segnalino Peste fino a due regioni, rivela uno alla volta i ratti che vi si trovano e prendi 1 moneta per ognuno che uccide un cubetto di un altro giocatore.
MER-E8 = Profanatore di Tombe, Diacono: muovi il segnalino Peste di una regione, rivela uno alla volta i ratti che vi si trovano e usa lì la carta.
MER-E9 =
    Se possiedi più carte legate al segnalino Peste, agiscono tutte nella stessa regione: un solo movimento, una sola
    rivelazione. Se fra loro c’è una carta Cavalleria, il movimento è fino a due regioni.
MER-E10 = Nel round finale non c’è vendita quando un tipo si esaurisce.
MER-E11 = Quando tutti i ratti sono risolti, prima del conteggio, c’è un’ultima vendita: ognuno vende tutte le sue merci di ogni tipo.
MER-E12 = Nel round finale non si prende la merce di MER-G2; si usano solo le carte.
MER-E13 = Il tuo punteggio: i cubetti nelle regioni e nel palazzo, più uno ogni 5 monete. Le parità si risolvono come in Rattus.
MER-E14 = Nella tua parte del round finale usi prima le carte che agiscono prima di C, in qualsiasi ordine, poi quelle del segnalino Peste.
MER-E15 =
    Per usare Bandito, Assassino, Profanatore di Tombe o Diacono nel round finale muovi il segnalino: almeno di una
    regione, con i soli Profanatore di Tombe e Diacono esattamente di una, e non di nuovo dov’era. Puoi anche non
    usarne nessuna.
MER-E16 =
    Nel round finale non c’è diffusione. La rivelazione segue da RAT-D1 a RAT-D9 e RAT-D11: servono un cubetto e un
    ratto, l’ordine è casuale, tutti perdono cubetti, e finisce quando non ne restano.
MER-E17 =
    Dopo il movimento, e la merce del Bandito, se possiedi Assassino, Profanatore di Tombe o Diacono riveli i ratti.
    Puoi lasciarli coperti solo se possiedi anche il Cavaliere o il Bandito, che muovono senza rivelare.
MER-E18 = In questa rivelazione il segnalino vale 2 cubetti neutri solo se possiedi il Cavaliere e lo vuoi (RAT-K3).
MER-E19 = Diacono: nel round finale il prezzo riparte da 1.
MER-E20 = Quando dopo il round finale si risolvono tutti i ratti nessuna carta agisce: il Diacono non paga, l’Assassino non riceve monete, nessuno prende merci.
MER-E21 = In questa risoluzione il segnalino vale 2 cubetti neutri (RAT-E4) anche se il Cavaliere non è fra le sei carte.
MER-E22 =
    I ratti già usati (MER-E5) sono tutti i gettoni rivelati fino ad allora, compresi quelli del round finale, ma non
    quelli tolti nella preparazione. Quello pescato si piazza senza guardarlo.
MER-E23 = L’ultima vendita segue da MER-V3 a MER-V8 per ogni tipo; le merci sulle carte non si vendono.

## How this differs from the box

mercatus-differs-title = Differenze rispetto al gioco in scatola
mercatus-differs-intro =
    Questa pagina segue il regolamento italiano pubblicato di Mercatus. «Regolamento», «Interpretazione» e
    «Ricostruzione» hanno lo stesso significato che nella pagina di Rattus.
mercatus-differs-names =
    Il regolamento italiano chiama la stessa carta ora «Bandito» ora «Sciacallo», e un’altra ora «Profanatore di
    tombe» ora «Saccheggiatore di tombe»: per noi ogni coppia è una sola carta.
mercatus-differs-trade =
    Il nome e la prima carta della combinazione Commercio sono ricostruiti. Richiede tre carte di un’altra espansione,
    perciò qui non si può scegliere.
mercatus-differs-rulings =
    Le interpretazioni principali: l’ordine di tutto ciò che accade in C (MER-P1), che cosa salva il pagamento del
    Diacono (MER-P3, MER-P4), i gettoni dello Sciamano, che restano noti (MER-K19), e come le carte del segnalino
    Peste condividono un solo movimento nel round finale (da MER-E14 a MER-E19).
