# Learning to play: the page of lessons, the goal of each game, and what can be done at each question, in plain words.

## Lessons

learn-title = Learn { $title }
learn-lessons = The lessons
learn-how-long = Each takes one to three minutes. What you have done is kept on this device.
learn-of = Lesson { $n } of { $count }
learn-before = These lessons take { $title } as known, and teach only what is new. If it is new to you:
learn-task-of = Step { $n } of { $count }
learn-done = done
learn-begin = Begin
learn-go-on = Go on
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-finish = Finish the lesson
learn-try-again = Try again
learn-show-me = Show me
learn-look = Look
learn-happened = What happened
learn-rules-behind = The rules behind it
learn-finished = Lesson done.
learn-all-finished = That was everything you need. Now play: a bot sits down with you, and help stands beside every question.
learn-guided = A first game, with help
learn-guided-text = Against one bot that makes a beginner’s mistakes. Every question is explained until you know it.
learn-guided-begin = Play with help
learn-other = Other games
learn-rules = Read the rules
learn-missing = There are no lessons for this game.
learn-quit = Leave

## In a terminal

learn-terminal-keys = number: choose · Enter: next · s: show me · q: leave
learn-terminal-lesson = { $n }. { $lesson }

## The goal of each game

goal = The goal
goal-rattus = Whoever has the most cubes on the map at the end wins. You place cubes where rats lie; when the plague comes, the rats there take cubes away. Cubes in the palace are safe and count too.
goal-rattus-mercatus = Whoever has the most cubes on the map and in the palace at the end wins; five coins count as one more. You place cubes where rats lie, and sell goods to regions where you have the most cubes.
goal-notre-dame = Whoever has the most prestige points after nine rounds wins. Your cards put cubes into your quarter; the more lie in a sector the more it brings. Keep your rats at 9 or below, or the plague costs you points and cubes.

## What can I do now?

guide = What can I do now?
guide-wait = It is not your turn. Watch what the others do; the log tells it line by line.
guide-answers = Whatever is lit may be chosen. Point at it, or hold a finger on it, to read what it would bring.
guide-none = No more help
guide-advice = You could do this: { $choice }.
guide-more = Explain it
guide-first_cubes = Everybody places two cubes in one region, then two more, there or elsewhere. The plague will leave the region where it stands and strike next door: begin where it is now, or two steps away.
guide-act = A turn has three parts. Take one class card: it helps you every turn. Place cubes in one region, as many as there are rats. Then go on: you must move the plague. You may leave out card or cubes, and take them in either order; use a card you hold before you go on.
guide-rattus-mercatus-act = A turn: take one class card, take one good, place as many cubes in one region as there are rats, use cards you hold, in any order. Then go on: you must move the plague. Whoever takes the last good of a kind starts its sale: three coins from each region that buys it and where you have the most cubes.
guide-move_plague = Move the plague next door. Where it arrives rats are turned up, and they take cubes. Send it where others have cubes and you have few or none.
guide-spread = New rats come around the plague. A rat endangers the cubes beside it, but it also lets whoever comes first place one cube more there. Put them where you want to place next turn, not where the others would.
guide-place_how_many = More cubes are nearly always better.
guide-count_piece = Counting the piece makes rats strike sooner. Say yes if the cubes here are the others’, no if they are yours.
guide-final_act = The final round: use each of your cards once more, then all rats are turned up. Bring your cubes away from rats, or rats away from your cubes.
guide-final_move = Where the plague piece stands it counts as two more cubes at the end. Put it among the others’ cubes.
guide-keep_first = Keep the card you need most; two go to your left neighbour. Full sectors bring the most. With many rats keep Hospital or Park.
guide-keep_second = Keep one of these two; the other goes to your left neighbour.
guide-play_card = Play one of your cards: it puts a cube into its sector and the sector brings as much as there are cubes in it. You play two of your three cards; the third is laid aside.
guide-place_cube = Place the cube and take what the sector brings. Without a cube in your supply you may move one from elsewhere.
guide-enter_sector = Your Friend counts as a cube wherever he goes, and costs none. Send him where most cubes lie.
guide-take_benefit = A coin pays a character, a cube can be placed, and a rat back keeps the plague away. Take what you are short of.
guide-drive = Drive to a message and take what it shows. You may not take a colour of which you already have more than of another.
guide-donate = Three coins for six points is the best rate.
guide-hire = For one coin one of the three characters works for you. Read what each gives, and count what it would bring you now.
guide-lose_cube = The plague takes a cube from one of your fullest sectors. Give up the one you need least.
guide-king-to_palace = One cube goes to the palace, where no rat comes; it counts at the end. Take it from where you fear the plague most.
guide-merchant-from = The Merchant carries up to three of your cubes next door. Choose the region where they are in danger: rats beside them, the plague near.
guide-merchant-to = Choose a region with no rats or few, away from the plague.
guide-merchant-how_many = All of them, as a rule. Leaving some behind can keep a rat below its limit.
guide-monk-takes = The Monk carries a rat next door. Choose one that lies among your own cubes.
guide-monk-puts = Put it among the others’ cubes, or where you want to place cubes next.
guide-peasant-places = One more cube on the map, in any region. Put it where no rats lie: all rats are turned up after this.
guide-witch-first = The Witch looks at a rat that only you will then know. Choose one among your cubes, or one where the plague may go.
guide-witch-second = You may look at a second one; then you may swap the two.
guide-witch-swaps = A high limit strikes seldom: keep that one among your own cubes, and the low one among the others’.
guide-put_good = The good says in which regions the card works: those that buy this kind. It stays on the card and can be used every turn.
guide-lieutenant-places = Cubes for coins, in any region, with or without rats. Think of regions without rats, and of those where you then have the most cubes.
guide-lieutenant-how_many = At the end five coins are one cube; here three cubes cost six. Spend as much as you can.
guide-deacon-pays = Paying saves what this rat would take from you. At the end five coins are one cube: to pay is nearly always right the first time, seldom the third.
guide-raider-takes = A good for nothing: take it.
guide-hanseatic_trader-from = The Trader carries up to five of your cubes to a region that buys the good on him. Choose those that are in danger.
guide-hanseatic_trader-to = Choose a region without rats, or one where you then have the most cubes: it buys from you.
guide-hanseatic_trader-how_many = All of them, as a rule.
guide-swindler-places = A new rat lets you place one cube more there. Choose where you are going to place this turn.
guide-swindler-takes = A good for nothing: take it.
guide-grave_robber-takes = A good for nothing. Take a kind that regions buy where you have the most cubes.
guide-shaman-takes = Say which rat moves: one from among your own cubes. When all lie as you like, you are done.
guide-shaman-puts = Put it among the others’ cubes.
guide-landowner-places = Two cubes without any rats. Choose a region where they give you the most cubes, or where no rats lie.
guide-landowner-how_many = More cubes are nearly always better.
guide-brewer-takes = A second good this turn. Take a kind that regions buy where you have the most cubes.
guide-final_reveal = The rats where the plague stands may be turned up once more. Say yes if that costs the others more than you.
guide-minstrel-from = The Minstrel moves up to three cubes from one sector to another. Choose one that has done its work.
guide-minstrel-to = Where many cubes lie the next card brings more. Nothing happens there now.
guide-minstrel-how_many = Leave one behind where a sector still brings you something.
guide-jester-takes = The Jester moves one cube, and the sector it comes to works at once. Choose one you can spare.
guide-jester-puts = The sector works at once, as if you had played its card: choose the one that brings the most.
guide-bishop-puts = A cube goes into an empty sector, which works at once with that one cube. Take what you are short of.

## The page of the rules

rules-contents = Contents
rules-search = Search the rules
rules-none = No rule says that.
rules-exact = The exact rules ({ $count })
rules-figure = See it on the board
rules-before = Before
rules-after = After
rules-try = Try it yourself
rules-again = From the start
rules-lesson = Learn it: { $lesson }
rules-print = Print
