"""BUTTONS: its rules, its exact analysis, and how it is shown."""
