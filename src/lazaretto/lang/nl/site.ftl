# The pages around the tables.

site-skip = Naar de inhoud
site-home = Startpagina
site-navigation = De site
site-rules = Regels
site-learn = Leren
site-ladder = Ranglijst
site-language = Taal
site-light = Lichte kleuren
site-dark = Donkere kleuren
site-settings = Instellingen
site-guest = Gast
site-guest-name = Reiziger
site-missing = Hier is niets.
site-unreachable = De server reageert niet. Probeer het zo nog eens.
site-headline = De grote pestspellen, aan jouw tafel
site-lead = Speel meteen tegen bots, met vrienden via een link, live of over meerdere dagen. Een account is niet nodig.
site-players = { $least } tot { $most } spelers
site-pitch-rattus = Vestig je in de regio’s van Europa en win de hulp van de klassen, terwijl de pest meereist met de ratten.
site-pitch-rattus-mercatus = Rattus met kooplieden: goederen om te vervoeren, verkopen om te timen en twaalf extra klassekaarten.
site-pitch-notre-dame = Parijs rond de kathedraal: kies drie kaarten, zet je invloed in en houd de ratten uit je wijk.
site-play-now = Speel nu
site-offer = Ken je { $title } nog niet?
site-offer-text = Een paar korte lessen op het echte bord, samen zo’n tien minuten; of meteen aan tafel.
site-offer-learn = Eerst leren
site-offer-play = Nu spelen
site-new-table = Nieuwe tafel
site-mine = Jouw spellen
site-mine-none = Je hebt geen lopend spel.
site-open = Open tafels
site-open-none = Op dit moment wacht niemand op spelers. Maak een tafel!
site-running = Spellen om te bekijken
site-over = Afgelopen spellen
site-free = vrije plaats
site-your-turn = Jij bent aan de beurt
site-rated = telt mee
site-about = De spellen worden genoemd om te zeggen wiens regels hier gelden. Lazaretto is niet verbonden met hun auteurs of uitgevers. Sommige gegevens uit de dozen zijn gereconstrueerd: de regelpagina’s zeggen welke.
site-clock-days =
    { $count ->
        [one] 1 dag per zet
       *[other] { $count } dagen per zet
    }
site-clock-live = { $minutes } min + { $increment } s
site-your-name = Je naam
site-game = Spel
site-seats = Plaatsen
site-how-many = Spelers
site-seat-mine = Ik
site-seat-open = Open voor iedereen
site-seat-name = Naam voor deze plaats
site-bots-by-level = Bots naar sterkte
site-bots-by-character = Karakters
site-who-sits = Wie zit er aan je tafel?
site-who-sits-hint = Kies tegen wie je wilt spelen, en kies nog eens om iemand weg te sturen. Een karakter is hoe iemand graag speelt: niemand ziet wat verborgen is, en niemand speelt expres slecht.
site-hot-seat = Meerdere mensen aan dit scherm: een gordijn verbergt wat geheim is tot de volgende het overneemt.
site-options = Opties
site-clock = Klok
site-clock-none = Geen klok
site-clock-is-live = Live
site-clock-is-days = Dagen per zet
site-minutes = Minuten voor het spel
site-increment = Seconden erbij per zet
site-days = Dagen voor elke zet
site-clock-hint = Als de tijd om is, speelt een bot de plaats tot de speler die terugneemt.
site-who = Wie mag meedoen
site-public = Toon de tafel aan iedereen
site-spectators = Toeschouwers zijn welkom
site-rated-game = Telt mee voor de ranglijst
site-deal = De verdeling
site-seed = Seed van de verdeling
site-seed-hint = Laat leeg voor een geheime verdeling die na het spel te controleren is. Dezelfde seed geeft dezelfde verdeling, voor wedstrijden aan meerdere tafels; zulke spellen tellen niet mee voor de ranglijst. Waar ook anderen spelen moet de seed 32 tekens lang zijn, zodat niemand hem door proberen vindt.
site-create = Tafel maken
site-differs = Hoe dit van de doos verschilt
site-ladder-hint = Een rating is een schatting, met hoe onzeker die nog is. Wie zeker goed is, staat boven wie het misschien is: nieuwe spelers beginnen laag en klimmen door te spelen. Mensen en bots staan op één ranglijst.
site-ladder-none = Er is nog geen spel afgelopen dat meetelt.
site-place = Plaats
site-name = Naam
site-rating = Rating
site-uncertainty = Onzekerheid
site-games = Spellen
site-since = Lid sinds
site-wins = Overwinningen
site-mean-points = Gemiddelde punten
site-history = Rating in de loop van de tijd
site-came =
    { $place }e van { $players }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
site-you = Jij
site-save = Opslaan
site-saved = Gedaan.
site-account-is = Je bent ingelogd als { $account }.
site-my-page = Jouw pagina
site-sign-in = Inloggen
site-device = Op dit apparaat
site-theme = Kleuren
site-theme-system = Zoals het systeem
site-theme-light = Licht
site-theme-dark = Donker
site-speed = Hoe snel zetten getoond worden
site-speed-step = Stap voor stap
site-speed-slow = Langzaam
site-speed-normal = Normaal
site-speed-fast = Snel
site-speed-instant = Meteen
site-sound = Geluiden
site-patterns = Patronen op stukken, naast kleuren
site-notices = Als je aan de beurt bent
site-notices-hint = Voor spellen zonder klok of met dagen per zet: één bericht per beurt.
site-mail = E-mailadres
site-by-mail = Laat het me per e-mail weten
site-by-push = Meld het in deze browser
site-push-refused = De browser staat geen meldingen van deze site toe.
site-webhook = Webhook
site-quiet = Stille uren
site-quiet-from = van
site-quiet-to = tot
site-zone = tijdzone
site-claim = Een account maken
site-claim-hint = Je spellen blijven van jou, op elk apparaat. Zonder wachtwoord log je in met een link die één keer werkt.
site-account = Accountnaam
site-password = Wachtwoord
site-claim-it = Account maken
site-programs = Voor je eigen programma’s
site-programs-hint = Een programma dat dit token stuurt, speelt onder jouw naam. De API staat beschreven op /api/openapi.json.
site-new-token = Token tonen
site-sign-out = Uitloggen
site-sign-out-everywhere = Overal uitloggen
site-sign-out-guest = Je hebt geen account: ben je eenmaal uitgelogd, dan krijg je je naam en je spellen niet meer terug.
site-link-sent = Als dit account bestaat, is er een link onderweg.
site-use-link = Inloggen met deze link
site-ask-link = Stuur me een link
site-admin = Voor beheerders
site-admin-only = Deze pagina is voor de accounts die de configuratie van de site als beheerder noemt.
site-admin-reports = Meldingen
site-admin-no-reports = Er is niets gemeld.
site-admin-days = Voor hoeveel dagen
site-admin-why = Reden, voor het logboek
site-admin-mute = Dempen
site-admin-unmute = Weer laten praten
site-admin-suspend = Schorsen
site-admin-unsuspend = Schorsing beëindigen
site-admin-close = Tafel sluiten
site-admin-close-sure = Tafel { $table } sluiten? Het spel eindigt zonder uitslag. Dit kan niet ongedaan worden gemaakt.
site-admin-close-it = Ja, tafel sluiten
site-admin-keep = Verder laten spelen
site-admin-table = Tafel
site-admin-settle = Geen actie nodig
site-admin-log = Wat beheerders hebben gedaan
site-admin-until = tot { $day }
site-waiting =
    { $count ->
        [one] 1 tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
site-mail-unconfirmed = Er gaat pas e-mail naar dit adres als je de link hebt geopend die erheen is gestuurd.
site-mail-confirm = Link opnieuw sturen
site-change-password = Wachtwoord
site-change-password-hint = Een nieuw wachtwoord beëindigt alle andere sessies, en de links van je plaatsen.
site-password-by-link = Je bent met een link ingelogd: een half uur lang is het oude wachtwoord niet nodig.
site-old-password = Oud wachtwoord
site-new-password = Nieuw wachtwoord
site-sessions = Waar je bent ingelogd
site-session-unknown = onbekend apparaat
site-session-seen = laatst gebruikt { $day }
site-session-current = deze
site-session-end = Deze sessie beëindigen
site-delete = Mijn account verwijderen
site-delete-hint = Je naam, e-mailadres, rating en instellingen worden verwijderd. Lopende spellen worden opgegeven. Spellen blijven voor de anderen bestaan, met ‘deleted’ in plaats van je naam. Dit kun je niet ongedaan maken.
site-delete-sure = Ik weet het zeker
site-delete-it = Verwijderen

## What is printed in the box: see components.ftl

components-own = Gereconstrueerde set
components-unnamed = Set van een bezitter
components-set = Set
components-title = Wat er in de doos gedrukt staat
components-not-rated = Spellen met de set van een bezitter tellen niet mee voor de ranglijst.
components-edit = Vul in wat je doos toont, en speel ermee

## What leads to pages whose texts come with them

analysis-title = Analyse
daily-nav = Van de dag
daily-share = Vrienden spelen deze verdeling ook aan andere tafels
daily-share-hint = Je krijgt een link waarmee anderen dezelfde verdeling spelen, met dezelfde bots. Niemand kent de seed, en de uitslagen worden vergeleken als alle tafels klaar zijn.
puzzles-title = Puzzels
