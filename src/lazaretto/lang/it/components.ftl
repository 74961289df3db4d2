# Che cosa è stampato nella scatola: serie di componenti, al terminale e nella loro pagina.

components-lead = Nessuno qui ha letto da una scatola ogni gettone, confine e strada: una parte è ricostruita. Se hai la scatola, inserisci quello che mostra la tua e giocaci.
components-digest = impronta { $digest }
components-digest-hint = Le serie che dicono lo stesso hanno la stessa impronta, comunque si chiamino.
components-reconstructed = ricostruito: si accorda con ciò che è pubblicato, ma nessuno lo ha visto in una scatola
components-same = Le due serie dicono lo stesso.

## What a set says

components-part-token = Gettoni ratto
components-part-region = Le regioni e le loro vicine
components-part-character = Ratti sui personaggi
components-part-square = Strade fra le piazze
components-field-limit = limite
components-field-majority = M
components-field-all = A
components-field-class = classi
components-field-land = via terra
components-field-sea = via mare
components-field-rats = ratti
components-field-within = nello stesso quartiere
components-field-next = nel quartiere seguente

## Sets of one’s own

components-name = Nome della serie
components-new = Nuova serie
components-new-name = La mia scatola
components-open = Apri un file
components-save = Salva come file
components-share = Copia un link
components-shared = Copiato: chi apre il link riceve la serie.
components-delete = Elimina
components-delete-sure = Eliminare questa serie dal tuo browser?
components-play = Giocaci
components-kept = Si conserva solo in questo browser. Un file o un link la porta altrove.
components-to-change = Stai guardando la serie che viene con Lazaretto. Per cambiarla inizia una nuova serie.
components-given = Stai guardando la serie di un tavolo. Per cambiarla inizia una nuova serie.
components-good = Controllata: si può giocare.
components-wrong = Così non si può giocare: { $detail }
components-not-kept = Questo browser non conserva altro: salva la serie come file.

## Entering what a box shows

components-progress = Confrontati con la scatola: { $seen } su { $all }
components-seen = L’ho confrontato con la mia scatola
components-token = Gettone { $token }
components-starting = Un gettone iniziale, con l’altro dorso
components-limit = Limite
components-majority = Simboli per la maggioranza (M)
components-all = Simboli per tutti i giocatori (A)
components-classes = Classi
components-next-token = Gettone seguente
components-map-hint = Scegli una regione, poi un’altra: fra loro c’è un confine via terra, alla pressione seguente via mare, poi nessuno.
components-neighbours-of = Vicine di { $region }
components-no-border = nessun confine
components-rats-hint = Quanti ratti mostra ogni personaggio?
components-streets-hint = Scegli una piazza del quartiere, poi un’altra, lì o nel quartiere seguente: una strada appare, o sparisce.
components-quarter = Un quartiere
components-quarter-next = Il quartiere seguente, in senso orario
components-from = Da { $square }

## Comparing

components-compare = Confronta due serie
components-first = Prima serie
components-second = Seconda serie
components-differ =
    { $count ->
        [one] Si distinguono in una posizione.
       *[other] Si distinguono in { $count } posizioni.
    }
components-what = Che cosa
