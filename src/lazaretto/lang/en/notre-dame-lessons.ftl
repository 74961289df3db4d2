# The lessons of Notre Dame, one message for each thing said; the positions: lessons/notre-dame

lesson-notre-dame-goal = Points, and how a card works
lesson-notre-dame-goal-play = After nine rounds the most prestige points win. Each round you play two cards. Choose the Residence to play it.
lesson-notre-dame-goal-play-right = A card places a cube in its sector, and then the sector works.
lesson-notre-dame-goal-place = Place the cube.
lesson-notre-dame-goal-place-right = One cube in the Residence, one point. The next one there will bring two.

lesson-notre-dame-growing = What growing brings
lesson-notre-dame-growing-bank = A sector brings as much as there are cubes in it, counting the new one. Two of your cubes are in the Bank: play the card that brings the most.
lesson-notre-dame-growing-bank-right = The third cube in the Bank brought three coins. Better one full sector than three with a cube each.
lesson-notre-dame-growing-bank-else = That is allowed, but look: that sector is empty, so it brings one. The Bank would have brought three coins.
lesson-notre-dame-growing-school = Every card costs a cube from your supply, and you have only one left. Play the card that brings cubes.
lesson-notre-dame-growing-school-right = Three cubes in the Cloister School brought you three new ones: enough for three more cards.
lesson-notre-dame-growing-school-else = That is allowed, but look: now your supply is empty. Only the Cloister School brings new cubes.

lesson-notre-dame-draft = Keep one, pass two
lesson-notre-dame-draft-first = Each round you draw three of your cards, keep one and pass two to the left. Your rats are on 8 and the plague is coming: keep the card that drives rats back.
lesson-notre-dame-draft-first-right = The Hospital is yours. Bank and Carriage House went to Violet; Blue passed you two of his.
lesson-notre-dame-draft-first-else = That is allowed, but look: now the Hospital goes to Violet, and your rats stay on 8. Beyond 9 it costs you.
lesson-notre-dame-draft-second = Of the two that came keep one again; the other goes on. The Park drives rats back as well.
lesson-notre-dame-draft-second-right = And the last card comes by itself. From these three you play two.
lesson-notre-dame-draft-second-else = That is allowed, but look: coins do not stop rats. The Park would have driven them back one.

lesson-notre-dame-rats = Rats
lesson-notre-dame-rats-hospital = At the end of each round the plague strikes: your rats go up by the rats on the three characters, here five, less the cubes in your Hospital. You are on 6; beyond 9 you lose two points and a cube. Play a card.
lesson-notre-dame-rats-hospital-right = Back to 5, then plus five less one: exactly 9. That is safe.
lesson-notre-dame-rats-hospital-else = That is allowed, but look: six and five is more than 9. It cost you two points and a cube from your fullest sector.

lesson-notre-dame-characters = Characters
lesson-notre-dame-characters-pay = After the cards you may pay one of the three characters a coin. The Guild Master gives two points for each of your sectors with two cubes or more. Count, and choose.
lesson-notre-dame-characters-pay-right = Residence, Bank and Hospital have two each: six points for a coin.
lesson-notre-dame-characters-pay-else = That is allowed, but look: that brings one point. Three of your sectors have two cubes, so the Guild Master gives six.
lesson-notre-dame-characters-pay-else-nobody = That is allowed, but look: a coin in your purse is worth little. The Guild Master gives six points for it.

lesson-notre-dame-carriage = Carriage and messages
lesson-notre-dame-carriage-drive = Your carriage may drive two squares. Where it stops it takes the message and brings what that shows. Fetch one that is worth four points.
lesson-notre-dame-carriage-drive-right = Four points. The cubes in your Carriage House say how far it drives.
lesson-notre-dame-carriage-drive-else = That is allowed, but look: that brings less. Look for a message with a 4.
lesson-notre-dame-carriage-colour = Messages are taken colour by colour: you have a red one, so the next must be violet or blue. Fetch one that is worth four points.
lesson-notre-dame-carriage-colour-right = Four more points. When you have one of each colour, any may follow.
lesson-notre-dame-carriage-colour-else = That is allowed, but look: that brings less. A violet and a blue message with a 4 are in reach.
lesson-notre-dame-carriage-colour-else-red = That is allowed, but look: you have a red message already, so this one stays where it is. First come violet and blue.

lesson-notre-dame-cathedral = The cathedral
lesson-notre-dame-cathedral-play = Round 3 is the last of a period, and then the cathedral pays whoever has cubes there. Play Notre Dame.
lesson-notre-dame-cathedral-play-right = Your cube is on the cathedral. Now donate.
lesson-notre-dame-cathedral-donate = One coin brings one point, two bring three, three bring six. You have three. How many do you give?
lesson-notre-dame-cathedral-donate-right = Six points at once. Then the eight points of the cathedral were shared by two cubes: four more. And each time your two cubes in the Park added one.
lesson-notre-dame-cathedral-donate-else = That is allowed, but look: the third coin alone is worth three points, and there is hardly a better use for it.

lesson-notre-dame-timing = First means, then points
lesson-notre-dame-timing-empty = Your supply is empty. You can still play: a cube then moves from another place. Play the Residence.
lesson-notre-dame-timing-empty-right = Which cube shall go there?
lesson-notre-dame-timing-move = Three cubes are in your Bank, one in the Hospital. Take the one that you will miss least.
lesson-notre-dame-timing-move-right = Three points, and the Bank still has two. Without its last cube the Hospital would not have weakened the plague any more.
lesson-notre-dame-timing-move-else = That is allowed, but look: a cube in the Hospital weakens the plague every round, and a card without effect brings nothing. The Bank has three.
lesson-notre-dame-timing-late = The last round. Cubes and coins count for nothing but ties now, only points do. Which card?
lesson-notre-dame-timing-late-right = Four points and one from the Park. Early on take what brings more cubes and coins; at the end what brings points.
lesson-notre-dame-timing-late-else = That is allowed, but look: the game ends after this round. The Residence would have brought five points.
