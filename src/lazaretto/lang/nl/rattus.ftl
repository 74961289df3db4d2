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

card-king = Koning
card-monk = Monnik
card-knight = Ridder
card-merchant = Koopman
card-peasant = Boer
card-witch = Heks

class-royalty = Koningshuis
class-church = Kerk
class-chivalry = Ridderstand
class-bourgeoisie = Burgerij
class-peasantry = Boerenstand
class-magic = Magie

card-king-text = Verplaats een van je blokjes uit een regio zonder ratten naar het paleis, waar het veilig is en aan het eind meetelt. Hetzelfde in de laatste ronde.
card-monk-text = Verplaats één rattenfiche ongezien naar een aangrenzende regio met minder dan 3 ratten. Hetzelfde in de laatste ronde.
card-knight-text = Verplaats de Zwarte Dood pion in C één of twee stappen en beslis voordat er fiches worden getoond of hij als 2 neutrale blokjes meetelt. In de laatste ronde mag je hem tot twee regio's ver verplaatsen of laten staan, zonder verspreiding en zonder verwoesting.
card-merchant-text = Verplaats hoogstens 3 van je blokjes van één regio naar één aangrenzende regio. Hetzelfde in de laatste ronde.
card-peasant-text = Plaats in B één blokje meer dan de ratten toelaten, ook 1 blokje waar geen rat ligt. In de laatste ronde plaats je één blokje in een regio naar keuze.
card-witch-text = Bekijk één rattenfiche op het bord en, als je wilt, nog een tweede; daarna mag je die twee omwisselen. Hetzelfde in de laatste ronde.

## Colours

colour-red = Rood
colour-green = Groen
colour-blue = Blauw
colour-yellow = Geel

## Places and pieces

palace = Paleis
plague-piece = Zwarte Dood pion
rat-token = Rattenfiche
# The rat tokens not yet in play.
supply = Voorraad rattenfiches
# A player's cubes that are not on the board.
reserve = Eigen voorraad
