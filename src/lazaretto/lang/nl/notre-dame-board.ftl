# The board of Notre Dame in a browser.

## The city

map-of-paris = Parijs
paris-own-quarter = Je wijk van dichtbij
paris-whole = Hele stad
paris-squares = { $count ->
    [one] 1 plein
   *[other] { $count } pleinen
}
paris-harbour = Haven
paris-harbour-text = Het rattenspoor van deze wijk. Jaagt de pest de markering voorbij de 9, dan kost dat 2 punten en een blokje.

# Short names, for the ribbons on the board.
ribbon-cloister_school = School
ribbon-bank = Bank
ribbon-residence = Residentie
ribbon-carriage_house = Koetshuis
ribbon-inn = Herberg
ribbon-park = Park
ribbon-hospital = Hospitaal

paris-cubes = { $count ->
    [0] geen blokjes
    [one] 1 blokje
   *[other] { $count } blokjes
}
paris-rats-at = de rattenmarkering staat op { $count }
paris-message = boodschap: { $message }
paris-no-message = geen boodschap
paris-carriages = koetsen: { $list }
paris-each = elk { $each }
paris-scored = na ronde { $round }
paris-one-more = met een blokje meer: elk { $each }

## The round

paris-round = Ronde { $count } van 9
paris-over = De negen rondes zijn voorbij
paris-characters = Personages van deze ronde
paris-rats = { $count ->
    [0] geen ratten
    [one] 1 rat
   *[other] { $count } ratten
}

## Cards

paris-hand = Je kaarten
paris-in-hand = { $count ->
    [0] Geen kaarten in je hand
   *[other] Je hand
}
paris-kept = Gehouden
paris-keep-first = Houd er één; de andere gaan naar { $holder }.
paris-keep-second = { $seat } geeft je deze door. Houd er één; de andere gaat naar { $holder }.
paris-passing-on = Onderweg naar { $holder }
paris-waiting = Wachten op { $list }
paris-deck-name = Je stapel
paris-deck = Je stapel: { $count }

## The players

paris-card-hidden = Een verborgen kaart ({ $colour })
paris-letters = boodschappen ({ $colour }): { $count }
paris-spared = Heeft de Arts betaald

## On the face of a card: two short lines; the whole text is shown when it is pointed at

action-cloister_school-brief = Zoveel blokjes als daar liggen.
action-bank-brief = Zoveel munten als blokjes daar.
action-residence-brief = Zoveel punten als blokjes daar.
action-carriage_house-brief = Zoveel pleinen als blokjes daar.
action-inn-brief = Munt, blokje of rat één terug.
action-park-brief = Rat terug; twee blokjes: +1 punt.
action-hospital-brief = Rat terug; houdt de pest tegen.
action-notre_dame-brief = 1, 2, 3 munten voor 1, 3, 6 punten.
action-trusted_friend-brief = In een sector: actie zonder blokje.
character-innkeeper-brief = 3 punten, en munt, blokje of rat.
character-minstrel-brief = Verplaats 1–3 stukken, geen actie.
character-monk-brief = 2 blokjes uit de voorraad, 1 punt.
character-jester-brief = Verplaats een stuk, dan de actie.
character-usurer-brief = 2 munten en 1 punt.
character-doctor-brief = Voor jou nu geen pest.
character-watch-brief = 1 punt voor elk blokje van jou.
character-night_watch-brief = 1 punt per lege sector.
character-bishop-brief = Nieuw blokje in lege sector, actie.
character-guild_master-brief = 2 punten per sector met 2 blokjes.
character-beggar_king-brief = 1 punt per vrij vakje voor je rat.
character-lawyer-brief = 3 punten per twee boodschappen.
character-court_lady-brief = 1 punt per blokje, volste sector.
character-mayor-brief = 3 punten per sector met 3 blokjes.
character-carpenter-brief = 1 punt per sector met een blokje.

## A scene that tells why

scene-plague = De pest
scene-plague-why = De ratten op de drie personages, min de blokjes en de Vertrouweling in elk Hospitaal.
scene-cathedral = De kathedraal wordt gewaardeerd
scene-no-cube = Geen blokje op de kathedraal.
