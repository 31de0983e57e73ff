"""What opens the kit from a terminal: `buttons-widgets lab` and `buttons-widgets play`."""
