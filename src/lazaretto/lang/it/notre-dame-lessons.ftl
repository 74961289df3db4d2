# Le lezioni di Notre Dame, un messaggio per ogni cosa detta; le posizioni: lessons/notre-dame

lesson-notre-dame-goal = I punti, e come funziona una carta
lesson-notre-dame-goal-play = Dopo nove round vince chi ha più punti prestigio. A ogni round giochi due carte. Scegli la Residenza per giocarla.
lesson-notre-dame-goal-play-right = Una carta piazza un cubetto nel suo settore, e poi il settore lavora.
lesson-notre-dame-goal-place = Piazza il cubetto.
lesson-notre-dame-goal-place-right = Un cubetto nella Residenza, un punto. Il prossimo lì ne porterà due.

lesson-notre-dame-growing = Che cosa porta crescere
lesson-notre-dame-growing-bank = Un settore porta tanto quanti sono i suoi cubetti, compreso il nuovo. Hai due cubetti nella Banca: gioca la carta che porta di più.
lesson-notre-dame-growing-bank-right = Il terzo cubetto nella Banca ha portato tre monete. Meglio un settore pieno che tre con un cubetto ciascuno.
lesson-notre-dame-growing-bank-else = Si può, ma guarda: quel settore è vuoto, quindi porta uno. La Banca avrebbe portato tre monete.
lesson-notre-dame-growing-school = Ogni carta costa un cubetto della tua riserva, e te ne resta uno solo. Gioca la carta che porta cubetti.
lesson-notre-dame-growing-school-right = Tre cubetti nella Scuola conventuale te ne hanno portati tre nuovi: bastano per altre tre carte.
lesson-notre-dame-growing-school-else = Si può, ma guarda: ora la tua riserva è vuota. Solo la Scuola conventuale porta nuovi cubetti.

lesson-notre-dame-draft = Una si tiene, due si passano
lesson-notre-dame-draft-first = A ogni round peschi tre tue carte, ne tieni una e ne passi due a sinistra. I tuoi topi sono a 8 e arriva la peste: tieni la carta che li ricaccia.
lesson-notre-dame-draft-first-right = L’Ospedale è tuo. Banca e Rimessa delle carrozze sono andate a Viola; Blu ti ha passato due delle sue.
lesson-notre-dame-draft-first-else = Si può, ma guarda: ora l’Ospedale va a Viola, e i tuoi topi restano a 8. Oltre il 9 ti costa.
lesson-notre-dame-draft-second = Delle due arrivate tienine di nuovo una; l’altra prosegue. Anche il Parco ricaccia i topi.
lesson-notre-dame-draft-second-right = E l’ultima carta arriva da sé. Di queste tre ne giochi due.
lesson-notre-dame-draft-second-else = Si può, ma guarda: le monete non fermano i topi. Il Parco li avrebbe ricacciati di uno.

lesson-notre-dame-rats = I topi
lesson-notre-dame-rats-hospital = Alla fine di ogni round colpisce la peste: i tuoi topi salgono di quanti ne mostrano i tre personaggi, qui cinque, meno i cubetti nel tuo Ospedale. Sei a 6; oltre il 9 perdi due punti e un cubetto. Gioca una carta.
lesson-notre-dame-rats-hospital-right = Indietro a 5, poi più cinque meno uno: 9 esatto. Sei salvo.
lesson-notre-dame-rats-hospital-else = Si può, ma guarda: sei più cinque passa il 9. Ti è costato due punti e un cubetto dal settore più pieno.

lesson-notre-dame-characters = I personaggi
lesson-notre-dame-characters-pay = Dopo le carte puoi pagare una moneta a uno dei tre personaggi. Il Capo delle corporazioni dà due punti per ogni tuo settore con almeno due cubetti. Conta, e scegli.
lesson-notre-dame-characters-pay-right = Residenza, Banca e Ospedale ne hanno due: sei punti per una moneta.
lesson-notre-dame-characters-pay-else = Si può, ma guarda: porta un punto. Tre dei tuoi settori hanno due cubetti: il Capo delle corporazioni ne dà sei.
lesson-notre-dame-characters-pay-else-nobody = Si può, ma guarda: una moneta in tasca vale poco. Il Capo delle corporazioni dà sei punti per averla.

lesson-notre-dame-carriage = Carrozza e messaggi
lesson-notre-dame-carriage-drive = La tua carrozza può fare due piazze. Dove si ferma prende il messaggio e porta quello che mostra. Prendine uno da quattro punti.
lesson-notre-dame-carriage-drive-right = Quattro punti. I cubetti nella Rimessa delle carrozze dicono quanto lontano va.
lesson-notre-dame-carriage-drive-else = Si può, ma guarda: porta di meno. Cerca un messaggio con un 4.
lesson-notre-dame-carriage-colour = I messaggi si prendono colore per colore: ne hai uno rosso, quindi il prossimo dev’essere viola o blu. Prendine uno da quattro punti.
lesson-notre-dame-carriage-colour-right = Altri quattro punti. Quando ne hai uno di ogni colore, può seguire qualsiasi.
lesson-notre-dame-carriage-colour-else = Si può, ma guarda: porta di meno. Un messaggio viola e uno blu con un 4 sono a portata.
lesson-notre-dame-carriage-colour-else-red = Si può, ma guarda: hai già un messaggio rosso, quindi questo resta dov’è. Prima vengono viola e blu.

lesson-notre-dame-cathedral = La cattedrale
lesson-notre-dame-cathedral-play = Il round 3 chiude un periodo, e allora la cattedrale paga chi vi ha cubetti. Gioca Notre Dame.
lesson-notre-dame-cathedral-play-right = Il tuo cubetto è sulla cattedrale. Ora dona.
lesson-notre-dame-cathedral-donate = Una moneta porta un punto, due ne portano tre, tre ne portano sei. Ne hai tre. Quante ne dai?
lesson-notre-dame-cathedral-donate-right = Sei punti subito. Poi gli otto punti della cattedrale sono stati divisi fra due cubetti: altri quattro. E ogni volta i tuoi due cubetti nel Parco ne hanno aggiunto uno.
lesson-notre-dame-cathedral-donate-else = Si può, ma guarda: la terza moneta da sola vale tre punti, e difficilmente servirà di più altrove.

lesson-notre-dame-timing = Prima i mezzi, poi i punti
lesson-notre-dame-timing-empty = La tua riserva è vuota. Puoi giocare lo stesso: un cubetto si sposta da un altro luogo. Gioca la Residenza.
lesson-notre-dame-timing-empty-right = Quale cubetto ci va?
lesson-notre-dame-timing-move = Tre cubetti sono nella Banca, uno nell’Ospedale. Prendi quello che ti mancherà di meno.
lesson-notre-dame-timing-move-right = Tre punti, e la Banca ne ha ancora due. Senza il suo ultimo cubetto l’Ospedale non avrebbe più indebolito la peste.
lesson-notre-dame-timing-move-else = Si può, ma guarda: un cubetto nell’Ospedale indebolisce la peste a ogni round, e una carta senza effetto non porta niente. La Banca ne ha tre.
lesson-notre-dame-timing-late = L’ultimo round. Cubetti e monete ormai contano solo in caso di parità: contano i punti. Quale carta?
lesson-notre-dame-timing-late-right = Quattro punti e uno dal Parco. All’inizio prendi ciò che porta cubetti e monete; alla fine ciò che porta punti.
lesson-notre-dame-timing-late-else = Si può, ma guarda: la partita finisce con questo round. La Residenza avrebbe portato cinque punti.
