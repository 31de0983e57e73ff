"""The coach: what it is asked, what it answers, and how it says so."""
