"""How games of BUTTONS are kept: in files, and as codes to copy and paste."""
