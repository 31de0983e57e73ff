"""The bots for Button Up!."""
