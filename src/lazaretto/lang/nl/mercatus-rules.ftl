# The rules of Mercatus, one message per rule; order and provenance: games/rattus/mercatus/rules.toml

mercatus-rules-title = Mercatus: de regels
mercatus-rules-summary =
    Het is 1349, de Zwarte Dood woedt nog steeds, en toch wordt er gehandeld. Mercatus voegt aan Rattus goederen,
    munten en twaalf klassekaarten toe: wie de meerderheid heeft waar een goed gevraagd is, verkoopt het daar, en
    vijf munten zijn een blokje waard. Alle regels van Rattus gelden, tenzij een regel hier iets anders zegt.

## Components

mercatus-section-components = Spelmateriaal
mercatus-plain-components = Vier soorten goederen, munten en twaalf kaarten meer voor de zes klassen.
MER-C1 = Er zijn 28 goederen: 7 keer vis, laken, hout en zout.
MER-C2 = Er zijn 32 munten van 1 en 20 van 5, samen 132 waard. Het maakt nooit uit welke munten je hebt, alleen hoeveel ze waard zijn.
MER-C3 = De bank heeft wat de spelers niet hebben. Ze betaalt alleen wat ze heeft: kan ze niet alles betalen, dan betaalt ze wat er over is.
MER-C4 = Er zijn nog 12 klassekaarten, twee voor elk van de zes klassen.

## Set-up

mercatus-section-setup = Voorbereiding
mercatus-plain-setup = Zoals in Rattus, met daarbij: in elke regio ligt een goed, en dat koopt die regio; van elke soort is één goed te nemen, iedereen heeft vier munten, en zes kaarten doen mee.
MER-S1 = Bord, ratten, Zwarte Dood pion en eerste blokjes worden klaargezet als in Rattus. De zes kaarten die meedoen liggen naast het bord.
MER-S2 = Vier goederen van elke soort vormen dicht de voorraad. Daarna wordt van elke soort één opengelegd: die zijn beschikbaar.
MER-S3 =
    Van de andere 12 goederen ligt er willekeurig één open in elke regio die meedoet, het hele spel lang. Met 2 spelers
    gaat er eerst één goed van elke soort uit, met 3 spelers twee goederen van twee verschillende soorten, door het
    lot bepaald.
MER-S4 = Elke speler begint met 4 munten.
MER-S5 =
    Er doen precies zes klassekaarten mee. Dat wordt vooraf bepaald: zes willekeurige van alle achttien, één
    willekeurige van elke klasse, een combinatie met een naam, of zes die jullie zelf kiezen.
MER-S6 =
    Met minder dan 4 spelers wordt minstens één kaart van de Ridderstand aangeraden, zodat geen deel van het bord
    veilig is. Je wordt gewaarschuwd, niet tegengehouden; kaarten die het lot trekt volgen de raad, tenzij de gastheer
    anders beslist.
MER-S7 =
    De combinaties zijn: Beginners (Boer, Monnik, Ridder, Koopman, Koning, Heks), Gewelddadige tijden (Bandiet,
    Moordenaar, Grafschenner, Heks, Sjamaan, Oplichter) en Aristocraten (Koning, Schatmeester, Luitenant, Paus,
    Landeigenaar, Ridder). Een vierde, Handel (Hanzekoopman, Brouwer, Bandiet, Bakker, Knecht, Bode), is er niet bij,
    want Bakker, Knecht en Bode horen bij een andere uitbreiding.

## Several cards of one class

mercatus-section-classes = Meer kaarten van één klasse
mercatus-plain-classes = Van één klasse kunnen meer kaarten meedoen. Een symbool van die klasse kost dan voor elk daarvan een blokje.
MER-X1 = Doen er meer kaarten van één klasse mee, dan kost elk symbool van die klasse de eigenaar van elk van die kaarten een blokje.
MER-X2 = Heb je meer kaarten van één klasse, dan kost elk symbool van die klasse je voor elk daarvan een blokje, zolang je er daar hebt.
MER-X3 = Heb je meer kaarten van de Ridderstand, dan verplaats je de Zwarte Dood pion toch hoogstens twee stappen.
MER-X4 =
    Je hebt al hun andere voordelen: het goed van de Bandiet, de munten van de Moordenaar, de neutrale blokjes van de
    Ridder. Zonder de Ridder kun je de pion in je beurt niet als neutrale blokjes laten meetellen.

## Goods

mercatus-section-goods = Goederen
mercatus-plain-goods = Eens in je beurt neem je een goed dat open ligt. Aan het begin van elke beurt ligt er weer één van elke soort.
MER-G1 = Aan het begin van elke beurt wordt van elke soort die niet open ligt maar wel dicht in de voorraad zit er één opengelegd, zodat er van elke soort één beschikbaar is.
MER-G2 = Eén keer in je beurt, op elk moment vóór C, mag je een beschikbaar goed nemen.
MER-G3 =
    Met kaarten kun je er meer nemen. Je neemt alleen goederen die open liggen, dus nooit twee van één soort in een
    beurt; er wordt niets meer opengelegd vóór de volgende beurt.
MER-G4 = Munten, goederen van spelers, goederen op kaarten, goederen in regio’s en het aantal van elke soort in de voorraad zijn voor iedereen bekend.
MER-G5 = Aan het begin van een beurt kan geen soort ontbreken: van de vier liggen er hoogstens drie op kaarten, en een verkoop heeft de andere teruggebracht.
MER-G6 = Een goed dat tijdens een beurt naar de voorraad teruggaat, ligt dicht; in die beurt kun je het niet nemen.
MER-G7 = Het goed van MER-G2 en de goederen van je kaarten zijn aparte rechten: gebruik ze of niet, in elke volgorde.

## Sale

mercatus-section-sale = Verkoop
mercatus-plain-sale = Gaat het laatste goed van een soort uit de voorraad, dan verkoopt iedereen die soort: drie munten voor elke regio die het koopt en waar jij de meeste blokjes hebt. Wat je niet kwijt kunt, ben je kwijt.
MER-V1 = Is er aan het eind van een beurt, na C, van een soort niets meer in de voorraad, open of dicht, dan wordt die soort verkocht. Dat kan voor meer soorten tegelijk.
MER-V2 = Bij een verkoop geeft iedereen al zijn goederen van de soorten die op zijn weg.
MER-V3 =
    Je verkoopt een goed aan een regio die dezelfde soort toont en waar je de meerderheid van de blokjes hebt; je
    krijgt er 3 munten voor. In één verkoop verkoop je aan elke regio hoogstens één goed.
MER-V4 = Spelers die gelijk staan voor de meerderheid hebben die allemaal; zo kunnen er meer aan één regio verkopen.
MER-V5 = Zonder blokje in een regio heb je er geen meerderheid, ook niet als niemand er een heeft.
MER-V6 = Goederen die je niet kunt verkopen leveren niets op. Alle goederen van de verkoop, verkocht of niet, gaan dicht terug naar de voorraad.
MER-V7 =
    Voorbeeld: vis ligt in Germania, Polonia en Hungaria. Blauw heeft 3 vis en de meerderheid in Germania (gedeeld met
    Rood) en Polonia; Rood heeft 1 vis en de meerderheid in Germania (gedeeld) en Hungaria. In de beurt van Rood is de
    vis opgeraakt. Blauw geeft 3 vis terug en krijgt 2 × 3 = 6 munten; Rood geeft er 1 terug en krijgt 1 × 3 = 3
    munten.
MER-V8 = Goederen op kaarten zijn van niemand: ze worden niet verkocht en blijven liggen. Ze tellen als uit de voorraad.
MER-V9 =
    Of een soort op is, wordt één keer bekeken, als C voorbij is, met de goederen die in C zijn genomen. Een soort die
    tijdens de beurt op was maar er dan weer een heeft, wordt niet verkocht.
MER-V10 = Er valt niets te kiezen: voor elke soort krijg je 3 munten keer het aantal van je goederen, of keer het aantal van haar regio’s waar je de meerderheid hebt als dat kleiner is.
MER-V11 = Ook de laatste gewone beurt eindigt met een verkoop; daarna komt de laatste ronde.

## Money

mercatus-section-money = Geld
mercatus-plain-money = Vijf munten zijn aan het einde één blokje; tot dan betalen munten voor kaarten.
MER-M1 = Aan het eind tellen elke volle 5 munten als één extra blokje; de rest telt niet.
MER-M2 = Je betaalt munten aan de bank en krijgt ze van de bank, nooit van een andere speler.

## C with these cards

mercatus-section-plague = C met deze kaarten
mercatus-plain-plague = Sommige kaarten werken terwijl de Zwarte Dood toeslaat: de Bandiet neemt bij aankomst een goed, de Diaken koopt zich vrij, Moordenaar en Grafschenner verdienen aan blokjes die anderen verliezen.
MER-P1 =
    De volgorde in C: de pion verplaatst; het goed van de Bandiet; de verspreiding; de beslissing van de Ridder. Dan
    fiche voor fiche: het wordt getoond, de limietwaarde wordt vergeleken, de Diaken mag betalen, M, A en klassen kosten
    hun blokjes, de Moordenaar wordt betaald, de Grafschenner mag een goed nemen. Tot slot het eind van de beurt met
    de verkoop.
MER-P2 =
    Bandiet: je neemt het goed, of niet, zodra de pion is aangekomen, ook waar geen ratten of blokjes zijn. Het moet
    open liggen en van de soort zijn van de regio waar de pion eindigde.
MER-P3 = Diaken: je mag alleen betalen als het fiche toeslaat en jou minstens één blokje zou kosten, en als je de munten hebt. Je betaalt voordat er een blokje verloren gaat.
MER-P4 =
    Een fiche waarvoor je betaald hebt kost jou niets, met geen van zijn symbolen. Je blokjes blijven en tellen mee voor
    elke M: een M die alleen jou had getroffen treft niemand, en een speler die met jou gelijk staat verliest zijn
    blokje wel.
MER-P5 = De prijs stijgt alleen als je betaalt; een fiche dat je laat toeslaan verandert hem niet. In je volgende beurt is hij weer 1.
MER-P6 = De munt van de Moordenaar komt als de verliezen van het fiche voorbij zijn: je kunt er de Diaken mee betalen voor het volgende fiche, niet voor dit.
MER-P7 = Moordenaar en Grafschenner verdienen één keer per fiche, hoeveel blokjes van anderen het ook doodt. Eigen blokjes tellen niet.
MER-P8 = Grafschenner: je neemt het goed direct na het fiche, van elke soort die open ligt. Neem je het dan niet, dan vervalt het.
MER-P9 = Een goed dat je in C neemt, kun je niet vóór je volgende beurt op een kaart leggen.

## The cards

mercatus-section-cards = De kaarten
mercatus-plain-cards = De nieuwe kaarten maken meestal van munten of goederen blokjes, of verplaatsen blokjes en ratten. Drie ervan (Hanzekoopman, Sjamaan, Landeigenaar) willen een goed op de kaart, en werken waar dat goed gekocht wordt.
MER-K1 = Luitenant (Koningshuis): betaal 1, 3 of 6 munten om nog 1, 2 of 3 blokjes te plaatsen, allemaal in één regio; elke regio mag, ook een andere dan die van B.
MER-K2 = Schatmeester (Koningshuis): neem 2 munten uit de bank.
MER-K3 = Paus (Kerk): betaal 2 munten om één blokje uit je voorraad rechtstreeks in het paleis te plaatsen.
MER-K4 =
    Diaken (Kerk): in C van je eigen beurt mag je, nadat een rattenfiche is getoond, betalen om te ontkomen aan wat het
    jou doet: 1 munt de eerste keer in een beurt, 3 de tweede, 6 de derde. De anderen ondergaan het gewoon.
MER-K5 = Moordenaar (Ridderstand): verplaats de Zwarte Dood pion tot twee stappen en neem 1 munt uit de bank voor elk rattenfiche dat in jouw beurt een blokje van een andere speler doodt.
MER-K6 = Bandiet (Ridderstand): verplaats de Zwarte Dood pion tot twee stappen; je mag een beschikbaar goed nemen van de soort die in de regio van de Zwarte Dood ligt.
MER-K7 =
    Hanzekoopman (Burgerij): er moet een goed op de kaart liggen. Verplaats tot 5 van je blokjes van één regio naar een
    andere, aangrenzend of niet, die de soort op de kaart toont; allemaal naar dezelfde regio.
MER-K8 =
    Oplichter (Burgerij): plaats vóór C een rattenfiche uit de voorraad ongezien in een regio met een blokje van jou en
    minder dan 3 ratten. Dan mag je ook een beschikbaar goed van de soort van die regio nemen. Raakt de voorraad ratten
    daardoor op, dan verspreidt de Zwarte Dood zich niet en eindigt het spel na deze beurt.
MER-K9 = Grafschenner (Magie): in C mag je één beschikbaar goed nemen voor elk rattenfiche dat in jouw beurt een blokje van een andere speler heeft gedood.
MER-K10 =
    Sjamaan (Magie): er moet een goed op de kaart liggen. Verdeel één keer in je beurt alle rattenfiches van de regio’s
    die de soort op de kaart tonen ongezien naar wens over diezelfde regio’s. Nooit meer dan 3 in één regio; een regio
    mag leeg blijven.
MER-K11 = Landeigenaar (Boerenstand): er moet een goed op de kaart liggen. Plaats twee blokjes in één regio die de soort op de kaart toont.
MER-K12 = Brouwer (Boerenstand): neem nog een beschikbaar goed.
MER-K13 =
    Om de Hanzekoopman, de Sjamaan of de Landeigenaar te gebruiken leg je een van je goederen op de kaart. Het blijft
    daar tot een ander de kaart neemt of jij het vervangt; dan gaat het dicht terug naar de voorraad. Je mag de kaart
    zonder goed nemen en er deze beurt of later een op leggen. Met een goed erop werkt de kaart meteen, één keer per
    beurt, en het goed dient ook in latere beurten.
MER-K14 =
    Alleen wie aan de beurt is gebruikt kaarten, elk één keer per beurt en vóór C; maar Bandiet, Moordenaar, Diaken en
    Grafschenner werken, net als de Ridder, in C.
MER-K15 =
    Een kaart die je van een ander neemt komt leeg: haar goed gaat naar de voorraad, niet naar de vorige eigenaar. Je mag
    er een eigen goed op leggen en haar in dezelfde beurt gebruiken.
MER-K16 =
    Je legt goederen op een kaart of vervangt ze in je beurt vóór C, zo vaak je wilt, ook nadat je haar hebt gebruikt;
    het nieuwe goed mag van dezelfde soort zijn. Terugnemen kan niet.
MER-K17 = Luitenant, Landeigenaar en Paus plaatsen blokjes uit de voorraad: je betaalt niet voor een blokje dat je niet hebt. De Landeigenaar mag er één plaatsen in plaats van twee.
MER-K18 = Luitenant en Landeigenaar hebben geen ratten in de regio nodig en horen niet bij B: de Boer voegt er niets aan toe en B mag ergens anders.
MER-K19 = Sjamaan: de fiches worden niet geschud; je zegt van elk waar het heen gaat. Wie er een heeft gezien blijft het kennen, en niemand bekijkt er een.
MER-K20 = Hanzekoopman: één tot vijf blokjes. Ze mogen elke regio verlaten; ze moeten een andere bereiken. Het paleis is geen van beide.
MER-K21 = Oplichter: het nieuwe fiche is meteen een rat van die regio, voor B, de Koning en de verspreiding. Je neemt het goed dan of helemaal niet, en het moet open liggen.

## End of the game

mercatus-section-end = Einde van het spel
mercatus-plain-end = Zoals in Rattus: kaarten nog een keer, alle ratten, de meeste blokjes. In de slotronde werken sommige kaarten anders, en voor de telling verkoopt iedereen alles.
MER-E1 =
    De laatste ronde gaat als in Rattus: tegen de klok in, zonder de speler van de laatste beurt, gebruikt iedereen zijn
    kaarten nog één keer. De kaarten van Rattus werken als in RAT-E3, deze als altijd (Paus, Landeigenaar en Luitenant
    plaatsen blokjes), behalve wat volgt.
MER-E2 = Luitenant: hoogstens één blokje, voor één munt.
MER-E3 = Hanzekoopman, Landeigenaar, Sjamaan: je mag er nog een goed op leggen of het vervangen; ze werken als altijd.
MER-E4 =
    Brouwer, Oplichter, Bandiet, Grafschenner: alle goederen in de voorraad zijn beschikbaar, open of dicht, dus je mag
    zelfs dezelfde soort vaker nemen.
MER-E5 = Oplichter: is er geen rat meer in de voorraad, dan wordt er willekeurig een getrokken uit de gebruikte ratten.
MER-E6 = Bandiet: verplaats de Zwarte Dood pion tot twee regio’s ver; dan mag je een goed nemen van de soort van de regio waar hij eindigt.
MER-E7 = Moordenaar: verplaats de Zwarte Dood pion tot twee regio’s ver, toon de ratten daar één voor één en neem 1 munt voor elke die een blokje van een andere speler doodt.
MER-E8 = Grafschenner, Diaken: verplaats de Zwarte Dood pion één regio, toon de ratten daar één voor één en gebruik daar de kaart.
MER-E9 =
    Heb je meer kaarten die met de Zwarte Dood pion samenhangen, dan werken ze allemaal in dezelfde regio: één
    verplaatsing, één keer tonen. Is er een kaart van de Ridderstand bij, dan gaat de pion tot twee regio’s ver.
MER-E10 = In de laatste ronde is er geen verkoop als een soort opraakt.
MER-E11 = Als alle ratten zijn afgehandeld, vóór de telling, is er een laatste verkoop: iedereen verkoopt al zijn goederen van elke soort.
MER-E12 = Het goed van MER-G2 wordt in de laatste ronde niet genomen; alleen kaarten worden gebruikt.
MER-E13 = Je score: je blokjes in regio’s en in het paleis, plus één voor elke 5 munten. Bij gelijke stand als in Rattus.
MER-E14 = In jouw deel van de laatste ronde gebruik je eerst de kaarten die vóór C werken, in elke volgorde, en dan die van de Zwarte Dood pion.
MER-E15 =
    Om Bandiet, Moordenaar, Grafschenner of Diaken in de laatste ronde te gebruiken verplaats je de pion: minstens één
    regio, met alleen Grafschenner en Diaken precies één, en niet terug naar waar hij stond. Je mag ze ook alle
    ongebruikt laten.
MER-E16 =
    In de laatste ronde is er geen verspreiding. Het tonen volgt RAT-D1 tot RAT-D9 en RAT-D11: er is een blokje en een
    rat nodig, de volgorde is willekeurig, alle spelers verliezen blokjes, en het stopt als er geen blokje meer is.
MER-E17 =
    Na de verplaatsing, en het goed van de Bandiet, toon je de ratten als je Moordenaar, Grafschenner of Diaken hebt. Je
    mag ze alleen dicht laten als je ook de Ridder of de Bandiet hebt, die zonder tonen verplaatsen.
MER-E18 = Bij dit tonen telt de pion alleen als 2 neutrale blokjes als je de Ridder hebt en het wilt (RAT-K3).
MER-E19 = Diaken: in de laatste ronde begint de prijs bij 1.
MER-E20 = Als na de laatste ronde alle ratten worden afgehandeld, werkt geen kaart: de Diaken betaalt niet, de Moordenaar krijgt geen munt, niemand neemt een goed.
MER-E21 = Daarbij telt de pion als 2 neutrale blokjes (RAT-E4), ook als de Ridder niet bij de zes kaarten is.
MER-E22 =
    De gebruikte ratten (MER-E5) zijn alle fiches die tot dan toe getoond zijn, ook die van de laatste ronde, maar niet
    de fiches die bij de voorbereiding zijn weggelegd. Het getrokken fiche wordt ongezien geplaatst.
MER-E23 = De laatste verkoop volgt MER-V3 tot MER-V8 voor elke soort; goederen op kaarten worden niet verkocht.

## How this differs from the box

mercatus-differs-title = Wat anders is dan in de doos
mercatus-differs-intro =
    Deze bladzijde volgt de gepubliceerde Italiaanse spelregels van Mercatus. De aanduidingen van de herkomst betekenen
    hetzelfde als op de bladzijde van Rattus.
mercatus-differs-names =
    De Italiaanse regels noemen de Bandiet zowel ‘Bandito’ als ‘Sciacallo’, en de Grafschenner zowel ‘Profanatore di
    tombe’ als ‘Saccheggiatore di tombe’: wij houden elk paar voor één kaart.
mercatus-differs-trade =
    De naam en de eerste kaart van de combinatie Handel zijn gereconstrueerd. Er zijn drie kaarten van een andere
    uitbreiding voor nodig, dus hier kun je haar niet kiezen.
mercatus-differs-rulings =
    De belangrijkste beslissingen: de volgorde van alles in C (MER-P1), wat de betaling van de Diaken redt (MER-P3,
    MER-P4), de fiches van de Sjamaan, die bekend blijven (MER-K19), en hoe de kaarten van de Zwarte Dood pion in de
    laatste ronde één verplaatsing delen (MER-E14 tot MER-E19).
