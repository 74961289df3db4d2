# Wat er in de doos gedrukt staat: sets van onderdelen, in de terminal en op hun pagina.

components-lead = Niemand hier heeft elk fiche, elke grens en elke straat van een doos gelezen: een deel is gereconstrueerd. Heb je de doos, vul dan in wat de jouwe toont en speel ermee.
components-digest = vingerafdruk { $digest }
components-digest-hint = Sets die hetzelfde zeggen hebben dezelfde vingerafdruk, hoe ze ook heten.
components-reconstructed = gereconstrueerd: het past bij wat gepubliceerd is, maar niemand heeft het in een doos gezien
components-same = Beide sets zeggen hetzelfde.

## What a set says

components-part-token = Rattenfiches
components-part-region = Regio’s en hun buren
components-part-character = Ratten op de personages
components-part-square = Straten tussen de marktpleinen
components-field-limit = limiet
components-field-majority = M
components-field-all = A
components-field-class = klassen
components-field-land = over land
components-field-sea = over zee
components-field-rats = ratten
components-field-within = in dezelfde wijk
components-field-next = in de volgende wijk

## Sets of one’s own

components-name = Naam van de set
components-new = Nieuwe set
components-new-name = Mijn doos
components-open = Bestand openen
components-save = Opslaan als bestand
components-share = Link kopiëren
components-shared = Gekopieerd: wie de link opent krijgt de set.
components-delete = Verwijderen
components-delete-sure = Deze set uit je browser verwijderen?
components-play = Ermee spelen
components-kept = Wordt alleen in deze browser bewaard. Een bestand of een link brengt hem elders.
components-to-change = Je bekijkt de set die bij Lazaretto hoort. Begin een nieuwe set om hem te veranderen.
components-given = Je bekijkt de set van een tafel. Begin een nieuwe set om hem te veranderen.
components-good = Gecontroleerd: er kan mee gespeeld worden.
components-wrong = Zo kan er niet mee gespeeld worden: { $detail }
components-not-kept = Deze browser bewaart niets meer: sla de set op als bestand.

## Entering what a box shows

components-progress = Met de doos vergeleken: { $seen } van { $all }
components-seen = Ik heb dit met mijn doos vergeleken
components-token = Fiche { $token }
components-starting = Een startfiche, met de andere achterkant
components-limit = Limiet
components-majority = Symbolen voor de meerderheid (M)
components-all = Symbolen voor alle spelers (A)
components-classes = Klassen
components-next-token = Volgend fiche
components-map-hint = Kies een regio en dan een andere: er is een grens over land tussen hen, bij de volgende druk over zee, daarna geen.
components-neighbours-of = Buren van { $region }
components-no-border = geen grens
components-rats-hint = Hoeveel ratten toont elk personage?
components-streets-hint = Kies een marktplein van de wijk en dan een ander, daar of in de volgende wijk: een straat verschijnt of verdwijnt.
components-quarter = Een wijk
components-quarter-next = De volgende wijk, met de klok mee
components-from = Van { $square }

## Comparing

components-compare = Twee sets vergelijken
components-first = Eerste set
components-second = Tweede set
components-differ =
    { $count ->
        [one] Ze verschillen op één plek.
       *[other] Ze verschillen op { $count } plekken.
    }
components-what = Wat
