"""What students hand in, and what a teacher sees of a class."""
