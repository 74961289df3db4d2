# The words of Mercatus.

title-rattus-mercatus = Rattus with Mercatus

## Goods and cards

good-fish = fish
good-cloth = cloth
good-wood = wood
good-salt = salt

card-lieutenant = Lieutenant
card-treasurer = Treasurer
card-pope = Pope
card-deacon = Deacon
card-assassin = Assassin
card-raider = Raider
card-hanseatic-trader = Hanseatic Trader
card-swindler = Swindler
card-grave-robber = Grave Robber
card-shaman = Shaman
card-landowner = Landowner
card-brewer = Brewer

card-lieutenant-text = Pay 1, 3 or 6 coins to place 1, 2 or 3 cubes, all in one region of your choice. In the final round at most one cube, for one coin.
card-treasurer-text = Take 2 coins from the bank. The same in the final round.
card-pope-text = Pay 2 coins to place one cube from your reserve straight into the palace. The same in the final round.
card-deacon-text = When the plague you have moved turns up a rat that would cost you a cube, you may pay to escape it: 1 coin the first time in a turn, 3 the second, 6 the third. In the final round you may move the plague one region, turn up the rats there and pay in the same way.
card-assassin-text = You may move the plague up to two regions; take 1 coin for each rat in your turn that kills a cube of another player. In the final round you may move it up to two regions, turn up the rats there and take coins in the same way.
card-raider-text = You may move the plague up to two regions; then you may take a good that lies face up, of the kind shown by the region where it stops. The same in the final round, with every good of the supply.
card-hanseatic-trader-text = Needs a good on the card. Move up to 5 of your cubes from one region to another one, however far, that shows the kind on the card. The same in the final round.
card-swindler-text = Place a rat token from the supply, unseen, in a region with a cube of yours and fewer than 3 rats; then you may take an available good of that region’s kind. In the final round every good of the supply is available, and without rats in the supply one of the used rats is drawn.
card-grave-robber-text = For each rat in your turn that kills a cube of another player you may take a good that lies face up. In the final round you may move the plague one region, turn up the rats there and take any goods of the supply in the same way.
card-shaman-text = Needs a good on the card. Redistribute the rat tokens of the regions that show the kind on the card among those regions, unseen, never more than 3 in one. The same in the final round.
card-landowner-text = Needs a good on the card. Place two cubes in one region that shows the kind on the card. The same in the final round.
card-brewer-text = Take one more good that lies face up. In the final round any good of the supply.

## What is asked

ask-draw_card = Chance draws a card.
ask-remove_good = Chance removes a good.
ask-show_good = Chance lays a good in a region.
ask-put_good = Which of your goods do you put on the card?
ask-lieutenant-places = Lieutenant: which region do your cubes go to?
ask-lieutenant-how_many = Lieutenant: one cube for 1 coin, two for 3 or three for 6?
ask-deacon-pays = Deacon: do you pay to escape the token just turned up?
ask-raider-takes = Raider: do you take a good of the region where the plague is?
ask-hanseatic_trader-from = Hanseatic Trader: which region do your cubes leave?
ask-hanseatic_trader-to = Hanseatic Trader: which region do they go to?
ask-hanseatic_trader-how_many = Hanseatic Trader: how many cubes move?
ask-swindler-places = Swindler: which region gets a rat?
ask-swindler-takes = Swindler: do you take a good of that region?
ask-grave_robber-takes = Grave Robber: the token killed a cube of another player; which good do you take?
ask-shaman-takes = Shaman: which rat token goes elsewhere, or are you done?
ask-shaman-puts = Shaman: which region does it go to?
ask-landowner-places = Landowner: which region do your cubes go to?
ask-landowner-how_many = Landowner: how many cubes do you place?
ask-brewer-takes = Brewer: which good do you take?
ask-final_reveal = The final round: do you turn up the rats where the plague is?
open-take_good = take a good
open-put_good_on = put a good on a card

## What can be answered

choice-take_good = Take { $good }
choice-leave_good = Take no good
choice-put_good_on = Put a good on the { $card }
choice-put_good = Put { $good } on it
choice-pay =
    { $answer ->
        [yes] Pay
       *[no] Do not pay
    }
choice-reveal_rats =
    { $answer ->
        [yes] Turn them up
       *[no] Leave them face down
    }
choice-trader_from = Cubes leave { $region }
choice-trader_to = Cubes go to { $region }
choice-swindle_in = A rat for { $region }
choice-move_no_more = Move no more rats
choice-in_play = The { $card } is in play
choice-remove_good = Remove { $good }
choice-shows = The region shows { $good }

## What happens

event-good-taken = { $seat } takes { $good }.
event-cards-in-play = The cards in play: { $deck }.
event-goods-laid-out = Regions that buy { $good }: { $regions }.
event-goods-turned-up = Goods turned up: { $goods }.
event-good-taken-by-card = { $seat } takes { $good } with the { $card }.
event-good-put-on-card = { $seat } puts { $good } on the { $card }.
event-good-leaves-card = The { $good } on the { $card } goes back to the supply.
event-coins-earned =
    { $count ->
        [0] { $seat } gets nothing for the { $card }: the bank is empty.
        [one] { $seat } gets a coin from the bank for the { $card }.
       *[other] { $seat } gets { $count } coins from the bank for the { $card }.
    }
event-coins-paid =
    { $count ->
        [one] { $seat } pays a coin to use the { $card }.
       *[other] { $seat } pays { $count } coins to use the { $card }.
    }
event-cube-placed-in-palace = { $seat } places a cube in the palace.
event-rat-returned = One of the used rats comes back, unseen, into { $region }.
event-sale =
    { $reason ->
        [game-is-over] At the end all { $good } is sold.
       *[supply-is-out] There is no { $good } left in the supply, so all of it is sold.
    }
event-goods-sold =
    { $sold ->
        [0] { $seat } sells none of { $count } { $good }: { $seat } does not have the most cubes in any region that buys it.
       *[other] { $seat } sells { $sold } of { $count } { $good } for { $coins } coins: 3 coins from each region that buys it and where { $seat } has the most cubes ({ $regions }).
    }

## Why not

reason-good-taken-already = You have already taken your good of this turn.
reason-good-not-available = No { $good } lies face up.
reason-good-not-in-supply = There is no { $good } in the supply.
reason-no-good-in-final-round = In the final round a good is taken only with a card.
reason-no-good-available = No good is available.
reason-region-shows-another-good = { $region } does not show { $good }.
reason-no-good-held = You have no good to put on it.
reason-good-not-held = You have no { $good }.
reason-no-good-on-card = There is no good on the { $card }.
reason-good-of-card-not-there = { $region } does not show { $good }, the kind on the card.
reason-no-region-with-good = No region shows { $good }.
reason-no-other-region-with-good = No other region shows { $good }.
reason-same-region = That is { $region }, where it comes from.
reason-too-few-coins =
    { $count ->
        [one] That costs a coin; you have { $coins }.
       *[other] That costs { $count } coins; you have { $coins }.
    }
reason-bank-empty = The bank is empty.
reason-own-regions-full = Every region with a cube of yours already holds three rats.
reason-no-rat-in-supply = There is no rat to place.
reason-no-rat-to-redistribute = There are no rats to redistribute among regions that show { $good }.
reason-token-sent-already = You have already said where that rat of { $region } goes.
reason-other-regions-full = The rat cannot leave { $region }: three rats go to each of the other regions.
reason-region-would-overflow = A region would hold more than three rats: move others away first.
reason-rats-must-be-revealed = Only with the Knight or the Raider may the rats stay face down.
reason-no-chivalry = With { $count } players at least one Chivalry card is advised, so that no part of the board is safe from the plague.

## The count and the options

points-coins = cubes for coins
option-cards = Cards in play
option-cards-random = Six at random
option-cards-random-any = Six at random, even without Chivalry
option-cards-one-of-each-class = One at random of each class
option-cards-beginners = Beginners
option-cards-violent-times = Violent Times
option-cards-aristocrats = Aristocrats

## The board in a terminal

# Face up and face down.
goods-in-supply = Goods in the supply
good-on-card = on the { $card }: { $good }
coins-held =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## How the characters play

taste-rattus-mercatus-gaspard = Counts his coins, and hates to pay one.
taste-rattus-mercatus-odile = Stays away from rats, and keeps somebody who can save her cubes.
taste-rattus-mercatus-lupo = Drives the plague far, to where the others have most to lose.
taste-rattus-mercatus-berta = Lives for the sale: takes goods, and cubes go where they are bought.
taste-rattus-mercatus-corrado = Wants a cube of his in every region.
taste-rattus-mercatus-griet = Gathers her cubes where nobody has more.
taste-rattus-mercatus-anselm = Brings his cubes into the palace, for coins if need be.
taste-rattus-mercatus-wido = Looks at the rats first, and keeps cubes for later.
