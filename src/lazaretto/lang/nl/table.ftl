# The table in the browser, around the board.

## Coming, sitting down, waiting

table-connecting = De tafel wordt geopend …
table-home = Terug naar de startpagina
table-refused = Deze tafel kan niet getoond worden
table-refused-not-found = Op dit adres is geen tafel. Controleer of de link volledig is.
table-refused-not-yours = Dit spel wordt niet aan iedereen getoond: het wordt zonder toeschouwers gespeeld, of het is privé en afgelopen. De spelers kunnen je de link geven; deze pagina blijft het proberen.
table-refused-set-aside = Deze tafel kon niet worden hervat en is apart gezet zodat iemand ernaar kan kijken. Er is niets verloren; deze pagina blijft het proberen.
table-name = Naam
table-name-done = Dat ben ik
table-name-yours = Hoe heet je?
table-name-yours-text = Een naam is genoeg; de anderen aan tafel zien hem.
table-name-another = Wie gaat daar zitten?
table-name-another-text = Je kunt met meer mensen aan één scherm spelen. Tussen de beurten verbergt een gordijn wat maar één van hen mag zien.
table-lobby-free =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
table-lobby-full = Iedereen is er. De gastheer begint het spel.
table-lobby-full-host = Iedereen is er. Je kunt beginnen.
table-seat-free = vrij
table-sit = Hier gaan zitten
table-sit-another = Iemand anders aan dit scherm laten zitten
table-leave = Opstaan
table-free-seat = Plaats vrijmaken
table-fill = Aan een bot geven
table-which-bot = Welke bot?
table-begin = Spel beginnen
table-invite = Nodig anderen uit met deze link
table-settings = Instellingen van de tafel
table-access = Toegang
table-public = Openbaar.
table-private = Alleen met de link.
table-spectators-welcome = Toeschouwers zijn welkom.
table-no-spectators = Geen toeschouwers.
table-rating = Ranglijst
table-rated = Dit spel telt mee voor de ranglijst.
table-unrated = Dit spel telt niet mee voor de ranglijst.
table-deal = Verdeling
table-seed-known = De gastheer heeft die gekozen.
table-copy = Kopiëren
table-copied = Gekopieerd
table-close = Sluiten
table-link = Link naar deze tafel

## Clocks

table-clock = Klok
table-clock-none = Geen
table-clock-days = { $days } d { $hours } u
table-clock-per-move =
    { $days ->
        [one] Eén dag per zet
       *[other] { $days } dagen per zet
    }
table-clock-live =
    { $seconds ->
        [0] { $minutes } min voor het hele spel
       *[other] { $minutes } min, plus { $seconds } s per zet
    }

## The deal and its proof

table-commitment = Hoe je controleert dat de verdeling eerlijk was
table-commitment-text = Vóór de eerste zet legt de server met een geheime seed alles vast wat van het lot afhangt, en toont de vingerafdruk van die seed. Na afloop toont hij de seed zelf; is de vingerafdruk dezelfde als daarvoor, dan is er onderweg niets veranderd. Nadat de vingerafdruk is getoond, voegt je browser zelf een willekeurig getal toe, zodat de server de verdeling niet alleen heeft gekozen.
table-seed = De seed van dit spel:
table-seed-agrees = Je browser heeft de vingerafdruk van de seed berekend: ze komen overeen.
table-seed-differs = Je browser heeft de vingerafdruk van de seed berekend: ze komen niet overeen.
table-entropy = Wat de spelers aan de seed hebben toegevoegd nadat de vingerafdruk was getoond:
table-verify = Het spelverloop bevat elke zet en elke trekking van het lot. Met deze opdracht controleer je ze allemaal op je eigen computer:

## The page

table-board = Bord
table-acts = Jouw beurt
table-players = Spelers
table-talk = Verslag en chat
table-log = Verslag
table-log-filter = Toon
table-log-all = Alles
table-log-game = Spel
table-log-table = Tafel
table-log-empty = Er is nog niets gebeurd.
table-chat = Chat
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Versturen
table-chat-unheard = De gastheer heeft je gedempt, of aan deze tafel praten alleen de spelers.
table-spectator = Toeschouwer
table-report = Melden aan de beheerders
table-report-whom = Over wie gaat het?
table-report-nobody = Niemand in het bijzonder
table-report-why = Waar gaat het over?
table-report-abuse = Beledigen of lastigvallen
table-report-cheating = Vals spelen
table-report-stalling = Tijdrekken
table-report-other = Iets anders
table-report-remark = Opmerking
table-report-send = Melding versturen
table-report-said = Dit melden
table-reported = De beheerders van deze site kijken ernaar. Bedankt.
table-closed = Een beheerder van deze site heeft deze tafel gesloten.
table-mute-menu = { $person } dempen
table-mute-here = Hier verbergen: { $person }
table-mute-all = Voor iedereen dempen: { $person }
table-unmute-all = Weer laten praten: { $person }
table-muted-here = { $person } is op dit apparaat verborgen.
table-unmute-here = Weer tonen
table-laying-out = Het bord wordt geladen …
table-board-missing = De site is intussen vernieuwd. Laad de pagina opnieuw om verder te gaan; het spel merkt er niets van.
table-board-failed = Het bord kan op dit moment niet getekend worden. Je kunt verder spelen met ‘Alle keuzes’.
table-reload = Opnieuw laden

## Players

table-you = (jij)
table-thinking = denkt na …
table-to-move = aan zet
table-away = is weg
table-resigned = heeft opgegeven
table-stand-in = intussen speelt { $bot }
table-place = { $place }e plaats
table-watching =
    { $count ->
        [one] Er kijkt één persoon mee
       *[other] Er kijken { $count } mensen mee
    }
table-figure-points = Punten
table-figure-in-reserve = in voorraad
table-figure-reserve = Voorraad
table-figure-palace = Paleis
table-figure-coins = Munten
table-figure-cubes = Blokjes
table-figure-rats = Ratten
table-figure-used = deze beurt gebruikt

## What to do now

table-your-turn = Jij bent aan de beurt
table-waiting-one = { $person } denkt na …
table-waiting-many = Wachten op de anderen: { $persons }
table-dealing = Het lot beslist …
table-over = Het spel is afgelopen.
table-playing-out = Kijk wat er gebeurt …
table-skip = Overslaan
table-next-step = Volgende
table-go-on = Verder
table-again = Toon opnieuw
table-pacing = Hoe snel het getoond wordt
table-why = Toon waarom
table-why-mine = als het mij raakt
table-why-always = altijd
table-why-never = nooit
table-why-line = waarom
table-sending = Versturen …
table-all-options = { $count ->
    [2] Beide keuzes
   *[other] Alle { $count } keuzes
}
table-rules-behind = De regels die hier gelden
# Read out, not shown.
table-asks =
    { $count ->
        [one] { $question } Eén antwoord.
       *[other] { $question } { $count } antwoorden.
    }
table-chosen = Je hebt gekozen: { $choice }.
table-undo = Ongedaan
table-result = Uitslag
table-bot-plays-for-you = { $bot } speelt voor jou.
table-take-back-seat = Mijn plaats weer innemen

## Proposals and the menu

table-menu = Deze tafel
table-proposal = Voorstel
table-proposal-look = Bekijken
table-proposal-missing = Moeten nog antwoorden: { $persons }
table-agree = Akkoord
table-refuse = Weigeren
table-withdraw = Intrekken
table-rather-not = Liever niet
table-ask-back = Mijn laatste zet terugnemen
table-ask-back-text = Sindsdien is er iets onthuld of heeft iemand anders een zet gedaan. Het wordt aan de anderen gevraagd; als iedereen akkoord is, gaat het spel terug naar vlak voor jouw zet en telt het niet meer mee voor de ranglijst.
table-ask-back-alone-text = Sindsdien is er iets onthuld. Je speelt alleen met bots, dus het spel gaat gewoon terug naar vlak voor jouw zet; het telt niet meer mee voor de ranglijst.
table-replace = Een bot laten spelen voor { $holder }
table-replace-text = { $holder } is er niet. Na enige tijd zonder teken van leven speelt een bot verder als de anderen akkoord zijn, tot { $holder } terug is; daarvoor wordt het ook aan { $holder } gevraagd.
table-propose-end = Het spel zonder uitslag beëindigen
table-propose-end-text = Het wordt aan de anderen gevraagd; als iedereen akkoord is, eindigt het spel hier en wint niemand.
table-propose-end-alone-text = Je speelt alleen met bots, dus het spel eindigt hier en niemand wint.
table-resign = Opgeven
table-resign-text = Je geeft op en wordt laatste; een bot speelt jouw plaats uit. Dit kun je niet ongedaan maken. Wil je alleen even pauze, sluit dan gewoon de pagina.
table-seat-link = Link naar mijn plaats
table-seat-link-text = Open hem op een ander apparaat om daar verder te gaan, of geef hem aan iemand die voor je verder speelt: wie deze link heeft, kan jouw plaats spelen zolang die van jou is. Het verslag zegt iedereen dat hij geopend is.
table-end-links = De links van mijn plaats intrekken
table-end-links-text = Wie er een heeft geopend, kan jouw plaats niet meer spelen, en de links die je hebt gegeven werken niet meer.
table-help-on = Hulp bij mijn zetten staat aan
table-help-off = Hulp bij mijn zetten staat uit
table-sound-on = Geluid staat aan
table-sound-off = Geluid staat uit
table-rules = De spelregels

## Several people at one screen

table-curtain = { $seat } is aan de beurt
table-curtain-text = Geef het scherm aan { $seat }. Niemand anders hoort nu te kijken.
table-curtain-open = Ik ben { $seat }
table-curtain-other = Nee, { $seat } wil kijken

## What is not as usual

table-connection-lost = De verbinding is weg. Je spel is veilig; deze pagina blijft het proberen.
table-elsewhere = Deze tafel is ook in een ander tabblad open. Je kunt in allebei spelen.
table-problem-stale = Het spel was al verder toen je zet aankwam. Kijk opnieuw en kies.
table-problem-not-now = Dat kan op dit moment niet.
table-problem-not-yours = Dat is aan iemand anders.
table-problem-not-found = Op dit adres is niets meer.
table-problem-not-signed-in = De site kent je niet meer. Vul op de startpagina opnieuw je naam in.
table-problem-invalid = De server begreep dat niet.
table-problem-illegal-move = De regels staan dat niet toe.
table-problem-too-many = Dat was te veel tegelijk. Wacht even.
table-problem-suspended = Een beheerder van deze site heeft je geschorst; tot dat voorbij is kun je alleen toekijken.
table-problem-set-aside = Deze tafel is apart gezet; er is niets verloren.
table-problem-unreachable = De server reageert niet. Misschien is je laatste zet niet aangekomen; probeer het nog eens.
table-problem-defect = Er ging iets mis op de server. Het is daar genoteerd; van je spel is niets verloren.
table-problem-unknown = Dat lukte niet: { $detail }

## Looking back

table-replay-position = Moment in het spel
table-replay-count = { $at } van { $all }
table-replay-first = Naar het begin
table-replay-back = Eén stap terug
table-replay-forward = Eén stap vooruit
table-replay-last = Naar het eind
table-replay-play = Afspelen
table-replay-pause = Pauze
table-replay-speed = Snelheid
table-replay-link = Link naar deze stelling
table-replay-leave = Terug naar het spel
table-replay-leave-over = Naar de uitslag
table-speed-step = Stap voor stap
table-speed-slow = Langzaam
table-speed-normal = Normaal
table-speed-fast = Snel
table-speed-instant = Meteen
table-eyes = Gezien door
table-eyes-spectator = een toeschouwer
table-eyes-all = alles open

## The end

table-winners =
    { $count ->
        [one] { $persons } wint
       *[other] Gedeelde overwinning: { $persons }
    }
table-no-result = Het spel eindigde zonder uitslag
table-result-place = Plaats
table-result-player = Speler
table-result-total = Punten
table-rematch = Revanche
table-to-rematch = Naar de revanche
table-review = Spel terugkijken
table-record = Spelverloop downloaden
table-chart = De punten in de loop van het spel
table-chart-loading = De stellingen worden geladen …

## Help

table-help = Hoe je hier speelt
table-help-board = Wat je kunt kiezen, licht op het bord op. Al het andere is een knop; ‘Alle keuzes’ toont de hele lijst.
table-help-why = Raak iets aan dat niet oplicht om te lezen waarom je het niet kunt kiezen en welke regel dat zegt.
table-help-undo = Je kunt je zetten ongedaan maken zolang het lot niet heeft beslist, er geen geheim is getoond en niemand anders een zet heeft gedaan. Daarna wordt het aan de anderen gevraagd: zie het menu van de tafel.
table-help-key-1 = kies uit de getoonde knoppen
table-help-key-2 = toon of verberg alle keuzes
table-help-key-3 = ongedaan maken
table-help-key-4 = vooruitspoelen
table-help-key-5 = een stap verder terwijl zetten getoond worden
table-help-key-6 = sluit wat open is
table-help-key-7 = deze hulp
table-help-key-8 = stap door het spel als je terugkijkt

## What happened at the table

table-moment-sat = { $seat } gaat zitten.
table-moment-filled = { $seat } gaat zitten.
table-moment-left = Er is een plaats vrijgekomen.
table-moment-keyed = { $person } heeft de link van { $seat } geopend en kan deze plaats ook spelen.
table-moment-unkeyed = { $seat } heeft de links van deze plaats ingetrokken.
table-moment-taken-back = { $seat } neemt een zet terug.
table-foreseen-more = … en meer.
table-since-last-turn = Sinds je laatste beurt
table-since-last-turn-read = Begrepen
table-ended-by-resignation = Het spel is voortijdig afgelopen: opgegeven door { $persons }.
table-resigned-last = Opgegeven, en daarom laatste: { $persons }.
table-moment-proposed =
    { $what ->
        [rewind] { $seat } wil graag terug naar een eerdere stelling.
        [end] { $seat } wil het spel graag zonder uitslag beëindigen.
       *[replace] { $seat } wil graag een bot laten spelen voor { $holder }.
    }
table-moment-voted =
    { $yes ->
        [no] { $seat } is niet akkoord, of trekt het voorstel in.
       *[yes] { $seat } is akkoord.
    }
table-moment-rewound = Iedereen is akkoord: het spel is teruggegaan.
table-moment-abandoned =
    { $why ->
        [length] Het spel is te lang geworden om te bewaren: het eindigt zonder uitslag.
       *[agreed] Iedereen is akkoord: het spel eindigt zonder uitslag.
    }
table-moment-stood-in =
    { $why ->
        [clock] De tijd van { $seat } is om; { $bot } speelt verder.
       *[vote] { $bot } speelt verder voor { $seat }.
    }
table-moment-returned = { $seat } is terug.
table-moment-resigned = { $seat } geeft op.
table-moment-said = { $person }: { $said }
# Which of the two the log does not tell.
table-moment-muted =
    { $yes ->
        [no] De gastheer laat { $person } weer praten.
       *[yes] De gastheer heeft { $person } gedempt.
    }
table-moment-closed = Een beheerder van deze site heeft de tafel gesloten; het spel eindigt zonder uitslag.
table-moment-rematch = Er is een revanche.

## What leads to pages whose texts come with them

analysis-this = Deze stelling analyseren
daily-title = Verdeling van de dag
daily-compare = Bekijk wat de anderen deden
daily-sealed = Deze verdeling wordt nog door anderen gespeeld. De seed, het spelverloop en wat de anderen hadden zie je als ze overal afgelopen is.
daily-shared = Eén verdeling aan meer tafels
daily-shared-rules = Geen hints, niets wordt teruggenomen waar iemand iets van weet, en het spel telt niet voor de ranglijst.
daily-share-deal = Een link waarmee anderen deze verdeling ook spelen
review-ask = Kijk terug op dit spel
