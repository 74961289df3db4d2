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

card-king = King
card-monk = Monk
card-knight = Knight
card-merchant = Merchant
card-peasant = Peasant
card-witch = Witch

class-royalty = Royalty
class-church = Church
class-chivalry = Chivalry
class-bourgeoisie = Bourgeoisie
class-peasantry = Peasantry
class-magic = Magic

card-king-text = Move one of your cubes from a region without rats to the palace, where it is safe and counts at the end. The same in the final round.
card-monk-text = Move one rat token, unseen, to a neighbouring region with fewer than 3 rats. The same in the final round.
card-knight-text = Move the plague piece one or two steps in C, and decide before tokens are revealed whether it counts as 2 neutral cubes. In the final round you may move it up to two regions or leave it, with no spread and no devastation.
card-merchant-text = Move up to 3 of your cubes from one region to one neighbouring region. The same in the final round.
card-peasant-text = In B place one cube more than the rats allow, even 1 cube where there are no rats. In the final round place one cube in any region.
card-witch-text = Look at one rat token on the board and, if you wish, at a second; then you may swap the two. The same in the final round.

## Colours

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow

## Places and pieces

palace = Palace
plague-piece = Plague piece
rat-token = Rat token
# The rat tokens not yet in play.
supply = Rat supply
# A player's cubes that are not on the board.
reserve = Reserve
