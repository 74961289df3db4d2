# The board in a browser.

## The window onto a board

zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
