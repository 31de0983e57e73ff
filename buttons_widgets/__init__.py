"""BUTTONS in Jupyter."""
