# De lessen van Rattus, één bericht voor elk ding dat gezegd wordt; de posities: lessons/rattus

lesson-rattus-goal = Blokjes die overleven
lesson-rattus-goal-place = Jij bent Rood. Wie aan het einde de meeste blokjes op de kaart heeft, wint. Kies Gallia om er blokjes te plaatsen.
lesson-rattus-goal-place-right = In Gallia liggen drie ratten, dus kwamen er drie blokjes; een lichte of donkere achterkant maakt niets uit. Je hebt er nu zeven op de kaart.
lesson-rattus-goal-plague = Je beurt eindigt met een stap van de Zwarte Dood, de zwarte figuur. Stuur hem naar de blokjes van Groen in Polonia.
lesson-rattus-goal-plague-right = In Polonia werd een rat getoond en die kostte Groen een blokje. Jij zeven, Groen drie: zo win je.
lesson-rattus-goal-plague-else = Dat mag, maar kijk: de drie blokjes van Groen staan in Polonia, en er ligt een rat bij.
lesson-rattus-goal-plague-else-own = Dat mag, maar kijk: die vijf blokjes in Gallia zijn van jou. De ratten daar worden tegen jou getoond.

lesson-rattus-placing = Plaatsen waar ratten liggen
lesson-rattus-placing-most = Je plaatst één blokje voor elke rat, allemaal in één regio. Plaats er zoveel mogelijk.
lesson-rattus-placing-most-right = Drie ratten, drie blokjes. Waar geen ratten liggen kun je niets plaatsen.
lesson-rattus-placing-most-else = Dat mag, maar kijk: daar liggen minder ratten, dus komen er minder blokjes. In Scandia liggen er drie.
lesson-rattus-placing-safe = Ratten brengen blokjes en nemen ze ook. De Zwarte Dood in Germania zet één stap per beurt, ook langs de stippellijnen over zee: plaats drie blokjes waar hij niet meteen kan komen.
lesson-rattus-placing-safe-right = Hispania grenst niet aan Germania. Voor de Zwarte Dood er is, ben jij nog eens aan de beurt.
lesson-rattus-placing-safe-else = Dat mag, maar kijk: het grenst aan Germania. Groen kan de Zwarte Dood er meteen heen sturen.
lesson-rattus-placing-safe-else-few = Dat mag, en de Zwarte Dood kan er niet meteen komen; maar er ligt maar één rat. Ook Hispania is veilig, en daar liggen er drie.
lesson-rattus-placing-safe-else-there = Dat mag, maar kijk: de Zwarte Dood is daar nu, dus hij gaat weg. Maar het levert één blokje op; Hispania levert er drie op.

lesson-rattus-cards = Wat een kaart geeft, en wat ze kost
lesson-rattus-cards-take = Eén keer per beurt mag je een klassekaart nemen, ook van een andere speler. Je hebt drie blokjes in Hispania, waar geen ratten liggen: neem de Koning.
lesson-rattus-cards-take-right = De Koning heeft een blokje naar het paleis gebracht: daar komt nooit een rat, en aan het einde telt het mee. Hij blijft bij je, en je gebruikt hem in elke beurt één keer, tot iemand hem van je overneemt.
lesson-rattus-cards-take-else = Dat mag, maar kijk: de Koning brengt een blokje uit een regio zonder ratten naar het paleis, en jij hebt er drie in Hispania.
lesson-rattus-cards-cost = Kaarten hebben een prijs: een rat die een klasse toont, neemt een blokje van wie die kaart heeft. Je kent de rat in Italia, bij je vier blokjes: die toont de Kerk. Neem een kaart, maar niet de Monnik, want die hoort bij de Kerk.
lesson-rattus-cards-cost-right = Goed: de Kerk treft alleen wie de Monnik heeft. Elke kaart die je hebt, is een symbool meer dat je kan treffen: neem dus wat je gaat gebruiken.
lesson-rattus-cards-cost-else = Dat mag, maar kijk: de rat in Italia toont de Kerk. Wie de Monnik heeft, verliest daar een blokje.

lesson-rattus-plague = De Zwarte Dood verplaatsen
lesson-rattus-plague-move = De Zwarte Dood moet naar een aangrenzende regio. Waar hij komt worden ratten getoond, en die kosten blokjes. Stuur hem waar het Groen iets kost en jou niet.
lesson-rattus-plague-move-right = In Hungaria staan alleen groene blokjes. Er liggen twee ratten, en voor elk daarvan komt er een nieuwe rat bij de buren.
lesson-rattus-plague-move-else = Dat mag, maar kijk: daar staan blokjes van jou, en de ratten erbij worden ook getoond.
lesson-rattus-plague-move-else-nothing = Dat mag, maar kijk: in Scandia ligt geen rat, dus gebeurt er niemand iets.
lesson-rattus-plague-spread = Jij kiest waar de nieuwe ratten komen. Waar ratten liggen mag je de volgende keer plaatsen: leg de eerste in Bulgaria.
lesson-rattus-plague-spread-right = De tweede rat ging erachteraan: in je volgende beurt mag je in Bulgaria twee blokjes plaatsen, bij het ene dat er staat. Daarna werden de ratten in Hungaria getoond en van de kaart genomen; een ervan kostte Groen een blokje.
lesson-rattus-plague-spread-else = Dat mag, maar kijk: de Zwarte Dood staat ernaast, en anderen kunnen er eerder plaatsen dan jij. In Bulgaria wil jij blokjes.
lesson-rattus-plague-spread-else-own = Dat mag, maar kijk: bij je blokjes daar ligt al een rat; één erbij is één gevaar meer.

lesson-rattus-strike = Hoe een rat toeslaat
lesson-rattus-strike-limit = Het getal op een rat is haar limietwaarde: ze slaat alleen toe waar minstens zoveel blokjes staan, van wie dan ook. In Gallia is die 3, in Hungaria 4. Verplaats de Zwarte Dood naar waar een rat toeslaat.
lesson-rattus-strike-limit-right = Vier blokjes in Gallia, limietwaarde 3: raak. Groen, met de meeste blokjes daar, verloor er één.
lesson-rattus-strike-limit-else = Dat mag, maar kijk: in Hungaria staan drie blokjes en de limietwaarde is 4. Er gebeurde niets.
lesson-rattus-strike-majority = M staat voor meerderheid: wie daar de meeste blokjes heeft, verliest er één. Beide ratten tonen een M. Verplaats de Zwarte Dood naar waar die Groen treft.
lesson-rattus-strike-majority-right = Groen had de meeste in Hungaria en verloor er één. Tweede zijn is vaak veiliger dan eerste.
lesson-rattus-strike-majority-else = Dat mag, maar kijk: in Gallia heb jij de meeste blokjes, en de M kostte je er één.
lesson-rattus-strike-all = A staat voor allen: iedereen die daar blokjes heeft, verliest er één. Beide ratten tonen een A. Verplaats de Zwarte Dood naar waar jij er geen hebt.
lesson-rattus-strike-all-right = Groen en Blauw verloren elk een blokje; jij was er niet.
lesson-rattus-strike-all-else = Dat mag, maar kijk: ook jij hebt blokjes in Hungaria, en de A kostte iedereen er één.
lesson-rattus-strike-class = Als laatste komen de klassen: een symbool treft wie de kaart heeft. De rat in Gallia toont Magie, en jij hebt de Heks; die in Hungaria het Koningshuis, en Groen heeft de Koning. Tref Groen.
lesson-rattus-strike-class-right = De kroon trof Groen, die de Koning heeft. Bedenk voor je een kaart neemt welke ratten er bij je blokjes kunnen liggen.
lesson-rattus-strike-class-else = Dat mag, maar kijk: die rat toont Magie, en jij hebt de Heks. Dat kostte je een blokje.

lesson-rattus-rescue = Kaarten die redden
lesson-rattus-rescue-merchant = De Zwarte Dood staat ernaast, en bij je blokjes in Gallia liggen drie ratten. Je Koopman brengt de blokjes naar een aangrenzende regio: kies er een zonder ratten.
lesson-rattus-rescue-merchant-right = Alle drie zijn buiten gevaar: geen rat, geen verlies.
lesson-rattus-rescue-merchant-else = Dat mag, maar kijk: ze vluchtten naar waar de Zwarte Dood al is, of zo kan komen. In Hispania liggen geen ratten.
lesson-rattus-rescue-monk = De Monnik draagt een rat naar een aangrenzende regio. Bij je vier blokjes in Italia ligt één rat: kies die.
lesson-rattus-rescue-monk-right = Ze ging naar de blokjes van Groen in Germania. In Italia kan nu niets meer toeslaan.
lesson-rattus-rescue-monk-else = Dat mag, maar kijk: jouw blokjes staan in Italia, en de enige rat daar ligt er nog.
lesson-rattus-rescue-witch = De Heks heeft je twee ratten getoond, en ze mag ze ruilen. Die bij je drie blokjes in Italia heeft limietwaarde 2, die in Germania limietwaarde 4. Ruil je?
lesson-rattus-rescue-witch-right = Veilig in Italia, gevaarlijk voor Groen in Germania, en alleen jij weet het.
lesson-rattus-rescue-witch-else = Dat mag, maar kijk: limietwaarde 2 blijft bij je drie blokjes, en die slaat toe als de Zwarte Dood komt.

lesson-rattus-end = Het einde
lesson-rattus-end-last = In de voorraad zit nog één rat. Is die leeg, of heeft iemand alle 20 blokjes op het bord, dan eindigt het spel. Groen speelt de laatste beurt: ga verder en kijk.
lesson-rattus-end-save = De laatste rat kwam in Hungaria: nu mag iedereen elke eigen kaart nog één keer gebruiken, daarna worden alle ratten op de kaart getoond. Die in Gallia heeft limietwaarde 4, M en A. Wat doe je?
lesson-rattus-end-save-right = Met nog maar twee blokjes in Gallia deed de rat niets. Acht blokjes tegen zeven: je hebt gewonnen.
lesson-rattus-end-save-else = Dat mag, maar kijk: de rat in Gallia kost je twee blokjes, één door M en één door A. De Koopman had ze in veiligheid gebracht.
