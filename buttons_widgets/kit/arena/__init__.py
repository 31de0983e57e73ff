"""Where players are measured: tournaments, the review of a game, and environments for agents in training."""
