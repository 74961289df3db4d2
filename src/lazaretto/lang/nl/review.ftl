# De terugblik op een spel dat afgelopen is.

review-title = Terugblik
review-chance = Kans om te winnen
review-chance-note = Geschat uit wat elke speler kon weten. Waar geen lijn staat, zeggen de stellingen nog niet wie wint.
review-open = Met open kaarten
review-open-note = Zoals iemand het ziet die in elke hand kijkt. Niemand aan tafel kon dit weten.
review-seat = Speler
review-decisions = Beslissingen
review-lost = Punten verloren
review-each = per beslissing
review-luck = Geluk
review-datum = De verdeling
review-above = Boven de verdeling
review-note-lost = Punten verloren: hoeveel verder de speler met de beste zetten vooruit had gelegen, uit wat hij wist. Eén spel zegt weinig over hoe goed iemand speelt.
review-note-usual = Per beslissing verliezen bots { $normal } (normaal) en { $expert } (expert).
review-note-luck = Geluk: wat de trekkingen aan de kans om te winnen veranderden, vergeleken met het gemiddelde van wat had kunnen komen. Wie begint telt niet mee. Geluk en verliezen zijn samen niet de uitslag.
review-note-datum = De verdeling: hoe ver bots op deze plaats voor lagen met dezelfde verdeling. In dit spel is geluk niet per trekking te zien.
review-note-first = Dit is de eerste blik. Oordelen komen met de tweede, die langer duurt.
review-moments = { $count ->
    [0] niets dat opvalt
    [one] één moment
   *[other] { $count } momenten
  }
review-moments-title = Momenten van { $name }
review-moment = Beurt { $turn }: { $played }. Beter: { $better }, met { $loss } ± { $error } in punten.
review-moment-as-good = Beurt { $turn }: { $played }. Ongeveer even goed: { $better }, met { $loss } ± { $error } in punten.
review-turn = Beurt { $turn }
review-played = Gespeeld: { $choice }
review-better = Beter: { $choice }
review-as-good = Ongeveer even goed: { $choice }
review-loss = { $loss } ± { $error } in punten
review-why = Gemiddeld, waar het zoeken ophoudt: { $parts }.
review-why-against = Gemiddeld, waar het zoeken ophoudt: { $parts }; daartegenover { $against }.
review-cubes-own = eigen blokjes { $better } in plaats van { $played }
review-cubes-other = blokjes van de beste tegenstander { $better } in plaats van { $played }
review-rats-own = eigen blokjes die ratten zouden wegnemen { $better } in plaats van { $played }
review-rats-other = blokjes van de beste tegenstander die ratten zouden wegnemen { $better } in plaats van { $played }
review-coins-own = eigen munten { $better } in plaats van { $played }
review-coins-other = munten van de beste tegenstander { $better } in plaats van { $played }
review-prestige-own = eigen prestigepunten { $better } in plaats van { $played }
review-prestige-other = prestigepunten van de beste tegenstander { $better } in plaats van { $played }
review-from-to = { $before } % → { $after } %
review-word-inaccuracy = onnauwkeurigheid
review-word-mistake = fout
review-word-blunder = blunder
review-draws = De trekkingen die het meest veranderden
review-no-chance = nog niet te zeggen
review-luck-of = { $name }: { $luck } %
review-play-on = Speel vanaf hier verder
review-see = Bekijk het
review-watch = Bekijk het spel
review-asked = De terugblik wordt gemaakt
review-waiting = Hij wacht op zijn beurt.
review-progress = { $share } % klaar
review-again-progress = Een eerste blik is er. Wat het slechtst leek, wordt nog eens bekeken: { $share } %
review-none = Dit spel heeft geen terugblik: het is niet afgelopen, of het begon in een stelling.
review-failed = De terugblik kon niet worden gemaakt.
review-nothing = Hier valt niets op: geen beurt die duidelijk iets heeft gekost.
review-back = Naar de tafel
