# Le lezioni di Rattus, un messaggio per ogni cosa detta; le posizioni: lessons/rattus

lesson-rattus-goal = Cubetti che sopravvivono
lesson-rattus-goal-place = Sei Rosso. Alla fine vince chi ha più cubetti sulla mappa. Scegli la Gallia per piazzarci dei cubetti.
lesson-rattus-goal-place-right = In Gallia ci sono tre ratti, quindi sono arrivati tre cubetti; il dorso chiaro o scuro non cambia nulla. Ora ne hai sette sulla mappa.
lesson-rattus-goal-plague = Il turno finisce muovendo di un passo la Peste, la figura nera. Mandala in Polonia, dai cubetti di Verde.
lesson-rattus-goal-plague-right = In Polonia si è rivelato un ratto e ha preso un cubetto a Verde. Sette a te, tre a Verde: è così che si vince.
lesson-rattus-goal-plague-else = Si può, ma guarda: i tre cubetti di Verde sono in Polonia, e accanto c’è un ratto.
lesson-rattus-goal-plague-else-own = Si può, ma guarda: quei cinque cubetti in Gallia sono tuoi. I ratti di lì si riveleranno contro di te.

lesson-rattus-placing = Si piazza dove ci sono ratti
lesson-rattus-placing-most = Piazzi un cubetto per ogni ratto, tutti in una sola regione. Piazzane quanti più puoi.
lesson-rattus-placing-most-right = Tre ratti, tre cubetti. Dove non ci sono ratti non si piazza nulla.
lesson-rattus-placing-most-else = Si può, ma guarda: lì ci sono meno ratti, quindi meno cubetti. In Scandia ce ne sono tre.
lesson-rattus-placing-safe = I ratti portano cubetti, e li portano anche via. La Peste in Germania fa un passo per turno, anche lungo le rotte tratteggiate sul mare: piazza tre cubetti dove non può arrivare subito.
lesson-rattus-placing-safe-right = L’Hispania non confina con la Germania. Prima che la Peste ci arrivi, tocca ancora a te.
lesson-rattus-placing-safe-else = Si può, ma guarda: confina con la Germania. Verde può mandarci subito la Peste.
lesson-rattus-placing-safe-else-few = Si può, e la Peste non può arrivarci subito; ma c’è un ratto solo. Anche l’Hispania è al sicuro, e ne ha tre.
lesson-rattus-placing-safe-else-there = Si può, ma guarda: la Peste è lì adesso, quindi se ne andrà. Però porta un cubetto solo; l’Hispania ne porta tre.

lesson-rattus-cards = Che cosa dà una carta, e quanto costa
lesson-rattus-cards-take = Una volta per turno puoi prendere una carta classe, anche a un altro giocatore. Hai tre cubetti in Hispania, dove non ci sono ratti: prendi il Re.
lesson-rattus-cards-take-right = Il Re ha portato un cubetto nel palazzo: lì non arriva nessun ratto, e alla fine conta. Il Re resta con te, e lo usi una volta in ogni turno, finché qualcuno non te lo prende.
lesson-rattus-cards-take-else = Si può, ma guarda: il Re porta un cubetto da una regione senza ratti al palazzo, e tu ne hai tre in Hispania.
lesson-rattus-cards-cost = Le carte hanno un prezzo: un ratto che mostra una classe prende un cubetto a chi ne ha la carta. Conosci il ratto in Italia, fra i tuoi quattro cubetti: mostra il Clero. Prendi una carta qualsiasi, ma non il Monaco, che è del Clero.
lesson-rattus-cards-cost-right = Bene: il Clero colpisce soltanto chi ha il Monaco. Ogni carta che hai è un simbolo in più che può colpirti: prendi quelle che userai.
lesson-rattus-cards-cost-else = Si può, ma guarda: il ratto in Italia mostra il Clero. Chi ha il Monaco perde lì un cubetto.

lesson-rattus-plague = Muovere la Peste
lesson-rattus-plague-move = La Peste deve andare in una regione confinante. Dove arriva si rivelano i ratti, che tolgono cubetti. Mandala dove costa a Verde e non a te.
lesson-rattus-plague-move-right = In Hungaria ci sono solo cubetti verdi. Lì ci sono due ratti, e per ciascuno un nuovo ratto va in una regione confinante.
lesson-rattus-plague-move-else = Si può, ma guarda: lì ci sono cubetti tuoi, e si rivelano anche i ratti accanto a loro.
lesson-rattus-plague-move-else-nothing = Si può, ma guarda: in Scandia non c’è nessun ratto, quindi non succede niente a nessuno.
lesson-rattus-plague-spread = Scegli tu dove vanno i nuovi ratti. Dove ci sono ratti la prossima volta potrai piazzare: metti il primo in Bulgaria.
lesson-rattus-plague-spread-right = Il secondo ratto lo ha seguito: nel prossimo turno puoi piazzare due cubetti in Bulgaria, accanto al tuo. Poi i ratti in Hungaria sono stati rivelati e tolti dalla mappa; uno ha preso un cubetto verde.
lesson-rattus-plague-spread-else = Si può, ma guarda: la Peste è lì accanto, e altri possono piazzare prima di te. È in Bulgaria che vuoi cubetti.
lesson-rattus-plague-spread-else-own = Si può, ma guarda: accanto ai tuoi cubetti c’è già un ratto; uno in più è un pericolo in più.

lesson-rattus-strike = Come colpisce un ratto
lesson-rattus-strike-limit = Il numero su un ratto è il suo limite: colpisce solo dove ci sono almeno altrettanti cubetti, di chiunque siano. In Gallia è 3, in Hungaria 4. Muovi la Peste dove un ratto colpisce.
lesson-rattus-strike-limit-right = Quattro cubetti in Gallia, limite 3: ha colpito. Verde, che lì ne aveva di più, ne ha perso uno.
lesson-rattus-strike-limit-else = Si può, ma guarda: in Hungaria ci sono tre cubetti e il limite è 4. Non ha fatto niente.
lesson-rattus-strike-majority = M vuol dire maggioranza: chi lì ha più cubetti ne perde uno. Tutti e due i ratti mostrano una M. Muovi la Peste dove colpisce Verde.
lesson-rattus-strike-majority-right = Verde aveva la maggioranza in Hungaria e ha perso un cubetto. Essere secondi è spesso più sicuro che essere primi.
lesson-rattus-strike-majority-else = Si può, ma guarda: in Gallia la maggioranza è tua, e la M ti ha preso un cubetto.
lesson-rattus-strike-all = A vuol dire tutti: chiunque lì abbia cubetti ne perde uno. Tutti e due i ratti mostrano una A. Muovi la Peste dove non ne hai.
lesson-rattus-strike-all-right = Verde e Blu hanno perso un cubetto a testa; tu non c’eri.
lesson-rattus-strike-all-else = Si può, ma guarda: anche tu hai cubetti in Hungaria, e la A ne ha preso uno a tutti.
lesson-rattus-strike-class = Per ultime le classi: un simbolo colpisce chi ha la carta. Il ratto in Gallia mostra i Maghi, e tu hai la Strega; quello in Hungaria i Reali, e Verde ha il Re. Colpisci Verde.
lesson-rattus-strike-class-right = La corona ha colpito Verde, che ha il Re. Prima di prendere una carta, pensa a quali ratti possono esserci fra i tuoi cubetti.
lesson-rattus-strike-class-else = Si può, ma guarda: quel ratto mostra i Maghi, e tu hai la Strega. Ti ha preso un cubetto.

lesson-rattus-rescue = Carte che salvano
lesson-rattus-rescue-merchant = La Peste è lì accanto, e in Gallia ci sono tre ratti fra i tuoi cubetti. Il tuo Mercante porta i cubetti in una regione confinante: scegline una senza ratti.
lesson-rattus-rescue-merchant-right = Tutti e tre sono fuori pericolo: niente ratti, niente perdite.
lesson-rattus-rescue-merchant-else = Si può, ma guarda: sono corsi dove la Peste è già, o può arrivare. In Hispania non ci sono ratti.
lesson-rattus-rescue-monk = Il Monaco porta un ratto in una regione confinante. I tuoi quattro cubetti in Italia ne hanno accanto uno: scegli quello.
lesson-rattus-rescue-monk-right = È andato dai cubetti di Verde in Germania. Ora in Italia non può colpire nulla.
lesson-rattus-rescue-monk-else = Si può, ma guarda: i tuoi cubetti sono in Italia, e il suo unico ratto è ancora lì.
lesson-rattus-rescue-witch = La Strega ti ha mostrato due ratti, e può scambiarli. Quello fra i tuoi tre cubetti in Italia ha limite 2, quello in Germania limite 4. Li scambi?
lesson-rattus-rescue-witch-right = Al sicuro in Italia, in pericolo Verde in Germania, e lo sai solo tu.
lesson-rattus-rescue-witch-else = Si può, ma guarda: il limite 2 resta fra i tuoi tre cubetti, e colpirà quando arriva la Peste.

lesson-rattus-end = La fine
lesson-rattus-end-last = Nella riserva resta un ratto. Quando non ce ne sono più, o qualcuno ha tutti i 20 cubetti sul tabellone, la partita finisce. Verde gioca l’ultimo turno: vai avanti e guarda.
lesson-rattus-end-save = L’ultimo ratto è andato in Hungaria: ora ognuno può usare ancora una volta ogni sua carta, poi si rivelano tutti i ratti della mappa. Quello in Gallia ha limite 4, M e A. Che cosa fai?
lesson-rattus-end-save-right = Con due soli cubetti in Gallia il ratto non ha fatto niente. Otto cubetti contro sette: hai vinto.
lesson-rattus-end-save-else = Si può, ma guarda: il ratto in Gallia ti prende due cubetti, uno per M e uno per A. Il Mercante li avrebbe portati in salvo.
