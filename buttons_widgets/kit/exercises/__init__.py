"""A course: its exercises, their cards, and what a student did."""
