"""The exact analysis of Pretty Tricky: what a roll offers, and the left half played alone."""
