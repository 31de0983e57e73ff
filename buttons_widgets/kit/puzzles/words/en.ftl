# What the puzzle widgets say in every game.

puzzle-check = Check

# One puzzle

# The book, progress, the daily puzzle

# The editor

# Worksheets
