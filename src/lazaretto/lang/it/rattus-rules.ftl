# The rules of Rattus, one message per rule; order and provenance: games/rattus/rules.toml

rattus-rules-title = Rattus: le regole
rattus-rules-summary =
    È il 1347 e la Morte Nera è alle porte dell’Europa. Da 2 a 4 giocatori ne popolano le regioni e si
    procurano l’aiuto delle classi sociali del Medioevo, mentre la Peste viaggia con i ratti da una regione
    all’altra. Quando l’epidemia si spegne, vince chi ha più cubetti rimasti sul tabellone.

source-rulebook = Regolamento
source-ruling = Interpretazione
source-reconstruction = Ricostruzione

## Components

rattus-section-components = Componenti
rattus-plain-components = Venti cubetti a testa, 49 ratti con la faccia nascosta, sei carte Classe, un segnalino Peste e una mappa d’Europa. Il palazzo è l’unico posto sicuro.
RAT-C1 = Ogni giocatore ha 20 cubetti di un colore; i colori sono quattro.
RAT-C2 =
    La mappa comprende 12 regioni in tre tonalità. Chiare: Anglia, Gallia, Germania, Hispania, Hungaria,
    Italia, Polonia e Scandia. Medie: Bulgaria e Turcia. Scure: Russia e Tartaria. Due regioni con un confine
    in comune sono confinanti, e lo sono anche due regioni collegate da una freccia attraverso il mare. Trovi
    tutti i confini nella parte «Differenze rispetto al gioco in scatola».
RAT-C3 =
    I gettoni ratto (in breve «ratti») sono 49: 12 iniziali e 37 normali. Sul davanti ogni gettone porta un
    valore limite e dei simboli: simboli di Classe, M (maggioranza) e A («All», tutti). Sul retro sono tutti
    uguali.
RAT-C4 =
    Le carte Classe sono 6, una per classe: il Re (Reali), il Monaco (Clero), il Cavaliere (Cavalleria), il
    Mercante (Borghesia), il Contadino (Contadini) e la Strega (Maghi).
RAT-C5 =
    Il palazzo è un luogo a parte: non è una regione, non confina con nulla e la Peste non lo colpisce mai.
RAT-C6 = Un solo segnalino Peste indica dove si trova la Peste.

## Set-up

rattus-section-setup = Preparazione
rattus-plain-setup = Ogni regione in gioco riceve un ratto, la Peste una regione a sorte. Poi ognuno mette due cubetti, e altri due nell’ordine inverso. Nessuno ha ancora una carta.
RAT-S1 =
    Il numero di giocatori stabilisce quanta Europa è in gioco: in 2 le 8 regioni chiare, in 3 anche le 2
    medie, in 4 tutte e 12. Una regione fuori gioco non partecipa affatto: niente può entrarvi e niente può
    attraversarla.
RAT-S2 =
    I 12 gettoni ratto iniziali si mescolano coperti e se ne mette uno in ogni regione in gioco. Quelli che
    avanzano (4 se si gioca in 2, 2 se si gioca in 3) finiscono nella riserva dei gettoni ratto.
RAT-S3 =
    Dei 37 gettoni ratto normali se ne tolgono, senza guardarli, 12 in 2 giocatori, 6 in 3 e nessuno in 4. Gli
    altri, mescolati con i gettoni iniziali avanzati, formano la riserva: 29 gettoni in 2 giocatori, 33 in 3,
    37 in 4.
RAT-S4 = Il segnalino Peste parte da una regione in gioco estratta a sorte.
RAT-S5 =
    Attorno a un tavolo comincia il giocatore più giovane. Qui chi ospita la partita può indicare il giocatore
    iniziale; se non lo fa, decide la sorte.
RAT-S6 =
    In senso orario, a partire dal giocatore iniziale, ognuno mette 2 cubetti in una regione. Poi, in senso
    antiorario a partire dall’ultimo giocatore, ognuno ne mette altri 2 in una regione, la stessa o un’altra.
    Puoi condividere una regione con altri, perfino quella con il segnalino Peste, e una regione può contenere
    quanti cubetti si vuole.
RAT-S7 = Le sei carte Classe stanno accanto al tabellone. All’inizio della partita nessuno ne possiede.
RAT-S8 =
    Giochi con un colore che è soltanto tuo. I tuoi cubetti che non sono né in una regione né nel palazzo
    formano la tua riserva.

## The turn

rattus-section-turn = Il tuo turno
rattus-plain-turn = Se vuoi prendi una carta, se vuoi piazza in una regione tanti cubetti quanti ratti ci sono, usa le tue carte; poi devi muovere la Peste. Così finisce il turno.
RAT-T1 =
    Si gioca in senso orario, a cominciare dal giocatore iniziale. Nel tuo turno puoi prendere una carta
    Classe (A), puoi piazzare cubetti (B) e devi muovere la Peste (C). L’ordine fra A e B lo scegli tu; C
    viene sempre per ultima e chiude il turno.
RAT-T2 =
    A: prendi una carta Classe, da quelle accanto al tabellone oppure da un altro giocatore. In un turno puoi
    prenderne al massimo una.
RAT-T3 =
    Una carta resta tua finché un altro giocatore non te la prende; non puoi rinunciarvi di tua volontà. Puoi
    possedere quante carte vuoi.
RAT-T4 = Tutte le carte che possiedi ti danno i loro vantaggi, compresa quella presa in questo turno.
RAT-T5 =
    Usi le tue carte soltanto nel tuo turno. Ognuna vale al massimo una volta per turno e non sei mai
    obbligato a usarla. L’ordine è libero: prima di A e B, in mezzo o dopo, ma sempre prima di C. Fa eccezione
    il Cavaliere, che agisce durante C.
RAT-T6 =
    B: scegli una regione e piazzaci cubetti della tua riserva, esattamente tanti quanti sono i gettoni ratto
    che contiene in quel momento. Soltanto se la riserva non basta ne piazzi di meno: tutti quelli che restano.
    Si fa una sola volta per turno. Al tavolo che ha scelto questa regola della casa puoi sempre piazzarne di
    meno.
RAT-T7 = In una regione senza ratti non si possono piazzare cubetti; solo il Contadino lo permette (RAT-K7).
RAT-T8 =
    Esempio: in Gallia ci sono tre ratti, in Germania uno, in Italia nessuno. Rosso può piazzare 3 cubetti in
    Gallia oppure 1 in Germania, ma nessuno in Italia.
RAT-T9 =
    Le carte Classe stanno scoperte davanti a chi le possiede. Tutti vedono anche i cubetti e le riserve di
    ciascuno, quanti ratti ci sono in ogni regione e quanti gettoni restano nella riserva dei gettoni ratto.
RAT-T10 =
    I gettoni ratto stanno coperti, sia nelle regioni sia nella riserva. Nessuno può guardarne uno prima che
    venga rivelato, se non grazie alla Strega.
RAT-T11 =
    Piazzare i cubetti (B) è un’azione unica, e lo è anche ogni uso di una carta: se ne conclude una prima di
    cominciare la successiva. I cubetti di B si piazzano quindi tutti insieme, e nulla può inserirsi fra la
    prima occhiata della Strega e lo scambio.
RAT-T12 =
    Una carta presa a un altro giocatore si può usare subito, anche se quel giocatore l’ha usata nel proprio
    ultimo turno: «una volta per turno» si conta da capo a ogni turno.

## Moving the plague

rattus-section-plague = Muovere la Peste
rattus-plain-plague = La Peste si sposta di una regione. Se lì ci sono ratti, altri ne arrivano nelle regioni confinanti: uno per un ratto, due se sono di più. Scegli tu dove, mai più di tre per regione.
RAT-P1 = Muovi il segnalino Peste in una regione confinante in gioco. Non può restare dov’è.
RAT-P2 =
    Poi la Peste si diffonde, a seconda dei ratti nella regione in cui è entrata. Nessun ratto: non succede
    nulla. 1 ratto: un nuovo gettone. 2 o 3 ratti: due nuovi gettoni. I nuovi gettoni si prendono dalla
    riserva senza guardarli e vanno in regioni confinanti con quella, a tua scelta: due insieme nella stessa
    regione oppure uno in ciascuna di due regioni.
RAT-P3 =
    Una regione non contiene mai più di 3 ratti, perciò non puoi scegliere una confinante già piena. Se c’è
    posto per meno gettoni del dovuto, piazzi solo quelli che ci stanno; se non c’è posto affatto, nessuno.
RAT-P4 =
    Se nella riserva ci sono meno gettoni del dovuto, piazzi quelli rimasti. Il turno prosegue come al solito
    e, una volta concluso, la partita finisce (RAT-E1).
RAT-P5 =
    Per la diffusione contano i ratti presenti all’arrivo del segnalino. La diffusione precede la devastazione
    e avviene comunque, che nella regione ci siano cubetti o no.
RAT-P6 =
    I gettoni dovuti vanno piazzati finché c’è posto: non è facoltativo. La regione che il segnalino ha appena
    lasciato è una confinante come le altre.
RAT-P7 =
    C si svolge sempre in quest’ordine: il segnalino si muove; la Peste si diffonde; si prende la decisione
    del Cavaliere di RAT-K3 (richiesta solo se verranno rivelati dei gettoni); i gettoni si risolvono uno per
    uno; il turno finisce e si controlla se termina la partita (RAT-E1).

## Devastation

rattus-section-devastation = Devastazione
rattus-plain-devastation = Poi i ratti dove sta la Peste vengono girati, uno alla volta. Un ratto colpisce se i cubetti sono almeno quanti dice il suo numero; M colpisce chi ne ha di più, A tutti, una classe chi ne ha la carta.
RAT-D1 =
    Se la regione in cui è entrato il segnalino contiene almeno un cubetto e almeno un ratto, i suoi gettoni
    ratto si rivelano e si risolvono uno alla volta, in ordine casuale, finché nella regione non restano più
    gettoni o non restano più cubetti. I gettoni non rivelati rimangono lì, coperti.
RAT-D2 =
    Quando si rivela un gettone, si contano tutti i cubetti presenti in quel momento nella regione, di
    qualunque colore. Se sono almeno quanti ne indica il valore limite, il gettone colpisce; se sono di meno,
    non fa nulla.
RAT-D3 =
    Per prima la M: chi ha più cubetti nella regione ne perde uno. Se più giocatori sono in parità per la
    maggioranza, ne perdono uno ciascuno.
RAT-D4 =
    Ogni M conta. Se sono due, si risolve la prima e poi si guarda di nuovo chi ha la maggioranza per
    risolvere la seconda. La A e i simboli di Classe non cambiano mai chi viene colpito da una M.
RAT-D5 = Poi la A: per ogni A, ogni giocatore che ha un cubetto nella regione ne perde uno.
RAT-D6 =
    Per ultimi i simboli di Classe: per ogni simbolo, chi possiede la carta di quella classe perde un cubetto
    della regione, se lì ne ha. Se nessuno possiede la carta, nessuno viene colpito.
RAT-D7 = I cubetti persi tornano nella riserva del loro proprietario, che potrà piazzarli di nuovo.
RAT-D8 = Un gettone rivelato esce dal gioco, che abbia colpito o no. I gettoni rivelati sono visibili a tutti.
RAT-D9 = La Peste non raggiunge il palazzo: i cubetti che vi si trovano non si perdono mai.
RAT-D10 =
    Esempio: Giallo possiede il Cavaliere; Verde il Contadino e il Mercante; Blu il Monaco, la Strega e il Re.
    Rosso muove la Peste dall’Italia alla Gallia, dove ci sono 3 ratti, 2 cubetti verdi e 1 giallo. I nuovi
    gettoni da piazzare sono due, e Rosso li mette entrambi in Hispania, che non ne aveva. Ora tocca alla
    Gallia. Primo gettone: limite 1, Borghesia e Clero. Verde, che ha il Mercante, perde un cubetto; Blu, che
    ha il Monaco, lì non ne ha. Secondo gettone: limite 3, Borghesia, Contadini e Clero. Restano solo 2
    cubetti, quindi nessun effetto. Terzo gettone: limite 2, M, Borghesia e Clero. Verde e Giallo sono in
    parità per la maggioranza e perdono un cubetto ciascuno. La Gallia è vuota e non succede altro. Il turno
    passa a chi siede alla sinistra di Rosso.
RAT-D11 =
    Chi non ha cubetti nella regione non ne ha mai la maggioranza. Appena se ne va l’ultimo cubetto, gli altri
    simboli del gettone non fanno più nulla.

## The class cards

rattus-section-cards = Le carte Classe
rattus-plain-cards = Ogni carta aiuta una volta in ogni tuo turno, e il simbolo della sua classe su un ratto ti costa. Re: un cubetto nel palazzo. Monaco: sposta un ratto. Cavaliere: la Peste va più lontano. Mercante: sposta cubetti. Contadino: un cubetto in più. Strega: guarda i ratti.
RAT-K1 =
    Re: sposta nel palazzo uno dei tuoi cubetti, da una regione in cui in quel momento non ci sono ratti. Lì è
    al sicuro fino al termine della partita, e alla fine conta.
RAT-K2 =
    Cavaliere: muovi il segnalino Peste di uno o due passi, ciascuno verso una regione confinante in gioco.
    Subisce la Peste soltanto la regione in cui si ferma, non quella che attraversa. Il segnalino non può
    fermarsi nella regione da cui è partito.
RAT-K3 =
    Cavaliere: prima che i gettoni siano rivelati decidi se il segnalino Peste vale come 2 cubetti neutri
    nella regione per raggiungere i valori limite. La scelta vale per tutti i gettoni di questa devastazione.
    I cubetti neutri non si perdono mai, non contano per nessuna maggioranza e da soli non bastano né a far
    cominciare né a far proseguire una devastazione.
RAT-K4 =
    Esempio per il Cavaliere: il segnalino è in Italia e il Cavaliere lo porta in Scandia, dove ci sono 2
    cubetti. Se vale come altri 2, lì colpiscono anche i gettoni con limite 3 e 4.
RAT-K5 = Mercante: sposta fino a 3 dei tuoi cubetti da una sola regione a una sola regione confinante.
RAT-K6 =
    Monaco: sposta un gettone ratto, senza guardarlo, in una regione confinante che ne ha meno di 3. Puoi
    farlo prima o dopo aver piazzato i cubetti.
RAT-K7 =
    Contadino: in B puoi piazzare un cubetto in più dei ratti, nella stessa regione: con 3 ratti 3 o 4 cubetti,
    senza ratti 1 cubetto.
RAT-K8 =
    Strega: guarda un gettone ratto sul tabellone. Se vuoi, guardane un secondo, nella stessa regione o in
    un’altra; poi, se vuoi, scambia i due. Quello che vedi lo vedi soltanto tu.
RAT-K9 =
    Strega: ogni gettone resta sempre lo stesso, ovunque vada. Se ne hai visto uno, puoi continuare a
    conoscerlo finché è sul tabellone, anche dopo che è stato spostato o scambiato. Il programma lo ricorda
    per te e lo mostra a te solo.
RAT-K10 =
    Esempio per il Monaco: piazzi 3 cubetti in una regione con 3 ratti, poi sposti uno di quei ratti in una
    regione confinante che ne ha meno di 3. I tuoi 3 cubetti restano così in compagnia di 2 ratti soltanto.
RAT-K11 =
    Monaco e Strega: i gettoni di una regione si distinguono l’uno dall’altro, e sei tu a indicare quale
    sposti o guardi. Tutti vedono di quale gettone si tratta, ma non la sua faccia.
RAT-K12 =
    Strega: guarda solo gettoni che si trovano nelle regioni, e i due devono essere diversi. Se ce n’è uno
    solo, guarda quello. Senza una seconda occhiata non c’è scambio.

## End of the game

rattus-section-end = Fine della partita
rattus-plain-end = Quando i ratti finiscono, o qualcuno ha tutti e venti i cubetti in gioco, gli altri usano ancora una volta le loro carte. Poi si girano tutti i ratti. Vince chi ha più cubetti sulla mappa e nel palazzo.
RAT-E1 =
    La partita termina alla fine di un turno se la riserva dei gettoni ratto è vuota oppure se, dopo la
    devastazione, un giocatore ha tutti i suoi 20 cubetti sul tabellone, compresi quelli nel palazzo.
RAT-E2 =
    Segue un round finale in senso antiorario: comincia chi siede a destra del giocatore che ha svolto
    l’ultimo turno e chiude chi gli siede a sinistra. Chi ha svolto l’ultimo turno resta escluso. Tutti gli
    altri possono usare ancora una volta le abilità delle carte che possiedono.
RAT-E3 =
    Nel round finale nessuno prende carte. Non si piazzano cubetti, se non con il Contadino: un cubetto, in
    una regione qualsiasi. La Peste non si muove, se non con il Cavaliere: fino a due regioni, senza
    diffusione e senza devastazione. Re, Mercante, Monaco e Strega funzionano come al solito.
RAT-E4 =
    Dopodiché tutti i ratti di tutte le regioni vengono rivelati e risolti uno alla volta. (Dove non ci sono
    cubetti non può seguire nulla, perciò il programma lascia quei gettoni coperti.) Nella regione in cui si
    trova, il segnalino Peste vale come 2 cubetti neutri, che qualcuno lo voglia o no.
RAT-E5 = Vince chi ha più cubetti sul tabellone; contano anche quelli nel palazzo.
RAT-E6 =
    In caso di parità vince, fra i giocatori in parità, quello a cui sarebbe toccato giocare per primo. Il
    primo della fila è il vicino di sinistra di chi ha svolto l’ultimo turno, poi si prosegue in senso orario;
    chi ha svolto l’ultimo turno viene per ultimo.
RAT-E7 =
    Anche nel round finale usi ogni carta al massimo una volta, solo se vuoi e nell’ordine che preferisci, ma
    il Cavaliere per ultimo, come in un turno. Le condizioni di RAT-E1 non si controllano più.
RAT-E8 = Nel round finale il Cavaliere può anche lasciare il segnalino Peste dov’è.
RAT-E9 =
    Quando si risolvono gli ultimi ratti, in ogni regione in gioco valgono le regole da RAT-D1 a RAT-D9 e
    RAT-D11. Non c’è diffusione, nessuno decide nulla e nessuna carta aiuta. L’ordine delle regioni è
    indifferente.
RAT-E10 =
    I cubetti neutri di RAT-E4 sono come quelli di RAT-K3: non si perdono mai, non contano per nessuna
    maggioranza e da soli non fanno cominciare nessuna devastazione.

## How this differs from the box

rattus-differs-title = Differenze rispetto al gioco in scatola
rattus-differs-intro =
    Questa pagina segue i regolamenti pubblicati di Rattus. Per ogni regola vedi da dove viene: «Regolamento»
    vuol dire che è stampata lì. «Interpretazione» vuol dire che i regolamenti tacciono o non concordano, e
    che noi giochiamo così. «Ricostruzione» vuol dire che il dato è stampato su un componente che nessuno di
    quei regolamenti mostra: i nostri valori sono compatibili con tutto ciò che si sa, e puoi sostituirli.
rattus-differs-tokens =
    Le facce dei 49 gettoni ratto sono ricostruite. Corrispondono a tutto ciò che è stato pubblicato: i valori
    limite vanno da 1 a 6, circa il 60% è superiore a 3, poco più del 10% è pari a 1, ci sono le facce
    mostrate negli esempi dei regolamenti e i Reali sono la classe più frequente. Le facce stampate, però, non
    le abbiamo viste. Se possiedi la scatola, puoi giocare con file tuoi che riportano quelle vere.
rattus-differs-map =
    I nomi delle regioni e una parte dei confini sono ricostruiti. Provati da un regolamento: Gallia–Hispania,
    Gallia–Italia e Russia–Tartaria. Imposti da un esempio o dalla semplice geografia: Anglia–Gallia (mare),
    Germania–Scandia (mare), Germania–Italia, Hispania–Italia (mare), Gallia–Germania, Germania–Polonia,
    Germania–Hungaria, Hungaria–Polonia, Bulgaria–Hungaria, Bulgaria–Turcia (mare) e Polonia–Russia.
    Probabili, ma non certi: Hungaria–Italia, Polonia–Tartaria, Hungaria–Tartaria, Bulgaria–Tartaria e
    Russia–Scandia. Scelti da noi perché la mappa funzioni bene in gioco: Anglia–Scandia, Bulgaria–Italia e
    Tartaria–Turcia, tutti e tre attraverso il mare. Anche i confini si possono sostituire con un file tuo.
rattus-differs-rulings =
    Dove i regolamenti tacciono o si contraddicono, la regola è segnata come interpretazione. Ecco le
    principali. A e B si svolgono in ordine libero (RAT-T1); il regolamento olandese impone A prima di B, e
    puoi scegliere questa variante come regola della casa. Si tolgono 12 gettoni in 2 giocatori e 6 in 3
    (RAT-S3), mentre il regolamento olandese riporta 12 e 8. Le carte si usano prima di C (RAT-T5), benché
    alcuni regolamenti le ammettano in qualsiasi momento del turno. E nel round finale il Cavaliere non porta
    né diffusione né devastazione (RAT-E3). I regolamenti concordano che in B si piazzano tanti cubetti quanti
    sono i ratti (RAT-T6); piazzarne di meno è una regola della casa che puoi scegliere.
