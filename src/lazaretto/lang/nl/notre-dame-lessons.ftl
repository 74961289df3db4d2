# De lessen van Notre Dame, één bericht voor elk ding dat gezegd wordt; de posities: lessons/notre-dame

lesson-notre-dame-goal = Punten, en hoe een kaart werkt
lesson-notre-dame-goal-play = Wie na negen ronden de meeste prestigepunten heeft, wint. Je speelt twee kaarten per ronde. Kies de Residentie om die te spelen.
lesson-notre-dame-goal-play-right = Een kaart plaatst een blokje in haar sector, en dan doet de sector zijn werk.
lesson-notre-dame-goal-place = Plaats het blokje.
lesson-notre-dame-goal-place-right = Eén blokje in de Residentie, één punt. Het volgende daar levert er twee op.

lesson-notre-dame-growing = Wat groeien oplevert
lesson-notre-dame-growing-bank = Een sector levert zoveel op als er blokjes in staan, het nieuwe meegeteld. In de Bank staan er twee van jou: speel de kaart die het meeste oplevert.
lesson-notre-dame-growing-bank-right = Het derde blokje in de Bank leverde drie munten op. Beter één volle sector dan drie met elk één blokje.
lesson-notre-dame-growing-bank-else = Dat mag, maar kijk: die sector is leeg en levert één op. De Bank had drie munten opgeleverd.
lesson-notre-dame-growing-school = Elke kaart kost een blokje uit je voorraad, en je hebt er nog maar één. Speel de kaart die blokjes oplevert.
lesson-notre-dame-growing-school-right = Drie blokjes in de Kloosterschool leverden je drie nieuwe op: genoeg voor nog drie kaarten.
lesson-notre-dame-growing-school-else = Dat mag, maar kijk: nu is je voorraad leeg. Alleen de Kloosterschool levert nieuwe blokjes op.

lesson-notre-dame-draft = Eén houden, twee doorgeven
lesson-notre-dame-draft-first = Elke ronde trek je drie van je kaarten, houd je er een en geef je er twee door naar links. Je ratten staan op 8 en de pest komt eraan: houd de kaart die ratten verdrijft.
lesson-notre-dame-draft-first-right = Het Hospitaal is van jou. Bank en Koetshuis gingen naar Paars; Blauw gaf je twee van zijn kaarten.
lesson-notre-dame-draft-first-else = Dat mag, maar kijk: nu gaat het Hospitaal naar Paars, en je ratten blijven op 8. Voorbij de 9 kost het je wat.
lesson-notre-dame-draft-second = Van de twee die kwamen houd je er weer een; de andere gaat verder. Ook het Park verdrijft ratten.
lesson-notre-dame-draft-second-right = En de laatste kaart komt vanzelf. Van deze drie speel je er twee.
lesson-notre-dame-draft-second-else = Dat mag, maar kijk: munten houden geen ratten tegen. Het Park had ze één teruggedreven.

lesson-notre-dame-rats = Ratten
lesson-notre-dame-rats-hospital = Aan het einde van elke ronde slaat de pest toe: je ratten gaan omhoog met de ratten op de drie personages, hier vijf, min de blokjes in je Hospitaal. Je staat op 6; voorbij de 9 verlies je twee punten en een blokje. Speel een kaart.
lesson-notre-dame-rats-hospital-right = Terug naar 5, dan plus vijf min één: precies 9. Dat is veilig.
lesson-notre-dame-rats-hospital-else = Dat mag, maar kijk: zes en vijf is meer dan 9. Het kostte je twee punten en een blokje uit je volste sector.

lesson-notre-dame-characters = Personages
lesson-notre-dame-characters-pay = Na de kaarten mag je een van de drie personages een munt betalen. De Gildemeester geeft twee punten voor elke sector waarin je minstens twee blokjes hebt. Tel, en kies.
lesson-notre-dame-characters-pay-right = Residentie, Bank en Hospitaal hebben er elk twee: zes punten voor één munt.
lesson-notre-dame-characters-pay-else = Dat mag, maar kijk: dat levert één punt op. Drie van je sectoren hebben twee blokjes, dus geeft de Gildemeester er zes.
lesson-notre-dame-characters-pay-else-nobody = Dat mag, maar kijk: een munt in je beurs is weinig waard. De Gildemeester geeft er zes punten voor.

lesson-notre-dame-carriage = Koets en boodschappen
lesson-notre-dame-carriage-drive = Je koets mag twee pleinen ver rijden. Waar ze stopt neemt ze de boodschap mee en krijg je wat die toont. Haal er een van vier punten.
lesson-notre-dame-carriage-drive-right = Vier punten. De blokjes in je Koetshuis bepalen hoe ver je rijdt.
lesson-notre-dame-carriage-drive-else = Dat mag, maar kijk: dat levert minder op. Zoek een boodschap met een 4.
lesson-notre-dame-carriage-colour = Boodschappen neem je kleur voor kleur: je hebt een rode, dus de volgende moet paars of blauw zijn. Haal er een van vier punten.
lesson-notre-dame-carriage-colour-right = Nog vier punten. Heb je er van elke kleur een, dan mag elke kleur volgen.
lesson-notre-dame-carriage-colour-else = Dat mag, maar kijk: dat levert minder op. Een paarse en een blauwe boodschap met een 4 liggen binnen bereik.
lesson-notre-dame-carriage-colour-else-red = Dat mag, maar kijk: je hebt al een rode boodschap, dus deze blijft liggen. Eerst komen paars en blauw.

lesson-notre-dame-cathedral = De kathedraal
lesson-notre-dame-cathedral-play = Ronde 3 is de laatste van een periode, en dan betaalt de kathedraal wie er blokjes heeft. Speel Notre Dame.
lesson-notre-dame-cathedral-play-right = Je blokje staat op de kathedraal. Schenk nu.
lesson-notre-dame-cathedral-donate = Eén munt levert één punt op, twee leveren er drie op, drie leveren er zes op. Je hebt er drie. Hoeveel geef je?
lesson-notre-dame-cathedral-donate-right = Zes punten meteen. Daarna werden de acht punten van de kathedraal over twee blokjes verdeeld: nog vier. En elke keer deden je twee blokjes in het Park er één bij.
lesson-notre-dame-cathedral-donate-else = Dat mag, maar kijk: alleen de derde munt is al drie punten waard, en veel beter kun je die niet gebruiken.

lesson-notre-dame-timing = Eerst de middelen, dan de punten
lesson-notre-dame-timing-empty = Je voorraad is leeg. Spelen kan toch: dan verhuist een blokje van een andere plaats. Speel de Residentie.
lesson-notre-dame-timing-empty-right = Welk blokje gaat erheen?
lesson-notre-dame-timing-move = In je Bank staan drie blokjes, in het Hospitaal één. Neem het blokje dat je het minst zult missen.
lesson-notre-dame-timing-move-right = Drie punten, en de Bank heeft er nog twee. Zonder zijn laatste blokje had het Hospitaal de pest niet meer verzwakt.
lesson-notre-dame-timing-move-else = Dat mag, maar kijk: een blokje in het Hospitaal verzwakt de pest elke ronde, en een kaart zonder effect levert niets op. De Bank heeft er drie.
lesson-notre-dame-timing-late = De laatste ronde. Blokjes en munten tellen alleen nog bij gelijke stand, het gaat om punten. Welke kaart?
lesson-notre-dame-timing-late-right = Vier punten en één van het Park. Neem in het begin wat blokjes en munten oplevert, aan het einde wat punten oplevert.
lesson-notre-dame-timing-late-else = Dat mag, maar kijk: het spel eindigt na deze ronde. De Residentie had vijf punten opgeleverd.
