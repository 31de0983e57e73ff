"""What every game shares: the game protocol, dice, records, languages, and the table.

Nothing in this folder names a game.
"""
