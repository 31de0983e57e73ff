"""A course: exercises that are posed to a student, marked at once, and kept."""
