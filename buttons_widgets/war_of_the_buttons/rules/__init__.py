"""The rules of War of the Buttons: standard library only."""
