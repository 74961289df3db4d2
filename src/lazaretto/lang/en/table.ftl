# The table in the browser, around the board.

## Coming, sitting down, waiting

table-connecting = Opening the table …
table-home = Back to the home page
table-refused = This table cannot be shown
table-refused-not-found = There is no table at this address. Check that the link is complete.
table-refused-not-yours = This game is not open to everybody: it has no spectators, or it was private and is over. Its players can give you the link; this page keeps trying.
table-refused-set-aside = This table could not be reopened and has been set aside for somebody to look at. Nothing is lost; this page keeps trying.
table-name = Name
table-name-done = That is me
table-name-yours = What is your name?
table-name-yours-text = Any name will do; the others at the table see it.
table-name-another = Who is going to sit there?
table-name-another-text = Several people can play at one screen. Between their turns a curtain hides what only one of them may see.
table-lobby-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-lobby-full = Everybody is here. The host starts the game.
table-lobby-full-host = Everybody is here. You can start the game.
table-seat-free = free
table-sit = Sit here
table-sit-another = Seat somebody else at this screen
table-leave = Stand up
table-free-seat = Free this seat
table-fill = Give it to a bot
table-which-bot = Which bot?
table-begin = Begin the game
table-invite = Invite others with this link
table-settings = Table settings
table-access = Access
table-public = Public.
table-private = Only with the link.
table-spectators-welcome = Spectators are welcome.
table-no-spectators = No spectators.
table-rating = Rating
table-rated = This game counts for the ladder.
table-unrated = This game does not count.
table-deal = Deal
table-seed-known = The host chose the deal.
table-copy = Copy
table-copied = Copied
table-close = Close
table-link = Link to this table

## Clocks

table-clock = Clock
table-clock-none = None
table-clock-days = { $days } d { $hours } h
table-clock-per-move =
    { $days ->
        [one] One day per move
       *[other] { $days } days per move
    }
table-clock-live =
    { $seconds ->
        [0] { $minutes } min for the whole game
       *[other] { $minutes } min, plus { $seconds } s per move
    }

## The deal and its proof

table-commitment = How to check that the deal was fair
table-commitment-text = Before the first move the server fixes everything that is left to chance by a secret seed, and shows the seed’s digest. When the game is over it shows the seed; if its digest is the one shown before, nothing was changed in between. After the digest is shown your browser adds a random number of its own, so that the server alone did not choose the deal.
table-seed = The seed of this game:
table-seed-agrees = Your browser has computed the digest of the seed: the two match.
table-seed-differs = Your browser has computed the digest of the seed: the two do not match.
table-entropy = What the players added to the seed after the digest was shown:
table-verify = The record holds every move and everything that was left to chance. This command checks all of it on your own computer:

## The page

table-board = Board
table-acts = Your turn
table-players = Players
table-talk = Log and chat
table-log = Log
table-log-filter = Show
table-log-all = All
table-log-game = Game
table-log-table = Table
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-unheard = The host has muted you, or only players talk at this table.
table-spectator = Spectator
table-report = Report to the operators
table-report-whom = About whom?
table-report-nobody = Nobody in particular
table-report-why = What is it about?
table-report-abuse = Insults or harassment
table-report-cheating = Cheating
table-report-stalling = Stalling
table-report-other = Something else
table-report-remark = Remark
table-report-send = Send the report
table-report-said = Report this
table-reported = The operators of this site will look at it. Thank you.
table-closed = An operator of this site has closed this table.
table-mute-menu = Mute { $person }
table-mute-here = Hide here: { $person }
table-mute-all = Mute for all: { $person }
table-unmute-all = Let speak again: { $person }
table-muted-here = { $person } is hidden on this device.
table-unmute-here = Show again
table-laying-out = Loading the board …
table-board-missing = The site has been updated in the meantime. Reload the page to go on; your game is not affected.
table-board-failed = The board cannot be drawn at the moment. You can keep playing with “All options”.
table-reload = Reload

## Players

table-you = (you)
table-thinking = is thinking …
table-to-move = to move
table-away = is away
table-resigned = has resigned
table-stand-in = { $bot } plays meanwhile
table-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
table-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-figure-points = Points
table-figure-in-reserve = in reserve
table-figure-reserve = Reserve
table-figure-palace = Palace
table-figure-coins = Coins
table-figure-cubes = Cubes
table-figure-rats = Rats
table-figure-used = used this turn

## What to do now

table-your-turn = Your turn
table-waiting-one = { $person } is thinking …
table-waiting-many = Waiting for the others: { $persons }
table-dealing = Chance decides …
table-over = The game is over.
table-playing-out = Watch what happens …
table-skip = Skip
table-next-step = Next
table-go-on = Continue
table-again = Show again
table-pacing = How fast it is shown
table-why = Show why
table-why-mine = when it concerns me
table-why-always = always
table-why-never = never
table-why-line = why
table-sending = Sending …
table-all-options = { $count ->
    [2] Both options
   *[other] All { $count } options
}
table-rules-behind = The rules that apply here
# Read out, not shown.
table-asks =
    { $count ->
        [one] { $question } One answer.
       *[other] { $question } { $count } answers.
    }
table-chosen = You chose: { $choice }.
table-undo = Undo
table-result = Result
table-bot-plays-for-you = { $bot } is playing for you.
table-take-back-seat = Take my seat back

## Proposals and the menu

table-menu = This table
table-proposal = Proposal
table-proposal-look = Look at it
table-proposal-missing = Still to answer: { $persons }
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-rather-not = Rather not
table-ask-back = Take back my last move
table-ask-back-text = Since then something was revealed, or somebody else has moved. The others are asked; if all agree, the game goes back to just before your move and no longer counts for the ladder.
table-ask-back-alone-text = Since then something was revealed. You are playing with bots only, so the game simply goes back to just before your move; it no longer counts for the ladder.
table-replace = Let a bot play for { $holder }
table-replace-text = { $holder } is away. After a while without a sign of life a bot takes over if the others agree, until { $holder } comes back; before that { $holder } is asked too.
table-propose-end = End the game without a result
table-propose-end-text = The others are asked; if all agree, the game ends here and nobody wins.
table-propose-end-alone-text = You are playing with bots only, so the game ends here and nobody wins.
table-resign = Resign
table-resign-text = You give up and come last; a bot plays your seat to the end. This cannot be undone. If you only need a break, just close the page.
table-seat-link = Link to my seat
table-seat-link-text = Open it on another device to go on there, or give it to somebody who plays on for you: whoever has this link can play your seat for as long as it is yours. The log tells everybody that it was opened.
table-end-links = Revoke the links to my seat
table-end-links-text = Whoever has opened one can no longer play your seat, and the links you have given out stop working.
table-help-on = Help with my moves is on
table-help-off = Help with my moves is off
table-sound-on = Sounds are on
table-sound-off = Sounds are off
table-rules = The rules of the game

## Several people at one screen

table-curtain = { $seat } is next
table-curtain-text = Hand the screen over to { $seat }. Nobody else should look now.
table-curtain-open = I am { $seat }
table-curtain-other = No, { $seat } wants to look

## What is not as usual

table-connection-lost = The connection is gone. Your game is safe; this page keeps trying.
table-elsewhere = This table is also open in another tab. You can play in either.
table-problem-stale = The game had moved on before your move arrived. Look again and choose.
table-problem-not-now = That is not possible at this moment.
table-problem-not-yours = That is not yours to do.
table-problem-not-found = There is nothing at this address any more.
table-problem-not-signed-in = The site does not know you any more. Enter your name again on the home page.
table-problem-invalid = The server did not understand that.
table-problem-illegal-move = The rules do not allow that.
table-problem-too-many = That was too much at once. Wait a moment and try again.
table-problem-suspended = An operator of this site has suspended you; until that ends you can only look on.
table-problem-set-aside = This table has been set aside; nothing of it is lost.
table-problem-unreachable = The server is not responding. Your last move may not have arrived; try again.
table-problem-defect = Something went wrong on the server. It has been logged there; nothing of your game is lost.
table-problem-unknown = That did not work: { $detail }

## Looking back

table-replay-position = Position in the game
table-replay-count = { $at } of { $all }
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-forward = One step forward
table-replay-last = To the end
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-link = Link to this position
table-replay-leave = Back to the game
table-replay-leave-over = To the result
table-speed-step = Step by step
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-instant = At once
table-eyes = Seen by
table-eyes-spectator = a spectator
table-eyes-all = everything open

## The end

table-winners =
    { $count ->
        [one] { $persons } wins
       *[other] Shared victory: { $persons }
    }
table-no-result = The game ended without a result
table-result-place = Place
table-result-player = Player
table-result-total = Points
table-rematch = Rematch
table-to-rematch = To the rematch
table-review = Replay the game
table-record = Download the record
table-chart = Points over the course of the game
table-chart-loading = Loading the positions …

## Help

table-help = How to play here
table-help-board = Whatever you can choose lights up on the board. Everything else you may do is a button; “All options” lists everything.
table-help-why = Touch something that does not light up to read why it cannot be chosen and which rule says so.
table-help-undo = You can undo your moves as long as nothing was left to chance, no secret was shown and nobody else has moved. After that the others are asked: see the menu of the table.
table-help-key-1 = choose among the buttons that are shown
table-help-key-2 = show or hide all options
table-help-key-3 = undo
table-help-key-4 = fast-forward
table-help-key-5 = one step on while moves are shown
table-help-key-6 = close what is open
table-help-key-7 = this help
table-help-key-8 = step through the game when looking back

## What happened at the table

table-moment-sat = { $seat } sits down.
table-moment-filled = { $seat } sits down.
table-moment-left = A seat has become free.
table-moment-keyed = { $person } has opened the link of { $seat } and can play this seat too.
table-moment-unkeyed = { $seat } has revoked the links to this seat.
table-moment-taken-back = { $seat } takes back a move.
table-foreseen-more = … and more.
table-since-last-turn = Since your last turn
table-since-last-turn-read = Got it
table-ended-by-resignation = { $persons } resigned, so the game ended early.
table-resigned-last = Resigned, and therefore last: { $persons }.
table-moment-proposed =
    { $what ->
        [rewind] { $seat } would like to go back to an earlier position.
        [end] { $seat } would like to end the game without a result.
       *[replace] { $seat } would like a bot to play for { $holder }.
    }
table-moment-voted =
    { $yes ->
        [no] { $seat } does not agree, or withdraws.
       *[yes] { $seat } agrees.
    }
table-moment-rewound = All agreed: the game has gone back.
table-moment-abandoned =
    { $why ->
        [length] The game has become too long to be kept: it ends without a result.
       *[agreed] All agreed: the game ends without a result.
    }
table-moment-stood-in =
    { $why ->
        [clock] The clock of { $seat } has run out; { $bot } plays on.
       *[vote] { $bot } plays on for { $seat }.
    }
table-moment-returned = { $seat } is back.
table-moment-resigned = { $seat } resigns.
table-moment-said = { $person }: { $said }
# Which of the two the log does not tell.
table-moment-muted =
    { $yes ->
        [no] The host lets { $person } speak again.
       *[yes] The host has muted { $person }.
    }
table-moment-closed = An operator of this site has closed the table; the game ends without a result.
table-moment-rematch = There is a rematch.

## What leads to pages whose texts come with them

analysis-this = Analyse this position
daily-title = Deal of the day
daily-compare = See what the others did
daily-sealed = This deal is still played by others. Its seed, its record and what the others held are shown when it is over everywhere.
daily-shared = A deal at several tables
daily-shared-rules = No hints, nothing is taken back that anybody has learned from, and the game does not count for the ladder.
daily-share-deal = A link for others to play this deal too
review-ask = Review this game
