"""Players that decide by themselves."""
