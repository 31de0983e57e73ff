"""Every word that a widget shows, in the language that somebody chose."""
