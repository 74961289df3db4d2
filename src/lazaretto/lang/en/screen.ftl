# The table in a terminal: short words for boards that have little room, and the full screen.

## Boards with little room

short-place-cloister_school = School
short-place-carriage_house = Carriages
short-square-cathedral = cathedral
# As seen from outside, as in notre-dame.ftl.
short-square-left = right
short-square-right = left
short-square-outer = outer
short-rats = Rats
# The personal supply, and the general one.
short-supply = Supply
short-points = Points
short-lying-coin = 1+¢
short-lying-cube = 2+■
short-lying-rat = 3+r
short-lying-prestige = 4
short-market = ♟ Friend » carriage ¢ coin ■ cube r rat −1

## The full screen

screen-key-undo = Undo
screen-key-why = Why not?
screen-key-log = Log
screen-key-board = Board
screen-key-rules = Rules
screen-key-help = Help
screen-key-leave = Leave
screen-key-show_me = Show me
screen-leave-again = The game is not over. Press q again to leave it.
screen-search = Type to search
screen-close = Esc closes
screen-narrow = The screen needs at least { $columns } columns. In a terminal as narrow as this the plain table fits better: leave with q and start again without --screen.
screen-help =
    Up, Down or a number point at a choice; below the list stands what is known of it. Enter or a click chooses it.
    r shows the rules; type there to search. b shows the board alone, and everything again. q leaves.
    Page Up and Page Down move a board that is higher than the screen; the wheel moves whatever it is over.
screen-help-play =
    u undoes your last move, as long as nobody has learned anything and nothing was left to chance since.
    w lists what cannot be chosen now, and says why and which rule says so. l shows the whole log.
    The record is written at the end if you started with --record.
screen-help-learn = s does what the lesson asks for.
