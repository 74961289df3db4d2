# The pages around the tables.

site-skip = Skip to the content
site-home = Home
site-navigation = The site
site-rules = Rules
site-learn = Learn
site-ladder = Ladder
site-language = Language
site-light = Light colours
site-dark = Dark colours
site-settings = Settings
site-guest = Guest
site-guest-name = Traveller
site-missing = There is nothing here.
site-unreachable = The server does not answer. Try again in a moment.
site-headline = The great plague games, at your table
site-lead = Play against bots at once, with friends by a link, live or over days. No account is needed.
site-players = { $least } to { $most } players
site-pitch-rattus = Settle the regions of Europe and win the help of the classes, while the plague travels with the rats.
site-pitch-rattus-mercatus = Rattus with merchants: goods to carry, sales to time, and twelve more class cards.
site-pitch-notre-dame = Paris around the cathedral: draft three cards, spend your influence, and keep the rats from your quarter.
site-play-now = Play now
site-offer = New to { $title }?
site-offer-text = A few short lessons on the real board, about ten minutes in all; or straight to the table.
site-offer-learn = Learn it first
site-offer-play = Play now
site-new-table = New table
site-mine = Your games
site-mine-none = You have no games in progress.
site-open = Open tables
site-open-none = Nobody is looking for players right now. Create a table!
site-running = Games to watch
site-over = Finished games
site-free = free seat
site-your-turn = Your turn
site-rated = rated
site-about = The games are named to say whose rules are played here. Lazaretto is not affiliated with their authors or publishers. Some printed facts of the boxes are reconstructed: the rules pages say which.
site-clock-days =
    { $count ->
        [one] 1 day per move
       *[other] { $count } days per move
    }
site-clock-live = { $minutes } min + { $increment } s
site-your-name = Your name
site-game = Game
site-seats = Seats
site-how-many = Players
site-seat-mine = Me
site-seat-open = Open to anybody
site-seat-name = Name for this seat
site-bots-by-level = Bots by strength
site-bots-by-character = Characters
site-who-sits = Who sits at your table?
site-who-sits-hint = Choose whom you want to play against, and once more to send them away. A character is how somebody likes to play: none of them sees what is hidden, and none plays badly on purpose.
site-hot-seat = Several people at this screen: a curtain hides what is secret until the next one takes over.
site-options = Options
site-clock = Clock
site-clock-none = No clock
site-clock-is-live = Live
site-clock-is-days = Days per move
site-minutes = Minutes for the game
site-increment = Seconds added per move
site-days = Days for each move
site-clock-hint = When time runs out, a bot plays the seat until its player takes it back.
site-who = Who can join
site-public = Show the table to everybody
site-spectators = Spectators are welcome
site-rated-game = Counts for the ladder
site-deal = The deal
site-seed = Seed of the deal
site-seed-hint = Leave this empty for a secret deal that can be checked after the game. The same seed gives the same deal again, for matches at several tables; such games do not count for the ladder. Where others play it must have 32 characters, so that nobody finds it out by trying.
site-create = Create the table
site-differs = How this differs from the box
site-ladder-hint = A rating is an estimate, with how uncertain it still is. Whoever is surely good stands above whoever may be: newcomers start low and rise as they play. People and bots share one ladder.
site-ladder-none = No rated game has been finished yet.
site-place = Place
site-name = Name
site-rating = Rating
site-uncertainty = Uncertainty
site-games = Games
site-since = Member since
site-wins = Wins
site-mean-points = Average points
site-history = Rating over time
site-came =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
site-you = You
site-save = Save
site-saved = Done.
site-account-is = You are signed in as { $account }.
site-my-page = Your page
site-sign-in = Sign in
site-device = On this device
site-theme = Colours
site-theme-system = Same as the system
site-theme-light = Light
site-theme-dark = Dark
site-speed = How fast moves are shown
site-speed-step = Step by step
site-speed-slow = Slow
site-speed-normal = Normal
site-speed-fast = Fast
site-speed-instant = Instantly
site-sound = Sounds
site-patterns = Patterns on pieces, as well as colours
site-notices = When it is your turn
site-notices-hint = For games without a clock or with days per move: one message per turn.
site-mail = Email address
site-by-mail = Tell me by email
site-by-push = Tell me in this browser
site-push-refused = The browser does not allow notifications from this site.
site-webhook = Webhook
site-quiet = Quiet hours
site-quiet-from = from
site-quiet-to = to
site-zone = time zone
site-claim = Create an account
site-claim-hint = Your games stay yours, on every device. Without a password you sign in with a link that works once.
site-account = Account name
site-password = Password
site-claim-it = Create account
site-programs = For your own programs
site-programs-hint = A program that sends this token plays under your name. The API is described at /api/openapi.json.
site-new-token = Show a token
site-sign-out = Sign out
site-sign-out-everywhere = Sign out everywhere
site-sign-out-guest = You have no account: once you sign out, you cannot get your name and your games back.
site-link-sent = If there is such an account, a link is on its way.
site-use-link = Sign in with this link
site-ask-link = Send me a link
site-admin = For operators
site-admin-only = This page is for the accounts that the configuration of the site names as operators.
site-admin-reports = Reports
site-admin-no-reports = Nothing has been reported.
site-admin-days = For how many days
site-admin-why = Reason, for the log
site-admin-mute = Mute
site-admin-unmute = Unmute
site-admin-suspend = Suspend
site-admin-unsuspend = End the suspension
site-admin-close = Close the table
site-admin-close-sure = Close table { $table }? Its game ends without a result. This cannot be undone.
site-admin-close-it = Close it
site-admin-keep = Let them play
site-admin-table = Table
site-admin-settle = No action needed
site-admin-log = What operators have done
site-admin-until = until { $day }
site-waiting =
    { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
site-mail-unconfirmed = Email goes to this address once you have opened the link that was sent there.
site-mail-confirm = Send the link again
site-change-password = Password
site-change-password-hint = A new password ends every other session, and the links to your seats.
site-password-by-link = You signed in with a link: for half an hour the old password is not needed.
site-old-password = Old password
site-new-password = New password
site-sessions = Where you are signed in
site-session-unknown = unknown device
site-session-seen = last used { $day }
site-session-current = this one
site-session-end = End this session
site-delete = Delete my account
site-delete-hint = Your name, email address, rating and settings are deleted. Games in progress are given up. Games stay for the others, with “deleted” in place of your name. This cannot be undone.
site-delete-sure = I am sure
site-delete-it = Delete

## What is printed in the box: see components.ftl

components-own = Reconstructed set
components-unnamed = An owner’s set
components-set = Set
components-title = What is printed in the box
components-not-rated = Games with an owner’s set are not rated.
components-edit = Enter what your box shows, and play with it

## What leads to pages whose texts come with them

analysis-title = Analysis
daily-nav = Daily deal
daily-share = Friends play this deal at other tables too
daily-share-hint = You get a link by which others play the same deal, with the same bots. Nobody knows the seed, and results are compared when all tables are over.
puzzles-title = Puzzles
