"""The themes of BUTTONS' puzzles: each asks, judges, hints, explains, and makes new ones."""
