# What all games share.

# Long words of names, with a hyphen wherever they may break.
hyphenation = Be-de-laars-ko-ning Bur-ge-mees-ter Gil-de-mees-ter Graf-schen-ner Han-ze-koop-man Kloos-ter-school Land-ei-ge-naar Moor-de-naar Nacht-wacht Re-si-den-tie Schat-mees-ter Ver-trou-we-ling

title-rattus = Rattus
title-notre-dame = Notre Dame

reason-not-possible = Dat kan nu niet.
reason-not-now = Eerst moet er iets anders worden beslist.
reason-game-over = Het spel is afgelopen.
reason-not-your-decision = { $seat } moet beslissen, niet jij.

colour-red = Rood
colour-green = Groen
colour-blue = Blauw
colour-yellow = Geel

option-start = Startspeler
option-start-random = Door loting

bot-human = Mens
bot-random = Till
bot-beginner = Colin
bot-greedy = Rufus
bot-easy = Agnes
bot-normal = Renaud
bot-expert = Isabeau
bot-master = Hildegard
bot-of-level = { $bot } ({ $level })

# How strong a bot is, and how it plays.
level-random = willekeurig
level-beginner = beginner
level-greedy = gulzig
level-easy = makkelijk
level-normal = normaal
level-expert = expert
level-master = meester
temper-random = Doet zomaar een zet die mag.
temper-beginner = Kijkt één zet vooruit, en schat die vaak verkeerd in.
temper-greedy = Neemt wat nu het beste lijkt en kijkt nooit vooruit.
temper-easy = Kijkt maar een paar zetten vooruit.
temper-normal = Kijkt vooruit en houdt rekening met wat de anderen kunnen doen.
temper-expert = Denkt lang na en kijkt ver vooruit.
temper-master = Neemt alle tijd die er is en kijkt verder dan wie ook.

# Opponents with a character; how each plays a title stands with the words of the title.
bot-gaspard = Gaspard
bot-odile = Odile
bot-lupo = Lupo
bot-berta = Berta
bot-corrado = Corrado
bot-griet = Griet
bot-anselm = Anselm
bot-wido = Wido
epithet-gaspard = de hamsteraar
epithet-odile = de voorzichtige
epithet-lupo = de onverschrokkene
epithet-berta = de rusteloze
epithet-corrado = de bouwer
epithet-griet = de trotse
epithet-anselm = de vrome
epithet-wido = de geduldige

terminal-welcome = Typ een nummer om te kiezen, ? voor hulp, q om te stoppen.
terminal-thinking = { $seat } denkt na …
terminal-curtain = { $seat } is aan de beurt: neem het toetsenbord over en druk op Enter.
terminal-keys = nummer: kiezen · u: ongedaan maken · w KEUZE: waarom niet? · r REGEL: lezen · l: verslag · b: bord · ?: hulp · q: stoppen
terminal-no-undo = Er valt niets ongedaan te maken: je hebt nog geen zet gedaan, of het lot, een geheim of een andere speler kwam ertussen.
terminal-no-file = Na s hoort de naam van een bestand.
terminal-unknown = { $meant ->
    [none] Niets heet { $typed }. Dit kan nu:
   *[other] Niets heet { $typed }. Bedoel je { $meant }? Dit kan nu:
}
terminal-number = Typ een nummer van 1 tot en met { $count }.
terminal-possible = Dat kan nu wel.
terminal-no-rule = Er is geen regel { $rule }.
terminal-help =
    Met een nummer kies je uit de lijst; met de tekst aan het eind van de regel kan het ook.
    u maakt je laatste zet ongedaan, zolang sindsdien niemand iets te weten is gekomen en het lot niet heeft beslist.
    w { $choice } zegt of dat kan en zo niet, waarom; r { $rule } toont een regel.
    l toont het verslag, b opnieuw het bord, p de stelling als één regel tekst, s BESTAND bewaart het spelverloop, q stopt.

notice-your-turn-subject = { $title }: jij bent aan de beurt
notice-your-turn = Jij bent aan de beurt aan tafel { $table } ({ $title }).
notice-mail =
    Hallo { $person },

    { $text }
    { $url }

    Je krijgt deze e-mail omdat je erom hebt gevraagd. In je instellingen op de site zet je hem uit.

sign-in-subject = Inloggen bij Lazaretto
sign-in-mail =
    Hallo { $person },

    met deze link log je één keer in, binnen een half uur:

    { $url }

    Heb je er niet om gevraagd, dan hoef je niets te doen.

confirm-subject = Bevestig je e-mailadres
confirm-mail =
    Hallo { $person },

    deze link bevestigt dat dit adres van jou is. Hij werkt een dag:

    { $url }

    Heb je er niet om gevraagd, dan kun je deze e-mail negeren: er komt geen andere.
