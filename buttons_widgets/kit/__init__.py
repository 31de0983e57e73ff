"""What every game of the kit shares: the game protocol, dice, records, languages, and the table's machinery.

Nothing in this folder names a game.
"""
