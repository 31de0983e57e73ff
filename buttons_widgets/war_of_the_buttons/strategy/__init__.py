"""Bots for War of the Buttons."""
