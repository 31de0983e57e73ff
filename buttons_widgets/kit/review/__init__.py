"""A finished game, gone through decision by decision."""
