# De verdeling van de dag, en verdelingen die vrienden delen.

daily-lead = Iedereen krijgt dezelfde kaarten, dezelfde plaats en dezelfde tegenstanders. Je hebt één poging. Wat de anderen ermee deden zie je als je klaar bent.
daily-next = volgende over { $hours } u { $minutes } min
daily-against = { $count ->
    [one] Tegen { $opponent }
   *[other] Tegen { $opponent }, { $count } keer
  }
daily-finished = { $count ->
    [0] Nog niemand is ermee klaar.
    [one] Eén speler is ermee klaar.
   *[other] { $count } spelers zijn ermee klaar.
  }
daily-play = Spelen
daily-go-on = Verder spelen
daily-today = De verdelingen van vandaag
daily-week = Jouw week
daily-played = gespeeld
daily-not-played = niet gespeeld
daily-one-day = Eén dag zegt niets over wie de beste is: ook de beste speler verliest vaak. Daarom telt voor de rangschikking het gemiddelde van minstens zestien verdelingen.
daily-ranking = Rangschikking van de dagverdelingen
daily-ranking-text = In de rangschikking staan alleen accounts. Verdelingen die nodig zijn: { $least }; dagen die tellen: { $days }. ± is één standaardfout: wie dichter bij elkaar staan, kunnen net zo goed andersom staan. Wie begint en die dag niet klaarkomt, heeft opgegeven en krijgt wat de slechtste van die dag kreeg.
daily-ranking-none = Nog niemand heeft er genoeg gespeeld; nodig zijn er { $least }.
daily-score-mean = Gemiddelde score
daily-score = Score
daily-deals = Verdelingen
daily-scoring-luck = Winst telt voor 1. Daarvan gaat { $beta } keer het geluk af: de kans om te winnen die de trekkingen brachten. Dat getal lag vooraf vast.
daily-scoring-datum = De score is de voorsprong op de beste tegenstander, min de voorsprong die bots op dezelfde plaats met dezelfde verdeling hadden.
daily-scoring-mean = De score is de voorsprong op de beste tegenstander, min de gemiddelde voorsprong van alle accounts met dezelfde verdeling. In dit spel is geluk nog niet gemeten, dus gaat er niets af.
daily-datum = Bots lagen hier { $datum } voor.
daily-fair = Wat eerlijk is
daily-fair-play = Geen hints. Je mag een zet terugnemen zolang niemand er iets van te weten is gekomen, niet verder. Niemand kijkt mee, en niets telt voor de ranglijst. De dag eindigt om middernacht UTC.
daily-fair-deal = De verdelingen van alle dagen lagen vast vóór de eerste. Niemand kan die van morgen kennen, en als een dag voorbij is kan iedereen nagaan dat de verdeling de juiste was.
daily-fair-guests = Een gast kan onder een andere naam terugkomen en een verdeling twee keer zien. Daarom telt de rangschikking alleen accounts. Ze ziet niet wie er twee heeft, of thuis een programma raadpleegt.
daily-hidden = Wat anderen met deze verdeling deden zie je als je klaar bent, of als de dag voorbij is.
daily-state-given-up = Je hebt deze verdeling opgegeven.
daily-state-not-counted = Dit spel eindigde na zijn dag en wordt dus niet vergeleken.
daily-everybody = De uitslagen van iedereen
daily-place = Plaats { $place } van { $count }
daily-leads = Punten voorsprong op de beste tegenstander, en hoeveel spelers die hadden
daily-best = De beste uitslagen
daily-points = Punten
daily-ahead = Voorsprong
daily-a-guest = een gast
daily-you = jij
daily-gave-up = opgegeven
daily-my-game = Naar mijn spel
daily-practise = Nog eens spelen, om te oefenen
daily-share-result = Vertel het anderen, zonder iets te verraden
daily-share-text = Lazaretto, verdeling van { $day }, { $game }: { $lead }, plaats { $place } van { $count }.
daily-forks = Waar de wegen uiteengingen
daily-forks-own = Langs jouw spel: wat anderen in dezelfde stelling deden.
daily-forks-best = Langs het beste spel van de dag: wat anderen in dezelfde stelling deden.
daily-fork = { $count ->
    [one] Zet { $number }: één speler kwam hier
   *[other] Zet { $number }: { $count } spelers kwamen hier
  }
daily-took = { $share } %: { $choice }
daily-no-forks = Nog niemand was in dezelfde stelling en zette anders.
daily-check = Nagaan dat dit de verdeling van die dag was
daily-check-text = De seed is de SHA-256 van de schakel van de dag, de dag en het spel, met dubbele punten ertussen. De SHA-256 van een schakel is de schakel van de dag ervoor, terug tot de eerste die bekendgemaakt is. Het commando ‘lazaretto verify’ controleert er een spelverloop mee.
daily-check-link = Schakel van de dag
daily-check-seed = Seed van de verdeling

## At a table whose deal is played elsewhere too

daily-shared-text = Iedereen krijgt dezelfde kaarten. Zolang één tafel speelt, toont geen tafel meer dan haar spelers zien.
daily-shared-over = De verdeling is overal afgelopen. Vergelijk wat ervan geworden is.
daily-shared-tables = { $count ->
    [one] één tafel
   *[other] { $count } tafels
  }, { $over } klaar
daily-play-too = Speel deze verdeling ook
daily-open = Niemand anders speelt ze nog: toon alles
daily-open-text = Dan zijn de seed en alle handen te zien, en kan niemand deze verdeling nog spelen.
daily-table = Tafel { $number }
daily-table-mine = (van jou)
daily-table-open = Deze tafel wacht op spelers.
daily-table-running = Hier wordt gespeeld.
daily-table-over = Klaar. De uitslag is te zien als de anderen ook klaar zijn.
daily-table-aside = Hier kan niet meer gespeeld worden.
daily-to-table = Naar tafel { $number }
table-moment-unsealed = De verdeling is aan alle tafels afgelopen: seed, spelverloop en alle handen zijn te zien.
