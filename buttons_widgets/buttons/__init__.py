"""BUTTONS: its rules, its exact analysis, and what shows it."""
