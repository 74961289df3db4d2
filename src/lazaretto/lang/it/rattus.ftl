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
card-knight-text = In C muovi il segnalino Peste di uno o due passi e, prima che i gettoni siano rivelati, decidi se vale come 2 cubetti neutri. Nel round finale puoi muoverlo fino a due regioni o lasciarlo dov'è, senza diffusione e senza devastazione.
card-merchant-text = Sposta fino a 3 dei tuoi cubetti da una sola regione a una sola regione confinante. Lo stesso nel round finale.
card-peasant-text = In B piazza un cubetto in più di quanti ne permettono i ratti, anche 1 cubetto dove non ci sono ratti. Nel round finale piazza un cubetto in una regione qualsiasi.
card-witch-text = Guarda un gettone ratto sul tabellone e, se vuoi, un secondo; poi puoi scambiare i due. Lo stesso nel round finale.

## Colours

colour-red = Rosso
colour-green = Verde
colour-blue = Blu
colour-yellow = Giallo

## Places and pieces

palace = Palazzo
plague-piece = Segnalino Peste
rat-token = Gettone ratto
# The rat tokens not yet in play.
supply = Riserva dei gettoni ratto
# A player's cubes that are not on the board.
reserve = Riserva personale
