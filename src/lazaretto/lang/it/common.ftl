# What all games share.

title-rattus = Rattus

reason-not-possible = Ora non è possibile.
reason-not-now = Ora ti si chiede altro.
reason-game-over = La partita è finita.
reason-not-your-decision = Deve decidere { $seat }, non tu.

option-start-random = A sorte

bot-random = Casuale
bot-greedy = Avido
