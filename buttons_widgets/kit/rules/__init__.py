"""What a game is to the kit: its states and moves, chance, names, plain bots. The standard library only."""
