# The rules of Notre Dame, one message per rule; order and provenance: games/notre_dame/rules.toml

notre-dame-rules-title = Notre Dame: de regels
notre-dame-rules-summary =
    Parijs aan het eind van de 14e eeuw. 2 tot 5 burgers, elk heer van een wijk in de schaduw van de kathedraal,
    verwerven prestige met goed gekozen kaarten, terwijl de ratten de pest brengen bij wie zijn gezondheid
    vergeet. Na negen rondes wint wie de meeste prestigepunten heeft.

## Components

notre-dame-section-components = Spelmateriaal
notre-dame-plain-components = Iedereen heeft een wijk met zeven sectoren, veertien blokjes, een Vertrouweling, een koets en negen kaarten. Op de marktpleinen liggen boodschappen; vijftien personages komen en gaan.
NDM-C1 =
    Een wijk heeft 7 sectoren: Kloosterschool, Bank, Residentie, Koetshuis, Herberg, Park en Hospitaal. De Haven
    is geen sector; daar ligt het rattenspoor van 0 tot 9.
NDM-C2 =
    Een wijk heeft 5 marktpleinen, één in het midden en vier aan de rand. Straten verbinden ze met elkaar en met
    de pleinen van de naburige wijken.
NDM-C3 = Iedereen heeft 9 actiekaarten: één voor elk van de 7 sectoren, één Notre Dame, één Vertrouweling.
NDM-C4 =
    Iedereen heeft 14 invloedsblokjes, een Vertrouweling, een koets en 4 boodschappen in één kleur, en een zwarte
    rattenmarkering.
NDM-C5 =
    De 4 boodschappen van een kleur tonen: 1 punt en een munt; 2 punten en een blokje; 3 punten en de
    rattenmarkering één terug; 4 punten.
NDM-C6 =
    Er zijn 15 personages: 6 bruine, en 9 grijze met de letters A, B en C, van elk drie. Elk toont 0 tot 3
    ratten.
NDM-C7 = Er zijn 25 munten. Prestigepunten (kortweg punten) raken nooit op.
NDM-C8 = De kathedraal is 6, 8, 10 of 12 punten waard met 2, 3, 4 of 5 spelers.

## Set-up

notre-dame-section-setup = Voorbereiding
notre-dame-plain-setup = Je begint met vier blokjes, drie munten, geen ratten, en je koets midden in je wijk.
NDM-S1 = Rond de kathedraal liggen zoveel wijken als er spelers zijn (voor 2 spelers zie NDM-T1).
NDM-S2 =
    Je begint met je Vertrouweling voor je, je koets op het middelste plein van je wijk, 4 blokjes in je
    persoonlijke voorraad, 10 in de algemene voorraad, 3 munten en je rattenmarkering op 0.
NDM-S3 = Je 4 boodschappen worden geschud en open op de 4 pleinen aan de rand van je wijk gelegd.
NDM-S4 = Je 9 actiekaarten worden geschud tot je eigen gedekte stapel.
NDM-S5 =
    De 6 bruine personages vormen een geschudde gedekte stapel. De 9 grijze vormen een andere, A boven op B
    boven op C, per letter geschud.
NDM-S6 =
    De startspeler wordt geloot en krijgt de klokkenluider. Hier mag wie de tafel opent de startspeler ook
    aanwijzen.
NDM-S7 = Alles van kleuren waarmee niemand speelt blijft in de doos (voor 2 spelers zie NDM-T2).

## The round

notre-dame-section-round = De ronde
notre-dame-plain-round = Negen ronden. In elke houd je één van drie kaarten en geef je er twee door, dan één van twee; van je drie kaarten speel je er twee, je betaalt als je wilt een personage, en de pest slaat toe. Na elke derde ronde betaalt de kathedraal.
NDM-R1 = Fase 1: twee bruine personages en één grijs worden opengelegd.
NDM-R2 =
    Fase 2: trek de bovenste 3 kaarten van je stapel, houd er één en geef er twee naar links door. Van de twee
    die je krijgt houd je er één en geef je er één naar links door. De laatste kaart die je krijgt is ook van
    jou. Iedereen geeft tegelijk door, en je bekijkt wat je krijgt pas nadat je zelf hebt doorgegeven. Een kaart
    die je hebt gehouden geef je niet meer door.
NDM-R3 =
    Zo heb je één kaart van je eigen kleur, één van je rechterbuur en één van de speler twee plaatsen rechts van
    je.
NDM-R4 =
    Fase 3: om de beurt speelt iedereen één kaart open en voert de actie uit; daarna om de beurt een tweede. De
    derde kaart gaat ongezien onder de tweede en heeft geen effect. Alle kaarten gaan naar één aflegstapel, die
    niemand mag doorkijken.
NDM-R5 =
    Een kaart werkt voor wie haar speelt, met zijn eigen stukken en in zijn eigen wijk (of op de Notre Dame),
    welke kleur de kaart ook heeft.
NDM-R6 =
    Fase 4: om de beurt mag iedereen een van de drie personages met één munt betalen en krijgt dan het voordeel.
    Je betaalt hoogstens één personage per ronde; meer spelers mogen hetzelfde betalen. Zonder munt geen
    personage.
NDM-R7 = Fase 5: de pest slaat toe (NDM-P1 tot NDM-P9).
NDM-R8 =
    Aan het eind van de ronde, na de pest, gaan de personages onder hun stapels en gaat de klokkenluider naar
    links.
NDM-R9 =
    Daarna wordt aan het eind van ronde 3, 6 en 9 de kathedraal gewaardeerd (NDM-N4). Dan worden de bruine
    personages opnieuw geschud en gaan alle actiekaarten terug naar hun eigenaars, die ze schudden.
NDM-R10 = Het spel eindigt na de waardering van ronde 9.
NDM-R11 =
    Er zijn drie perioden, A, B en C, van drie rondes met elk vijf fasen. Alle zes bruine personages verschijnen
    één keer per periode, elk grijs personage één keer in het spel.
NDM-R12 = De beurt gaat met de klok mee, dus naar links, vanaf wie de klokkenluider heeft.

## Placing and acting

notre-dame-section-actions = Plaatsen en handelen
notre-dame-plain-actions = Een kaart zet een blokje in haar sector, en de sector levert zoveel op als er blokjes staan: blokjes, munten, punten, een rit, een kleine hulp, minder ratten. Volle sectoren leveren dus het meest op.
NDM-A1 =
    Met de kaart van een sector plaats je een blokje uit je persoonlijke voorraad in die sector van je wijk en
    doe je daarna wat de sector doet. Het zojuist geplaatste blokje telt mee, en je Vertrouweling als hij er
    staat.
NDM-A2 =
    Als je persoonlijke voorraad leeg is, en alleen dan, mag je in plaats daarvan een van je blokjes (nooit de
    Vertrouweling) uit een andere sector of van de Notre Dame verplaatsen naar de plaats die de kaart noemt. Een
    blokje dat daar al ligt telt niet.
NDM-A3 =
    Je mag elke kaart zonder effect spelen, uit vrije wil of omdat je niets kunt plaatsen: dan wordt er geen
    blokje geplaatst of verplaatst. (De spelregels zeggen dat van kaarten die een blokje plaatsen; bij ons geldt
    het ook voor de Vertrouweling.) Maar wie het blokje plaatst voert de hele actie uit.
NDM-A4 =
    Kloosterschool: neem zoveel blokjes uit de algemene voorraad als er in de school liggen, of wat er nog is;
    is er niets meer, dan blijft het geplaatste blokje toch liggen. Voorbeeld: er liggen twee blokjes, je plaatst
    een derde en neemt er 3; later een vierde en je neemt er 4.
NDM-A5 = Bank: neem zoveel munten als er blokjes in de Bank liggen.
NDM-A6 =
    Als de muntvoorraad leeg is, komen de ontbrekende munten allemaal van de andere speler met de meeste munten,
    en als die op zijn van de volgende rijkste. Je betaalt nooit jezelf; bij gelijke stand betaalt wie het dichtst
    links van je zit; heeft niemand anders een munt, dan vervalt de rest. Dit geldt voor elke winst van munten.
NDM-A7 = Residentie: zoveel punten als er blokjes in liggen.
NDM-A8 =
    Koetshuis: verplaats je koets langs de straten over hoogstens zoveel marktpleinen, van jezelf of van anderen,
    als er blokjes in het Koetshuis liggen. Hij mag eerder stoppen of blijven staan en een straat twee keer
    gebruiken, maar stopt nooit tussen twee pleinen of in een sector. Koetsen mogen een plein delen.
NDM-A9 =
    Eindigt de koets op een plein met een boodschap die je mag nemen, dan neem je die en krijg je wat ze toont.
    Langsrijden doet niets.
NDM-A10 =
    Je mag een boodschap alleen nemen als je van haar kleur niet meer hebt dan van elke andere kleur die nog
    boodschappen op het bord heeft. Alle kleuren in het spel tellen, ook je eigen. De koets mag ook eindigen op
    een boodschap die je niet mag nemen: die blijft liggen.
NDM-A11 =
    Voorbeeld: Rood, Paars, Blauw en Groen spelen. Rood heeft een paarse, een groene en een rode boodschap: de
    volgende moet blauw zijn. Daarna mag weer elke kleur, bijvoorbeeld een tweede blauwe.
NDM-A12 =
    Herberg: met één, twee of drie blokjes na het plaatsen kies je één van deze: een munt; een blokje uit de
    algemene voorraad; je rattenmarkering één terug. Met vier of meer kies je er twee, ook twee keer dezelfde.
    Met de markering op 0 vervalt die keuze.
NDM-A13 = Park: je rattenmarkering gaat één terug (op 0: niets), hoeveel blokjes er ook liggen.
NDM-A14 =
    Blijvend effect van het Park: elk vol paar blokjes daar (de Vertrouweling telt mee) geeft 1 punt extra telkens
    als je punten krijgt, één keer per gelegenheid: Residentie, schenking, personage, boodschap of kathedraal. Een
    winst van 0 is geen winst. Het Park telt zoals het is wanneer je de punten krijgt.
NDM-A15 =
    Voorbeelden: het tweede blokje in het Park geeft op zichzelf geen punt. Derde blokje in de Residentie, 2 in
    het Park: 3+1. Advocaat met 5 boodschappen, 2 in het Park: 6+1. Schenking van 2 munten, 5 in het Park: 3+2.
    Kathedraal 6, 6 in het Park: 6+3.
NDM-A16 =
    Hospitaal: je rattenmarkering gaat één terug (op 0: niets), hoeveel blokjes er ook liggen. Het blijvende
    effect is NDM-P2.
NDM-A17 =
    Vertrouweling: je plaatst geen blokje. Je Vertrouweling gaat naar een sector naar keuze in je wijk en later
    naar een andere, nooit naar de Haven of de Notre Dame; daarna werkt die sector alsof je een blokje had
    geplaatst. Hij telt overal als één blokje. Voorbeeld: hij gaat naar de Bank met 2 blokjes: 3 munten.
NDM-A18 =
    Elke winst van blokjes brengt je blokjes van de algemene naar je persoonlijke voorraad. Wat er niet is
    vervalt; de rest van de winst, zoals punten, krijg je wel.
NDM-A19 = ‘Rattenmarkering één terug’ doet op 0 niets; wat erbij hoort krijg je toch.
NDM-A20 =
    Een blokje dat volgens NDM-A2 is verplaatst telt op zijn nieuwe plaats, en niet meer op de oude, voordat de
    actie wordt uitgevoerd.
NDM-A21 =
    De kaart Vertrouweling heeft nooit een blokje nodig; een lege voorraad maakt niet uit. De Vertrouweling mag
    niet worden gespeeld naar de sector waar hij al staat.
NDM-A22 =
    De keuzes van de Herberg maak je één voor één. Een keuze die niets zou opleveren wordt niet aangeboden; is er
    geen meer, dan vervalt de rest.
NDM-A23 =
    Een koets die niet rijdt heeft zijn rit beëindigd waar hij staat: een boodschap daar die je nu mag nemen neem
    je.
NDM-A24 =
    Voorbeeld: met zijn eerste rit nam Geel een rode boodschap (2 punten en een blokje). Met een tweede blokje in
    het Koetshuis rijdt Geel hoogstens twee pleinen ver, maar nog een rode boodschap zou blijven liggen tot Geel
    er een van elke andere kleur heeft. Een koets mag ook eindigen op een plein zonder boodschap of naast een
    andere koets.

## Notre Dame

notre-dame-section-cathedral = Notre Dame
notre-dame-plain-cathedral = Een blokje op de kathedraal kost munten en brengt meteen punten; aan het einde van de periode worden de punten van de kathedraal verdeeld over de blokjes daar.
NDM-N1 =
    Kaart Notre Dame: plaats een blokje op de kathedraal en betaal 1, 2 of 3 munten aan de voorraad voor meteen
    1, 3 of 6 punten.
NDM-N2 = Wie geen munt betaalt plaatst geen blokje; de kaart mag toch zonder effect worden gespeeld.
NDM-N3 = Per kaart één blokje en hoogstens drie munten; je mag meer van zulke kaarten spelen.
NDM-N4 =
    Aan het eind van elke periode wordt de waarde van de kathedraal gedeeld door het aantal van alle blokjes daar,
    naar beneden afgerond: zoveel punten per blokje voor de eigenaar. Daarna gaan al die blokjes naar de algemene
    voorraad.
NDM-N5 =
    Voorbeeld met 4 spelers: Groen heeft er 2 blokjes, Blauw 1: 10/3 is 3 per blokje; Groen krijgt 6, Blauw 3.
    Groen heeft 2 blokjes in het Park en krijgt dus 7.
NDM-N6 =
    Voorbeeld: Paola speelt Notre Dame met een lege persoonlijke voorraad: ze verplaatst een blokje van haar
    Hospitaal naar de Notre Dame en betaalt dan de kerk.
NDM-N7 =
    Zonder blokjes krijgt niemand iets. Met meer blokjes dan de kathedraal waard is levert elk 0 op, wat geen
    winst is; de blokjes gaan toch naar de algemene voorraad.

## The plague

notre-dame-section-plague = De pest
notre-dame-plain-plague = Elke ronde groeien je ratten met de ratten op de drie personages, min de blokjes in je Hospitaal. Boven negen breekt de pest uit: twee punten en een blokje weg.
NDM-P1 =
    De ratten op de drie opengelegde personages zijn de kracht van de pest, voor iedereen, wie ook wie betaald
    heeft.
NDM-P2 =
    Je trekt de blokjes (en de Vertrouweling) in je Hospitaal ervan af en zet je markering met de rest vooruit.
    Een negatieve rest zet haar terug, maar niet onder 0.
NDM-P3 =
    Zou je markering voorbij 9 gaan, hoeveel ook, dan stopt ze op 9, verlies je 2 punten en gaat één blokje uit je
    volste sector naar de algemene voorraad. Precies 9 is veilig.
NDM-P4 =
    De Vertrouweling telt mee bij het zoeken van de volste sector, maar wordt nooit weggenomen. Tussen even volle
    sectoren kies je zelf.
NDM-P5 =
    Met minder dan 2 punten verlies je wat je hebt. Ligt er in geen volste sector een blokje, dan verlies je er
    geen; ligt er maar in enkele een, dan komt het blokje uit een van die. De kathedraal is hier geen sector.
NDM-P6 =
    Voorbeeld met kracht 3: 2 blokjes in het Hospitaal, markering van 4 naar 5; Hospitaal leeg, van 6 naar 9; 3
    blokjes en de Vertrouweling in het Hospitaal, van 5 naar 4.
NDM-P7 =
    Voorbeeld van de ronde erna, kracht 7: Hospitaal 2, markering op 5: dat wordt 10, dus 9 en een verlies.
    Hospitaal leeg, markering op 9: 16, dus 9 en hetzelfde verlies. 1 blokje en de Vertrouweling in het Hospitaal,
    markering op 4: naar 9, veilig.
NDM-P8 =
    De pest treft alle spelers tegelijk, ieder met het Hospitaal zoals het aan het begin van fase 5 is. Daarna
    kiest om de beurt wie tussen volste sectoren moet kiezen.
NDM-P9 = Elke ronde opnieuw: een markering op 9 die weer vooruit zou gaan kost weer hetzelfde.

## The characters

notre-dame-section-characters = De personages
notre-dame-plain-characters = Eén munt, één personage per ronde. De bruine helpen en komen elke periode terug; de grijze geven punten voor wat je hebt, elk één keer in het spel.
NDM-H1 =
    Waardin (bruin): 3 punten, en één van deze: een munt; een blokje uit de algemene voorraad; je rattenmarkering
    één terug.
NDM-H2 =
    Minstreel (bruin): je mag 1 tot 3 blokjes, waarvan één de Vertrouweling mag zijn, van één sector van je wijk
    naar één andere verplaatsen, geen van beide de Notre Dame; er volgt geen actie.
NDM-H3 = Monnik (bruin): 2 blokjes uit de algemene voorraad en 1 punt.
NDM-H4 =
    Nar (bruin): je mag een blokje of de Vertrouweling uit een sector, of een blokje van de Notre Dame, naar een
    andere sector van je wijk verplaatsen, niet naar de Notre Dame; daarna werkt die sector. Voorbeeld: een blokje
    van de Bank naar het Koetshuis, waar er twee liggen: de koets rijdt hoogstens drie pleinen ver.
NDM-H5 = Woekeraar (bruin): 2 munten en 1 punt.
NDM-H6 =
    Arts (bruin): in fase 5 van deze ronde is de kracht van de pest alleen voor jou 0; je Hospitaal trekt er nog
    steeds van af. Voorbeeld: 2+3+1 = 6, Arts betaald, 1 blokje en de Vertrouweling in het Hospitaal: van 7 naar
    5.
NDM-H7 = Wacht (A): 1 punt voor elk van je blokjes, en de Vertrouweling, in je wijk en op de Notre Dame.
NDM-H8 =
    Nachtwacht (A): 1 punt voor elk van je 7 sectoren zonder blokje of Vertrouweling; Haven en Notre Dame tellen
    niet.
NDM-H9 =
    Bisschop (A): plaats een van je blokjes uit de algemene voorraad in een lege sector van je wijk, niet op de
    Notre Dame; daarna werkt die sector.
NDM-H10 =
    Gildemeester (B): 2 punten voor elk van je sectoren met minstens twee blokjes (de Vertrouweling telt mee).
NDM-H11 =
    Bedelaarskoning (B): 1 punt voor elk vrij vakje voor je rattenmarkering. Voorbeeld: markering op 4: 5 punten.
NDM-H12 = Advocaat (B): 3 punten voor elke twee boodschappen die je hebt. Voorbeeld: 5 boodschappen: 6 punten.
NDM-H13 =
    Hofdame (C): 1 punt voor elk blokje (de Vertrouweling telt mee) in je volste sector, één keer, ook als er
    meer even vol zijn. Voorbeeld: vijf blokjes in elk van twee sectoren: 5 punten.
NDM-H14 =
    Burgemeester (C): 3 punten voor elk van je sectoren met minstens drie blokjes (de Vertrouweling telt mee).
NDM-H15 = Timmerman (C): 1 punt voor elk van je sectoren met minstens één blokje of de Vertrouweling.
NDM-H16 = Je mag een personage betalen dat je niets oplevert.
NDM-H17 =
    Wat een personage niet kan geven vervalt, de rest krijg je, en de munt is uitgegeven. De punten van één
    personage zijn één gelegenheid voor het Park.
NDM-H18 =
    Voor de Bisschop is een sector leeg zonder blokje en zonder Vertrouweling. Zonder blokje in de algemene
    voorraad of zonder lege sector heeft hij geen effect. In het Koetshuis rijdt de koets hoogstens één plein ver;
    in de School neem je één blokje.
NDM-H19 =
    Nar en Minstreel verplaatsen alleen wat al in de wijk ligt (de Nar ook een blokje op de Notre Dame): een
    Vertrouweling die nog niet in een sector staat kan niet worden verplaatst. Is er niets te verplaatsen, dan
    hebben ze geen effect.
NDM-H20 =
    De zet van de Nar is geen plaatsen: hij dient je ook als er blokjes in je persoonlijke voorraad liggen, en
    neemt er geen van.

## Visibility, end, two players

notre-dame-section-end = Wat je ziet, het einde, twee spelers
notre-dame-plain-end = Alles ligt open, behalve punten, handkaarten en stapels. De meeste punten na negen ronden winnen. Met z’n tweeën gebruik je vier wijken en geef je de laatste kaart terug.
NDM-V1 =
    Blokjes, munten, rattenmarkeringen en het aantal boodschappen van elke kleur zijn open. Punten zijn tot het
    einde verborgen voor de anderen. Handen, stapels, afgelegde en derde kaarten zijn verborgen; de twee open
    gespeelde kaarten ziet iedereen. Een tafel mag voor open punten kiezen.
NDM-E1 =
    De meeste punten winnen. Bij gelijke stand telt wie samen meer munten en blokjes in de persoonlijke voorraad
    heeft; is het dan nog gelijk, dan wordt de overwinning gedeeld.
NDM-T1 =
    Twee spelers gebruiken het bord voor vier, met de kant van de kathedraal die 6 waard is, en zitten bij
    tegenoverliggende wijken.
NDM-T2 =
    In elk van de twee lege wijken worden de 4 boodschappen van een ongebruikte kleur gelegd. De koetsen van die
    kleuren doen niet mee, maar die van de spelers mogen erheen. Voor NDM-A10 tellen vier kleuren.
NDM-T3 =
    In fase 2 houden twee spelers elk één kaart en geven er twee door; van de twee die ze krijgen houden ze er één
    en geven ze de andere terug. Zo heeft ieder twee eigen kaarten en één van de tegenstander.

## How this differs from the box

notre-dame-differs-title = Verschillen met het spel in de doos
notre-dame-differs-intro =
    Deze pagina volgt de gepubliceerde spelregels van Notre Dame. Bij elke regel zie je waar die vandaan komt:
    ‘Spelregelboekje’ betekent dat het daar gedrukt staat, ‘Interpretatie’ dat de spelregels zwijgen of onduidelijk zijn en
    dat wij het zo spelen, ‘Reconstructie’ dat het op een onderdeel staat dat de spelregels niet tonen.
notre-dame-differs-rats =
    De aantallen ratten op de personages zijn gereconstrueerd. Ze kloppen met wat gepubliceerd is: 0 tot 3 op elk,
    samen 12, 13 en 12 in de drie perioden, en de sommen in de voorbeelden van de spelregels. We hebben de kaarten
    niet gezien. Heb je de doos, dan kun je met een eigen bestand spelen.
notre-dame-differs-streets =
    De straten tussen de marktpleinen zijn gereconstrueerd: vijf pleinen per wijk, waarvan vier aan de rand, en
    straten die naburige wijken verbinden. Ook die kun je door een eigen bestand vervangen.
notre-dame-differs-rulings =
    Dit zijn de belangrijkste keuzes. Met een lege voorraad betaalt de rijkste andere speler elke winst van munten
    (NDM-A6), niet alleen die van de Bank. Je eigen kleur telt mee voor boodschappen (NDM-A10): de zin in de
    spelregels noemt de kleuren van de tegenstanders, de voorbeelden tellen ze allemaal. Het Park telt ook bij
    boodschappen en nooit bij een winst van 0 (NDM-A14). De pest treft iedereen tegelijk (NDM-P8). De
    Vertrouweling mag net als de andere kaarten zonder effect worden gespeeld (NDM-A3). Een gelijke stand die niets
    doorbreekt wordt gedeeld (NDM-E1).
notre-dame-differs-points =
    Punten liggen gedekt, zoals in de doos. Maar wie oplet kan meetellen, want elke winst volgt uit wat open ligt;
    het verslag vertelt winst aan iedereen. Alleen hoeveel een speler door de pest verliest wordt alleen aan die
    speler verteld, omdat het afhangt van hoeveel punten er zijn.
