# The board of Notre Dame in a browser.

## The city

map-of-paris = Paris
paris-own-quarter = Your quarter, close up
paris-whole = Whole city
paris-streets = { $count ->
    [one] 1 street
   *[other] { $count } streets
}
paris-harbour = Harbour
paris-harbour-text = The rat track of this quarter. If the plague drives the marker beyond 9, it costs 2 points and a cube.

# Short names, for the ribbons on the board.
ribbon-cloister_school = School
ribbon-bank = Bank
ribbon-residence = Residence
ribbon-carriage_house = Carriages
ribbon-inn = Inn
ribbon-park = Park
ribbon-hospital = Hospital

paris-cubes = { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
}
paris-rats-at = the rat marker is on { $count }
paris-message = message: { $message }
paris-no-message = no message
paris-carriages = carriages: { $list }
paris-each = { $each } each

## The round

paris-round = Round { $count } of 9
paris-over = Nine rounds are over
paris-characters = Characters of this round
paris-rats = { $count ->
    [0] no rats
    [one] 1 rat
   *[other] { $count } rats
}

## Cards

paris-hand = Your cards
paris-in-hand = { $count ->
    [0] No cards in hand
   *[other] Your hand
}
paris-kept = Kept
paris-keep-first = Keep one; the others go to { $holder }.
paris-keep-second = { $seat } passes you these. Keep one; the other goes to { $holder }.
paris-passing-on = On their way to { $holder }
paris-waiting = Waiting for { $list }
paris-deck-name = Your deck
paris-deck = Your deck: { $count }

## The players

paris-card-hidden = A hidden card ({ $colour })
paris-letters = messages ({ $colour }): { $count }
paris-spared = Has paid the Doctor
