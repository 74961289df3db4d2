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
card-knight-text = When you move the plague it may go two regions instead of one; before rats are turned up, you say whether the plague piece counts as 2 more cubes. In the final round you may move it up to two regions; no rats spread and none are turned up.
card-merchant-text = Move up to 3 of your cubes from one region to one neighbouring region. The same in the final round.
card-peasant-text = When you place cubes you may place one more than there are rats, and one even where there are none. In the final round place one cube in any region.
card-witch-text = Look at one rat token on the board and, if you wish, at a second; then you may swap the two. The same in the final round.

## Places and pieces

palace = Palace
plague-piece = Plague piece
rat-token = Rat token
# The rat tokens not yet in play.
supply = Rat supply
# A player's cubes that are not on the board.
reserve = Reserve

## What is asked

ask-start_player = Chance names the start player.
ask-plague_piece = Chance puts the plague piece on the board.
ask-first_cubes = Place two cubes in a region.
ask-act =
    { $acts ->
        [0] Your turn goes on.
       *[other] Your turn: { $open }.
    }
open-take_card = take a card
open-place_in = place cubes
open-use_card = use a card
open-go_on = go on and move the plague
open-final_act-use_card = use your cards one last time
open-final_act-go_on = finish
ask-place_how_many = How many cubes do you place?
ask-move_plague = Move the plague: which region does it enter?
ask-spread = The rats spread: which neighbouring region gets a new rat?
ask-count_piece = Knight: does the plague piece count as two neutral cubes against the limits?
ask-draw_token = Chance says which token is turned up next.
ask-reveal_token = Chance says what the token shows.
ask-final_act =
    { $acts ->
        [0] The final round goes on.
       *[other] The final round: { $open }.
    }
ask-final_move = The final round: move the plague piece, or leave it where it is.
ask-king-to_palace = King: which region does your cube leave for the palace?
ask-merchant-from = Merchant: which region do your cubes leave?
ask-merchant-to = Merchant: which neighbouring region do they go to?
ask-merchant-how_many = Merchant: how many cubes move?
ask-monk-takes = Monk: which rat token do you move?
ask-monk-puts = Monk: which neighbouring region does it go to?
ask-peasant-places = Peasant, in the final round: where does your cube go?
ask-witch-first = Witch: which rat token do you look at?
ask-witch-look = Chance says what the Witch sees.
ask-witch-second = Witch: look at a second token, or at no more?
ask-witch-swaps = Witch: do you swap the two tokens?

## What can be answered

slot = rat { $nth } in { $region }
choice-go_on = Go on
choice-look_no_more = Look at no more
choice-stay = Leave the plague piece where it is
choice-count_piece =
    { $answer ->
        [yes] It counts as two cubes
       *[no] It does not count
    }
choice-swap =
    { $answer ->
        [yes] Swap them
       *[no] Leave them
    }
choice-how_many =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
choice-place_in = Place cubes in { $region }
choice-move_plague = The plague enters { $region }
choice-spread_to = A rat for { $region }
choice-to_palace_from = A cube from { $region } to the palace
choice-merchant_from = Cubes leave { $region }
choice-merchant_to = Cubes go to { $region }
choice-rat_to = The rat goes to { $region }
choice-take_card = Take the { $card }
choice-use_card = Use the { $card }
choice-move_rat = Move { $slot }
choice-look_at = Look at { $slot }
choice-plague_starts_in = The plague starts in { $region }
choice-starts = { $colour } starts
choice-turn_up = Rat { $nth } is turned up
choice-face = The token is { $token }

## What happens

-majority = M (most cubes)
-all = A (all players)
# A token's face: its limit, how many M and A, and its classes.
token-face =
    limit { $limit }{ $majority ->
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
event-start-player = { $seat } starts.
event-plague-starts = The plague breaks out in { $region }.
event-turn-begins = { $seat }’s turn.
event-cubes-placed =
    { $count ->
        [one] { $seat } places a cube in { $region }.
       *[other] { $seat } places { $count } cubes in { $region }.
    }
event-cubes-moved =
    { $count ->
        [one] { $seat } moves a cube from { $start } to { $region }.
       *[other] { $seat } moves { $count } cubes from { $start } to { $region }.
    }
event-cube-to-palace = { $seat } brings a cube from { $region } to the palace.
event-cube-lost =
    { $symbol ->
        [majority] { $rivals ->
            [0] { -majority }: { $seat } has the most in { $region } ({ $count }) and loses one.
           *[other] { -majority }: { $seat } is tied for the most in { $region } ({ $count }) and loses one.
        }
        [all] { $count ->
            [one] { -all }: { $seat } loses the last cube in { $region }.
           *[other] { -all }: { $seat } loses one of { $count } cubes in { $region }.
        }
       *[other] { $count ->
            [one] { $symbol }: { $seat } holds the { $card } and loses the last cube in { $region }.
           *[other] { $symbol }: { $seat } holds the { $card } and loses one of { $count } cubes in { $region }.
        }
    }
event-cube-spared =
    { $symbol ->
        [majority] { -majority }: { $seat } has paid and loses nothing in { $region }.
        [all] { -all }: { $seat } has paid and loses nothing in { $region }.
       *[other] { $symbol }: { $seat } has paid and loses nothing in { $region }.
    }
event-no-cube-left =
    { $symbol ->
        [majority] { -majority }: there is no cube left in { $region }.
       *[other] { -all }: there is no cube left in { $region }.
    }
event-holder-has-no-cube = { $symbol }: { $seat } holds the { $card } but has no cube in { $region }.
event-card-held-by-nobody = { $symbol }: nobody holds the { $card }.
event-class-not-in-play = { $symbol }: no card of this class is in play.
event-rats-spread =
    { $count ->
        [0] There are no rats in { $region }, so none spread.
        [one] There is one rat in { $region }: one new rat goes to a neighbouring region.
       *[other] There are { $count } rats in { $region }: two new rats go to neighbouring regions.
    }
event-rat-added =
    { $count ->
        [0] A new rat in { $region }: the last of the supply.
        [one] A new rat in { $region }; one is left in the supply.
       *[other] A new rat in { $region }; { $count } are left in the supply.
    }
event-rat-moved = { $seat } moves rat { $nth } from { $start } to { $region }.
event-rats-swapped = { $seat } swaps a rat in { $start } with one in { $region }.
event-token-looked-at = { $seat } looks at rat { $nth } in { $region }.
event-token-seen = You see rat { $nth } in { $region }: { token-face }.
event-token-revealed = A rat is turned up in { $region }: { token-face }.
event-token-strikes =
    { $neutral ->
        [0] It strikes: the cubes in { $region } ({ $count }) reach its limit of { $limit }.
       *[other] It strikes: the cubes in { $region } ({ $count }) and the plague piece, counted as { $neutral }, reach its limit of { $limit }.
    }
event-token-does-nothing =
    { $neutral ->
        [0] Too few cubes in { $region }: { $count } of { $limit }. It does nothing.
       *[other] Too few cubes in { $region }: { $count }, and { $neutral } for the plague piece, of { $limit }. It does nothing.
    }
event-card-taken = { $seat } takes the { $card }.
event-card-taken-from = { $seat } takes the { $card } from { $holder }.
event-card-used = { $seat } uses the { $card }.
event-plague-moved = { $seat } moves the plague from { $start } to { $region }.
event-piece-counts = { $seat } lets the plague piece count as two cubes, so that limits are reached sooner.
event-piece-does-not-count = { $seat } could count the plague piece as two more cubes, but does not.
event-game-ends =
    { $reason ->
        [all-cubes-placed] All cubes of a player are on the board: the final round begins.
       *[supply-empty] The rat supply is empty: the final round begins.
    }
event-final-turn-begins = { $seat } may use each of their cards one last time.
event-reckoning = The plague takes its last toll: rats are turned up wherever there are cubes.

## Why not

reason-region-not-in-use = { $region } is not in use with this number of players.
reason-not-a-neighbour = { $region } does not border on { $start }.
reason-region-full = { $region } already holds three rats.
reason-no-such-token =
    { $count ->
        [0] There is no rat in { $region }.
        [one] There is only one rat in { $region }.
       *[other] There are only { $count } rats in { $region }.
    }
reason-no-cube-there = You have no cube in { $region }.
reason-too-few =
    { $count ->
        [one] At least one cube must be placed.
       *[other] At least { $count } cubes must be placed.
    }
reason-too-many =
    { $count ->
        [one] At most one cube is possible.
       *[other] At most { $count } cubes are possible.
    }
reason-card-not-in-play = The { $card } is not in play.
reason-card-held-already = You already hold the { $card }.
reason-card-taken-already = You have already taken a card this turn.
reason-card-before-cubes = At this table a card is taken before cubes are placed.
reason-cubes-placed-already = You have already placed cubes this turn.
reason-reserve-empty = Your reserve is empty.
reason-no-rats-there = There are no rats in { $region }.
reason-card-not-held = You do not hold the { $card }.
reason-card-held-by-another = { $seat } holds the { $card }.
reason-card-used-already = You have already used the { $card } this turn.
reason-plague-must-move = The plague may not stay where it is.
reason-too-many-steps =
    { $count ->
        [one] That is more than one step away.
       *[other] That is more than { $count } steps away.
    }
reason-plague-is-there = The plague is already there.
reason-no-cube-free-of-rats = You have no cube in a region without rats.
reason-rats-there = There are rats in { $region }.
reason-works-in-phase-c = The { $card } works when the plague is moved.
reason-works-in-phase-b = The { $card } works by itself when you place cubes.
reason-comes-last = The { $card } comes last, when the plague piece is moved.
reason-no-card-in-final-round = In the final round no card is taken.
reason-no-cubes-in-final-round = In the final round cubes are placed only with a card.
reason-no-cube-on-board = You have no cube in any region.
reason-no-rat-can-move = No rat can move to a neighbouring region.
reason-neighbours-full = Every neighbour of { $region } already holds three rats.
reason-no-rat-on-board = There is no rat on the board.
reason-same-token = You are looking at that one already.

## The end, the count and the options

ending-supply-empty = The rat supply is empty.
ending-all-cubes-placed = A player has all cubes on the board.
tie-supply-empty = Equal points: whoever would have been the first to play on comes first.
tie-all-cubes-placed = { tie-supply-empty }
points-regions = cubes in regions
points-palace = cubes in the palace
option-order = Card and cubes
option-order-free = In either order
option-order-card-first = The card first
option-cubes = Cubes for the rats
option-cubes-exact = As many as there are rats
option-cubes-up-to = As many or fewer

## The board in a terminal

not-in-use = not in use
neighbours-below = Below each region: its neighbours, over land and sea
cards-beside-board = Cards beside the board
player-line = reserve { $reserve } · in regions { $board } · palace { $palace } · { $cards }

## How the characters play

taste-rattus-gaspard = Wants every class card, whatever it costs him with the rats.
taste-rattus-odile = Stays away from rats, even where that means few cubes.
taste-rattus-lupo = Fears no rat, and drives the plague to where the others have most to lose.
taste-rattus-berta = Loves the Merchant: her cubes are never where they were.
taste-rattus-corrado = Wants a cube of his in every region.
taste-rattus-griet = Gathers her cubes where nobody has more.
taste-rattus-anselm = Brings his cubes into the palace, one by one.
taste-rattus-wido = Looks at the rats first, and keeps cubes for later.
