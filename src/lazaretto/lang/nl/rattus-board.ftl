# The board in a browser.

## The window onto a board

zoom = Zoomen
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Toon het hele bord
