# The names and sentences of Notre Dame.

## Places

place-cloister_school = Kloosterschool
place-bank = Bank
place-residence = Residentie
place-carriage_house = Koetshuis
place-inn = Herberg
place-park = Park
place-hospital = Hospitaal
place-notre_dame = Notre Dame

# Where a piece comes from.
origin-cloister_school = { place-cloister_school }
origin-bank = { place-bank }
origin-residence = { place-residence }
origin-carriage_house = { place-carriage_house }
origin-inn = { place-inn }
origin-park = { place-park }
origin-hospital = { place-hospital }
origin-notre_dame = { place-notre_dame }

## Action cards

action-cloister_school = Kloosterschool
action-bank = Bank
action-residence = Residentie
action-carriage_house = Koetshuis
action-inn = Herberg
action-park = Park
action-hospital = Hospitaal
action-notre_dame = Notre Dame
action-trusted_friend = Vertrouweling

action-cloister_school-text = Plaats een blokje en neem daarna zoveel blokjes uit de algemene voorraad als er in je Kloosterschool liggen.
action-bank-text = Plaats een blokje en neem daarna zoveel munten als er blokjes in je Bank liggen.
action-residence-text = Plaats een blokje en krijg daarna zoveel prestigepunten als er blokjes in je Residentie liggen.
action-carriage_house-text = Plaats een blokje en rijd daarna met je koets hoogstens zoveel marktpleinen ver als er blokjes in je Koetshuis liggen; waar hij stopt neemt hij de boodschap mee.
action-inn-text = Plaats een blokje en kies daarna een munt, een blokje of je rattenmarkering één terug; met vier of meer blokjes kies je twee keer.
action-park-text = Plaats een blokje en zet je rattenmarkering één terug. Elke twee blokjes in je Park geven een extra punt telkens als je punten krijgt.
action-hospital-text = Plaats een blokje en zet je rattenmarkering één terug. Elk blokje in je Hospitaal maakt de pest voor jou zwakker.
action-notre_dame-text = Plaats een blokje op de kathedraal en schenk 1, 2 of 3 munten voor 1, 3 of 6 punten.
action-trusted_friend-text = Je Vertrouweling gaat naar een sector naar keuze, niet die waar hij al is; je voert de actie ervan uit alsof je daar een blokje had geplaatst.

card-red-cloister_school = { action-cloister_school } ({ colour-red })
card-red-bank = { action-bank } ({ colour-red })
card-red-residence = { action-residence } ({ colour-red })
card-red-carriage_house = { action-carriage_house } ({ colour-red })
card-red-inn = { action-inn } ({ colour-red })
card-red-park = { action-park } ({ colour-red })
card-red-hospital = { action-hospital } ({ colour-red })
card-red-notre_dame = { action-notre_dame } ({ colour-red })
card-red-trusted_friend = { action-trusted_friend } ({ colour-red })
card-violet-cloister_school = { action-cloister_school } ({ colour-violet })
card-violet-bank = { action-bank } ({ colour-violet })
card-violet-residence = { action-residence } ({ colour-violet })
card-violet-carriage_house = { action-carriage_house } ({ colour-violet })
card-violet-inn = { action-inn } ({ colour-violet })
card-violet-park = { action-park } ({ colour-violet })
card-violet-hospital = { action-hospital } ({ colour-violet })
card-violet-notre_dame = { action-notre_dame } ({ colour-violet })
card-violet-trusted_friend = { action-trusted_friend } ({ colour-violet })
card-blue-cloister_school = { action-cloister_school } ({ colour-blue })
card-blue-bank = { action-bank } ({ colour-blue })
card-blue-residence = { action-residence } ({ colour-blue })
card-blue-carriage_house = { action-carriage_house } ({ colour-blue })
card-blue-inn = { action-inn } ({ colour-blue })
card-blue-park = { action-park } ({ colour-blue })
card-blue-hospital = { action-hospital } ({ colour-blue })
card-blue-notre_dame = { action-notre_dame } ({ colour-blue })
card-blue-trusted_friend = { action-trusted_friend } ({ colour-blue })
card-green-cloister_school = { action-cloister_school } ({ colour-green })
card-green-bank = { action-bank } ({ colour-green })
card-green-residence = { action-residence } ({ colour-green })
card-green-carriage_house = { action-carriage_house } ({ colour-green })
card-green-inn = { action-inn } ({ colour-green })
card-green-park = { action-park } ({ colour-green })
card-green-hospital = { action-hospital } ({ colour-green })
card-green-notre_dame = { action-notre_dame } ({ colour-green })
card-green-trusted_friend = { action-trusted_friend } ({ colour-green })
card-yellow-cloister_school = { action-cloister_school } ({ colour-yellow })
card-yellow-bank = { action-bank } ({ colour-yellow })
card-yellow-residence = { action-residence } ({ colour-yellow })
card-yellow-carriage_house = { action-carriage_house } ({ colour-yellow })
card-yellow-inn = { action-inn } ({ colour-yellow })
card-yellow-park = { action-park } ({ colour-yellow })
card-yellow-hospital = { action-hospital } ({ colour-yellow })
card-yellow-notre_dame = { action-notre_dame } ({ colour-yellow })
card-yellow-trusted_friend = { action-trusted_friend } ({ colour-yellow })

## Characters

character-innkeeper = Waardin
character-minstrel = Minstreel
character-monk = Monnik
character-jester = Nar
character-usurer = Woekeraar
character-doctor = Arts
character-watch = Wacht
character-night_watch = Nachtwacht
character-bishop = Bisschop
character-guild_master = Gildemeester
character-beggar_king = Bedelaarskoning
character-lawyer = Advocaat
character-court_lady = Hofdame
character-mayor = Burgemeester
character-carpenter = Timmerman

character-innkeeper-text = 3 punten, en naar keuze: een munt, een blokje uit de algemene voorraad of je rattenmarkering één terug.
character-minstrel-text = Verplaats 1 tot 3 van je stukken van één sector naar een andere, zonder actie.
character-monk-text = 2 blokjes uit de algemene voorraad en 1 punt.
character-jester-text = Verplaats een blokje of je Vertrouweling naar een andere sector en voer de actie van die sector uit.
character-usurer-text = 2 munten en 1 punt.
character-doctor-text = In deze ronde heeft de pest voor jou geen kracht.
character-watch-text = 1 punt voor elk van je blokjes, en je Vertrouweling, in je wijk en op de Notre Dame.
character-night_watch-text = 1 punt voor elk van je lege sectoren.
character-bishop-text = Plaats een blokje uit de algemene voorraad in een lege sector en voer de actie daarvan uit.
character-guild_master-text = 2 punten voor elk van je sectoren met minstens twee blokjes.
character-beggar_king-text = 1 punt voor elk vrij vakje voor je rattenmarkering.
character-lawyer-text = 3 punten voor elke twee boodschappen die je hebt.
character-court_lady-text = 1 punt voor elk blokje in je volste sector.
character-mayor-text = 3 punten voor elk van je sectoren met minstens drie blokjes.
character-carpenter-text = 1 punt voor elk van je sectoren met minstens één blokje.

## Colours, squares and messages

colour-violet = Paars

square-centre = midden
square-cathedral = bij de kathedraal
# Names of squares are given from the cathedral; words, as one sees the quarter from outside.
square-left = rechterrand
square-right = linkerrand
square-outer = buitenrand
square-red-centre = { colour-red }, { square-centre }
square-red-cathedral = { colour-red }, { square-cathedral }
square-red-left = { colour-red }, { square-left }
square-red-right = { colour-red }, { square-right }
square-red-outer = { colour-red }, { square-outer }
square-violet-centre = { colour-violet }, { square-centre }
square-violet-cathedral = { colour-violet }, { square-cathedral }
square-violet-left = { colour-violet }, { square-left }
square-violet-right = { colour-violet }, { square-right }
square-violet-outer = { colour-violet }, { square-outer }
square-blue-centre = { colour-blue }, { square-centre }
square-blue-cathedral = { colour-blue }, { square-cathedral }
square-blue-left = { colour-blue }, { square-left }
square-blue-right = { colour-blue }, { square-right }
square-blue-outer = { colour-blue }, { square-outer }
square-green-centre = { colour-green }, { square-centre }
square-green-cathedral = { colour-green }, { square-cathedral }
square-green-left = { colour-green }, { square-left }
square-green-right = { colour-green }, { square-right }
square-green-outer = { colour-green }, { square-outer }
square-yellow-centre = { colour-yellow }, { square-centre }
square-yellow-cathedral = { colour-yellow }, { square-cathedral }
square-yellow-left = { colour-yellow }, { square-left }
square-yellow-right = { colour-yellow }, { square-right }
square-yellow-outer = { colour-yellow }, { square-outer }

message-coin = 1 punt en een munt
message-cube = 2 punten en een blokje
message-rat = 3 punten en de rattenmarkering één terug
message-prestige = 4 punten

benefit-coin = een munt
benefit-cube = een blokje
benefit-rat = de rattenmarkering één terug

## What somebody gets something for

gain-cloister_school = voor de blokjes in de Kloosterschool
gain-bank = voor de blokjes in de Bank
gain-residence = voor de blokjes in de Residentie
gain-park = voor het Park
gain-hospital = voor het Hospitaal
gain-notre_dame = voor de blokjes op de Notre Dame
gain-innkeeper = van de Waardin
gain-monk = van de Monnik
gain-usurer = van de Woekeraar
gain-watch = voor alle blokjes in de wijk en op de Notre Dame
gain-night_watch = voor lege sectoren
gain-guild_master = voor sectoren met twee of meer blokjes
gain-beggar_king = voor de vrije vakjes voor de rattenmarkering
gain-lawyer = voor elke twee boodschappen
gain-court_lady = voor de blokjes in de volste sector
gain-mayor = voor sectoren met drie of meer blokjes
gain-carpenter = voor sectoren met een blokje
gain-message = voor de boodschap
gain-donation = voor de gift
gain-benefit = als voordeel, gekozen uit munt, blokje en rattenmarkering

## Pieces

influence-cube = Invloedsblokje
trusted-friend = Vertrouweling
carriage = Koets
bell-ringer-piece = Klokkenluider
rat-marker = Rattenmarkering
prestige-points = Prestigepunten
coin-supply = Muntvoorraad
personal-supply = Persoonlijke voorraad
general-supply = Algemene voorraad

## What is asked

ask-bell_ringer = Het lot wijst de klokkenluider aan, die begint.
ask-lay_message = Het lot legt een boodschap neer.
ask-show_character = Het lot draait een personage om.
ask-keep_first = Houd een van je drie kaarten; de andere twee gaan naar je linkerbuur.
ask-keep_second = Houd een van de twee kaarten die je hebt gekregen; de andere gaat naar je linkerbuur.
ask-play_card = Speel een kaart en voer de actie uit.
ask-place_cube =
    { $acts ->
        [0] Plaats het blokje van je kaart.
       *[other] Je mag { $open }.
    }
open-place_cube = een blokje plaatsen waar je kaart het zegt
open-move_cube_from = een blokje verplaatsen naar waar je kaart het zegt (je voorraad is leeg)
open-without_effect = de kaart zonder effect laten
ask-enter_sector = Kies de sector waar je Vertrouweling heen gaat, of laat de kaart zonder effect.
ask-take_benefit = Kies een voordeel.
ask-drive = Kies het marktplein waar je koets stopt.
ask-donate = Kies hoeveel munten je aan de kerk schenkt: 1, 2 of 3 leveren 1, 3 of 6 punten op.
ask-hire = Je mag een van de drie personages één munt betalen.
ask-lose_cube = De pest kost je een blokje: kies een van je volste sectoren.
ask-minstrel-from = Kies de sector waaruit de Minstreel je stukken verplaatst.
ask-minstrel-to = Kies de sector waar de Minstreel ze heen brengt.
ask-minstrel-how_many = Kies hoeveel stukken de Minstreel verplaatst.
ask-jester-takes = Kies het stuk dat de Nar verplaatst.
ask-jester-puts = Kies de sector waar de Nar het heen brengt; daarna voer je de actie ervan uit.
ask-bishop-puts = Kies de lege sector waar de Bisschop een blokje plaatst; daarna voer je de actie ervan uit.

## What can be answered

choice-without_effect = Laat de kaart zonder effect
choice-hire_nobody = Betaal niemand
choice-move_nothing = Verplaats niets
choice-jester_takes_friend = Neem de Vertrouweling
choice-place_cube = Plaats een blokje: { $place }
choice-move_cube_from = Verplaats een blokje uit: { $place }
choice-friend_enters = Vertrouweling naar: { $place }
choice-donate = { $count ->
    [one] Schenk 1 munt
   *[other] Schenk { $count } munten
}
choice-take_benefit = Kies: { $benefit }
choice-hire = Betaal: { $character }
choice-lose_cube_from = Verlies een blokje uit: { $place }
choice-minstrel_from = Van: { $place }
choice-minstrel_to = Naar: { $place }
choice-move_cubes = { $count ->
    [one] Verplaats 1 blokje
   *[other] Verplaats { $count } blokjes
}
choice-move_with_friend = { $count ->
    [0] Verplaats alleen de Vertrouweling
    [one] Verplaats de Vertrouweling en 1 blokje
   *[other] Verplaats de Vertrouweling en { $count } blokjes
}
choice-jester_takes = Neem een blokje uit: { $place }
choice-jester_puts = Naar: { $place }
choice-bishop_puts = Plaats een blokje: { $place }
choice-drive_to = Rijd naar: { $square }
choice-keep = Houd { $card }
choice-play = Speel { $card }
choice-draw = { $card } wordt getrokken
choice-appears = Er verschijnt een personage: { $character }
choice-lies_there = De boodschap toont: { $message }
choice-rings_first = { $colour } heeft als eerste de klokkenluider

## What happens

event-bell-ringer = { $seat } heeft de klokkenluider en begint.
event-round-begins = Ronde { $count } begint.
event-character-appears = { $count ->
    [0] Er verschijnt een personage: { $character }, zonder ratten.
    [one] Er verschijnt een personage: { $character }, met 1 rat.
   *[other] Er verschijnt een personage: { $character }, met { $count } ratten.
}
event-action-drawn = Je trekt { $card }.
event-action-kept = Je houdt { $card }.
event-action-received = { $holder } geeft je { $card }.
event-two-passed = Iedereen geeft twee kaarten naar links door.
event-one-passed = Iedereen geeft één kaart naar links door.
event-action-played = { $seat } speelt { $card }.
event-third-laid-away = { $seat } legt de derde kaart ongezien weg.
event-without-effect = De kaart van { $seat } heeft geen effect.
event-influence-placed = { $seat } plaatst een blokje: { $place }.
event-influence-moved = { $count ->
    [one] { $seat } verplaatst een blokje: { $origin } → { $place }.
   *[other] { $seat } verplaatst { $count } blokjes: { $origin } → { $place }.
}
event-influence-lost =
    { $count ->
        [one] { $seat } verliest een blokje uit de volste sector: { $place }, het enige blokje daar.
       *[other] { $seat } verliest een blokje uit de volste sector: { $place }, { $count } blokjes.
    }
event-no-influence-lost = { $seat } heeft geen blokje te verliezen.
event-influence-gained =
    { $count ->
        [one] { $seat } neemt 1 blokje uit de algemene voorraad { $source }.
       *[other] { $seat } neemt { $count } blokjes uit de algemene voorraad { $source }.
    }
event-friend-moved = De Vertrouweling van { $seat } gaat naar: { $place }.
event-coins-gained =
    { $count ->
        [one] { $seat } neemt 1 munt { $source }.
       *[other] { $seat } neemt { $count } munten { $source }.
    }
event-coins-gained-from =
    { $count ->
        [one] De voorraad is leeg: { $seat } neemt 1 munt van { $holder } { $source }.
       *[other] De voorraad is leeg: { $seat } neemt { $count } munten van { $holder } { $source }.
    }
event-prestige-gained =
    { $bonus ->
        [0] { $count ->
            [one] { $seat } krijgt 1 punt { $source }.
           *[other] { $seat } krijgt { $count } punten { $source }.
        }
       *[other] { $seat } krijgt { $count } punten: { $earned } { $source } en { $bonus } door het Park.
    }
event-no-prestige-gained = { $seat } krijgt geen punten { $source }.
event-prestige-lost = { $count ->
    [0] { $seat } heeft geen punten te verliezen.
    [one] { $seat } verliest 1 punt.
   *[other] { $seat } verliest { $count } punten.
}
event-prestige-lost-unseen = { $seat } verliest { $count } punten, of alles als het er minder zijn.
event-rats-back = De rattenmarkering van { $seat } gaat terug naar { $count } { $source }.
event-rats-moved =
    { $moved ->
        [0] { $seat }: kracht { $strength }, min { $hospital } voor het Hospitaal; de rattenmarkering blijft op { $count }.
       *[other] { $seat }: kracht { $strength }, min { $hospital } voor het Hospitaal; de rattenmarkering gaat naar { $count }.
    }
event-outbreak = De ratten zouden de 9 voorbijgaan: de pest breekt uit in de wijk van { $seat } en kost 2 punten en een blokje.
event-no-strength = In deze ronde heeft de pest voor { $seat } geen kracht.
event-carriage-driven = De koets van { $seat } rijdt naar het marktplein: { $square }.
event-message-taken = { $seat } neemt een boodschap ({ $colour }): { $message }.
event-message-stays = De boodschap blijft liggen: vóór nog een van deze kleur ({ $colour }) moet { $seat } er een van een andere nemen.
event-donated =
    { $count ->
        [one] { $seat } schenkt 1 munt aan de kerk.
       *[other] { $seat } schenkt { $count } munten aan de kerk.
    }
event-nobody-hired = { $seat } betaalt niemand.
event-character-hired = { $seat } betaalt een personage één munt: { $character }.
event-plague-strikes =
    { $count ->
        [0] Op de drie personages staan geen ratten: de pest heeft deze ronde geen kracht.
       *[other] De pest slaat toe met kracht { $count }: de ratten op de drie personages.
    }
event-messages-laid = Er liggen { $count } boodschappen rond de markten, vier in elke wijk.
event-cathedral-scored =
    { $count ->
        [0] Niemand heeft een blokje op de Notre Dame: de { $worth } punten gaan naar niemand.
        [one] De Notre Dame is { $worth } punten waard: het enige blokje krijgt er { $each }.
       *[other] De Notre Dame is { $worth } punten waard: verdeeld over { $count } blokjes en naar beneden afgerond, { $each } voor elk blokje.
    }
event-bell-passed = De klokkenluider gaat naar { $seat }.
event-period-ends = Periode { $count } is voorbij: alle kaarten gaan terug naar hun stapels.

## Why not

reason-not-in-hand = Je hebt { $card } nu niet om uit te kiezen.
reason-no-influence-there = Je hebt daar geen stuk om te verplaatsen ({ $place }).
reason-must-be-another-place = Het is daar al; het moet een andere plaats zijn dan deze ({ $place }).
reason-no-coin-for-church = Zonder een munt voor de kerk wordt er geen blokje op de Notre Dame geplaatst.
reason-card-names-another-place = De kaart noemt een andere plaats: { $place }.
reason-supply-is-empty = Je persoonlijke voorraad is leeg; je mag in plaats daarvan een blokje verplaatsen.
reason-supply-not-empty = Je mag alleen een blokje verplaatsen als je persoonlijke voorraad leeg is.
reason-benefit-void = Dit zou je nu niets opleveren: { $benefit }.
reason-square-not-in-play = Dit plein doet niet mee: { $square }.
reason-square-too-far = { $count ->
    [one] Je koets rijdt hoogstens 1 plein ver; { $square } is te ver.
   *[other] Je koets rijdt hoogstens { $count } pleinen ver; { $square } is te ver.
}
reason-only-so-many-coins = { $count ->
    [one] Je hebt maar 1 munt.
   *[other] Je hebt maar { $count } munten.
}
reason-no-coin = Je hebt geen munt om te betalen.
reason-character-not-there = Dit personage is er in deze ronde niet: { $character }.
reason-only-the-friend-there = Daar staat alleen je Vertrouweling, en die wordt nooit weggenomen ({ $place }).
reason-not-the-fullest = Dit is niet een van je volste sectoren: { $place }.
reason-friend-not-there = Je Vertrouweling staat niet in deze sector: { $place }.
reason-so-many-are-not-there = { $count ->
    [one] Er ligt daar maar 1 blokje.
   *[other] Er liggen daar maar { $count } blokjes.
}
reason-friend-not-in-quarter = Je Vertrouweling is nog niet in je wijk.
reason-sector-not-empty = Deze sector is niet leeg: { $place }.

## The end and the options

ending-nine-rounds = Er zijn negen rondes gespeeld.
tie-nine-rounds = Bij gelijke punten gaat voor wie de meeste munten en blokjes in zijn voorraad heeft.
points-prestige = Prestige
option-points = Prestigepunten
option-points-hidden = verborgen tot het einde
option-points-open = open

## The board in a terminal

round-line = Ronde { $count } van 9, periode { $period } van 3 · klokkenluider ♪ { $seat } · munten in voorraad { $coins }
character-line = { $count ->
    [0] { $character }, geen ratten
    [one] { $character }, 1 rat
   *[other] { $character }, { $count } ratten
}
plague-line = { $count ->
    [0] Geen ratten: de pest heeft in deze ronde geen kracht
    [one] De pest heeft in deze ronde kracht 1
   *[other] De pest heeft in deze ronde kracht { $count }
}
cathedral-line = { $count ->
    [0] De Notre Dame is { $worth } punten waard; er ligt nog geen blokje
    [one] De Notre Dame is { $worth } punten waard: { $each } voor het enige blokje
   *[other] De Notre Dame is { $worth } punten waard: { $each } voor elk van de { $count } blokjes
}
market-line = Marktpleinen met de klok mee: een linkerrand raakt de volgende rechter · » koets
coins-owned = Munten
messages-owned = Boodschappen
lying-coin = 1+munt
lying-cube = 2+blokje
lying-rat = 3+rat
lying-prestige = 4
cards-played = Gespeeld in deze ronde: { $cards }
hand-line = Je hand: { $cards }
laid-away-line = Door jou weggelegd: { $cards }
cards-passed = Door jou doorgegeven: { $cards }
cards-seen = Door jou gezien bij anderen: { $cards }
deck-line = Nog in je stapel: { $cards }

## How the characters play

taste-notre-dame-gaspard = Verzamelt munten, of hij ze nu nodig heeft of niet.
taste-notre-dame-odile = Houdt de ratten tegen: in haar wijk breekt de pest bijna nooit uit.
taste-notre-dame-lupo = Laat de ratten lopen en speelt alsof er geen pest is.
taste-notre-dame-berta = Is altijd onderweg, voor nog een boodschap.
taste-notre-dame-corrado = Zet blokjes in de Kloosterschool om meer blokjes te krijgen.
taste-notre-dame-griet = Steekt alles wat ze heeft in een grote Residentie.
taste-notre-dame-anselm = Zet blokje na blokje in de Notre Dame.
taste-notre-dame-wido = Plant zijn Park, zodat elke winst groeit.
