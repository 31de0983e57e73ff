"""Tournaments: bots that play each other, and the table that comes of it."""
