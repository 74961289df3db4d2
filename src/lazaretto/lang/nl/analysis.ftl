# The analysis board.

analysis-lead = Elke stelling, verder gespeeld voor alle kanten. Voor afgelopen spellen en zelfbedachte stellingen: tijdens een spel denk je zelf.
analysis-to-move = { $colour } is aan de beurt
analysis-over = Hier is het spel afgelopen.
analysis-chance = Het lot
analysis-draw = Laat het lot beslissen
analysis-what-if = En als het … was? Kies wat er komt, of laat het lot beslissen.
analysis-dealt = Het lot beslist vanzelf
analysis-weigh = Weeg de zetten
analysis-weighing = De zetten worden gewogen …
analysis-longer = Langer kijken
analysis-looking-longer = Er wordt langer gekeken …
analysis-move = Zet
analysis-lead-in-points = Voorsprong
analysis-behind = Achter op de beste
analysis-first-choice = eerste keus
analysis-as-good = ongeveer even goed
analysis-plus-minus = { $points } ± { $error }
analysis-note = Punten voorsprong aan het eind op de beste van de anderen, zoals een zoekslag ze verwacht uit wat deze speler weet. De ± is één standaardfout, met wat een zoekslag mist omdat hij eerder ophoudt dan het spel.
analysis-back = Een stap terug
analysis-forward = Een stap verder
analysis-first = Naar de eerste stelling
analysis-edit = Stelling veranderen
analysis-edit-done = Klaar
analysis-edit-hint = Kies iets op het bord, of verander wat hier staat. Een stelling die niet kan wordt geweigerd, en je leest waarom.
analysis-edit-table = Wat naast het bord ligt
analysis-line = Notatieregel
analysis-show = Tonen
analysis-new = Nieuw spel
analysis-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
choice-change_here = Hier iets veranderen

set-cubes = Blokjes van { $colour }
set-rats = Ratten hier
set-plague = Zwarte Dood pion hier
set-face = Rat { $nth } toont
set-seen = { $colour } heeft rat { $nth } gezien
set-holder = Wie hem heeft
set-turn = Er begint een beurt voor
set-palace = In het paleis, { $colour }
set-supply = Ratten in de voorraad
set-coins = Munten van { $colour }
set-goods = { $good } van { $colour }
set-friend = Vertrouweling van { $colour }
set-carriage = Koets van { $colour }
set-points = Punten van { $colour }
set-rats-track = Rattenmarkering van { $colour }
set-own-supply = Eigen voorraad van { $colour }
set-kept = Kaart die { $colour } heeft
set-character = Personage
set-value-token-none = niemand heeft hem gezien
set-value-place-none = nog nergens
set-value-colour-beside = naast het bord
set-value-answer-yes = ja
set-value-answer-no = nee

# What to look at, before a move is shown.

hint-look = Waar moet ik op letten?
hint-no-danger = Er is nu niets van jou in gevaar. Kijk wat elke zet je oplevert.
danger-cubes-at-risk =
    { $count ->
        [one] { $region }: de Zwarte Dood kan er nu heen. Met { $odds } % neemt die je blokje.
       *[other] { $region }: de Zwarte Dood kan er nu heen. Met { $odds } % neemt die iets van je { $count } blokjes, gemiddeld { $mean }.
    }
danger-rats-rise =
    { $count ->
        [one] Eén rat op de personages: met je Hospitaal zoals het nu is brengt de pest je rattenmarkering van { $marker } naar { $to }.
       *[other] { $count } ratten op de personages: met je Hospitaal zoals het nu is brengt de pest je rattenmarkering van { $marker } naar { $to }.
    }
danger-outbreak =
    { $count ->
        [one] Eén rat op de personages: je rattenmarkering staat op { $marker }, en de pest brengt hem voorbij het eind van het spoor. Dat kost 2 punten en een blokje.
       *[other] { $count } ratten op de personages: je rattenmarkering staat op { $marker }, en de pest brengt hem voorbij het eind van het spoor. Dat kost 2 punten en een blokje.
    }
