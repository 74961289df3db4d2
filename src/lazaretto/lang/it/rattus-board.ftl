# The board in a browser.

## The window onto a board

zoom = Ingrandimento
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutta la plancia
