"""Puzzles of Button Up!: five themes for the kit's machinery."""
