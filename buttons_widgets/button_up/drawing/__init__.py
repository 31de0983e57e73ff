"""Pictures of Button Up!: plain SVG, from the standard library only."""
