"""Every word that a widget shows, in the chosen language."""
