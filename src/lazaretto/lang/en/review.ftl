# The review of a finished game.

review-title = Review
review-chance = Chance to win
review-chance-note = Estimated from what each player could know. Where there is no line, positions do not yet tell who wins.
review-open = With open cards
review-open-note = As somebody sees it who looks into every hand. Nobody at the table could know this.
review-seat = Player
review-decisions = Decisions
review-lost = Points lost
review-each = with each
review-luck = Luck
review-datum = The deal
review-above = Beyond the deal
review-note-lost = Points lost: how much further ahead the best answers would have been, from what the player knew. One game says little about how well somebody plays.
review-note-usual = With each decision bots lose { $normal } (normal) and { $expert } (expert).
review-note-luck = Luck: what the draws changed in the chance to win, against the mean of what could have come. Who begins is not counted. Luck and losses do not add up to the result.
review-note-datum = The deal: how far bots were ahead in this seat when they played the same deal. Draw by draw, luck cannot be told in this game.
review-note-first = This is the first look. Words come with the second, which takes longer.
review-moments = { $count ->
    [0] nothing that stands out
    [one] one moment
   *[other] { $count } moments
  }
review-moments-title = Moments of { $name }
review-moment = Turn { $turn }: { $played }. Better: { $better }, by { $loss } ± { $error } in points.
review-moment-as-good = Turn { $turn }: { $played }. About as good: { $better }, by { $loss } ± { $error } in points.
review-turn = Turn { $turn }
review-played = Played: { $choice }
review-better = Better: { $choice }
review-as-good = About as good: { $choice }
review-loss = { $loss } ± { $error } in points
review-why = On average, where the search ends: { $parts }.
review-why-against = On average, where the search ends: { $parts }; against that { $against }.
review-cubes-own = own cubes { $better } instead of { $played }
review-cubes-other = cubes of the best opponent { $better } instead of { $played }
review-rats-own = own cubes that rats would take { $better } instead of { $played }
review-rats-other = cubes of the best opponent that rats would take { $better } instead of { $played }
review-coins-own = own coins { $better } instead of { $played }
review-coins-other = coins of the best opponent { $better } instead of { $played }
review-prestige-own = own prestige points { $better } instead of { $played }
review-prestige-other = prestige points of the best opponent { $better } instead of { $played }
review-from-to = { $before } % → { $after } %
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-blunder = blunder
review-draws = The draws that changed most
review-no-chance = not yet to be told
review-luck-of = { $name }: { $luck } %
review-play-on = Play on from here
review-see = See it
review-watch = Watch the game
review-asked = The review is being made
review-waiting = It waits for its turn.
review-progress = { $share } % done
review-again-progress = A first look is here. What seemed worst is looked at once more: { $share } %
review-none = This game has no review: it is not over, or it began in a position.
review-failed = The review could not be made.
review-nothing = Nothing stands out here: no turn that clearly cost something.
review-back = To the table
