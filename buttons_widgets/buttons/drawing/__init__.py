"""How a board is drawn: what it shows, the pieces it is drawn from, and the static picture."""
