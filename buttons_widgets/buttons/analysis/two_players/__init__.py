"""A round of two players, solved as a game between them."""
