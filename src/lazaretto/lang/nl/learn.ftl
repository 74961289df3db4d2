# Leren spelen: de pagina met lessen, het doel van elk spel en wat er bij elke vraag kan, in gewone woorden.

## Lessen

learn-title = Leer { $title }
learn-lessons = De lessen
learn-how-long = Elke les duurt één tot drie minuten. Wat je gedaan hebt blijft op dit apparaat bewaard.
learn-of = Les { $n } van { $count }
learn-before = Deze lessen gaan ervan uit dat je { $title } kent en leren alleen wat nieuw is. Ken je het nog niet:
learn-task-of = Stap { $n } van { $count }
learn-done = gedaan
learn-begin = Begin
learn-go-on = Ga verder
learn-next = Verder
learn-back = Terug
learn-skip = Overslaan
learn-finish = Les afronden
learn-try-again = Nog eens
learn-show-me = Laat zien
learn-look = Kijk
learn-happened = Wat er gebeurde
learn-rules-behind = De regels erachter
learn-finished = Les gedaan.
learn-all-finished = Dat was alles wat je nodig hebt. Speel nu: er komt een bot bij je zitten, en naast elke vraag staat hulp.
learn-guided = Een eerste spel, met hulp
learn-guided-text = Tegen één bot die fouten maakt als een beginner. Elke vraag wordt uitgelegd tot je die kent.
learn-guided-begin = Speel met hulp
learn-other = Andere spellen
learn-rules = Lees de regels
learn-missing = Voor dit spel zijn er geen lessen.
learn-quit = Stoppen

## In a terminal

learn-terminal-keys = getal: kiezen · Enter: verder · s: laat zien · q: weg
learn-terminal-lesson = { $n }. { $lesson }

## The goal of each game

goal = Het doel
goal-rattus = Wie aan het einde de meeste blokjes op de kaart heeft, wint. Je plaatst blokjes waar ratten liggen; komt de Zwarte Dood, dan kosten de ratten daar blokjes. Blokjes in het paleis zijn veilig en tellen ook mee.
goal-rattus-mercatus = Wie aan het einde de meeste blokjes op de kaart en in het paleis heeft, wint; vijf munten tellen als één extra. Je plaatst blokjes waar ratten liggen en verkoopt goederen aan regio’s waar jij de meeste blokjes hebt.
goal-notre-dame = Wie na negen ronden de meeste prestigepunten heeft, wint. Je kaarten zetten blokjes in je wijk; hoe meer er in een sector staan, hoe meer die oplevert. Houd je ratten op 9 of lager, anders kost de pest je punten en blokjes.

## What can I do now?

guide = Wat kan ik nu doen?
guide-wait = Je bent niet aan de beurt. Kijk wat de anderen doen; het verslag vertelt het regel voor regel.
guide-answers = Alles wat oplicht kun je kiezen. Wijs het aan, of houd je vinger erop, om te lezen wat het zou opleveren.
guide-none = Geen hulp meer
guide-advice = Je zou dit kunnen doen: { $choice }.
guide-more = Leg uit
guide-first_cubes = Iedereen plaatst twee blokjes in één regio, daarna nog twee, daar of elders. De Zwarte Dood verlaat de regio waar hij staat en slaat ernaast toe: begin waar hij nu is, of twee stappen verder.
guide-act = Een beurt heeft drie delen. Neem één klassekaart: die helpt je elke beurt. Plaats blokjes in één regio, zoveel als er ratten liggen. Ga dan door: je moet de Zwarte Dood verplaatsen. Kaart en blokjes mogen, in beide volgordes; gebruik je kaarten voor je doorgaat.
guide-rattus-mercatus-act = Een beurt: neem één klassekaart, neem één goed, plaats in één regio zoveel blokjes als er ratten liggen, gebruik je kaarten, in elke volgorde. Ga dan door: je moet de Zwarte Dood verplaatsen. Wie het laatste goed van een soort neemt, begint de verkoop ervan: drie munten van elke regio die het koopt en waar jij de meeste blokjes hebt.
guide-move_plague = Verplaats de Zwarte Dood naar een aangrenzende regio. Waar hij komt worden ratten getoond, en die kosten blokjes. Stuur hem waar anderen blokjes hebben en jij weinig of geen.
guide-spread = Er komen nieuwe ratten rond de Zwarte Dood. Een rat bedreigt de blokjes naast zich, maar wie het eerst komt mag er ook een blokje meer plaatsen. Leg ze waar je in je volgende beurt wilt plaatsen, niet waar de anderen dat zouden doen.
guide-place_how_many = Meer blokjes is bijna altijd beter.
guide-count_piece = Telt de pion mee, dan slaan ratten eerder toe. Zeg ja als de blokjes hier van anderen zijn, nee als ze van jou zijn.
guide-final_act = De laatste ronde: gebruik al je kaarten nog één keer, daarna worden alle ratten getoond. Breng je blokjes weg van de ratten, of de ratten weg van je blokjes.
guide-final_move = Waar de Zwarte Dood pion staat, telt die aan het einde als twee blokjes extra. Zet hem bij de blokjes van anderen.
guide-keep_first = Houd de kaart die je het meest nodig hebt; twee gaan naar je linkerbuur. Volle sectoren leveren het meeste op. Heb je veel ratten, houd dan Hospitaal of Park.
guide-keep_second = Houd een van deze twee; de andere gaat naar je linkerbuur.
guide-play_card = Speel een van je kaarten: die zet een blokje in haar sector, en de sector levert zoveel op als er blokjes staan. Je speelt er twee van de drie; de derde leg je weg.
guide-place_cube = Plaats het blokje en neem wat de sector oplevert. Is je voorraad leeg, dan mag je er een van elders verplaatsen.
guide-enter_sector = Je Vertrouweling telt overal als een blokje, en kost er geen. Stuur hem waar de meeste staan.
guide-take_benefit = Een munt betaalt een personage, een blokje kun je plaatsen, en een rat terug houdt de pest weg. Neem waar je te weinig van hebt.
guide-drive = Rijd naar een boodschap en neem wat die toont. Heb je van een kleur al meer dan van de andere, dan mag je er daarvan geen nemen.
guide-donate = Drie munten voor zes punten is de beste ruil.
guide-hire = Voor één munt werkt een van de drie personages voor je. Lees wat elk geeft, en tel wat het je nu zou opleveren.
guide-lose_cube = De pest neemt een blokje uit een van je volste sectoren. Geef het blokje op dat je het minst nodig hebt.
guide-king-to_palace = Eén blokje gaat naar het paleis, waar geen rat komt; aan het einde telt het mee. Neem het waar je de Zwarte Dood het meest vreest.
guide-merchant-from = De Koopman brengt tot drie van je blokjes naar een aangrenzende regio. Kies de regio waar ze gevaar lopen: ratten erbij, de Zwarte Dood dichtbij.
guide-merchant-to = Kies een regio met weinig of geen ratten, ver van de Zwarte Dood.
guide-merchant-how_many = Meestal allemaal. Laat je er een paar staan, dan kan dat een rat onder haar limietwaarde houden.
guide-monk-takes = De Monnik draagt een rat naar een aangrenzende regio. Kies er een die bij je eigen blokjes ligt.
guide-monk-puts = Leg haar bij de blokjes van anderen, of waar je de volgende keer wilt plaatsen.
guide-peasant-places = Nog een blokje op de kaart, in elke regio. Zet het waar geen ratten liggen: hierna worden alle ratten getoond.
guide-witch-first = De Heks bekijkt een rat die daarna alleen jij kent. Kies er een bij je blokjes, of een waar de Zwarte Dood heen kan.
guide-witch-second = Je mag er nog een bekijken; daarna mag je ze ruilen.
guide-witch-swaps = Een hoge limietwaarde slaat zelden toe: houd die bij je eigen blokjes, en de lage bij die van anderen.
guide-put_good = Het goed zegt in welke regio’s de kaart werkt: die deze soort kopen. Het blijft op de kaart en dient elke beurt.
guide-lieutenant-places = Blokjes voor munten, in elke regio, met of zonder ratten. Denk aan regio’s zonder ratten, en aan die waar je dan de meeste blokjes hebt.
guide-lieutenant-how_many = Aan het einde zijn vijf munten één blokje; hier kosten drie blokjes er zes. Geef uit wat je kunt.
guide-deacon-pays = Betaal je, dan neemt deze rat niets van jou. Aan het einde zijn vijf munten één blokje: de eerste keer loont het bijna altijd, de derde keer zelden.
guide-raider-takes = Een gratis goed: neem het.
guide-hanseatic_trader-from = De Hanzekoopman brengt tot vijf van je blokjes naar een regio die het goed op hem koopt. Kies blokjes die gevaar lopen.
guide-hanseatic_trader-to = Kies een regio zonder ratten, of een waar je dan de meeste blokjes hebt: die koopt van jou.
guide-hanseatic_trader-how_many = Meestal allemaal.
guide-swindler-places = Met een rat erbij mag je er een blokje meer plaatsen. Kies waar je deze beurt wilt plaatsen.
guide-swindler-takes = Een gratis goed: neem het.
guide-grave_robber-takes = Een gratis goed. Neem een soort die gekocht wordt waar jij de meeste blokjes hebt.
guide-shaman-takes = Zeg welke rat weggaat: een die bij je eigen blokjes ligt. Liggen ze allemaal zoals je wilt, dan ben je klaar.
guide-shaman-puts = Leg haar bij de blokjes van anderen.
guide-landowner-places = Twee blokjes zonder dat er ratten nodig zijn. Kies een regio waar je er de meeste mee krijgt, of waar geen ratten liggen.
guide-landowner-how_many = Meer blokjes is bijna altijd beter.
guide-brewer-takes = Een tweede goed in deze beurt. Neem een soort die gekocht wordt waar jij de meeste blokjes hebt.
guide-final_reveal = De ratten waar de Zwarte Dood staat kunnen nog één keer getoond worden. Zeg ja als het de anderen meer kost dan jou.
guide-minstrel-from = De Minstreel verplaatst tot drie blokjes van een sector naar een andere. Kies een sector die zijn werk gedaan heeft.
guide-minstrel-to = Waar veel blokjes staan, levert de volgende kaart meer op. Nu gebeurt daar niets.
guide-minstrel-how_many = Laat er een staan waar een sector je nog iets oplevert.
guide-jester-takes = De Nar verplaatst één blokje, en de sector waar het komt werkt meteen. Kies er een dat je kunt missen.
guide-jester-puts = De sector werkt meteen, alsof je de kaart gespeeld had: kies die het meeste oplevert.
guide-bishop-puts = Er gaat een blokje naar een lege sector, die meteen werkt met dat ene blokje. Neem waar je te weinig van hebt.

## The page of the rules

rules-contents = Inhoud
rules-search = Zoek in de regels
rules-none = Geen regel zegt dat.
rules-exact = De precieze regels ({ $count })
rules-figure = Bekijk het op het bord
rules-before = Ervoor
rules-after = Erna
rules-try = Probeer het zelf
rules-again = Opnieuw
rules-lesson = Leer het: { $lesson }
rules-print = Afdrukken
