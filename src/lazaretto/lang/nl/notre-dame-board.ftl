# The board of Notre Dame in a browser.

## The city

map-of-paris = Parijs
paris-own-quarter = Je wijk van dichtbij
paris-whole = Hele stad
paris-streets = { $count ->
    [one] 1 straat
   *[other] { $count } straten
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
