"""How Button Up! is shown to people."""
