# The analysis board.

analysis-lead = Any position, played on for every side. For finished games and for positions you think up: during a game, think for yourself.
analysis-to-move = { $colour } to move
analysis-over = The game is over here.
analysis-chance = Chance
analysis-draw = Let chance decide
analysis-what-if = What if it were … ? Choose what comes, or let chance decide.
analysis-dealt = Chance decides by itself
analysis-weigh = Weigh the moves
analysis-weighing = The moves are being weighed …
analysis-longer = Look longer
analysis-looking-longer = A longer look is under way …
analysis-move = Move
analysis-lead-in-points = Lead
analysis-behind = Behind the best
analysis-first-choice = first choice
analysis-as-good = about as good
analysis-plus-minus = { $points } ± { $error }
analysis-note = Points of lead over the best other at the end, as a search expects them from what this player knows. The ± is one standard error, with what a search misses because it ends before the game does.
analysis-back = One step back
analysis-forward = One step on
analysis-first = To the first position
analysis-edit = Change the position
analysis-edit-done = Done
analysis-edit-hint = Choose something on the board, or change what is listed here. A position that cannot come about is refused, and you are told why.
analysis-edit-table = What lies beside the board
analysis-line = Line of notation
analysis-show = Show
analysis-new = New game
analysis-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
choice-change_here = Change this

set-cubes = Cubes of { $colour }
set-rats = Rats here
set-plague = Plague piece here
set-face = Rat { $nth } shows
set-seen = { $colour } has seen rat { $nth }
set-holder = Holder
set-turn = A new turn begins for
set-palace = In the palace, { $colour }
set-supply = Rats in the supply
set-coins = Coins of { $colour }
set-goods = { $good } of { $colour }
set-friend = Trusted Friend of { $colour }
set-carriage = Carriage of { $colour }
set-points = Points of { $colour }
set-rats-track = Rat marker of { $colour }
set-own-supply = Personal supply of { $colour }
set-kept = Card that { $colour } has
set-character = Character
set-value-token-none = nobody has seen it
set-value-place-none = nowhere yet
set-value-colour-beside = beside the board
set-value-answer-yes = yes
set-value-answer-no = no

# What to look at, before a move is shown.

hint-look = What should I look at?
hint-no-danger = Nothing of yours is in danger next. Look at what each move gains you.
danger-cubes-at-risk =
    { $count ->
        [one] { $region }: the plague may go there next. With { $odds } % it would take your cube.
       *[other] { $region }: the plague may go there next. With { $odds } % it would take some of your { $count } cubes, { $mean } on average.
    }
danger-rats-rise =
    { $count ->
        [one] One rat on the characters: with your Hospital as it is, the plague would bring your rat marker from { $marker } to { $to }.
       *[other] { $count } rats on the characters: with your Hospital as it is, the plague would bring your rat marker from { $marker } to { $to }.
    }
danger-outbreak =
    { $count ->
        [one] One rat on the characters: your rat marker is on { $marker }, and the plague would carry it past the end of the track. That costs 2 points and a cube.
       *[other] { $count } rats on the characters: your rat marker is on { $marker }, and the plague would carry it past the end of the track. That costs 2 points and a cube.
    }
