"""What students hand in, what a teacher sees of a class, and pages of paper."""
