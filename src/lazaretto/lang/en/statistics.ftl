# How somebody plays: tables and charts on the page of a player, and in the terminal.

statistics-title = Statistics
statistics-none = No game has been counted yet.
statistics-note = Counted are whole games in which the player had one seat and played it. Where a bot stood in for more than half of the moves a game is left out; cards and sources of points come from games without a stand-in. Won means first place, shared or alone.
statistics-mark = The dotted mark in a bar is an even share of the wins.
statistics-note-own = Your games at private tables are counted too; nobody else sees them.
statistics-note-public = Games at private tables are not counted here.
statistics-waiting = { $count ->
    [one] One more game is still to be counted.
   *[other] { $count } more games are still to be counted.
  }
statistics-show = What is counted
statistics-all = All
statistics-any = Any
statistics-rated = Rated
statistics-unrated = Unrated
statistics-players = Players
statistics-games = Games
statistics-won = Won
statistics-even = Even share
statistics-mean-points = Average points
statistics-turn = Turn order
statistics-nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }
statistics-taken-card = Class cards taken
statistics-taken-action = Action cards played
statistics-taken-character = Characters hired
statistics-times = Times a game
statistics-won-with = Won with it
statistics-sources = Where points come from
statistics-each-game = Points a game
statistics-losses = Points lost with each decision
statistics-losses-mean = { $games ->
    [one] { $mean } on average, in one game that was reviewed.
   *[other] { $mean } ± { $error } on average, in { $games } games that were reviewed.
  }
statistics-losses-usual = Bots lose { $normal } (normal) and { $expert } (expert).
statistics-losses-note = How much further ahead the best move would have been, from what the player knew. Each dot is a game, the line the mean of ten: one game says little.
statistics-losses-none = No game has been reviewed yet. A review is made when somebody asks for it on the page of a finished game.
statistics-losses-chart = The last { $count } reviewed games, one after the other; the mean of ten goes from { $first } to { $last }.
statistics-normal = normal
statistics-expert = expert
statistics-export = Your games
statistics-export-hint = All your finished games in one file: their records, which seat was yours, who came where. The command “lazaretto stats” reads it.
statistics-export-get = Download all games

# Sources of points, beside those that the games name at their end.
points-residence = { action-residence }
points-park = { action-park }
points-notre_dame = { action-notre_dame }
points-innkeeper = { character-innkeeper }
points-monk = { character-monk }
points-usurer = { character-usurer }
points-watch = { character-watch }
points-night_watch = { character-night_watch }
points-guild_master = { character-guild_master }
points-beggar_king = { character-beggar_king }
points-lawyer = { character-lawyer }
points-court_lady = { character-court_lady }
points-mayor = { character-mayor }
points-carpenter = { character-carpenter }
points-message = Messages
points-donation = Donations
points-outbreak = Outbreaks of the plague
