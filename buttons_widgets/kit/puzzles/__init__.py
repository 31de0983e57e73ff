"""Puzzles of any game: what a puzzle is, packs of them, progress, and the widgets around them."""
