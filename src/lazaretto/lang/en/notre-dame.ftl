# The names and sentences of Notre Dame.

## Places

place-cloister_school = Cloister School
place-bank = Bank
place-residence = Residence
place-carriage_house = Carriage House
place-inn = Inn
place-park = Park
place-hospital = Hospital
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

action-cloister_school = Cloister School
action-bank = Bank
action-residence = Residence
action-carriage_house = Carriage House
action-inn = Inn
action-park = Park
action-hospital = Hospital
action-notre_dame = Notre Dame
action-trusted_friend = Trusted Friend

action-cloister_school-text = Place a cube, then take as many cubes from the general supply as there are in your Cloister School.
action-bank-text = Place a cube, then take as many coins as there are cubes in your Bank.
action-residence-text = Place a cube, then gain as many prestige points as there are cubes in your Residence.
action-carriage_house-text = Place a cube, then drive your carriage up to as many market squares as there are cubes in your Carriage House; it picks up the message where it stops.
action-inn-text = Place a cube, then choose a coin, a cube or your rat marker back one; with four or more cubes there, choose twice.
action-park-text = Place a cube and move your rat marker back one. Every two cubes in your Park add a point whenever you gain points.
action-hospital-text = Place a cube and move your rat marker back one. Every cube in your Hospital weakens the plague for you.
action-notre_dame-text = Place a cube on the cathedral and donate 1, 2 or 3 coins for 1, 3 or 6 points.
action-trusted_friend-text = Your Friend enters a sector of your choice, not the one where he is; you carry out its action as if you had placed a cube there.

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

character-innkeeper = Innkeeper
character-minstrel = Minstrel
character-monk = Monk
character-jester = Jester
character-usurer = Usurer
character-doctor = Doctor
character-watch = Watch
character-night_watch = Night Watch
character-bishop = Bishop
character-guild_master = Guild Master
character-beggar_king = Beggar King
character-lawyer = Lawyer
character-court_lady = Court Lady
character-mayor = Mayor
character-carpenter = Carpenter

character-innkeeper-text = 3 points, and one of these: a coin, a cube from the general supply, or your rat marker back one.
character-minstrel-text = Move 1 to 3 of your pieces from one sector to another, without an action.
character-monk-text = 2 cubes from the general supply and 1 point.
character-jester-text = Move a cube or your Friend to another sector, then carry out that sector’s action.
character-usurer-text = 2 coins and 1 point.
character-doctor-text = In this round the plague has no strength for you.
character-watch-text = 1 point for each of your cubes, and your Friend, in your quarter and on Notre Dame.
character-night_watch-text = 1 point for each of your empty sectors.
character-bishop-text = Place a cube from the general supply in an empty sector, then carry out its action.
character-guild_master-text = 2 points for each of your sectors with at least two cubes.
character-beggar_king-text = 1 point for each free space in front of your rat marker.
character-lawyer-text = 3 points for every two messages you own.
character-court_lady-text = 1 point for each cube in your fullest sector.
character-mayor-text = 3 points for each of your sectors with at least three cubes.
character-carpenter-text = 1 point for each of your sectors with at least one cube.

## Colours, squares and messages

colour-violet = Violet

square-centre = centre
square-cathedral = by the cathedral
# Names of squares are given from the cathedral; words, as one sees the quarter from outside.
square-left = right edge
square-right = left edge
square-outer = outer edge
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

message-coin = 1 point and a coin
message-cube = 2 points and a cube
message-rat = 3 points and the rat marker back one
message-prestige = 4 points

benefit-coin = a coin
benefit-cube = a cube
benefit-rat = the rat marker back one

## What somebody gets something for

gain-cloister_school = for the cubes in the Cloister School
gain-bank = for the cubes in the Bank
gain-residence = for the cubes in the Residence
gain-park = for the Park
gain-hospital = for the Hospital
gain-notre_dame = for the cubes on Notre Dame
gain-innkeeper = from the Innkeeper
gain-monk = from the Monk
gain-usurer = from the Usurer
gain-watch = for all cubes in the quarter and on Notre Dame
gain-night_watch = for empty sectors
gain-guild_master = for sectors with two or more cubes
gain-beggar_king = for the free spaces in front of the rat marker
gain-lawyer = for every two messages
gain-court_lady = for the cubes in the fullest sector
gain-mayor = for sectors with three or more cubes
gain-carpenter = for sectors with a cube
gain-message = for the message
gain-donation = for the donation
gain-benefit = as the benefit chosen from coin, cube and rat marker

## Pieces

influence-cube = Influence cube
trusted-friend = Trusted Friend
carriage = Carriage
bell-ringer-piece = Bell-ringer
rat-marker = Rat marker
prestige-points = Prestige points
coin-supply = Coin supply
personal-supply = Personal supply
general-supply = General supply

## What is asked

ask-bell_ringer = Chance names the bell-ringer, who begins.
ask-lay_message = Chance lays out a message.
ask-show_character = Chance turns up a character.
ask-keep_first = Keep one of your three cards; the other two go to your left neighbour.
ask-keep_second = Keep one of the two cards passed to you; the other goes to your left neighbour.
ask-play_card = Play a card and carry out its action.
ask-place_cube =
    { $acts ->
        [0] Place the cube of your card.
       *[other] You may { $open }.
    }
open-place_cube = place a cube where your card says
open-move_cube_from = move a cube to where your card says (your supply is empty)
open-without_effect = let the card have no effect
ask-enter_sector = Choose the sector that your Trusted Friend enters, or let the card have no effect.
ask-take_benefit = Choose a benefit.
ask-drive = Choose the market square where your carriage stops.
ask-donate = Choose how many coins you donate to the church: 1, 2 or 3 bring 1, 3 or 6 points.
ask-hire = You may pay one coin to one of the three characters.
ask-lose_cube = The plague costs you a cube: choose one of your fullest sectors.
ask-minstrel-from = Choose the sector from which the Minstrel moves your pieces.
ask-minstrel-to = Choose the sector to which the Minstrel moves them.
ask-minstrel-how_many = Choose how many pieces the Minstrel moves.
ask-jester-takes = Choose the piece that the Jester moves.
ask-jester-puts = Choose the sector to which the Jester moves it; you then carry out its action.
ask-bishop-puts = Choose the empty sector where the Bishop places a cube; you then carry out its action.

## What can be answered

choice-without_effect = Let the card have no effect
choice-hire_nobody = Pay nobody
choice-move_nothing = Move nothing
choice-jester_takes_friend = Take the Trusted Friend
choice-place_cube = Place a cube: { $place }
choice-move_cube_from = Move a cube from: { $place }
choice-friend_enters = Friend to: { $place }
choice-donate = { $count ->
    [one] Donate 1 coin
   *[other] Donate { $count } coins
}
choice-take_benefit = Take { $benefit }
choice-hire = Pay the { $character }
choice-lose_cube_from = Lose a cube from: { $place }
choice-minstrel_from = From: { $place }
choice-minstrel_to = To: { $place }
choice-move_cubes = { $count ->
    [one] Move 1 cube
   *[other] Move { $count } cubes
}
choice-move_with_friend = { $count ->
    [0] Move the Friend alone
    [one] Move the Friend and 1 cube
   *[other] Move the Friend and { $count } cubes
}
choice-jester_takes = Take a cube from: { $place }
choice-jester_puts = To: { $place }
choice-bishop_puts = Place a cube: { $place }
choice-drive_to = Drive to: { $square }
choice-keep = Keep { $card }
choice-play = Play { $card }
choice-draw = { $card } is drawn
choice-appears = The { $character } appears
choice-lies_there = The message shows: { $message }
choice-rings_first = { $colour } has the bell-ringer first

## What happens

event-bell-ringer = { $seat } has the bell-ringer and begins.
event-round-begins = Round { $count } begins.
event-character-appears = { $count ->
    [0] The { $character } appears, without a rat.
    [one] The { $character } appears, with 1 rat.
   *[other] The { $character } appears, with { $count } rats.
}
event-action-drawn = You draw { $card }.
event-action-kept = You keep { $card }.
event-action-received = { $holder } passes you { $card }.
event-two-passed = Everybody passes two cards to the left.
event-one-passed = Everybody passes one card to the left.
event-action-played = { $seat } plays { $card }.
event-third-laid-away = { $seat } puts the third card away unseen.
event-without-effect = { $seat }’s card has no effect.
event-influence-placed = { $seat } places a cube: { $place }.
event-influence-moved = { $count ->
    [one] { $seat } moves a cube: { $origin } → { $place }.
   *[other] { $seat } moves { $count } cubes: { $origin } → { $place }.
}
event-influence-lost =
    { $count ->
        [one] { $seat } loses a cube from the fullest sector: { $place }, the only cube there.
       *[other] { $seat } loses a cube from the fullest sector: { $place }, { $count } cubes.
    }
event-no-influence-lost = { $seat } has no cube to lose.
event-influence-gained =
    { $count ->
        [one] { $seat } takes 1 cube from the general supply { $source }.
       *[other] { $seat } takes { $count } cubes from the general supply { $source }.
    }
event-friend-moved = { $seat }’s Friend enters: { $place }.
event-coins-gained =
    { $count ->
        [one] { $seat } takes 1 coin { $source }.
       *[other] { $seat } takes { $count } coins { $source }.
    }
event-coins-gained-from =
    { $count ->
        [one] The supply is empty: { $seat } takes 1 coin from { $holder } { $source }.
       *[other] The supply is empty: { $seat } takes { $count } coins from { $holder } { $source }.
    }
event-prestige-gained =
    { $bonus ->
        [0] { $count ->
            [one] { $seat } gains 1 point { $source }.
           *[other] { $seat } gains { $count } points { $source }.
        }
       *[other] { $seat } gains { $count } points: { $earned } { $source } and { $bonus } from the Park.
    }
event-no-prestige-gained = { $seat } gains no points { $source }.
event-prestige-lost = { $count ->
    [0] { $seat } has no points to lose.
    [one] { $seat } loses 1 point.
   *[other] { $seat } loses { $count } points.
}
event-prestige-lost-unseen = { $seat } loses { $count } points, or all if there are fewer.
event-rats-back = { $seat }’s rat marker goes back to { $count } { $source }.
event-rats-moved =
    { $moved ->
        [0] { $seat }: strength { $strength }, less { $hospital } for the Hospital; the rat marker stays on { $count }.
       *[other] { $seat }: strength { $strength }, less { $hospital } for the Hospital; the rat marker moves to { $count }.
    }
event-outbreak = The rats would pass 9: the plague breaks out in { $seat }’s quarter and costs 2 points and a cube.
event-no-strength = In this round the plague has no strength for { $seat }.
event-carriage-driven = { $seat }’s carriage drives to the market square: { $square }.
event-message-taken = { $seat } takes a message ({ $colour }): { $message }.
event-message-stays = The message stays: before another one of this colour ({ $colour }), { $seat } must take one of another.
event-donated =
    { $count ->
        [one] { $seat } donates 1 coin to the church.
       *[other] { $seat } donates { $count } coins to the church.
    }
event-nobody-hired = { $seat } pays nobody.
event-character-hired = { $seat } pays the { $character } a coin.
event-plague-strikes =
    { $count ->
        [0] There are no rats on the three characters: the plague has no strength in this round.
       *[other] The plague strikes with strength { $count }, the rats on the three characters.
    }
event-messages-laid = { $count } messages lie around the markets, four in each quarter.
event-cathedral-scored =
    { $count ->
        [0] Nobody has a cube on Notre Dame: its { $worth } points go to nobody.
        [one] Notre Dame is worth { $worth } points, and the one cube there gets { $each }.
       *[other] Notre Dame is worth { $worth } points: shared by { $count } cubes and rounded down, { $each } for each cube.
    }
event-bell-passed = The bell-ringer passes to { $seat }.
event-period-ends = Period { $count } is over: all cards go back to their decks.

## Why not

reason-not-in-hand = You cannot choose { $card } now.
reason-no-influence-there = You have no piece there to move ({ $place }).
reason-must-be-another-place = It is there already; choose another place than this one ({ $place }).
reason-no-coin-for-church = Without a coin for the church no cube is placed on Notre Dame.
reason-card-names-another-place = The card names another place: { $place }.
reason-supply-is-empty = Your personal supply is empty; you may move a cube instead.
reason-supply-not-empty = A cube may be moved only when your personal supply is empty.
reason-benefit-void = This would give you nothing now: { $benefit }.
reason-square-not-in-play = This square is not in play: { $square }.
reason-square-too-far = { $count ->
    [one] Your carriage drives at most 1 square; { $square } is too far.
   *[other] Your carriage drives at most { $count } squares; { $square } is too far.
}
reason-only-so-many-coins = { $count ->
    [one] You have only 1 coin.
   *[other] You have only { $count } coins.
}
reason-no-coin = You have no coin to pay with.
reason-character-not-there = The { $character } is not there in this round.
reason-only-the-friend-there = Only your Friend is there, and he is never taken ({ $place }).
reason-not-the-fullest = This is not one of your fullest sectors: { $place }.
reason-friend-not-there = Your Friend is not in this sector: { $place }.
reason-so-many-are-not-there = { $count ->
    [one] Only 1 cube is there.
   *[other] Only { $count } cubes are there.
}
reason-friend-not-in-quarter = Your Friend is not in your quarter yet.
reason-sector-not-empty = This sector is not empty: { $place }.

## The end and the options

ending-nine-rounds = Nine rounds have been played.
tie-nine-rounds = Equal points: more coins and cubes in the personal supply come first.
points-prestige = Prestige
option-points = Prestige points
option-points-hidden = hidden until the end
option-points-open = open

## The board in a terminal

round-line = Round { $count } of 9, period { $period } of 3 · bell-ringer ♪ { $seat } · coins in the supply { $coins }
character-line = { $count ->
    [0] { $character }, no rats
    [one] { $character }, 1 rat
   *[other] { $character }, { $count } rats
}
plague-line = { $count ->
    [0] No rats: the plague has no strength in this round
    [one] The plague of this round has strength 1
   *[other] The plague of this round has strength { $count }
}
cathedral-line = { $count ->
    [0] Notre Dame is worth { $worth } points; nobody has a cube there yet
    [one] Notre Dame is worth { $worth } points: { $each } for the one cube there
   *[other] Notre Dame is worth { $worth } points: { $each } for each of the { $count } cubes there
}
market-line = Market squares, clockwise: a left edge adjoins the next right edge · » carriage
coins-owned = Coins
messages-owned = Messages
lying-coin = 1+coin
lying-cube = 2+cube
lying-rat = 3+rat
lying-prestige = 4
cards-played = Played in this round: { $cards }
hand-line = Your hand: { $cards }
laid-away-line = Laid away by you: { $cards }
cards-passed = Passed on by you: { $cards }
cards-seen = Seen by you in other hands: { $cards }
deck-line = Still in your deck: { $cards }

## How the characters play

taste-notre-dame-gaspard = Gathers coins, whether he needs them or not.
taste-notre-dame-odile = Holds the rats back: the plague hardly ever breaks out in her quarter.
taste-notre-dame-lupo = Lets the rats run, and plays as if there were no plague.
taste-notre-dame-berta = Is always on the road, for one more message.
taste-notre-dame-corrado = Puts cubes into the Cloister School to get more cubes.
taste-notre-dame-griet = Puts all she has into a great Residence.
taste-notre-dame-anselm = Places cube after cube in Notre Dame.
taste-notre-dame-wido = Plants his Park, so that every gain grows.
