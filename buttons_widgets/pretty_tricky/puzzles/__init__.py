"""The puzzles of Pretty Tricky."""
