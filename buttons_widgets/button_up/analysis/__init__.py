"""The exact analysis of Button Up!."""
