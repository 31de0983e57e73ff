"""The exact analysis: chances, counts, and the solver."""
