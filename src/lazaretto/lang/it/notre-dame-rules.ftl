# The rules of Notre Dame, one message per rule; order and provenance: games/notre_dame/rules.toml

notre-dame-rules-title = Notre Dame: le regole
notre-dame-rules-summary =
    Parigi, fine del XIV secolo. Da 2 a 5 cittadini, ciascuno padrone di un quartiere all’ombra della
    cattedrale, conquistano prestigio scegliendo con cura le loro carte, mentre i topi portano la pestilenza a
    chi trascura la salute. Dopo nove round vince chi ha più punti prestigio.

## Components

notre-dame-section-components = Componenti
notre-dame-plain-components = Ognuno ha un quartiere di sette settori, quattordici cubetti, un Fiduciario, una carrozza e nove carte. Sulle piazze stanno i messaggi; quindici personaggi vanno e vengono.
NDM-C1 =
    Un quartiere ha 7 settori: Scuola conventuale, Banca, Residenza, Rimessa delle carrozze, Locanda, Parco e
    Ospedale. Il Porto non è un settore; vi si trova il livello pestilenza da 0 a 9.
NDM-C2 =
    Un quartiere ha 5 piazze del mercato, una al centro e quattro ai bordi. Le strade le collegano tra loro e
    con le piazze dei quartieri vicini.
NDM-C3 = Ognuno ha 9 carte azione: una per ciascuno dei 7 settori, una Notre Dame e un Fiduciario.
NDM-C4 =
    Ognuno ha 14 cubetti influenza, un Fiduciario, una carrozza e 4 messaggi di un colore, e un segnalino topi
    nero.
NDM-C5 =
    I 4 messaggi di un colore mostrano: 1 punto e una moneta; 2 punti e un cubetto; 3 punti e il segnalino topi
    indietro di uno; 4 punti.
NDM-C6 =
    I personaggi sono 15: 6 marroni e 9 grigi, tre per ciascuna delle lettere A, B e C. Ognuno mostra da 0 a 3
    topi.
NDM-C7 = Le monete sono 25. I punti prestigio (in breve «punti») non finiscono mai.
NDM-C8 = La cattedrale vale 6, 8, 10 o 12 punti in 2, 3, 4 o 5 giocatori.

## Set-up

notre-dame-section-setup = Preparazione
notre-dame-plain-setup = Cominci con quattro cubetti, tre monete, nessun topo e la carrozza al centro del tuo quartiere.
NDM-S1 =
    Intorno alla cattedrale ci sono tanti quartieri quanti sono i giocatori (per 2 giocatori vedi NDM-T1).
NDM-S2 =
    Cominci con il Fiduciario davanti a te, la carrozza nella piazza centrale del tuo quartiere, 4 cubetti nella
    riserva personale, 10 nella riserva generale, 3 monete e il segnalino topi sullo 0.
NDM-S3 = I tuoi 4 messaggi vengono mescolati e disposti scoperti sulle 4 piazze ai bordi del tuo quartiere.
NDM-S4 = Le tue 9 carte azione vengono mescolate in un mazzo coperto tutto tuo.
NDM-S5 =
    I 6 personaggi marroni formano un mazzo coperto mescolato. I 9 grigi ne formano un altro, gli A sopra i B
    sopra i C, mescolati lettera per lettera.
NDM-S6 =
    Il primo giocatore è sorteggiato e riceve il campanaro. Qui può anche indicarlo chi apre il tavolo.
NDM-S7 = Ciò che appartiene ai colori non in gioco resta nella scatola (per 2 giocatori vedi NDM-T2).

## The round

notre-dame-section-round = Il round
notre-dame-plain-round = Nove round. In ognuno tieni una carta su tre e ne passi due, poi una su due; delle tue tre carte ne giochi due, se vuoi paghi un personaggio, e la pestilenza colpisce. Ogni tre round la cattedrale paga.
NDM-R1 = Fase 1: si scoprono due personaggi marroni e uno grigio.
NDM-R2 =
    Fase 2: peschi le prime 3 carte del tuo mazzo, ne tieni una e ne passi due a sinistra. Delle due che ricevi
    ne tieni una e ne passi una a sinistra. Anche l’ultima carta ricevuta è tua. Tutti passano nello stesso
    momento e guardi ciò che ricevi solo dopo aver passato. Una carta tenuta non si passa più.
NDM-R3 =
    Così hai in mano una carta del tuo colore, una del vicino di destra e una del giocatore due posti alla tua
    destra.
NDM-R4 =
    Fase 3: a turno ognuno gioca una carta scoperta ed esegue la sua azione; poi, a turno, una seconda. La terza
    carta si mette, senza mostrarla, sotto la seconda e non ha effetto. Tutte le carte vanno in un solo mazzo
    degli scarti, che nessuno può controllare.
NDM-R5 =
    Una carta agisce per chi la gioca, con i suoi pezzi e nel suo quartiere (o a Notre Dame), qualunque sia il
    colore della carta.
NDM-R6 =
    Fase 4: a turno ognuno può pagare uno dei tre personaggi con una moneta e poi ne ottiene il beneficio. Si
    paga al massimo un personaggio per round; più giocatori possono pagare lo stesso. Senza monete, niente
    personaggio.
NDM-R7 = Fase 5: arriva la pestilenza (da NDM-P1 a NDM-P9).
NDM-R8 =
    Alla fine del round, dopo la pestilenza, i personaggi vanno sotto i loro mazzi e il campanaro passa a
    sinistra.
NDM-R9 =
    Dopo di che, alla fine dei round 3, 6 e 9, si conteggia la cattedrale (NDM-N4). Poi si mescolano di nuovo i
    personaggi marroni, e tutte le carte azione tornano ai proprietari, che le mescolano.
NDM-R10 = Il gioco termina dopo il conteggio del nono round.
NDM-R11 =
    I passaggi sono tre, A, B e C, di tre round ciascuno, con cinque fasi. I sei personaggi marroni appaiono una
    volta in ogni passaggio, ciascuno dei grigi una volta in tutto il gioco.
NDM-R12 = Si gioca in senso orario, cioè verso sinistra, a partire da chi ha il campanaro.

## Placing and acting

notre-dame-section-actions = Piazzare e agire
notre-dame-plain-actions = Una carta mette un cubetto nel suo settore, e il settore porta tanto quanti cubetti ci sono: cubetti, monete, punti, un viaggio, un piccolo aiuto, meno topi. Perciò i settori pieni portano di più.
NDM-A1 =
    Con la carta di un settore piazzi in quel settore del tuo quartiere un cubetto della riserva personale, poi
    fai ciò che il settore prevede. Tra i cubetti del settore contano quello appena piazzato e il Fiduciario, se
    è lì.
NDM-A2 =
    Se la tua riserva personale è vuota, e solo allora, puoi invece spostare uno dei tuoi cubetti (mai il
    Fiduciario) da un altro settore o da Notre Dame al luogo indicato dalla carta. Un cubetto che è già lì non
    serve.
NDM-A3 =
    Ogni carta si può giocare senza effetto, per scelta o perché non si può piazzare niente: allora nessun
    cubetto è piazzato o spostato. (Il regolamento lo dice delle carte che piazzano un cubetto; per noi vale anche
    per il Fiduciario.) Ma chi piazza il cubetto esegue tutta l’azione.
NDM-A4 =
    Scuola conventuale: prendi dalla riserva generale tanti cubetti quanti ce ne sono nella Scuola, o quelli che
    restano; se non ne restano, il cubetto piazzato rimane comunque. Esempio: ci sono due cubetti, ne piazzi un
    terzo e ne prendi 3; poi un quarto e ne prendi 4.
NDM-A5 = Banca: prendi tante monete quanti sono i cubetti nella Banca.
NDM-A6 =
    Se la riserva delle monete è vuota, quelle che mancano vengono tutte dall’altro giocatore che ne ha di più e,
    quando le finisce, dal successivo più ricco. Non paghi mai te stesso; a parità paga il più vicino alla tua
    sinistra; se nessun altro ha monete, il resto decade. Vale per ogni guadagno di monete.
NDM-A7 = Residenza: tanti punti quanti sono i cubetti che contiene.
NDM-A8 =
    Rimessa delle carrozze: sposti la carrozza lungo le strade al massimo di tante piazze del mercato, tue o
    altrui, quanti sono i cubetti nella Rimessa. Può fermarsi prima o restare, e usare due volte una strada, ma
    non si ferma mai tra due piazze o in un settore. Più carrozze possono stare nella stessa piazza.
NDM-A9 =
    Se la carrozza finisce in una piazza con un messaggio che puoi prendere, lo prendi e ottieni ciò che mostra.
    Passarci sopra non conta.
NDM-A10 =
    Puoi prendere un messaggio solo se del suo colore non ne hai più che di ciascun altro colore che ha ancora
    messaggi sul tabellone. Contano tutti i colori in gioco, anche il tuo. La carrozza può anche finire su un
    messaggio che non puoi prendere: resta lì.
NDM-A11 =
    Esempio: giocano Rosso, Viola, Blu e Verde. Rosso ha un messaggio viola, uno verde e uno rosso: il
    prossimo deve essere blu. Poi ne può seguire uno qualsiasi, per esempio un secondo blu.
NDM-A12 =
    Locanda: con uno, due o tre cubetti dopo il piazzamento scegli una cosa tra: una moneta; un cubetto della
    riserva generale; il segnalino topi indietro di uno. Con quattro o più ne scegli due, anche due volte la
    stessa. Con il segnalino sullo 0 quella scelta decade.
NDM-A13 = Parco: il segnalino topi arretra di uno (sullo 0: niente), per quanti cubetti ci siano.
NDM-A14 =
    Effetto duraturo del Parco: ogni coppia di cubetti (Fiduciario incluso) aggiunge 1 punto ogni volta che
    ottieni punti, una volta per occasione: Residenza, offerta, personaggio, messaggio o cattedrale. Un guadagno
    di 0 non è un guadagno. Il Parco conta com’è quando ricevi i punti.
NDM-A15 =
    Esempi: il secondo cubetto nel Parco da solo non dà punti. Terzo cubetto nella Residenza, 2 nel Parco: 3+1.
    Avvocato con 5 messaggi, 2 nel Parco: 6+1. Offerta di 2 monete, 5 nel Parco: 3+2. Cattedrale da 6 punti, 6
    nel Parco: 6+3.
NDM-A16 =
    Ospedale: il segnalino topi arretra di uno (sullo 0: niente), per quanti cubetti ci siano. L’effetto
    duraturo è NDM-P2.
NDM-A17 =
    Fiduciario: non piazzi cubetti. Il tuo Fiduciario entra in un settore qualsiasi del quartiere e in seguito
    passa in un altro, mai nel Porto né a Notre Dame; poi quel settore agisce come se avessi piazzato un
    cubetto. Ovunque vale un cubetto. Esempio: entra nella Banca, dove ci sono 2 cubetti: 3 monete.
NDM-A18 =
    Ogni guadagno di cubetti porta i tuoi cubetti dalla riserva generale a quella personale. Ciò che manca
    decade; il resto del guadagno, come i punti, è dato.
NDM-A19 = «Segnalino topi indietro di uno» sullo 0 non fa niente; ciò che l’accompagna è dato comunque.
NDM-A20 =
    Un cubetto spostato con NDM-A2 conta nel nuovo luogo, e non più nel vecchio, prima che si esegua l’azione.
NDM-A21 =
    La carta Fiduciario non richiede mai un cubetto: una riserva vuota non importa. Il Fiduciario non può essere
    giocato nel settore in cui già si trova.
NDM-A22 =
    Le scelte della Locanda si fanno una dopo l’altra. Una scelta che non darebbe niente non è offerta; se non
    ne resta nessuna, il resto decade.
NDM-A23 =
    Una carrozza che non si muove ha finito il movimento dov’è: un messaggio che ora puoi prendere lì è preso.
NDM-A24 =
    Esempio: con il primo movimento Giallo ha preso un messaggio rosso (2 punti e un cubetto). Con un secondo
    cubetto nella Rimessa si sposta fino a due piazze, ma un altro messaggio rosso resterebbe lì finché Giallo
    non ne ha uno di ciascun altro colore. Una carrozza può anche finire in una piazza senza messaggio o accanto
    a un’altra carrozza.

## Notre Dame

notre-dame-section-cathedral = Notre Dame
notre-dame-plain-cathedral = Un cubetto sulla cattedrale costa monete e porta subito punti; alla fine del periodo i punti della cattedrale si dividono tra i cubetti che ci sono.
NDM-N1 =
    Carta Notre Dame: piazza un cubetto sulla cattedrale e versa alla riserva 1, 2 o 3 monete per 1, 3 o 6 punti
    immediati.
NDM-N2 = Chi non versa monete non piazza alcun cubetto; la carta si può giocare lo stesso, senza effetto.
NDM-N3 = Ogni carta permette un cubetto e al massimo tre monete; se ne possono giocare diverse.
NDM-N4 =
    Alla fine di ogni passaggio il valore della cattedrale è diviso per il numero di tutti i cubetti presenti,
    arrotondato per difetto: tanti punti per cubetto al proprietario. Poi tutti quei cubetti vanno nella riserva
    generale.
NDM-N5 =
    Esempio in 4 giocatori: Verde ha 2 cubetti, Blu 1: 10/3 fa 3 ciascuno; Verde riceve 6, Blu 3. Verde ha 2
    cubetti nel Parco e quindi riceve 7.
NDM-N6 =
    Esempio: Paola gioca Notre Dame con la riserva personale vuota: sposta un cubetto dall’Ospedale a Notre Dame
    e poi paga la chiesa.
NDM-N7 =
    Senza cubetti nessuno ottiene punti. Con più cubetti di quanto vale la cattedrale, ciascuno dà 0, che non è
    un guadagno; i cubetti vanno comunque nella riserva generale.

## The plague

notre-dame-section-plague = La pestilenza
notre-dame-plain-plague = Ogni round i tuoi topi crescono di quelli sui tre personaggi, meno i cubetti nel tuo Ospedale. Oltre il nove la pestilenza scoppia: perdi due punti e un cubetto.
NDM-P1 =
    I topi sui tre personaggi scoperti sono l’entità della pestilenza, per tutti, chiunque sia stato pagato.
NDM-P2 =
    Sottrai i cubetti (e il Fiduciario) nel tuo Ospedale e fai avanzare il segnalino del resto. Un resto negativo
    lo fa arretrare, ma non sotto lo 0.
NDM-P3 =
    Se il segnalino dovesse superare il 9, non importa di quanto, si ferma sul 9, perdi 2 punti e un cubetto va
    dal tuo settore più pieno alla riserva generale. Esattamente 9 non costa niente.
NDM-P4 =
    Il Fiduciario conta per trovare il settore più pieno, ma non viene mai ritirato. Tra settori ugualmente
    pieni scegli tu.
NDM-P5 =
    Con meno di 2 punti perdi quelli che hai. Se nessun settore più pieno contiene un cubetto, non se ne perdono;
    se solo alcuni ne contengono, il cubetto viene da uno di quelli. Qui la cattedrale non è un settore.
NDM-P6 =
    Esempio con entità 3: 2 cubetti nell’Ospedale, segnalino da 4 a 5; Ospedale vuoto, da 6 a 9; 3 cubetti e il
    Fiduciario nell’Ospedale, da 5 a 4.
NDM-P7 =
    Esempio del round dopo, entità 7: Ospedale 2, segnalino su 5: arriverebbe a 10, quindi 9 e una perdita.
    Ospedale vuoto, segnalino su 9: 16, quindi 9 e la stessa perdita. 1 cubetto e il Fiduciario nell’Ospedale,
    segnalino su 4: a 9, salvo.
NDM-P8 =
    La pestilenza colpisce tutti insieme, ciascuno con l’Ospedale com’è all’inizio della fase 5. Poi, a turno,
    chi deve scegliere tra i settori più pieni lo fa.
NDM-P9 = Ogni round da capo: un segnalino sul 9 che dovesse avanzare ancora costa di nuovo lo stesso.

## The characters

notre-dame-section-characters = I personaggi
notre-dame-plain-characters = Una moneta, un personaggio per round. I marroni aiutano e tornano in ogni periodo; i grigi danno punti per quello che hai, ciascuno una volta nella partita.
NDM-H1 =
    Locandiera (marrone): 3 punti e una cosa tra: una moneta; un cubetto della riserva generale; il segnalino
    topi indietro di uno.
NDM-H2 =
    Trovatore (marrone): puoi spostare da 1 a 3 cubetti, di cui uno può essere il Fiduciario, da un settore del
    tuo quartiere a un altro, Notre Dame esclusa; nessuna azione.
NDM-H3 = Monaco (marrone): 2 cubetti dalla riserva generale e 1 punto.
NDM-H4 =
    Giullare (marrone): puoi spostare un cubetto o il Fiduciario da un settore, o un cubetto da Notre Dame, in un
    altro settore del tuo quartiere, Notre Dame esclusa; poi quel settore agisce. Esempio: un cubetto dalla Banca
    alla Rimessa, dove ce ne sono due: la carrozza si sposta fino a tre piazze.
NDM-H5 = Usuraio (marrone): 2 monete e 1 punto.
NDM-H6 =
    Medico (marrone): nella fase 5 di questo round l’entità della pestilenza è 0 solo per te; l’Ospedale riduce
    ancora. Esempio: 2+3+1 = 6, Medico pagato, 1 cubetto e il Fiduciario nell’Ospedale: da 7 a 5.
NDM-H7 =
    Sentinella (A): 1 punto per ciascuno dei tuoi cubetti, e per il Fiduciario, nel quartiere e a Notre Dame.
NDM-H8 =
    Ronda notturna (A): 1 punto per ciascuno dei tuoi 7 settori senza cubetti né Fiduciario; Porto e Notre Dame
    non contano.
NDM-H9 =
    Vescovo (A): piazza un tuo cubetto della riserva generale in un settore vuoto del quartiere, non a Notre
    Dame; poi quel settore agisce.
NDM-H10 =
    Capo delle corporazioni (B): 2 punti per ciascuno dei tuoi settori con almeno due cubetti (il Fiduciario
    conta).
NDM-H11 =
    Re dei mendicanti (B): 1 punto per ogni casella libera davanti al tuo segnalino topi. Esempio: segnalino sul
    4: 5 punti.
NDM-H12 = Avvocato (B): 3 punti ogni due messaggi che possiedi. Esempio: 5 messaggi: 6 punti.
NDM-H13 =
    Dama di corte (C): 1 punto per ogni cubetto (il Fiduciario conta) nel tuo settore più pieno, una volta sola
    anche se più settori sono pari. Esempio: cinque cubetti in due settori: 5 punti.
NDM-H14 = Sindaco (C): 3 punti per ciascuno dei tuoi settori con almeno tre cubetti (il Fiduciario conta).
NDM-H15 = Falegname (C): 1 punto per ciascuno dei tuoi settori con almeno un cubetto o il Fiduciario.
NDM-H16 = Si può pagare un personaggio che non dà niente.
NDM-H17 =
    Ciò che un personaggio non può dare decade, il resto è dato, e la moneta è spesa. I punti di un personaggio
    sono una sola occasione per il Parco.
NDM-H18 =
    Per il Vescovo un settore è vuoto se non ha cubetti né Fiduciario. Senza un cubetto nella riserva generale o
    senza un settore vuoto non ha effetto. Nella Rimessa la carrozza si sposta fino a una piazza; nella Scuola
    prendi un cubetto.
NDM-H19 =
    Giullare e Trovatore spostano solo ciò che è già nel quartiere (il Giullare anche un cubetto a Notre Dame):
    un Fiduciario non ancora in un settore non può essere spostato. Senza niente da spostare non hanno effetto.
NDM-H20 =
    La mossa del Giullare non è un piazzamento: serve anche con cubetti nella riserva personale, e non ne prende.

## Visibility, end, two players

notre-dame-section-end = Che cosa si vede, la fine, due giocatori
notre-dame-plain-end = Tutto è visibile tranne punti, mani e mazzi. Dopo nove round vince chi ha più punti. In due si usano quattro quartieri e si restituisce l’ultima carta.
NDM-V1 =
    Cubetti, monete, segnalini topi e il numero di messaggi di ogni colore sono visibili. I punti sono nascosti
    agli altri fino alla fine. Mani, mazzi, scarti e terze carte sono nascosti; le due carte giocate scoperte le
    vedono tutti. Un tavolo può scegliere punti visibili.
NDM-E1 =
    Vince chi ha più punti. In caso di parità, chi ha in totale più monete e cubetti nella riserva personale; se
    la parità resta, la vittoria è condivisa.
NDM-T1 =
    Due giocatori usano il tabellone per quattro, con il lato della cattedrale che vale 6, e occupano quartieri
    opposti.
NDM-T2 =
    In ciascuno dei due quartieri vuoti si dispongono i 4 messaggi di un colore non usato. Le carrozze di quei
    colori non si usano, ma le tue possono andarci. Per NDM-A10 contano quattro colori.
NDM-T3 =
    Nella fase 2 i due giocatori tengono una carta e ne passano due; delle due ricevute ne tengono una e
    restituiscono l’altra. Così ognuno ha due carte proprie e una dell’avversario.

## How this differs from the box

notre-dame-differs-title = Differenze rispetto al gioco in scatola
notre-dame-differs-intro =
    Questa pagina segue il regolamento pubblicato di Notre Dame. Accanto a ogni regola vedi da dove viene:
    «Regolamento» significa che è stampata lì, «Interpretazione» che il regolamento tace o non è chiaro e che qui
    si gioca così, «Ricostruzione» che il dato è stampato su un componente che il regolamento non mostra.
notre-dame-differs-rats =
    I topi sui personaggi sono ricostruiti. Corrispondono a quanto è pubblicato: da 0 a 3 su ciascuno, 12, 13 e
    12 in tutto nei tre passaggi, e le somme negli esempi del regolamento. Non abbiamo visto le carte. Se
    possiedi la scatola, puoi giocare con un file tuo.
notre-dame-differs-streets =
    Le strade tra le piazze del mercato sono ricostruite: cinque piazze per quartiere, di cui quattro ai bordi, e
    strade che collegano i quartieri vicini. Anche queste si possono sostituire con un file tuo.
notre-dame-differs-rulings =
    Le interpretazioni principali. Con la riserva vuota ogni guadagno di monete lo paga l’altro giocatore più
    ricco (NDM-A6), non solo quello della Banca. Anche il tuo colore conta per i messaggi (NDM-A10): la frase del
    regolamento nomina i colori degli avversari, gli esempi li contano tutti. Il Parco vale anche per i messaggi
    e mai per un guadagno di 0 (NDM-A14). La pestilenza colpisce tutti insieme (NDM-P8). Come le altre carte, il
    Fiduciario si può giocare senza effetto (NDM-A3). Una parità che niente risolve è condivisa (NDM-E1).
notre-dame-differs-points =
    I punti sono coperti, come nella scatola. Ma chi osserva può contarli, perché ogni guadagno deriva da ciò che
    è visibile; il registro comunica i guadagni a tutti. Solo quanto un giocatore perde per la pestilenza è detto
    a lui solo, perché dipende da quanti punti ha.
