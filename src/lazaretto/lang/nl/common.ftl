# What all games share.

title-rattus = Rattus

reason-not-possible = Dat kan nu niet.
reason-not-now = Er wordt nu iets anders gevraagd.
reason-game-over = Het spel is afgelopen.
reason-not-your-decision = { $seat } moet beslissen, niet jij.

option-start-random = Door loting

bot-random = Willekeurig
bot-greedy = Gulzig
