"""The backward pass of the exact analysis: every set of buttons, supersets first."""
