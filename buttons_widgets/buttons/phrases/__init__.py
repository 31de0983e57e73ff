"""How single things of BUTTONS are told: dice, colours, and what forbids a button."""
