# De lessen van Mercatus, één bericht voor elk ding dat gezegd wordt; de posities: lessons/rattus+mercatus

lesson-rattus-mercatus-goods = Elke beurt een goed
lesson-rattus-mercatus-goods-take = Nu is er ook handel. Elke regio koopt één soort goed, van wie er de meeste blokjes heeft. Eén keer per beurt neem je een goed, gratis: neem de soort die je aan twee regio’s kunt verkopen.
lesson-rattus-mercatus-goods-take-right = Gallia en Anglia kopen vis, en in allebei heb jij de meeste blokjes. Elk betaalt drie munten voor een vis. Naast de kaart zie je wat er nog is: van elke soort ligt er één open, en +3 liggen nog gedekt.
lesson-rattus-mercatus-goods-take-else = Dat mag, maar kijk: in geen enkele regio die dit koopt heb jij de meeste blokjes. Vis wordt gekocht in Gallia en Anglia.
lesson-rattus-mercatus-goods-take-else-one = Dat mag, en hout zou je in Scandia kunnen verkopen; maar vis verkoop je in twee regio’s van jou, Gallia en Anglia.

lesson-rattus-mercatus-sale = De verkoop
lesson-rattus-mercatus-sale-last = Als het laatste goed van een soort de voorraad verlaat, verkoopt iedereen die soort aan het einde van de beurt. Er is nog één vis: neem die.
lesson-rattus-mercatus-sale-last-right = Je verkocht twee vissen, één aan Gallia en één aan Anglia: zes munten. Groen heeft in geen van beide de meeste blokjes: zijn twee vissen zijn weg, voor niets.
lesson-rattus-mercatus-sale-last-else = Dat mag, maar kijk: met de laatste vis begint de verkoop nu, terwijl beide visregio’s van jou zijn en Groen niets krijgt.

lesson-rattus-mercatus-coins = Wat munten waard zijn
lesson-rattus-mercatus-coins-pope = Aan het einde tellen vijf munten als één blokje. De Paus is goedkoper: twee munten voor een blokje in het paleis, waar geen rat komt. Gebruik hem.
lesson-rattus-mercatus-coins-pope-right = Twee munten, één blokje dat voor altijd veilig is. De vijf munten die je nog hebt zijn er ook een waard.
lesson-rattus-mercatus-coins-pope-else = Dat mag, maar kijk: zeven munten zijn aan het einde één blokje waard. Voor twee ervan had je er nu een gehad.
lesson-rattus-mercatus-coins-lieutenant = De Luitenant plaatst blokjes voor munten, in elke regio, met of zonder ratten. Gebruik hem; we kiezen Hispania.
lesson-rattus-mercatus-coins-lieutenant-right = In Hispania liggen geen ratten. Hoeveel blokjes worden het?
lesson-rattus-mercatus-coins-lieutenant-else = Dat mag, maar kijk: zes munten zijn aan het einde één blokje waard. De Luitenant geeft er meer voor.
lesson-rattus-mercatus-coins-many = Eén blokje kost één munt, twee kosten er drie, drie kosten er zes. Je hebt zes munten, aan het einde één blokje waard. Hoeveel plaats je er?
lesson-rattus-mercatus-coins-many-right = Drie blokjes voor munten met de waarde van één. Geef je munten uit zolang vijf munten meer dan één blokje kopen.
lesson-rattus-mercatus-coins-many-else = Dat mag, maar kijk: de munten die je houdt zijn hoogstens één blokje waard. Je had er drie kunnen hebben.

lesson-rattus-mercatus-landowner = De Landeigenaar: een kaart met een goed erop
lesson-rattus-mercatus-landowner-put = Drie kaarten werken alleen met een goed erop. Je hebt de Landeigenaar en twee goederen: leg er een op hem.
lesson-rattus-mercatus-landowner-put-right = Welk? Het goed zegt waar hij werkt.
lesson-rattus-mercatus-landowner-kind = Hij plaatst twee blokjes in een regio die het goed op hem koopt. Laken wordt gekocht in Hispania, waar Groen één blokje meer heeft dan jij. Welk goed?
lesson-rattus-mercatus-landowner-kind-right = Het laken blijft op de kaart en dient elke beurt opnieuw.
lesson-rattus-mercatus-landowner-kind-else = Dat mag, maar kijk: met vis plaatst hij in Gallia of Anglia, waar jij de meeste blokjes al hebt.
lesson-rattus-mercatus-landowner-use = Gebruik hem nu.
lesson-rattus-mercatus-landowner-use-right = Hij heeft voor blokjes geen ratten nodig. Kies de regio.
lesson-rattus-mercatus-landowner-place = Germania en Hispania kopen laken. Plaats waar twee blokjes je de meerderheid geven.
lesson-rattus-mercatus-landowner-place-right = Drie tegen twee: Hispania is van jou, en koopt jouw laken.
lesson-rattus-mercatus-landowner-place-else = Dat mag, maar kijk: in Germania heeft Groen drie blokjes. Daar zijn twee niet genoeg; in Hispania wel.

lesson-rattus-mercatus-trader = De Hanzekoopman
lesson-rattus-mercatus-trader-far = De Zwarte Dood staat naast Anglia, waar drie ratten bij je vijf blokjes liggen. De Hanzekoopman draagt zout: gebruik hem.
lesson-rattus-mercatus-trader-far-right = Hij verplaatst tot vijf blokjes van één regio naar een andere die zijn goed koopt, hoe ver ook.
lesson-rattus-mercatus-trader-from = Welke blokjes zijn in gevaar? Laat die vertrekken.
lesson-rattus-mercatus-trader-from-right = Vijf blokjes gaan aan boord.
lesson-rattus-mercatus-trader-from-else = Dat mag, maar kijk: vijf van je blokjes staan in Anglia, met drie ratten en de Zwarte Dood ernaast.
lesson-rattus-mercatus-trader-to = Hungaria en Italia kopen zout. Kies de regio zonder ratten.
lesson-rattus-mercatus-trader-to-right = Vijf blokjes zijn veilig, en je hebt nu de meeste in Hungaria, dat zout koopt.
lesson-rattus-mercatus-trader-to-else = Dat mag, maar kijk: in Italia ligt een rat. In Hungaria geen.

lesson-rattus-mercatus-shaman = De Sjamaan
lesson-rattus-mercatus-shaman-use = De derde kaart die een goed draagt: met vis erop verdeelt de Sjamaan de ratten van de regio’s die vis kopen, Gallia en Anglia. Gebruik hem.
lesson-rattus-mercatus-shaman-use-right = Zeg rat voor rat waar ze heen gaat; dan ben je klaar.
lesson-rattus-mercatus-shaman-send = Bij jouw blokjes in Anglia liggen drie ratten, bij die van Groen in Gallia geen. Stuur er een naar de overkant.
lesson-rattus-mercatus-shaman-send-right = Een gevaar minder voor jou, een meer voor Groen. Je had ze alle drie kunnen sturen.
lesson-rattus-mercatus-shaman-send-else = Dat mag, maar kijk: alle drie de ratten liggen nog bij jouw blokjes.

lesson-rattus-mercatus-deacon = Betalen of niet?
lesson-rattus-mercatus-deacon-move = Je hebt de Diaken, en kunt je van een rat vrijkopen. Stuur de Zwarte Dood naar Gallia, al staan je eigen blokjes daar.
lesson-rattus-mercatus-deacon-move-right = De rat toont M en de Kerk. Jij hebt de meeste blokjes, en de Diaken hoort bij de Kerk: dat zou twee blokjes kosten.
lesson-rattus-mercatus-deacon-pay = De eerste keer in een beurt kost het één munt, de tweede keer drie, de derde keer zes. Betaal je?
lesson-rattus-mercatus-deacon-pay-right = Eén munt redde twee blokjes. Bewaar je ze, dan zijn pas vijf munten één blokje waard.
lesson-rattus-mercatus-deacon-pay-else = Dat mag, maar kijk: je spaarde één munt uit en verloor twee blokjes. Vijf munten zijn er maar één waard.
