"""The rules of BUTTONS, with the standard library only."""
