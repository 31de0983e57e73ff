"""The puzzles of War of the Buttons."""
