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
card-knight-text = Als je de Zwarte Dood verplaatst, mag hij twee regio’s ver in plaats van één; voordat er ratten worden getoond, zeg je of de pion als 2 extra blokjes meetelt. In de laatste ronde mag je hem tot twee regio’s ver verplaatsen: er verspreiden zich geen ratten en er worden er geen getoond.
card-merchant-text = Verplaats hoogstens 3 van je blokjes van één regio naar één aangrenzende regio. Hetzelfde in de laatste ronde.
card-peasant-text = Als je blokjes plaatst, mag je er één meer plaatsen dan er ratten liggen, en één ook waar er geen ligt. In de laatste ronde plaats je één blokje in een regio naar keuze.
card-witch-text = Bekijk één rattenfiche op het bord en, als je wilt, nog een tweede; daarna mag je die twee omwisselen. Hetzelfde in de laatste ronde.

## Places and pieces

palace = Paleis
plague-piece = Zwarte Dood pion
rat-token = Rattenfiche
# The rat tokens not yet in play.
supply = Voorraad rattenfiches
# A player's cubes that are not on the board.
reserve = Eigen voorraad

## What is asked

ask-start_player = Het lot wijst de startspeler aan.
ask-plague_piece = Het lot zet de Zwarte Dood pion op het bord.
ask-first_cubes = Plaats twee blokjes in één regio.
ask-act =
    { $acts ->
        [0] Je beurt gaat verder.
       *[other] Jouw beurt: { $open }.
    }
open-take_card = neem een kaart
open-place_in = plaats blokjes
open-use_card = gebruik een kaart
open-go_on = ga door en verplaats de Zwarte Dood
open-final_act-use_card = gebruik je kaarten nog één keer
open-final_act-go_on = rond af
ask-place_how_many = Hoeveel blokjes plaats je?
ask-move_plague = Verplaats de Zwarte Dood: naar welke regio gaat de pion?
ask-spread = De Zwarte Dood verspreidt zich: welke aangrenzende regio krijgt een nieuwe rat?
ask-count_piece = Ridder: telt de Zwarte Dood pion als twee neutrale blokjes mee voor de limietwaarden?
ask-draw_token = Het lot bepaalt welk fiche nu wordt getoond.
ask-reveal_token = Het lot bepaalt wat er op het fiche staat.
ask-final_act =
    { $acts ->
        [0] De laatste ronde gaat verder.
       *[other] Laatste ronde: { $open }.
    }
ask-final_move = Laatste ronde: verplaats de Zwarte Dood pion of laat hem staan.
ask-king-to_palace = Koning: uit welke regio gaat je blokje naar het paleis?
ask-merchant-from = Koopman: uit welke regio verplaats je blokjes?
ask-merchant-to = Koopman: naar welke aangrenzende regio gaan ze?
ask-merchant-how_many = Koopman: hoeveel blokjes verplaats je?
ask-monk-takes = Monnik: welk rattenfiche verplaats je?
ask-monk-puts = Monnik: naar welke aangrenzende regio gaat het?
ask-peasant-places = Boer, in de laatste ronde: waar plaats je een blokje?
ask-witch-first = Heks: welk rattenfiche bekijk je?
ask-witch-look = Het lot bepaalt wat de Heks ziet.
ask-witch-second = Heks: bekijk je een tweede fiche of laat je het hierbij?
ask-witch-swaps = Heks: wissel je de twee fiches om?

## What can be answered

slot = rat { $nth } in { $region }
choice-go_on = Ga door
choice-look_no_more = Bekijk er geen meer
choice-stay = Laat de Zwarte Dood pion staan
choice-count_piece =
    { $answer ->
        [yes] Hij telt als twee blokjes mee
       *[no] Hij telt niet mee
    }
choice-swap =
    { $answer ->
        [yes] Wissel ze om
       *[no] Laat ze liggen
    }
choice-how_many =
    { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    }
choice-place_in = Plaats blokjes in { $region }
choice-move_plague = De Zwarte Dood gaat naar { $region }
choice-spread_to = Een rat in { $region }
choice-to_palace_from = Een blokje van { $region } naar het paleis
choice-merchant_from = Verplaats blokjes uit { $region }
choice-merchant_to = Verplaats de blokjes naar { $region }
choice-rat_to = Verplaats de rat naar { $region }
choice-take_card = Neem de kaart { $card }
choice-use_card = Gebruik de kaart { $card }
choice-move_rat = Verplaats: { $slot }
choice-look_at = Bekijk: { $slot }
choice-plague_starts_in = De Zwarte Dood begint in { $region }
choice-starts = { $colour } begint
choice-turn_up = Rat { $nth } wordt getoond
choice-face = Het fiche is { $token }

## What happens

-majority = M (meeste blokjes)
-all = A (alle spelers)
# A token's face: its limit, how many M and A, and its classes.
token-face =
    limietwaarde { $limit }{ $majority ->
        [0] { "" }
        [one] , M
       *[other] , M × { $majority }
    }{ $all ->
        [0] { "" }
        [one] , A
       *[other] , A × { $all }
    }{ $classes_count ->
        [0] { "" }
       *[other] , { $classes }
    }
event-start-player = { $seat } begint.
event-plague-starts = De Zwarte Dood breekt uit in { $region }.
event-turn-begins = { $seat } is aan de beurt.
event-cubes-placed =
    { $count ->
        [one] { $seat } plaatst een blokje in { $region }.
       *[other] { $seat } plaatst { $count } blokjes in { $region }.
    }
event-cubes-moved =
    { $count ->
        [one] { $seat } verplaatst een blokje van { $start } naar { $region }.
       *[other] { $seat } verplaatst { $count } blokjes van { $start } naar { $region }.
    }
event-cube-to-palace = { $seat } brengt een blokje van { $region } naar het paleis.
event-cube-lost =
    { $symbol ->
        [majority] { $rivals ->
            [0] { -majority }: { $seat } heeft de meeste in { $region } ({ $count }) en verliest er een.
           *[other] { -majority }: { $seat } deelt de eerste plaats in { $region } ({ $count }) en verliest er een.
        }
        [all] { $count ->
            [one] { -all }: { $seat } verliest het laatste blokje in { $region }.
           *[other] { -all }: { $seat } verliest een van de { $count } blokjes in { $region }.
        }
       *[other] { $count ->
            [one] { $symbol }: { $seat } heeft de kaart { $card } en verliest het laatste blokje in { $region }.
           *[other] { $symbol }: { $seat } heeft de kaart { $card } en verliest een van de { $count } blokjes in { $region }.
        }
    }
event-cube-spared =
    { $symbol ->
        [majority] { -majority }: { $seat } heeft betaald en verliest niets in { $region }.
        [all] { -all }: { $seat } heeft betaald en verliest niets in { $region }.
       *[other] { $symbol }: { $seat } heeft betaald en verliest niets in { $region }.
    }
event-no-cube-left =
    { $symbol ->
        [majority] { -majority }: er ligt geen blokje meer in { $region }.
       *[other] { -all }: er ligt geen blokje meer in { $region }.
    }
event-holder-has-no-cube = { $symbol }: { $seat } heeft de kaart { $card }, maar geen blokje in { $region }.
event-card-held-by-nobody = { $symbol }: niemand heeft de kaart { $card }.
event-class-not-in-play = { $symbol }: er doet geen kaart van deze klasse mee.
event-rats-spread =
    { $count ->
        [0] In { $region } liggen geen ratten: er verspreidt zich niets.
        [one] In { $region } ligt één rat: er komt een nieuwe rat in een aangrenzende regio.
       *[other] In { $region } liggen { $count } ratten: er komen twee nieuwe ratten in aangrenzende regio’s.
    }
event-rat-added =
    { $count ->
        [0] Een nieuwe rat in { $region }: de laatste uit de voorraad.
        [one] Een nieuwe rat in { $region }; er is er nog één in de voorraad.
       *[other] Een nieuwe rat in { $region }; er zijn er nog { $count } in de voorraad.
    }
event-rat-moved = { $seat } verplaatst rat { $nth } van { $start } naar { $region }.
event-rats-swapped = { $seat } wisselt een rat in { $start } om met een rat in { $region }.
event-token-looked-at = { $seat } bekijkt rat { $nth } in { $region }.
event-token-seen = Je ziet rat { $nth } in { $region }: { token-face }.
event-token-revealed = In { $region } wordt een rat getoond: { token-face }.
event-token-strikes =
    { $neutral ->
        [0] Het slaat toe: de blokjes in { $region } ({ $count }) halen de limietwaarde { $limit }.
       *[other] Het slaat toe: de blokjes in { $region } ({ $count }) en de Zwarte Dood pion, die als { $neutral } telt, halen de limietwaarde { $limit }.
    }
event-token-does-nothing =
    { $neutral ->
        [0] Te weinig blokjes in { $region }: { $count } van de { $limit }. Het doet niets.
       *[other] Te weinig blokjes in { $region }: { $count }, plus { $neutral } voor de Zwarte Dood pion, van de { $limit }. Het doet niets.
    }
event-card-taken = { $seat } neemt de kaart { $card }.
event-card-taken-from = { $seat } neemt de kaart { $card } over van { $holder }.
event-card-used = { $seat } gebruikt de kaart { $card }.
event-plague-moved = { $seat } verplaatst de Zwarte Dood van { $start } naar { $region }.
event-piece-counts = { $seat } laat de Zwarte Dood pion als twee blokjes meetellen: limietwaarden worden eerder gehaald.
event-piece-does-not-count = { $seat } zou de Zwarte Dood pion als twee extra blokjes kunnen laten meetellen, maar doet dat niet.
event-game-ends =
    { $reason ->
        [all-cubes-placed] Een speler heeft alle blokjes op het bord: de laatste ronde begint.
       *[supply-empty] De voorraad rattenfiches is op: de laatste ronde begint.
    }
event-final-turn-begins = { $seat } mag elke eigen kaart nog één keer gebruiken.
event-reckoning = De laatste verwoesting: overal waar blokjes liggen worden de ratten getoond.

## Why not

reason-region-not-in-use = { $region } doet niet mee met dit aantal spelers.
reason-not-a-neighbour = { $region } grenst niet aan { $start }.
reason-region-full = In { $region } liggen al drie ratten.
reason-no-such-token =
    { $count ->
        [0] In { $region } ligt geen rat.
        [one] In { $region } ligt maar één rat.
       *[other] In { $region } liggen maar { $count } ratten.
    }
reason-no-cube-there = Je hebt geen blokje in { $region }.
reason-too-few =
    { $count ->
        [one] Je moet minstens één blokje plaatsen.
       *[other] Je moet minstens { $count } blokjes plaatsen.
    }
reason-too-many =
    { $count ->
        [one] Er is hoogstens één blokje mogelijk.
       *[other] Er zijn hoogstens { $count } blokjes mogelijk.
    }
reason-card-not-in-play = De kaart { $card } doet niet mee.
reason-card-held-already = Je hebt de kaart { $card } al.
reason-card-taken-already = Je hebt deze beurt al een kaart genomen.
reason-card-before-cubes = Aan deze tafel neem je een kaart voordat je blokjes plaatst.
reason-cubes-placed-already = Je hebt deze beurt al blokjes geplaatst.
reason-reserve-empty = Je eigen voorraad is leeg.
reason-no-rats-there = In { $region } liggen geen ratten.
reason-card-not-held = Je hebt de kaart { $card } niet.
reason-card-held-by-another = { $seat } heeft de kaart { $card }.
reason-card-used-already = Je hebt de kaart { $card } deze beurt al gebruikt.
reason-plague-must-move = De Zwarte Dood mag niet blijven waar hij is.
reason-too-many-steps =
    { $count ->
        [one] Dat is meer dan één stap ver.
       *[other] Dat is meer dan { $count } stappen ver.
    }
reason-plague-is-there = De Zwarte Dood is daar al.
reason-no-cube-free-of-rats = Je hebt geen blokje in een regio zonder ratten.
reason-rats-there = In { $region } liggen ratten.
reason-works-in-phase-c = De kaart { $card } werkt bij het verplaatsen van de Zwarte Dood.
reason-works-in-phase-b = De kaart { $card } werkt vanzelf als je blokjes plaatst.
reason-comes-last = De kaart { $card } komt als laatste, bij het verplaatsen van de Zwarte Dood pion.
reason-no-card-in-final-round = In de laatste ronde wordt geen kaart genomen.
reason-no-cubes-in-final-round = In de laatste ronde plaats je alleen blokjes met een kaart.
reason-no-cube-on-board = Je hebt in geen enkele regio een blokje.
reason-no-rat-can-move = Geen enkele rat kan naar een aangrenzende regio.
reason-neighbours-full = In alle regio’s die aan { $region } grenzen, liggen al drie ratten.
reason-no-rat-on-board = Er ligt geen rat op het bord.
reason-same-token = Dat fiche bekijk je al.

## The end, the count and the options

ending-supply-empty = De voorraad rattenfiches is op.
ending-all-cubes-placed = Een speler heeft alle blokjes op het bord.
tie-supply-empty = Bij gelijke punten gaat voor wie na de laatste beurt als eerste had gespeeld.
tie-all-cubes-placed = { tie-supply-empty }
points-regions = blokjes in regio’s
points-palace = blokjes in het paleis
option-order = Kaart en blokjes
option-order-free = In vrije volgorde
option-order-card-first = Eerst de kaart
option-cubes = Blokjes bij de ratten
option-cubes-exact = Zoveel als er ratten liggen
option-cubes-up-to = Zoveel of minder

## The board in a terminal

not-in-use = doet niet mee
neighbours-below = Onder elke regio haar buren, over land en zee
cards-beside-board = Kaarten naast het bord
player-line = voorraad { $reserve } · in regio’s { $board } · paleis { $palace } · { $cards }

## How the characters play

taste-rattus-gaspard = Wil elke klassekaart hebben, wat de ratten hem ook kosten.
taste-rattus-odile = Blijft bij de ratten vandaan, ook als dat weinig blokjes oplevert.
taste-rattus-lupo = Vreest geen rat, en drijft de pest naar waar de anderen het meest te verliezen hebben.
taste-rattus-berta = Is dol op de Koopman: haar blokjes liggen nooit waar ze lagen.
taste-rattus-corrado = Wil in elke regio een blokje van zichzelf.
taste-rattus-griet = Verzamelt haar blokjes waar niemand er meer heeft.
taste-rattus-anselm = Brengt zijn blokjes naar het paleis, een voor een.
taste-rattus-wido = Bekijkt eerst de ratten, en bewaart blokjes voor later.
