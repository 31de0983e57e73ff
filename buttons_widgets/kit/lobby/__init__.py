"""From the lobby to a table: who plays, which game goes on, and what `play()` shows."""
