# The rules of Rattus, one message per rule; order and provenance: games/rattus/rules.toml

rattus-rules-title = Rattus: de spelregels
rattus-rules-summary =
    Het is 1347 en de Zwarte Dood staat voor de poorten van Europa. Met 2 tot 4 spelers bevolk je de regio’s
    en krijg je hulp van de middeleeuwse klassen, terwijl de pest met de ratten van regio naar regio trekt.
    Als de ziekte is uitgewoed, wint wie de meeste blokjes op het bord overheeft.

source-rulebook = Spelregelboekje
source-ruling = Interpretatie
source-reconstruction = Reconstructie

## Components

rattus-section-components = Spelmateriaal
rattus-plain-components = Twintig blokjes per speler, 49 ratten met een verborgen voorkant, zes klassekaarten, één Zwarte Dood pion en een kaart van Europa. Het paleis is de enige veilige plek.
RAT-C1 = Elke speler heeft 20 blokjes in één kleur; er zijn vier kleuren.
RAT-C2 =
    De kaart telt 12 regio’s in drie tinten. Licht: Anglia, Gallia, Germania, Hispania, Hungaria, Italia,
    Polonia en Scandia. Middentint: Bulgaria en Turcia. Donker: Russia en Tartaria. Regio’s met een
    gemeenschappelijke grens grenzen aan elkaar, en regio’s die door een pijl over zee zijn verbonden ook.
    Alle grenzen vind je in het deel ‘Verschillen met het spel in de doos’.
RAT-C3 =
    Er zijn 49 rattenfiches (kortweg ‘ratten’): 12 startfiches en 37 gewone. Op de voorzijde van een fiche
    staan een limietwaarde en symbolen: klassesymbolen, M (meerderheid) en A (alles: alle spelers). De
    achterkanten zien er allemaal hetzelfde uit.
RAT-C4 =
    Er zijn 6 klassekaarten, één voor elke klasse: de Koning (Koningshuis), de Monnik (Kerk), de Ridder
    (Ridderstand), de Koopman (Burgerij), de Boer (Boerenstand) en de Heks (Magie).
RAT-C5 =
    Het paleis is een plek apart: het is geen regio, het grenst nergens aan en het wordt nooit door de Zwarte
    Dood getroffen.
RAT-C6 = Eén Zwarte Dood pion geeft aan waar de Zwarte Dood is.

## Set-up

rattus-section-setup = Voorbereiding
rattus-plain-setup = Elke regio die meedoet krijgt één rat, de Zwarte Dood een regio door loting. Dan zet iedereen twee blokjes neer, en nog twee in omgekeerde volgorde. Niemand heeft al een kaart.
RAT-S1 =
    Het aantal spelers bepaalt hoeveel van Europa meedoet: met 2 spelers de 8 lichte regio’s, met 3 ook de 2
    regio’s in middentint, met 4 alle 12. Een regio die niet meedoet, telt helemaal niet mee: niets kan er
    binnenkomen en niets kan erdoorheen.
RAT-S2 =
    De 12 startfiches worden gedekt geschud en in elke regio die meedoet komt er één te liggen. Wat overblijft
    (4 met 2 spelers, 2 met 3) gaat naar de voorraad rattenfiches.
RAT-S3 =
    Van de 37 gewone rattenfiches gaan er ongezien 12 (2 spelers), 6 (3 spelers) of geen (4 spelers) uit het
    spel. De rest wordt met de overgebleven startfiches gemengd en vormt de voorraad: 29 fiches met 2 spelers,
    33 met 3 en 37 met 4.
RAT-S4 = De Zwarte Dood pion begint in een willekeurige regio die meedoet.
RAT-S5 =
    Aan tafel begint de jongste speler. Hier mag de host van het spel de startspeler aanwijzen; gebeurt dat
    niet, dan beslist het lot.
RAT-S6 =
    Met de klok mee, te beginnen bij de startspeler, plaatst iedereen 2 blokjes in één regio. Daarna plaatst
    iedereen er, tegen de klok in en te beginnen bij de laatste speler, nog 2 in één regio: dezelfde of een
    andere. Je mag een regio met anderen delen, ook die van de Zwarte Dood pion, en in een regio mogen zoveel
    blokjes staan als je maar wilt.
RAT-S7 = De zes klassekaarten liggen naast het bord. Bij het begin heeft niemand er een.
RAT-S8 =
    Je speelt met een kleur die alleen van jou is. Je blokjes die niet in een regio en niet in het paleis
    staan, vormen je eigen voorraad.

## The turn

rattus-section-turn = Je beurt
rattus-plain-turn = Neem een kaart als je wilt, plaats als je wilt in één regio zoveel blokjes als er ratten liggen, gebruik je kaarten; daarna moet je de Zwarte Dood verplaatsen. Dat eindigt je beurt.
RAT-T1 =
    Er wordt met de klok mee gespeeld, te beginnen bij de startspeler. In je beurt mag je een klassekaart
    nemen (A), mag je blokjes plaatsen (B) en moet je de Zwarte Dood verplaatsen (C). A en B doe je in de
    volgorde die je wilt; C komt altijd als laatste en beëindigt je beurt.
RAT-T2 =
    A: neem één klassekaart, van naast het bord of van een andere speler. Je mag er per beurt hoogstens één
    nemen.
RAT-T3 =
    Je houdt een kaart tot een andere speler die van je overneemt; zelf kun je er geen wegdoen. Je mag zoveel
    kaarten hebben als je wilt.
RAT-T4 = Alle kaarten die je hebt geven je hun voordelen, ook de kaart die je deze beurt hebt genomen.
RAT-T5 =
    Je gebruikt je kaarten alleen in je eigen beurt. Elke kaart werkt hoogstens één keer per beurt en
    gebruiken is nooit verplicht. De volgorde kies je zelf: voor, tussen of na A en B, maar altijd vóór C. De
    enige uitzondering is de Ridder: die komt tijdens C in actie.
RAT-T6 =
    B: kies één regio en plaats daar blokjes uit je eigen voorraad, precies zoveel als er op dat moment
    rattenfiches liggen. Alleen als je voorraad te klein is, plaats je er minder: alles wat je nog hebt. Je
    doet dit één keer per beurt. Aan een tafel met die huisregel mag je er altijd minder plaatsen.
RAT-T7 = In een regio zonder ratten kun je geen blokjes plaatsen; alleen de Boer maakt dat mogelijk (RAT-K7).
RAT-T8 =
    Voorbeeld: er liggen drie ratten in Gallia, één in Germania en geen in Italia. Rood mag 3 blokjes in
    Gallia plaatsen of 1 in Germania, maar geen in Italia.
RAT-T9 =
    Klassekaarten liggen open voor de spelers die ze hebben. Ook ziet iedereen alle blokjes op het bord en in
    ieders eigen voorraad, hoeveel ratten er in elke regio liggen en hoeveel fiches de voorraad rattenfiches
    nog telt.
RAT-T10 =
    Rattenfiches liggen gedekt, zowel in de regio’s als in de voorraad. Niemand bekijkt een fiche voordat het
    wordt getoond, behalve met de Heks.
RAT-T11 =
    Blokjes plaatsen (B) is één handeling, en elk gebruik van een kaart ook: je maakt de ene af voordat je aan
    de volgende begint. De blokjes van B zet je dus in één keer neer, en er komt niets tussen de eerste blik
    van de Heks en haar ruil.
RAT-T12 =
    Een kaart die je van een andere speler neemt, mag je meteen gebruiken, ook als die speler dat in zijn
    eigen laatste beurt al deed: ‘één keer per beurt’ telt elke beurt opnieuw.

## Moving the plague

rattus-section-plague = De Zwarte Dood verplaatsen
rattus-plain-plague = De Zwarte Dood gaat één regio verder. Liggen daar ratten, dan komen er nieuwe in de buurregio’s: één bij één rat, twee bij meer. Jij kiest waar, nooit meer dan drie in een regio.
RAT-P1 = Verplaats de Zwarte Dood pion naar een aangrenzende regio die meedoet. Blijven staan mag niet.
RAT-P2 =
    Daarna verspreidt de Zwarte Dood zich, afhankelijk van de ratten in de regio waar de pion is aangekomen.
    Geen ratten: er gebeurt niets. 1 rat: één nieuw fiche. 2 of 3 ratten: twee nieuwe fiches. Nieuwe fiches
    komen ongezien uit de voorraad en gaan naar regio’s die aan deze regio grenzen. Jij kiest welke: twee
    fiches samen in één regio, of in twee regio’s elk één.
RAT-P3 =
    In een regio liggen nooit meer dan 3 ratten, dus een volle aangrenzende regio kun je niet kiezen. Is er
    plaats voor minder fiches dan je moet plaatsen, dan plaats je alleen wat past; is er nergens plaats, dan
    plaats je er geen.
RAT-P4 =
    Telt de voorraad minder fiches dan je moet plaatsen, dan plaats je wat er nog is. De beurt gaat gewoon
    door en daarna eindigt het spel (RAT-E1).
RAT-P5 =
    Voor de verspreiding tellen de ratten die er liggen op het moment dat de pion aankomt. De verspreiding
    komt vóór de verwoesting en gebeurt altijd, of er nu blokjes in de regio staan of niet.
RAT-P6 =
    De nieuwe fiches moet je plaatsen zolang er plaats voor is. De regio die de pion net heeft verlaten, is
    een aangrenzende regio als alle andere.
RAT-P7 =
    C verloopt altijd in deze volgorde: de pion wordt verplaatst; de Zwarte Dood verspreidt zich; de keuze van
    de Ridder uit RAT-K3 wordt gemaakt (die wordt alleen gevraagd als er fiches getoond gaan worden); de
    fiches worden één voor één afgehandeld; de beurt eindigt en er wordt gekeken of het spel afgelopen is
    (RAT-E1).

## Devastation

rattus-section-devastation = Verwoesting
rattus-plain-devastation = Dan worden de ratten waar de Zwarte Dood staat omgedraaid, één voor één. Een rat slaat toe als er minstens zoveel blokjes staan als zijn getal zegt; M treft wie de meeste heeft, A iedereen, een klasse wie haar kaart heeft.
RAT-D1 =
    Staat er in de regio waar de pion is aangekomen minstens één blokje en ligt er minstens één rat, dan
    worden de rattenfiches daar één voor één in willekeurige volgorde getoond en afgehandeld, tot er geen
    fiche of geen blokje meer over is. Fiches die niet zijn getoond, blijven gedekt liggen.
RAT-D2 =
    Wordt een fiche getoond, tel dan alle blokjes die op dat moment in de regio staan, van welke kleur ook.
    Zijn het er minstens zoveel als de limietwaarde, dan slaat het fiche toe; zijn het er minder, dan doet het
    niets.
RAT-D3 =
    Eerst M: de speler met de meeste blokjes in de regio verliest er één. Delen meerdere spelers de
    meerderheid, dan verliezen zij er elk één.
RAT-D4 =
    Elke M telt. Zijn het er twee, handel dan de eerste af en kijk daarna opnieuw wie de meerderheid heeft
    voor de tweede. A en klassesymbolen veranderen nooit wie door een M wordt getroffen.
RAT-D5 = Dan A: voor elke A verliest iedere speler met een blokje in de regio er één.
RAT-D6 =
    Als laatste de klassesymbolen: voor elk symbool verliest de speler die de kaart van die klasse heeft één
    blokje uit de regio, als hij er daar een heeft. Heeft niemand de kaart, dan wordt niemand getroffen.
RAT-D7 =
    Verloren blokjes gaan terug naar de eigen voorraad van de eigenaar, die ze later opnieuw mag plaatsen.
RAT-D8 =
    Een getoond fiche gaat uit het spel, of het nu heeft toegeslagen of niet. Getoonde fiches zijn voor
    iedereen zichtbaar.
RAT-D9 = In het paleis kan de Zwarte Dood niet komen: blokjes die daar staan, gaan nooit verloren.
RAT-D10 =
    Voorbeeld: Geel heeft de Ridder; Groen de Boer en de Koopman; Blauw de Monnik, de Heks en de Koning. Rood
    verplaatst de Zwarte Dood van Italia naar Gallia, waar 3 ratten liggen en 2 groene blokjes en 1 geel
    blokje staan. Er moeten twee nieuwe fiches komen; Rood legt ze allebei in Hispania, waar er nog geen lag.
    Nu wordt Gallia verwoest. Eerste fiche: limietwaarde 1, Burgerij en Kerk. Groen, die de Koopman heeft,
    verliest één blokje; Blauw, die de Monnik heeft, heeft er daar geen. Tweede fiche: limietwaarde 3,
    Burgerij, Boerenstand en Kerk. Er zijn nog maar 2 blokjes, dus er gebeurt niets. Derde fiche: limietwaarde
    2, M, Burgerij en Kerk. Groen en Geel delen de meerderheid en verliezen er elk één. Gallia is nu leeg en
    er gebeurt niets meer. De beurt gaat naar de speler links van Rood.
RAT-D11 =
    Een speler zonder blokjes in de regio heeft er nooit de meerderheid. Zodra het laatste blokje weg is, doen
    de overige symbolen van het fiche niets meer.

## The class cards

rattus-section-cards = De klassekaarten
rattus-plain-cards = Elke kaart helpt eens in elke beurt van jou, en haar klassesymbool op een rat kost je. Koning: een blokje naar het paleis. Monnik: een rat verhuist. Ridder: de Zwarte Dood gaat verder. Koopman: blokjes verhuizen. Boer: een blokje meer. Heks: ratten bekijken.
RAT-K1 =
    Koning: verplaats een van je blokjes naar het paleis, uit een regio waar op dat moment geen rat ligt. Daar
    is het de rest van het spel veilig en telt het aan het eind mee.
RAT-K2 =
    Ridder: verplaats de Zwarte Dood pion één of twee stappen, telkens naar een aangrenzende regio die
    meedoet. Alleen de regio waar de pion eindigt, krijgt met de Zwarte Dood te maken; een regio waar hij
    doorheen trekt niet. De pion mag niet eindigen waar hij begon.
RAT-K3 =
    Ridder: voordat de fiches worden getoond, beslis je of de Zwarte Dood pion in de regio als 2 neutrale
    blokjes meetelt voor de limietwaarden. Je keuze geldt voor elk fiche van deze verwoesting. Neutrale
    blokjes gaan nooit verloren, tellen voor geen enkele meerderheid en kunnen in hun eentje geen verwoesting
    laten beginnen of doorgaan.
RAT-K4 =
    Voorbeeld bij de Ridder: de pion staat in Italia en de Ridder brengt hem naar Scandia, waar 2 blokjes
    staan. Telt de pion als 2 extra blokjes mee, dan slaan daar ook fiches met limietwaarde 3 en 4 toe.
RAT-K5 = Koopman: verplaats hoogstens 3 van je blokjes van één regio naar één aangrenzende regio.
RAT-K6 =
    Monnik: verplaats één rattenfiche ongezien naar een aangrenzende regio waar er minder dan 3 liggen. Dat
    mag voor of na het plaatsen van je blokjes.
RAT-K7 =
    Boer: in B mag je één blokje meer plaatsen dan er ratten liggen, in dezelfde regio: 3 of 4 blokjes bij 3
    ratten, 1 blokje als er geen rat ligt.
RAT-K8 =
    Heks: bekijk één rattenfiche op het bord. Als je wilt, bekijk je er nog een, in dezelfde of een andere
    regio; daarna mag je die twee omwisselen. Wat je ziet, zie alleen jij.
RAT-K9 =
    Heks: een fiche blijft hetzelfde fiche, waar het ook heen gaat. Heb je er een gezien, dan mag je het
    blijven kennen zolang het op het bord ligt, ook nadat het is verplaatst of omgewisseld. Het programma
    onthoudt het voor je en laat het alleen aan jou zien.
RAT-K10 =
    Voorbeeld bij de Monnik: je plaatst 3 blokjes in een regio met 3 ratten. Daarna verplaats je een van die
    ratten naar een aangrenzende regio waar er minder dan 3 liggen. Je 3 blokjes staan nu bij nog maar 2
    ratten.
RAT-K11 =
    Monnik en Heks: de fiches in een regio zijn van elkaar te onderscheiden, en jij wijst aan welk fiche je
    verplaatst of bekijkt. Iedereen ziet welk fiche het is, maar niet de voorzijde ervan.
RAT-K12 =
    Heks: ze bekijkt alleen fiches die in regio’s liggen, en het moeten twee verschillende zijn. Is er maar
    één, dan bekijkt ze dat. Zonder tweede blik wordt er niet omgewisseld.

## End of the game

rattus-section-end = Einde van het spel
rattus-plain-end = Zijn de ratten op, of heeft iemand alle twintig blokjes op het bord, dan gebruiken de anderen hun kaarten nog één keer. Daarna worden alle ratten omgedraaid. De meeste blokjes op de kaart en in het paleis winnen.
RAT-E1 =
    Het spel eindigt aan het eind van een beurt als de voorraad rattenfiches op is, of als een speler na de
    verwoesting alle 20 blokjes op het bord heeft staan, die in het paleis meegerekend.
RAT-E2 =
    Er volgt een laatste ronde, tegen de klok in: die begint bij de speler rechts van degene die de laatste
    beurt speelde en eindigt bij de speler links van diezelfde persoon. Wie de laatste beurt speelde, doet
    niet mee. Alle anderen mogen de voordelen van de kaarten die ze hebben nog één keer gebruiken.
RAT-E3 =
    In de laatste ronde neemt niemand een kaart. Er worden geen blokjes geplaatst, behalve met de Boer: één
    blokje, in een regio naar keuze. De Zwarte Dood wordt niet verplaatst, behalve met de Ridder: tot twee
    regio’s ver, zonder verspreiding en zonder verwoesting. Koning, Koopman, Monnik en Heks werken zoals
    altijd.
RAT-E4 =
    Daarna worden alle ratten in alle regio’s één voor één getoond en afgehandeld. (Waar geen blokje ligt, kan
    er niets volgen; die fiches laat het programma dicht liggen.) In de regio waar de Zwarte Dood pion staat,
    telt hij als 2 neutrale blokjes mee, of iemand dat nu wil of niet.
RAT-E5 = Wie de meeste blokjes op het bord heeft, wint; blokjes in het paleis tellen mee.
RAT-E6 =
    Bij een gelijke stand wint van de gelijk geëindigde spelers degene die als eerste weer aan de beurt was
    geweest. Vooraan staat de linkerbuur van wie de laatste beurt speelde, daarna gaat het verder met de klok
    mee; wie de laatste beurt speelde, komt zelf als laatste.
RAT-E7 =
    Ook in de laatste ronde gebruik je elke kaart hoogstens één keer, alleen als je wilt en in elke volgorde,
    maar de Ridder als laatste, net als in een beurt. Naar de voorwaarden van RAT-E1 wordt niet meer gekeken.
RAT-E8 = In de laatste ronde mag de Ridder de Zwarte Dood pion ook laten staan.
RAT-E9 =
    Bij het afhandelen van de laatste ratten gelden in elke regio die meedoet RAT-D1 tot en met RAT-D9 en
    RAT-D11. Er is geen verspreiding, niemand beslist iets en geen kaart helpt. In welke volgorde de regio’s
    aan bod komen, maakt geen verschil.
RAT-E10 =
    De neutrale blokjes van RAT-E4 zijn als die van RAT-K3: ze gaan nooit verloren, tellen voor geen enkele
    meerderheid en laten in hun eentje geen verwoesting beginnen.

## How this differs from the box

rattus-differs-title = Verschillen met het spel in de doos
rattus-differs-intro =
    Deze pagina volgt de gepubliceerde spelregelboekjes van Rattus. Bij elke regel zie je waar hij vandaan
    komt. ‘Spelregelboekje’ betekent dat hij daarin gedrukt staat. ‘Interpretatie’ betekent dat de boekjes
    zwijgen of het niet eens zijn, en dat wij het zo spelen. ‘Reconstructie’ betekent dat het gegeven op
    spelmateriaal staat dat in geen van die boekjes is afgebeeld: onze waarden kloppen met alles wat bekend
    is, en je kunt ze vervangen.
rattus-differs-tokens =
    De voorzijden van de 49 rattenfiches zijn gereconstrueerd. Ze kloppen met alles wat erover gepubliceerd
    is: de limietwaarden lopen van 1 tot 6, ongeveer 60% ligt boven de 3, iets meer dan 10% is 1, de fiches
    uit de voorbeelden in de spelregelboekjes zitten erbij en het Koningshuis is de klasse die het vaakst
    voorkomt. Maar de gedrukte voorzijden hebben we niet gezien. Heb je de doos, dan kun je met eigen
    bestanden spelen waarin de echte staan.
rattus-differs-map =
    De namen van de regio’s en een deel van de grenzen zijn gereconstrueerd. Bewezen door een spelregelboekje:
    Gallia–Hispania, Gallia–Italia en Russia–Tartaria. Afgedwongen door een voorbeeld of gewoon door de
    geografie: Anglia–Gallia (zee), Germania–Scandia (zee), Germania–Italia, Hispania–Italia (zee),
    Gallia–Germania, Germania–Polonia, Germania–Hungaria, Hungaria–Polonia, Bulgaria–Hungaria, Bulgaria–Turcia
    (zee) en Polonia–Russia. Waarschijnlijk, maar niet zeker: Hungaria–Italia, Polonia–Tartaria,
    Hungaria–Tartaria, Bulgaria–Tartaria en Russia–Scandia. Door ons gekozen om de kaart goed speelbaar te
    maken: Anglia–Scandia, Bulgaria–Italia en Tartaria–Turcia, alle drie over zee. Ook de grenzen kun je door
    een eigen bestand vervangen.
rattus-differs-rulings =
    Waar de spelregelboekjes zwijgen of elkaar tegenspreken, is de regel als interpretatie gemarkeerd. Dit
    zijn de belangrijkste. A en B mogen in vrije volgorde (RAT-T1); het Nederlandse boekje legt A vóór B vast,
    en die variant kun je als huisregel kiezen. Met 2 spelers gaan er 12 fiches uit het spel en met 3 spelers
    6 (RAT-S3), terwijl het Nederlandse boekje 12 en 8 vermeldt. Kaarten gebruik je vóór C (RAT-T5), hoewel
    sommige boekjes ze op elk moment van de beurt toestaan. En in de laatste ronde brengt de Ridder geen
    verspreiding en geen verwoesting (RAT-E3). De boekjes zijn het erover eens dat je in B zoveel blokjes
    plaatst als er ratten liggen (RAT-T6); minder plaatsen is een huisregel die je kunt kiezen.
