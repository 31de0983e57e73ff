"""How a bot is asked for its move: in a thread, or in a process of its own."""
