"""Dice: how their faces are drawn, and the tray in which they roll."""
