"""Games as environments for agents in training."""
