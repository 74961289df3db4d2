# The words of Mercatus.

title-rattus-mercatus = Rattus met Mercatus

## Goods and cards

good-fish = vis
good-cloth = laken
good-wood = hout
good-salt = zout

card-lieutenant = Luitenant
card-treasurer = Schatmeester
card-pope = Paus
card-deacon = Diaken
card-assassin = Moordenaar
card-raider = Bandiet
card-hanseatic-trader = Hanzekoopman
card-swindler = Oplichter
card-grave-robber = Grafschenner
card-shaman = Sjamaan
card-landowner = Landeigenaar
card-brewer = Brouwer

card-lieutenant-text = Betaal 1, 3 of 6 munten om 1, 2 of 3 blokjes te plaatsen, allemaal in één regio naar keuze. In de laatste ronde hoogstens één blokje, voor één munt.
card-treasurer-text = Neem 2 munten uit de bank. Hetzelfde in de laatste ronde.
card-pope-text = Betaal 2 munten om één blokje uit je voorraad rechtstreeks in het paleis te plaatsen. Hetzelfde in de laatste ronde.
card-deacon-text = Als er na jouw verplaatsing van de Zwarte Dood een rat wordt getoond die je een blokje zou kosten, mag je betalen om eraan te ontkomen: 1 munt de eerste keer in een beurt, 3 de tweede, 6 de derde. In de laatste ronde mag je de Zwarte Dood één regio verplaatsen, de ratten daar tonen en op dezelfde manier betalen.
card-assassin-text = Je mag de Zwarte Dood tot twee regio’s ver verplaatsen; neem 1 munt voor elke rat die in jouw beurt een blokje van een andere speler doodt. In de laatste ronde mag je hem tot twee regio’s ver verplaatsen, de ratten daar tonen en op dezelfde manier munten nemen.
card-raider-text = Je mag de Zwarte Dood tot twee regio’s ver verplaatsen; daarna mag je een goed nemen dat open ligt, van de soort die de regio toont waar hij stopt. Hetzelfde in de laatste ronde, met alle goederen uit de voorraad.
card-hanseatic-trader-text = Er moet een goed op de kaart liggen. Verplaats tot 5 van je blokjes van één regio naar een andere, hoe ver ook, die de soort op de kaart toont. Hetzelfde in de laatste ronde.
card-swindler-text = Plaats een rattenfiche uit de voorraad ongezien in een regio met een blokje van jou en minder dan 3 ratten; daarna mag je een beschikbaar goed van de soort van die regio nemen. In de laatste ronde zijn alle goederen van de voorraad beschikbaar, en zonder ratten in de voorraad wordt er een van de gebruikte getrokken.
card-grave-robber-text = Voor elke rat die in jouw beurt een blokje van een andere speler doodt, mag je een goed nemen dat open ligt. In de laatste ronde mag je de Zwarte Dood één regio verplaatsen, de ratten daar tonen en op dezelfde manier elk goed uit de voorraad nemen.
card-shaman-text = Er moet een goed op de kaart liggen. Verdeel de rattenfiches van de regio’s die de soort op de kaart tonen ongezien opnieuw over diezelfde regio’s, nooit meer dan 3 in één regio. Hetzelfde in de laatste ronde.
card-landowner-text = Er moet een goed op de kaart liggen. Plaats twee blokjes in één regio die de soort op de kaart toont. Hetzelfde in de laatste ronde.
card-brewer-text = Neem nog een goed dat open ligt. In de laatste ronde elk goed uit de voorraad.

## What is asked

ask-draw_card = Het lot trekt een kaart.
ask-remove_good = Het lot haalt een goed uit het spel.
ask-show_good = Het lot legt een goed in een regio.
ask-put_good = Welk van je goederen leg je op de kaart?
ask-lieutenant-places = Luitenant: in welke regio plaats je blokjes?
ask-lieutenant-how_many = Luitenant: één blokje voor 1 munt, twee voor 3 of drie voor 6?
ask-deacon-pays = Diaken: betaal je om aan het zojuist getoonde fiche te ontkomen?
ask-raider-takes = Bandiet: neem je een goed van de regio van de Zwarte Dood?
ask-hanseatic_trader-from = Hanzekoopman: uit welke regio verplaats je blokjes?
ask-hanseatic_trader-to = Hanzekoopman: naar welke regio gaan ze?
ask-hanseatic_trader-how_many = Hanzekoopman: hoeveel blokjes verplaats je?
ask-swindler-places = Oplichter: in welke regio plaats je een rat?
ask-swindler-takes = Oplichter: neem je een goed van die regio?
ask-grave_robber-takes = Grafschenner: het fiche heeft een blokje van een ander gedood; welk goed neem je?
ask-shaman-takes = Sjamaan: welk rattenfiche gaat ergens anders heen, of ben je klaar?
ask-shaman-puts = Sjamaan: naar welke regio gaat het?
ask-landowner-places = Landeigenaar: in welke regio plaats je blokjes?
ask-landowner-how_many = Landeigenaar: hoeveel blokjes plaats je?
ask-brewer-takes = Brouwer: welk goed neem je?
ask-final_reveal = Laatste ronde: toon je de ratten in de regio van de Zwarte Dood?
open-take_good = neem een goed
open-put_good_on = leg een goed op een kaart

## What can be answered

choice-take_good = Neem { $good }
choice-leave_good = Neem geen goed
choice-put_good_on = Leg een goed op de kaart { $card }
choice-put_good = Leg { $good } erop
choice-pay =
    { $answer ->
        [yes] Betaal
       *[no] Betaal niet
    }
choice-reveal_rats =
    { $answer ->
        [yes] Toon ze
       *[no] Laat ze gedekt liggen
    }
choice-trader_from = Verplaats blokjes uit { $region }
choice-trader_to = Verplaats de blokjes naar { $region }
choice-swindle_in = Een rat in { $region }
choice-move_no_more = Verplaats geen ratten meer
choice-in_play = De kaart { $card } doet mee
choice-remove_good = { $good } gaat uit het spel
choice-shows = De regio toont { $good }

## What happens

event-good-taken = { $seat } neemt { $good }.
event-cards-in-play = De kaarten die meedoen: { $deck }.
event-goods-laid-out = Regio’s die { $good } kopen: { $regions }.
event-goods-turned-up = Opengelegd: { $goods }.
event-good-taken-by-card = { $seat } neemt { $good } met de kaart { $card }.
event-good-put-on-card = { $seat } legt { $good } op de kaart { $card }.
event-good-leaves-card = Het goed op de kaart { $card } gaat terug naar de voorraad: { $good }.
event-coins-earned =
    { $count ->
        [0] { $seat } krijgt niets voor de kaart { $card }: de bank is leeg.
        [one] { $seat } krijgt een munt uit de bank voor de kaart { $card }.
       *[other] { $seat } krijgt { $count } munten uit de bank voor de kaart { $card }.
    }
event-coins-paid =
    { $count ->
        [one] { $seat } betaalt een munt om de kaart { $card } te gebruiken.
       *[other] { $seat } betaalt { $count } munten om de kaart { $card } te gebruiken.
    }
event-cube-placed-in-palace = { $seat } plaatst een blokje in het paleis.
event-rat-returned = Een van de gebruikte ratten komt ongezien terug in { $region }.
event-sale =
    { $reason ->
        [game-is-over] Aan het eind wordt alle { $good } verkocht.
       *[supply-is-out] Er is geen { $good } meer in de voorraad, dus wordt alles verkocht.
    }
event-goods-sold =
    { $sold ->
        [0] { $seat } verkoopt niets van { $count } { $good }: { $seat } heeft in geen regio die dit goed koopt de meerderheid.
       *[other] { $seat } verkoopt { $sold } van { $count } { $good } voor { $coins } munten: 3 munten van elke regio die dit goed koopt en waar { $seat } de meerderheid heeft ({ $regions }).
    }

## Why not

reason-good-taken-already = Je hebt je goed van deze beurt al genomen.
reason-good-not-available = Er ligt geen { $good } open.
reason-good-not-in-supply = Er is geen { $good } in de voorraad.
reason-no-good-in-final-round = In de laatste ronde neem je alleen met een kaart een goed.
reason-no-good-available = Er is geen goed beschikbaar.
reason-region-shows-another-good = { $region } toont geen { $good }.
reason-no-good-held = Je hebt geen goed om erop te leggen.
reason-good-not-held = Je hebt geen { $good }.
reason-no-good-on-card = Er ligt geen goed op de kaart { $card }.
reason-good-of-card-not-there = { $region } toont geen { $good }, de soort op de kaart.
reason-no-region-with-good = Geen enkele regio toont { $good }.
reason-no-other-region-with-good = Geen andere regio toont { $good }.
reason-same-region = Dat is { $region }, waar het vandaan komt.
reason-too-few-coins =
    { $count ->
        [one] Dat kost een munt; je hebt er { $coins }.
       *[other] Dat kost { $count } munten; je hebt er { $coins }.
    }
reason-bank-empty = De bank is leeg.
reason-own-regions-full = In elke regio met een blokje van jou liggen al drie ratten.
reason-no-rat-in-supply = Er is geen rat om te plaatsen.
reason-no-rat-to-redistribute = Er zijn geen ratten te verdelen over regio’s die { $good } tonen.
reason-token-sent-already = Van die rat in { $region } heb je al gezegd waar die heen gaat.
reason-other-regions-full = De rat kan niet weg uit { $region }: naar elk van de andere regio’s gaan al drie ratten.
reason-region-would-overflow = In een regio zouden meer dan drie ratten liggen: verplaats er eerst andere.
reason-rats-must-be-revealed = Alleen met de Ridder of de Bandiet mogen de ratten gedekt blijven liggen.
reason-no-chivalry = Met { $count } spelers wordt minstens één kaart van de Ridderstand aangeraden, zodat geen deel van het bord veilig is voor de Zwarte Dood.

## The count and the options

points-coins = blokjes voor munten
option-cards = Kaarten die meedoen
option-cards-random = Zes willekeurige
option-cards-random-any = Zes willekeurige, ook zonder Ridderstand
option-cards-one-of-each-class = Eén willekeurige van elke klasse
option-cards-beginners = Beginners
option-cards-violent-times = Gewelddadige tijden
option-cards-aristocrats = Aristocraten

## The board in a terminal

# Face up and face down.
goods-in-supply = Goederen in de voorraad
good-on-card = op de kaart { $card }: { $good }
coins-held =
    { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }

## How the characters play

taste-rattus-mercatus-gaspard = Telt zijn munten, en betaalt niet graag.
taste-rattus-mercatus-odile = Blijft bij de ratten vandaan, en houdt iemand bij zich die haar blokjes kan redden.
taste-rattus-mercatus-lupo = Drijft de pest ver weg, naar waar de anderen het meest te verliezen hebben.
taste-rattus-mercatus-berta = Leeft voor de verkoop: neemt goederen, en haar blokjes gaan naar wie ze koopt.
taste-rattus-mercatus-corrado = Wil in elke regio een blokje van zichzelf.
taste-rattus-mercatus-griet = Verzamelt haar blokjes waar niemand er meer heeft.
taste-rattus-mercatus-anselm = Brengt zijn blokjes naar het paleis, desnoods voor munten.
taste-rattus-mercatus-wido = Bekijkt eerst de ratten, en bewaart blokjes voor later.
