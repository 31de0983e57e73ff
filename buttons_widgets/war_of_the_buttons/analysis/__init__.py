"""The exact analysis of War of the Buttons: what dice offer, and what can become of a turn."""

from . import chances as chances
