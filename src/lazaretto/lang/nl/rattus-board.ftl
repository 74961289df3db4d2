# The board in a browser.

## The window onto a board

zoom = Zoomen
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Toon het hele bord

## What lies on the map

map-of-europe = Kaart van Europa
cubes-of = { $seat } { $cubes }
cubes-there = blokjes: { $list }
no-cubes = geen blokjes
rats-there =
    { $count ->
        [0] geen ratten
        [one] één rat
       *[other] { $count } ratten
    }
rat-known = rat { $nth }: { token-face }
plague-there = hier is de Zwarte Dood
rat-starter = van het begin
rat-returned-one = terug uit de gebruikte
rat-face-down = gedekt
rat-seen-by = gezien door { $list }
popover-close = Sluiten

## Class cards and goods

class-cards = Klassekaarten
free-card = Vrij
beside-the-board = naast het bord
held-by = in handen van { $seat }
used-this-turn = deze beurt gebruikt
good-on-it = erop: { $good }
market = Goederen en munten
tile-up = één ligt open
no-tile-up = geen ligt open
tile-regions = gekocht in { $regions }
tiles-down = { $count } gedekt
bank-holds = { $coins } in de bank
goods-open = { $count } open

# Op de voorkant van een kaart: hooguit twee regels. De hele tekst verschijnt als je de kaart aanwijst.
card-king-short = Een blokje van jou uit een regio zonder ratten gaat naar het paleis: veilig, en het telt.
card-monk-short = Verplaats een rat ongezien naar een aangrenzende regio met minder dan 3.
card-knight-short = Verplaats de Zwarte Dood 1 of 2 stappen; hij mag voor de limiet als 2 blokjes tellen.
card-merchant-short = Verplaats tot 3 van je blokjes van een regio naar een aangrenzende.
card-peasant-short = Plaats 1 blokje meer dan er ratten zijn, ook waar er geen zijn.
card-witch-short = Bekijk een rat en dan een tweede; je mag ze omwisselen.
card-lieutenant-short = Betaal 1, 3 of 6 munten voor 1, 2 of 3 blokjes in één regio.
card-treasurer-short = Neem 2 munten uit de bank.
card-pope-short = Betaal 2 munten om een blokje meteen in het paleis te zetten.
card-deacon-short = Betaal 1, 3, dan 6 munten om te ontkomen aan een rat die je een blokje zou kosten.
card-assassin-short = Zwarte Dood tot 2 stappen; 1 munt voor elke rat die een blokje van een ander doodt.
card-raider-short = Zwarte Dood tot 2 stappen; je mag een goed nemen van de soort waar hij stopt.
card-hanseatic-trader-short = Met een goed erop: tot 5 van je blokjes naar een regio die het toont.
card-swindler-short = Nieuwe rat in een regio met een blokje van jou; je mag het goed ervan nemen.
card-grave-robber-short = Een goed voor elke rat die een blokje van een ander doodt.
card-shaman-short = Met een goed erop: verdeel de ratten van zijn regio’s ongezien opnieuw.
card-landowner-short = Met een goed erop: plaats 2 blokjes in een regio die het toont.
card-brewer-short = Neem één goed meer.

# The same on a phone: two short lines.
card-king-brief = Blokje uit regio zonder ratten naar paleis.
card-monk-brief = Verplaats een rat ongezien naar een buur.
card-knight-brief = Pest 1 of 2 stappen; mag als 2 tellen.
card-merchant-brief = Tot 3 van je blokjes naar een buur.
card-peasant-brief = 1 blokje meer dan er ratten zijn.
card-witch-brief = Bekijk een of twee ratten; ruilen mag.
card-lieutenant-brief = 1, 2 of 3 blokjes voor 1, 3 of 6 munten.
card-treasurer-brief = Neem 2 munten uit de bank.
card-pope-brief = Betaal 2 munten: blokje in het paleis.
card-deacon-brief = Betaal 1, 3, dan 6 om te ontkomen.
card-assassin-brief = Pest 2 stappen; 1 munt per dodende rat.
card-raider-brief = Pest 2 stappen; een goed van daar.
card-hanseatic-trader-brief = 5 blokjes naar waar zijn goed is.
card-swindler-brief = Rat bij je blokje, neem het goed.
card-grave-robber-brief = Een goed voor elke dodende rat.
card-shaman-brief = Verdeel de ratten daar opnieuw.
card-landowner-brief = 2 blokjes waar zijn goed is.
card-brewer-brief = Neem één goed meer.
use-now = bruikbaar
goods-last = laatste!

## A scene that tells why

scene-token = Een rat wordt getoond
scene-limit = Limietwaarde
scene-nobody = niemand
scene-after = { $region } na de Zwarte Dood
scene-unhurt = ongedeerd
symbol-majority = Meerderheid
symbol-all = Alle spelers
symbol-royalty = { class-royalty }
symbol-church = { class-church }
symbol-chivalry = { class-chivalry }
symbol-bourgeoisie = { class-bourgeoisie }
symbol-peasantry = { class-peasantry }
symbol-magic = { class-magic }
token-by-majority = meeste blokjes
token-by-all = alle spelers
scene-sale = Verkoop
scene-sale-of = Verkoop: { $good }
scene-none-left = geen { $good } meer
scene-no-good = Heeft er geen van.
