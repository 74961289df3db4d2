# The board of Notre Dame in a browser.

## The city

map-of-paris = Paris
paris-own-quarter = Your quarter, close up
paris-whole = Whole city
paris-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
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
paris-scored = after round { $round }
paris-one-more = a cube more: { $each } each

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

## On the face of a card: two short lines; the whole text is shown when it is pointed at

action-cloister_school-brief = As many cubes as cubes there.
action-bank-brief = As many coins as cubes there.
action-residence-brief = As many points as cubes there.
action-carriage_house-brief = As many squares as cubes there.
action-inn-brief = A coin, a cube or your rat back one.
action-park-brief = Rat back one; two cubes add 1 point.
action-hospital-brief = Rat back one; cubes hold off the plague.
action-notre_dame-brief = 1, 2, 3 coins for 1, 3, 6 points.
action-trusted_friend-brief = Into a sector: its action, no cube.
character-innkeeper-brief = 3 points; coin, cube or rat back.
character-minstrel-brief = Move 1 to 3 pieces, no action.
character-monk-brief = 2 cubes from the supply, 1 point.
character-jester-brief = Move a piece, then that action.
character-usurer-brief = 2 coins and 1 point.
character-doctor-brief = No plague for you this round.
character-watch-brief = 1 point for each cube of yours.
character-night_watch-brief = 1 point for each empty sector.
character-bishop-brief = A new cube in an empty sector, action.
character-guild_master-brief = 2 points per sector with 2 cubes.
character-beggar_king-brief = 1 point per free space at your rat.
character-lawyer-brief = 3 points for every two messages.
character-court_lady-brief = 1 point per cube, fullest sector.
character-mayor-brief = 3 points per sector with 3 cubes.
character-carpenter-brief = 1 point per sector with a cube.

## A scene that tells why

scene-plague = The plague
scene-plague-why = The rats on the three characters, less the cubes and the Friend in each Hospital.
scene-cathedral = The cathedral is scored
scene-no-cube = No cube on the cathedral.
