# The lessons of Mercatus, one message for each thing said; the positions: lessons/rattus+mercatus

lesson-rattus-mercatus-goods = A good every turn
lesson-rattus-mercatus-goods-take = Now there is trade as well. Each region buys one kind of good, from whoever has the most cubes there. Once a turn take a good, for nothing: take the kind that you can sell to two regions.
lesson-rattus-mercatus-goods-take-right = Gallia and Anglia buy fish, and you have the most cubes in both. Each will pay three coins for a fish. Beside the map you see what is left: one of each kind lies open, and +3 are still face down.
lesson-rattus-mercatus-goods-take-else = That is allowed, but look: you do not have the most cubes in any region that buys it. Fish is bought in Gallia and Anglia.
lesson-rattus-mercatus-goods-take-else-one = That is allowed, and you could sell wood in Scandia; but fish sells in two regions of yours, Gallia and Anglia.

lesson-rattus-mercatus-sale = The sale
lesson-rattus-mercatus-sale-last = When the last good of a kind leaves the supply, everybody sells that kind at the end of the turn. Only one fish is left: take it.
lesson-rattus-mercatus-sale-last-right = You sold two fish, one to Gallia and one to Anglia: six coins. Green had the most cubes in neither region, so his two fish are gone for nothing.
lesson-rattus-mercatus-sale-last-else = That is allowed, but look: with the last fish you would start a sale now, while both fish regions are yours and Green gets nothing.

lesson-rattus-mercatus-coins = What coins are worth
lesson-rattus-mercatus-coins-pope = At the end five coins count as one cube. The Pope sells cheaper: two coins for a cube in the palace, where no rat comes. Use him.
lesson-rattus-mercatus-coins-pope-right = Two coins, one cube that is safe for ever. The five coins you still have are worth one more.
lesson-rattus-mercatus-coins-pope-else = That is allowed, but look: seven coins are worth one cube at the end. Two of them would have bought a cube now.
lesson-rattus-mercatus-coins-lieutenant = The Lieutenant places cubes for coins, in any region, rats or not. Use him; we choose Hispania.
lesson-rattus-mercatus-coins-lieutenant-right = No rats lie in Hispania. How many cubes shall it be?
lesson-rattus-mercatus-coins-lieutenant-else = That is allowed, but look: six coins are worth one cube at the end. The Lieutenant gives more for them.
lesson-rattus-mercatus-coins-many = One cube costs one coin, two cost three, three cost six. You have six coins, worth one cube at the end. How many do you place?
lesson-rattus-mercatus-coins-many-right = Three cubes for coins that would have been worth one. Spend your coins while they buy more than one cube for five.
lesson-rattus-mercatus-coins-many-else = That is allowed, but look: the coins you keep are worth one cube at most. Three cubes were to be had.

lesson-rattus-mercatus-landowner = The Landowner: a card that carries
lesson-rattus-mercatus-landowner-put = Three cards work only with a good on them. You hold the Landowner and two goods: put one on him.
lesson-rattus-mercatus-landowner-put-right = Which one? The good says where he works.
lesson-rattus-mercatus-landowner-kind = He places two cubes in a region that buys the good on him. Cloth is bought in Hispania, where Green is one cube ahead of you. Which good?
lesson-rattus-mercatus-landowner-kind-right = The cloth stays on the card and serves again every turn.
lesson-rattus-mercatus-landowner-kind-else = That is allowed, but look: with fish he places in Gallia or Anglia, where you have the most cubes already.
lesson-rattus-mercatus-landowner-use = Now use him.
lesson-rattus-mercatus-landowner-use-right = He needs no rats to place cubes. Choose the region.
lesson-rattus-mercatus-landowner-place = Germania and Hispania buy cloth. Place where two cubes give you the most cubes.
lesson-rattus-mercatus-landowner-place-right = Three against two: Hispania is yours, and it buys your cloth.
lesson-rattus-mercatus-landowner-place-else = That is allowed, but look: Green has three cubes in Germania. Two are not enough there; in Hispania they are.

lesson-rattus-mercatus-trader = The Hanseatic Trader
lesson-rattus-mercatus-trader-far = The plague is next door to Anglia, where three rats lie among your five cubes. The Hanseatic Trader carries salt: use him.
lesson-rattus-mercatus-trader-far-right = He moves up to five cubes from one region to any other that buys his good, however far.
lesson-rattus-mercatus-trader-from = Which cubes are in danger? Let those leave.
lesson-rattus-mercatus-trader-from-right = Five cubes get on board.
lesson-rattus-mercatus-trader-from-else = That is allowed, but look: five of your cubes are in Anglia, with three rats and the plague next door.
lesson-rattus-mercatus-trader-to = Hungaria and Italia buy salt. Choose the one without rats.
lesson-rattus-mercatus-trader-to-right = Five cubes are safe, and you now have the most in Hungaria, which buys salt.
lesson-rattus-mercatus-trader-to-else = That is allowed, but look: a rat lies in Italia. There is none in Hungaria.

lesson-rattus-mercatus-shaman = The Shaman
lesson-rattus-mercatus-shaman-use = The third card that carries: with fish on him the Shaman shares out the rats of the regions that buy fish, Gallia and Anglia. Use him.
lesson-rattus-mercatus-shaman-use-right = Say rat by rat where it goes; then you are done.
lesson-rattus-mercatus-shaman-send = Three rats lie among your cubes in Anglia, none among Green’s in Gallia. Send one over.
lesson-rattus-mercatus-shaman-send-right = One danger less for you, one more for Green. You may send as many as you like.
lesson-rattus-mercatus-shaman-send-else = That is allowed, but look: all three rats are still among your own cubes.

lesson-rattus-mercatus-deacon = Pay or not?
lesson-rattus-mercatus-deacon-move = You hold the Deacon, and can pay your way out of a rat. Send the plague to Gallia, although your own cubes are there.
lesson-rattus-mercatus-deacon-move-right = The rat shows M and the Church. You have the most cubes, and the Deacon belongs to the Church: two cubes would be lost.
lesson-rattus-mercatus-deacon-pay = Your first escape in a turn costs one coin, the second three, the third six. Do you pay?
lesson-rattus-mercatus-deacon-pay-right = One coin saved two cubes. Kept, it would take five coins to be worth a single one.
lesson-rattus-mercatus-deacon-pay-else = That is allowed, but look: it saved one coin and cost two cubes. Five coins are worth only one.
