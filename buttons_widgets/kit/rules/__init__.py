"""What a game is to the kit: states and moves, chance, names, history, notation, errors, a plain bot. Python alone."""
