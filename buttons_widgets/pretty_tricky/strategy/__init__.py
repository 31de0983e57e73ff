"""How Pretty Tricky is played: the bots, and whole games between them by the ten thousand."""
