# Hoe iemand speelt: tabellen en grafieken op de pagina van een speler, en in de terminal.

statistics-title = Statistieken
statistics-none = Er is nog geen spel geteld.
statistics-note = Geteld worden hele spellen waarin de speler één plaats had en die zelf speelde. Viel bij meer dan de helft van de zetten een bot in, dan telt het spel niet; kaarten en bronnen van punten komen uit spellen zonder invaller. Gewonnen is een eerste plaats, alleen of gedeeld.
statistics-mark = Het gestippelde streepje in een balk is een gelijk deel van de overwinningen.
statistics-note-own = Ook je spellen aan besloten tafels zijn geteld; niemand anders ziet ze.
statistics-note-public = Spellen aan besloten tafels zijn hier niet geteld.
statistics-waiting = { $count ->
    [one] Nog één spel moet worden geteld.
   *[other] Nog { $count } spellen moeten worden geteld.
  }
statistics-show = Wat er telt
statistics-all = Alle
statistics-any = Elk aantal
statistics-rated = Voor de ranglijst
statistics-unrated = Buiten de ranglijst
statistics-players = Spelers
statistics-games = Spellen
statistics-won = Gewonnen
statistics-even = Gelijk deel
statistics-mean-points = Gemiddelde punten
statistics-turn = Volgorde van beurten
statistics-nth = { $nth ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
  }
statistics-taken-card = Genomen klassekaarten
statistics-taken-action = Gespeelde actiekaarten
statistics-taken-character = Betaalde personages
statistics-times = Keer per spel
statistics-won-with = Ermee gewonnen
statistics-sources = Waar punten vandaan komen
statistics-each-game = Punten per spel
statistics-losses = Verloren punten per beslissing
statistics-losses-mean = { $games ->
    [one] Gemiddeld { $mean }, in één spel waarop is teruggeblikt.
   *[other] Gemiddeld { $mean } ± { $error }, in { $games } spellen waarop is teruggeblikt.
  }
statistics-losses-usual = Bots verliezen { $normal } (normaal) en { $expert } (expert).
statistics-losses-note = Hoeveel verder de speler met de beste zet vooruit had gelegen, uit wat hij wist. Elke stip is een spel, de lijn het gemiddelde van tien: één spel zegt weinig.
statistics-losses-none = Er is nog op geen spel teruggeblikt. Een terugblik wordt gemaakt als iemand erom vraagt op de pagina van een spel dat afgelopen is.
statistics-losses-chart = De laatste { $count } spellen met terugblik, na elkaar; het gemiddelde van tien gaat van { $first } naar { $last }.
statistics-normal = normaal
statistics-expert = expert
statistics-export = Je spellen
statistics-export-hint = Al je afgelopen spellen in één bestand: het spelverloop, welke plaats van jou was, wie waar eindigde. Het commando „lazaretto stats” leest het.
statistics-export-get = Download alle spellen

# Bronnen van punten, naast die welke de spellen aan het eind noemen.
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
points-message = Boodschappen
points-donation = Giften
points-outbreak = Uitbraken van de pest