"""How matches of Button Up! are written down."""
