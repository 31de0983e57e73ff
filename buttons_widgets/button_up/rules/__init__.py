"""The rules of Button Up!: standard library only."""
