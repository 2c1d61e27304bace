"""How older databases become today's, one step at a time."""
