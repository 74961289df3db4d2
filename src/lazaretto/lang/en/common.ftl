# What all games share.

# Long words of names, with a hyphen wherever they may break.
hyphenation = Lieu-ten-ant

title-rattus = Rattus
title-notre-dame = Notre Dame

reason-not-possible = That is not possible now.
reason-not-now = Something else has to be decided first.
reason-game-over = The game is over.
reason-not-your-decision = It is { $seat }’s decision, not yours.

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow

option-start = Start player
option-start-random = At random

bot-human = Human
bot-random = Till
bot-beginner = Colin
bot-greedy = Rufus
bot-easy = Agnes
bot-normal = Renaud
bot-expert = Isabeau
bot-master = Hildegard
bot-of-level = { $bot } ({ $level })

# How strong a bot is, and how it plays.
level-random = random
level-beginner = beginner
level-greedy = greedy
level-easy = easy
level-normal = normal
level-expert = expert
level-master = master
temper-random = Plays anything that is allowed, at random.
temper-beginner = Sees one move ahead, and often misjudges what it is worth.
temper-greedy = Takes what looks best right away and never looks ahead.
temper-easy = Looks only a few moves ahead.
temper-normal = Looks ahead and minds what the others may do.
temper-expert = Thinks long and looks far ahead.
temper-master = Takes all the time there is and looks further than anybody.

# Opponents with a character; how each plays a title stands with the words of the title.
bot-gaspard = Gaspard
bot-odile = Odile
bot-lupo = Lupo
bot-berta = Berta
bot-corrado = Corrado
bot-griet = Griet
bot-anselm = Anselm
bot-wido = Wido
epithet-gaspard = the hoarder
epithet-odile = the careful
epithet-lupo = the fearless
epithet-berta = the restless
epithet-corrado = the builder
epithet-griet = the proud
epithet-anselm = the devout
epithet-wido = the patient

terminal-welcome = Type a number to choose, ? for help, q to leave.
terminal-thinking = { $seat } is thinking …
terminal-curtain = { $seat } is next: take the keyboard and press Enter.
terminal-keys = number: choose · u: undo · w CHOICE: why not? · r RULE: read it · l: log · b: board · ?: help · q: leave
terminal-no-undo = There is nothing to undo: you have not moved yet, or chance, a secret or another player came in between.
terminal-no-file = Expected the name of a file after s.
terminal-unknown = { $meant ->
    [none] Nothing is called { $typed }. This is open now:
   *[other] Nothing is called { $typed }. Did you mean { $meant }? This is open now:
}
terminal-number = Expected a number from 1 to { $count }.
terminal-possible = That is possible now.
terminal-no-rule = There is no rule { $rule }.
terminal-help =
    A number chooses from the list; the text at the end of its line does the same.
    u undoes your last move, as long as nobody has learned anything and nothing was left to chance since.
    w { $choice } says whether that is possible and, if not, why; r { $rule } shows a rule.
    l shows the log, b the board again, p the position as a line of text, s FILE saves the record, q leaves.

notice-your-turn-subject = { $title }: it is your turn
notice-your-turn = It is your turn at table { $table } ({ $title }).
notice-mail =
    Hello { $person },

    { $text }
    { $url }

    You get this email because you asked for it. You can turn it off in your settings on the site.

sign-in-subject = Sign in to Lazaretto
sign-in-mail =
    Hello { $person },

    this link signs you in. It works once, within half an hour:

    { $url }

    If you did not ask for it, you can ignore this email.

confirm-subject = Confirm your email address
confirm-mail =
    Hello { $person },

    this link confirms that this address is yours. It works for a day:

    { $url }

    If you did not ask for it, you can ignore this email: no other will come.
