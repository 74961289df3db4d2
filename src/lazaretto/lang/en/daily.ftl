# The deal of the day, and deals that friends share.

daily-lead = Everybody gets the same cards, the same seat and the same opponents. You have one try. What the others did with it you see when you have finished.
daily-next = next deal in { $hours } h { $minutes } min
daily-against = { $count ->
    [one] Against { $opponent }
   *[other] Against { $opponent }, { $count } times
  }
daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
  }
daily-play = Play the deal
daily-go-on = Go on playing
daily-today = Today’s deals
daily-week = Your week
daily-played = played
daily-not-played = not played
daily-one-day = One day ranks nobody: the best player loses many deals. So the ranking takes the mean of at least sixteen.
daily-ranking = Ranking of the daily deals
daily-ranking-text = Ranked are accounts only. Deals that it takes: { $least }; days that count: { $days }. ± is one standard error: whoever is closer than that may as well stand the other way round. Whoever begins a deal and does not finish it that day has given it up, and gets what the worst of that day got.
daily-ranking-none = Nobody has played enough deals yet; it takes { $least }.
daily-score-mean = Mean score
daily-score = Score
daily-deals = Deals
daily-scoring-luck = A win counts 1. From it { $beta } times the luck is taken, as the chances to win that the draws brought; this number was fixed before the deal.
daily-scoring-datum = The score is the lead over the best opponent, minus the lead that bots had on the same deal in the same seat.
daily-scoring-mean = The score is the lead over the best opponent, minus the mean lead of all accounts that played the same deal. Luck has not been measured in this game yet, so none is taken off.
daily-datum = Bots were ahead by { $datum } here.
daily-fair = What is fair
daily-fair-play = No hints. You may take a move back as long as nobody has learned anything from it, no further. Nobody watches, and nothing counts for the ladder. The deal ends at midnight UTC.
daily-fair-deal = The deals of all days were fixed before the first. Nobody can know tomorrow’s, and when a day is over everybody can check that its deal was the right one.
daily-fair-guests = A guest can come back under another name and see a deal twice. So the ranking counts accounts only. It cannot see who has two accounts, or asks a program at home.
daily-hidden = What others did with this deal is shown when you have finished it, or when its day is over.
daily-state-given-up = You gave this deal up.
daily-state-not-counted = This game ended after its day, so it is not compared.
daily-everybody = Everybody’s results
daily-place = Place { $place } of { $count }
daily-leads = Points ahead of the best opponent, and how many players had that
daily-best = The best results
daily-points = Points
daily-ahead = Ahead
daily-a-guest = a guest
daily-you = you
daily-gave-up = given up
daily-my-game = To my game
daily-practise = Play it once more, for practice
daily-share-result = Tell others, without giving anything away
daily-share-text = Lazaretto, deal of { $day }, { $game }: { $lead }, place { $place } of { $count }.
daily-forks = Where ways parted
daily-forks-own = Along your game: what others did in the same position.
daily-forks-best = Along the best game of the day: what others did in the same position.
daily-fork = { $count ->
    [one] Move { $number }: one player was here
   *[other] Move { $number }: { $count } players were here
  }
daily-took = { $share } %: { $choice }
daily-no-forks = Nobody has been in the same position and moved differently yet.
daily-check = How to check that this was the deal of its day
daily-check-text = The seed is the SHA-256 of the day’s link, the day and the game, joined by colons. The SHA-256 of a link is the link of the day before, back to the one that was published first. The command “lazaretto verify” checks a record by it.
daily-check-link = Link of the day
daily-check-seed = Seed of the deal

## At a table whose deal is played elsewhere too

daily-shared-text = Everybody gets the same cards. As long as one table plays, none shows more than its players see.
daily-shared-over = The deal is over everywhere. Compare what became of it.
daily-shared-tables = { $count ->
    [one] one table
   *[other] { $count } tables
  }, { $over } over
daily-play-too = Play this deal too
daily-open = Nobody else will play it: show everything
daily-open-text = Then the seed and all hands are shown, and nobody can play this deal any more.
daily-table = Table { $number }
daily-table-mine = (yours)
daily-table-open = It waits for players.
daily-table-running = It is being played.
daily-table-over = It is over. The result is shown when the others are over too.
daily-table-aside = It cannot be played any more.
daily-to-table = To table { $number }
table-moment-unsealed = The deal is over at all tables: seed, record and all hands may be seen.
